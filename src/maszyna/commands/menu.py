"""`maszyna play`: the menu with everything there is to play."""

from typing import Final

from maszyna.commands.expeditions.table import open_table
from maszyna.commands.play import Companion, menu
from maszyna.commands.scythe.table import table


def scythe_table(lang: str, seed: int | None) -> None:
    table(seed=seed, lang=lang)


# By the key of its line in the menu, in the menu's order.
COMPANIONS: Final[list[tuple[str, Companion]]] = [("menu_scythe", scythe_table), ("menu_expeditions", open_table)]
play = menu(COMPANIONS)
