"""What a policy need not be asked: choices with one sensible option, and how much to put into a combat."""

from maszyna.kernel.dice import Dice
from maszyna.players.terms.fights import commitment
from maszyna.players.turns.useful import useful
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.combat.combat import ChooseCard, ChooseDial


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
    for answer in commitment(game, seat, chance).answers:
        if game.asking is None or game.asking.seat != seat or game.combat is not fought:
            break
        if answer in game.choices:
            game.apply(answer)
