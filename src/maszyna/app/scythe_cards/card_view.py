"""The Automa's card as a screen shows it: the symbols of its row, the one under way in three steps, what follows."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.scythe_common.story import card_view
from maszyna.kernel.bits import bit
from maszyna.scythe.automa.card_orders import MoveOrder, gains_of, orders_of
from maszyna.scythe.automa.choosing import POSSIBLE, TOO_LITTLE_POWER
from maszyna.scythe.automa.criteria import Criteria
from maszyna.scythe.automa.deck import card_of
from maszyna.scythe.automa.gains import changed_amount
from maszyna.scythe.automa.symbols import COMBAT_UNIT, SYMBOLS, THE_CHARACTER
from maszyna.scythe.cards_only.cards_table import CardsTable, FightResult, OpenCard
from maszyna.scythe.facts.automa import ANY_FACTION, ENCOUNTER_OR_FACTORY, GAIN_COIN, GAIN_POWER, NO_RECRUIT
from maszyna.scythe.ids import BONUSES, FACTIONS
from maszyna.scythe.state import AUTOMA
from maszyna.speech.scythe.why.criterion_wording import CRITERIA

GAIN_TRACKS: Final = ["workers", "mechs", "coins", "power", "cards"]
BONUS_TRACKS: Final = ["power", "coins", "popularity", "cards"]


def open_card(cards: CardsTable, card: OpenCard, words: Language) -> Doc:
    game = cards.table.game
    state = game.automa(card.seat)
    order = card.order()
    return {
        "number": card.number,
        "seat": FACTIONS[cards.own(card.seat).faction],
        "head": words.spans_for("card_head", turn=cards.table.taken[card.seat], card=card.number,
                                scheme=words.name("scheme", state.scheme), marker=state.tracker,
                                last=state.star_card.last_space),
        "art": card_view(game, card.seat, card.number, state.scheme, words)["art"],
        "symbols": symbols(cards, card, words),
        "none": left_over(cards, card),
        "title": [capital(words.name("symbol", order.number))],
        "rule": order.symbol.rule,
        "steps": steps(cards, card.seat, order, words),
        "then": then(cards, card, words),
        "recruit": recruit(cards, card, words),
    }  # fmt: skip


def symbols(cards: CardsTable, card: OpenCard, words: Language) -> list[Doc]:
    """The printed row: what is not for this faction too, and why a symbol is ruled out."""
    state = cards.table.game.automa(card.seat)
    mine = (ANY_FACTION, cards.own(card.seat).faction)
    found: list[Doc] = []
    at = 0
    for group in card_of(state, card.number).schemes[state.scheme - 1].moves:
        one: Doc = {"symbol": SYMBOLS[group.symbol].name, "label": [capital(words.name("symbol", group.symbol))]}
        if group.faction not in mine:
            say = words.spans_for("card_other_faction", faction=words.faction(group.faction))
            found.append({**one, "state": "out", "say": say})
            continue
        found.append({**one, **state_of(cards, card, at, words)})
        at += 1
    return found


def state_of(cards: CardsTable, card: OpenCard, at: int, words: Language) -> Doc:
    order = card.groups[at]
    why = cards.ruled_out(card.seat, order)
    if at in card.done:
        return {"state": "done", "say": words.spans_for("card_carried_out")}
    if at == card.at:
        return {"state": "now", "say": None}
    if why == POSSIBLE and at > card.at:
        return {"state": "next", "say": None, "skips": left_over(cards, card) - left_over(cards, card, at)}
    if why == POSSIBLE:
        return {"state": "out", "say": words.spans_for("card_not_possible")}
    key = "card_needs_power" if why == TOO_LITTLE_POWER else "card_no_unit"
    return {"state": "out", "say": words.spans_for(key, n=order.min_power)}


def left_over(cards: CardsTable, card: OpenCard, start: int = -1) -> int:
    """How many groups known facts do not rule out, from the one under way or from ``start`` on."""
    first = card.at if start < 0 else start
    return len([order for order in card.groups[first:] if cards.ruled_out(card.seat, order) == POSSIBLE])


def steps(cards: CardsTable, seat: int, order: MoveOrder, words: Language) -> list[Doc]:
    """Who, may go, goes to: the titles of the criteria that decide when the board is known (A9)."""
    state = cards.table.game.automa(seat)
    symbol = order.symbol
    first = "card_first_character" if state.automa_options.character_first else "card_first_mech"
    who = words.say(f"card_unit_{symbol.unit.name}", how=in_order(symbol.by, words), first=words.say(first))
    if symbol.unit is not COMBAT_UNIT:
        who += "."
    several = len(cards.table.seats_of(AUTOMA)) > 1
    valid = [criterion for criterion in symbol.valid if criterion.name != "no_ally_unit" or several]
    water = words.say("card_water_open" if state.water_is_open() else "card_water_closed")
    may = f"{capital('; '.join(titles(valid, words)))}. {water}"
    if order.number == ENCOUNTER_OR_FACTORY and state.hidden_factory_card:
        may = f"{may} {words.say('card_has_factory_card')}"
    goes = f"{capital(where_to(symbol.destination, words))}."
    listed = [("card_who", capital(who)), ("card_may_go", may), ("card_goes_to", goes)]
    return [{"title": words.say(key), "say": words.text(text)} for key, text in listed]


def titles(criteria: Criteria, words: Language) -> list[str]:
    return [words.translator.say(CRITERIA[criterion.name].title) for criterion in criteria]


def in_order(criteria: Criteria, words: Language) -> str:
    """What is looked at one after the other, as long as there is a tie."""
    said, *rest = titles(criteria, words) or [""]
    for one in rest:
        said = words.say("card_then_by", first=said, second=one)
    return said


def where_to(criteria: Criteria, words: Language) -> str:
    """Two criteria read as one sentence; more are numbered."""
    said = titles(criteria, words)
    if len(said) < 3:
        return words.say("card_to", how=in_order(criteria, words))
    return words.say("card_to_in_order", how="; ".join(f"{number}) {one}" for number, one in enumerate(said, 1)))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def then(cards: CardsTable, card: OpenCard, words: Language) -> list[Text]:
    """What the card brings once the move is over."""
    game = cards.table.game
    state = game.automa(card.seat)
    own = cards.own(card.seat)
    found: list[Text] = []
    for group in gains_of(state, own.faction, card.number):
        amount = group.amount
        if group.gain in (GAIN_COIN, GAIN_POWER):
            options, star_card = state.automa_options, state.star_card
            coins = group.gain == GAIN_COIN
            change, extra = (options.coins, star_card.extra_coins) if coins else (options.power, star_card.extra_power)
            amount = changed_amount(amount, change, extra)
        if amount:
            track = GAIN_TRACKS[group.gain]
            name = words.say(f"gain_one_{track}") if amount == 1 else words.track(track)
            found.append([f"{name} +{amount}"])
    orders = orders_of(state, own.faction, card.number)
    if orders.advances and state.tracker < state.star_card.last_space:
        star = bool(bit(state.tracker + 1) & state.star_card.star_spaces)
        found.append(words.spans_for("card_marker_star" if star else "card_marker", n=state.tracker + 1))
    return found


def recruit(cards: CardsTable, card: OpenCard, words: Language) -> Doc | None:
    """A12: what the person gains with that ongoing bonus; who has enlisted since says so here."""
    own = cards.own(card.seat)
    bonus = orders_of(cards.table.game.automa(card.seat), own.faction, card.number).recruit
    if bonus == NO_RECRUIT:
        return None
    has = bool(cards.own(cards.table.person()).recruits & bit(bonus))
    key = "card_recruit_yours" if has else "card_recruit_none"
    return {
        "say": words.spans_for(key, bonus=words.say(f"gain_one_{BONUS_TRACKS[bonus]}")),
        "has": has,
        "label": words.spans_for("card_recruit_mine"),
        "action": None if has else f"recruit {BONUSES[bonus]}",
    }


def fight_result(cards: CardsTable, result: FightResult, words: Language) -> Doc:
    """Both sums, how the Automa's came about, who has won, and what to lay."""
    who = words.faction(cards.own(result.seat).faction)
    shown = ", ".join(str(value) for value in result.drawn)
    values = {"who": who, "power": result.power, "cards": shown, "total": result.total()}
    lines = [
        words.spans_for("card_its_sum" if result.drawn else "card_its_power", **values),
        words.spans_for("card_column", card=result.card, column=column_text(cards, result)),
        words.spans_for("card_your_sum", total=result.other),
    ]
    if result.total() == result.other:
        lines.append(words.spans_for("card_tie"))
    lay = cards.tokens(result.seat)
    if not result.won() and not result.attacks and lay:
        lines.append(words.spans_for("card_lay", n=lay))
    title = words.spans_for("card_it_wins", who=who) if result.won() else words.spans_for("card_you_win")
    return {"title": title, "lines": lines, "won": result.won()}


def may_reach_factory(cards: CardsTable, card: OpenCard) -> bool:
    """Whether the symbol under way may put the character on the Factory, and that brings a card (A10.2)."""
    units = card.order().symbol.unit
    in_question = units is THE_CHARACTER or (units is COMBAT_UNIT and bool(cards.in_play(card.seat, 0)))
    return in_question and not cards.table.game.automa(card.seat).hidden_factory_card


def column_text(cards: CardsTable, result: FightResult) -> str:
    """The power that a column of the card's combat table is for."""
    columns = card_of(cards.table.game.automa(result.seat), result.card).columns
    least = columns[result.column - 1] + 1 if result.column else 0
    return f"{least}-{columns[result.column]}" if result.column + 1 < len(columns) else f"{least}+"
