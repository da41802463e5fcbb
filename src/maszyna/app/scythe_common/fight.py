"""A combat as both sides may see it: power, cards, who attacks, and what may be spent."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.scythe_common.place import unit_rows
from maszyna.kernel.events import Event
from maszyna.kernel.game import NOBODY
from maszyna.kernel.packed_counts import total
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.decks import card_values
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS, MOST_DIAL
from maszyna.scythe.play.combat.combat import ATTACKER, ChooseCard, cards_allowed
from maszyna.scythe.play.combat.fought import BEFORE
from maszyna.scythe.state import AUTOMA, Position
from maszyna.scythe.turn_state import Combat
from maszyna.speech.common.keys import PLACE_KEYS

ROLES: Final = {
    (True, True): ["you_attack", "ties_yours"],
    (True, False): ["attacks", "ties"],
    (False, True): ["you_defend"],
    (False, False): ["defends"],
}  # by whether a side attacks, and whether it reads this


def fight_document(game: Scythe, combat: Combat, words: Language, sees: int) -> Doc:
    fighters = [side_view(game, combat, role, words, seat == sees) for role, seat in enumerate(combat.fighters)]
    return {
        "place": PLACE_KEYS[combat.place],
        "in_the_air": combat.in_the_air,
        "sides": fighters,
        "chance": None,
        "lines": [],
    }


def event_lines(events: list[Event], position: Position, words: Language, reader: int = NOBODY) -> list[Text]:
    """What abilities and airships do before the dials are set."""
    return [words.text(words.scythe.sentence(position, event, reader)) for event in events if event.kind in BEFORE]


def units_of(position: Position, seat: int, place: int, words: Language, at_table: bool) -> list[Doc]:
    """The pieces of one side; at a table with the steps that mend their number."""
    return unit_rows(position, seat, place, words, at_table)


def side_view(game: Scythe, combat: Combat, role: int, words: Language, own_hand: bool) -> Doc:
    seat = combat.fighters[role]
    own = game.position.seats[seat]
    held = int(total(own.hand)) + game.hidden[seat].unseen
    document: Doc = {
        "seat": FACTIONS[own.faction],
        "name": words.say("film_you") if own_hand else words.faction(own.faction),
        "art": art_key(f"emblem.{FACTIONS[own.faction]}", words.lang),
        "player": "automa" if own.player == AUTOMA else "human",
        "attacks": role == ATTACKER,
        "power": own.power,
        "most_power": min(MOST_DIAL, own.power),
        "cards": held,
        "most_cards": min(cards_allowed(game, seat, combat.place), held) if own.player != AUTOMA else None,
        "says": [words.spans_for(key) for key in ROLES[role == ATTACKER, own_hand]],
        "units": [] if combat.in_the_air else units_of(game.position, seat, combat.place, words, False),
    }
    if own_hand:
        document["hand"] = card_values(own.hand - combat.cards[role])
        document["dialled"] = None
        asking = game.asking
        if isinstance(asking, ChooseCard) and asking.seat == seat:  # the dial is set, what is left are cards
            document["dialled"] = combat.dials[role]
            document["most_cards"] = min(asking.allowed, len(document["hand"]))
    return document
