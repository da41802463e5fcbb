"""In which order an environment plays its seeds, and where several workers start (encoding/seeds.py has the rule)."""

import numpy as np

from maszyna.encoding.seeds import FIRST_TEST_SEED, NEXT_GAME, STARTS, TEST, check_seed, check_split
from maszyna.kernel.errors import SetupError


class SeedOrder:
    """The seed of the next game: the one asked for, or the next of the same start; the first may be left to chance."""

    def __init__(self, split: str) -> None:
        self.split = check_split(split)
        self.last: int | None = None

    def next(self, seed: int | None) -> int:
        if seed is not None:
            self.last = check_seed(int(seed), self.split)
        elif self.last is not None:
            self.last += NEXT_GAME
        else:
            start = int(np.random.SeedSequence().generate_state(1)[0])
            self.last = start + FIRST_TEST_SEED if self.split == TEST else start
        return self.last


def worker_seeds(seed: int, workers: int) -> list[int]:
    """Different starts for so many workers, spawned from one seed; more workers begin with the same ones.

    What was spawned is mixed into 32 bits, where two may meet by chance; then the later one is drawn again.
    """
    if not 1 <= workers <= STARTS:
        raise SetupError("workers", "setting_out_of_range", name="workers", most=STARTS, found=workers)
    found: dict[int, None] = {}
    source = np.random.SeedSequence(check_seed(seed, "train"))
    while len(found) < workers:
        for child in source.spawn(workers - len(found)):
            found[int(child.generate_state(1)[0]) % STARTS] = None
    return list(found)
