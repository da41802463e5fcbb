"""Checks generated drills: the answer of each is what the engine decides, and there is something to find out.

    python -m tools.check_drills --drills 10000 --jobs 2

Every drill of Scythe is written as a position and put to `decide` as a request, as any other program would do it, and
to the slow second reading of the rules that the tests have. Drills of Expeditions are put to the request `turn`. At
least six places must be in reach and two criteria must rule something out.
"""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from tests.scythe.automa.slow_reading import decide as slow_decide

from maszyna.expeditions.ids import LOCATIONS, ROWS, WALKED
from maszyna.expeditions.notation.turn_request import turn_answer
from maszyna.expeditions.notation.write_position import write_position as write_rows
from maszyna.expeditions.own_cards import OwnCards
from maszyna.kernel.bits import count
from maszyna.players.drills import LEAST_CANDIDATES, LEAST_CRITERIA, drill, mattering, mech_drill, narrowing
from maszyna.scythe.facts.automa import SYMBOLS
from maszyna.scythe.notation import layout_of, write_position
from maszyna.scythe.position_requests.decide_request import decide_answer

FIRST_SEED = 1
KINDS = len(SYMBOLS) + WALKED


def checked(number: int) -> tuple[str, str]:
    """What kind of drill it is, and what is wrong with it, if anything."""
    kind, seed = number % KINDS, FIRST_SEED + number // KINDS
    return (SYMBOLS[kind], scythe(kind, seed)) if kind < len(SYMBOLS) else mech(kind - len(SYMBOLS), seed)


def scythe(symbol: int, seed: int) -> str:
    found = drill(symbol, seed)
    choice = found.choice
    if count(narrowing(choice)[0].before) < LEAST_CANDIDATES or len(mattering(choice)) < LEAST_CRITERIA:
        return f"seed {seed}: too easy"
    position = write_position(layout_of(found.game))
    answer = decide_answer({"position": position, "action": SYMBOLS[symbol]})
    reading = slow_decide(position, SYMBOLS[symbol])
    told = {"engine": choice.to, "decide": answer["to"], "second reading": reading["to"]}
    return "" if len(set(told.values())) == 1 else f"seed {seed}: {told}"


def mech(row: int, seed: int) -> tuple[str, str]:
    found = mech_drill(row, seed)
    part = found.part
    name = f"{ROWS[row]} mech"
    mattered = [finding for finding in part.trace or [] if finding.before != finding.after]
    if len(mattered) < LEAST_CRITERIA or LOCATIONS < LEAST_CANDIDATES:
        return name, f"seed {seed}: too easy"
    answer = turn_answer({"position": write_rows(found.position), "card": found.card}, OwnCards([]))
    there = next(event for event in answer["events"] if event.get("row") == ROWS[row])  # type: ignore[attr-defined]
    to = there["to"] if isinstance(there["to"], int) else int(str(there["to"])[1:]) - 1
    return name, "" if to == part.to else f"seed {seed}: {part.to}, but turn says {there['to']}"


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--drills", type=int, default=10_000)
    parse.add_argument("--jobs", type=int, default=2)
    chosen = parse.parse_args()
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for name, problem in pool.map(checked, range(chosen.drills), chunksize=50):
            counts[name] += 1
            if problem:
                wrong.append(f"{name}, {problem}")
    sys.stdout.write(f"{sum(counts.values())} drills: {dict(counts)}\n")
    sys.stdout.write("every answer is the engine's decision\n" if not wrong else "\n".join(wrong[:50]) + "\n")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
