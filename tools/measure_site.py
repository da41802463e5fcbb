"""How long the site takes to its first Automa turn, what it transfers and what memory it needs.

    python -m tools.measure_site site [--times 3]

Each time in a fresh profile: cold (nothing is there), warm (everything is in the cache of the service worker) and
offline (the host is stopped). From the navigation to the answer of the Automa's first turn at a new table.
"""

import argparse
import gzip
import os
import sys
import threading
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright
from tools.browser import found

from maszyna.commands.serve_site import SiteServer, site_server

PATIENCE = 300_000  # milliseconds
TURN = """async () => {
    const { store } = await import(new URL("base/store.js", document.baseURI).href);
    const ask = (path, body) => store.port.request("POST", `/api/${path}?lang=en`, body);
    const seats = [{ faction: "crimea", mat: "innovative" }, { player: "automa", faction: "saxony" }];
    const made = await ask("games", { kind: "scythe-table", setup: { seats }, seed: 7 });
    const found = await ask(`games/${made.document.id}/actions`, { revision: 0, actions: ["automa"] });
    return [found.status, performance.now()];
}"""


def running(folder: Path, port: int = 0) -> SiteServer:
    server = site_server(folder, "127.0.0.1", port)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def first_turn(page: Page, address: str) -> float:
    """Seconds from the navigation to the answer."""
    page.goto(address, timeout=PATIENCE)
    page.locator("#app").wait_for()
    status, milliseconds = page.evaluate(TURN)
    if status != 200:
        raise SystemExit(f"the Automa's turn was answered with {status}")
    return float(milliseconds) / 1000


def one_round(browser: Browser, folder: Path) -> dict[str, float]:
    server = running(folder)
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    times = {"cold": first_turn(page, address)}
    times["memory"] = renderer_memory(browser)
    while not page.evaluate("Boolean(navigator.serviceWorker.controller)"):
        time.sleep(0.2)
    page.goto("about:blank")
    times["warm"] = first_turn(page, address)
    server.shutdown()
    server.server_close()
    page.goto("about:blank")
    times["offline"] = first_turn(page, address)
    context.close()
    return times


def renderer_memory(browser: Browser) -> float:
    """Megabytes of the largest page process."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    pages = os.sysconf("SC_PAGE_SIZE")
    sizes = [
        int(Path(f"/proc/{one['id']}/statm").read_text().split()[1]) * pages
        for one in processes
        if one["type"] == "renderer"
    ]
    return max(sizes) / 1e6


def transfer(folder: Path) -> tuple[float, float]:
    """Megabytes of all files, and as a host compresses them."""
    contents = [path.read_bytes() for path in folder.rglob("*") if path.is_file()]
    return sum(map(len, contents)) / 1e6, sum(len(gzip.compress(one, 6)) for one in contents) / 1e6


def main() -> None:
    reader = argparse.ArgumentParser(description="Measure the site that `make site` has written.")
    reader.add_argument("folder", type=Path)
    reader.add_argument("--times", type=int, default=3)
    asked = reader.parse_args()
    plain, compressed = transfer(asked.folder)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found())
        rounds = [one_round(browser, asked.folder) for _ in range(asked.times)]
    lines = [f"{name}: {median(one[name] for one in rounds):.1f} s" for name in ("cold", "warm", "offline")]
    lines.append(f"memory of the page: {median(one['memory'] for one in rounds):.0f} MB")
    lines.append(f"files: {plain:.1f} MB, compressed {compressed:.1f} MB")
    lines.append(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
