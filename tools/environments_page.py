"""Writes the tables of docs/environments.md, every action and every byte of an observation, from their data files.

PYTHONPATH=src python -m tools.environments_page docs/environments.md
"""

import sys
from itertools import groupby
from pathlib import Path
from typing import Final

from maszyna.encoding import observation_layout as layout
from maszyna.encoding.action_table import FIRST, KINDS, NAMES

MARK: Final = "<!-- from here on written by tools/environments_page.py -->"


def action_lines() -> list[str]:
    lines = ["## The action table, entry by entry", ""]
    lines += ["| kind | entries | what they mean, in order |", "| --- | --- | --- |"]
    for number, kind in enumerate(KINDS):
        names = ", ".join(in_short(NAMES[number]))
        lines.append(f"| `{kind}` | {FIRST[number]} to {FIRST[number] + len(NAMES[number]) - 1} | {names} |")
    return lines


def in_short(names: list[str]) -> list[str]:
    """Every name; entries without one are counted."""
    found: list[str] = []
    for empty, group in groupby(names, key=lambda name: not name):
        run = list(group)
        found += [f"*{len(run)} never used*"] if empty else run
    return found


def layout_lines() -> list[str]:
    lines = ["## An observation, byte by byte", "", "For `n` seats, in this order:", ""]
    planes, wide = len(layout.SEAT_PLANES), layout.PLACES_WIDE
    lines += [
        f"1. For every seat {planes} planes of {wide} bytes: {', '.join(layout.SEAT_PLANES)}.",
        f"2. {len(layout.BOARD_PLANES)} planes of the board: {', '.join(layout.BOARD_PLANES)}.",
        f"3. For every seat {len(layout.SEAT)} bytes that all may see.",
        f"4. For every seat {len(layout.PRIVATE)} bytes that only its owner knows; 0 for the others, unless perfect.",
        f"5. {len(layout.GAME)} bytes of the game and of what the observer is asked.",
        f"6. {len(layout.UNSEEN)} bytes of what nobody knows; 0 unless perfect.",
        "",
    ]
    parts = [("A seat", layout.SEAT), ("Private", layout.PRIVATE), ("The game", layout.GAME), ("Unseen", layout.UNSEEN)]
    for title, names in parts:
        lines += [f"### {title}", "", "| byte | entry |", "| --- | --- |"]
        lines += [f"| {number} | {name} |" for number, name in enumerate(names) if name]
        lines.append("")
    return lines[:-1]


def page(text: str) -> str:
    """The page with its tables written anew; what stands before them is left as it is."""
    head = text.partition(MARK)[0]
    return "\n".join([head + MARK, "", *action_lines(), "", *layout_lines()]) + "\n"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(page(path.read_text(encoding="utf-8")), encoding="utf-8")
