"""The keys of a person's mat: what each costs, what it brings, and the first questions of its act."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.scythe_common.mat import SIDES, gain_names
from maszyna.app.scythe_table.answers import held
from maszyna.app.scythe_table.telling import act_name, first_questions
from maszyna.kernel.bits import bit
from maszyna.pictures.screen.art import art_key
from maszyna.pictures.screen.card_art import GOOD_SIGNS
from maszyna.scythe.facts.factory import factory_cards
from maszyna.scythe.facts.mats import mats
from maszyna.scythe.ids import (
    BOTTOM_RESOURCE,
    BOTTOMS,
    CUBES,
    FACTIONS,
    FACTORY_CARD,
    GAIN_DEPLOY,
    GOODS,
    RESOURCES,
    SECTIONS,
    WORKER,
)
from maszyna.scythe.play.turn.bottom import cost_of
from maszyna.scythe.state import Seat
from maszyna.scythe.table.acts.act_step import TOPS
from maszyna.scythe.table.table import Table

TOP, BOTTOM = "top", "bottom"
KEY_ACTS: Final = {section: act for act, section in TOPS.items()}


def acts(table: Table, words: Language, seats: list[int]) -> list[Doc]:
    """The keys of every person's mat, column by column, with the first questions of each."""
    return [key for seat in seats for key in mat_keys(table, seat, words)]


def mat_keys(table: Table, seat: int, words: Language) -> list[Doc]:
    game = table.game
    own = game.position.seats[seat]
    found: list[Doc] = []
    for printed in mats()[own.mat].sections:
        gains = top_gains(own, printed.top, words)
        found.append(key_document(table, seat, KEY_ACTS[printed.top], TOP, printed.top, gains, None, words))
        resource = BOTTOM_RESOURCE[printed.bottom]
        cost = {
            "resource": RESOURCES[resource],
            "name": words.name("resource", resource),
            "art": art_key(f"resource.{RESOURCES[resource]}.1", words.lang),
            "need": cost_of(own, printed.top),
            "have": held(game, seat, resource),
        }
        found.append(key_document(table, seat, BOTTOMS[printed.bottom], BOTTOM, printed.top, [], cost, words))
    if own.factory_card or game.hidden[seat].hidden_factory_card:
        found.append(key_document(table, seat, "factory", TOP, FACTORY_CARD, factory_gains(own, words), None, words))
        found[-1]["either"] = either(own, found[-1]["gains"], words)
    return found


def key_document(
    table: Table, seat: int, act: str, row: str, section: int, gains: list[Doc], cost: Doc | None, words: Language
) -> Doc:
    own = table.game.position.seats[seat]
    now = table.token_placed[seat] == table.round()
    state = "open" if own.section != section else "here" if now else "last"
    return {
        "key": act,
        "seat": FACTIONS[own.faction],
        "row": row,
        "section": SECTIONS[section],
        "name": act_name(act, words),
        "state": state,
        "gains": gains,
        "cost": cost,
        "first": first_questions(table, seat, act, words),
    }


def top_gains(own: Seat, section: int, words: Language) -> list[Doc]:
    """What the top row brings, as upgraded."""
    found = []
    for gives, amount, cube in SIDES[section]:
        more = bool(cube and own.cubes & bit(CUBES.index(cube)))
        found.append({"sign": gives, "name": gain_names(words)[gives], "amount": amount + more})
    return found


def factory_gains(own: Seat, words: Language) -> list[Doc]:
    """What the card's top action brings; of a card that is not known, nothing."""
    return [
        {"sign": GOODS[good], "name": words.name("good", good), "amount": amount,
         "art": art_key(good_art(good, FACTIONS[own.faction]), words.lang)}
        for card in factory_cards() if card.number == own.factory_card
        for good, amount in card.gain
    ]  # fmt: skip


def good_art(good: int, faction: str) -> str:
    if good in (WORKER, GAIN_DEPLOY):
        return f"{'worker' if good == WORKER else 'mech'}.{faction}.1"
    return f"icon.{GOOD_SIGNS[GOODS[good]]}"


def either(own: Seat, gains: list[Doc], words: Language) -> str | None:
    """In words, where the card gives one of two."""
    if not any(card.number == own.factory_card and card.choose_one for card in factory_cards()):
        return None
    first, second = [f"{gain['name']} {gain['amount']}" for gain in gains]
    return words.say("gain_either", first=first, second=second)
