"""What a seat's airship can do: the effects of its tiles, ready for the rules to use."""

from maszyna.scythe.facts.effects import ALWAYS, EFFECTS, HERE
from maszyna.scythe.facts.sources import sources_of
from maszyna.scythe.facts.tiles import RESOURCES_ABOARD, Tile


class Powers:
    """The numbers of the effects; 0 or False where the tiles have none.

    Of the same effect on both tiles the numbers add up; where it works and when is said by the passive one.
    """

    carries: int = RESOURCES_ABOARD  # W2.1
    range: int = 0
    weaken: int = 0
    steal_cards: int = 0
    fewer_cards: int = 0
    win_coins_per_unit: int = 0
    win_coins: int = 0
    win_popularity: int = 0
    win_power: int = 0
    win_cards: int = 0
    siege: int = 0
    toll: bool = False
    duel: bool = False
    duel_cards: int = 0
    negotiate: bool = False
    negotiate_coins: int = 0
    negotiate_popularity: int = 0
    ferry: bool = False
    tunnel: bool = False
    summon_character: bool = False
    further: int = 0
    hold: bool = False
    shelter: bool = False
    extra_field: bool = False
    craft: bool = False
    swap_objective: bool = False
    paid_units: int = 0
    unit_price: int = 0  # resources for each of them

    def __init__(self) -> None:
        self.bombard: list[int] = []  # power the enemy loses for 1, 2, 3 resources
        # By effect: where it works, under which condition, and where the tile's text is from.
        self.areas = [HERE] * len(EFFECTS)
        self.conditions = [ALWAYS] * len(EFFECTS)
        self.sources = [0] * len(EFFECTS)

    def add(self, tile: Tile) -> None:
        for one in tile.effects:
            self.add_effect(EFFECTS[one.effect].name, one.numbers)
            self.areas[one.effect] = one.area
            self.conditions[one.effect] = one.condition
            self.sources[one.effect] |= sources_of(tile)

    def add_effect(self, name: str, numbers: list[int]) -> None:
        if name == "bombard":
            self.bombard = numbers
        elif name == "weaken":
            self.weaken += numbers[0]
        elif name == "steal_cards":
            self.steal_cards += numbers[0]
        elif name == "fewer_cards":
            self.fewer_cards += numbers[0]
        elif name == "win_coins_per_unit":
            self.win_coins_per_unit += numbers[0]
        elif name == "win_coins":
            self.win_coins += numbers[0]
        elif name == "win_popularity":
            self.win_popularity += numbers[0]
        elif name == "win_power":
            self.win_power += numbers[0]
        elif name == "win_cards":
            self.win_cards += numbers[0]
        elif name == "siege":
            self.siege += numbers[0]
        elif name == "toll":
            self.toll = True
        elif name == "duel":
            self.duel = True
            self.duel_cards = max(self.duel_cards, numbers[0])
        elif name == "negotiate":
            self.negotiate = True
            self.negotiate_coins, self.negotiate_popularity = numbers[0], numbers[1]
        else:
            self.add_for_own_units(name, numbers)

    def add_for_own_units(self, name: str, numbers: list[int]) -> None:
        if name == "ferry":
            self.ferry = True
        elif name == "tunnel":
            self.tunnel = True
        elif name == "summon_character":
            self.summon_character = True
        elif name == "further":
            self.further += numbers[0]
        elif name == "hold":
            self.hold = True
        elif name == "shelter":
            self.shelter = True
        elif name == "extra_field":
            self.extra_field = True
        elif name == "craft":
            self.craft = True
        elif name == "swap_objective":
            self.swap_objective = True
        elif name == "paid_units":
            self.unit_price = numbers[0]
            self.paid_units += numbers[1]
