"""Puzzles as pages show them: the list, what is asked in a game that is one, and the answer beside the solution."""

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.scythe.review import drawn, terms_view
from maszyna.kernel.record import Record
from maszyna.players.puzzles.judging import Judging, has_answer
from maszyna.players.puzzles.puzzle import Puzzle
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.ids import FACTIONS
from maszyna.speech.scythe.puzzle_texts import PuzzleTexts
from maszyna.speech.scythe.review_texts import ReviewTexts


def puzzle_line(puzzle: Puzzle, number: int, solved: list[str]) -> Doc:
    """One of a list; the list never replays a game."""
    return {"id": puzzle.key, "number": number, "turn": puzzle.turn, "solved": puzzle.key in solved}


def puzzle_view(puzzle: Puzzle, record: Record[Scythe], words: Language) -> Doc:
    """Of the view of a game what makes it a puzzle; what led up to it is no part of that."""
    texts = PuzzleTexts(words.translator, words.scythe)
    game = record.at(len(puzzle.actions))
    found: Doc = {
        "id": puzzle.key,
        "ask": words.text(texts.say("ask")),
        "say": words.text(texts.about(puzzle, opponent(game, words))),
        "how": words.text(texts.say("how")),
        "tags": [words.plain(tag) for tag in texts.tags(puzzle, game)],
        "hint": words.text(texts.begins(puzzle, game)),
        "answered": has_answer(puzzle, record),
    }
    before: Doc = {"story": None, "result": None, "since": None, "new_stars": []}
    return {"puzzle": found, **({} if len(record.actions) > len(puzzle.actions) else before)}


def opponent(game: Scythe, words: Language) -> str:
    """Faction and level of the Automa."""
    for seat, state in zip(game.position.seats, game.hidden, strict=True):
        if isinstance(state, AutomaState):
            return f"{words.faction(seat.faction)} ({words.name('level', state.level)})"
    return ""


def judged_view(judging: Judging, following: str, words: Language) -> Doc:
    """The answer, as far as it is judged; the solution is shown when it is."""
    puzzle, judged, stretch = judging.puzzle, judging.judged(), judging.stretch()
    texts, reviews = PuzzleTexts(words.translator, words.scythe), ReviewTexts(words.translator, words.scythe)
    verdict = judging.verdict()
    found: Doc = {
        "format": "maszyna/puzzle@1",
        "page": "puzzle",
        "id": puzzle.key,
        "seat": FACTIONS[stretch.game.position.seats[judging.review.seat].faction],
        "done": round(100 * judging.done()),
        "verdict": verdict,
        "next": following or None,
    }
    if verdict is None:
        return found
    differing = judged.terms() or puzzle.terms
    return found | {
        "n": puzzle.turn,
        "at": stretch.at,
        "title": words.text(texts.verdict(judging)),
        "say": words.text(reviews.why(judged) if judged.terms() else texts.why(puzzle, stretch.game)),
        "noise": words.text(texts.shares(puzzle)),
        "terms": terms_view(differing, reviews),
        "did": words.text("; ".join(reviews.labels(stretch.game, stretch.actions))),
        "better": words.text("; ".join(texts.labels(stretch.game, puzzle))),
        **drawn(stretch, judging.solution, judging.review.seat),
    }
