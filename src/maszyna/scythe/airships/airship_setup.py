"""The airships of a setup (W1.1, W1.2, W5.1).

    "airships": {"aggressive": "bombard", "passive": null, "own_pairs": false, "active": false}

``null`` or an absent tile is drawn. With ``own_pairs`` every seat has its own two tiles; ``"pairs": {"saxony": {...}}``
names some of them. ``active`` is the variant of W5.8; ``lake_drops`` lets resources be dropped on any lake.
An Automa has the card that belongs to its aggressive tile, so Toll never comes up where one plays. It has no passive
tile; where a setup names one for it, as older saves do, that tile stays in the box.
"""

from typing import Final

from maszyna.kernel.dice import Dice
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.airships.fleet import Fleet, SeatAirship
from maszyna.scythe.airships.game_rules import FleetGameRules
from maszyna.scythe.automa.camp import know_of_camps, pitch_camps
from maszyna.scythe.board import base_of
from maszyna.scythe.facts.effects import AGGRESSIVE, AUTOMA_CARD, AUTOMA_SYMBOLS, KINDS, PASSIVE
from maszyna.scythe.facts.symbol_rows import ACTIVE_AIRSHIP
from maszyna.scythe.facts.tiles import TILE_IDS, TOLL_TILE, TileSet
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.modules import Module
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.turn_state import SETUP_STREAM

OWN_PAIRS: Final = "own_pairs"
PAIRS: Final = "pairs"
ACTIVE: Final = "active"
LAKE_DROPS: Final = "lake_drops"
PAIR_FIELDS: Final = [KINDS[AGGRESSIVE], KINDS[PASSIVE]]
FIELDS: Final = [*PAIR_FIELDS, OWN_PAIRS, PAIRS, ACTIVE, LAKE_DROPS]
ADVISED_AGAINST_FROM: Final = 4  # players with tiles of their own: "4+" in one rulebook, more than 4 in the other
DRAWN: Final = ""  # instead of a tile's name


class Pair:
    """Two tiles by name, or DRAWN; a dealt Automa's has no passive tile (W5.1)."""

    def __init__(self, aggressive: str, passive: str) -> None:
        self.aggressive = aggressive
        self.passive = passive

    def document(self) -> dict[str, object]:
        document: dict[str, object] = {PAIR_FIELDS[0]: self.aggressive or None}
        if self.passive:
            document[PAIR_FIELDS[1]] = self.passive
        return document


class Airships(Module):
    """The airship module as planned."""

    lake_drops: bool = False

    def __init__(self, shared: Pair, own_pairs: bool, pairs: dict[int, Pair], active: bool, tiles: TileSet) -> None:
        self.shared = shared
        self.own_pairs = own_pairs
        self.pairs = pairs  # by faction
        self.active = active
        self.tiles = tiles

    def document(self) -> dict[str, object]:
        document: dict[str, object] = {} if self.own_pairs else self.shared.document()
        document[OWN_PAIRS] = self.own_pairs
        if self.own_pairs:
            document[PAIRS] = {FACTIONS[faction]: pair.document() for faction, pair in self.pairs.items()}
        document[ACTIVE] = self.active
        if self.lake_drops:
            document[LAKE_DROPS] = True
        return {"airships": document}

    def deal(self, factions: list[int], players: list[int], dice: Dice) -> "Airships":
        dealt = self.with_tiles(factions, players, dice)
        dealt.lake_drops = self.lake_drops
        return dealt

    def with_tiles(self, factions: list[int], players: list[int], dice: Dice) -> "Airships":
        """W1.2, W5.1: tiles at random where none is named; no tile twice where every seat has its own."""
        aggressive = [name for name in TILE_IDS[AGGRESSIVE] if name != TOLL_TILE or AUTOMA not in players]
        passive = list(TILE_IDS[PASSIVE])
        if not self.own_pairs:
            return Airships(_drawn(self.shared, aggressive, passive, dice), False, {}, self.active, self.tiles)
        for faction in factions:
            if faction in self.pairs:
                _take_out(aggressive, self.pairs[faction].aggressive)
                _take_out(passive, self.pairs[faction].passive)
        pairs: dict[int, Pair] = {}
        for faction, player in zip(factions, players, strict=True):
            pairs[faction] = _drawn(self.pairs.get(faction, Pair(DRAWN, DRAWN)), aggressive, passive, dice)
            if player == AUTOMA:
                pairs[faction].passive = DRAWN  # unseen, and back to the box: so every seed deals the others as ever
        return Airships(self.shared, True, pairs, self.active, self.tiles)

    def lay_out(self, game: Scythe) -> None:
        """W1.1: every faction's airship on its home base."""
        seats = game.position.seats
        start_airship_rules(game, self.fleet([seat.faction for seat in seats], [seat.player for seat in seats]))
        pitch_camps(game.hidden, self.tiles)
        for seat in seats:
            seat.airship = base_of(seat.faction)

    def fleet(self, factions: list[int], players: list[int]) -> Fleet:
        airships: list[SeatAirship] = []
        for faction, player in zip(factions, players, strict=True):
            pair = self.pairs[faction] if self.own_pairs else self.shared
            tile = self.tiles.tile(AGGRESSIVE, pair.aggressive)
            if player == AUTOMA:
                airships.append(SeatAirship(tile, None, self.tiles.tile(AUTOMA_CARD, pair.aggressive)))
            else:
                airships.append(SeatAirship(tile, self.tiles.tile(PASSIVE, pair.passive), None))
        fleet = Fleet(airships, self.own_pairs, self.active)
        fleet.lake_drops = self.lake_drops
        fleet.active_symbols = self.tiles.tile(AUTOMA_SYMBOLS, ACTIVE_AIRSHIP)
        return fleet


