"""Every face refuses in the person's language: only names, commands, options, fields and files stay English."""

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.app.asking import SOLO, TWO, Desk
from tests.console import inside
from tests.library.test_from_position import POSITION, changed
from tests.server.client import Client, server_in
from tests.terminal.pseudo import Terminal

import maszyna
from maszyna.app.base.transaction import INTENTS
from maszyna.app.kinds import KINDS as GAMES
from maszyna.expeditions.ids import ROWS
from maszyna.expeditions.notation.read_position import FIELDS as EXPEDITIONS_FIELDS
from maszyna.expeditions.notation.turn_request import FIELDS as EXPEDITIONS_TURN_FIELDS
from maszyna.expeditions.own_cards import FIELDS as CARD_FIELDS
from maszyna.expeditions.play.new_game import FIELDS as EXPEDITIONS_SETUP_FIELDS
from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.save import FIELDS as SAVE_FIELDS
from maszyna.lab.experiment.settings import SHORT
from maszyna.library.setups import checked_setup
from maszyna.players.by_name import NAMES as PLAYERS
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.editions import EDITIONS
from maszyna.scythe.facts.effects import EFFECT_NAMES, KINDS
from maszyna.scythe.facts.mats import mats
from maszyna.scythe.facts.tiles import CARGOES, PREFERENCES, PROVENANCES, TILE_FIELDS, TILE_IDS
from maszyna.scythe.ids import FACTIONS, RESOURCES, SECTIONS
from maszyna.scythe.notation.read_position import FIELDS as POSITION_FIELDS
from maszyna.scythe.notation.read_seats import AUTOMA_FIELDS, HUMAN_FIELDS
from maszyna.scythe.position_requests.combat_request import FIELDS as COMBAT_FIELDS
from maszyna.scythe.position_requests.decide_request import ACTIONS
from maszyna.scythe.position_requests.decide_request import FIELDS as DECIDE_FIELDS
from maszyna.scythe.position_requests.turn_request import FIELDS as TURN_FIELDS
from maszyna.scythe.setup.plan import FIELDS as SETUP_FIELDS
from maszyna.scythe.setup.plan import SEAT_FIELDS
from maszyna.scythe.variants import VARIANTS
from maszyna.speech.common.problems import error_text
from maszyna.speech.language.catalogue import LANGUAGES, SOURCE
from maszyna.speech.language.translator import Translator

LANGS = [lang for lang in LANGUAGES if lang != SOURCE]
FIELDS = [
    *SAVE_FIELDS, *POSITION_FIELDS, *AUTOMA_FIELDS, *HUMAN_FIELDS, *SETUP_FIELDS, *SEAT_FIELDS, *SHORT, *DECIDE_FIELDS,
    *TURN_FIELDS, *COMBAT_FIELDS, *TILE_FIELDS, *CARGOES, *PREFERENCES, *PROVENANCES, *EFFECT_NAMES, *CARD_FIELDS,
    *EXPEDITIONS_SETUP_FIELDS, *EXPEDITIONS_FIELDS, *EXPEDITIONS_TURN_FIELDS,
]  # fmt: skip
LISTED = [
    FACTIONS,
    SECTIONS,
    RESOURCES,
    LEVELS,
    EDITIONS,
    VARIANTS,
    KINDS,
    *TILE_IDS,
    ACTIONS,
    INTENTS,
    PLAYERS,
    GAMES,
    ROWS,
]
INTENT_FIELDS = ["piece", "via", "to", "load", "GET", "POST", "PUT"]
COMMANDS = ["maszyna", "play", "log", "saves", "data", "bench", "scythe", "expeditions", "lab", "table", "explain",
            "decide", "turn", "combat", "score", "draw", "simulate", "replay", "hint", "tiles", "cards", "FILE", "pip",
            "install"]  # fmt: skip
BODY = ["body", "kind", "revision", "actions", "intents", "request", "key", "steps", "piece", "seat", "watch", "save",
        "nodes", "ms", "player", "experiment", "document"]  # fmt: skip
KNOWN = {
    word
    for name in [*FIELDS, *[name for names in LISTED for name in names], *(mat.id for mat in mats()), *COMMANDS, *BODY,
                 *LANGUAGES, "automa", "human", "base", "mat"]
    for word in re.findall("[A-Za-z]+", name)
}  # fmt: skip
# Quoted texts, JSON, options, paths and whatever else is put together with signs.
NAMED = re.compile(r"(?:tiles|cards) file|«[^»]*»|`[^`]*`|\{.*?\}|\"[^\"]*\"|--[\w-]+|\S*[._/@:\[\]\d]\w\S*|\[[^\]]*\]")


