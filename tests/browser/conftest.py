"""A server of its own and a real Chromium; where there is no browser the tests fail with the reason."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.asking import TOKEN, Api
from tools.browser import found

SIZES = {"small": (360, 640), "phone": (390, 844), "tablet": (820, 1180), "desktop": (1280, 800)}
START = 30.0  # seconds

# The client is the same in both builds: it is driven once, against the sources.
collect_ignore_glob = ["test_*.py"] if os.environ.get("MASZYNA_TEST_BUILD") == "compiled" else []


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where ``maszyna play`` serves, with a data folder of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    home = tmp_path_factory.mktemp("home")
    command = [sys.executable, "-m", "maszyna", "play", "--port", str(port), "--token", TOKEN, "--no-browser"]
    log = (home / "server.log").open("wb")
    server = subprocess.Popen(command, env=os.environ | {"MASZYNA_HOME": str(home)}, stdout=log, stderr=log)
    base = f"http://127.0.0.1:{port}"
    try:
        wait_for(base, server, home / "server.log")
        yield base
    finally:
        server.terminate()
        server.wait(10)
        log.close()


def wait_for(base: str, server: "subprocess.Popen[bytes]", log: Path) -> None:
    until = time.monotonic() + START
    while time.monotonic() < until:
        try:
            if httpx.get(f"{base}/api/health").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
        if server.poll() is not None:
            break
    pytest.fail(f"the server does not answer: {log.read_text()}")


@pytest.fixture
def api(address: str) -> Iterator[Api]:
    with httpx.Client(base_url=f"{address}/api/", headers={"Authorization": f"Bearer {TOKEN}"}) as client:
        yield Api(client)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = found()
    if path is None:
        pytest.fail("no Chromium: install one (Debian: apt-get install chromium) or run python -m tools.browser")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield started
        started.close()


Opener = Callable[..., Page]


@pytest.fixture
def opened(browser: Browser, address: str) -> Iterator[Opener]:
    """Opens a page of the app, as ``opened("phone", "uk", "#/settings", dark=True)``; its errors fail the test."""
    contexts = []
    errors: list[str] = []

    def open_page(size: str = "phone", lang: str = "en", route: str = "#/", **options: Any) -> Page:
        width, high = SIZES[size]
        touch = size in ("small", "phone")
        context = browser.new_context(
            viewport={"width": width, "height": high}, locale=lang, has_touch=touch, reduced_motion="reduce",
            color_scheme="dark" if options.get("dark") else "light",
        )  # fmt: skip
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(8000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if is_fault(said) else None)
        query = "" if options.get("stranger") else f"?token={TOKEN}"
        page.goto(f"{address}/{query}{route}")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not errors


def is_fault(said: Any) -> bool:
    """Whether the console tells of an error; refusals (4xx) and what a test cuts off are none."""
    return said.type == "error" and not any(text in said.text for text in ("status of 4", "net::ERR_FAILED"))
