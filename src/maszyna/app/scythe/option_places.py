"""Where an option lies on the screen, and what is printed on what it stands for: by how its decision is answered."""

from collections.abc import Callable
from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.scythe_common.mat import change_of
from maszyna.app.scythe_common.seats import ability_key
from maszyna.kernel.steps import BY_AMOUNT, BY_PLACE, Decision
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.decks import card_value
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import BOTTOMS, CUBES, FIRST_MECH, RESOURCES, SECTIONS, STRUCTURES
from maszyna.scythe.place_texts import place_number
from maszyna.scythe.play.cards.benefits import ChooseResource
from maszyna.scythe.play.common.decisions import (
    BY_ANY_TOKEN,
    BY_BOX,
    BY_CARD,
    BY_CARD_VALUE,
    BY_CARGO,
    BY_CUBE,
    BY_FACTORY_CARD,
    BY_MECH,
    BY_OBJECTIVE,
    BY_PIECE,
    BY_RECRUIT,
    BY_RESOURCE,
    BY_SECTION,
    BY_STRUCTURE,
    BY_TOKEN,
    BY_UNIT,
    TERRITORY,
)
from maszyna.scythe.play.common.payment import NO_CARD, PayAny, PayFrom, resource_in
from maszyna.scythe.play.movement.journeys import unit_of
from maszyna.scythe.play.movement.move import CARGO
from maszyna.speech.common.keys import PLACE_KEYS, UNIT_KEYS, term_key

Asked = Decision[Any]


def place_of(game: Scythe, decision: Asked, action: int) -> Doc | None:
    """A place, a piece, a part of a mat, a card; nothing for an option that leaves the matter."""
    about = decision.about
    found = PLACES.get(about.answer)
    if found is None:
        return {"place": PLACE_KEYS[decision.context(game)[0]]} if about.subject == TERRITORY else None
    if decision.declined_by(action) and about.answer != BY_CARGO:  # none of a kind of cargo is an amount of it
        return None
    return found(game, decision, action)


def _place(game: Scythe, decision: Asked, action: int) -> Doc:
    return {"place": PLACE_KEYS[action]}


def _unit(game: Scythe, decision: Asked, action: int) -> Doc:
    unit = unit_of(game, decision.seat, action)
    return piece(game, decision, unit) | {"place": PLACE_KEYS[place_number(action)]}


def piece(game: Scythe, decision: Asked, unit: int) -> Doc:
    return {"piece": UNIT_KEYS[game.position.seats[decision.seat].faction][unit]}


def _piece(game: Scythe, decision: Asked, action: int) -> Doc:
    return piece(game, decision, action - 1)


def _cargo(game: Scythe, decision: Any, action: int) -> Doc:
    return {"cargo": CARGO[decision.cargo_kind], "amount": action}


def _section(game: Scythe, decision: Asked, action: int) -> Doc:
    return {"section": SECTIONS[action]}


def _structure(game: Scythe, decision: Asked, action: int) -> Doc:
    return {"structure": STRUCTURES[action - 1]}


def _recruit(game: Scythe, decision: Asked, action: int) -> Doc:
    return {"recruit": BOTTOMS[action - 1]}


def _cube(game: Scythe, decision: Asked, action: int) -> Doc:
    return {"cube": CUBES[action - 1]}


def _box(game: Scythe, decision: Asked, action: int) -> Doc:
    return {"box": BOTTOMS[action]}


def _card_value(game: Scythe, decision: Asked, action: int) -> Doc:
    return {"card": action}


def _card(game: Scythe, decision: Asked, action: int) -> Doc:
    return {"card": card_value(action)}


def _resource(game: Scythe, decision: Asked, action: int) -> Doc:
    found: Doc = {"resource": RESOURCES[action]}
    return found | {"place": PLACE_KEYS[decision.place]} if isinstance(decision, ChooseResource) else found


def _token(game: Scythe, decision: PayFrom, action: int) -> Doc:
    card = decision.card_in(action)
    return {"place": PLACE_KEYS[action]} if card == NO_CARD else {"card": card_value(card)}


def _any_token(game: Scythe, decision: PayAny, action: int) -> Doc:
    card = decision.card_in(action)
    if card != NO_CARD:
        return {"card": card_value(card)}
    return {"place": PLACE_KEYS[place_number(action)], "resource": RESOURCES[resource_in(action)]}


PLACES: Final[dict[str, Callable[[Scythe, Any, int], Doc]]] = {
    BY_PLACE: _place, BY_UNIT: _unit, BY_PIECE: _piece, BY_MECH: piece, BY_CARGO: _cargo, BY_SECTION: _section,
    BY_STRUCTURE: _structure, BY_RECRUIT: _recruit, BY_CUBE: _cube, BY_BOX: _box, BY_CARD_VALUE: _card_value,
    BY_CARD: _card, BY_RESOURCE: _resource, BY_TOKEN: _token, BY_ANY_TOKEN: _any_token,
}  # fmt: skip


def printed_on(game: Scythe, decision: Asked, action: int, words: Language) -> Doc:
    """What only some options have: the card they stand for, its text, what an upgrade changes."""
    answer = decision.about.answer
    own = game.position.seats[decision.seat]
    if answer in (BY_AMOUNT, BY_CARGO):
        return {"amount": action}
    if answer == BY_RESOURCE:
        return {"art": art_key(f"resource.{RESOURCES[action]}.1", words.lang)}
    if answer in (BY_CUBE, BY_BOX):
        return {"change": change_of(own, words, answer, action)}
    if decision.declined_by(action):
        return {}
    if answer == BY_FACTORY_CARD:
        return {"art": art_key(f"factory.{action}", words.lang), "says": words.explained(f"factory.{action}")}
    if answer == BY_OBJECTIVE:
        text = words.text(words.screen.objective(game, decision.seat, action))
        return {"art": art_key(f"objective.{action}", words.lang), "says": text}
    if answer == BY_MECH:
        number = factions()[own.faction].mechs[action - FIRST_MECH].bit_length() - 1
        return {"says": words.explained(ability_key(own.faction, number))}
    if answer in (BY_STRUCTURE, BY_RECRUIT):
        return {"says": words.explained(term_key("bonus" if answer == BY_RECRUIT else answer, action - 1))}
    return {}
