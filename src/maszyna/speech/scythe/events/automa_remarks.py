"""What an Automa's event does not say by itself: low power, combat table, water that opens; its discard piles."""

from typing import Final

from maszyna.kernel.bits import members
from maszyna.kernel.events import Event
from maszyna.scythe.automa.choosing import REASONS, TOO_LITTLE_POWER
from maszyna.scythe.automa.deck import card_of, combat_pile, gold_stars, main_pile, skipped_stars
from maszyna.scythe.events import AUTOMA_CARD, AUTOMA_COMBAT_CARD, AUTOMA_GROUP, TRACKER_MOVED, field_of
from maszyna.scythe.facts.automa import ANY_FACTION, PRINTED_COLUMNS, AutomaCard
from maszyna.scythe.hidden import AutomaState, HiddenState
from maszyna.scythe.state import Position
from maszyna.speech.language.translator import Translator, mark

LOW_POWER: Final = mark("It has power {power}; the card asks for {needed} or more (A9.6).")
COMBAT_TABLE: Final = mark(
    "Combat table of card {card}: with power 0 to {low} it uses {first}, with {middle} to {below} {second}, from "
    "{high} on {third}, but no more than it has; combat cards: {cards} (A15.3)."
)
OWN_TABLE: Final = mark(
    "Combat table of card {card}, power it has and power it uses: {columns}, but no more than it has; combat cards: "
    "{cards} (A15.3)."
)
WATER_OPENS: Final = mark("From now on its units may move onto lakes and across rivers (A5).")

MAIN: Final = mark("Main discard pile: {cards}")
COMBAT: Final = mark("Combat discard pile: {cards}")
HOLDS: Final = mark(
    "The marker is on the right space: {start} at the last shuffle, and {stars} more for the gold stars in the main "
    "discard pile."
)
FAILS: Final = mark(
    "The marker should be on space {space}: {start} at the last shuffle, and {stars} more for the gold stars in the "
    "main discard pile."
)
SKIPPED: Final = mark("Gold stars of skipped cards do not count: {stars} ({rule}).")
SKIPPED_RULE: Final = "R11"


def remarks(
    translator: Translator, position: Position, hidden: list[HiddenState], events: list[Event], number: int
) -> list[str]:
    """Sentences to follow the event with this number."""
    event = events[number]
    state = hidden[event.seat] if event.seat >= 0 else None
    if not isinstance(state, AutomaState):
        return []
    if event.kind == TRACKER_MOVED:
        opens = field_of(event, "space") == state.star_card.dry_until + 1
        return [translator.say(WATER_OPENS)] if opens else []
    if event.kind == AUTOMA_COMBAT_CARD:
        drawn = field_of(event, "card")
        card = card_of(state, drawn)
        return [combat_table(translator, card)]
    if event.kind == AUTOMA_GROUP and REASONS[field_of(event, "reason")] == TOO_LITTLE_POWER:
        needed = power_asked(state, position.seats[event.seat].faction, events[:number], event)
        power = event.position.seats[event.seat].power if event.position is not None else 0
        return [low_power(translator, power, needed)] if needed else []
    return []


def combat_table(translator: Translator, card: AutomaCard) -> str:
    values: dict[str, object] = {"card": card.number, "cards": card.combat_cards}
    if card.columns != PRINTED_COLUMNS:
        starts = [0, *[last + 1 for last in card.columns[:-1]]]
        columns = zip(starts, card.columns, card.combat_power, strict=True)
        listed = ", ".join(f"{start}-{last}: {power}" for start, last, power in columns)
        return translator.say(OWN_TABLE, {**values, "columns": listed})
    low, below, _ = PRINTED_COLUMNS
    first, second, third = card.combat_power
    spans = {"low": low, "middle": low + 1, "below": below, "high": below + 1}
    return translator.say(COMBAT_TABLE, {**values, **spans, "first": first, "second": second, "third": third})


def low_power(translator: Translator, power: int, needed: int) -> str:
    return translator.say(LOW_POWER, {"power": power, "needed": needed})


def power_asked(state: AutomaState, faction: int, before: list[Event], event: Event) -> int:
    """The power that the card wants for a symbol; 0 if the card is not known."""
    cards = [one for one in before if one.kind == AUTOMA_CARD and one.seat == event.seat]
    if not cards:
        return 0
    card = card_of(state, field_of(cards[-1], "card"))
    scheme = card.schemes[field_of(cards[-1], "scheme") - 1]
    asked = [
        group.min_power
        for group in scheme.moves
        if group.symbol == field_of(event, "symbol") and group.faction in (ANY_FACTION, faction)
    ]
    return max(asked, default=0)


def piles(translator: Translator, state: AutomaState) -> list[str]:
    """A line for each pile that has cards."""
    found = [(MAIN, members(main_pile(state))), (COMBAT, members(combat_pile(state)))]
    return [translator.say(text, {"cards": ", ".join(map(str, cards))}) for text, cards in found if cards]


def star_check(translator: Translator, state: AutomaState) -> str:
    stars = gold_stars(state)
    space = state.shuffled_at + stars
    text = HOLDS if space == state.tracker else FAILS
    said = translator.say(text, {"space": space, "start": state.shuffled_at, "stars": stars})
    skipped = skipped_stars(state)
    if not skipped:
        return said
    return f"{said} {translator.say(SKIPPED, {'stars': skipped, 'rule': SKIPPED_RULE})}"
