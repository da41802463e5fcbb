"""Reading one seat; what is not given is as after the setup."""

from typing import Final

from maszyna.kernel.bits import bit, mask_of
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.kernel.packed_counts import packed
from maszyna.scythe.automa.automa_turn import sit_down
from maszyna.scythe.automa.deck import read_card
from maszyna.scythe.automa_options import AutomaOptions
from maszyna.scythe.board import START_WORKERS, base_of
from maszyna.scythe.decks import LEAST_VALUE, MOST_VALUE, card_kind
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.factions import MOST_TOKENS, factions
from maszyna.scythe.facts.factory import factory_cards
from maszyna.scythe.facts.mats import mats
from maszyna.scythe.facts.objectives import objectives
from maszyna.scythe.game import Ending
from maszyna.scythe.hidden import MOST_OF_KIND, STAR_KINDS, AutomaState, HiddenState, set_stars
from maszyna.scythe.ids import (
    ABILITIES,
    BONUSES,
    CHARACTER,
    FACTIONS,
    FIRST_MECH,
    FIRST_WORKER,
    MAT,
    MOST_POPULARITY,
    MOST_POWER,
    MOST_STARS,
    STRUCTURES,
    UNITS,
)
from maszyna.scythe.notation.endings import most_stars, start_coins, start_stars
from maszyna.scythe.notation.places import read_place, read_places, read_territories, read_territory
from maszyna.scythe.notation.position_layout import MOST_CARDS, MOST_COINS, NO_MAT
from maszyna.scythe.notation.stars import read_human_stars
from maszyna.scythe.setup.plan import MAT_IDS
from maszyna.scythe.state import AUTOMA, HUMAN, Seat, new_seat

SHARED_FIELDS: Final = [
    "faction", "power", "coins", "combat_cards", "character", "mechs", "workers", "factory_card",
    "airship",
]  # fmt: skip
AUTOMA_FIELDS: Final = [*SHARED_FIELDS, "level", "scheme", "tracker", "stars", "last_card", "tokens", "encamped"]
HUMAN_FIELDS: Final = [
    *SHARED_FIELDS, "mat", "abilities", "popularity", "structures", "recruits", "stars", "tokens", "objectives",
    "cargo",
]  # fmt: skip
SOME_MAT: Final = 0  # whose coins and popularity stand in for an unknown mat
FACTORY_CARDS: Final = [card.number for card in factory_cards()]
OBJECTIVES: Final = [card.number for card in objectives()]


def read_automa(part: Part, automa_options: AutomaOptions, ending: Ending) -> tuple[Seat, AutomaState]:
    """An Automa has no player mat and uses no ability (A1.7)."""
    fields = part.fields(AUTOMA_FIELDS)
    state = AutomaState(automa_options)
    seat = _read_shared(part, fields, AUTOMA, state)
    sit_down(seat)
    if "last_card" in fields:
        state.last_card = read_card(fields["last_card"], automa_options)
    seat.coins += start_coins(ending)
    if "coins" in fields:
        seat.coins = fields["coins"].number(0, MOST_COINS)
    if "level" in fields:
        state.play_at(fields["level"].name(LEVELS))
    if "scheme" in fields:
        state.scheme = fields["scheme"].number(1, 2, "scheme")
    if "tracker" in fields:
        state.tracker = fields["tracker"].number(
            0, state.star_card.last_space, "tracker_space", level=LEVELS[state.level]
        )
    if "factory_card" in fields:
        state.hidden_factory_card = fields["factory_card"].flag()
    if "stars" in fields:
        _read_stars(fields["stars"], seat, most_stars(ending))
    else:
        set_stars(seat, start_stars(ending))
        state.stars_told = False
    if "encamped" in fields:
        state.encamped = fields["encamped"].flag()
    if automa_options.tokens_placed:
        seat.traps = [MAT] * len(factions()[seat.faction].penalties)
    if "tokens" in fields:
        if not automa_options.tokens_placed:
            raise FormatError(fields["tokens"].where, "automa_lays_no_tokens", ruling="R13", way="placed")
        _read_tokens(fields["tokens"], seat)
    return seat, state


def _read_stars(part: Part, seat: Seat, most: list[int]) -> None:
    stars = [0] * len(STAR_KINDS)
    for name, amount in part.fields(STAR_KINDS).items():
        kind = STAR_KINDS.index(name)
        stars[kind] = amount.number(0, most[kind] or MOST_OF_KIND[kind])
        if stars[kind] and not most[kind]:
            raise FormatError(amount.where, "needs_star_resolution", field="resolution")
    if sum(stars) > MOST_STARS:
        raise FormatError(part.where, "too_many_automa_stars", count=sum(stars), most=MOST_STARS)
    set_stars(seat, stars)


