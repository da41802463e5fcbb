"""What the model sees of a position: the set of all that is so for a seat, as numbers.

Each fact has a number of its own ("popularity is 7", "a worker of mine is on 23"); what there is more than once stands
there as often. Only what the seat can see is told. Of several rivals the foremost is told in full (table_facts.py has
what is told of the others, of airships and of resolutions).
"""

from typing import Final

from maszyna.kernel.bits import bit, count, i64, members
from maszyna.kernel.packed_counts import KINDS, how_many, total
from maszyna.players.facts import position_facts as fact
from maszyna.players.facts.star_tracks import MOST_BENEFITS, has_benefits_left, objective_progress, to_spare
from maszyna.players.facts.table_facts import pieces_of, rivals_of, table_facts
from maszyna.players.facts.tempo import turns_left
from maszyna.players.facts.threats import Exposed, others_reach
from maszyna.scythe.board import DISTANCE, FACTORY_PLACE, PRODUCT, RINGS
from maszyna.scythe.decks import card_value
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.ids import (
    CHARACTER,
    FACTORY_CARD,
    FIRST_MECH,
    FIRST_WORKER,
    MAT,
    MOST_POPULARITY,
    MOST_STARS,
    PLACES,
    STAR_POWER,
    UNITS,
)
from maszyna.scythe.play.actions.produce import RESOURCE_LAND, VILLAGES
from maszyna.scythe.play.movement.reach import combat_unit_links
from maszyna.scythe.play.turn.bottom import SECTION_OF
from maszyna.scythe.score.scoring import bonus_coins, final_control
from maszyna.scythe.state import Seat

MOST_FACTS: Final = 180  # with those of a question more would bring a unit out of its bits (model/hidden_units.py)
STOCKED: Final = 9  # amounts told of each kind of resource
SHORT: Final = 8  # of how much is missing for each bottom-row action
MOST_SHORT: Final = 4
CROPS: Final = 6
PROGRESS: Final = 6
MOST_TOKENS: Final = 6
FAR: Final = 6  # hexes from which on an encounter is not seen


def active_facts(game: Scythe, seat: int) -> list[int]:
    """The facts of a position as a seat sees it."""
    position = game.position
    own = position.seats[seat]
    left = turns_left(game, seat)
    found: list[int] = []
    held: i64 = final_control(position, seat)
    rivals = rivals_of(game, seat)
    own_inputs(own, found)
    mat_inputs(own, found)
    need_inputs(game, own, held, found)
    place_inputs(game, seat, held, found)
    if rivals:
        rival_inputs(game, rivals[0], found)
    threat_inputs(game, seat, held, found)
    if game.turn.seat != seat:
        found.append(fact.TO_MOVE)
    found.append(fact.TURNS_LEFT + min(29, int(left)))
    if left < fact.LATE:
        found.append(fact.LATE_POPULARITY + int(left) * (MOST_POPULARITY + 1) + own.popularity)
    table_facts(game, seat, rivals, found)
    del found[MOST_FACTS:]
    return found


def own_inputs(own: Seat, found: list[int]) -> None:
    """Tracks, hand and stars."""
    found.append(fact.FACTION + own.faction)
    found.append(fact.MAT_KIND + own.mat)
    if own.section >= 0:
        found.append(fact.SECTION + own.section)
    found.append(fact.POPULARITY + own.popularity)
    found.append(fact.POWER + own.power)
    found.append(fact.COINS + min(40, own.coins))
    found.append(fact.WORKERS + own.workers_on_board())
    found.append(fact.CARDS + min(7, int(total(own.hand))))
    found.append(fact.BEST_CARDS + best_two(own.hand))
    found.append(fact.STARS + min(MOST_STARS, own.stars))
    for kind in members(own.star_kinds):
        found.append(fact.STAR_KINDS + kind)
    found.append(fact.COMBAT_STARS + min(2, own.combat_stars))
    found.append(fact.OBJECTIVE_STARS + min(2, own.objective_stars))


def best_two(hand: i64) -> int:
    """The points of the two best combat cards together."""
    points: i64 = 0
    wanted: i64 = 2
    kind: i64 = KINDS - 1
    while wanted and kind >= 0:
        used: i64 = min(wanted, how_many(hand, kind))
        points += used * card_value(kind)
        wanted -= used
        kind -= 1
    return points


def mat_inputs(own: Seat, found: list[int]) -> None:
    """What has been upgraded, enlisted, deployed and built."""
    for cube in members(own.cubes):
        found.append(fact.CUBES + cube)
    for bottom in range(len(MOST_BENEFITS)):
        for _ in range(how_many(own.savings, bottom)):
            found.append(fact.SAVINGS + bottom)
        if own.recruits >> bottom & 1:
            found.append(fact.RECRUITS + bottom)
        if own.structures[bottom]:
            found.append(fact.STRUCTURES + bottom)
        if own.at[FIRST_MECH + bottom] != MAT:
            found.append(fact.MECHS + bottom)
    found.append(fact.CARD + min(31, own.factory_card))


