"""The Chromium that drives the client: one that is there, else Debian's package, else Playwright's own.

``python -m tools.browser`` gets one and prints where it is; it ends with the reason where none can be had.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def found() -> str | None:
    """Where a Chromium is, if there is one."""
    named = os.environ.get("MASZYNA_CHROMIUM")
    for name in [named] if named else NAMES:
        path = shutil.which(name)
        if path:
            return path
    own = playwrights_own()
    return str(own) if own.exists() else None


def playwrights_own() -> Path:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def get() -> str | None:
    """The same, after trying to install one."""
    path = found()
    if path:
        return path
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "--yes", "--quiet", "chromium"], check=False)
        path = found()
    if not path:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
        path = found()
    return path


def main() -> int:
    path = get()
    sys.stdout.write(f"{path or 'no Chromium could be found or installed; the browser tests will fail'}\n")
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
