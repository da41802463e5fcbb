"""`maszyna play`: for now a complete game played at random, told turn by turn."""

from typing import Annotated, Final

import typer

from maszyna.commands.problems import BadInput
from maszyna.kernel.save import MOST_SEED
from maszyna.speech.catalogue import LANGUAGES
from maszyna.terminal.telling import tell_random_game

MOST_SEATS: Final = 7


def play(
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED - 1, help="Which game: the same seed tells the same.")] = 1,
    seats: Annotated[int, typer.Option(help=f"How many play, 1 to {MOST_SEATS}.")] = 2,
    lang: Annotated[str, typer.Option(help=f"The language: {', '.join(LANGUAGES)}.")] = "en",
) -> None:
    """Watch a complete game of Scythe, told turn by turn."""
    if not 1 <= seats <= MOST_SEATS:
        raise BadInput(f"--seats: {seats} is not possible; 1 to {MOST_SEATS} can play")
    tell_random_game(seed, seats, lang)
