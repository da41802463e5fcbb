"""The decision that waits in a digital game: its question, its options, where they lie and what they would change."""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.words import Text, Words, sentences
from maszyna.app.scythe.travel import unit_of
from maszyna.app.scythe_common.mat import change_of
from maszyna.app.scythe_common.seats import ability_key
from maszyna.kernel.bits import members
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.kernel.packed_counts import counts, how_many, total
from maszyna.kernel.steps import Decision
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.common.payment import CARD, PayAny, PayFrom, may_coerce
from maszyna.scythe.play.movement.move import CARGO, ChooseCargo, ChooseUnit
from maszyna.scythe.state import AUTOMA, Seat
from maszyna.scythe.texts import place_number, unit_kind
from maszyna.scythe.words import (
    ABOARD,
    BOTTOMS,
    CUBES,
    FACTIONS,
    FIRST_MECH,
    GOODS,
    PLACES,
    RESOURCES,
    SECTIONS,
    STRUCTURES,
    UNITS,
)
from maszyna.speech.common.keys import PLACE_KEYS, UNIT_KEYS, term_key

WIDGETS: Final = {
    "travel": ["unit", "step", "cargo", "flight", "load", "unload"],
    "place": [
        "building_site", "mech_site", "store", "worker", "field", "births", "battle", "refuge", "refugee", "retreat",
        "rearm",
    ],
    "mat": ["section", "top", "bottom", "cube", "box", "mech", "structure", "recruit", "bonus", "benefit"],
    "cards": ["encounter", "factory_card", "objective", "mission"],
    "fight": ["dial", "card", "artillery", "bombard", "opponent", "duel"],
    "tokens": ["resource", "accept", "pay", "pay_any", "toll", "discard"],
    "ask": ["flag", "trap", "negotiate", "factory_star"],
}  # fmt: skip
WIDGET_OF: Final = {kind: widget for widget, kinds in WIDGETS.items() for kind in kinds}
# Decisions whose actions are places; 0 leaves it.
BY_PLACE: Final = [
    "step", "flight", "building_site", "mech_site", "store", "worker", "field", "battle", "refuge", "retreat",
]  # fmt: skip
NAMED: Final = {"section": SECTIONS, "structure": ["", *STRUCTURES], "recruit": ["", *BOTTOMS], "box": BOTTOMS,
                "cube": ["", *CUBES]}  # fmt: skip
LABELLED: Final = ["section", "top", "bottom", "structure", "recruit", "bonus", "encounter", "mech", "cube", "box"]
# Decisions whose first action is as good as the others; everywhere else it means "nothing".
FROM_ZERO: Final = ["dial", "cargo", "resource", "section", "box", "discard", "bonus", "benefit", "toll", "opponent"]
MOST_PREVIEWED: Final = 40
MOST_EXPLAINED: Final = 64
TRACKS: Final = ["power", "popularity", "coins", "cards", "stars"]


