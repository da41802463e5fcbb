"""Values on a command line: ``NAME=VALUE``, or ``NAME`` alone for yes; the number of games and their seeds."""

from typing import Annotated

import typer

from maszyna.commands.io.problems import BadInput
from maszyna.kernel.save import MOST_SEED

MOST_JOBS = 256

Games = Annotated[int, typer.Option(min=1)]
Jobs = Annotated[int, typer.Option(min=1, max=MOST_JOBS)]
Seed = Annotated[int, typer.Option(min=0)]


def check_seeds(games: int, seed: int) -> None:
    if seed + games > MOST_SEED:
        raise BadInput("--seed", "last_seed", seed=seed + games - 1, most=MOST_SEED - 1)


YES = ["", "true", "yes", "on"]
NO = ["false", "no", "off"]


def comma_list(text: str) -> list[str]:
    """The words of a list with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def settings(option: str, texts: list[str]) -> dict[str, object]:
    """What the texts set; each may be several with commas, and each name is given once."""
    found: dict[str, object] = {}
    for part in [part for text in texts for part in comma_list(text)]:
        name, _, value = (side.strip() for side in part.partition("="))
        if name in found:
            raise BadInput(option, "given_twice", name=name)
        found[name] = value_of(value)
    return found


def value_of(text: str) -> object:
    """A number, yes or no, or a word; a name alone is switched on."""
    if text.lower() in YES:
        return True
    if text.lower() in NO:
        return False
    try:
        return int(text)
    except ValueError:
        return text
