"""Whole turns of a seat: a beam over the small decisions.

Half-made decisions are never judged. A turn is looked at only where it rests: between two units of a Move, between two
fields, before the bottom row, at its end. What lies between two rests is tried out in full. The best lines are kept
apart by section, top and bottom, and by whether there is a fight, so that a quick gain does not crowd out the others.
"""

from typing import Any, Final

from maszyna.kernel.bits import bit, i64
from maszyna.kernel.dice import Dice
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.kernel.steps import Decision
from maszyna.players.evaluation import Evaluation
from maszyna.players.terms.fights import commitment
from maszyna.players.turns.useful import useful
from maszyna.scythe.airships.cargo import HandleCargo
from maszyna.scythe.airships.flight import ChooseFlight
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTORY_CARD, MOVE, UNITS
from maszyna.scythe.play.actions.produce import ChooseField
from maszyna.scythe.play.cards.factory import ChooseFactoryCard
from maszyna.scythe.play.combat.combat import ChooseDial
from maszyna.scythe.play.movement.move import ChooseCargo, ChooseStep, ChooseUnit
from maszyna.scythe.play.turn.bottom import ChooseBottom
from maszyna.scythe.play.turn.top import ChooseTop
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.scythe.setup.determinised import WORLD_SEEDS, determinised

NODES_A_LINE: Final = 60  # of the budget for each line that is kept in a group
FIGHTS: Final = 6  # tries until a combat has been won and lost
HASTY_FIGHTS: Final = 2
EVEN: Final = 0.5
LONG_WAY: Final = 2  # steps
FAR_BEYOND: Final = 8  # times the budget: with an airship there may be no end to what lies between two rests
FIGHT: Final = 1 << 20  # in a group: there is a battle to be fought


