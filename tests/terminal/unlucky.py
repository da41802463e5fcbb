"""The command ended at the worst moment: the prompt does not restore the terminal, and the way out is slow."""

import atexit
import time

from prompt_toolkit.input.vt100 import raw_mode

from maszyna.cli import main
from maszyna.terminal.shell import prompt


def leave_it_raw(_mode: raw_mode, *_: object) -> None:
    """As when the signal falls just into it."""


if __name__ == "__main__":
    raw_mode.__exit__ = leave_it_raw  # type: ignore[method-assign]
    prompt.ONCE_MORE = 0.1  # type: ignore[misc]
    atexit.register(time.sleep, 1.0)
    main()
