"""What is impossible about an airship: where it cannot be, more than it carries, what its tile does not carry."""

from maszyna.kernel.tally import total
from maszyna.scythe.airships.cargo import MOST_RESOURCES, MOST_WORKERS
from maszyna.scythe.airships.sky import AirshipSky
from maszyna.scythe.board import base_of
from maszyna.scythe.facts.tiles import RESOURCES_ABOARD
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.table.desk import Table
from maszyna.scythe.table.status_problem import Problem
from maszyna.scythe.words import ABOARD, FIRST_BASE, FIRST_WORKER, UNITS


def airship_problems(found: list[Problem], table: Table, seat: int) -> None:
    position = table.game.position
    if not isinstance(position.sky, AirshipSky):
        return
    own = position.seats[seat]
    if own.airship >= FIRST_BASE and own.airship != base_of(own.faction):
        found.append(Problem("airship_on_foreign_base", seat, own.airship))  # W1.4
    resources, workers = total(own.cargo), own.standing(ABOARD, FIRST_WORKER, UNITS)
    if own.player == AUTOMA:
        if resources or workers:
            found.append(Problem("automa_carries", seat))  # W5: its airship loads nothing
        return
    carries_resources = position.sky.fleet.wings[seat].powers.carries == RESOURCES_ABOARD
    if resources and not carries_resources:
        found.append(Problem("carries_workers_only", seat, resources))  # W2.1
    elif resources > MOST_RESOURCES:
        found.append(Problem("cargo_beyond", seat, resources, MOST_RESOURCES))
    if workers and carries_resources:
        found.append(Problem("carries_resources_only", seat, workers))
    elif workers > MOST_WORKERS:
        found.append(Problem("aboard_beyond", seat, workers, MOST_WORKERS))
