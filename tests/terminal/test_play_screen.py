"""What stands before a decision: resources, costs, both sides of a fight, what waits on the way; the games kept."""

import json
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from tests.console import program
from tests.scythe.campaign import march
from tests.scythe.props import have
from tests.scythe.scene import Scene
from tests.terminal.pseudo import Terminal, options, play_on

from maszyna.games import SCYTHE, SCYTHE_TABLE
from maszyna.kernel.events import Event
from maszyna.players.random_player import choose, random_dice
from maszyna.scythe.events import TRACKER_MOVED
from maszyna.scythe.facts.star_cards import levels
from maszyna.speech.scythe.screens.screen_texts import screen_texts
from maszyna.speech.scythe.texts import scythe_texts
from maszyna.terminal.scythe.play.partial_answer import PartialAnswer
from maszyna.terminal.scythe.play.play import DisplayOptions, GamePlay
from maszyna.terminal.shell.prompt import Prompt


def shown(scene: Scene, lang: str = "en") -> str:
    out = Console(width=100, color_system=None)
    play = GamePlay(
        out, Prompt(screen_texts(lang)), scythe_texts(lang), screen_texts(lang), DisplayOptions(show_map=False)
    )
    play.partial_answer = PartialAnswer(scene.game)
    with out.capture() as captured:
        play.show_decision(scene.game)
    return captured.get()


def test_resources_and_costs_stand_over_a_turn(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "play", "--yes", "--seed", "2", "--no-map", columns=100) as terminal:
        first = " ".join(terminal.wait().split())
        assert "Resources: food 0" in first and "Bottom row: " in first and "Upgrade: pay" in first
        assert "36 Cra" not in terminal.type("map 99") and "no territory" in terminal.screen()
        assert "Answer" not in terminal.type("mats") and "Faction ability" in terminal.screen()


def test_a_fight_shows_both_sides_and_a_way_what_waits_there() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 23)
    scene.put("crimea", "mech", 30)
    scene.deal("saxony", 2, 5)
    scene.deal("crimea", 3, 3, 4)
    have(scene, "saxony", power=3)
    have(scene, "crimea", power=9)
    scene.begin("saxony")
    scene.say("section move", "move units", "mech 23")
    assert "⚔ combat" in next(line for line in shown(scene).splitlines() if " 30 " in f"{line} " and "tundra" in line)
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 23, 23)
    scene.put("crimea", "mech", 30)
    scene.deal("saxony", 2, 5)
    scene.deal("crimea", 3, 3, 4)
    have(scene, "saxony", power=3)
    have(scene, "crimea", power=9)
    march(scene, "saxony", "mech 23", "to 30", "mech 23", "to 30")
    text = shown(scene)
    assert "Saxony: power 3/16 · combat cards 2 (2, 5)" in text
    assert "Crimea: power 9/16 · combat cards 3" in text and "3, 3, 4" not in text


def test_an_upgrade_says_what_the_action_costs_then() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34)
    scene.lay(34, oil=9)
    scene.begin("saxony")
    mat = scene.seat("saxony").mat
    assert mat >= 0
    for section in ("section bolster", "section move", "section trade", "section produce"):
        twin = scene.game.copy()
        try:
            twin.apply(twin.parse(section))
        except Exception:
            continue
        for _ in range(40):
            if twin.decision_kind() == "box":
                said = scythe_texts("en").label(twin, twin.options()[0])
                assert "→" in said and said.startswith("cheaper: ")
                return
            if twin.decision_kind() == "section":
                break
            twin.apply(twin.options()[-1])
    pytest.fail("no upgrade was reached")


def test_the_automa_says_both_powers_its_combat_table_and_when_water_opens() -> None:
    texts = scythe_texts("en")
    found: set[str] = set()
    for seed in range(40):
        record = SCYTHE.new({"seats": [{}, {"player": "automa"}]}, seed)
        chance = random_dice(seed)
        while not record.game.is_over() and len(found) < 3:
            events = record.play(choose(record.game, chance)).events
            for number in range(len(events)):
                said = " ".join(texts.remarks(record.game.position, record.game.hidden, events, number))
                found |= {key for key in ("asks for", "Combat table", "cross rivers") if key in said}
    assert found == {"asks for", "Combat table", "cross rivers"}


