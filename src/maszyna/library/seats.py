"""Who sits at a table of Scythe: as it is asked for, and as it stands in a game."""

from dataclasses import dataclass

from maszyna.kernel.packed_counts import counts
from maszyna.library.name_types import Faction, Level, Mat, Strength
from maszyna.scythe.ids import CHARACTER, FACTIONS, FIRST_MECH, FIRST_WORKER, MAT, UNITS
from maszyna.scythe.notation.places import write_place
from maszyna.scythe.setup.plan import MAT_IDS, PLAYERS
from maszyna.scythe.state import AUTOMA, HUMAN, Position


@dataclass(frozen=True)
class Human:
    """A seat for a human: a faction and a player mat, each drawn when it is not named."""

    faction: Faction | None = None
    mat: Mat | None = None

    def document(self) -> dict[str, object]:
        """The seat as in a setup document."""
        return {"faction": self.faction, "mat": self.mat}


@dataclass(frozen=True)
class Automa:
    """A seat for an Automa: a faction, drawn when it is not named, and a level.

    The levels are autometta, automa, automaszyna and ultimaszyna.
    """

    faction: Faction | None = None
    level: Level = "automa"

    def document(self) -> dict[str, object]:
        """The seat as in a setup document."""
        return {"player": PLAYERS[AUTOMA], "faction": self.faction, "level": self.level}


@dataclass(frozen=True)
class Thinker:
    """A seat for an opponent that thinks, in a human's place: its strength, and what a human has.

    The strengths are beginner, experienced and master. It decides by itself, as soon as it is to decide.
    """

    strength: Strength = "experienced"
    faction: Faction | None = None
    mat: Mat | None = None

    def document(self) -> dict[str, object]:
        """The seat as in a setup document."""
        return {"player": self.strength, "faction": self.faction, "mat": self.mat}


@dataclass(frozen=True)
class Seat:
    """A seat as it stands now. Places are territories 1 to 47 or ``"base"``; units on the mat are not listed."""

    faction: str
    player: str  # human or automa
    mat: str | None  # of a human
    power: int
    popularity: int | None  # of a human
    coins: int
    stars: int
    combat_cards: int
    character: int | str
    mechs: list[int | str]
    workers: list[int | str]


def seat_of(position: Position, index: int) -> Seat:
    own = position.seats[index]

    def places(first: int, last: int) -> list[int | str]:
        return [place_of(own.at[unit], own.faction) for unit in range(first, last) if own.at[unit] != MAT]

    human = own.player == HUMAN
    return Seat(
        faction=FACTIONS[own.faction],
        player=PLAYERS[own.player],
        mat=MAT_IDS[own.mat] if human else None,
        power=own.power,
        popularity=own.popularity if human else None,
        coins=own.coins,
        stars=own.stars,
        combat_cards=sum(counts(own.hand)),
        character=place_of(own.at[CHARACTER], own.faction),
        mechs=places(FIRST_MECH, FIRST_WORKER),
        workers=places(FIRST_WORKER, UNITS),
    )


def place_of(place: int, faction: int) -> int | str:
    written = write_place(place, faction)
    return written if isinstance(written, int) else str(written)
