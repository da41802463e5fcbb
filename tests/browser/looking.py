"""What a page shows, compared with the engine's own position of the same game."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

from tests.browser.asking import Api
from tests.browser.person import Person

from maszyna.games import SCYTHE
from maszyna.kernel.packed_counts import total
from maszyna.kernel.save import read
from maszyna.pictures.screen.piece_list import pieces
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS

WAITING = {"go-on", "confirm", "curtain"}  # acts of sheets that ask nothing of the engine


class Engine:
    """The game by the engine alone, from its save: only what is new since the last time is said again."""

    def __init__(self, api: Api, game: str) -> None:
        self.api = api
        self.id = game
        self.said: list[str] = []
        self.record: Any = None

    def game(self) -> Scythe:
        save = read(self.api.save(self.id))
        if self.record is None or save.actions[: len(self.said)] != self.said:
            self.record, self.said = SCYTHE.begin(save), []
        for text in save.actions[len(self.said) :]:
            self.record.take(text)
        self.said = list(save.actions)
        return cast(Scythe, self.record.game)


def asked(person: Person) -> bool:
    return bool(person.view["decision"]) and not WAITING & set(person.acts())


def check_options(person: Person) -> None:
    """The page offers every option of the view, and no other."""
    if not asked(person):
        return
    decision = person.view["decision"]
    if decision["kind"] == "section" and person.seen["selected"]:
        person.tap(".act.back")  # a move that was begun before a section was chosen is put away
    wanted = {option["action"] for option in decision["options"]}
    shown = person.shown_actions()
    assert shown == wanted, (decision["kind"], shown ^ wanted, person.seen["acts"], person.seen["selected"])
    assert set(person.seen["actions"]) <= wanted
    if decision["widget"] == "place":
        assert set(person.seen["marked"]) == {option["at"]["place"] for option in decision["options"] if option["at"]}


def check_position(person: Person, game: Scythe) -> None:
    """Options, pieces, coins and cards on the page are those of the engine."""
    view = person.view
    if view["decision"]:
        assert [option["action"] for option in view["decision"]["options"]] == game.legal_texts()
    drawn = dict(person.seen["pieces"])
    expected = {str(one["key"]): (one["x"], one["y"]) for one in pieces(game.position, view["lang"])}
    assert drawn.keys() == expected.keys(), (drawn.keys() ^ expected.keys(), view["decision"]["kind"])
    for key, (x, y) in expected.items():
        assert [float(part) for part in re.findall(r"-?[\d.]+", drawn[key])] == [x, y], key
    if view["you"] and asked(person):
        own = next(seat for seat in game.position.seats if FACTIONS[seat.faction] == view["you"])
        shown = dict(person.seen["strip"])
        if shown:
            assert shown["power"] == str(own.power)
            assert shown["popularity"] == str(own.popularity)
            assert shown["coins"] == str(own.coins)
            assert shown["stars"] == str(own.stars)
            assert shown["cards"] == str(total(own.hand))


def replayed(save: Path) -> Any:
    """What the command makes of a downloaded save."""
    command = [sys.executable, "-m", "maszyna", "scythe", "replay", str(save), "--json"]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def check_end(person: Person, game: str, folder: Path) -> None:
    """The scores on the page of the end are those of the save that is downloaded there."""
    page = person.page
    page.goto(page.url.split("#")[0] + f"#/g/{game}/end")
    page.locator("table.scores").wait_for()
    with page.expect_download() as download:
        page.locator("[data-save]").click()
    file = folder / "save.json"
    download.value.save_as(file)
    found = replayed(file)
    totals = page.locator("tr.total-row td").all_inner_texts()
    assert sorted(int(text.split()[0]) for text in totals) == sorted(score["total"] for score in found["scores"])
