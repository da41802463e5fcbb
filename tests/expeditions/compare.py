"""Holds the slow reading against the engine on random positions.

    python -m tests.expeditions.compare --positions 100000 --seed 1
    python -m tests.expeditions.compare --positions 1000 --command "maszyna expeditions turn - --json"

Every mismatch is one JSON line on standard output with the seed, the request and both answers. Exit 1 if there is any.
"""

import argparse
import json
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable

from tests.expeditions.random_positions import random_request
from tests.expeditions.slow_reading import Document, read_turn

from maszyna.expeditions.notation import turn_answer
from maszyna.expeditions.own_cards import OwnCards

SHOWN = 20
TOLD = ["row", "sweep", "from", "to", "did", "taken"]


def as_read(answer: Document) -> Document:
    """An answer of the engine in the words of the slow reading."""
    parts = [{name: event[name] for name in TOLD} for event in answer["events"] if event["event"] == "mech"]
    return {"position": answer["position"], "parts": parts}


def asked(command: str, requests: Iterable[Document]) -> list[Document]:
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    run = subprocess.run(shlex.split(command), input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


def mismatches(seeds: range, command: str | None, tally: Counter[str]) -> list[Document]:
    requests = [random_request(seed) for seed in seeds]
    nobody = OwnCards([])
    answers = asked(command, requests) if command else [turn_answer(request, nobody) for request in requests]
    found = []
    for seed, request, answer in zip(seeds, requests, answers, strict=True):
        reading = read_turn(request)
        tally.update(f"{part['row']} {part['did']}" for part in reading["parts"])
        if as_read(answer) != reading:
            found.append({"seed": seed, "request": request, "reading": reading, "answer": as_read(answer)})
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Hold the slow reading against the engine on random positions.")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="the first seed; the others follow it")
    parser.add_argument("--command", help="ask a command instead of the library")
    chosen = parser.parse_args(arguments)
    found: list[Document] = []
    tally: Counter[str] = Counter()
    end = chosen.seed + chosen.positions
    for first in range(chosen.seed, end, 1000):
        found += mismatches(range(first, min(end, first + 1000)), chosen.command, tally)
    for mismatch in found[:SHOWN]:
        sys.stdout.write(json.dumps(mismatch) + "\n")
    sys.stderr.write(f"{chosen.positions} positions, {len(found)} mismatches; {dict(sorted(tally.items()))}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
