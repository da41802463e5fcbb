"""A person with the box types in tiles (W6 to W9), behind a real pseudo-terminal."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.console import program
from tests.terminal.pseudo import Terminal, plain

from maszyna.scythe.notation.own_tiles import read_own_file
from maszyna.speech.scythe.screens.screen_texts import screen_texts
from maszyna.speech.scythe.tiles.tile_entry_texts import EXPLAINED, tile_entry_texts

FILE = "scythe-tiles.json"
MOST = {"power": "16"}
NONSENSE = ["99", "-1", "²", "żółć 🙂", "1e9", "[bold]x[/nonsense] {typed} %s \\", "a" * 300]


def entering(home: Path, *more: str) -> Terminal:
    return Terminal(home, "scythe", "tiles", "--enter", *more, columns=100)


def typed(terminal: Terminal, *lines: str) -> str:
    shown = terminal.screen()
    for line in lines:
        shown = terminal.type(line)
    return shown


def kept(home: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((home / FILE).read_text("utf-8"))
    assert len(read_own_file(json.dumps(found))) == sum(len(found[kind]) for kind in found if kind != "format")
    return found


def leave(terminal: Terminal, word: str = "0") -> str:
    terminal.send(f"{word}\r")
    assert terminal.end() == 0
    shown = plain(terminal.heard)
    assert "Traceback" not in shown and "defect" not in shown
    return shown


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_a_tile_of_each_kind(tmp_path: Path, lang: str) -> None:
    texts = tile_entry_texts(lang)
    with entering(tmp_path, "--lang", lang) as terminal:
        terminal.wait()
        # Bounty: carries resources; 2 power for a resource and 4 for two, and 3 coins for a win.
        shown = typed(terminal, "1", "2")
        assert texts.tile(0, "bounty") in shown and texts.cargo(1) in shown
        shown = typed(terminal, "0", "1", "1", "1", "2", "4", "", "", "", "3", "2", "3", "2", "1")
        assert " ".join(shown.split()).count(texts.sentences(read_own_file(EXPECTED)[0])[1]) == 1
        assert texts.say("kept", path="") in typed(terminal, "0", "0", "", "")
        # Boost: range 4 and two effects of one moment, with a note.
        typed(terminal, "2", "2", "4", "1", "6", "1", "6", "2", "1", "2", "0", "1", "Only half of it is there.", "1")
        # Doomsday Clock: 15 turns.
        typed(terminal, "3", "7", "1", "1", "2", "15", "0", "2", "", "")
        # The Automa's Distract: near an enemy airship, then occupied, 3 territories far, as shown otherwise.
        typed(terminal, "4", "4", "2", "5", "0", "3", "", "0", "", "")
        # The Automa's resolution card for Deja Vu: its last card again.
        typed(terminal, "5", "5", "3", "1", "5", "5", "0", "0", "", "")
        # The camp: workers, then combat units with 7 power; two coins.
        typed(terminal, "6", "1", "1", "4", "5", "7", "0", "3", "2", "0", "0", "", "")
        leave(terminal)
    assert kept(tmp_path) == json.loads(EXPECTED)


EXPECTED = """
{"format": "maszyna/scythe-tiles@1",
 "aggressive": [{"id": "bounty", "cargo": "resources", "provenance": ["printed"], "effects": [
   {"hook": "before_combat", "effect": "bombard", "numbers": [2, 4]},
   {"hook": "combat_won", "effect": "win_coins", "numbers": [3], "where": "around", "when": "attacking"}]}],
 "passive": [{"id": "boost", "range": 4, "provenance": ["printed", "house"], "effects": [
   {"hook": "steps", "effect": "ferry", "numbers": []},
   {"hook": "steps", "effect": "tunnel", "numbers": [], "where": "adjacent", "when": "unoccupied"}],
   "note": "Only half of it is there."}],
 "resolution": [{"id": "doomsday_clock", "provenance": ["house"], "effects": [
   {"hook": "trigger", "effect": "turns_each", "numbers": [15]}]}],
 "automa_card": [{"id": "distract", "preferences": ["nearest_enemy_airship", "occupied"], "range": 3,
   "provenance": ["printed"], "effects": [{"hook": "combat_cards", "effect": "fewer_cards", "numbers": [1]}]}],
 "automa_resolution": [{"id": "deja_vu", "card": "2a", "provenance": ["printed"], "effects": [
   {"hook": "automa", "effect": "repeat_card", "numbers": []}]}],
 "automa_symbols": [{"id": "camp", "provenance": ["printed"],
   "moves": [{"symbol": "attack_workers"}, {"symbol": "attack_combat_unit", "min_power": 7}],
   "gains": [{"gain": "coin", "amount": 2}]}]}
