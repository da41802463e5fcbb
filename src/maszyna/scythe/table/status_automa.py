"""What is impossible about an Automa: water too early, tracker, scheme and stars that do not fit together."""

from maszyna.kernel.bits import bit, members
from maszyna.scythe.automa.levels import LAST_SPACE
from maszyna.scythe.automa.side import MOST_OF_KIND, stars_by_kind
from maszyna.scythe.board import FACTORY_PLACE, LAKES
from maszyna.scythe.facts.automa import levels
from maszyna.scythe.table.desk import Table
from maszyna.scythe.table.status_problem import Problem
from maszyna.scythe.words import CHARACTER, MOST_POWER, STAR_POWER


def automa_problems(found: list[Problem], table: Table, seat: int) -> None:
    own = table.game.position.seats[seat]
    side = table.game.automa(seat)
    level = levels()[side.level]
    if not side.water_is_open():
        for place in members(own.units() & LAKES):
            found.append(Problem("on_lake_too_early", seat, place))  # A5.1
    if side.tracker > LAST_SPACE[side.level]:
        found.append(Problem("tracker_beyond", seat, side.tracker, LAST_SPACE[side.level]))
    scheme = 2 if side.tracker >= level.scheme_two else 1
    if side.scheme != scheme:
        found.append(Problem("scheme_does_not_fit", seat, side.scheme, scheme))  # A13.3
    stars = stars_by_kind(own)
    passed = len([space for space in level.stars if space <= side.tracker])
    if stars[0] != min(passed, max(0, MOST_OF_KIND[0] - sum(stars[1:]))):
        found.append(Problem("tracker_stars_do_not_fit", seat, stars[0], passed))  # A13.2
    most = table.game.ending.combat_stars()
    if stars[1] > most:
        found.append(Problem("too_many_combat_stars", seat, stars[1], most))  # A14.1
    if own.power >= MOST_POWER and not own.star_kinds & bit(STAR_POWER) and not table.game.over:
        found.append(Problem("power_star_not_placed", seat))  # A14.2
    attacked = table.game.position.battles & bit(FACTORY_PLACE)
    if own.at[CHARACTER] == FACTORY_PLACE and not side.hidden_factory_card and not attacked:
        found.append(Problem("no_factory_card", seat))  # A10.2
    for card in members(table.repeated[seat]):
        found.append(Problem("card_came_twice", seat, card))
