"""A whole screen when only the Automa's cards are kept."""

from collections.abc import Callable
from typing import Final

from maszyna.app.base.documents import Doc, declared
from maszyna.app.base.language import Language, Text
from maszyna.app.base.requester import Viewer
from maszyna.app.scythe_cards.card_view import fight_result, may_reach_factory, open_card
from maszyna.app.scythe_common.seats import seats_view, title
from maszyna.kernel.game import NOBODY
from maszyna.kernel.packed_counts import total
from maszyna.kernel.record import Entry, Record
from maszyna.kernel.steps import BY_AMOUNT, BY_LIST, DecisionKind
from maszyna.scythe.cards_only.cards_table import KINDS, RANGES, CardsTable
from maszyna.scythe.cards_only.played_cards import PlayedCards
from maszyna.scythe.cards_only.read_card_step import MOST_SCORE
from maszyna.scythe.events import TURN_BEGAN
from maszyna.scythe.facts.automa import ATTACK_COMBAT_UNIT, ENCOUNTER_OR_FACTORY
from maszyna.scythe.hidden import MOST_OF_KIND, RESOLUTION_STARS, STAR_KINDS, stars_by_kind
from maszyna.scythe.ids import BONUSES, FACTIONS, MOST_POWER, TERRITORIES
from maszyna.scythe.play.common.decisions import COMBAT
from maszyna.scythe.state import AUTOMA
from maszyna.speech.scythe.companion.setup_layout import layout_lines

TURN: Final = DecisionKind("card_turn", "tell", BY_LIST)
SYMBOL: Final = DecisionKind("symbol", "tell", BY_LIST)
SUM: Final = DecisionKind("sum", COMBAT, BY_AMOUNT)
LOST: Final = DecisionKind("lost", COMBAT, BY_LIST)
COUNT: Final = DecisionKind("count", "tell", BY_AMOUNT)
SCORE: Final = DecisionKind("score", "tell", BY_AMOUNT)
MOST_SUM_KEY: Final = 27  # 7 power and four cards of 5
MOST_COINS: Final = 200
MOST_CARDS: Final = 42
Lines = Callable[[Entry], list[Text]]  # an action in sentences


def cards_view(record: Record[PlayedCards], viewer: Viewer, words: Language, past: bool, lines: Lines) -> Doc:
    cards = record.game.cards
    table = cards.table
    card = cards.card
    acts = bool(viewer.acts) and not past
    return {
        "page": "cards",
        "you": FACTIONS[cards.own(table.person()).faction] if viewer.acts else None,
        "title": title(table.game, table.round(), words),
        "board": {"box": [0, 0, 1, 1], "layers": [], "places": [], "pieces": [], "marks": []},
        "decision": decision(cards, words) if acts else None,
        "travel": None,
        "fight": None,
        "story": None,
        "checklist": None,
        "seats": seats_view(table.game, words, NOBODY, with_mats=False),
        "problems": [],
        "cards": {
            "card": None if card is None else open_card(cards, card, words),
            "result": None if cards.result is None else fight_result(cards, cards.result, words),
            "recruits": recruits(cards, words),
            "corrections": corrections(cards, words),
            "last": last_lines(record, lines),
            "setup": [] if record.actions else [words.text(one.text) for one in layout_lines(words.translator, table)],
        },
    }


def corrections(cards: CardsTable, words: Language) -> list[Doc]:
    """Every number that is kept of an Automa, with the step that sets it."""
    table = cards.table
    automas = table.seats_of(AUTOMA)
    found: list[Doc] = []
    for seat in automas:
        own, state = cards.own(seat), table.game.automa(seat)
        name = FACTIONS[own.faction]
        prefix = f"automa {name}" if len(automas) > 1 else "automa"
        stars = stars_by_kind(own)
        numbers = [
            ("power", words.track("power"), own.power, MOST_POWER),
            ("coins", words.track("coins"), own.coins, MOST_COINS),
            ("cards", words.track("cards"), int(total(own.hand)) + state.unseen, MOST_CARDS),
            ("tracker", words.track("tracker"), state.tracker, state.star_card.last_space),
            ("scheme", words.track("scheme"), state.scheme, 2),
            *((f"stars {kind}", words.say(f"card_stars_{kind}"), stars[number], MOST_OF_KIND[number])
              for number, kind in enumerate(STAR_KINDS[:RESOLUTION_STARS])),
            *((f"mat {kind}", words.say(f"mat_{kind}"), last - first - len(cards.in_play(seat, number)), last - first)
              for number, (kind, (first, last)) in enumerate(zip(KINDS, RANGES, strict=True))),
        ]  # fmt: skip
        found += [
            {"key": f"{name} {key}", "seat": name, "name": label, "value": value, "most": most,
             "step": f"{prefix} {key} {{n}}"}
            for key, label, value, most in numbers
        ]  # fmt: skip
    return found


def last_lines(record: Record[PlayedCards], lines: Lines) -> list[Text]:
    """What has happened since the last turn of an Automa began, or in the combat whose outcome is in sight."""
    found: list[Text] = []
    fought = record.game.cards.result is not None
    for number in range(len(record.actions), 0, -1):
        entry = record.entries[number]
        found = [*lines(entry), *found]
        if any(event.kind == TURN_BEGAN for event in entry.events) or (fought and entry.text.startswith("combat")):
            break
    return found


def recruits(cards: CardsTable, words: Language) -> list[Doc]:
    """The person's ongoing bonuses: a tap says that one was enlisted, or that it was not."""
    held = cards.own(cards.table.person()).recruits
    return [
        {"key": name, "name": words.name("bonus", number), "has": bool(held >> number & 1),
         "action": f"recruit no {name}" if held >> number & 1 else f"recruit {name}"}
        for number, name in enumerate(BONUSES)
    ]  # fmt: skip


