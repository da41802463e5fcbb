"""Holds the slow reading against the engine on random positions.

    python -m tests.expeditions.compare --positions 100000 --seed 1
    python -m tests.expeditions.compare --positions 1000 --command "maszyna expeditions turn - --json" --typed-in

With --typed-in also the levels that are not on file, with made-up cards; a command then gets a home that has them.

Every mismatch is one JSON line on standard output with the seed, the request and both answers. Exit 1 if there is any.
"""

import argparse
import json
import os
import shlex
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tests.expeditions.props import own_card, own_file
from tests.expeditions.random_positions import random_request
from tests.expeditions.slow_reading import STARS, TYPED_IN, Document, read_turn

from maszyna.expeditions.notation import turn_answer
from maszyna.expeditions.own_cards import OwnCards, read_own_cards

SHOWN = 20
TOLD = ["row", "sweep", "from", "to", "did", "taken"]


def as_read(answer: Document) -> Document:
    """An answer of the engine in the words of the slow reading."""
    parts = [{name: event[name] for name in TOLD} for event in answer["events"] if event["event"] == "mech"]
    return {"position": answer["position"], "parts": parts}


def typed_in_cards() -> Document:
    """The file of the made-up cards."""
    return own_file(*(own_card(level, spaces=last + 1, stars=stars) for level, (stars, last) in TYPED_IN.items()))


def asked(command: str, requests: Iterable[Document]) -> list[Document]:
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    with tempfile.TemporaryDirectory() as home:
        Path(home, "expeditions-progress-cards.json").write_text(json.dumps(typed_in_cards()))
        environment = {**os.environ, "MASZYNA_HOME": home}
        run = subprocess.run(
            shlex.split(command), input=lines, capture_output=True, text=True, check=True, env=environment
        )
    return [json.loads(line) for line in run.stdout.splitlines()]


def traits(request: Document, reading: Document) -> list[str]:
    """What is special about a request, to be counted."""
    before, after = request["position"], reading["position"]
    found = [f"card {request['card']}", f"level {before['level']}"]
    human = before["human"]
    found.append("human away" if human is None else f"human {human['row']}")
    for part in reading["parts"]:
        found.append(f"{part['row']} {part['did']}")
        if human is not None and human["row"] == part["row"]:
            ahead = (human["at"] - part["from"]) * (1 if part["row"] == "north" else -1) % 7
            found.append(f"human {ahead} ahead")
        if all(not here["map"] and not here["corruption"] for here in before[part["row"]]):
            found.append("empty row")
    last = (STARS | TYPED_IN)[before["level"]][1]
    if before["progress"] >= last - 1:
        found.append("last space" if before["progress"] == last else "last space but one")
    if before["glory"] < after["glory"]:
        found.append(f"glory {after['glory']}")
    return found


def mismatches(seeds: range, command: str | None, tally: Counter[str], typed_in: bool = False) -> list[Document]:
    requests = [random_request(seed, typed_in) for seed in seeds]
    own = read_own_cards(typed_in_cards()) if typed_in else OwnCards([])
    answers = asked(command, requests) if command else [turn_answer(request, own) for request in requests]
    found = []
    for seed, request, answer in zip(seeds, requests, answers, strict=True):
        reading = read_turn(request)
        tally.update(traits(request, reading))
        if as_read(answer) != reading:
            found.append({"seed": seed, "request": request, "reading": reading, "answer": as_read(answer)})
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Hold the slow reading against the engine on random positions.")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="the first seed; the others follow it")
    parser.add_argument("--command", help="ask a command instead of the library")
    parser.add_argument("--typed-in", action="store_true", help="also levels whose cards were typed in")
    chosen = parser.parse_args(arguments)
    found: list[Document] = []
    tally: Counter[str] = Counter()
    end = chosen.seed + chosen.positions
    for first in range(chosen.seed, end, 1000):
        found += mismatches(range(first, min(end, first + 1000)), chosen.command, tally, chosen.typed_in)
    for mismatch in found[:SHOWN]:
        sys.stdout.write(json.dumps(mismatch) + "\n")
    sys.stderr.write(f"{chosen.positions} positions, {len(found)} mismatches; {dict(sorted(tally.items()))}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
