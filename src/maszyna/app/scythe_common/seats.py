"""Everything of every seat that the asker may know: tracks, mats, hands, stars; of an Automa its star card and deck."""

from functools import cache, lru_cache
from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.scythe_common.mat import mat_view, next_produce
from maszyna.kernel.bits import bit, count, members
from maszyna.kernel.packed_counts import counts, total
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.automa.deck import combat_pile, main_pile
from maszyna.scythe.decks import card_values
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.mats import mats
from maszyna.scythe.facts.objectives import objectives
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import STAR_KINDS, AutomaState, stars_by_kind
from maszyna.scythe.ids import (
    ABILITIES,
    BONUSES,
    FACTIONS,
    MAT,
    MOST_POPULARITY,
    MOST_POWER,
    MOST_STARS,
    RESOURCES,
    STAR_COMBAT,
    STAR_OBJECTIVE,
    STAR_TRACKER,
    STARS,
    STRUCTURES,
)
from maszyna.scythe.play.cards.objectives import holds
from maszyna.scythe.play.cards.quantities import quantity
from maszyna.scythe.play.common.stars import NEEDED, star_count
from maszyna.scythe.score.scoring import PER_PAIR, PER_STAR, PER_TERRITORY, tier
from maszyna.scythe.score.with_automa import table_score
from maszyna.scythe.state import AUTOMA, Seat
from maszyna.speech.common.keys import PLACE_KEYS, term_key

MOST_REMEMBERED: Final = 2000  # parts that follow from very little, and are never changed by who gets them
TRACKS: Final = ["power", "popularity", "coins", "cards", "stars", "workers", "mechs", "tracker", "scheme"]
TIERS: Final = [(0, 6), (7, 12), (13, 18)]  # of popularity


def seat_names(game: Scythe) -> list[str]:
    return [FACTIONS[seat.faction] for seat in game.position.seats]


def round_of(turns: int, seats: int) -> int:
    """A turn has one number for all seats: which time everybody is at it."""
    return (turns - 1) // seats + 1


def title(game: Scythe, turn: int, words: Language) -> Text:
    """Who plays, and the turn."""
    names = [words.faction(seat.faction) for seat in game.position.seats]
    return words.spans_for("title", who=" · ".join(names), turn=turn)


def seats_view(game: Scythe, words: Language, sees: int, with_mats: bool) -> list[Doc]:
    """``sees`` is the seat whose secrets are shown; at a table nobody told ours, so there are none."""
    return [seat_view(game, words, seat, seat == sees, with_mats) for seat in range(len(game.position.seats))]


def seat_view(game: Scythe, words: Language, seat: int, own_hand: bool, with_mats: bool) -> Doc:
    own = game.position.seats[seat]
    state = game.hidden[seat]
    document: Doc = {
        **faction_texts(own.faction, words),
        "player": "automa" if own.player == AUTOMA else "human",
        "tracks": tracks(game, words, seat),
        "stars": [STARS[star] for star in members(own.star_kinds)],
        "structures": {
            STRUCTURES[number]: PLACE_KEYS[place] for number, place in enumerate(own.structures) if place != MAT
        },
        "recruits": [BONUSES[bonus] for bonus in members(own.recruits)],
        "factory_card": own.factory_card or (True if state.hidden_factory_card else None),
        "stock": {RESOURCES[kind]: int(held) for kind, held in enumerate(counts(game.position.stock(seat)))},
        "score": table_score(game.position, seat).total,
    }
    if isinstance(state, AutomaState):
        document["automa"] = automa_view(own, state, words)
        if with_mats:  # a digital game moves the marker itself: nothing to check
            document["automa"]["star_check"] = ""
        return document
    document["tier"] = tier(own.popularity) + 1
    if 0 <= own.mat < len(mats()):
        document["mat_name"] = words.name("mat", own.mat)
    document["abilities"] = abilities(own.faction, own.abilities, words)
    if with_mats:
        document["tiers"] = popularity_tiers(words)
        document["star_list"] = star_list(game, words, seat)
        document["buildings"] = buildings(tuple(own.structures), words)
        document["mat"] = mat_view(game, words, seat)
        document["income"] = next_produce(game, words, seat)
        document["bonuses_taken"] = [BONUSES[bonus] for bonus in members(own.bonuses)]
    if own_hand:
        document["hand"] = card_values(own.hand)
        document["objectives"] = [objective_view(game, words, seat, number) for number in members(own.objectives)]
        if with_mats:
            name_objectives(document)
    return document


def name_objectives(document: Doc) -> None:
    """Beside what the star of an objective is for stands which objectives that may be."""
    for number, star in enumerate(document["star_list"]):
        if star["key"] == STARS[STAR_OBJECTIVE] and not star["placed"]:
            says = [part for one in document["objectives"] for part in (" ", *one["says"], ".")]
            document["star_list"][number] = {**star, "says": [*star["says"], *says]}


@cache
def faction_texts(faction: int, words: Language) -> Doc:
    art = art_key(f"emblem.{FACTIONS[faction]}", words.lang)
    return {"key": FACTIONS[faction], "name": words.faction(faction), "art": art}


