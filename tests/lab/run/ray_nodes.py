"""A cluster of two nodes on this machine plays units; then once more, and one node is killed on the way.

    python -m tests.lab.run.ray_nodes

prints a line of JSON, for "two" and "killed": the digest of every unit, how often each came home, and how many nodes
there were.
"""

import json
import os
import sys
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # loopback only
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")

import ray
from ray.cluster_utils import Cluster

from maszyna.lab.experiment.experiment import FORMAT, Unit, read_experiment
from maszyna.lab.run.on_ray import on_cluster

GAMES = 240
EXPERIMENT = {
    "format": FORMAT, "games": GAMES, "unit": 20, "setup": {"seats": [{}, {"player": "automa"}]},
    "vary": {"level": ["autometta", "ultimaszyna"]},
}  # fmt: skip
MEMORY = 100 * 1024 * 1024  # of the store of each node


def units() -> list[Unit]:
    return read_experiment(EXPERIMENT).units()


def digest(content: bytes) -> str:
    return blake2b(content, digest_size=16).hexdigest()


def main() -> None:
    node = {"num_cpus": 1, "object_store_memory": MEMORY, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=node)
    second = cluster.add_node(num_cpus=1, object_store_memory=MEMORY)
    cluster.wait_for_nodes()
    answer = {
        "two": played(cluster, lambda: None),
        "killed": played(cluster, lambda: cluster.remove_node(second, allow_graceful=False)),
    }
    ray.shutdown()
    cluster.shutdown()
    sys.stdout.write(json.dumps(answer) + "\n")


def played(cluster: Any, after_three: Callable[[], None]) -> dict[str, object]:
    """All units, with something that happens when three of them are there."""
    nodes = len([each for each in cluster_nodes(cluster.address) if each["Alive"]])
    found: dict[str, str] = {}
    times: Counter[str] = Counter()
    told: list[int] = []
    for finished in on_cluster(cluster.address)(units(), told.append):
        name = f"{finished.task.arm.number}/{finished.task.number}"
        found[name] = digest(finished.result)
        times[name] += 1
        if len(found) == 3:
            after_three()
    return {"digests": found, "most": max(times.values()), "nodes": nodes, "games": sum(told)}


def cluster_nodes(address: str) -> list[dict[str, object]]:
    ray.init(address=address, include_dashboard=False, log_to_driver=False, ignore_reinit_error=True)
    found: list[dict[str, object]] = ray.nodes()
    return found


if __name__ == "__main__":
    main()
