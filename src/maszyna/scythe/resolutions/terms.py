"""What a resolution tile says about the end of the game, ready for the rules to use (W3, W8).

Where an Automa plays, its resolution card may change that (W5.9): an effect on the card stands instead of the same one
on the tile, and of those that cannot stand together the card's counts.
"""

from maszyna.scythe.facts.combining import APART
from maszyna.scythe.facts.effects import EFFECT_NAMES, EFFECTS
from maszyna.scythe.facts.sources import sources_of
from maszyna.scythe.facts.tiles import Tile, TileEffect


class Terms:
    """The numbers of a tile's effects; 0 or False where it has none."""

    own_turn_stars: int = 0
    coins: int = 0  # for the first who has these stars
    own_turn_coins: int = 0  # who has more at the end of a turn of their own brings the end about
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

    first_stars: int = 0  # of an Automa, on open objectives
    first_coins: int = 0  # of an Automa
    no_factory_star: bool = False  # for an Automa
    no_last_turns: bool = False  # for an Automa
    repeat_card: bool = False  # by an Automa in its last turns
    all_moves: bool = False  # by an Automa in its last turns

    def __init__(self, tile: Tile, card: Tile | None) -> None:
        self.sources = [0] * len(EFFECTS)  # by effect: where it is from
        changes = [] if card is None else card.effects
        for one in kept_beside(tile.effects, changes):
            self.add(EFFECTS[one.effect].name, one.numbers)
            self.sources[one.effect] = sources_of(tile)
        for one in changes:
            self.add(EFFECTS[one.effect].name, one.numbers)
            assert card is not None
            self.sources[one.effect] = sources_of(card)

    def source(self, effect: str) -> int:
        return self.sources[EFFECT_NAMES.index(effect)]

    def add(self, name: str, numbers: list[int]) -> None:
        if name == "own_turn_stars":
            self.own_turn_stars, self.coins = numbers[0], numbers[1]
        elif name == "own_turn_coins":
            self.own_turn_coins = numbers[0]
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
        else:
            self.add_for_automa(name, numbers)

    def add_for_automa(self, name: str, numbers: list[int]) -> None:
        if name == "first_stars":
            self.first_stars = numbers[0]
        elif name == "first_coins":
            self.first_coins = numbers[0]
        elif name == "no_factory_star":
            self.no_factory_star = True
        elif name == "no_last_turns":
            self.no_last_turns = True
        elif name == "repeat_card":
            self.repeat_card = True
        elif name == "all_moves":
            self.all_moves = True


def kept_beside(effects: list[TileEffect], changes: list[TileEffect]) -> list[TileEffect]:
    """Of a tile's effects those that a card leaves as they are."""
    names = [EFFECT_NAMES[change.effect] for change in changes]
    gone = list(names)
    for apart in APART:
        if any(name in apart.effects for name in names):
            gone += apart.effects
    return [one for one in effects if EFFECT_NAMES[one.effect] not in gone]
