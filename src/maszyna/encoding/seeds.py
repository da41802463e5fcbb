"""Which seeds are whose, so that games never meet: those of two workers, those of training and those of tests.

A seed is made of three numbers: where an environment was started (the lowest 32 bits), whether it is a test game
(the bit above them), and how many games were begun since that start (all bits above that). So environments started with
different numbers below 2**32 never play the same game, however long they run, and no training seed is a test seed.
"""

from typing import Final

from maszyna.kernel.dice import dice
from maszyna.kernel.errors import SetupError

TRAIN: Final = "train"
TEST: Final = "test"
STARTS: Final = 1 << 32  # an environment starts with a seed below this one
FIRST_TEST_SEED: Final = 1 << 32
NEXT_GAME: Final = 1 << 33  # from one game of an environment to its next
MOST_SEED: Final = 1 << 64
STREAM: Final = "level"


def split_of(seed: int) -> str:
    return TEST if seed & FIRST_TEST_SEED else TRAIN


def check_split(split: str) -> str:
    if split != TRAIN and split != TEST:
        raise SetupError("split", "must_be_either", first=TRAIN, second=TEST, found=split)
    return split


def check_seed(seed: int, split: str) -> int:
    """Refuse a seed of the other split: nobody learns from a test game, nobody is tested on what was learned from."""
    if not 0 <= seed < MOST_SEED:
        raise SetupError("seed", "seed_out_of_range", most=MOST_SEED - 1, found=seed)
    if split_of(seed) != split:
        raise SetupError(
            "seed", "seed_of_other_split", seed=seed, other=split_of(seed), split=split,
            first=FIRST_TEST_SEED, last=FIRST_TEST_SEED + STARTS - 1,
        )  # fmt: skip
    return seed


def drawn_by_seed(seed: int, choices: int) -> int:
    """Which of several setups the game with this seed has."""
    return 0 if choices == 1 else dice(seed, [STREAM]).below(0, choices)


def chair_of(seed: int, chairs: int) -> int:
    """Which chair the game with this seed gives a learner: another one in every further game of an environment."""
    return (seed + seed // NEXT_GAME) % chairs
