"""Holds the slow readings against the engine on random positions, and on random tables with a real deck.

    python -m tests.expeditions.compare --positions 100000 --seed 1
    python -m tests.expeditions.compare --positions 0 --tables 200
    python -m tests.expeditions.compare --positions 1000 --command "maszyna expeditions turn - --json" --typed-in

With --typed-in also the levels that are not on file, with made-up cards; a command then gets a home that has them.

Every mismatch is one JSON line on standard output with the seed, the request and both answers. Exit 1 if there is any.
"""

import argparse
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random

from tests.expeditions.props import own_card, own_file
from tests.expeditions.random_positions import random_request
from tests.expeditions.slow_reading import STARS, TYPED_IN, Document, read_turn
from tests.expeditions.slow_table import SlowTable

from maszyna.expeditions.game import NOT_YET
from maszyna.expeditions.ids import AUTOMA
from maszyna.expeditions.notation.turn_request import turn_answer
from maszyna.expeditions.notation.write_position import write_position
from maszyna.expeditions.own_cards import OwnCards, read_own_cards
from maszyna.expeditions.play.new_game import new_game

SHOWN = 20
MOST_TOLD = 400  # at one table
HABITS = ["glory", "put|token", "20|take", "done|card"]  # what people at tables like to tell
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


def table_mismatch(seed: int, tally: Counter[str]) -> Document | None:
    """A table played at random by the slow reading; the first thing the engine sees otherwise, if any."""
    rng = Random(seed)
    level, first = rng.choice(list(STARS)), rng.choice(["human", "automa"])
    slow = SlowTable(level, first)
    game = new_game({"level": level, "first": first, "cards": "typed"}, seed)
    told: list[str] = []
    while len(told) < MOST_TOLD:
        if slow.counting or game.decision_kind().startswith("final_"):
            tally["ended"] += 1
            return None if slow.counting == game.decision_kind().startswith("final_") else {"seed": seed, "end": told}
        legal, possible = slow.legal(), game.legal_texts()
        if set(legal) != set(possible) or len(possible) != len(set(possible)):
            return {"seed": seed, "told": told, "legal": sorted(set(legal) ^ set(possible))}
        text = some_text(rng, legal, seed % len(HABITS))
        before = slow.last_turns, len(slow.seen)
        told.append(text)
        tally[" ".join(text.split()[:2]) if text.startswith("adjust") else text.split()[0]] += 1
        slow.tell(text)
        game.apply(game.parse(text))
        between_mechs = game.decision_kind() == "tokens_drawn" and game.turn == AUTOMA
        if not between_mechs and write_position(game.position) != slow.position:
            return {"seed": seed, "told": told, "reading": slow.position, "answer": write_position(game.position)}
        tally.update(happenings(slow, *before))
        left = NOT_YET if slow.last_turns is None else slow.last_turns
        if (game.human.glory, game.human.twenty, game.turns_left) != (slow.my_glory, slow.my_20, left):
            return {"seed": seed, "told": told, "reading": [slow.my_glory, slow.my_20, left]}
    tally["not ended"] += 1
    return None


def happenings(slow: SlowTable, last_turns: int | None, seen: int) -> list[str]:
    """What is worth counting of a step."""
    found = ["end taken back"] if last_turns is not None and slow.last_turns is None else []
    found += ["deck shuffled"] if seen == 12 and not slow.seen else []
    found += ["the person has the 20"] if slow.my_20 else []
    return found + ([] if slow.comes(3) else ["bag empty"])


def some_text(rng: Random, legal: list[str], habit: int) -> str:
    """Anything possible; the turn is often done, and what the person likes to talk about depends on the habit."""
    chance = rng.random()
    if chance < 0.25:
        return legal[0]
    liked = [text for text in legal if re.search(HABITS[habit], text)]
    others = [text for text in legal if "glory" not in text]
    return rng.choice(liked if chance < 0.6 and liked else others)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Hold the slow reading against the engine on random positions.")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="the first seed; the others follow it")
    parser.add_argument("--command", help="ask a command instead of the library")
    parser.add_argument("--tables", type=int, default=0, help="tables with a real deck, of the same seeds")
    parser.add_argument("--typed-in", action="store_true", help="also levels whose cards were typed in")
    chosen = parser.parse_args(arguments)
    found: list[Document] = []
    tally: Counter[str] = Counter()
    end = chosen.seed + chosen.positions
    for first in range(chosen.seed, end, 1000):
        found += mismatches(range(first, min(end, first + 1000)), chosen.command, tally, chosen.typed_in)
    for seed in range(chosen.seed, chosen.seed + chosen.tables):
        mismatch = table_mismatch(seed, tally)
        found += [mismatch] if mismatch is not None else []
    for shown in found[:SHOWN]:
        sys.stdout.write(json.dumps(shown) + "\n")
    asked_for = f"{chosen.positions} positions, {chosen.tables} tables"
    sys.stderr.write(f"{asked_for}, {len(found)} mismatches; {dict(sorted(tally.items()))}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