"""


def test_the_same_by_names_and_shown_again(tmp_path: Path) -> None:
    with entering(tmp_path) as terminal:
        terminal.wait()
        typed(terminal, "passive", "ferry", "5", "put", "where own", "the terr", "", "", "noth", "all", "")
        assert "range 5 · your version: printed" in plain(terminal.heard)
        assert "Saved with your data" in typed(terminal, "y")
        shown = typed(terminal, "passive", "ferry")
        assert "9 Ferry · range 5 · your version: printed" in shown
        leave(terminal, "quit")
    assert "9 Ferry · range 5 · your version: printed" in listed(tmp_path)


def test_effects_that_players_report_can_be_typed_in(tmp_path: Path) -> None:
    """An end by coins, an objective swapped in a village, resources paid to move more units."""
    with entering(tmp_path) as terminal:
        terminal.wait()
        typed(terminal, "resolution t", "land", "build", "what", "coins at", "40", "noth", "all", "", "y")
        typed(terminal, "passive", "ferry", "2", "build", "where the airship", "swap", "")
        typed(terminal, "after the last unit", "pay res", "2", "1", "noth", "all", "", "y")
        heard = " ".join(plain(terminal.heard).split())
        leave(terminal, "quit")
    assert "more than 40 coins at the end of their own turn" in heard
    assert "put an objective card back" in heard and "2 resources each, at most 1 unit" in heard
    found = kept(tmp_path)
    assert found["resolution"][0]["effects"] == [{"hook": "trigger", "effect": "own_turn_coins", "numbers": [40]}]
    assert [one["effect"] for one in found["passive"][0]["effects"]] == ["swap_objective", "paid_units"]


def listed(home: Path) -> str:
    with Terminal(home, "scythe", "tiles", columns=200) as terminal:
        assert terminal.end() == 0
        return plain(terminal.heard)


def test_every_question_is_explained_and_numbers_have_bounds(tmp_path: Path) -> None:
    texts = tile_entry_texts("en")
    with entering(tmp_path) as terminal:
        terminal.wait()
        explained = []
        for question, answer in [
            ("ask_kind", "2"), ("ask_tile", "8"), ("ask_range", "2"), ("ask_effects", "1"), ("ask_hook", "5"),
            ("ask_effect", "2"), ("number", "1"), ("number", "2"), ("ask_condition", "0"), ("ask_hook", "0"),
            ("ask_provenance", "0"), ("ask_note", ""), ("ask_keep", "0"),
            ("ask_kind", "4"), ("ask_tile", "1"), ("ask_preference", "0"), ("ask_next_preference", "0"),
            ("ask_flight", "1"), ("ask_effects", "1"), ("ask_hook", "1"), ("ask_effect", "1"), ("power", "2"),
            ("ask_area", "1"), ("ask_condition", "0"), ("ask_hook", "0"), ("ask_provenance", "0"), ("ask_note", ""),
            ("ask_keep", "0"),
            ("ask_kind", "5"), ("ask_tile", "1"), ("ask_card", "1"), ("ask_effects", "0"), ("ask_provenance", "0"),
            ("ask_note", ""), ("ask_keep", "0"),
            ("ask_kind", "6"), ("ask_tile", "1"), ("ask_effects", "1"), ("ask_symbol", "5"), ("ask_power", "3"),
            ("ask_next_symbol", "0"), ("ask_gain", "1"), ("ask_amount", "2"), ("ask_gain", "0"),
            ("ask_provenance", "0"), ("ask_note", ""), ("ask_keep", "0"),
        ]:  # fmt: skip
            shown = " ".join(terminal.type("?").split())
            fewest = "0" if question == "number" and "number" not in explained else "1"
            words = texts.explain(
                "number" if question == "power" else question, least=fewest, most=MOST.get(question, "9")
            )
            assert words in shown, question
            explained.append(question)
            for wrong in NONSENSE[:2] if question in ("ask_range", "number") else []:
                lowest, most = (1, 6) if question == "ask_range" else (0 if explained.count("number") == 1 else 1, 9)
                assert f"from {lowest} to {most}" in terminal.type(wrong)
            terminal.type(answer)
        leave(terminal)
    assert {*explained, "ask_cargo"} - {"power"} == set(EXPLAINED)
    assert not (tmp_path / FILE).exists()


def test_what_cannot_stand_together_is_refused_with_the_reason(tmp_path: Path) -> None:
    texts = tile_entry_texts("en")
    with entering(tmp_path) as terminal:
        terminal.wait()
        assert texts.misfit("manner_of_nothing") in typed(terminal, "3", "1", "1", "2", "3", "0")
        assert texts.misfit("one_manner") in typed(terminal, "2", "5")
        assert texts.misfit("twice") in typed(terminal, "2", "3")
        assert texts.sentences(read_own_file(EXPECTED)[2])[0] not in typed(terminal, "2", "1", "2")
        assert texts.misfit("fixed_length") in typed(terminal, "1", "2")
        assert "A last turn" in typed(terminal, "5")  # takes the turns back
        assert texts.misfit("manner_of_nothing") in typed(terminal, "0")
        typed(terminal, "2", "2", "1", "0", "0", "", "")
        assert texts.misfit("toll_without_room") in typed(terminal, "1", "7", "1", "0")
        assert texts.misfit("toll_elsewhere") in typed(terminal, "0", "0", "", "0", "1", "2", "", "1", "4", "2")
        terminal.send(b"\x03")
        terminal.wait()
        terminal.send("\r")
        assert terminal.end() == 0
    assert [one["effect"] for one in kept(tmp_path)["resolution"][0]["effects"]] == ["only_move", "turns_for_others"]
    assert kept(tmp_path)["aggressive"] == []


@pytest.mark.parametrize("way", ["quit", "Ctrl-C", "no"])
def test_an_abort_changes_nothing(tmp_path: Path, way: str) -> None:
    before = '{"format": "maszyna/scythe-tiles@1"}\n'
    (tmp_path / FILE).write_text(before)
    with entering(tmp_path, "--lang", "uk") as terminal:
        terminal.wait()
        typed(terminal, "1", "1", "", "", "0")
        if way == "no":
            assert tile_entry_texts("uk").say("not_kept") in typed(terminal, "", "ні")
            leave(terminal)
        else:
            terminal.send("вихід\r" if way == "quit" else b"\x03")
            if way == "Ctrl-C":
                terminal.wait()
                terminal.send(b"\x03")
            assert terminal.end() == 0
            assert tile_entry_texts("uk").say("not_kept") in plain(terminal.heard)
    assert (tmp_path / FILE).read_text() == before


def test_nonsense_at_every_question(tmp_path: Path) -> None:
    with entering(tmp_path) as terminal:
        terminal.wait()
        for answer in ["1", "1", "0", "1", "1", "1", "3", "5", "", "", "", "0", "0", "1"]:  # a note may be nonsense
            for line in NONSENSE:
                terminal.type(line)
            terminal.type(answer)
        leave(terminal)
    assert kept(tmp_path)["aggressive"][0]["effects"][0]["numbers"] == [3, 5]


def test_without_a_terminal_the_answers_are_read_and_an_early_end_keeps_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MASZYNA_HOME", str(tmp_path))
    cut = program("scythe", "tiles", "--enter", stdin=b"1\n1\n\xff\xfe\n0\n")
    assert (cut.code, cut.problems) == (0, []) and screen_texts("en").say("choose_number") in cut.out
    assert not (tmp_path / FILE).exists()
    assert program("scythe", "tiles", "--enter", stdin=b"2\n1\n6\n0\n0\n\n1\n0\n").code == 0
    assert kept(tmp_path)["passive"][0]["range"] == 6


def test_data_that_cannot_be_written_is_said_and_the_dialogue_goes_on(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("a file, not a folder")
    with entering(home) as terminal:
        terminal.wait()
        shown = typed(terminal, "2", "1", "6", "0", "0", "", "1")
        assert "It cannot be saved" in shown and "Which kind of tile" in shown
        leave(terminal)
