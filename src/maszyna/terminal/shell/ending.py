"""Ended from outside: whoever does that gets the terminal back as it was, and exit code 143."""

import atexit
import signal
import sys
import threading
from contextlib import suppress
from typing import Final

ENDED: Final = 128 + signal.SIGTERM
ONCE_MORE: Final = 1.0  # seconds


def end_by_signal() -> None:
    """From now on SIGTERM is an ordinary exit.

    The prompt restores the terminal on its way out, unless the signal falls just into its change; so that is done
    again at the very end. Python ignores an exit that falls into the clearing away of an object; so it is tried again
    a second later.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        return
    import termios

    found = termios.tcgetattr(sys.stdin) if sys.stdin.isatty() else None

    def end(_number: int, _frame: object) -> None:
        signal.setitimer(signal.ITIMER_REAL, ONCE_MORE)
        sys.exit(ENDED)

    def give_back() -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        if found is not None:
            with suppress(termios.error):  # the terminal may be gone
                termios.tcsetattr(sys.stdin, termios.TCSANOW, found)

    atexit.register(give_back)
    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGALRM, end)
