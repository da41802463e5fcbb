"""What a finished game was for the one person in it: the numbers that feats and figures are made of.

All of it is read off the record, turn by turn. A list of games stores it as it stores the result: signed together with
the save, and found again by a replay wherever the two do not fit.
"""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.scythe.chances import beaten
from maszyna.app.scythe_common.score_curve import turn_ends
from maszyna.kernel.bits import count
from maszyna.kernel.game import NOBODY
from maszyna.kernel.record import Record
from maszyna.scythe.automa.automa_combat import totals_of
from maszyna.scythe.board import FACTORY_PLACE
from maszyna.scythe.events import COMBAT_COMMITTED, COMBAT_WON, ENCOUNTER_MET, field_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import CHARACTER, MOST_STARS
from maszyna.scythe.play.combat.combat import ATTACKER
from maszyna.scythe.score.scoring import final_control, resources_scored
from maszyna.scythe.setup.plan import PRACTICE
from maszyna.scythe.state import AUTOMA, Seat

POSITION: Final = "position"  # a setup that holds one: the game has no beginning of its own
ALL_UPGRADES: Final = 6
ALL_WORKERS: Final = 8
CURVE: Final = 8  # points of the course in a line of text


def game_facts(record: Record[Scythe], people: list[int]) -> Doc | None:
    """None where the game is nobody's own: several people, a position from elsewhere, decisions taken back at will."""
    setup = record.setup
    if len(people) != 1 or POSITION in setup or setup.get(PRACTICE):
        return None
    return facts_of(record, people[0])


def facts_of(record: Record[Scythe], seat: int) -> Doc:
    own = record.game.position.seats[seat]
    return {
        "stars": own.stars,
        "popularity": own.popularity,
        "places": count(final_control(record.game.position, seat)),
        "goods": resources_scored(record.game.position, seat),
        "recruits": count(own.recruits),
        "structures": count(own.built),
        "encounters": len([event for event in record.events() if event.kind == ENCOUNTER_MET and event.seat == seat]),
        **fights(record, seat),
        **course(record, seat),
    }


def course(record: Record[Scythe], seat: int) -> Doc:
    """What came when, by the ends of turns; turn 0: never."""
    seats = record.game.seats_at_table()
    first = {"stars_turn": 0, "upgrades_turn": 0, "workers_turn": 0}
    scores = [record.at(0).scores()[seat]]
    power = popularity = there = longest = 0
    for _, game in turn_ends(record):
        own, turn = game.position.seats[seat], (game.turns - 1) // seats + 1
        power, popularity = max(power, own.power), max(popularity, own.popularity)
        for name, reached in has_all(own).items():
            if reached and not first[name]:
                first[name] = turn
        if game.turn.seat == seat:
            there = there + 1 if own.at[CHARACTER] == FACTORY_PLACE else 0
            longest = max(longest, there)
            scores.append(game.scores()[seat])
    return {"most_power": power, "most_popularity": popularity, "factory": longest, "curve": sampled(scores), **first}


def has_all(own: Seat) -> dict[str, bool]:
    return {
        "stars_turn": own.stars >= MOST_STARS,
        "upgrades_turn": count(own.cubes) >= ALL_UPGRADES,
        "workers_turn": own.workers_on_board() >= ALL_WORKERS,
    }


def sampled(scores: list[int]) -> list[int]:
    """A few of them, the first and the last among them."""
    if len(scores) <= CURVE:
        return scores
    return [scores[round(place * (len(scores) - 1) / (CURVE - 1))] for place in range(CURVE)]


def fights(record: Record[Scythe], seat: int) -> Doc:
    """Combats fought and won; against Automas also how many wins the stakes could expect, and the luckiest win."""
    fought = won = known = known_won = 0
    expected, least = 0.0, None
    for number, entry in enumerate(record.entries):
        own = [event for event in entry.events if event.kind == COMBAT_COMMITTED and event.seat == seat]
        wins = [event for event in entry.events if event.kind == COMBAT_WON]
        mine = len([event for event in wins if event.seat == seat])
        fought += mine + len([event for event in wins if field_of(event, "loser") == seat])
        won += mine
        chance = stake(record.at(number - 1), seat, field_of(own[0], "total")) if number and len(own) == 1 else None
        if chance is not None:
            known += 1
            expected += chance
            known_won += mine
            least = chance if mine and (least is None or chance < least) else least
    return {"fought": fought, "won": won, "known": known, "known_won": known_won, "expected": round(expected, 2),
            "least_won": None if least is None else round(least, 3)}  # fmt: skip


def stake(game: Scythe, seat: int, total: int) -> float | None:
    """The chance of a total in the combat that is being fought; None where a person is the other side, or where no
    choice came before it."""
    combat: Any = game.combat
    if combat is None or seat not in combat.fighters:
        return None
    role = combat.fighters.index(seat)
    other = combat.fighters[1 - role]
    if other == NOBODY or game.position.seats[other].player != AUTOMA:
        return None
    return float(beaten(totals_of(game, seat, other), total, role == ATTACKER))
