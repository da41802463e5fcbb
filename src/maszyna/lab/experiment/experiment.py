"""An experiment, ``maszyna/experiment@1``: which setups are played as its arms, how often, and by whom.

    {"format": "maszyna/experiment@1", "games": 100000, "seed": 1, "unit": 50000, "human": "random",
     "setup": {"seats": [{}, {"player": "automa"}]},
     "vary": {"level": ["autometta", "automa"]}, "each": {"options.all_moves": [true]}, "arms": [{"set": {...}}]}

Every combination of what varies is an arm; after each of them come the single changes of ``each``, at the end the sets
of changes that ``arms`` lists. All arms are played with the same seeds.
"""

from itertools import product
from typing import Final, NamedTuple

from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError, MaszynaError
from maszyna.kernel.record import Setup
from maszyna.kernel.save import MOST_SEED
from maszyna.lab.experiment.settings import HUMAN, Settings, changed, check_setting, name_of
from maszyna.scythe.setup.new_game import RULES_VERSION
from maszyna.scythe.setup.plan import read_plan

FORMAT: Final = "maszyna/experiment@1"
GAMES: Final = 100
UNIT: Final = 50_000  # games
RANDOM: Final = "random"
MOST_ARMS: Final = 10_000
MOST_GAMES: Final = 10**12
MOST_UNIT: Final = 1_000_000
FIELDS: Final = ["games", "seed", "unit", "human", "setup", "vary", "each", "arms", "rules_version"]


class Arm(NamedTuple):
    """One of the setups that are compared."""

    number: int
    name: str
    settings: Settings  # what it changes
    setup: Setup
    human: str


class Unit(NamedTuple):
    """A piece of work: so many games of one arm, by seeds that count up."""

    arm: Arm
    number: int
    first_seed: int
    games: int


class Experiment(NamedTuple):
    games: int  # of each arm
    seed: int  # of the first game
    unit: int
    rules_version: int
    arms: list[Arm]
    source: dict[str, object]  # the document it was read from

    def document(self) -> dict[str, object]:
        """The document with everything it left open, so that it means the same for ever."""
        settled = {"games": self.games, "seed": self.seed, "unit": self.unit, "rules_version": self.rules_version}
        known = {key: value for key, value in self.source.items() if key not in ("format", *settled)}
        return {"format": FORMAT, **settled, **known}

    def units_per_arm(self) -> int:
        return -(-self.games // self.unit)

    def units(self) -> list[Unit]:
        """All pieces of work: the first of every arm, then the second of every arm, and so on."""
        return [self.unit_of(arm, number) for number in range(self.units_per_arm()) for arm in self.arms]

    def unit_of(self, arm: Arm, number: int) -> Unit:
        start = number * self.unit
        return Unit(arm, number, self.seed + start, min(self.unit, self.games - start))

    def arm_named(self, wanted: str) -> Arm:
        """An arm by its number, counted from 1, or by its name."""
        found = [arm for arm in self.arms if wanted in (arm.name, str(arm.number))]
        if not found:
            names = [f"{arm.number} ({arm.name})" for arm in self.arms[:20]] + ["…"] * (len(self.arms) > 20)
            raise FormatError("--arm", "no_such_arm", arm=wanted, possible=names)
        return found[0]


def read_experiment(document: object) -> Experiment:
    """An experiment, every arm of it checked; a refusal names the field or the arm."""
    top = Part(document, "experiment")
    fields = top.record(["format"], FIELDS)
    if fields["format"].value != FORMAT:
        raise fields["format"].wrong("exactly", text=FORMAT)
    games = fields["games"].number(1, MOST_GAMES) if "games" in fields else GAMES
    seed = fields["seed"].number(0, MOST_SEED - 1) if "seed" in fields else 1
    if seed + games > MOST_SEED:
        raise fields["seed"].wrong("seed_for_games", most=MOST_SEED - games)
    unit = fields["unit"].number(1, MOST_UNIT) if "unit" in fields else UNIT
    version = fields["rules_version"].number(1, 10**6) if "rules_version" in fields else RULES_VERSION
    human = fields["human"].text() if "human" in fields else RANDOM
    setup = fields["setup"].value if "setup" in fields else {}
    if not isinstance(setup, dict):
        raise fields["setup"].wrong("setup")
    arms = [
        arm_of(number, name, settings, setup, human)
        for number, (name, settings) in enumerate(arm_settings(fields), 1)
    ]  # fmt: skip
    assert isinstance(document, dict)
    return Experiment(games, seed, unit, version, arms, document)


def arm_of(number: int, name: str, settings: Settings, setup: Setup, human: str) -> Arm:
    """An arm whose setup is possible."""
    try:
        found = changed(setup, settings)
        read_plan(found)
    except MaszynaError as error:
        if not settings:
            raise
        raise FormatError(f"arm {number} ({name})", "inner", problem=error) from None
    return Arm(number, name, settings, found, str(settings.get(HUMAN, human)))


def arm_settings(fields: dict[str, Part]) -> list[tuple[str, Settings]]:
    """The name and the settings of every arm."""
    vary = values_of(fields["vary"]) if "vary" in fields else {}
    each = values_of(fields["each"]) if "each" in fields else {}
    size = 1
    for values in vary.values():
        size *= len(values)
    size *= 1 + sum(len(values) for values in each.values())
    listed = fields["arms"].items("arms") if "arms" in fields else []
    if size + len(listed) > MOST_ARMS:
        raise FormatError("experiment.vary", "too_many_arms", count=size, most=MOST_ARMS)
    found: list[tuple[str, Settings]] = []
    for combination in product(*vary.values()):
        base = dict(zip(vary, combination, strict=True))
        found.append((name_of(base), base))
        singles = [{**base, name: value} for name, values in each.items() for value in values]
        found += [(name_of(settings), settings) for settings in singles]
    found += [listed_arm(part) for part in listed]
    names = [name for name, _ in found]
    for name in names:
        if names.count(name) > 1:
            raise FormatError("experiment", "arms_alike", name=name)
    return found


def listed_arm(part: Part) -> tuple[str, Settings]:
    fields = part.record(["set"], ["name"])
    settings: Settings = {}
    for name, value in fields["set"].entries("settings").items():
        check_setting(name, value.where)
        settings[name] = value.value
    return fields["name"].text(200) if "name" in fields else name_of(settings), settings


def values_of(part: Part) -> dict[str, list[object]]:
    """The values of every setting."""
    found: dict[str, list[object]] = {}
    for name, values in part.entries("value_lists").items():
        check_setting(name, values.where)
        items = values.items("values")
        if not items:
            raise values.wrong("some_values")
        found[name] = [item.value for item in items]
    return found
