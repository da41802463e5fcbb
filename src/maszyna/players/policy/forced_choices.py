"""What a policy need not be asked: choices with one sensible option, how much to put into a combat, the last Trade."""

from typing import Final

from maszyna.kernel.dice import Dice
from maszyna.players.facts.tempo import turns_left
from maszyna.players.policy.fights import commitment
from maszyna.players.turns.useful import useful
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import MOST_POPULARITY, MOST_STARS, TRADE
from maszyna.scythe.play.combat.combat import ChooseCard, ChooseDial
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
    """The options worth a thought."""
    return game.choices[:1] if isinstance(game.asking, ChooseCard) else useful(game, seat)


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
