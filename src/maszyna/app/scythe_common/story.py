"""What happened, step by step: an Automa's card, how each of its choices narrowed, and every change that came of it."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.scythe_common.board_view import arrow
from maszyna.app.scythe_common.turn_choices import FLIGHTS, STEPS, choices_of
from maszyna.kernel.bits import count, members
from maszyna.kernel.events import Event
from maszyna.kernel.narrow import Finding
from maszyna.kernel.record import Entry
from maszyna.pictures.screen.art import art_key, keep
from maszyna.pictures.screen.card_art import own_card_svg
from maszyna.scythe.automa.deck import card_of, is_own_card
from maszyna.scythe.board import base_of
from maszyna.scythe.events import (
    AUTOMA_AIRSHIP,
    AUTOMA_CARD,
    AUTOMA_OWN_SYMBOL,
    EVENTS,
    GAINED,
    LOST,
    MECH_DEPLOYED,
    TRACKER_MOVED,
    TRAP_PLACED,
    TURN_BEGAN,
    UNIT_GAINED,
    field_of,
)
from maszyna.scythe.facts.automa import ANY_FACTION, DECKS, GAINS, NO_RECRUIT, SYMBOLS
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState, HiddenState
from maszyna.scythe.ids import AIRSHIP, BONUSES, COINS, FACTIONS, MAT, POPULARITY, POWER
from maszyna.scythe.state import AUTOMA, Position
from maszyna.speech.common.amounts import Goods
from maszyna.speech.common.keys import PLACE_KEYS, PLACE_NUMBERS, UNIT_KEYS
from maszyna.speech.scythe.turn_prose import CHOICES, added_up, choice_trace, nothing_gained
from maszyna.speech.scythe.why.criterion_wording import CRITERIA

MOST_BEATS: Final = 4  # of a choice played on a board: the criteria that drop most
TRACK_OF: Final = {COINS: "coins", POWER: "power", POPULARITY: "popularity"}


def is_automa_turn(entry: Entry) -> bool:
    return any(event.kind == AUTOMA_CARD for event in entry.events)


def steps_of(
    events: list[Event], position: Position, hidden: list[HiddenState], words: Language, seer: int
) -> list[Doc]:
    """The events as steps of a story; ``position`` is the one they led to."""
    found: list[Doc] = []
    values = values_after(events, position)
    for index, event in enumerate(events):
        if nothing_gained(event) or event.kind == TURN_BEGAN:
            continue
        remarks = words.scythe.remarks(position, hidden, events, index)
        if event.kind in CHOICES:
            found += narrowed(events, index, position, words)
            found[-1]["say"] = with_remarks(found[-1]["say"], remarks, words)
            continue
        step: Doc = {
            "id": f"s{index}",
            "kind": "card" if event.kind == AUTOMA_CARD else "change",
            "event": EVENTS[event.kind][0],
            "seat": FACTIONS[position.seats[event.seat].faction],
            "say": with_remarks(event_text(event, position, words, seer), remarks, words),
        }
        if event.kind == AUTOMA_CARD:
            step["card"] = field_of(event, "card")
        moves = moves_of(event, position)
        if moves:
            step["moves"] = moves
            automa = position.seats[event.seat].player == AUTOMA
            step["svg"] = arrow(moves[0]["from"], moves[0]["to"], automa)
        if index in values:
            step["tracks"] = [values[index]]
        found.append(step)
    return found


def with_remarks(say: Text, remarks: list[str], words: Language) -> Text:
    """A text of a step is never changed, so it is a new one that says more."""
    return [*say, " ", *words.text(" ".join(remarks))] if remarks else say


def event_text(event: Event, position: Position, words: Language, seer: int, load: Goods = ()) -> Text:
    """The sentence of an event; what a trap will take is its owner's secret."""
    if event.kind == TRAP_PLACED and event.seat != seer:
        who, where = words.faction(position.seats[event.seat].faction), words.scythe.at(field_of(event, "place"))
        return words.spans_for("trap_laid", faction=who, place=where)
    return words.text(words.scythe.sentence(position, event, seer, load))