def foreign(said: str, *names: str) -> list[str]:
    """The Latin words of a sentence that nothing allows."""
    left = NAMED.sub(" ", said)
    return [word for word in re.findall("[A-Za-z]{2,}", left) if word not in KNOWN and word not in names]


def test_an_english_word_is_found_and_names_are_not() -> None:
    assert foreign("position.human: must be an object") == ["must", "be", "an", "object"]
    assert foreign("--turn: ходу 9 немає; saxony, «whatever», maszyna/save@1, setup.seats[1]") == []


def documents() -> list[dict[str, Any]]:
    """Bodies of a new game, each wrong in its own way."""
    seats = [{"faction": "crimea"}, {"player": "automa", "faction": "saxony"}]
    setups: list[Any] = [
        3, {"seats": []}, {"seats": 9}, {"seats": [{"faction": "mars"}]}, {"seats": [{"mat": "x"}]}, {"seat": 1},
        {"seats": [{"faction": "crimea"}, {"faction": "crimea"}]}, {"seats": [{"player": "automa"}]},
        {"seats": [{"level": "automa"}]}, {"seats": [{"player": "automa", "mat": "industrial"}, {}]},
        {"editions": ["invaders"]}, {"editions": 4}, {"editions": ["base"], "seats": [{"faction": "albion"}]},
        {"seats": [{"faction": "rusviet", "mat": "industrial"}]}, {"variants": ["x"]}, {"structure_bonus": 1},
        {"options": {"coins": 99}}, {"rulings": {"R1": 2}}, {"airships": {"aggressive": "x"}, "seats": seats},
        {"airships": {"pairs": {}}, "seats": seats}, {"airships": {"passive": "toll"}, "seats": seats},
        {"resolution": "x", "seats": seats}, {"own_tiles": {"passive": [{"id": "ferry"}]}, "seats": seats},
    ]  # fmt: skip
    bodies: list[Any] = [{"kind": "scythe", "setup": setup} for setup in setups]
    bodies += [{"kind": "expeditions-table", "setup": setup} for setup in ({"level": 9}, {"level": 4}, {"tuning": "x"})]
    bodies += [{"kind": "scythe-table", "setup": {"seats": [{}]}}, {"kind": "chess"}, {}, {"save": {}}, {"save": 1},
               {"kind": "scythe", "seed": -1}, {"kind": "scythe", "save": {}}, {"sort": 1}]  # fmt: skip
    one: dict[str, Any] = {"format": "maszyna/save@1", "game": "scythe", "rules_version": 1, "setup": {}, "seed": 1}
    bodies += [
        {"save": {**one, "actions": ["dance"]}},
        {"save": {**one, "actions": [1]}},
        {"save": {**one, "game": "go", "actions": []}},
        {"save": {**one, "rules_version": 99, "actions": []}},
        {"save": one},
    ]
    return bodies


def told(document: Any) -> str:
    """All that a problem document says to a person."""
    says = document.get("say") or []
    return " ".join([document["title"], document["detail"], *(span if isinstance(span, str) else "" for span in says)])