def start_airship_rules(game: Scythe, fleet: Fleet) -> None:
    """The rules of airships hold in a game from now on."""
    fleet.cooperative = game.is_cooperative()
    game.position.airship_board = FleetBoardRules(fleet)
    game.airship_rules = FleetGameRules(fleet)
    know_of_camps(game)


def _drawn(pair: Pair, aggressive: list[str], passive: list[str], dice: Dice) -> Pair:
    return Pair(pair.aggressive or _draw(aggressive, dice), pair.passive or _draw(passive, dice))


def _draw(pile: list[str], dice: Dice) -> str:
    return pile.pop(dice.below(SETUP_STREAM, len(pile)))


def _take_out(pile: list[str], name: str) -> None:
    if name in pile:
        pile.remove(name)


def read_airships(part: Part, players: list[int], tiles: TileSet) -> Airships:
    fields = part.fields(FIELDS)
    own_pairs = fields[OWN_PAIRS].flag() if OWN_PAIRS in fields else False
    active = fields[ACTIVE].flag() if ACTIVE in fields else False
    pairs: dict[int, Pair] = {}
    if PAIRS in fields:
        if not own_pairs:
            raise FormatError(fields[PAIRS].where, "needs_own_pairs", field=OWN_PAIRS)
        for name, pair in fields[PAIRS].fields(FACTIONS).items():
            pairs[FACTIONS.index(name)] = _read_pair(pair.fields(PAIR_FIELDS), players)
    shared = _read_pair(fields, players)
    if own_pairs and (shared.aggressive or shared.passive):
        raise FormatError(part.where, "tiles_for_all", own=OWN_PAIRS, pairs=PAIRS)
    for names in ([pair.aggressive for pair in pairs.values()], [pair.passive for pair in pairs.values()]):
        for name in names:
            if name and names.count(name) > 1:
                raise FormatError(f"{part.where}.{PAIRS}", "tile_given_twice", tile=name)
    airships = Airships(shared, own_pairs, pairs, active, tiles)
    airships.lake_drops = fields[LAKE_DROPS].flag() if LAKE_DROPS in fields else False
    return airships


def _read_pair(fields: dict[str, Part], players: list[int]) -> Pair:
    names: list[str] = []
    for kind in (AGGRESSIVE, PASSIVE):
        part = fields.get(KINDS[kind])
        if part is None or part.value is None:
            names.append(DRAWN)
            continue
        name = TILE_IDS[kind][part.name(TILE_IDS[kind])]
        if name == TOLL_TILE and AUTOMA in players:
            raise FormatError(part.where, "never_with_automa")
        names.append(name)
    return Pair(names[0], names[1])
