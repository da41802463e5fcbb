"""What happened, as sentences.

Every sentence is a faction and what it does, in the present tense, where neither Ukrainian nor Russian has genders. The
placeholders are the fields of the event; ``{amount}`` and its like are whole phrases ("2 coins") where the event counts
something. A place where things happen can also be where they come from: ``{from_place}``.
"""

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
from maszyna.speech.common.amounts import STARS, TOKENS, amount
from maszyna.speech.common.keys import CARD, CARDS, PIECE, card_key, unit_key
from maszyna.speech.language.translator import Many, Translator, mark, mark_many
from maszyna.speech.scythe.events.second_person import DONE_TO_YOU, YOU_FOR_YOURSELF, YOU_PAY, YOUR_SENTENCES
from maszyna.speech.scythe.names.names import NAMES, faction_of, name, the_structure, the_unit
from maszyna.speech.scythe.names.places import at_place, from_place, to_place
from maszyna.speech.scythe.names.tile_names import sources_words

PHRASES: Final[dict[str, str]] = {
    "game": mark("Scythe, seed {seed}"),
    "seat": mark("{faction}, mat: {mat}"),
    "tile": mark("Structure bonus: {tile}"),
    "turn": mark("turn {number}"),
    "nothing": mark("nothing else"),
    "result": mark("Result after {turns}"),
    "faction": mark("Faction"),
    "coins": mark("Coins"),
    "stars": mark("Stars"),
    "territories": mark("Land"),
    "resources": mark("Resources"),
    "structure_bonus": mark("Bonus"),
    "ability": mark("Ability"),
    "total": mark("Total"),
    "winner": mark("Winner: {faction}."),
    "automa_seat": mark("{faction}, Automa, level: {level}"),
    "group": mark("“{symbol}”: {sentence}"),
    "air_combat_follows": mark("An airship combat follows {place}."),
    "combat_follows": mark("A combat follows {place}."),
    "logbook": mark("Finished games: {games}, won: {won}"),
    "turns_played": mark("Turns"),
    "score": mark("{faction} ({player}): {total} ({parts})."),
    "unfinished": mark("The game is not over. It is {faction}'s turn."),
}
# By what put the winner before the second, as the scoring names it.
DECIDED: Final[dict[str, str]] = {
    "coins": mark("Decided by coins."),
    "pieces": mark("A tie in coins, decided by workers, mechs and structures."),
    "power": mark("A tie in coins, decided by power."),
    "popularity": mark("A tie in coins, decided by popularity."),
    "resources": mark("A tie in coins, decided by resources."),
    "territories": mark("A tie in coins, decided by territories."),
    "stars": mark("A tie in coins, decided by stars."),
    "nothing": mark("A tie in everything, decided by seating order."),
    "R16": mark("A tie in everything; the human wins (R16)."),
}
TURNS: Final[Many] = mark_many("{n} turn", "{n} turns")


AIR_SENTENCES: Final[dict[str, str]] = {
    "airship_moved": mark("flies the airship {from} {to}"),
    "airship_loaded": mark("takes {amount} aboard {place}"),
    "airship_unloaded": mark("sets down {amount} {place}"),
    "effect_used": mark("uses the airship against {against}: {effect} ({source})"),
    "toll_taken": mark("takes a toll from {from} {place}: {resource}"),
    "air_combat_began": mark("starts an airship combat against {defender} {place} ({source})"),
    "airship_retreated": mark("withdraws the airship {from} {to}"),
    "automa_airship": mark("flies the airship {from} {to} ({source})"),
    "automa_camp": mark(
        "cannot leave its base and follows its camp instead of the first two rows of the card ({source})"
    ),
    "finale_began": mark("begins the finale: {last_turns} ({source})"),
    "factory_exploded": mark("blows up the Factory ({source})"),
    "resolution_used": mark("uses the resolution: {effect} ({source})"),
}
# The same events, where one of their numbers makes something else of them.
FOR_ITSELF: Final = mark("uses the airship: {effect} ({source})")
AIRSHIP_STAYS: Final = mark("leaves the airship {place} ({source})")
AUTOMA_CARDS: Final[Many] = mark_many("{n} Automa card", "{n} Automa cards")
LAST_TURNS: Final[Many] = mark_many("{n} last turn", "{n} last turns")