def lines_for(nodes: int) -> int:
    """How many lines of a group a beam with such a budget goes on with."""
    return max(1, nodes // NODES_A_LINE)


class Line:
    """One way to play on: the game after it and the action that led there from the line before."""

    value: float = 0.0
    offset: float = 0.0  # what the outcomes of a combat are worth beyond the one that is played on
    group: int = 0  # section, top, bottom and fight
    chance: bool = False  # something unforeseen happened with its action
    arrived: bool = False  # a unit or an airship has just made a step, with its cargo

    def __init__(self, game: Scythe, before: "Line | None", action: int, choices: list[int]) -> None:
        self.game = game
        self.before = before
        self.action = action
        self.choices = choices  # the options it was taken from

    def __reduce__(self) -> tuple[Any, ...]:
        return Line, (self.game, self.before, self.action, self.choices), self.__getstate__()

    def kind(self) -> int:
        """Section, top and bottom of the turn, whether there is a fight or not; 0 in the middle of a turn."""
        return self.group & (FIGHT - 1)

    def actions(self) -> list["Line"]:
        """The lines from the first action on."""
        found: list[Line] = []
        line = self
        while line.before is not None:
            found.append(line)
            line = line.before
        found.reverse()
        return found


class TurnSearch:
    """Looks for good turns from one position on."""

    nodes: int = 0  # actions tried so far

    def __init__(self, evaluation: Evaluation, seat: int, most: int, width: int, chance: Dice) -> None:
        self.evaluation = evaluation
        self.seat = seat
        self.most = most
        self.width = width
        self.chance = chance
        self.ends: list[Line] = []
        self.hasty = False  # Move and the Factory card, which take nearly all the time, are left out

    def search(self, game: Scythe) -> list[Line]:
        """The ways to finish the turn that were found, best first; the game is used up."""
        game.run_mode = BETWEEN_TURNS
        root = Line(game, None, -1, [])
        level = [root]
        while level:
            rests: list[Line] = []
            begun: set[int] = set()
            level.sort(key=effort)
            for line in level:  # the best line of each group comes to its end, whatever the budget
                if self.nodes < self.most or line.group not in begun:
                    begun.add(line.group)
                    self.expand(line, rests)
            level = self.best_of(rests)
        self.ends.sort(key=lambda line: -line.value)
        return self.ends

    def best_of(self, rests: list[Line]) -> list[Line]:
        """The best lines of each group; two of equal value and with the same mechs are one, in another order."""
        rests.sort(key=lambda line: -line.value)
        kept: list[Line] = []
        counts: dict[int, int] = {}
        seen: set[tuple[int, float, i64]] = set()
        width = self.width if self.nodes < self.most else 1
        for line in rests:
            number = counts.get(line.group, 0)
            same = (line.group, line.value, line.game.position.seats[self.seat].abilities)
            if number >= width or same in seen:
                continue
            counts[line.group] = number + 1
            seen.add(same)
            kept.append(line)
        return kept

    def expand(self, line: Line, rests: list[Line]) -> None:
        """Everything from one rest to the next."""
        open_lines = [line]
        passed: set[tuple[object, ...]] = set()
        while open_lines:
            here = open_lines.pop()
            game = here.game
            asking = game.asking
            if here.arrived:  # ways that differ only in the hexes passed lead to the same
                way = whereabouts(game, self.seat)
                if way in passed:
                    continue
                passed.add(way)
            if asking is None:
                self.judge(here)
                self.ends.append(here)
                continue
            if here is not line and is_rest(game):
                self.judge(here)
                rests.append(here)
                continue
            if isinstance(asking, ChooseDial):
                open_lines.append(self.fight(here))
                continue
            options = useful(game, self.seat)
            if self.nodes >= self.most * FAR_BEYOND:
                options = options[:1]  # only to the end of the turn
            if self.hasty and isinstance(asking, ChooseSection):
                options = [section for section in options if MOVE < section < FACTORY_CARD] or options
            choices = game.choices
            last = len(options) - 1
            for number, action in enumerate(options):
                twin = game if number == last else game.copy()
                open_lines.append(self.step(here, twin, action, choices))

    def step(self, line: Line, game: Scythe, action: int, choices: list[int]) -> Line:
        """One action further."""
        asking = game.asking
        streams = game.dice.states[:]
        game.apply(action)
        self.nodes += 1
        others_asked = self.answer_for_others(game)
        child = Line(game, line, action, choices)
        child.offset = line.offset
        # Nobody has seen the cards by the Factory, nor what another would answer: that is as good as chance.
        child.chance = game.dice.states != streams or others_asked or isinstance(game.asking, ChooseFactoryCard)
        child.group = line.group
        if isinstance(asking, ChooseSection):
            child.group = action + 1
        elif isinstance(asking, ChooseTop):
            child.group = line.group * 4 + action
        elif isinstance(asking, ChooseBottom):
            child.group = line.group * 4 + 2 + action
        if game.position.battles and isinstance(asking, ChooseUnit):
            child.group |= FIGHT
        child.arrived = is_on_the_way(asking) and not isinstance(game.asking, (ChooseCargo, HandleCargo))
        return child

    def answer_for_others(self, game: Scythe) -> bool:
        """What another seat is asked inside the turn is answered by chance; whether one was asked."""
        asked = False
        asking = game.asking
        while asking is not None and asking.seat != self.seat:
            game.apply(game.choices[self.chance.below(0, len(game.choices))])
            asking = game.asking
            asked = True
        return asked

    def fight(self, line: Line) -> Line:
        """Set dial and cards as is best; both outcomes count by how likely they are, the likelier one is played on."""
        combat = line.game.combat
        assert combat is not None
        put_in = commitment(line.game, self.seat, self.chance)
        won: Line | None = None
        lost: Line | None = None
        for _ in range(HASTY_FIGHTS if self.hasty else FIGHTS):
            twin = determinised(line.game, self.seat, self.chance.below(0, WORLD_SEEDS))
            end = self.commit(line, twin, put_in.answers)
            end.chance = True
            end.value = self.evaluation.value(end.game, self.seat)
            if end.game.over or end.game.position.seats[self.seat].combat_units & bit(combat.place):
                won = end
            else:
                lost = end
            if won is not None and lost is not None:
                break
        if won is None:
            assert lost is not None
            return lost
        if lost is None:
            return won
        played_on = won if put_in.likely >= EVEN else lost
        mean = put_in.likely * won.value + (1.0 - put_in.likely) * lost.value
        played_on.offset = line.offset + mean - played_on.value
        return played_on

    def commit(self, line: Line, game: Scythe, answers: list[int]) -> Line:
        fought = game.combat
        for answer in answers:
            if game.asking is None or game.combat is not fought:
                break
            if answer not in game.choices:
                continue
            line = self.step(line, game, answer, game.choices)
        return line

    def judge(self, line: Line) -> None:
        line.value = self.evaluation.value(line.game, self.seat) + line.offset


def is_on_the_way(asking: Decision[Scythe] | None) -> bool:
    """Whether it is about a step of a unit or an airship, or what goes along."""
    return isinstance(asking, (ChooseStep, ChooseCargo, ChooseFlight, HandleCargo))


def whereabouts(game: Scythe, seat: int) -> tuple[object, ...]:
    """What tells two ways of a unit or an airship apart once it has arrived."""
    position = game.position
    own = position.seats[seat]
    turn = game.turn
    asking = game.asking
    asked = asking.kind() if asking is not None else ""
    left = asking.hexes if isinstance(asking, (ChooseStep, ChooseFlight)) else 0
    moving = asking.unit if isinstance(asking, ChooseStep) else UNITS
    paid = (own.coins, own.popularity, own.power, own.hand, own.flags)  # traps that were passed, flags that were placed
    moved = (turn.moved, turn.toka_used, position.battles, own.airship, own.cargo)
    return (asked, left, moving, *paid, *moved, *own.at, *position.resources)


def effort(line: Line) -> int:
    """What is quickly tried out comes first: a Move is the longest way to the end of a turn."""
    asking = line.game.asking
    if isinstance(asking, ChooseUnit):
        return 2
    return 1 if isinstance(asking, ChooseField) else 0


def is_rest(game: Scythe) -> bool:
    asking = game.asking
    if isinstance(asking, ChooseStep):  # a unit on a long way may stop here; with fewer steps all ways are tried
        trail = game.turn.trail
        return len(trail) >= LONG_WAY and trail[-LONG_WAY].unit == asking.unit
    return isinstance(asking, (ChooseUnit, ChooseBottom, ChooseField))
