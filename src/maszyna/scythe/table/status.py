"""What is impossible in a position, each as a code and what it is about; nothing is refused because of it."""

from typing import Final

from maszyna.kernel.bits import bit, count, i64, members
from maszyna.kernel.packed_counts import total
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.airships.cargo import MOST_RESOURCES, MOST_WORKERS
from maszyna.scythe.board import ENCOUNTERS, EVERYWHERE, FACTORY_PLACE, LAKES, base_of
from maszyna.scythe.facts.factions import MOST_TOKENS
from maszyna.scythe.facts.tiles import RESOURCES_ABOARD
from maszyna.scythe.hidden import MOST_OF_KIND, stars_by_kind
from maszyna.scythe.ids import (
    ABOARD,
    CHARACTER,
    FIRST_BASE,
    FIRST_MECH,
    FIRST_WORKER,
    MAT,
    MOST_POPULARITY,
    MOST_POWER,
    MOST_STARS,
    PLACES,
    SEAWORTHY,
    STAR_POWER,
    STARS,
    SUBMERGE,
    SUITON,
    SWIM,
    UNITS,
    WAYFARE,
)
from maszyna.scythe.play.common.stars import star_earned
from maszyna.scythe.state import AUTOMA, HUMAN, Seat
from maszyna.scythe.table.refusals import TableProblem
from maszyna.scythe.table.table import Table

NOBODY: Final = -1  # a thing of the board


ON_LAKES: Final = SEAWORTHY | SUBMERGE | SUITON
MECH_ABILITIES: Final[i64] = SWIM - 1
FEWEST_WORKERS: Final = 2
COMBAT_CARDS: Final = 42


def status(table: Table) -> list[TableProblem]:
    """Everything that cannot be, seat by seat and then on the board."""
    found: list[TableProblem] = []
    for seat, own in enumerate(table.game.position.seats):
        counts_problems(found, table, seat)
        where_problems(found, table, seat)
        airship_problems(found, table, seat)
        if own.player == HUMAN:
            person_problems(found, table, seat)
        else:
            automa_problems(found, table, seat)
    board_problems(found, table)
    return found + table.warned


def counts_problems(found: list[TableProblem], table: Table, seat: int) -> None:
    """More than there is in the box, or beyond the end of a track (section 1)."""
    own = table.game.position.seats[seat]
    mechs, workers = table.surplus[seat]
    if mechs:
        found.append(
            TableProblem("too_many_mechs", seat, FIRST_WORKER - FIRST_MECH + len(mechs), FIRST_WORKER - FIRST_MECH)
        )
    if workers:
        found.append(TableProblem("too_many_workers", seat, UNITS - FIRST_WORKER + len(workers), UNITS - FIRST_WORKER))
    if own.power > MOST_POWER:
        found.append(TableProblem("power_beyond", seat, own.power, MOST_POWER))
    if own.popularity > MOST_POPULARITY:
        found.append(TableProblem("popularity_beyond", seat, own.popularity, MOST_POPULARITY))
    if own.stars > MOST_STARS:
        found.append(TableProblem("too_many_stars", seat, own.stars, MOST_STARS))


def where_problems(found: list[TableProblem], table: Table, seat: int) -> None:
    """Units where they cannot be."""
    own = table.game.position.seats[seat]
    for place in members(((own.combat_units | own.workers) & ~bit(ABOARD)) >> FIRST_BASE):
        base = FIRST_BASE + place
        wayfaring = own.abilities & WAYFARE and table.game.position.idle_bases & bit(base)
        if base != base_of(own.faction) and not wayfaring:
            found.append(TableProblem("on_foreign_base", seat, base))
    if own.at[CHARACTER] != MAT and bit(own.at[CHARACTER]) & table.game.position.encounters & ~battles(table):
        found.append(TableProblem("encounter_not_taken", seat, own.at[CHARACTER]))


def battles(table: Table) -> i64:
    return table.game.position.battles


def airship_lake(table: Table, seat: int) -> i64:
    """The lake that an airship makes like land for its owner's units (W7.9)."""
    position = table.game.position
    place = position.seats[seat].airship
    return bit(place) if position.airship_board.is_afloat(position, seat, place) else 0


def person_problems(found: list[TableProblem], table: Table, seat: int) -> None:
    own = table.game.position.seats[seat]
    state = table.game.hidden[seat]
    if own.at[CHARACTER] == MAT:
        found.append(TableProblem("no_character", seat))
    workers = own.workers_on_board()
    if workers < FEWEST_WORKERS:
        found.append(TableProblem("too_few_workers", seat, workers, FEWEST_WORKERS))
    wet = LAKES & ~airship_lake(table, seat)
    for place in members(own.combat_units & wet):
        if not own.abilities & ON_LAKES:
            found.append(TableProblem("cannot_be_on_lake", seat, place))
    for place in members(own.workers & wet):
        if not own.standing(place, FIRST_MECH, FIRST_WORKER):
            found.append(TableProblem("worker_alone_on_lake", seat, place))
    abilities, mechs = count(own.abilities & MECH_ABILITIES), own.mechs_deployed()
    if abilities > mechs:
        found.append(TableProblem("abilities_without_mechs", seat, abilities, mechs))
    if abilities < mechs:
        found.append(TableProblem("mechs_without_abilities", seat, abilities, mechs))
    shown = stars_shown(own)
    if own.stars < shown:
        found.append(TableProblem("stars_not_placed", seat, own.stars, shown))
    has_card = bool(state.hidden_factory_card or own.factory_card)
    if own.at[CHARACTER] == FACTORY_PLACE and not has_card and not battles(table) & bit(FACTORY_PLACE):
        found.append(TableProblem("no_factory_card", seat))