def moves_of(event: Event, position: Position) -> list[Doc]:
    own = position.seats[event.seat]
    keys = UNIT_KEYS[own.faction]
    if event.kind in STEPS:
        return [move(keys[field_of(event, "unit")], field_of(event, "from"), field_of(event, "to"))]
    if event.kind == UNIT_GAINED:
        return [move(keys[field_of(event, "unit")], MAT, base_of(own.faction))]
    if event.kind == MECH_DEPLOYED:
        return [move(keys[field_of(event, "mech")], MAT, field_of(event, "place"))]
    if event.kind in FLIGHTS:
        return [move(keys[AIRSHIP], field_of(event, "from"), field_of(event, "to"))]
    return []


def move(piece: str, start: int, end: int) -> Doc:
    return {"piece": piece, "from": PLACE_KEYS[start], "to": PLACE_KEYS[end]}


def flight_of(event: Event, position: Position) -> list[Doc]:
    """Where an Automa's airship went, if it left its place."""
    start, end = field_of(event, "from"), field_of(event, "to")
    key = UNIT_KEYS[position.seats[event.seat].faction][AIRSHIP]
    return [move(key, start, end)] if start != end else []


def values_after(events: list[Event], position: Position) -> dict[int, Doc]:
    """By event, the change of a track: counted back from the position they led to."""
    now = [[own.coins, own.power, own.popularity] for own in position.seats]
    found: dict[int, Doc] = {}
    for index in range(len(events) - 1, -1, -1):
        event = events[index]
        faction = FACTIONS[position.seats[event.seat].faction]
        if event.kind in (GAINED, LOST) and field_of(event, "good") in TRACK_OF:
            good, amount = field_of(event, "good"), field_of(event, "amount")
            column = list(TRACK_OF).index(good)
            change = amount if event.kind == GAINED else -amount
            after = now[event.seat][column]
            now[event.seat][column] = after - change
            found[index] = {"seat": faction, "track": TRACK_OF[good], "from": after - change, "to": after}
        elif event.kind == TRACKER_MOVED:
            space = field_of(event, "space")
            found[index] = {"seat": faction, "track": "tracker", "from": space - 1, "to": space}
    return found


def narrowed(events: list[Event], index: int, position: Position, words: Language) -> list[Doc]:
    """One choice: a step for every criterion, with the places it left and those that fell out."""
    event = events[index]
    trace = event.trace or []
    sentences = choice_trace(words.scythe, event, event.position or position)
    faction = FACTIONS[position.seats[event.seat].faction]
    symbol = "airship" if event.kind == AUTOMA_AIRSHIP else SYMBOLS[field_of(event, "symbol")]
    found: list[Doc] = []
    for number, sentence in enumerate(sentences):
        step: Doc = {
            "id": f"s{index}.{number}",
            "kind": "narrow",
            "choice": f"s{index}",
            "symbol": symbol,
            "seat": faction,
            "say": words.text(sentence),
        }
        if number < len(trace):
            step |= finding_view(trace[number])
        found.append(step)
    if event.kind == AUTOMA_AIRSHIP and (moves := flight_of(event, position)):
        found.append({"id": f"s{index}", "kind": "change", "event": "automa_airship", "seat": faction,
                      "say": words.text(words.scythe.sentence(position, event)), "moves": moves})  # fmt: skip
    return found


def choices_view(events: list[Event], number: int, position: Position, words: Language) -> list[Doc]:
    """Every choice of an action, with the id of its steps."""
    return [
        {"at": number, "choice": choice, "step": f"s{index}",
         "seat": FACTIONS[position.seats[events[index].seat].faction], **heading(events, index, position, words)}
        for choice, index in enumerate(choices_of(events), 1)
    ]  # fmt: skip


def heading(events: list[Event], index: int, position: Position, words: Language) -> Doc:
    """What was chosen: the group of the card, and where the unit went."""
    event = events[index]
    airship = event.kind == AUTOMA_AIRSHIP
    name = words.track("airship") if airship else words.name("symbol", field_of(event, "symbol"))
    moves = []
    for later in events[index if airship else index + 1 :]:
        if later.kind in CHOICES and later is not event:
            break
        moves += moves_of(later, position) if later.seat == event.seat else []
    if airship:
        moves = flight_of(event, position) or moves
    start, end = (moves[0]["from"], moves[0]["to"]) if moves else (None, None)
    title = words.spans_for("why_there", place=words.place(PLACE_NUMBERS[end])) if end else words.spans_for("why_not")
    svg = arrow(start, end, True) if start and end else None
    follows = events[index + 1] if index + 1 < len(events) else event
    own = follows.kind == AUTOMA_OWN_SYMBOL  # a house rule is named where it acts
    about = words.text(words.scythe.sentence(position, follows)) if own else [name]
    return {"title": title, "about": about, "from": start, "to": end, "svg": svg}


