"""Holds the slow reading against the engine on random positions.

    python -m tests.scythe.automa.compare --positions 1000 --seed 1 --jobs 4
    python -m tests.scythe.automa.compare --call package.module:function
    python -m tests.scythe.automa.compare --airships --call tests.scythe.airships.asking:answer

The engine is a command that reads requests as JSON lines and writes one answer a line, or with --call a Python
callable that takes one request and returns its answer (CONTRACTS, `decide`). With --airships the positions have some
(W5); a callable is also asked where the Automa's flies, as the action `airship`. Every mismatch is one JSON line on
standard output with the seed, the request and both answers. Exit 1 if there is any.
"""

import argparse
import json
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any

from tests.scythe.automa.random_airships import with_airships
from tests.scythe.automa.random_positions import random_position
from tests.scythe.automa.slow_board import Document
from tests.scythe.automa.slow_reading import ACTIONS, decide, fly

COMMAND = "maszyna scythe decide - --json"
BATCH = 200  # positions for one run of the command
SHOWN = 20
AIRSHIP = "airship"  # where the Automa's goes


@dataclass
class Work:
    first: int
    count: int
    command: str
    call: str | None
    tables: str
    airships: bool = False


@dataclass
class Outcome:
    """What a batch showed; `tally` counts how often every action could be carried out."""

    requests: int = 0
    mismatches: list[Document] = field(default_factory=list)
    tally: Counter[str] = field(default_factory=Counter)


def position_of(work: Work, seed: int) -> Document:
    position = random_position(seed, {"any": None, "two": False, "several": True}[work.tables])
    return with_airships(position, seed) if work.airships else position


def requests_of(position: Document) -> list[Document]:
    """All six actions; the attack on combat units below, at and above the Automa's power, and with a card's number."""
    automa = position["automas"][0] if "automas" in position else position["automa"]
    requests = []
    for action in ACTIONS:
        if action == "attack_combat_unit":
            for min_power in sorted({1, 5, 8, automa["power"], automa["power"] + 1}):
                requests.append({"position": position, "action": action, "min_power": min_power})
        else:
            requests.append({"position": position, "action": action})
    return requests


def differences(reading: Document, answer: Any) -> list[str]:
    """The names of the fields that differ. What cannot be carried out need name no unit."""
    if not isinstance(answer, dict):
        return ["answer"]
    if "range" in reading:
        said = {"range": answer.get("valid"), **answer}  # the command calls an airship's range valid
        return [name for name in reading if reading[name] != said.get(name)]
    fields = ["possible", "to"]
    if reading["possible"]:
        fields += ["unit", "from"]
    # Without the power for it, or without the unit, nobody has to look for valid territories.
    if reading["unit"] is not None:
        fields.append("valid")
    found = []
    for name in fields:
        mine, other = reading[name], answer.get(name)
        if name == "valid" and isinstance(other, list):
            other = sorted(other)
        if mine != other:
            found.append(name)
    return found


def ask(command: str, requests: list[Document]) -> list[Any] | str:
    """The command's answers, or what went wrong."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    run = subprocess.run(shlex.split(command), input=lines, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        return f"exit {run.returncode}: {run.stderr.strip()[:500]}"
    try:
        answers = [json.loads(line) for line in run.stdout.splitlines() if line.strip()]
    except json.JSONDecodeError as error:
        return f"not JSON: {error}"
    if len(answers) != len(requests):
        return f"{len(answers)} answers to {len(requests)} requests"
    return answers


def callable_at(path: str) -> Callable[[Document], Any]:
    module, _, name = path.partition(":")
    found: Callable[[Document], Any] = getattr(import_module(module), name)
    return found


def answers_to(work: Work, requests: list[Document]) -> list[Any] | str:
    if work.call is None:
        return ask(work.command, requests)
    call = callable_at(work.call)
    answers: list[Any] = []
    for request in requests:
        try:
            answers.append(call(request))
        except Exception as error:  # an engine that falls over is a mismatch to report, with its position
            answers.append(f"{type(error).__name__}: {error}")
    return answers


def read(request: Document) -> Document:
    if request["action"] == AIRSHIP:
        return fly(request["position"])
    return decide(request["position"], request["action"], request.get("min_power"))


def compare(work: Work) -> Outcome:
    outcome = Outcome()
    asked: list[tuple[int, Document]] = []
    for seed in range(work.first, work.first + work.count):
        position = position_of(work, seed)
        asked += [(seed, request) for request in requests_of(position)]
        if work.airships and work.call is not None:
            asked.append((seed, {"position": position, "action": AIRSHIP}))
    answers = answers_to(work, [request for _, request in asked])
    if isinstance(answers, str) and work.count > 1:
        # Find the position that the command refuses: one by one.
        for seed in range(work.first, work.first + work.count):
            single = compare(replace(work, first=seed, count=1))
            outcome.requests += single.requests
            outcome.mismatches += single.mismatches
            outcome.tally += single.tally
            if len(outcome.mismatches) >= SHOWN:
                break
        if not outcome.mismatches:
            outcome.mismatches.append({"seeds": [work.first, work.first + work.count - 1], "failure": answers})
        return outcome
    if isinstance(answers, str):
        seed, request = asked[0]
        outcome.mismatches.append({"seed": seed, "failure": answers, "position": request["position"]})
        return outcome
    for (seed, request), answer in zip(asked, answers, strict=True):
        reading = read(request)
        outcome.requests += 1
        outcome.tally[request["action"]] += bool(reading["to"])
        differing = differences(reading, answer)
        if differing:
            outcome.mismatches.append(
                {"seed": seed, "differ": differing, "request": request, "reading": reading, "answer": answer}
            )
    return outcome


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Hold the slow reading against the engine on random positions.")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="the first seed; the others follow it")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--command", default=COMMAND)
    parser.add_argument("--call", help="package.module:function instead of the command")
    parser.add_argument("--tables", choices=["any", "two", "several"], default="any", help="how many players")
    parser.add_argument("--airships", action="store_true", help="positions with airships")
    chosen = parser.parse_args(arguments)
    batches = []
    for first in range(chosen.seed, chosen.seed + chosen.positions, BATCH):
        count = min(BATCH, chosen.seed + chosen.positions - first)
        batches.append(Work(first, count, chosen.command, chosen.call, chosen.tables, chosen.airships))

    total = Outcome()
    if chosen.jobs > 1:
        with ProcessPoolExecutor(chosen.jobs) as pool:
            outcomes = list(pool.map(compare, batches))
    else:
        outcomes = [compare(batch) for batch in batches]
    for outcome in outcomes:
        total.requests += outcome.requests
        total.mismatches += outcome.mismatches
        total.tally += outcome.tally
    for mismatch in total.mismatches[:SHOWN]:
        sys.stdout.write(json.dumps(mismatch) + "\n")
    carried_out = ", ".join(f"{action} {total.tally[action]}" for action in (*ACTIONS, AIRSHIP))
    sys.stderr.write(
        f"{chosen.positions} positions, {total.requests} requests, {len(total.mismatches)} mismatches\n"
        f"carried out: {carried_out}\n"
    )
    return 1 if total.mismatches else 0


if __name__ == "__main__":
    sys.exit(main())