@pytest.mark.parametrize("lang", LANGS)
def test_the_app(lang: str) -> None:
    desk = Desk()
    for body in documents():
        status, document = desk.ask("POST", "games", body, lang=lang)
        assert status == 422, (body, document)
        assert foreign(told(document), "dance") == [], (body, document["detail"])
    game = desk.new("scythe", SOLO)["id"]
    table = desk.new("scythe-table", TWO)["id"]
    asked: list[tuple[str, str, Any]] = [
        ("GET", "nothing", None), ("PUT", "games", None), ("GET", f"games/{game}/why", None),
        ("GET", f"games/{game}?", None), ("POST", f"games/{game}/links", {"seat": "x"}),
        ("POST", f"games/{game}/links", {}), ("POST", f"games/{game}/links", {"watch": False}),
        ("POST", f"games/{game}/undo", {"revision": 0, "steps": 0}), ("POST", f"games/{game}/undo", {"revision": 0}),
        ("POST", "setup", {}), ("POST", "setup", {"kind": "scythe", "setup": 1}), ("PUT", "tiles", {"format": 1}),
        ("PUT", "cards", []), ("PUT", "cards", {"cards": 1}), ("POST", "tiles", {"kind": "x"}),
    ]  # fmt: skip
    intents: list[Any] = [
        {"travel": {}}, {"travel": {"piece": "x", "to": "t1"}}, {"travel": 1}, {"choose": "o99"}, {"fight": {}},
        {"fight": {"power": 3}}, {"lay": [[]]}, {"lay": 1}, {"pay": {"x": {}}}, {"pay": 3}, {"cargo": {}}, {}, {"x": 1},
    ]  # fmt: skip
    asked += [
        ("POST", f"games/{one}/actions", {"revision": 0, "intents": [intent]})
        for one in (game, table)
        for intent in intents
    ]
    asked += [
        ("POST", f"games/{game}/actions", {"revision": 0, "actions": [text]}) for text in ("dance", "to 5", "section")
    ]
    steps = [
        "dance",
        "move mech 20 21",
        "power 99",
        "power -9",
        "crimea",
        "automa 99",
        "fight",
        "fight 3",
        "popularity",
        "automa popularity 3",
        "worker 99",
        "deploy",
        "undo",
        "saxony mechs 1 2 3 4 5",
        "airship 3",
        "token 3",
    ]
    asked += [("POST", f"games/{table}/actions", {"revision": 0, "actions": [text]}) for text in steps]
    asked += [
        ("POST", f"games/{game}/actions", body) for body in ({}, {"revision": "x"}, {"revision": 0}, {"actions": 1})
    ]
    refused = 0
    english = []
    for method, path, body in asked:
        status, document = desk.ask(method, path, body, lang=lang)
        if status >= 400:
            refused += 1
            english += [(path, body, word) for word in foreign(told(document), *INTENT_FIELDS, "dance")]
    assert english == []
    assert refused > 40
    for status, document in (
        desk.ask("GET", f"games/{game}/why", lang=lang, at="x"),
        desk.ask("GET", f"games/{game}/why", lang=lang, choice="0"),
        desk.ask("GET", f"games/{game}", lang=lang, places="nowhere"),
    ):
        assert status == 422
        assert foreign(told(document)) == []


@pytest.mark.parametrize("lang", LANGS)
def test_the_setup_page(lang: str) -> None:
    desk = Desk()
    for body in documents():
        if body.get("kind") in GAMES and isinstance(body.get("setup"), dict):
            status, document = desk.ask("POST", "setup", {**body}, lang=lang)
            assert status == 200
            if document.get("problem"):
                assert foreign(" ".join(map(str, document["problem"]["say"]))) == [], document["problem"]


@pytest.mark.parametrize("lang", LANGS)
def test_the_server(tmp_path: Path, lang: str) -> None:
    app = server_in(tmp_path)
    client = Client(app)
    game = client.new()["id"]
    path = f"/api/games/{game}/actions?lang={lang}"
    bodies: list[Any] = [[], {}, {"revision": "x"}, {"revision": 0, "actions": 3}, {"more": 1}]
    answers = [
        client.request("POST", path, content=b"{"),
        client.request("POST", path, content=b"[" * 99),
        client.request("POST", path, content=b'"\xff"'),
        client.request("POST", path, content=b"{}", headers={"Content-Type": "text/plain"}),
        *[client.post(path, body) for body in bodies],
        Client(app, None).get(f"/api/games?lang={lang}"),
        client.get(f"/api/games?lang={lang}", headers={"Host": "elsewhere.example"}),
        client.get(f"/api/games?lang={lang}", headers={"Origin": "http://elsewhere.example"}),
        client.get(f"/api/games?lang={lang}", headers={"Sec-Fetch-Site": "cross-site"}),
        client.get(f"/api/nothing?lang={lang}"),
        client.request("PATCH", f"/api/games?lang={lang}"),
    ]
    for answer in answers:
        assert answer.status_code >= 400
        assert foreign(told(answer.json()), "GET", "POST") == [], answer.text


