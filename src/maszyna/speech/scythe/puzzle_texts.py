"""Puzzles in words: what is asked, what the answer was worth, why the solution is best, and why a turn is no puzzle."""

from typing import Final

from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.puzzles.judging import NEARLY, RIGHT, WRONG, Judging, actions_of
from maszyna.players.puzzles.lone_best import CLOSE, DETAIL, LEAD, ROUGH, TOO_FEW
from maszyna.players.puzzles.puzzle import Puzzle
from maszyna.players.reasons import END_OF_GAME, FACTORY, LAND, STAR_NOW, TIER_UP, reasons_of
from maszyna.scythe.game import Scythe
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.review_texts import ReviewTexts
from maszyna.speech.scythe.texts import ScytheTexts

COMBAT: Final = "combat"
TAGS: Final[dict[str, str]] = {
    STAR_NOW: mark("a star now"),
    TIER_UP: mark("popularity tier"),
    END_OF_GAME: mark("end of the game"),
    FACTORY: mark("Factory card"),
    LAND: mark("territories"),
    COMBAT: mark("combat"),
}
TEXTS: Final[dict[str, str]] = {
    "ask": mark("Find the best turn"),
    "packed": mark("Turn {n} against {opponent}. One turn wins at least {points} % more games than every other."),
    "own": mark(
        "Turn {n} of your game against {opponent}. One turn wins at least {points} % more games than every other."
    ),
    "how": mark("Play the turn on the board; take back as often as you like until something hidden is shown."),
    "begins": mark("It begins with: {action}"),
    "same": mark("Right: that is the solution."),
    RIGHT: mark("Right: as good as the solution, give or take {se} %."),
    NEARLY: mark("Nearly: its chance to win is {loss} % lower than that of the solution."),
    WRONG: mark("Not this one: its chance to win is {loss} % lower than that of the solution."),
    "ends": mark("It ends the game, and you have won."),
    "more": mark("Compared with the second best turn it brings: {terms}."),
    "more_less": mark("Compared with the second best turn it brings: {terms}; that one brings: {others}."),
    "less": mark("The second best turn brings: {others}; yet it wins less often."),
    "alike": mark("It brings about the same score as the second best turn, but wins more often."),
    "shares": mark("Played on to the end it wins {chance} games of 100, the second best turn {second}."),
    CLOSE: mark("No puzzle: another turn is nearly as good."),
    DETAIL: mark("No puzzle: the second best turn differs in details only."),
    TOO_FEW: mark("No puzzle: there are hardly any turns to choose from."),
    ROUGH: mark("No puzzle: the chances in games with this set-up are only rough."),
}


class PuzzleTexts:
    def __init__(self, translator: Translator, texts: ScytheTexts) -> None:
        self._translator = translator
        self._reviews = ReviewTexts(translator, texts)

    def say(self, key: str, **values: object) -> str:
        return self._translator.say(TEXTS[key], values)

    def about(self, puzzle: Puzzle, opponent: str) -> str:
        return self.say("own" if puzzle.game else "packed", n=puzzle.turn, opponent=opponent, points=round(LEAD))

    def tags(self, puzzle: Puzzle, game: Scythe) -> list[str]:
        """What the solution is about; ``game`` is at its beginning."""
        after = solved(puzzle, game)
        kinds = [reason.kind for reason in reasons_of(game, after, game.seat_to_decide()) if reason.good]
        if after.position.battles or after.combat is not None:
            kinds.append(COMBAT)
        return [self._translator.say(text) for kind, text in TAGS.items() if kind in kinds]

    def begins(self, puzzle: Puzzle, game: Scythe) -> str:
        return self.say("begins", action=self.labels(game, puzzle)[0])

    def labels(self, game: Scythe, puzzle: Puzzle) -> list[str]:
        return self._reviews.labels(game, actions_of(game, puzzle.best))

    def verdict(self, judging: Judging) -> str:
        found, judged = judging.verdict(), judging.judged()
        if found is None:
            return ""
        if not judged.final.worlds:
            return self.say("same")
        return self.say(found, loss=round(judged.loss), se=round(2 * judged.se))

    def why(self, puzzle: Puzzle, game: Scythe) -> str:
        """One sentence about the solution and the second best turn."""
        after = solved(puzzle, game)
        if after.over and game.seat_to_decide() in after.winners():
            return self.say("ends")
        more, less = self._reviews.sources(puzzle.terms)
        key = ("more_less" if less else "more") if more else "less" if less else "alike"
        return self.say(key, terms=more, others=less)

    def shares(self, puzzle: Puzzle) -> str:
        chance = round(100 * puzzle.chance)
        return self.say("shares", chance=chance, second=round(100 * puzzle.chance - puzzle.lead))


def solved(puzzle: Puzzle, game: Scythe) -> Scythe:
    """The position that the solution leads to, short of what chance brings."""
    found = game.copy()
    found.run_mode = BETWEEN_TURNS
    for action in actions_of(game, puzzle.best):
        later = found.copy()
        later.run_mode = BETWEEN_TURNS
        later.apply(action)
        if later.dice.states != found.dice.states:
            break
        found = later
    return found
