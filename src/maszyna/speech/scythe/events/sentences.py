"""What happened, as sentences: the phrase of an event, and what stands in its braces."""

from typing import Final

from maszyna.kernel.events import Event
from maszyna.kernel.game import NOBODY
from maszyna.scythe.automa.automa_combat import OWN_COLUMNS, column_range
from maszyna.scythe.events import (
    AUTOMA_AIRSHIP,
    AUTOMA_GROUP,
    EFFECT_USED,
    EVENTS,
    FACTORY_CARD_TAKEN,
    LOST,
    TOLL_TAKEN,
    UNIT_MOVED,
    field_of,
)
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.ids import COINS, COMBAT_CARDS, FIRST_MECH, POWER, WORKER
from maszyna.scythe.state import Position
from maszyna.speech.common.amounts import STARS, TOKENS, Goods, all_of, amount
from maszyna.speech.common.keys import CARD, CARDS, PIECE, card_key, unit_key
from maszyna.speech.language.translator import Many, Translator
from maszyna.speech.scythe.events.event_phrases import (
    AIRSHIP_FLIES,
    AIRSHIP_STAYS,
    AUTOMA_CARDS,
    DONE_TO_YOU,
    FACE_DOWN,
    FLIGHT_BEGINS,
    FOR_ITSELF,
    LAST_TURNS,
    MOVES_WITH,
    NOT_POSSIBLE,
    PAYS,
    SENTENCES,
    STAYS,
    WHO_DOES,
    YOU_FOR_YOURSELF,
    YOU_MOVE_WITH,
    YOU_PAY,
    YOUR_SENTENCES,
)
from maszyna.speech.scythe.names.names import NAMES, faction_of, name, the_structure, the_unit
from maszyna.speech.scythe.names.places import at_place, from_place, to_place
from maszyna.speech.scythe.names.tile_names import sources_words

# Amounts that count something the event does not name.
COUNTED: Final[dict[tuple[str, str], int]] = {
    ("workers_driven_off", "amount"): WORKER,
    ("worker_gained", "amount"): WORKER,
    ("cards_stolen", "amount"): COMBAT_CARDS,
    ("combat_committed", "power"): POWER,
    ("combat_committed", "cards"): COMBAT_CARDS,
}
OTHERS_COUNTED: Final[dict[str, Many]] = {
    "game_ended": STARS,
    "resources_removed": TOKENS,
    "finale_began": LAST_TURNS,
    "automa_own_shuffle": AUTOMA_CARDS,
}
GOOD_TYPES: Final = ["good", "resource"]  # resources are the first four goods


def sentence(translator: Translator, position: Position, event: Event, reader: int = NOBODY, load: Goods = ()) -> str:
    """Who does what; what the seat of the ``reader`` did is said to it. ``load``: what goes along with a move."""
    yours = _your_text(event, load) if event.seat == reader else ""
    if yours:
        return translator.say(yours, _parts(translator, position, event, load))
    who = name(translator, "faction", position.seats[event.seat].faction)
    return translator.say(WHO_DOES, {"who": who, "does": clause(translator, position, event, reader, load)})


def clause(translator: Translator, position: Position, event: Event, reader: int = NOBODY, load: Goods = ()) -> str:
    """What is done, for a text that has said by whom; what is done to the seat of the ``reader`` is said to it."""
    victim, to_you = DONE_TO_YOU.get(EVENTS[event.kind][0], ("", ""))
    to_reader = victim and field_of(event, victim) == reader != event.seat
    text = to_you if to_reader else _text(event, load)
    return translator.say(text, _parts(translator, position, event, load))


def flight_begins(translator: Translator, position: Position, event: Event) -> str:
    """That an Automa chooses where its airship flies, for a text that has said who does."""
    return translator.say(FLIGHT_BEGINS, _parts(translator, position, event, ()))


def airship_flies(translator: Translator, position: Position, event: Event) -> str:
    """Where an airship flies, for a text that has said whose."""
    return translator.say(AIRSHIP_FLIES, _parts(translator, position, event, ()))


