"""Games are played by seeds that count up."""

from typing import Annotated

import typer

from maszyna.commands.problems import BadInput
from maszyna.kernel.save import MOST_SEED

Games = Annotated[int, typer.Option(min=1, help="How many games.")]
Seed = Annotated[int, typer.Option(min=0, help="Seed of the first game; the others count on.")]


def check_seeds(games: int, seed: int) -> None:
    if seed + games > MOST_SEED:
        raise BadInput(f"--seed: the last game's seed would be {seed + games - 1}; at most {MOST_SEED - 1} is possible")
