"""Units on a Ray cluster: the nodes play and send the bytes of the files back, this process alone writes them.

A unit is the same wherever it is played, so one whose node has died is simply played again somewhere else. Every node
must have this version of the package installed.
"""

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any, Final

import ray
from ray.exceptions import RayError

from maszyna.kernel.errors import MaszynaError, SetupError
from maszyna.lab.experiment.experiment import Unit
from maszyna.lab.run.units import Runner, played
from maszyna.lab.run.workers import Finished, Tell
from maszyna.storage.files import problem_of

AHEAD: Final = 2  # units under way for each processor of the cluster
FOR_EVER: Final = -1
LOCAL: Final = "local"
SECONDS_TO_REACH: Final = 5.0


def on_cluster(address: str) -> Runner:
    """A runner on the cluster at an address; ``local`` starts one on this machine."""

    def run(units: Iterable[Unit], tell: Tell) -> Iterator[Finished[Unit, bytes]]:
        began = begin(address)
        try:
            yield from on_nodes(units, tell)
        except RayError as error:
            reason = first_line(getattr(error, "cause", None) or error)
            raise SetupError(f"--ray: {address}", "cluster_failed", reason=reason, option="--resume") from None
        finally:
            if began:
                ray.shutdown()

    return run


def begin(address: str) -> bool:
    """Join the cluster; whether this process is to leave it again."""
    if ray.is_initialized():
        return False
    check_reachable(address)
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # Ray warns where it is not set
    try:
        ray.init(address=address, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as error:  # Ray raises a bare one where a node of its own does not start in time
        code = "cannot_start" if address == LOCAL else "cannot_reach"
        raise SetupError(f"--ray: {address}", code, reason=first_line(error), option="--ray") from None
    return True


def first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]


def check_reachable(address: str) -> None:
    """Ray itself tries for minutes before it says that nobody is there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return  # `local`, or another word of Ray's
    try:
        socket.create_connection((host, int(port)), SECONDS_TO_REACH).close()
    except (OSError, OverflowError) as error:
        raise SetupError(f"--ray: {address}", "cannot_reach", reason=problem_of(error)) from None


def on_nodes(units: Iterable[Unit], tell: Tell) -> Iterator[Finished[Unit, bytes]]:
    """The results as they come; a unit whose process or node dies is played again."""
    remote = ray.remote(num_cpus=1, max_retries=FOR_EVER)(play_there)
    todo = enumerate(units)
    waiting: dict[Any, tuple[int, Unit]] = {}
    try:
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            for index, unit in todo:
                waiting[remote.remote(unit)] = (index, unit)
                if len(waiting) >= room:
                    break
            if not waiting:
                return
            for done in ray.wait(list(waiting), num_returns=1)[0]:
                index, unit = waiting.pop(done)
                yield Finished(index, unit, content_of(ray.get(done)))
                tell(unit.games)
    finally:
        for left in waiting:
            with suppress(Exception):  # the cluster may be gone already
                ray.cancel(left, force=True)


def play_there(unit: Unit) -> bytes | MaszynaError:
    """On a node; what goes wrong with the games comes home as a value, so that Ray does not try again."""
    try:
        return played(unit, lambda games: None)
    except MaszynaError as refusal:
        return refusal


def content_of(result: bytes | MaszynaError) -> bytes:
    if isinstance(result, MaszynaError):
        raise result
    return result