def _parts(translator: Translator, position: Position, event: Event, load: Goods) -> dict[str, str]:
    """What the placeholders of an event's sentence stand for."""
    kind, fields = EVENTS[event.kind]
    said: dict[str, str] = {}
    good = -1
    for field, number in zip(fields, event.values(), strict=False):
        part, _, type_ = field.partition(":")
        if type_ in GOOD_TYPES:
            good = number
        if type_ == "amount":
            said[part] = _number(translator, kind, part, good, number)
        elif type_ == "mech":
            said[part] = mech_ability(translator, position.seats[event.seat].faction, number)
        elif type_ == "unit":
            key = unit_key(position.seats[event.seat].faction, number)
            said[part] = translator.marked(PIECE, key, the_unit(translator, number))
        elif type_ == "sources":
            said[part] = sources_words(translator, number)
        elif type_ == "seat":
            said[part] = faction_of(translator, position.seats[number].faction)
        else:
            said[part] = _thing(translator, part, type_, number)
        if field == "place:place":
            said["from_place"] = from_place(translator, number)
    if event.kind in (UNIT_MOVED, AUTOMA_AIRSHIP):
        said["place"] = at_place(translator, field_of(event, "to"))
    if load:
        said["load"] = all_of(translator, load)
    if event.kind == TOLL_TAKEN:
        said["resource"] = amount(translator, field_of(event, "resource"), 1)
    return said


def _text(event: Event, load: Goods) -> str:
    if event.kind == UNIT_MOVED and load:
        return MOVES_WITH
    if event.kind == AUTOMA_GROUP and field_of(event, "reason"):
        return NOT_POSSIBLE
    if event.kind == FACTORY_CARD_TAKEN and not field_of(event, "card"):
        return FACE_DOWN  # an Automa never looks at it
    if event.kind == LOST and field_of(event, "good") == COINS:
        return PAYS
    if event.kind == UNIT_MOVED and field_of(event, "from") == field_of(event, "to"):
        return STAYS  # which is a move of an Automa too (A4.3)
    if event.kind == AUTOMA_AIRSHIP and field_of(event, "from") == field_of(event, "to"):
        return AIRSHIP_STAYS
    if event.kind == EFFECT_USED and field_of(event, "against") == event.seat:
        return FOR_ITSELF
    return SENTENCES[EVENTS[event.kind][0]]


def _your_text(event: Event, load: Goods) -> str:
    """The sentence to the one who did it; none where no person does such a thing."""
    if event.kind == UNIT_MOVED and load:
        return YOU_MOVE_WITH
    if event.kind == LOST and field_of(event, "good") == COINS:
        return YOU_PAY
    if event.kind == EFFECT_USED and field_of(event, "against") == event.seat:
        return YOU_FOR_YOURSELF
    return YOUR_SENTENCES.get(EVENTS[event.kind][0], "")


def _number(translator: Translator, kind: str, part: str, good: int, number: int) -> str:
    if kind in OTHERS_COUNTED:
        return translator.count(OTHERS_COUNTED[kind], number)
    good = COUNTED.get((kind, part), good)
    return str(number) if good < 0 else amount(translator, good, number)


def _thing(translator: Translator, part: str, type_: str, number: int) -> str:
    if type_ == "place":
        return {"from": from_place, "to": to_place}.get(part, at_place)(translator, number)
    if type_ == "structure":
        return the_structure(translator, number)
    if type_ == "column" and number >= OWN_COLUMNS:
        return "{}-{}".format(*column_range(number))
    if type_ in NAMES:
        return name(translator, type_, number)
    return translator.marked(CARD, card_key(type_, number), str(number)) if type_ in CARDS else str(number)


def mech_ability(translator: Translator, faction: int, mech: int) -> str:
    """The ability a faction's mech brings; mechs are the units 1..4."""
    return name(translator, "ability", factions()[faction].mechs[mech - FIRST_MECH].bit_length() - 1)
