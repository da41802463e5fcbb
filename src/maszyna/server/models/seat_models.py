"""A seat in a view document as types: its tracks, its mat, its hand where the asker may see it."""

from typing import Literal

from pydantic import Field

from maszyna.server.models.view_models import Absent, Loose, Text


class Track(Loose):
    key: str
    name: str
    value: int
    most: int | None


class Ability(Loose):
    key: str
    on: bool
    name: str
    says: Text
    mech: int | None


class Tier(Loose):
    """What stars, territories and pairs of resources are worth by popularity."""

    from_: int = Field(alias="from")
    to: int
    star: int
    territory: int
    pair: int
    says: Text


class StarToPlace(Loose):
    key: str
    name: str
    have: int
    need: int
    placed: bool
    says: Text


class Building(Loose):
    key: str
    name: str
    place: str | None
    says: Text


class Amount(Loose):
    key: str
    name: str | Absent = None
    amount: int


class CubeOnSide(Loose):
    cube: str
    done: bool


class TopSide(Loose):
    action: str
    can: bool
    why: Text | None
    pay: list[Amount]
    gain: Amount | None
    say: Text | Absent = None
    upgrade: CubeOnSide | None


class Top(Loose):
    say: Text
    sides: list[TopSide]


class Cost(Loose):
    """`then`: what it costs after an upgrade; `lowest`: after all of them."""

    resource: str
    art: str
    name: str
    have: int
    need: int
    then: int
    lowest: int


class RecruitOfSection(Loose):
    bonus: str
    on: bool
    says: Text


class Bottom(Loose):
    key: str
    name: str
    action: str
    can: bool
    say: Text
    says: Text
    cost: list[Cost]
    coins: int
    recruit: RecruitOfSection | None


class Section(Loose):
    key: str
    name: str
    says: Text
    state: Literal["open", "here"]
    top: Top
    bottom: Bottom
    art: str | Absent = None


class Clause(Loose):
    have: int
    need: int


class Objective(Loose):
    number: int
    name: str
    art: str
    says: Text
    met: bool
    clauses: list[Clause]


class AutomaState(Loose):
    spaces: int
    star_spaces: list[int]
    tracker: int
    scheme_two: int
    dry_until: int
    level: str
    next_star: int | None
    water: bool
    deck: int
    discards: list[int]
    combat_discards: list[int]
    piles: list[str]
    star_check: str
    last_card: int | None
    stars: dict[str, int]


class Income(Loose):
    """A good that the next Produce action brings."""

    key: str
    name: str
    art: str
    amount: int


class Seat(Loose):
    """Of a person of Scythe also the mat, of the asker the hand; of the Automa of Expeditions its tokens."""

    key: str
    name: str
    player: Literal["human", "automa"]
    strength: str | Absent = None
    tracks: list[Track]
    art: str | Absent = None
    stars: list[str | int] | Absent = None
    structures: dict[str, str] | Absent = None
    recruits: list[str] | Absent = None
    factory_card: int | bool | None = None
    stock: dict[str, int] | Absent = None
    score: int | Absent = None
    automa: AutomaState | Absent = None
    tier: int | Absent = None
    abilities: list[Ability] | Absent = None
    tiers: list[Tier] | Absent = None
    star_list: list[StarToPlace] | Absent = None
    buildings: list[Building] | Absent = None
    mat_name: str | Absent = None
    mat: list[Section] | Absent = None
    income: list[Income] | Absent = None
    bonuses_taken: list[str] | Absent = None
    hand: list[int] | Absent = None
    objectives: list[Objective] | Absent = None
    taken: list[int] | Absent = None
    card: int | None = None
    turns_left: int | None = None
