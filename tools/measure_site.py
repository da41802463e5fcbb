"""How long the site takes to its first Automa turn, what it transfers and what memory it needs.

    python -m tools.measure_site site [--times 3] [--slower 4]

Each time in a fresh profile: cold (nothing is there), again (everything is in the cache of the service worker, Python
starts from its beginning), warm (Python takes up its kept memory) and offline (the same, the host is stopped). From the
navigation to the answer of the Automa's first turn at a new table, by the clock and in processor time of the page (a
busy machine changes that less), and to the first picture. ``--slower`` makes the thread of the page that much slower.
"""

import argparse
import gzip
import os
import sys
import threading
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright
from tools.browser import found

from maszyna.commands.serve import SiteServer, site_server

PICTURE = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
# Whether the memory of Python is kept for the next start; and that it is not.
KEPT = """new Promise((done) => {
    const opening = indexedDB.open("maszyna start", 1);
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = () => done(false);
    opening.onsuccess = () => {
        const asked = opening.result.transaction("about").objectStore("about").getAll();
        asked.onsuccess = () => { opening.result.close(); done(asked.result.some((one) => one.there)); };
    };
})"""
FORGET = """new Promise((done) => { indexedDB.deleteDatabase("maszyna start").onsuccess = () => done(null); })"""
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


class Measured:
    """One profile from its first visit on."""

    def __init__(self, browser: Browser, folder: Path, slower: float) -> None:
        self.browser = browser
        self.server = running(folder)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/"
        self.context = browser.new_context()
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.figures: dict[str, float] = {}
        self.context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", {"rate": slower})

    def start(self, name: str) -> None:
        """Seconds from the navigation to the first picture and to the Automa's first turn."""
        self.page.goto("about:blank")
        before = page_processes(self.browser)
        self.page.goto(self.address, timeout=PATIENCE)
        self.page.locator("#app").wait_for()
        status, milliseconds = self.page.evaluate(TURN)
        if status != 200:
            raise SystemExit(f"the Automa's turn was answered with {status}")
        self.figures[name] = float(milliseconds) / 1000
        self.figures[f"{name}, first picture"] = float(self.page.evaluate(PICTURE)) / 1000
        after = page_processes(self.browser)
        self.figures[f"{name}, processor"] = sum(after[one] - before.get(one, 0) for one in after)
        self.figures[f"{name}, memory"] = largest(after)
        sys.stderr.write(f"{name}: {self.figures[name]:.2f} s\n")

    def until(self, expression: str) -> None:
        while not self.page.evaluate(expression):
            time.sleep(0.2)

    def stop_host(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def one_round(browser: Browser, folder: Path, slower: float) -> dict[str, float]:
    profile = Measured(browser, folder, slower)
    profile.start("cold")
    profile.until("Boolean(navigator.serviceWorker.controller)")
    profile.until(KEPT)
    profile.page.evaluate(FORGET)
    profile.start("again")
    profile.until(KEPT)
    profile.start("warm")
    profile.stop_host()
    profile.start("offline")
    profile.context.close()
    return profile.figures


def page_processes(browser: Browser) -> dict[int, float]:
    """Processor seconds of the processes that show pages."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return {one["id"]: one["cpuTime"] for one in processes if one["type"] == "renderer"}


def largest(processes: dict[int, float]) -> float:
    """Megabytes of the largest of them."""
    pages = os.sysconf("SC_PAGE_SIZE")
    return max(int(Path(f"/proc/{one}/statm").read_text().split()[1]) * pages for one in processes) / 1e6


def transfer(folder: Path) -> tuple[float, float]:
    """Megabytes of all files, and as a host compresses them."""
    contents = [path.read_bytes() for path in folder.rglob("*") if path.is_file()]
    return sum(map(len, contents)) / 1e6, sum(len(gzip.compress(one, 6)) for one in contents) / 1e6


def main() -> None:
    reader = argparse.ArgumentParser(description="Measure the site that `make site` has written.")
    reader.add_argument("folder", type=Path)
    reader.add_argument("--times", type=int, default=3)
    reader.add_argument("--slower", type=float, default=1)
    asked = reader.parse_args()
    plain, compressed = transfer(asked.folder)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found())
        rounds = [one_round(browser, asked.folder, asked.slower) for _ in range(asked.times)]
    lines = []
    for name in rounds[0]:
        unit = "MB" if name.endswith("memory") else "s"
        figures = sorted(one[name] for one in rounds)
        lines.append(f"{name}: {median(figures):.2f} {unit} ({figures[0]:.2f}-{figures[-1]:.2f})")
    lines.append(f"files: {plain:.1f} MB, compressed {compressed:.1f} MB")
    lines.append(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