def finding_view(finding: Finding) -> Doc:
    """The places a criterion left, and the rest with what they were worth."""
    if finding.stage == "kind":  # candidates are kinds of unit there
        return {"stage": finding.stage, "criterion": finding.name, "rule": finding.rule, "left": [], "out": []}
    gone = finding.before & ~finding.after
    how = "outdone" if finding.values else "excluded"
    return {
        "stage": finding.stage,
        "criterion": finding.name,
        "rule": finding.rule,
        "left": [PLACE_KEYS[place] for place in members(finding.after)],
        "out": [
            {"place": PLACE_KEYS[place], "value": finding.values.get(place), "how": how} for place in members(gone)
        ],
        "values": {PLACE_KEYS[place]: value for place, value in finding.values.items()},
        "decided": finding.decided(),
    }


def beats_of(trace: list[Finding]) -> list[Finding]:
    """The criteria of a choice that drop most, in their order, and the last that left anything."""
    among = [one for one in trace if one.stage != "kind" and one.before != one.after]
    most = sorted(among, key=lambda one: -count(one.before & ~one.after))[:MOST_BEATS]
    return [one for one in among if one in most]


def narrowed_text(finding: Finding, words: Language) -> Text:
    title = words.translator.say(CRITERIA[finding.name].title)
    return words.text(f"{count(finding.before)} → {count(finding.after)}: {title}")


def card_view(game: Scythe, seat: int, number: int, scheme: int, words: Language) -> Doc:
    """An Automa's card: the rows of its scheme, with what is for this faction alone."""
    state = game.hidden[seat]
    assert isinstance(state, AutomaState)
    card = card_of(state, number)
    rows = card.schemes[scheme - 1]
    faction = game.position.seats[seat].faction
    moves = [
        {"symbol": SYMBOLS[group.symbol], "name": words.name("symbol", group.symbol),
         "min_power": group.min_power or None, "faction": FACTIONS[group.faction] if group.faction >= 0 else None,
         "active": group.faction in (ANY_FACTION, faction)}
        for group in rows.moves
    ]  # fmt: skip
    gains = [
        {"gain": GAINS[group.gain], "amount": group.amount,
         "faction": FACTIONS[group.faction] if group.faction >= 0 else None,
         "active": group.faction in (ANY_FACTION, faction)}
        for group in rows.gains
    ]  # fmt: skip
    return {
        "number": number,
        "scheme": scheme,
        "say": words.text(words.screen.say("card", number=number, scheme=words.name("scheme", scheme))),
        "moves": moves,
        "gains": gains,
        "recruit": None if rows.recruit == NO_RECRUIT else BONUSES[rows.recruit],
        "advances": card.advances,
        "own": is_own_card(state, number),
        "art": keep(own_card_svg(words.lang, card, scheme))
        if is_own_card(state, number)
        else art_key(f"automa.{number}.{scheme}.{DECKS[state.printed_deck]}", words.lang),
    }


def story(
    entry: Entry, number: int, game: Scythe, position: Position, words: Language, seer: int, turns: list[Doc]
) -> Doc:
    """The story of one action; ``number`` counts the actions up to and with it, which led to ``position``. ``turns``
    are as a board plays them."""
    card = next((event for event in entry.events if event.kind == AUTOMA_CARD), None)
    shown = card_view(game, card.seat, field_of(card, "card"), field_of(card, "scheme"), words) if card else None
    return {
        "key": f"turn-{number}",
        "at": number,
        "card": shown,
        "choices": choices_view(entry.events, number, position, words),
        "steps": steps_of(entry.events, position, game.hidden, words, seer),
        "turns": turns,
    }


def told(events: list[Event], position: Position, words: Language, seer: int) -> list[Text]:
    """What happened as sentences, for those who only listen."""
    said = [event for event in added_up(events) if event.kind != TURN_BEGAN and not nothing_gained(event)]
    return [event_text(event, position, words, seer) for event in said]


def entry_told(entry: Entry, position: Position, words: Language, seer: int) -> list[Text]:
    """The same of an action, made once for each reader: a sentence says no more of the position than whose it is."""
    key = (words.lang, "told", seer)
    found: list[Text] | None = entry.cache.get(key)
    if found is None:
        found = entry.cache[key] = told(entry.events, position, words, seer)
    return found