COMMAND_LINES = [
    ["scythe", "score", "absent.json"], ["scythe", "score", "empty.json"], ["scythe", "score", "bad.jsonl"],
    ["scythe", "decide", "bad.jsonl"], ["scythe", "turn", "bad.jsonl"], ["scythe", "combat", "bad.jsonl"],
    ["expeditions", "turn", "bad.jsonl"], ["scythe", "replay"], ["scythe", "replay", "bad.jsonl"],
    ["scythe", "replay", "save.json"], ["scythe", "replay", "--game", "3"], ["scythe", "hint", "save.json"],
    ["scythe", "explain", "save.json"], ["scythe", "explain", "absent.json"], ["scythe", "draw", "bad.jsonl"],
    ["scythe", "draw", "empty.json"], ["scythe", "draw", "empty.json", "--action", "x"],
    ["expeditions", "draw", "bad.jsonl"], ["scythe", "simulate", "--level", "x"],
    ["scythe", "simulate", "--games", "0"], ["scythe", "simulate", "--games", "x"], ["scythe", "simulate", "--dance"],
    ["scythe", "simulate", "--resume"], ["scythe", "simulate", "--human", "x"], ["scythe", "simulate", "--seats", "9"],
    ["scythe", "simulate", "--human", "search:nodes=x"], ["scythe", "simulate", "--human", "absent.py:X"],
    ["scythe", "simulate", "--experiment", "bad.jsonl"], ["scythe", "simulate", "--variants", "x"],
    ["scythe", "simulate", "--save", "empty.json/x"], ["scythe", "simulate", "--level", "automa,automaszyna"],
    ["scythe", "tiles", "--forget", "x", "y"], ["scythe", "tiles", "--forget", "passive", "ferry"],
    ["scythe", "tiles", "--schema", "--export"], ["scythe", "tiles", "--check", "bad.jsonl"], ["scythe", "dance"],
    ["expeditions", "simulate", "--level", "9"], ["expeditions", "simulate", "--level", "4"],
    ["expeditions", "cards", "bad.jsonl"], ["expeditions", "explain", "save.json"], ["dance"], ["scythe", "score"],
    ["scythe", "score", "a", "b"], ["lab", "arena", "--players", "random", "--level", "none"],
    ["lab", "arena", "--players", "random,random"], ["lab", "arena", "--players", "x"], ["lab", "report", "absent"],
]  # fmt: skip


