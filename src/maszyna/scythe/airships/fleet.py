"""Which tiles each seat's airship has (W1.2, W5.1)."""

from maszyna.scythe.airships.powers import Powers
from maszyna.scythe.facts.tiles import Tile


class Wings:
    """One seat's airship: a person's has two tiles, an Automa's has its card and no passive tile."""

    def __init__(self, aggressive: Tile, passive: Tile | None, card: Tile | None) -> None:
        self.aggressive = aggressive
        self.passive = passive
        self.card = card
        self.powers = Powers()
        self.powers.carries = aggressive.cargo
        if card is not None:
            self.powers.add(card)
            return
        self.powers.add(aggressive)
        if passive is not None:
            self.powers.add(passive)
            self.powers.range = passive.range


class Fleet:
    """The airships of a game, seat by seat."""

    def __init__(self, wings: list[Wings], own_pairs: bool, active: bool) -> None:
        self.wings = wings
        self.own_pairs = own_pairs  # every seat has its own tiles (W1.2)
        self.active = active  # an Automa's airship moves with its mechs too (W5.8)
