"""What a resolution tile says about the end of the game, ready to be asked by the rules (W3, W8)."""

from maszyna.scythe.facts.effects import EFFECTS
from maszyna.scythe.facts.tiles import Tile


class Terms:
    """The numbers of a tile's effects; 0 or False where it has none."""

    own_turn_stars: int = 0
    coins: int = 0  # for the first who has these stars
    turns_each: int = 0
    unless_highest: bool = False
    turns_for_all: int = 0
    turns_for_others: int = 0
    only_move: bool = False
    same_section: bool = False
    without_move: bool = False
    combat_stars: int = 2
    factory_star: bool = False
    open_objectives: int = 0
    explodes: bool = False
    blast: int = 0  # how far from the Factory
    consolation: int = 0  # popularity for each unit that goes home

    def __init__(self, tile: Tile) -> None:
        for one in tile.effects:
            self.add(EFFECTS[one.effect].name, one.numbers)

    def add(self, name: str, numbers: list[int]) -> None:
        if name == "own_turn_stars":
            self.own_turn_stars, self.coins = numbers[0], numbers[1]
        elif name == "turns_each":
            self.turns_each = numbers[0]
        elif name == "unless_highest":
            self.unless_highest = True
        elif name == "turns_for_all":
            self.turns_for_all = numbers[0]
        elif name == "turns_for_others":
            self.turns_for_others = numbers[0]
        elif name == "only_move":
            self.only_move = True
        elif name == "same_section":
            self.same_section = True
        elif name == "without_move":
            self.without_move = True
        elif name == "combat_stars":
            self.combat_stars = numbers[0]
        elif name == "factory_star":
            self.factory_star = True
        elif name == "open_objectives":
            self.open_objectives = numbers[0]
        elif name == "explosion":
            self.explodes = True
            self.blast, self.consolation = numbers[0], numbers[1]
