"""How soon the first page can be used: `python -m tools.first_page` starts a server and a browser on loopback.

Once with an empty cache and once more, several times; in seconds from the address to the list of starts.
"""

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tools.browser import get
from tools.served import TOKEN, Served

PHONE = {"width": 390, "height": 844}
READY = "[data-start]"


def seconds(page: Page, address: str | None) -> float:
    """To an address, or to the same one again."""
    started = time.perf_counter()
    if address is None:
        page.reload(wait_until="commit")
    else:
        page.goto(address, wait_until="commit")
    page.locator(READY).first.wait_for()
    return time.perf_counter() - started


def measured(address: str, chromium: str, times: int) -> dict[str, Any]:
    fresh, again = [], []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for _ in range(times):
            context = browser.new_context(viewport=PHONE, locale="en")  # type: ignore[arg-type]
            page = context.new_page()
            fresh.append(seconds(page, f"{address}/?token={TOKEN}#/"))
            again.append(seconds(page, None))
            context.close()
        browser.close()
    return {"empty_cache": summary(fresh), "again": summary(again)}


def summary(found: list[float]) -> dict[str, float]:
    ordered = sorted(found)
    return {"median": round(ordered[len(ordered) // 2], 2), "slowest": round(ordered[-1], 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=7)
    parser.add_argument("--python", default=sys.executable, help="the Python that has the build to be measured")
    wished = parser.parse_args()
    chromium = get()
    if chromium is None:
        sys.exit("no Chromium could be found or installed")
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder), wished.python)
        served.start()
        try:
            found = measured(f"http://127.0.0.1:{served.port}", chromium, wished.times)
            sys.stdout.write(json.dumps(found, indent=1) + "\n")
        finally:
            served.kill()


if __name__ == "__main__":
    main()