WHO_DOES: Final = mark("{who} {does}.")
SENTENCES: Final[dict[str, str]] = {
    "turn_began": mark("begins turn {number}"),
    "token_placed": mark("chooses “{section}”"),
    "unit_moved": mark("moves {unit} {from} {to}"),
    "cargo_carried": mark("takes {amount} along {to}"),
    "trap_sprung": mark("springs a trap {place} (penalty: {lost})"),
    "workers_driven_off": mark("forces {amount} of {victim} {place} to retreat home"),
    "battle_joined": mark("meets combat units of {defender} {place}"),
    "gained": mark("gains {amount}"),
    "lost": mark("loses {amount}"),
    "resources_gained": mark("gains {amount} {place}"),
    "resources_paid": mark("pays {amount} {from_place}"),
    "card_paid_as_resource": mark("pays with a combat card of value {value} instead of a resource"),
    "worker_gained": mark("gains {amount} {place}"),
    "upgraded": mark("makes an upgrade ({cube}; cheaper: {box})"),
    "mech_deployed": mark("deploys a mech {place} (new ability: {mech})"),
    "structure_built": mark("builds {structure} {place}"),
    "recruit_enlisted": mark("enlists the recruit of “{section}” (one-time bonus: {bonus})"),
    "bottom_action": mark("takes the action “{action}”"),
    "recruit_bonus": mark("gains a recruit bonus ({bonus})"),
    "combat_began": mark("starts the combat against {defender} {place}"),
    "ability_used": mark("uses the ability “{ability}” against {against}"),
    "cards_stolen": mark("takes {amount} away from {from}"),
    "combat_committed": mark("spends {power} and plays {cards} (total: {total})"),
    "combat_won": mark("wins the combat against {loser} {place}"),
    "unit_retreated": mark("withdraws {unit} {from} {to}"),
    "encounter_met": mark("has an encounter {place} (card {card})"),
    "encounter_option": mark("takes option {option} of encounter card {card}"),
    "hand_seen": mark("looks at the combat cards of {of}"),
    "factory_card_taken": mark("takes Factory card {card}"),
    "factory_action": mark("uses Factory card {card}"),
    "flag_placed": mark("places a flag {place}"),
    "trap_placed": mark("sets a trap {place} (penalty: {penalty})"),
    "trap_rearmed": mark("arms the trap {place} again"),
    "objective_revealed": mark("reveals the objective “{objective}”"),
    "star_placed": mark("places a star ({stars} of 6): {star}"),
    "move_undone": mark("takes back a move: returns {unit} {from} {to}"),
    "game_ended": mark("ends the game with {stars}"),
    "automa_card": mark("draws Automa card {card} (scheme {scheme})"),
    "automa_skipped": mark("skips the turn because of the mark on card {card}"),
    "automa_deck_shuffled": mark("shuffles all 19 Automa cards into a new deck"),
    "automa_group": mark("carries out “{symbol}”"),
    "automa_stopped": mark("reveals a combat card of value {value} and skips “{symbol}” and the rest of the move row"),
    "unit_gained": mark("gains {unit} on its base"),
    "resources_removed": mark("removes {amount} {from_place}"),
    "resources_left": mark("finds {amount} {place}"),
    "automa_combat_card": mark(
        "draws Automa card {card} for the combat; its power is {power}, so the column “{column}” counts"
    ),
    "tracker_moved": mark("moves the marker on the star card to space {space}"),
    "scheme_changed": mark("switches to scheme {scheme}"),
    "encounter_removed": mark("removes the encounter token {from_place}"),
    **AIR_SENTENCES,
    "automa_revealed": mark("reveals a combat card of value {value} and continues"),
    "unit_not_gained": mark("reveals a combat card of value {value} and does not gain {unit}"),
    "automa_own_card": mark("follows card {card} (own card, not as printed)"),
    "automa_own_symbol": mark("follows own criteria for “{symbol}”"),
    "automa_own_level": mark("follows an own star card for the level {level}"),
    "automa_own_shuffle": mark("shuffles its own deck again; it has {cards}"),
}
# The same events, where one of their numbers makes something else of them.
NOT_POSSIBLE: Final = mark("cannot carry out “{symbol}”: {reason}")
FACE_DOWN: Final = mark("takes a Factory card face down")
PAYS: Final = mark("pays {amount}")  # coins are always a price
STAYS: Final = mark("leaves {unit} {place}")
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


def sentence(translator: Translator, position: Position, event: Event, reader: int = NOBODY) -> str:
    """Who does what; what the seat of the ``reader`` did is said to it."""
    yours = _your_text(event) if event.seat == reader else ""
    if yours:
        return translator.say(yours, _parts(translator, position, event))
    who = name(translator, "faction", position.seats[event.seat].faction)
    return translator.say(WHO_DOES, {"who": who, "does": clause(translator, position, event, reader)})


def clause(translator: Translator, position: Position, event: Event, reader: int = NOBODY) -> str:
    """What is done, for a text that has said by whom; what is done to the seat of the ``reader`` is said to it."""
    victim, to_you = DONE_TO_YOU.get(EVENTS[event.kind][0], ("", ""))
    text = to_you if victim and field_of(event, victim) == reader else _text(event)
    return translator.say(text, _parts(translator, position, event))


def _parts(translator: Translator, position: Position, event: Event) -> dict[str, str]:
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
    if event.kind == TOLL_TAKEN:
        said["resource"] = amount(translator, field_of(event, "resource"), 1)
    return said


def _text(event: Event) -> str:
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


def _your_text(event: Event) -> str:
    """The sentence to the one who did it; none where no person does such a thing."""
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
