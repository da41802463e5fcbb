"""A save goes from the phone to the terminal, on to a server and back to the phone, and the game goes on everywhere."""

import json
from pathlib import Path
from random import Random

from playwright.sync_api import BrowserContext
from tests.browser.asking import ServerApi
from tests.browser.site_host import DIGITAL, Host, ask, new_game, open_home, options
from tests.terminal.pseudo import Terminal, play_on


def test_a_save_moves_between_phone_terminal_and_server(
    visited: tuple[BrowserContext, Host], address: str, tmp_path: Path
) -> None:
    context, host = visited
    page = context.new_page()
    open_home(page, host)
    game = new_game(page, DIGITAL)
    body = {"revision": 0, "actions": options(game["view"])[:1]}
    assert ask(page, "POST", f"games/{game['id']}/actions", body)["status"] == 200
    page.goto(f"{host.address}#/g/{game['id']}/share")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    phone = tmp_path / "phone.json"
    download.value.save_as(phone)
    begun = json.loads(phone.read_text())["actions"]
    assert begun == body["actions"]

    typed = tmp_path / "typed.json"
    with Terminal(tmp_path, "scythe", "play", "--load", str(phone), "--no-map") as terminal:
        play_on(terminal, Random(1), terminal.wait(), 6)
        terminal.type(f"save {typed}")
    played = json.loads(typed.read_text())["actions"]
    assert played[:1] == begun and len(played) == 7

    server = ServerApi(address)
    opened = server.asked("POST", "games", {"save": json.loads(typed.read_text())}, 201)
    server.act(opened["id"], options(opened["view"])[0])
    served = server.save(opened["id"])
    server.close()
    assert served["actions"][:7] == played and len(served["actions"]) > 7
    back = tmp_path / "back.json"
    back.write_text(json.dumps(served))

    page.goto(f"{host.address}#/mine")
    page.locator("input[type=file]").set_input_files(back)
    page.locator("#question").wait_for()
    newest = ask(page, "GET", "games")["document"]["games"][0]["id"]
    found = ask(page, "GET", f"games/{newest}/save")["document"]
    assert (found["setup"], found["seed"], found["actions"]) == (served["setup"], 7, served["actions"])
