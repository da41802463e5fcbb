"""One way to play a turn: a chain of actions, each with the game after it."""

from typing import Any

from maszyna.kernel.dice import Dice
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.cards.factory import ChooseFactoryCard
from maszyna.scythe.play.turn.bottom import ChooseBottom
from maszyna.scythe.play.turn.top import ChooseTop
from maszyna.scythe.play.turn.turn import ChooseSection


class Line:
    """The game after an action, and the line before it."""

    kind: int = 0  # section, top and bottom of the turn; 0 in the middle of one
    chance: bool = False  # something unforeseen happened with its action

    def __init__(self, game: Scythe, before: "Line | None", action: int, choices: list[int]) -> None:
        self.game = game
        self.before = before
        self.action = action
        self.choices = choices  # the options it was taken from

    def __reduce__(self) -> tuple[Any, ...]:
        return Line, (self.game, self.before, self.action, self.choices), self.__getstate__()

    def lines(self) -> list["Line"]:
        """The lines from the first action on."""
        found: list[Line] = []
        line = self
        while line.before is not None:
            found.append(line)
            line = line.before
        found.reverse()
        return found

    def foreseen(self) -> list["Line"]:
        """Those up to and with the first after which chance speaks."""
        found: list[Line] = []
        for line in self.lines():
            found.append(line)
            if line.chance:
                break
        return found

    def foreseen_actions(self) -> list[int]:
        return [line.action for line in self.foreseen()]


def step(line: Line, seat: int, action: int, chance: Dice) -> Line:
    """One action of a seat further in the game of a line; another seat that is asked meanwhile answers by chance."""
    game = line.game
    asking = game.asking
    choices = game.choices
    streams = game.dice.states[:]
    game.apply(action)
    others_asked = answer_for_others(game, seat, chance)
    child = Line(game, line, action, choices)
    # Nobody has seen the cards by the Factory, nor what another would answer: that is as good as chance.
    child.chance = game.dice.states != streams or others_asked or isinstance(game.asking, ChooseFactoryCard)
    child.kind = line.kind
    if isinstance(asking, ChooseSection):
        child.kind = action + 1
    elif isinstance(asking, ChooseTop):
        child.kind = line.kind * 4 + action
    elif isinstance(asking, ChooseBottom):
        child.kind = line.kind * 4 + 2 + action
    return child


def answer_for_others(game: Scythe, seat: int, chance: Dice) -> bool:
    """Whether another seat was asked inside the turn."""
    asked = False
    asking = game.asking
    while asking is not None and asking.seat != seat:
        game.apply(game.choices[chance.below(0, len(game.choices))])
        asking = game.asking
        asked = True
    return asked


def commit(line: Line, seat: int, answers: list[int], chance: Dice) -> Line:
    """Dial and cards of a combat, as far as they can be given."""
    fought = line.game.combat
    for answer in answers:
        if line.game.asking is None or line.game.combat is not fought:
            break
        if answer in line.game.choices:
            line = step(line, seat, answer, chance)
    return line
