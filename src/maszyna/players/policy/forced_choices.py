"""What a policy need not be asked: options no sensible player takes, how much to put into a combat, the last Trade."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.kernel.dice import Dice
from maszyna.kernel.packed_counts import KINDS
from maszyna.players.facts.tempo import turns_left
from maszyna.players.policy.fights import commitment
from maszyna.scythe.airships.cargo import HandleCargo
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import CHARACTER, MOST_POPULARITY, MOST_STARS, TRADE, UNITS
from maszyna.scythe.play.actions.build import ChooseStructure
from maszyna.scythe.play.actions.deploy import ChooseMech
from maszyna.scythe.play.actions.enlist import ChooseRecruit
from maszyna.scythe.play.actions.upgrade import ChooseCube
from maszyna.scythe.play.cards.benefits import ChooseStore, GainWorker
from maszyna.scythe.play.cards.objectives import RevealObjective
from maszyna.scythe.play.combat.combat import ChooseCard, ChooseDial
from maszyna.scythe.play.common.gains import Accept
from maszyna.scythe.play.common.payment import PayFrom
from maszyna.scythe.play.movement.move import ChooseCargo
from maszyna.scythe.play.movement.tokens import PlaceFlag, PlaceTrap, RearmTrap
from maszyna.scythe.play.turn.top import MORE_POPULARITY, SECOND, ChooseTop, upgraded
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.scythe.score.scoring import tier

LAST_TURNS: Final = 2.0


def go_to_choice(game: Scythe, seat: int, chance: Dice) -> list[int]:
    """Play on to the next real choice of a seat; its sensible options, none where the game stops before that."""
    while game.asking is not None and game.asking.seat == seat:
        asking = game.asking
        if isinstance(asking, ChooseDial):
            fight(game, seat, chance)
            continue
        options = sensible(game, seat)
        if len(options) > 1:
            return options
        game.apply(options[0])
    return []


def sensible(game: Scythe, seat: int) -> list[int]:
    """The options worth a thought, at least one: what no sensible player does is left out."""
    asking = game.asking
    choices = game.choices
    if isinstance(asking, ChooseCargo):
        return cargo(game, seat, asking)
    if isinstance(asking, HandleCargo):
        return [choices[0], choices[-1]] if len(choices) > 1 else choices
    if isinstance(asking, (ChooseCube, ChooseRecruit, ChooseMech, ChooseStructure, GainWorker, PlaceFlag, RearmTrap)):
        return choices[1:]  # a benefit that is paid for is never refused
    if isinstance(asking, PlaceTrap):
        return choices[-1:]
    if isinstance(asking, Accept):
        return [choices[0], choices[-1]]
    if isinstance(asking, RevealObjective):
        return choices if game.position.seats[seat].stars == MOST_STARS - 1 else choices[1:]
    if isinstance(asking, (PayFrom, ChooseStore, ChooseCard)):
        return choices[:1]  # where tokens lie makes little difference; cards are chosen with the dial
    return choices


def cargo(game: Scythe, seat: int, asking: ChooseCargo) -> list[int]:
    """Resources stay where somebody of the own stays with them; workers ride along all, one by one or not at all."""
    choices = game.choices
    if asking.cargo_kind >= KINDS:
        if len(choices) < 3 or not begins(game, asking):
            return [choices[0], choices[-1]]
        return [choices[0], choices[1], choices[-1]]
    own = game.position.seats[seat]
    place = own.at[asking.travel.unit]
    stays = bool(own.built & bit(place)) or own.standing(place, CHARACTER, UNITS) > 1
    return [choices[0]] if stays else [choices[-1]]


def begins(game: Scythe, asking: ChooseCargo) -> bool:
    """Whether it is the unit's first step; on its way further all ride along or none."""
    trail = game.turn.trail
    return not trail or trail[-1].unit != asking.travel.unit


def fight(game: Scythe, seat: int, chance: Dice) -> None:
    """Set dial and cards as is best."""
    fought = game.combat
    for answer in commitment(game, seat, chance):
        if game.asking is None or game.asking.seat != seat or game.combat is not fought:
            break
        if answer in game.choices:
            game.apply(answer)


def closes_with_trade(game: Scythe, seat: int) -> bool:
    """Whether there is hardly a turn left and Trade reaches the next popularity tier.

    Then every star, territory and pair of resources counts a coin more, which few turns match; a policy meets it too
    rarely to learn it. With five stars the sixth comes first.
    """
    own = game.position.seats[seat]
    if not own.coins or own.stars == MOST_STARS - 1:
        return False
    reached = min(MOST_POPULARITY, own.popularity + upgraded(own, 1, MORE_POPULARITY))
    return tier(reached) > tier(own.popularity) and turns_left(game, seat) < LAST_TURNS


def closing_choice(game: Scythe, seat: int, actions: list[int]) -> int:
    """The action towards such a Trade, or -1."""
    asking = game.asking
    wanted = -1
    if isinstance(asking, ChooseSection):
        wanted = TRADE
    elif isinstance(asking, ChooseTop) and asking.section == TRADE:
        wanted = SECOND
    return wanted if wanted in actions and closes_with_trade(game, seat) else -1
