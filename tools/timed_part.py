"""How long each part of `make test` takes: `python3 -m tools.timed_part NAME COMMAND…` runs one, `--report` tells all.

Clock seconds are those a person waits, processor seconds those of all cores: parts run side by side.
"""

import os
import subprocess
import sys
import time

from tools.set_up import VENV

PARTS = VENV / ".parts"
BEGINNING = "--begin"
REPORT = "--report"


def run(name: str, command: list[str]) -> int:
    started, before = time.monotonic(), os.times()
    code = subprocess.run(command).returncode
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    with PARTS.open("a") as parts:
        parts.write(f"{name}\t{time.monotonic() - started:.0f}\t{spent:.0f}\n")
    return code


def report() -> None:
    begun, *lines = PARTS.read_text().splitlines()
    width = max(len(line.partition("\t")[0]) for line in lines)
    sys.stdout.write(f"{'part':{width}}  clock s  processor s\n")
    for line in lines:
        name, clock, spent = line.split("\t")
        sys.stdout.write(f"{name:{width}}  {clock:>7}  {spent:>11}\n")
    sys.stdout.write(f"{'together':{width}}  {time.time() - float(begun):7.0f}\n")


def main(arguments: list[str]) -> int:
    if arguments == [BEGINNING]:
        VENV.mkdir(exist_ok=True)
        PARTS.write_text(f"{time.time()}\n")
    elif arguments == [REPORT]:
        report()
    elif len(arguments) > 1:
        return run(arguments[0], arguments[1:])
    else:
        sys.exit(f"python3 -m tools.timed_part NAME COMMAND… | {BEGINNING} | {REPORT}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
