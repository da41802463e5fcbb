"""Random requests for comparing two readings: one whole request for every seed.

Most are what a game could show: corruption only on flipped tiles, the 20 alone on a North tile. The rest are what a
person may type in: tokens anywhere, the 20 in the middle of a pile, glory that does not fit the track, two mechs on one
location.
"""

from random import Random

from tests.expeditions.slow_reading import STARS, TYPED_IN, Document

FORMAT = "maszyna/expeditions-position@1"


def random_request(seed: int, typed_in: bool = False) -> Document:
    """``typed_in``: also of the levels whose cards a person has typed in."""
    rng = Random(seed)
    position = random_position(rng, STARS | TYPED_IN if typed_in else STARS)
    twenty_is_there = 20 in [
        token for row in ("north", "central") for at in position[row] for token in at["corruption"]
    ]
    twenty_is_there = twenty_is_there or 20 in position["taken"]["corruption"]
    drawn = {row: tokens(rng, 4) for row in ("north", "central")}
    if not twenty_is_there and rng.random() < 0.2:
        drawn[rng.choice(["north", "central"])] = [20]
    return {"position": position, "card": rng.randint(1, 14), "drawn": drawn}


def tokens(rng: Random, most: int) -> list[int]:
    return [rng.choice([3, 4, 5]) for _ in range(rng.randint(0, most))]


def random_position(rng: Random, levels: dict[int, tuple[list[int], int]]) -> Document:
    level = rng.choice(list(levels))
    stars, last = levels[level]
    strict = rng.random() < 0.6
    progress = rng.randint(0, last)
    glory = len([star for star in stars if star <= progress]) if strict else rng.randint(0, 8)
    down, full = rng.random(), rng.random()
    rows = {row: [location(rng, strict, down, full) for _ in range(7)] for row in ("north", "central")}
    taken: Document = {"maps": rng.randint(0, 9), "corruption": tokens(rng, 5)}
    chance = rng.random()
    if chance < 0.6:
        row = "north" if strict or rng.random() < 0.7 else "central"
        spot = rng.choice(rows[row])
        if strict:
            spot["map"], spot["corruption"] = False, [20]
        else:
            spot["corruption"].insert(rng.randint(0, len(spot["corruption"])), 20)
    elif chance < 0.7:
        taken["corruption"].append(20)
    automa = {"north": rng.randint(0, 6), "central": rng.randint(0, 6)}
    return {
        "format": FORMAT, "level": level, "progress": progress, "glory": glory, **rows,
        "automa": automa, "human": human(rng, automa, strict), "taken": taken,
    }  # fmt: skip


def location(rng: Random, strict: bool, down: float, full: float) -> Document:
    if rng.random() < down:
        return {"map": True, "corruption": [] if strict else tokens(rng, 1)}
    return {"map": False, "corruption": tokens(rng, 4) if rng.random() < full else []}


def human(rng: Random, automa: dict[str, int], strict: bool) -> Document | None:
    """Often just ahead of an Automa mech; on its own location only as a person may mistype it."""
    row = rng.choice(["north", "central", "north", "central", "south", None])
    if row is None:
        return None
    if row == "south":
        return {"row": row}
    step = rng.choice([1, 1, 2, 3, 4, 5, 6] if strict else [0, 1, 2, 3]) * (1 if row == "north" else -1)
    return {"row": row, "at": (automa[row] + step) % 7}