def read_human(part: Part, ending: Ending) -> tuple[Seat, HiddenState]:
    fields = part.fields(HUMAN_FIELDS)
    state = HiddenState()
    seat = _read_shared(part, fields, HUMAN, state)
    faction = factions()[seat.faction]
    if "mat" in fields:
        seat.mat = fields["mat"].name(MAT_IDS)
    mat = mats()[SOME_MAT if seat.mat == NO_MAT else seat.mat]
    seat.popularity = fields["popularity"].number(0, MOST_POPULARITY) if "popularity" in fields else mat.popularity
    seat.coins = fields["coins"].number(0, MOST_COINS) if "coins" in fields else mat.coins
    seat.abilities = faction.ability
    if "abilities" in fields:
        names = [name for number, name in enumerate(ABILITIES) if bit(number) in faction.mechs]
        for found in fields["abilities"].names(names):
            seat.abilities |= bit(ABILITIES.index(names[found]))
    if "recruits" in fields:
        seat.recruits = mask_of(fields["recruits"].names(BONUSES))
    if "stars" in fields:
        state.stars_by_kind = read_human_stars(fields["stars"], seat, ending)
    if "structures" in fields:
        _read_structures(fields["structures"], seat)
    if "tokens" in fields:
        _read_tokens(fields["tokens"], seat)
    if "objectives" in fields:
        seat.objectives = mask_of(fields["objectives"].numbers(min(OBJECTIVES), max(OBJECTIVES), "objective_card"))
    if "factory_card" in fields:
        _read_factory_card(fields["factory_card"], seat, state)
    return seat, state


def _read_shared(part: Part, fields: dict[str, Part], player: int, state: HiddenState) -> Seat:
    """Faction, power, cards and units, which humans and Automas have alike."""
    if "faction" not in fields:
        raise FormatError(f"{part.where}.faction", "missing_name", possible=FACTIONS)
    faction = factions()[fields["faction"].name(FACTIONS)]
    seat = new_seat(faction.index, NO_MAT, player, 0)
    seat.power = fields["power"].number(0, MOST_POWER) if "power" in fields else faction.power
    state.unseen = faction.combat_cards
    state.hand_told = "combat_cards" in fields
    if state.hand_told:
        _read_cards(fields["combat_cards"], seat, state)
    first, second = START_WORKERS[faction.index]
    seat.at = [base_of(faction.index), *[MAT] * (FIRST_WORKER - FIRST_MECH), first, second]
    seat.at += [MAT] * (UNITS - len(seat.at))
    if "character" in fields:
        seat.at[CHARACTER] = read_place(fields["character"], faction.index)
    if "mechs" in fields:
        seat.at[FIRST_MECH:FIRST_WORKER] = read_places(fields["mechs"], faction.index, FIRST_WORKER - FIRST_MECH)
    if "workers" in fields:
        seat.at[FIRST_WORKER:UNITS] = read_places(fields["workers"], faction.index, UNITS - FIRST_WORKER, True)
    seat.muster()
    return seat


def _read_cards(part: Part, seat: Seat, state: HiddenState) -> None:
    """Values, null for a card nobody has seen; or only how many."""
    if part.is_number():
        state.unseen = part.number(0, MOST_CARDS)
        return
    cards = part.items("combat_cards_or_count")
    if len(cards) > MOST_CARDS:
        raise part.wrong("most_combat_cards", most=MOST_CARDS)
    counts = [0, 0, 0, 0]
    state.unseen = 0
    for card in cards:
        if card.value is None:
            state.unseen += 1
        else:
            counts[card_kind(card.number(LEAST_VALUE, MOST_VALUE, "card_value_or_null"))] += 1
    seat.hand = packed(counts)


def _read_structures(part: Part, seat: Seat) -> None:
    for name, where in part.fields(STRUCTURES).items():
        place = read_territory(where)
        if bit(place) & seat.built:
            raise FormatError(where.where, "second_structure", place=place)
        seat.structures[STRUCTURES.index(name)] = place
        seat.built |= bit(place)


def _read_tokens(part: Part, seat: Seat) -> None:
    """Albion's flags; Togawa's armed traps, whose penalties are unknown."""
    faction = factions()[seat.faction]
    places = read_territories(part)
    if len(places) > faction.tokens:
        if faction.tokens:
            raise part.wrong("most_territories", most=MOST_TOKENS)
        raise part.wrong("no_tokens", faction=faction.id)
    if faction.penalties:
        seat.traps = places + [MAT] * (len(faction.penalties) - len(places))
        seat.armed = mask_of(places)
    else:
        seat.flags = mask_of(places)


def _read_factory_card(part: Part, seat: Seat, state: HiddenState) -> None:
    """The card's number, or true for an unknown one."""
    if isinstance(part.value, bool):
        state.hidden_factory_card = part.flag()
        return
    if not part.is_number() or part.value not in FACTORY_CARDS:
        raise part.wrong("factory_card", numbers=FACTORY_CARDS)
    seat.factory_card = part.number(min(FACTORY_CARDS), max(FACTORY_CARDS))