def need_inputs(game: Scythe, own: Seat, held: i64, found: list[int]) -> None:
    """Resources, what the bottom-row actions still want, and what fields would give."""
    position = game.position
    stock: i64 = own.cargo
    for place in members(held):
        tokens = position.resources[place]
        if tokens:
            stock += tokens
            for _ in range(min(MOST_TOKENS, int(total(tokens)))):
                found.append(fact.RESOURCES_AT + place)
    most = [0] * KINDS
    villagers = 0
    hands = [0] * PLACES
    for unit in range(FIRST_WORKER, UNITS):
        place = own.at[unit]
        if MAT < place < PLACES:
            found.append(fact.WORKERS_AT + place)
            hands[place] += 1
    for place in members(own.workers & (RESOURCE_LAND | VILLAGES)):
        if bit(place) & VILLAGES:
            villagers += hands[place]
        elif hands[place] > most[PRODUCT[place]]:
            most[PRODUCT[place]] = hands[place]
    for kind in range(KINDS):
        found.append(fact.STOCK + kind * STOCKED + min(STOCKED - 1, int(how_many(stock, kind))))
        found.append(fact.CROP + kind * CROPS + min(CROPS - 1, most[kind]))
    found.append(fact.VILLAGERS + min(5, villagers))
    for section in range(FACTORY_CARD):
        bottom = SECTION_OF[own.mat][section].bottom
        if has_benefits_left(own, bottom):
            left = to_spare(own, stock, section)
            found.append(fact.SHORT_OF + bottom * SHORT + max(0, min(SHORT - 1, left + MOST_SHORT)))


def place_inputs(game: Scythe, seat: int, held: i64, found: list[int]) -> None:
    """Where the own pieces are, and what the character may find."""
    position = game.position
    own = position.seats[seat]
    for place in members(held):
        found.append(fact.HELD + place)
    for unit in range(FIRST_WORKER):
        place = own.at[unit]
        if MAT < place < PLACES:
            found.append(fact.FIGHTERS_AT + place)
    found.append(fact.TERRITORIES_HELD + min(15, int(count(held))))
    if own.built:
        found.append(fact.STRUCTURE_BONUS + min(9, bonus_coins(position.bonus_tile, own.built)))
    progress = objective_progress(game, seat)
    found.append(fact.OBJECTIVE + int(progress * PROGRESS + 0.001))
    character = own.at[CHARACTER]
    if MAT < character < PLACES:
        found.append(fact.FACTORY_DISTANCE + min(8, DISTANCE[character][FACTORY_PLACE]))
        for far in range(1, FAR):
            if RINGS[character][far] & position.encounters:
                found.append(fact.ENCOUNTER_DISTANCE + far)
                break


def rival_inputs(game: Scythe, rival: int, found: list[int]) -> None:
    """The foremost rival: its stars, its tracks, and an Automa's deck."""
    position = game.position
    other = position.seats[rival]
    state = game.hidden[rival]
    if isinstance(state, AutomaState):
        found.append(fact.LEVEL + state.level)
    found.append(fact.RIVAL_FACTION + other.faction)
    found.append(fact.RIVAL_POWER + other.power)
    found.append(fact.RIVAL_CARDS + min(8, int(total(other.hand))))
    found.append(fact.RIVAL_COINS + min(40, other.coins))
    found.append(fact.RIVAL_STARS + min(MOST_STARS, other.stars))
    found.append(fact.RIVAL_COMBAT_STARS + min(2, other.combat_stars))
    if other.star_kinds & bit(STAR_POWER):
        found.append(fact.RIVAL_POWER_STAR)
    if isinstance(state, AutomaState):
        found.append(fact.TRACKER + min(29, state.tracker))
        found.append(fact.SCHEME + min(1, state.scheme - 1))
    else:
        found.append(fact.RIVAL_PERSON)
        found.append(fact.RIVAL_POPULARITY + other.popularity)
    found.append(fact.RIVAL_WORKERS + other.workers_on_board())
    found.append(fact.RIVAL_MECHS + other.mechs_deployed())
    found.append(fact.RIVAL_TERRITORIES + min(15, int(count(final_control(position, rival)))))
    if isinstance(state, AutomaState):
        for card in members(state.deck & state.automa_options.printed_cards):  # of own ones nothing was learned
            found.append(fact.DECK + card)
    pieces_of(other, found)


def threat_inputs(game: Scythe, seat: int, held: i64, found: list[int]) -> None:
    """Where a rival's unit could come next, what it would meet, and whom to attack."""
    position = game.position
    own = position.seats[seat]
    reach: i64 = others_reach(game, seat)
    for place in members(reach & held):
        found.append(fact.REACHED + place)
    exposed = Exposed(game, seat, held, reach)
    found.append(fact.THREATENED_WORKERS + exposed.workers)
    found.append(fact.THREATENED_RESOURCES + min(8, exposed.tokens))
    found.append(fact.THREATENED_UNITS + min(5, int(count(own.combat_units & reach))))
    enemies: i64 = position.enemy_combat_units(seat)
    steps: i64 = 0
    for place in members(own.combat_units):
        steps |= combat_unit_links(position, seat, place, True)
    found.append(fact.TARGETS + min(2, int(count(steps & enemies))))
