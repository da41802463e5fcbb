"""The decision that waits in a digital game: its question, its options, where they lie and what they would change."""

from typing import Any, Final

from maszyna.app.base.documents import Doc, declared
from maszyna.app.base.language import Language, Text, sentences
from maszyna.app.scythe.option_places import place_of, printed_on
from maszyna.kernel.bits import members
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.kernel.packed_counts import counts, how_many, total
from maszyna.kernel.steps import BY_AMOUNT, Decision
from maszyna.scythe.decks import card_value
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import ABOARD, FACTIONS, MAT, PLACES, RESOURCES, UNITS
from maszyna.scythe.place_texts import unit_action, unit_kind
from maszyna.scythe.play.common.decisions import BY_CARGO, BY_OFFER, BY_UNIT, COMBAT, PLAYER_MAT, TOKENS
from maszyna.scythe.play.common.gains import Accept
from maszyna.scythe.play.common.payment import PayFrom, may_coerce
from maszyna.scythe.play.movement.move import ChooseUnit
from maszyna.scythe.state import AUTOMA, Seat
from maszyna.speech.common.keys import PLACE_KEYS

MOST_PREVIEWED: Final = 40
MOST_EXPLAINED: Final = 64
TRACKS: Final = ["power", "popularity", "coins", "cards", "stars", "resources", "units"]
FOR_OFFERS: Final = 5  # from here on only what an encounter brings: elsewhere the board shows it


def decision_view(game: Scythe, words: Language) -> Doc:
    decision = game.pending()
    about = decision.about
    choices = game.choices
    before = tracks_of(game, decision.seat)
    hidden = game.secrets()
    options = []
    for action in choices:
        effects, reveals, ends = preview(game, decision.seat, action, before, hidden, words, len(choices))
        options.append(
            {
                "id": f"o{action}",
                "action": decision.text(action),
                "label": words.text(words.scythe.label(game, action)),
                "at": place_of(game, decision, action),
                "declines": decision.declined_by(action),
                "reveals": reveals,
                "ends": ends,
                "effects": effects,
                **printed_on(game, decision, action, words),
            }
        )
    least, most = bounds(decision, choices)
    ask, hint = asked(words.text(words.scythe.question(game)))
    return {
        "kind": about.name,
        **declared(about),
        "seat": FACTIONS[game.position.seats[decision.seat].faction],
        "ask": ask,
        "hint": hint,
        "optional": decision.declined_by(choices[0]),
        "least": least,
        "most": most,
        "options": options,
        "sources": sources(game, decision, words) if isinstance(decision, PayFrom) else [],
        "refused": refused(game, decision, words),
    }


def asked(question: Text) -> tuple[Text, Text]:
    """The question itself, and what is said beside it."""
    parts = sentences(question)
    asks = next((part for part in parts if isinstance(part[-1], str) and part[-1].endswith("?")), parts[0])
    beside: Text = []
    for part in parts:
        if part is not asks:
            beside += [*([" "] if beside else []), *part]
    return asks, beside


def sources(game: Scythe, decision: PayFrom, words: Language) -> list[Doc]:
    """Everything that could pay, wherever it lies: the engine asks token by token, a person points in any order."""
    position = game.position
    own = position.seats[decision.seat]
    good = RESOURCES[decision.resource]
    found: list[Doc] = []
    for place in members(position.controlled(decision.seat)):
        have = how_many(position.resources[place], decision.resource)
        if have:
            at = {"place": PLACE_KEYS[place], "resource": good}
            found.append({"at": at, "have": int(have), "label": words.text(words.scythe.name("place", place))})
    aboard = how_many(own.cargo, decision.resource)
    if aboard:
        at = {"place": PLACE_KEYS[ABOARD], "resource": good}
        found.append({"at": at, "have": int(aboard), "label": words.spans_for("aboard")})
    if may_coerce(game, decision.seat):
        for kind, number in enumerate(counts(own.hand)):
            if number:
                label = words.spans_for("card_of_value", value=card_value(kind))
                found.append({"at": {"card": card_value(kind)}, "have": 1, "label": label})
    return found


def bounds(decision: Decision[Any], choices: list[int]) -> tuple[int, int]:
    """Of a choice of an amount its range, of any other how many may be chosen."""
    if decision.about.answer in (BY_AMOUNT, BY_CARGO):
        return choices[0], choices[-1]
    if isinstance(decision, ChooseUnit):
        return 0, decision.units
    tokens = decision.parts() if decision.about.subject == TOKENS else 1
    return tokens, tokens


def tracks_of(game: Scythe, seat: int) -> list[int]:
    own: Seat = game.position.seats[seat]
    cards = int(total(own.hand)) + game.hidden[seat].unseen
    units = sum(place != MAT for place in own.at)
    return [own.power, own.popularity, own.coins, cards, own.stars, int(total(game.position.stock(seat))), units]


def preview(
    game: Scythe, seat: int, action: int, before: list[int], hidden: object, words: Language, number: int
) -> tuple[list[Doc], Any, bool]:
    """What an option would change on the own tracks at once, what hidden thing it shows, whether it ends the turn."""
    if number > MOST_PREVIEWED:
        return [], None, False
    twin = game.copy()
    twin.log = []
    twin.run_mode = BETWEEN_TURNS
    twin.apply(action)
    about = game.pending().about
    while about.answer == BY_OFFER and isinstance(twin.asking, Accept) and twin.asking.seat == seat:
        twin.apply(twin.choices[-1])  # all that is offered, though less may be taken
    code = twin.reveals(hidden, seat, twin.log)
    if code:  # what comes after it follows from what is hidden, even whether the turn goes on
        return [], words.spans_for(f"reveals_{code}"), False
    ends = twin.is_over() or twin.waits_for_turn()
    reveals = words.spans_for("reveals_automa") if automa_is_next(twin) else None
    key = FACTIONS[game.position.seats[seat].faction]
    after = tracks_of(twin, seat)
    effects = [
        {"seat": key, "track": TRACKS[track], "from": old, "to": new}
        for track, (old, new) in enumerate(zip(before, after, strict=True))
        if old != new and (track < FOR_OFFERS or about.answer == BY_OFFER)
    ]
    return effects, reveals, ends


def automa_is_next(game: Scythe) -> bool:
    """Whether a turn has ended and an Automa's begins."""
    return game.waits_for_turn() and game.position.seats[game.stack[-1].seat].player == AUTOMA


def refused(game: Scythe, decision: Decision[Any], words: Language) -> list[Doc]:
    """What cannot be chosen now, and why not."""
    found: list[Doc] = []
    choices = set(game.choices)
    own = game.position.seats[decision.seat]
    about = decision.about
    if about.answer == BY_UNIT:
        on_board = [unit for unit in range(UNITS) if 0 < own.at[unit] < PLACES]
        candidates = sorted({unit_action(unit_kind(unit), own.at[unit]) for unit in on_board})
    elif decision.span() <= MOST_EXPLAINED and (about.answer != BY_AMOUNT or about.subject == COMBAT):
        candidates = list(range(decision.span()))
    else:
        return found
    for action in candidates:
        if action in choices or not decision.text(action) or decision.declined_by(action):
            continue
        code = decision.why_not(game, action)
        if code == "not_now":
            continue
        at = place_of(game, decision, action)
        one: Doc = {"at": at, "action": decision.text(action), "why": words.reason(code)}
        if about.subject == PLAYER_MAT or about.answer == BY_OFFER:  # printed in sight, so it is named
            one["label"] = words.text(words.scythe.label(game, action))
        found.append(one)
    return found