def decision_view(game: Scythe, words: Words) -> Doc:
    decision = game.pending()
    kind = decision.kind()
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
                "at": place_of(game, decision, kind, action),
                "reveals": reveals,
                "ends": ends,
                "effects": effects,
                **more_of(game, decision, kind, action, words),
            }
        )
    least, most = bounds(decision, choices)
    ask, hint = asked(words.text(words.scythe.question(game)))
    return {
        "kind": kind,
        "widget": WIDGET_OF[kind],
        "seat": FACTIONS[game.position.seats[decision.seat].faction],
        "ask": ask,
        "hint": hint,
        "optional": 0 in choices and kind not in FROM_ZERO,
        "least": least,
        "most": most,
        "options": options,
        "sources": sources(game, decision, words) if isinstance(decision, PayFrom) else [],
        "refused": refused(game, decision, kind, words),
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


def sources(game: Scythe, decision: PayFrom, words: Words) -> list[Doc]:
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
        found.append({"at": at, "have": int(aboard), "label": words.talk("aboard")})
    if may_coerce(game, decision.seat):
        for kind, number in enumerate(counts(own.hand)):
            if number:
                label = words.talk("card_of_value", value=kind + 2)
                found.append({"at": {"card": kind + 2}, "have": 1, "label": label})
    return found


def bounds(decision: Decision[Any], choices: list[int]) -> tuple[int, int]:
    """Of a choice of an amount its range, of any other how many may be chosen."""
    if decision.kind() in ("dial", "cargo", "accept", "births", "load", "unload", "bombard"):
        return choices[0], choices[-1]
    if isinstance(decision, ChooseUnit):
        return 0, decision.units
    amount = getattr(decision, "amount", 1)
    return (amount, amount) if decision.kind() in ("pay", "resource") else (1, 1)


def place_of(game: Scythe, decision: Decision[Any], kind: str, action: int) -> Doc | None:
    """Where on the screen an option lies: a place, a piece, a part of a mat, a card."""
    own = game.position.seats[decision.seat]
    if kind == "unit":
        if not action:
            return None
        unit = unit_of(game, decision.seat, action)
        return {"piece": UNIT_KEYS[own.faction][unit], "place": PLACE_KEYS[place_number(action)]}
    if kind in BY_PLACE:
        return {"place": PLACE_KEYS[action]} if action else None
    if kind == "pay":
        return {"card": action - CARD + 2} if action >= CARD else {"place": PLACE_KEYS[action]}
    if isinstance(decision, PayAny):
        good = action // CARD
        if good >= len(RESOURCES):
            return {"card": place_number(action) + 2}
        return {"place": PLACE_KEYS[place_number(action)], "resource": RESOURCES[good]}
    if kind == "refugee":
        return {"piece": UNIT_KEYS[own.faction][action - 1]} if action else None
    if kind == "mech":
        return {"piece": UNIT_KEYS[own.faction][action]} if action else None
    if kind in NAMED:
        name = NAMED[kind][action]
        return {kind: name} if name else None
    return place_of_thing(decision, kind, action)


def place_of_thing(decision: Decision[Any], kind: str, action: int) -> Doc | None:
    if kind in ("card", "discard"):
        value = action if kind == "card" else action + 2
        return {"card": value} if value else None
    if kind == "resource":
        return (
            {"resource": RESOURCES[action], "place": PLACE_KEYS[decision.place]} if hasattr(decision, "place") else None
        )
    if kind == "toll":
        return {"resource": GOODS[action]}
    if isinstance(decision, ChooseCargo):
        return {"cargo": CARGO[decision.cargo_kind], "amount": action}
    if kind in ("load", "unload"):
        return {"cargo": CARGO[getattr(decision, "cargo_kind", 0)], "amount": action}
    if kind in ("births", "rearm"):
        return {"place": PLACE_KEYS[getattr(decision, "place", 0)]}
    return None


def tracks_of(game: Scythe, seat: int) -> list[int]:
    own: Seat = game.position.seats[seat]
    cards = int(total(own.hand)) + game.hidden[seat].unseen
    return [own.power, own.popularity, own.coins, cards, own.stars]


def preview(
    game: Scythe, seat: int, action: int, before: list[int], hidden: object, words: Words, number: int
) -> tuple[list[Doc], Any, bool]:
    """What an option would change on the own tracks at once, what hidden thing it shows, whether it ends the turn."""
    if number > MOST_PREVIEWED:
        return [], None, False
    twin = game.copy()
    twin.log = []
    twin.run_mode = BETWEEN_TURNS
    twin.apply(action)
    code = twin.reveals(hidden, seat, twin.log)
    ends = twin.is_over() or twin.waits_for_turn()
    if code:
        return [], words.talk(f"reveals_{code}"), ends
    reveals = words.talk("reveals_automa") if automa_is_next(twin) else None
    key = FACTIONS[game.position.seats[seat].faction]
    after = tracks_of(twin, seat)
    effects = [
        {"seat": key, "track": TRACKS[track], "from": old, "to": new}
        for track, (old, new) in enumerate(zip(before, after, strict=True))
        if old != new
    ]
    return effects, reveals, ends


def more_of(game: Scythe, decision: Decision[Any], kind: str, action: int, words: Words) -> Doc:
    """What only some options have: the card they stand for, its text, what an upgrade changes."""
    own = game.position.seats[decision.seat]
    if kind in ("resource", "toll"):
        return {"art": art_key(f"resource.{RESOURCES[action]}.1", words.lang)} if action < len(RESOURCES) else {}
    if kind in ("cube", "box"):
        return {"change": change_of(own, words, kind, action)}
    if kind == "factory_card" and action:
        return {"art": art_key(f"factory.{action}", words.lang), "says": words.explained(f"factory.{action}")}
    if kind in ("objective", "mission") and action:
        text = words.text(words.screen.objective(game, decision.seat, action))
        return {"art": art_key(f"objective.{action}", words.lang), "says": text}
    if kind == "mech" and action:
        number = factions()[own.faction].mechs[action - FIRST_MECH].bit_length() - 1
        return {"says": words.explained(ability_key(own.faction, number))}
    if kind in ("structure", "recruit") and action:
        term = term_key("structure", action - 1) if kind == "structure" else term_key("bonus", action - 1)
        return {"says": words.explained(term)}
    return {}


def automa_is_next(game: Scythe) -> bool:
    """Whether a turn has ended and an Automa's begins."""
    return game.waits_for_turn() and game.position.seats[game.stack[-1].seat].player == AUTOMA


def refused(game: Scythe, decision: Decision[Any], kind: str, words: Words) -> list[Doc]:
    """What cannot be chosen now, and why not."""
    found: list[Doc] = []
    choices = set(game.choices)
    own = game.position.seats[decision.seat]
    if kind == "unit":
        candidates = sorted({unit_kind(unit) * 64 + own.at[unit] for unit in range(UNITS) if 0 < own.at[unit] < PLACES})
    elif decision.span() <= MOST_EXPLAINED and kind not in ("births", "accept"):
        candidates = list(range(decision.span()))
    else:
        return found
    for action in candidates:
        if action in choices or not decision.text(action) or (not action and kind not in FROM_ZERO):
            continue
        code = decision.why_not(game, action)
        if code == "not_now":
            continue
        at = place_of(game, decision, kind, action)
        one: Doc = {"at": at, "action": decision.text(action), "why": words.reason(code)}
        if kind in LABELLED:
            one["label"] = words.text(words.scythe.label(game, action))
        found.append(one)
    return found
