"""Entering a place (section 6): traps, lone workers driven off, battles joined, encounters that stop a character."""

from maszyna.kernel.bits import bit, i64, members
from maszyna.kernel.packed_counts import KINDS, how_many, total
from maszyna.scythe.board import EVERYWHERE, base_of
from maszyna.scythe.decks import take_random_cards
from maszyna.scythe.events import BATTLE_JOINED, CARGO_CARRIED, TRAP_SPRUNG, UNIT_MOVED, WORKERS_DRIVEN_OFF
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import CHARACTER, COMBAT_CARDS, FIRST_WORKER, POPULARITY, SHINOBI, UNITS, WORKER
from maszyna.scythe.play.common.gains import lose


def arrive(game: Scythe, seat: int, unit: int, place: int) -> bool:
    """What happens when a unit enters a place; returns whether it must stop there."""
    position = game.position
    here = bit(place)
    if not here & EVERYWHERE:
        return False
    stopped = False
    for index, other in enumerate(position.seats):
        if index == seat:
            continue
        if here & other.armed:
            spring_trap(game, seat, index, place)
            stopped = True
        if unit >= FIRST_WORKER:
            continue
        if here & other.combat_units:
            if not here & position.battles:
                position.battles |= here
                position.attacker = seat
                game.tell(BATTLE_JOINED, seat, place, index)
            stopped = True
        elif here & other.workers:
            drive_off(game, seat, index, place)
            stopped = True  # W4.1: its move ends; another piece may pass afterwards
    return stopped or (unit == CHARACTER and bool(here & position.encounters))


def spring_trap(game: Scythe, seat: int, owner: int, place: int) -> None:
    """Togawa's trap (Maifuku): flipped at once, its penalty limited to what the victim has."""
    togawa = game.position.seats[owner]
    togawa.armed &= ~bit(place)
    good, amount = factions()[togawa.faction].penalties[togawa.traps.index(place)]
    if good == COMBAT_CARDS:
        unseen = game.hidden[seat].unseen
        cards = take_random_cards(game, seat, amount)
        game.combat_discard += cards
        lost = total(cards) + unseen - game.hidden[seat].unseen
    else:
        lost = lose(game, seat, good, amount)
    game.tell(TRAP_SPRUNG, seat, place, good, lost)


def drive_off(game: Scythe, seat: int, victim: int, place: int) -> None:
    """Lone workers go home at once, leaving resources; each costs the mover a popularity if it has any."""
    amount = send_home(game, victim, place, FIRST_WORKER)
    game.tell(WORKERS_DRIVEN_OFF, seat, victim, place, amount)
    game.turn.driven_off += amount
    lose(game, seat, POPULARITY, amount)
    game.chairs[victim].conquered(game, victim, seat, place)


def send_home(game: Scythe, seat: int, place: int, first: int) -> int:
    """Units from ``first`` on that stand on a place go to their home base; returns how many."""
    own = game.position.seats[seat]
    sent = 0
    for unit in range(first, UNITS):
        if own.at[unit] == place:
            own.at[unit] = base_of(own.faction)
            sent += 1
    own.muster()
    return sent


def report_step(game: Scythe, seat: int, unit: int, start: int, to: int, cargo: i64, crew: i64) -> None:
    game.tell(UNIT_MOVED, seat, unit, start, to)
    for kind in range(KINDS):
        if how_many(cargo, kind):
            game.tell(CARGO_CARRIED, seat, kind, how_many(cargo, kind), to)
    if crew:
        game.tell(CARGO_CARRIED, seat, WORKER, len(members(crew)), to)


def mark_shinobi(game: Scythe, seat: int, unit: int) -> None:
    """A move that ends on an own trap counts as made with Shinobi, which leads there from anywhere."""
    own = game.position.seats[seat]
    if own.abilities & SHINOBI and unit < FIRST_WORKER and own.at[unit] in own.traps:
        game.turn.by_shinobi |= bit(own.at[unit])