def test_water_opens_only_on_the_space_after_the_last_dry_one() -> None:
    game = SCYTHE.new({"seats": [{}, {"player": "automa"}]}, 1).game
    automa = next(seat for seat, own in enumerate(game.position.seats) if own.player)
    dry = levels()[game.automa(automa).level].dry_until
    opens = [
        space
        for space in range(1, 19)
        if scythe_texts("uk").remarks(game.position, game.hidden, [Event(TRACKER_MOVED, automa, space, 0, 0)], 0)
    ]
    assert opens == [dry + 1]


def test_undo_so_many_language_and_games_by_name(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "play", "--yes", "--seed", "21", "--no-map") as terminal:
        first = terminal.wait()
        play_on(terminal, Random(3), first, 6)
        assert "1 to 6" in terminal.type("undo 7") and "1 to 6" in terminal.type("undo x")
        assert terminal.type("undo 6").count("Undone") == 6
        assert options(terminal.type("")) == options(first)
        assert "секцію" in terminal.type("lang uk")
        assert options(terminal.type("language en")) == options(first)
        assert "section" in terminal.type("")
        terminal.type("save my first")
        assert (tmp_path / "games" / "my first.json").exists()
        listed = terminal.type("saves")
        assert "my first" in listed and ".going" in listed
        assert "is loaded" in " ".join(terminal.type("load my first").split())
        assert "is loaded" in " ".join(terminal.type("load 1").split())
        terminal.send("quit\r")
        assert terminal.end() == 0


@pytest.fixture
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MASZYNA_HOME", str(tmp_path))


@pytest.mark.usefixtures("_home")
def test_the_logbook_of_app_and_terminal(tmp_path: Path) -> None:
    from maszyna.app.base.storage import GameRow
    from maszyna.app.game.readings import meta_of
    from maszyna.app.kinds import restored
    from maszyna.kernel.save import parse
    from maszyna.server.database import open_database

    games = tmp_path / "games"
    games.mkdir()
    for seed, ending in ((3, ".json"), (4, ".going.json")):
        record = SCYTHE.new({"seats": [{"faction": "saxony"}, {"player": "automa", "faction": "nordic"}]}, seed)
        chance = random_dice(seed)
        while not record.game.is_over() and (seed == 3 or len(record.actions) < 5):
            record.play(choose(record.game, chance))
        (games / f"scythe-{seed}{ending}").write_text(SCYTHE.dump(record))
    kind, record = restored(parse((games / "scythe-3.json").read_text()))
    database = open_database(f"sqlite:///{tmp_path}/maszyna.db")
    database.add(GameRow("abc", "scythe", 1, "", {**meta_of(kind, record), "changed": "2020-01-02T03:04:05+00:00"}))
    database.close()
    said = program("log", "--json")
    lines = [json.loads(line) for line in said.out.splitlines()]
    assert said.code == 0 and [line["id"] for line in lines] == ["scythe-3.json", "abc"]
    assert lines[0]["score"] == lines[1]["score"] and lines[0]["faction"] == "saxony"
    rows = program("log", "--csv").out.splitlines()
    assert rows[0].startswith("when,kind,won,faction") and len(rows) == 3 and ",scythe," in rows[1]
    table = program("log", "--lang", "uk").out
    assert "Завершені партії: 2" in table and "Саксонія" in table
    kept = [json.loads(line)["name"] for line in program("saves", "--json").out.splitlines()]
    assert set(kept) == {"scythe-3", "scythe-4.going"}
    listed = program("saves", "--lang", "uk").out
    assert "Партії в" in listed and "востаннє" in listed and "scythe-4.going" in listed
    for name in kept:  # every name that is listed can be loaded
        loaded = program("scythe", "play", "--load", name, "--no-map", stdin=b"quit\n")
        assert (loaded.code, loaded.problems) == (0, [])


@pytest.mark.usefixtures("_home")
def test_explain_reads_sessions_at_a_table(tmp_path: Path) -> None:
    from tests.scythe.tables import session

    table = session()
    for step in ("power 7", "automa 7"):
        table.take(step)
    file = tmp_path / "table.json"
    file.write_text(SCYTHE_TABLE.dump(table))
    said = program("scythe", "explain", str(file))
    assert said.code == 0 and not said.problems
    assert "1. power 7" in said.out and "2. automa 7" in said.out and "→ " in said.out and "Lay 3 Factory" in said.out
    one = program("scythe", "explain", str(file), "--turn", "2", "--lang", "uk")
    assert one.out.startswith("2. automa 7") and "1. power" not in one.out
    assert program("scythe", "explain", str(file), "--turn", "9").code == 2
