"""Whole games told turn by turn."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.scythe.scene import Scene

from maszyna.games import SCYTHE
from maszyna.kernel.events import Event
from maszyna.players.random_player import play_out, random_dice
from maszyna.scythe.events import RESOURCES_PAID, STAR_PLACED, TURN_BEGAN
from maszyna.scythe.ids import OIL
from maszyna.scythe.score.scoring import ranking, score
from maszyna.scythe.setup.new_game import new_game
from maszyna.speech.language.catalogue import LANGUAGES, SOURCE
from maszyna.speech.scythe.texts import scythe_texts
from maszyna.speech.scythe.turn_prose import added_up
from maszyna.terminal.scythe.map.pieces import COLOURS, SIGNS
from maszyna.terminal.scythe.play.game_story import STAR, tell_game, tell_scores, tell_turn

WIDTH = 80
SNAPSHOTS = Path(__file__).parent / "snapshots"
SEED = 3


def console() -> tuple[Console, StringIO]:
    page = StringIO()
    return Console(file=page, width=WIDTH, highlight=False), page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_a_whole_game_is_told(lang: str, seats: int) -> None:
    out, page = console()
    record = SCYTHE.new({"seats": seats}, SEED)
    tell_game(out, scythe_texts(lang), record)
    game, told = record.game, page.getvalue()
    lines = told.splitlines()
    assert game.is_over()
    assert max(len(line) for line in lines) <= WIDTH
    assert not re.search("[{}]" if lang == SOURCE else "[A-Za-z{}]", told)
    turns = [line for line in lines if line[:1] in SIGNS and " · " in line]
    assert [int(re.findall(r" (\d+)", line)[0]) for line in turns] == list(range(1, game.turns + 1))
    stars = [line for line in lines if line.startswith(f"  {STAR}")]
    assert len(stars) == sum(seat.stars for seat in game.position.seats) + 1  # and the end
    totals = [int(re.findall(r"(\d+) │$", line)[0]) for line in lines if line.startswith("│")]
    assert totals == [score(game.position, seat).total for seat in ranking(game.position)]


def test_the_same_seed_gives_the_same_telling() -> None:
    pages = []
    for seed in (SEED, SEED, SEED + 1):
        out, page = console()
        tell_game(out, scythe_texts("en"), SCYTHE.new({"seats": 2}, seed))
        pages.append(page.getvalue())
    assert pages[0] == pages[1] != pages[2]


def fought() -> tuple[Scene, list[Event]]:
    """Saxony carries two metal into a fight with Crimea, wins its 6th star by it, and the game ends."""
    scene = Scene("saxony", "crimea", mats=["industrial", "agricultural"])
    scene.put("saxony", "mech", 34)
    scene.lay(34, metal=2)
    scene.put("crimea", "mech", 35)
    scene.put("crimea", "worker", 35)
    scene.seat("saxony").power = scene.seat("crimea").power = 5
    scene.seat("saxony").popularity = 3
    scene.seat("saxony").stars = 5
    scene.deal("saxony", 2)
    scene.deal("crimea", 3)
    scene.unlock("saxony", "Disarm")
    scene.begin("saxony")
    scene.say("section move", "move units", "mech 34", "to 35", "carry 2 metal", "no more units")
    scene.say("dial 4", "play 2", "dial 1", "play 3")
    assert scene.game.is_over()
    assert scene.game.log is not None
    return scene, scene.game.log


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fight_is_told_as_it_was(lang: str) -> None:
    """To renew a snapshot after a change of wording, delete it and run twice; read it before committing."""
    scene, events = fought()
    out, page = console()
    tell_turn(out, scythe_texts(lang), scene.game, events)
    tell_scores(out, scythe_texts(lang), scene.game)
    told = "\n".join(line.rstrip() for line in page.getvalue().splitlines()) + "\n"
    snapshot = SNAPSHOTS / f"fight.{lang}.txt"
    if not snapshot.exists():
        snapshot.write_text(told, "utf-8")
        pytest.fail(f"{snapshot.name} was missing and has been written")
    assert told == snapshot.read_text("utf-8")


def test_a_turn_without_events_is_one_line() -> None:
    scene = Scene("saxony", "crimea")
    out, page = console()
    tell_turn(out, scythe_texts("en"), scene.game, [Event(TURN_BEGAN, scene.index("saxony"), 12, 0, 0)])
    assert page.getvalue() == "■ Saxony · turn 12: nothing else\n"


def test_a_seat_is_named_where_it_takes_over() -> None:
    scene = Scene("saxony", "crimea")
    out, page = console()
    saxony, crimea = scene.index("saxony"), scene.index("crimea")
    paid = [Event(RESOURCES_PAID, seat, OIL, 1, 28) for seat in (saxony, crimea, saxony)]
    tell_turn(out, scythe_texts("en"), scene.game, [Event(TURN_BEGAN, saxony, 1, 0, 0), *paid])
    text = " ".join(line.strip() for line in page.getvalue().splitlines()[1:])
    oil = "pays 1 oil from forest 28."
    assert text == f"Pays 1 oil from forest 28. Crimea {oil} Saxony {oil}"


def test_single_tokens_are_added_up_by_seat_kind_and_place() -> None:
    events = [Event(RESOURCES_PAID, 0, OIL, 1, place) for place in (28, 28, 29)]
    events += [Event(RESOURCES_PAID, 1, OIL, 1, 29), Event(STAR_PLACED, 1, 3, 1, 0), Event(STAR_PLACED, 1, 3, 1, 0)]
    assert [(event.seat, *event.values()) for event in added_up(events)] == [
        (0, OIL, 2, 28),
        (0, OIL, 1, 29),
        (1, OIL, 1, 29),
        (1, 3, 1, 0),
        (1, 3, 1, 0),
    ]


def test_factions_differ_without_colours_too() -> None:
    assert len(set(SIGNS)) == len(set(COLOURS)) == 7
    assert STAR not in SIGNS


def test_a_cooperative_game_is_won_by_a_whole_side() -> None:
    seats: list[object] = [{}, {"player": "automa"}, {"player": "automa"}]
    game = new_game({"seats": seats, "options": {"mode": "cooperative"}}, 4)
    play_out(game, random_dice(4))
    out = Console(file=StringIO(), width=80)
    tell_scores(out, scythe_texts("en"), game)
    assert isinstance(out.file, StringIO)
    assert "Winner: Saxony, Polania." in out.file.getvalue()
