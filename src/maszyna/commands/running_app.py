"""The app that serves this user's games already: its address stands in the data folder while it runs.

The address holds the owner's token, so only the user may read the file. A file that a killed app has left behind names
an address where nobody answers to that token.
"""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.parse import urlsplit, urlunsplit
from urllib.request import ProxyHandler, Request, build_opener

from maszyna.storage.files import home

FILE: Final = "running-app.json"
PATIENCE: Final = 1.0  # seconds for an answer on the own machine
MOST_BYTES: Final = 2000


def announce(address: str) -> None:
    """This process serves the user's games; a folder that cannot be written only costs a second start its shortcut."""
    with suppress(OSError):
        path = home() / FILE
        path.unlink(missing_ok=True)
        with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:
            json.dump({"address": address, "process": os.getpid()}, file)


def retract() -> None:
    """This process no longer does; another one may have announced itself meanwhile."""
    path = home() / FILE
    if read(path).get("process") == os.getpid():
        with suppress(OSError):
            path.unlink()


def running_address() -> str | None:
    """Where the app answers its owner now, if it does."""
    address = read(home() / FILE).get("address")
    return address if isinstance(address, str) and answers(address) else None


def read(path: Path) -> dict[str, object]:
    try:
        found = json.loads(path.read_text(encoding="utf-8")[:MOST_BYTES])
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def answers(address: str) -> bool:
    """Whether an app takes the token of this address; nobody outside this machine is asked."""
    parts = urlsplit(address)
    token = parts.query.partition("token=")[2]
    asked = Request(
        urlunsplit((parts.scheme, parts.netloc, "/api/games", "", "")), headers={"Authorization": f"Bearer {token}"}
    )
    try:
        with build_opener(ProxyHandler({})).open(asked, timeout=PATIENCE) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError, ValueError):
        return False