def tracks(game: Scythe, words: Language, seat: int) -> list[Doc]:
    names = track_names(words)
    found = track_values(game, seat)
    return [{"key": key, "name": names[key], "value": value, "most": most} for key, value, most in found]


def track_values(game: Scythe, seat: int) -> list[tuple[str, int, int | None]]:
    """By track how far a seat is, and how far it can come."""
    own = game.position.seats[seat]
    state = game.hidden[seat]
    found: list[tuple[str, int, int | None]] = [("power", own.power, MOST_POWER)]
    if own.player != AUTOMA:
        found.append(("popularity", own.popularity, MOST_POPULARITY))
    found += [
        ("coins", own.coins, None),
        ("cards", int(total(own.hand)) + state.unseen, None),
        ("stars", own.stars, MOST_STARS),
        ("workers", own.workers_on_board(), 8),
        ("mechs", own.mechs_deployed(), 4),
    ]
    if isinstance(state, AutomaState):
        found.append(("tracker", state.tracker, state.star_card.last_space))
        found.append(("scheme", state.scheme, 2))
    return found


@cache
def track_names(words: Language) -> dict[str, str]:
    return {key: words.track(key) for key in TRACKS}


def automa_view(own: Seat, state: AutomaState, words: Language) -> Doc:
    level = state.star_card
    ahead = [space for space in level.stars if space > state.tracker]
    return {
        "spaces": level.last_space + 1,
        "star_spaces": list(level.stars),
        "tracker": state.tracker,
        "scheme_two": level.scheme_two,
        "dry_until": level.dry_until,
        "level": words.name("level", state.level),
        "next_star": ahead[0] if ahead else None,
        "water": state.water_is_open(),
        "deck": count(state.deck),
        "discards": members(main_pile(state)),
        "combat_discards": members(combat_pile(state)),
        "piles": words.scythe.piles(state),
        "star_check": words.scythe.star_check(state),
        "last_card": state.last_card or None,
        "stars": dict(zip(STAR_KINDS, stars_by_kind(own), strict=True)),
    }


@lru_cache(MOST_REMEMBERED)
def abilities(faction: int, unlocked: int, words: Language) -> list[Doc]:
    found = []
    for slot, ability in enumerate([factions()[faction].ability, *factions()[faction].mechs]):
        number = ability.bit_length() - 1
        found.append(
            {
                "key": ABILITIES[number].lower().replace(" ", "_").replace("'", ""),
                "on": bool(unlocked & ability),
                "name": words.name("ability", number),
                "says": words.explained(ability_key(faction, number)),
                "mech": slot or None,
            }
        )
    return found


def ability_key(faction: int, number: int) -> str:
    """Riverwalk leads each faction elsewhere."""
    key = term_key("ability", number)
    return f"{key}.{FACTIONS[faction]}" if ABILITIES[number] == "Riverwalk" else key


@cache
def popularity_tiers(words: Language) -> list[Doc]:
    """What stars, territories and pairs of resources are worth by popularity."""
    return [
        {"from": low, "to": high, "star": PER_STAR[number], "territory": PER_TERRITORY[number],
         "pair": PER_PAIR[number], "says": words.explained(f"tier.{number + 1}")}
        for number, (low, high) in enumerate(TIERS)
    ]  # fmt: skip


def star_list(game: Scythe, words: Language, seat: int) -> list[Doc]:
    """Every star a person can place: how far it is, and whether all of its kind have been placed."""
    own = game.position.seats[seat]
    counted = [(star, star_count(own, star), NEEDED[star]) for star in range(STAR_TRACKER)]
    counted[STAR_OBJECTIVE] = (STAR_OBJECTIVE, own.objective_stars, 1)
    counted[STAR_COMBAT] = (STAR_COMBAT, own.combat_stars, game.ending.combat_stars())
    texts = star_texts(words)
    return [
        {"key": STARS[star], "name": texts[star][0], "have": have, "need": need,
         "placed": bool(own.star_kinds & bit(star)) and (star != STAR_COMBAT or have >= need), "says": texts[star][1]}
        for star, have, need in counted
    ]  # fmt: skip


@cache
def star_texts(words: Language) -> list[tuple[str, Text]]:
    """The name of every star that a person can place, and what it is placed for."""
    return [(words.name("star", star), words.explained(f"star.{STARS[star]}")) for star in range(STAR_TRACKER)]


@lru_cache(MOST_REMEMBERED)
def buildings(places: tuple[int, ...], words: Language) -> list[Doc]:
    return [
        {"key": name, "name": words.name("structure", number), "place": PLACE_KEYS[places[number]] if
         places[number] != MAT else None, "says": words.explained(term_key("structure", number))}
        for number, name in enumerate(STRUCTURES)
    ]  # fmt: skip


def objective_view(game: Scythe, words: Language, seat: int, number: int) -> Doc:
    clauses = [
        {"have": quantity(game, seat, clause.quantity), "need": clause.number}
        for clause in objectives()[number - 1].clauses
    ]
    return {
        "number": number,
        "name": words.name("objective", number),
        "art": art_key(f"objective.{number}", words.lang),
        "says": words.text(words.screen.objective(game, seat, number)),
        "met": holds(game, seat, number),
        "clauses": clauses,
    }
