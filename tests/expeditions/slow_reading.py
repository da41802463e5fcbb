"""A second reading of X5 to X8, from the rules alone: plain lists, one step after another, nothing of the engine.

read_turn(request) -> {"position": {...}, "parts": [{"row", "sweep", "from", "to", "did", "taken"}, ...]}
"""

import copy
from typing import Any

Document = dict[str, Any]

# The 14 cards as printed: progress | north mech | central mech; a mech's part is its target row and its distance.
CARDS = [
    "- | map 1, 1 | corruption 5 x2, 1",
    "progress | map 2, 2 | corruption 3 x1, 2",
    "progress | sweep, map 3, 3 | corruption 4 x3, 3",
    "progress | sweep, map 3, 1 | corruption 4 x2, 2",
    "- | sweep, map 4, 2 | corruption 3 x1, 3",
    "progress | corruption 2 x1, 3 | corruption 2 x1, 1",
    "progress | corruption 3 x1, 1 | -, 1",
    "- | corruption 3 x2, 2 | -, 1",
    "progress | corruption 4 x3, 3 | -, 2",
    "progress | corruption 4 x1, 1 | map 0, 3",
    "progress | corruption 5 x2, 2 | map 0, 2",
    "progress | 20 6, 3 | sweep, map 1, 1",
    "progress | 20 5, 2 | sweep, map 2, 3",
    "progress | 20 7, 3 | map 0, 2",
]
# Stars of the progress cards on file, and the last space of each track.
STARS = {
    1: ([3, 8, 13, 18, 22, 25, 27, 29], 30),
    2: ([2, 6, 11, 15, 19, 23, 25, 27], 28),
    3: ([2, 5, 9, 12, 15, 19, 21, 23], 24),
}
# Cards as a person could have typed them in for the levels that are not on file; made up for tests.
TYPED_IN = {4: ([1, 3, 5, 7, 9, 11, 13, 15], 19), 5: ([1, 2, 3, 4, 5, 6, 7, 8], 8)}
IN_WALKING_ORDER = {"north": [0, 1, 2, 3, 4, 5, 6], "central": [6, 5, 4, 3, 2, 1, 0]}  # west to east, east to west


def read_turn(request: Document) -> Document:
    """X5.3 to X5.5 for the card of the request."""
    position = copy.deepcopy(request["position"])
    progress, north, central = CARDS[request["card"] - 1].split(" | ")
    if progress == "progress":
        move_progress(position)
    parts = []
    for row, text in (("north", north), ("central", central)):
        parts.append(read_part(position, row, text, request["drawn"][row]))
    return {"position": position, "parts": parts}


def move_progress(position: Document) -> None:
    """X6; the track ends at its last space, and there are eight tokens."""
    stars, last = (STARS | TYPED_IN)[position["level"]]
    if position["progress"] == last:
        return
    position["progress"] += 1
    if position["progress"] in stars and position["glory"] < 8:
        position["glory"] += 1


def read_part(position: Document, row: str, text: str, drawn: list[int]) -> Document:
    """X7."""
    words = text.split(", ")
    sweep = words[0] == "sweep"
    if sweep:
        words = words[1:]
    target, distance = words[0].split(), int(words[1])
    start = position["automa"][row]
    part: Document = {"row": row, "sweep": sweep, "from": start, "did": "walk", "taken": []}
    place = None
    if target[0] != "-" and position["glory"] >= int(target[1]):
        for ahead in range(4):
            there = go(position, row, ahead)
            if there != human_at(position, row) and matches(position[row][there], target[0]):
                place = there
                break
    if place is None:
        position["automa"][row] = part["to"] = go(position, row, distance)
        return part
    position["automa"][row] = part["to"] = place
    act(position, row, place, target, drawn, part)
    return part


def human_at(position: Document, row: str) -> int | None:
    human = position["human"]
    return None if human is None or human["row"] != row else int(human["at"])


def go(position: Document, row: str, steps: int) -> int:
    """X4: the location so many steps on; the one with the human's mech is not counted."""
    order = IN_WALKING_ORDER[row]
    here = position["automa"][row]
    while steps:
        here = order[(order.index(here) + 1) % 7]
        if here != human_at(position, row):
            steps -= 1
    return int(here)


def matches(location: Document, symbol: str) -> bool:
    """X7.2 a, b, c."""
    if symbol == "map":
        return bool(location["map"])
    if symbol == "20":
        return 20 in location["corruption"]
    return len([token for token in location["corruption"] if token != 20]) >= 1


def act(position: Document, row: str, place: int, target: list[str], drawn: list[int], part: Document) -> None:
    """X8."""
    location, taken = position[row][place], position["taken"]
    if target[0] == "map":
        part["did"], part["taken"] = "explore", ["map"]
        location["map"] = False
        taken["maps"] += 1
        location["corruption"] = drawn + location["corruption"]
    elif target[0] == "20":
        part["did"], part["taken"] = "take_20", [20]
        location["corruption"].remove(20)
        taken["corruption"].append(20)
    else:
        part["did"] = "cleanse"
        wanted = int(target[2].removeprefix("x"))
        left = []
        for token in location["corruption"]:  # from the top down
            if token != 20 and len(part["taken"]) < wanted:
                part["taken"].append(token)
            else:
                left.append(token)
        location["corruption"] = left
        taken["corruption"] += part["taken"]
