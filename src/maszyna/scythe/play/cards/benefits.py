"""What encounter and Factory cards give, one benefit after the other (section 9)."""

from typing import Final

from maszyna.kernel.bits import bit, i64, members
from maszyna.kernel.steps import BY_PLACE, Decision, DecisionKind, Step
from maszyna.scythe.board import EVERYWHERE
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
    ANY_RESOURCES,
    FIRST_MECH,
    FIRST_WORKER,
    GAIN_BUILD,
    GAIN_DEPLOY,
    GAIN_ENLIST,
    GAIN_UPGRADE,
    MAT,
    OIL,
    PLACES,
    RESOURCES,
    WORKER,
)
from maszyna.scythe.place_texts import place_text
from maszyna.scythe.play.actions.build import ChooseStructure
from maszyna.scythe.play.actions.deploy import ChooseMech
from maszyna.scythe.play.actions.enlist import ChooseRecruit
from maszyna.scythe.play.actions.produce import add_workers, start_producing
from maszyna.scythe.play.actions.upgrade import ChooseCube
from maszyna.scythe.play.common.decisions import BY_RESOURCE, TERRITORY, TOKENS, AtPlace, ChoosePlace
from maszyna.scythe.play.common.gains import AcceptTokens, Gain, gain_tokens, is_track_good, lay_tokens
from maszyna.scythe.play.common.stars import hold_stars
from maszyna.scythe.variants import GAINS_IN_PART, TRADE_SPLIT

ANYWHERE: Final = 0  # no place given: beside a worker


def give_benefits(game: Scythe, seat: int, gains: tuple[tuple[int, int], ...], place: int) -> None:
    """Put the benefits of a card on the stack, last first; ``place`` is the encounter's territory or ANYWHERE."""
    if len(gains) > 1:
        hold_stars(game, seat)
    for good, amount in reversed(gains):
        give_one(game, seat, good, amount, place)


def give_one(game: Scythe, seat: int, good: int, amount: int, place: int) -> None:
    if good == ANY_RESOURCES:
        give_any(game, seat, amount, place)
    else:
        game.push(benefit(seat, good, amount, place))


def give_any(game: Scythe, seat: int, amount: int, place: int) -> None:
    """Tokens of any kinds onto one territory; with the variant trade_split each may go to another one."""
    if game.variants & GAINS_IN_PART:
        game.push(AcceptAny(seat, ANY_RESOURCES, amount, place))
    else:
        place_any(game, seat, amount, place)


def place_any(game: Scythe, seat: int, amount: int, place: int) -> None:
    if place:
        game.push(ChooseResource(seat, amount, 0, place))
    elif game.variants & TRADE_SPLIT:
        for _ in range(amount):
            game.push(ChooseStore(seat, 1))
    else:
        game.push(ChooseStore(seat, amount))


class AcceptAny(AcceptTokens):
    """How many tokens of any kinds to take."""

    def take(self, game: Scythe, action: int) -> None:
        if action:
            place_any(game, self.seat, action, self.place)


def benefit(seat: int, good: int, amount: int, place: int) -> Step[Scythe]:
    if is_track_good(good):
        return Gain(seat, good, amount)
    if good == WORKER:
        return GainWorker(seat, place)
    if good == GAIN_UPGRADE:
        return ChooseCube(seat)
    if good == GAIN_DEPLOY:
        return ChooseMech(seat, place)
    if good == GAIN_BUILD:
        return ChooseStructure(seat, place)
    if good == GAIN_ENLIST:
        return ChooseRecruit(seat)
    if good <= OIL:
        return GainResource(seat, good, amount, place)
    return ProduceByCard(seat, amount)


class GainResource(Step[Scythe]):
    """Tokens of one kind onto the encounter's territory."""

    def __init__(self, seat: int, resource: int, amount: int, place: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.amount = amount
        self.place = place

    def run(self, game: Scythe) -> None:
        gain_tokens(game, self.seat, self.resource, self.amount, self.place)


class ProduceByCard(Step[Scythe]):
    """Factory card 1: produce at the card's cost, without the Mill."""

    def __init__(self, seat: int, territories: int) -> None:
        super().__init__(seat)
        self.territories = territories

    def run(self, game: Scythe) -> None:
        start_producing(game, self.seat, self.territories, False)


def worker_territories(game: Scythe, seat: int) -> i64:
    """Controlled territories with an own worker: where traded resources go."""
    return game.position.seats[seat].workers & EVERYWHERE


class ChooseStore(ChoosePlace):
    """On which territory with a worker the tokens go."""

    about = DecisionKind("store", TERRITORY, BY_PLACE)

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def context(self, game: Scythe) -> list[int]:
        return [0, self.amount]

    def options(self, game: Scythe) -> list[int]:
        return members(worker_territories(game, self.seat)) or [ANYWHERE]

    def take(self, game: Scythe, action: int) -> None:
        if action != ANYWHERE:
            game.push(ChooseResource(self.seat, self.amount, 0, action))

    def text(self, action: int) -> str:
        return "nowhere" if action == ANYWHERE else f"store on {place_text(action)}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "no_worker_there"


class ChooseResource(Decision[Scythe]):
    """The kind of the next token, in the order food, wood, metal, oil, so that each mix is asked for once only."""

    about = DecisionKind("resource", TOKENS, BY_RESOURCE, from_zero=True, continues=True)

    def __init__(self, seat: int, amount: int, lowest: int, place: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.lowest = lowest
        self.place = place

    def context(self, game: Scythe) -> list[int]:
        return [self.place, self.amount, self.lowest]

    def options(self, game: Scythe) -> list[int]:
        return list(range(self.lowest, len(RESOURCES)))

    def take(self, game: Scythe, action: int) -> None:
        lay_tokens(game, self.seat, action, 1, self.place)
        if self.amount > 1:
            game.push(ChooseResource(self.seat, self.amount - 1, action, self.place))

    def parts(self) -> int:
        return self.amount

    def span(self) -> int:
        return len(RESOURCES)

    def text(self, action: int) -> str:
        return f"gain {RESOURCES[action]}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "out_of_order"


class GainWorker(AtPlace):
    """A worker from the mat to the encounter's territory, or beside a mech (Factory card 14); 0 refuses."""

    about = DecisionKind("worker", TERRITORY, BY_PLACE)

    def options(self, game: Scythe) -> list[int]:
        own = game.position.seats[self.seat]
        if MAT not in own.at[FIRST_WORKER:]:
            return [ANYWHERE]
        if self.place:
            return [ANYWHERE, self.place]
        beside_mech = {own.at[mech] for mech in range(FIRST_MECH, FIRST_WORKER) if bit(own.at[mech]) & EVERYWHERE}
        return [ANYWHERE, *sorted(beside_mech)]

    def take(self, game: Scythe, action: int) -> None:
        if action != ANYWHERE:
            add_workers(game, self.seat, action, 1)

    def span(self) -> int:
        return PLACES

    def text(self, action: int) -> str:
        return "no worker" if action == ANYWHERE else f"worker on {place_text(action)}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "not_there"