def decision(cards: CardsTable, words: Language) -> Doc | None:
    if cards.is_over():
        return at_the_end(cards, words)
    table = cards.table
    card = cards.card
    if cards.losing and cards.result is not None:
        who = words.faction(cards.own(cards.result.seat).faction)
        return asked(LOST, words.spans_for("ask_card_lost", who=who), lost_options(cards, words))
    if card is not None and cards.attacked:
        return asked(SUM, sum_asked(cards, words), at_factory(cards, words), MOST_SUM_KEY, says="combat")
    if card is not None:
        order = card.order()
        ask = [words.name("symbol", order.number)[:1].upper() + words.name("symbol", order.number)[1:]]
        return asked(SYMBOL, ask, symbol_options(cards, words))
    return asked(TURN, words.spans_for("ask_card_turn", turn=table.round()), turn_options(cards, words))


def asked(about: DecisionKind, ask: Text, options: list[Doc], most: int = 1, says: str | None = None) -> Doc:
    return {
        "kind": about.name, **declared(about), "ask": ask, "hint": [], "optional": False, "least": 0, "most": most,
        "says": says, "options": options, "refused": [],
    }  # fmt: skip


def option(key: str, action: str, label: Text) -> Doc:
    return {"id": key, "action": action, "label": label, "at": None, "reveals": None, "declines": False, "effects": []}


def turn_options(cards: CardsTable, words: Language) -> list[Doc]:
    """The Automa's turn; in the person's own an attack on it, its workers driven off, the end."""
    table = cards.table
    automas = table.seats_of(AUTOMA)
    following = table.next_automa()
    name = words.faction(cards.own(following).faction)
    label = words.spans_for("card_automa") if len(automas) == 1 else words.spans_for("card_automa_of", who=name)
    found = [option("automa", "automa", label)]
    for seat in automas:
        own = FACTIONS[cards.own(seat).faction] if len(automas) > 1 else ""
        of = [words.faction(cards.own(seat).faction), ": "] if own else []
        ask = words.spans_for("ask_card_own_sum", who=words.faction(cards.own(seat).faction))
        attack = option(f"combat{own}", f"combat {own}".strip(), [*of, *words.spans_for("card_combat")])
        found.append({**attack, "number": {"ask": ask, "most": MOST_SUM_KEY}})
        lay = words.spans_for("card_workers", n=cards.tokens(seat))
        found.append(option(f"workers{own}", f"workers {own}".strip(), [*of, *lay]))
    return [*found, option("end", "end", words.spans_for("card_end"))]


def symbol_options(cards: CardsTable, words: Language) -> list[Doc]:
    """Not possible, or carried out; an attack goes on with the person's sum, unless a card has to stop it first."""
    card = cards.card
    assert card is not None
    symbol = card.order().number
    found = [option("no", "no", words.spans_for("card_no"))]
    if symbol == ENCOUNTER_OR_FACTORY:
        found.append(option("token", "done token", words.spans_for("card_token")))
    else:
        found.append(option("done", "done", words.spans_for("card_done")))
    if symbol != ATTACK_COMBAT_UNIT:
        return [*found, *at_factory(cards, words, "done factory")]
    if not cards.table.game.automa(card.seat).automa_options.reveal_before_move:
        found[-1]["number"] = {"ask": sum_asked(cards, words), "most": MOST_SUM_KEY, "then": "combat"}
        found += at_factory(cards, words)
    return found


def sum_asked(cards: CardsTable, words: Language) -> Text:
    card = cards.card
    assert card is not None
    return words.spans_for("ask_card_sum", who=words.faction(cards.own(card.seat).faction))


def at_factory(cards: CardsTable, words: Language, action: str = "factory") -> list[Doc]:
    """That its character comes to the Factory, where that brings it a card."""
    card = cards.card
    if card is None or not may_reach_factory(cards, card):
        return []
    return [option("factory", action, words.spans_for("card_factory"))]


def lost_options(cards: CardsTable, words: Language) -> list[Doc]:
    result = cards.result
    assert result is not None
    character, mechs = len(cards.in_play(result.seat, 0)), len(cards.in_play(result.seat, 1))
    found = []
    for number in range(1, 2 if result.attacks else mechs + 1):
        if mechs:
            label = words.spans_for("card_lost_mech") if number == 1 else words.spans_for("card_lost_mechs", n=number)
            found.append(option(f"mech{number}", f"lost mech {number}", label))
            if character and not result.attacks:
                both = [*label, " + ", *words.spans_for("card_lost_character")]
                found.append(option(f"both{number}", f"lost mech {number} character", both))
    if character:
        found.append(option("character", "lost character", words.spans_for("card_lost_character")))
    if not result.attacks:
        found.append(option("none", "lost none", words.spans_for("card_lost_none")))
    return found


def at_the_end(cards: CardsTable, words: Language) -> Doc | None:
    """What only the people can count: the Automa's territories and the own coins."""
    automas = cards.table.seats_of(AUTOMA)
    for seat in automas:
        if cards.territories[seat] < 0:
            name = FACTIONS[cards.own(seat).faction]
            ask = words.spans_for("ask_card_count", who=words.faction(cards.own(seat).faction))
            factory = [option("factory", "factory", words.spans_for("card_factory"))]
            says = f"count {name}" if len(automas) > 1 else "count"
            return asked(COUNT, ask, factory, TERRITORIES - 1, says=says)
    if cards.score < 0:
        return asked(SCORE, words.spans_for("ask_card_score"), [], MOST_SCORE, says="score")
    return None
