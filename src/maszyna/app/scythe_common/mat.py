"""A player mat on a screen: both rows of every section with what they cost and give, and what upgrades change."""

from functools import cache
from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import counts
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.board import PRODUCT
from maszyna.scythe.facts.mats import mats, produce_cost
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
    BOLSTER,
    BONUSES,
    BOTTOM_RESOURCE,
    BOTTOMS,
    CUBES,
    FACTIONS,
    FACTORY_CARD,
    FIRST_WORKER,
    MILL,
    MOVE,
    PRODUCE,
    RESOURCES,
    SECTIONS,
    TRADE,
    UNITS,
)
from maszyna.scythe.play.actions.produce import ChooseField
from maszyna.scythe.play.common.decisions import BY_BOX, BY_CUBE
from maszyna.scythe.play.turn.bottom import ChooseBottom, cost_of
from maszyna.scythe.play.turn.top import FIRST, SECOND, ChooseTop
from maszyna.scythe.state import Seat
from maszyna.speech.common.keys import term_key

# Both sides of a top row: what it gives, how much before its upgrade, and the upgrade.
SIDES: Final[dict[int, list[tuple[str, int, str]]]] = {
    MOVE: [("units", 2, "move.units"), ("coins", 1, "move.coins")],
    BOLSTER: [("power", 2, "bolster.power"), ("cards", 1, "bolster.cards")],
    TRADE: [("resources", 2, ""), ("popularity", 1, "trade.popularity")],
    PRODUCE: [("territories", 2, "produce.territories")],
}
PRODUCE_PAYS: Final = ["power", "popularity", "coins"]


def mat_view(game: Scythe, words: Language, seat: int) -> list[Doc]:
    """The sections from the left, and the Factory card as a fifth."""
    own = game.position.seats[seat]
    stock = counts(game.position.stock(seat))
    found = []
    for printed in mats()[own.mat].sections:
        texts = section_texts(words, printed.top, printed.bottom)
        need = cost_of(own, printed.top)
        bottom = ChooseBottom(seat, printed.top, printed.bottom)
        resource = BOTTOM_RESOURCE[printed.bottom]
        cost = {
            **texts["cost"],
            "have": int(stock[resource]),
            "need": need,
            "then": max(need - 1, printed.cost - printed.boxes),
            "lowest": printed.cost - printed.boxes,
        }
        found.append(
            {
                **texts["section"],
                "state": "here" if own.section == printed.top else "open",
                "top": {
                    "say": words.text(words.screen.top_row(game, seat, printed.top)),
                    "sides": top_actions(game, words, seat, printed.top),
                },
                "bottom": {
                    **texts["bottom"],
                    "action": bottom.text(1),
                    "can": 1 in bottom.options(game),
                    "say": words.text(words.screen.bottom_row(game, seat, printed.top, printed.bottom)),
                    "says": texts["bottom_says"],
                    "cost": [cost],
                    "coins": printed.coins,
                    "recruit": {
                        "bonus": BONUSES[printed.bottom],
                        "on": bool(own.recruits & bit(printed.bottom)),
                        "says": texts["recruit_says"],
                    },
                },
            }
        )
    if own.factory_card:
        found.append(factory_section(game, words, seat, own))
    return found


def next_produce(game: Scythe, words: Language, seat: int) -> list[Doc]:
    """What the next Produce action brings, on the territories with the most hands."""
    own = game.position.seats[seat]
    mill = own.structures[MILL]
    places = SIDES[PRODUCE][0][1] + int(bool(own.cubes & bit(CUBES.index(SIDES[PRODUCE][0][2]))))
    fields = ChooseField(seat, places, mill, bit(mill) if mill else 0, 0).options(game)[1:]
    hands = {place: own.standing(place, FIRST_WORKER, UNITS) + int(place == mill) for place in fields}
    best = sorted((place for place in fields if place != mill), key=lambda place: -hands[place])[:places]
    found: dict[int, int] = {}
    for place in [*best, *(place for place in fields if place == mill)]:
        found[PRODUCT[place]] = found.get(PRODUCT[place], 0) + hands[place]
    supply = UNITS - FIRST_WORKER - own.workers_on_board()
    return [income(good, amount if good in range(len(RESOURCES)) else min(amount, supply), own, words)
            for good, amount in found.items()]  # fmt: skip


def income(good: int, amount: int, own: Seat, words: Language) -> Doc:
    """A resource, or workers of a village."""
    if good in range(len(RESOURCES)):
        name, art = words.name("resource", good), f"resource.{RESOURCES[good]}.1"
        return {"key": RESOURCES[good], "name": name, "art": art_key(art, words.lang), "amount": amount}
    art = art_key(f"worker.{FACTIONS[own.faction]}.1", words.lang)
    return {"key": "workers", "name": words.track("workers"), "art": art, "amount": amount}