def stars_shown(own: Seat) -> int:
    """How many stars the pieces and tracks show by themselves."""
    return min(len([star for star in range(len(STARS)) if star_earned(own, star)]), MOST_STARS)


def board_problems(found: list[TableProblem], table: Table) -> None:
    position = table.game.position
    here: list[list[int]] = [[] for _ in range(PLACES)]
    built: list[int] = [0] * PLACES
    tokens: list[int] = [0] * PLACES
    for seat, own in enumerate(position.seats):
        for place in members(own.units()):
            here[place].append(seat)
        for place in own.structures:
            built[place] += 1 if place != MAT else 0
        for place in members(own.flags & EVERYWHERE):
            tokens[place] += 1
        for place in own.traps:
            tokens[place] += 1 if place != MAT else 0
        if count(own.flags) > MOST_TOKENS:
            found.append(TableProblem("too_many_tokens", seat, count(own.flags), MOST_TOKENS))
    for place in members(EVERYWHERE):
        if len(here[place]) > 1 and not battles(table) & bit(place):
            found.append(TableProblem("two_controllers", here[place][0], place, here[place][1]))
        if built[place] > 1:
            found.append(TableProblem("two_structures", NOBODY, place))
        if built[place] and bit(place) & LAKES:
            found.append(TableProblem("structure_on_lake", NOBODY, place))
        if tokens[place] > 1:
            found.append(TableProblem("two_tokens", NOBODY, place))
        alone = position.resources[place] and not here[place] and not position.airship_board.drops_on_lakes
        if bit(place) & LAKES and alone:
            found.append(TableProblem("resources_alone_on_lake", NOBODY, place))
    for place in members(position.encounters & ~ENCOUNTERS):
        found.append(TableProblem("no_encounter_there", NOBODY, place))
    cards = sum(total(own.hand) + state.unseen for own, state in zip(position.seats, table.game.hidden, strict=True))
    if cards > COMBAT_CARDS:
        found.append(TableProblem("too_many_cards", NOBODY, cards, COMBAT_CARDS))


def airship_problems(found: list[TableProblem], table: Table, seat: int) -> None:
    position = table.game.position
    if not isinstance(position.airship_board, FleetBoardRules):
        return
    own = position.seats[seat]
    if own.airship >= FIRST_BASE and own.airship != base_of(own.faction):
        found.append(TableProblem("airship_on_foreign_base", seat, own.airship))  # W1.4
    resources, workers = total(own.cargo), own.standing(ABOARD, FIRST_WORKER, UNITS)
    if own.player == AUTOMA:
        if resources or workers:
            found.append(TableProblem("automa_carries", seat))  # W5: its airship loads nothing
        return
    carries_resources = position.airship_board.fleet.airships[seat].powers.carries == RESOURCES_ABOARD
    if resources and not carries_resources:
        found.append(TableProblem("carries_workers_only", seat, resources))  # W2.1
    elif resources > MOST_RESOURCES:
        found.append(TableProblem("cargo_beyond", seat, resources, MOST_RESOURCES))
    if workers and carries_resources:
        found.append(TableProblem("carries_resources_only", seat, workers))
    elif workers > MOST_WORKERS:
        found.append(TableProblem("aboard_beyond", seat, workers, MOST_WORKERS))


def automa_problems(found: list[TableProblem], table: Table, seat: int) -> None:
    own = table.game.position.seats[seat]
    state = table.game.automa(seat)
    level = state.star_card
    if not state.water_is_open():
        for place in members(own.units() & LAKES):
            found.append(TableProblem("on_lake_too_early", seat, place))  # A5.1
    if state.tracker > state.star_card.last_space:
        found.append(TableProblem("tracker_beyond", seat, state.tracker, state.star_card.last_space))
    scheme = 2 if state.tracker >= level.scheme_two else 1
    if state.scheme != scheme:
        found.append(TableProblem("scheme_does_not_fit", seat, state.scheme, scheme))  # A13.3
    stars = stars_by_kind(own)
    passed = len([space for space in level.stars if space <= state.tracker])
    if stars[0] != min(passed, max(0, MOST_OF_KIND[0] - sum(stars[1:]))):
        found.append(TableProblem("tracker_stars_do_not_fit", seat, stars[0], passed))  # A13.2
    most = table.game.ending.combat_stars()
    if stars[1] > most:
        found.append(TableProblem("too_many_combat_stars", seat, stars[1], most))  # A14.1
    if own.power >= MOST_POWER and not own.star_kinds & bit(STAR_POWER) and not table.game.over:
        found.append(TableProblem("power_star_not_placed", seat))  # A14.2
    attacked = table.game.position.battles & bit(FACTORY_PLACE)
    if own.at[CHARACTER] == FACTORY_PLACE and not state.hidden_factory_card and not attacked:
        found.append(TableProblem("no_factory_card", seat))  # A10.2
    for card in members(table.repeated[seat]):
        found.append(TableProblem("card_came_twice", seat, card))
