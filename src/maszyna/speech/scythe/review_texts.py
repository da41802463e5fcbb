"""A review in words: what a turn has lost, what would have been better, and by what the two differ at the end."""

from typing import Final

from maszyna.players.review.judged_turn import BETTER_ENDS, BOTH_END, PLAYED_ENDS, JudgedTurn
from maszyna.players.review.losses import BLUNDER, INACCURACY, MISTAKE
from maszyna.players.review.review import Review
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.movement.move import ChooseCargo, ChooseStep, ChooseUnit
from maszyna.scythe.play.turn.top import ChooseTop
from maszyna.speech.common.numbers import signed
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.texts import ScytheTexts, scythe_texts

MARKS: Final[dict[str, str]] = {
    INACCURACY: mark("inaccuracy"),
    MISTAKE: mark("mistake"),
    BLUNDER: mark("blunder"),
}
# The sources of a score (players/margins.py); of a rival's score less is better.
SOURCES: Final[dict[str, str]] = {
    "coins": mark("coins"),
    "stars": mark("stars"),
    "land": mark("territories"),
    "resources": mark("resources that score"),
    "structure_bonus": mark("structure bonus"),
    "rival_score": mark("a lower score of the opponent"),
}
SIGNS: Final[dict[str, str]] = {INACCURACY: "?!", MISTAKE: "?", BLUNDER: "??"}
TEXTS: Final[dict[str, str]] = {
    "heading": mark("Turn {n}: {before} → {after} %, {mark}"),
    "played": mark("Played: {actions}"),
    "better": mark("Better: {actions}"),
    "more": mark("By the end of the game the better turn brings: {terms}."),
    "more_less": mark("By the end of the game the better turn brings: {terms}; the turn played: {others}."),
    "less": mark("The turn played brings: {others}; yet it wins less often."),
    BETTER_ENDS: mark("The better turn ends the game at once; that wins more often than playing on."),
    PLAYED_ENDS: mark("The turn played ends the game; playing on wins more often."),
    BOTH_END: mark("Both turns end the game; the better one wins it more often."),
    "alike": mark("Both turns bring about the same score, but the better one wins more often."),
    "noise": mark("Played to the end {worlds} times with other hidden cards; give or take {se} %."),
    "accuracy": mark("Accuracy of your turns: {accuracy} of 100. Luck: {luck} % chance to win."),
    "no_marks": mark("No turn lost a chance worth a mark."),
    "rough": mark("The chances are rough: the computer has not learned games with this set-up."),
    "played_on": mark("Chances to win if the computer plays on from there for everybody."),
    "no_turns": mark("No turn has been finished yet."),
    "thinking": mark("Reviewing the turns"),
}


class ReviewTexts:
    """A review in one language; ``review_texts("uk")`` makes one."""

    def __init__(self, translator: Translator, texts: ScytheTexts) -> None:
        self._translator = translator
        self._texts = texts

    def say(self, key: str, **values: object) -> str:
        return self._translator.say(TEXTS[key], values)

    def mark(self, mark_key: str) -> str:
        return self._translator.say(MARKS[mark_key])

    def lines(self, review: Review) -> list[str]:
        """The marks of a whole review, the first turn first."""
        if not review.turns:
            return [self.say("no_turns")]
        luck = sum(turn.luck for turn in review.turns)
        accuracy = round(review.accuracy() or 0.0)
        found = [self.say("accuracy", accuracy=accuracy, luck=signed(self._translator, luck))]
        found.append(self.about(review))
        marked = [number for number, turn in enumerate(review.turns) if turn.mark()]
        if not marked:
            found.append(self.say("no_marks"))
        for number in marked:
            found += self.turn_lines(review, number)
        return found

    def about(self, review: Review) -> str:
        """What the chances stand for."""
        return self.say("played_on" if review.futures.knows else "rough")

    def turn_lines(self, review: Review, number: int) -> list[str]:
        """One marked turn: what was lost, played, better, and why."""
        turn = review.turns[number]
        mark_key = turn.mark()
        assert mark_key is not None
        shares = {"before": round(100 * turn.before), "after": round(100 * turn.after)}
        sign = f"{SIGNS[mark_key]} {self.mark(mark_key)}"
        return [
            self.say("heading", n=turn.n, mark=sign, **shares),
            f"  {self.say('played', actions='; '.join(self.played(review, number)))}",
            f"  {self.say('better', actions='; '.join(self.better(review, number)))}",
            f"  {self.why(turn)}",
            f"  {self.noise(turn)}",
        ]

    def played(self, review: Review, number: int) -> list[str]:
        """What was done, as the game words it, from where the better turn parts from it."""
        stretch = review.stretch_of(number)
        return self.labels(stretch.game, stretch.actions)

    def better(self, review: Review, number: int) -> list[str]:
        return self.labels(review.stretch_of(number).game, review.turns[number].better)

    def labels(self, game: Scythe, actions: list[int]) -> list[str]:
        """Actions as the game words its options; that units move, and what is left behind, goes without saying."""
        twin = game.copy()
        found: list[str] = []
        for action in actions:
            if action not in twin.choices:
                break
            asking, label = twin.asking, self._texts.label(twin, action)
            twin.apply(action)
            if isinstance(asking, ChooseStep) and found:
                found[-1] += f" {label}"
            elif found and isinstance(asking, ChooseCargo) and not action:
                continue
            elif not (isinstance(asking, ChooseTop) and isinstance(twin.asking, ChooseUnit)):
                found.append(label)
        return found

    def why(self, turn: JudgedTurn) -> str:
        """One sentence: which turn ends the game, or by which sources of the score the two differ most at its end."""
        if turn.game_end:
            return self.say(turn.game_end)
        more, less = self.sources(turn.terms())
        key = ("more_less" if less else "more") if more else "less" if less else "alike"
        return self.say(key, terms=more, others=less)

    def sources(self, found: list[tuple[str, float]]) -> tuple[str, str]:
        """What one turn brings more than the other, and what the other does, in coins."""
        said = [
            ", ".join(f"{self.source(name)} {signed(self._translator, abs(coins))}" for name, coins in found
                      if (coins > 0) == first)
            for first in (True, False)
        ]  # fmt: skip
        return said[0], said[1]

    def source(self, name: str) -> str:
        return self._translator.say(SOURCES[name])

    def noise(self, turn: JudgedTurn) -> str:
        return self.say("noise", worlds=turn.final.worlds, se=round(2 * turn.se))


def review_texts(lang: str) -> ReviewTexts:
    return ReviewTexts(Translator(lang), scythe_texts(lang))
