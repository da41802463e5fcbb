"""Puzzles: the packed ones fit the rules of today, only sound documents are read, and a lone best turn is found."""

from collections import Counter
from typing import Any

import pytest

from maszyna.games import SCYTHE
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.kernel.record import Record
from maszyna.players.puzzles.judging import Judging, actions_of, has_answer
from maszyna.players.puzzles.lone_best import CLOSE, LEAD, LeadBudget, LoneBest, beginning
from maszyna.players.puzzles.puzzle import Puzzle, packed_puzzles, read_puzzle
from maszyna.players.review.review import futures_for
from maszyna.players.review.stretches import Stretch
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.turn.turn import ChooseSection

PUZZLES = list(packed_puzzles().values())
CLEAREST = max([puzzle for puzzle in PUZZLES if len(puzzle.best) == 2], key=lambda puzzle: puzzle.lead)
SMALL = LeadBudget([(6, 4, 0.0)], 8, 40)


def begun(puzzle: Puzzle) -> Record[Scythe]:
    record = SCYTHE.new(puzzle.setup, puzzle.seed)
    record.say_all(puzzle.actions)
    return record


def check(puzzle: Puzzle, known: list[list[str]], budget: LeadBudget = SMALL) -> LoneBest:
    record = begun(puzzle)
    stretch = Stretch(puzzle.turn, len(puzzle.actions), record.game)
    futures = futures_for(record.at(0), record.game.seat_to_decide())
    found = LoneBest(futures, stretch, [actions_of(record.game, texts) for texts in known], budget)
    for _ in found.steps():
        pass
    return found


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[puzzle.key for puzzle in PUZZLES])
def test_a_packed_puzzle_fits_the_rules(puzzle: Puzzle) -> None:
    record = begun(puzzle)
    assert isinstance(record.game.asking, ChooseSection) and not has_answer(puzzle, record)
    assert len(actions_of(record.game, puzzle.best)) == len(puzzle.best)
    assert puzzle.lead - puzzle.se >= LEAD and puzzle.chance * 100 >= puzzle.lead
    assert read_puzzle(Part(puzzle.document(), "")).document() == puzzle.document()


def test_the_packed_ones_differ() -> None:
    assert len({puzzle.key for puzzle in PUZZLES}) == len(PUZZLES)
    levels = Counter(str(puzzle.setup["seats"][1]["level"]) for puzzle in PUZZLES)  # type: ignore[index]
    factions = Counter(str(puzzle.setup["seats"][0]["faction"]) for puzzle in PUZZLES)  # type: ignore[index]
    assert len(levels) == 4 and len(factions) == 7
    assert len({tuple(puzzle.best[:2]) for puzzle in PUZZLES}) >= 6


def test_a_clear_one_is_found_again() -> None:
    found = check(CLEAREST, [])
    assert not found.refused and found.best_texts() == CLEAREST.best
    assert found.lead().loss() >= LEAD
    assert found.is_done


def test_a_lead_that_is_too_small_ends_it() -> None:
    found = check(CLEAREST, [], LeadBudget([(4, 4, 101.0)], 8, 40))
    assert found.refused == CLOSE and found.is_done
    assert len(found.turns) == 4 and not found.turns[0].fresh


def test_a_runner_up_with_the_same_beginning_is_a_detail() -> None:
    game = begun(CLEAREST).game
    best = actions_of(game, CLEAREST.best)
    assert beginning(game, best) == best[:2]
    assert beginning(game, [*best, 10_000]) == best[:2]


def test_the_same_end_is_right_without_trying() -> None:
    record = begun(CLEAREST)
    for text in CLEAREST.best:
        record.take(text)
    while not has_answer(CLEAREST, record):
        record.take(record.game.legal_texts()[0])
    judging = Judging(CLEAREST, record)
    assert judging.is_same() and judging.verdict() == "right" and judging.done() == 1.0
    assert judging.judged().final.worlds == 0


def test_what_the_first_version_compared_by_is_left_out() -> None:
    document = CLEAREST.document() | {"terms": [["next_star", 2.0], ["stars", 1.0]]}
    assert read_puzzle(Part(document, "puzzle")).terms == [("stars", 1.0)]


@pytest.mark.parametrize(
    ("field", "value"),
    [("seed", -1), ("turn", 0), ("best", ""), ("chance", 1.5), ("lead", True), ("terms", [["stars"]]), ("setup", []),
     ("terms", [["stars", "many"]]), ("game", ""), ("actions", 3)],
)  # fmt: skip
def test_what_is_unsound_is_refused(field: str, value: Any) -> None:
    document = CLEAREST.document() | {field: value}
    with pytest.raises(FormatError) as refused:
        read_puzzle(Part(document, "puzzle"))
    assert field in refused.value.where
