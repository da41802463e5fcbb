"""Before a combat of a request: abilities of the human, and the airships of both sides."""

from typing import Final

from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.kernel.packed_counts import KINDS, how_many
from maszyna.scythe.airships.airship_combat import Bombard
from maszyna.scythe.airships.cargo import MOST_RESOURCES
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import ABOARD, ARTILLERY, RESOURCES, TERRITORIES
from maszyna.scythe.notation.places import ABOARD_NAME, read_pile
from maszyna.scythe.play.combat.before_combat import BeforeCombat, FireArtillery
from maszyna.scythe.play.combat.combat import fight_of
from maszyna.scythe.play.common.payment import PayAny, token_action
from maszyna.scythe.position_requests.position_game import run_on

SOURCES: Final = [*(str(territory) for territory in range(1, TERRITORIES + 1)), ABOARD_NAME]


def prepare(game: Scythe, human: int, role: int, fields: dict[str, Part]) -> None:
    """A15.5: the human's before-combat abilities work on the Automa; what needs a choice says the request."""
    own = game.position.seats[human]
    fires = fields["artillery"].flag() if "artillery" in fields else False
    if fires and not (own.abilities & ARTILLERY and own.power):
        raise FormatError("request.artillery", "needs_artillery", ability="Artillery")
    if fires:
        FireArtillery(human, fight_of(game).fighters[1 - role]).take(game, 1)
    floor = len(game.stack)
    abilities = own.abilities
    own.abilities &= ~ARTILLERY
    BeforeCombat(human, role).run(game)
    own.abilities = abilities
    bombard_by(game, floor, fields)
    run_on(game, floor)  # power a human may refuse is taken


def prepare_automa(game: Scythe, automa: int, role: int) -> None:
    """It has no abilities (A1.7), but its airship may have a say (W9)."""
    floor = len(game.stack)
    BeforeCombat(automa, role).run(game)
    run_on(game, floor)


def bombard_by(game: Scythe, floor: int, fields: dict[str, Part]) -> None:
    """W6.1: the resources paid, by where they come from; none if the request does not say."""
    asked = game.stack[-1] if len(game.stack) > floor else None
    if not isinstance(asked, Bombard):
        if "bombard" in fields:
            raise FormatError(fields["bombard"].where, "cannot_bombard")
        return
    game.stack.pop()
    tokens = read_tokens(fields["bombard"]) if "bombard" in fields else []
    most = asked.options(game)[-1]
    if len(tokens) > most:
        raise FormatError(fields["bombard"].where, "too_much_paid", count=len(tokens), most=most)
    asked.take(game, len(tokens))
    for action, where in tokens:
        payment = game.stack.pop()
        assert isinstance(payment, PayAny)
        if action not in payment.options(game):
            raise FormatError(where, "not_to_spend")
        payment.take(game, action)


def read_tokens(part: Part) -> list[tuple[int, str]]:
    """``{"43": {"food": 1}, "aboard": {"oil": 1}}`` token by token, as actions of a payment."""
    tokens: list[tuple[int, str]] = []
    for name, pile in part.entries("payment").items():
        if name not in SOURCES:
            raise FormatError(pile.where, "no_place_to_pay_from", most=TERRITORIES, aboard=ABOARD_NAME)
        place = ABOARD if name == ABOARD_NAME else int(name)
        tally = read_pile(pile, MOST_RESOURCES)
        for kind in range(KINDS):
            tokens += [(token_action(kind, place), f"{pile.where}.{RESOURCES[kind]}")] * int(how_many(tally, kind))
    return tokens