@cache
def section_texts(words: Language, top: int, bottom: int) -> Doc:
    """What is always said of a section, whatever lies on it."""
    resource = BOTTOM_RESOURCE[bottom]
    return {
        "section": {
            "key": SECTIONS[top],
            "name": words.name("section", top),
            "says": words.explained(term_key("section", top)),
        },
        "bottom": {"key": BOTTOMS[bottom], "name": words.name("bottom", bottom)},
        "bottom_says": words.explained(term_key("bottom", bottom)),
        "recruit_says": words.explained(term_key("bonus", bottom)),
        "cost": {
            "resource": RESOURCES[resource],
            "art": art_key(f"resource.{RESOURCES[resource]}.1", words.lang),
            "name": words.name("resource", resource),
        },
    }


def top_actions(game: Scythe, words: Language, seat: int, section: int) -> list[Doc]:
    """Each side of a top row by its action, whether it can be taken now, and if not, why."""
    own = game.position.seats[seat]
    decision = ChooseTop(seat, section)
    possible = decision.options(game)
    pay, names = pays(own, section), gain_names(words)
    found = []
    for half, (gives, amount, cube) in zip((FIRST, SECOND), SIDES[section], strict=False):
        has = bool(cube and own.cubes & bit(CUBES.index(cube)))
        found.append(
            {
                "action": decision.text(half),
                "can": half in possible,
                "why": None if half in possible else words.reason(decision.why_not(game, half)),
                "pay": pay,
                "gain": {"key": gives, "name": names[gives], "amount": amount + 1 if has else amount},
                "upgrade": {"cube": cube, "done": has} if cube else None,
            }
        )
    return found


@cache
def gain_names(words: Language) -> dict[str, str]:
    return {gives: words.say(f"gain_{gives}") for sides in SIDES.values() for gives, _, _ in sides}


def pays(own: Seat, section: int) -> list[Doc]:
    if section == PRODUCE:
        cost = produce_cost()[own.workers_on_board()]
        return [{"key": key, "amount": amount} for key, amount in zip(PRODUCE_PAYS, cost, strict=True) if amount]
    return [] if section == MOVE else [{"key": "coins", "amount": 1}]


def change_of(own: Seat, words: Language, answer: str, action: int) -> Doc | None:
    """What an upgrade would change: a gain on the top row, or a cost below."""
    if answer == BY_CUBE and action:
        name = CUBES[action - 1]
        for found in SIDES.values():
            for gives, amount, cube in found:
                if cube == name:
                    return {"key": gives, "name": words.say(f"gain_{gives}"), "from": amount, "to": amount + 1}
    if answer == BY_BOX:
        section = next(one for one in mats()[own.mat].sections if one.bottom == action)
        resource = RESOURCES[BOTTOM_RESOURCE[action]]
        need = cost_of(own, section.top)
        art = art_key(f"resource.{resource}.1", words.lang)
        return {"key": resource, "art": art, "name": words.name("bottom", action), "from": need, "to": need - 1}
    return None


def factory_section(game: Scythe, words: Language, seat: int, own: Seat) -> Doc:
    decision = ChooseTop(seat, FACTORY_CARD)
    can = FIRST in decision.options(game)
    bottom = ChooseBottom(seat, FACTORY_CARD, 0)
    side: dict[str, Any] = {
        "action": decision.text(FIRST),
        "can": can,
        "why": None if can else words.reason(decision.why_not(game, FIRST)),
        "pay": [],
        "gain": None,
        "say": words.text(words.screen.top_row(game, seat, FACTORY_CARD)),
        "upgrade": None,
    }
    return {
        "key": SECTIONS[FACTORY_CARD],
        "name": words.name("section", FACTORY_CARD),
        "says": words.explained(f"factory.{own.factory_card}"),
        "art": art_key(f"factory.{own.factory_card}", words.lang),
        "state": "here" if own.section == FACTORY_CARD else "open",
        "top": {"say": side["say"], "sides": [side]},
        "bottom": {
            "key": "factory_move",
            "name": words.say("factory_move"),
            "action": bottom.text(1),
            "can": 1 in bottom.options(game),
            "say": words.text(words.screen.bottom_row(game, seat, FACTORY_CARD, 0)),
            "says": [],
            "cost": [],
            "coins": 0,
            "recruit": None,
        },
    }