@pytest.mark.parametrize("lang", LANGS)
def test_the_commands(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MASZYNA_LANG", lang)
    monkeypatch.setenv("MASZYNA_HOME", str(tmp_path / "home"))
    Path("empty.json").touch()
    save = {"format": "maszyna/save@1", "game": "scythe", "rules_version": 1, "setup": {}, "seed": 1, "actions": ["x"]}
    Path("save.json").write_text(json.dumps(save))
    position: dict[str, Any] = {"format": "maszyna/scythe-position@1", "automa": {"faction": "saxony", "power": 99}}
    lines: list[Any] = [
        [], {}, {"position": 3}, {"position": {}}, {"position": position}, {"position": {**position, "automa": {}}},
        {"position": {**position, "automa": {"faction": "saxony"}}, "action": "dance"},
        {"position": {**position, "automa": {"faction": "saxony"}}, "card": 99},
        {"position": {**position, "automa": {"faction": "saxony"}}, "territory": 3, "attacker": "automa", "card": 1},
        {"position": {**position, "automa": {"faction": "saxony", "mechs": [1]}}}, {"more": 1},
        {"position": {**position, "automa": {"faction": "saxony", "workers": ["x"] * 8}}},
        {"position": {**position, "automa": {"faction": "saxony", "stars": {"tracker": 9}}}},
        {"position": {**position, "automas": []}}, {"position": {**position, "resources": {"99": {}}}},
    ]  # fmt: skip
    Path("bad.jsonl").write_text("\n".join(["{", "{'a'", '{"a":1,"a":2}', "1 2", *map(json.dumps, lines)]))
    for arguments in COMMAND_LINES:
        said = inside(capsys, *arguments)
        assert said.code, arguments
        assert said.problems, arguments
        for problem in said.problems:
            assert foreign(problem, *arguments) == [], (arguments, problem)


LINES = ["dance", "move mech 20 21", "power 99", "power -9", "automa 99", "fight", "fight 3", "worker 99", "deploy",
         "undo 9", "why x", "map 99", "lang x", "airship 3", "automa popularity 3", "polania power 3"]  # fmt: skip


def answers_of(terminal: Terminal, lines: list[str]) -> list[tuple[str, str]]:
    return [(line, " ".join(terminal.type(line).replace(line, "", 2).split())) for line in lines]


@pytest.mark.parametrize("lang", LANGS)
def test_the_companion_of_scythe(tmp_path: Path, lang: str) -> None:
    with Terminal(tmp_path, "scythe", "table", "--seed", "5", "--lang", lang, columns=100) as table:
        table.wait()
        for answer in ["", "", "crimea", "mech", "saxony", "1", "", "", "people"]:
            table.type(answer)
        for line, said in answers_of(table, LINES):
            assert foreign(said, *line.split()) == [], (line, said)


@pytest.mark.parametrize("lang", LANGS)
def test_the_companion_of_expeditions(tmp_path: Path, lang: str) -> None:
    with Terminal(tmp_path, "expeditions", "table", "--seed", "3", "--lang", lang, columns=100) as table:
        table.wait()
        for answer in ["", "", "", "", ""]:
            table.type(answer)
        for line, said in answers_of(table, ["dance", "me n99", "take n3", "explore", "undo", "card 99", "glory 99"]):
            assert foreign(said, *line.split()) == [], (line, said)


@pytest.mark.parametrize("lang", LANGS)
def test_the_digital_game_of_the_terminal(tmp_path: Path, lang: str) -> None:
    with Terminal(tmp_path, "scythe", "play", "--yes", "--seed", "11", "--lang", lang, columns=100) as terminal:
        terminal.wait()
        lines = ["dance", "99", "undo 9", "load absent.json", "save /", "map 99", "why x", "? dance", "log x"]
        for line, said in answers_of(terminal, lines):
            assert foreign(said, *line.split(), "load", "undo") == [], (line, said)


@pytest.mark.parametrize("lang", LANGS)
def test_the_library(lang: Any) -> None:
    """Its errors are exceptions, in English for who programs; speech words them for who plays."""
    game = maszyna.Scythe(["crimea", maszyna.Automa()], seed=7, lang=lang)
    translator = Translator(lang)
    assert foreign(game.question) == []
    for wrong in ("dance", "section", "to 5"):
        with pytest.raises(MaszynaError) as refused:
            game.play(wrong)
        said = error_text(translator, refused.value)
        assert foreign(said, *wrong.split(), *" ".join(game.options).split()) == [], said
    for setup in (
        {"seats": ["mars"]},
        {"structure_bonus": "x"},
        {"editions": ["x"]},
        {"seed": 7, "options": {"coins": 99}},
    ):
        with pytest.raises(MaszynaError) as refused:
            maszyna.Scythe(**setup)
        assert foreign(error_text(translator, refused.value)) == [], setup


def refused_begins(folder: Path) -> list[Callable[[], object]]:
    """What the library refuses to begin, load or play out."""
    game = maszyna.Scythe(["crimea", maszyna.Automa()], seed=7)
    made: Any = maszyna.Scythe
    game.save(folder / "game.json")
    maszyna.table("scythe", seed=1).save(folder / "table.json")
    (folder / "bytes.json").write_bytes(b"\xff\xfe{")
    unfit: list[dict[str, Any]] = [
        {"character": "mat"}, {"workers": [44] + ["mat"] * 7}, {"workers": [34, 44] + ["mat"] * 6}, {"stars": 6},
        {"character": 23, "mechs": ["mat"] * 4, "abilities": []}, {"abilities": ["Wayfare", "Riverwalk"]},
        {"combat_cards": [5] * 30}, {"power": 99},
    ]  # fmt: skip
    return [
        *[partial(made.from_position, changed(**fields)) for fields in unfit],
        partial(made.from_position, {name: part for name, part in POSITION.items() if name != "human"}),
        partial(made.from_position, 7),
        partial(made, "nordic"),
        partial(made, seed=-1),
        partial(maszyna.load, folder / "absent.json"),
        partial(maszyna.load, folder / "bytes.json"),
        partial(maszyna.load, folder / "table.json"),
        partial(maszyna.Table.load, folder / "game.json"),
        partial(maszyna.table, "chess"),  # type: ignore[arg-type]
        partial(maszyna.table, "scythe", {"seats": 9}),
        partial(maszyna.simulate, games=0),
        partial(checked_setup, {"field": (1, 2)}),
        partial(maszyna.simulate, human="x"),
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_what_the_library_does_not_begin(tmp_path: Path, lang: str) -> None:
    for begin in refused_begins(tmp_path):
        with pytest.raises(MaszynaError) as refused:
            begin()
        said = error_text(Translator(lang), refused.value)
        assert foreign(said, "games") == [], said
        assert said != str(refused.value), said
