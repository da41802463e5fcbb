"""Reading the results of an experiment: the counts of every arm, and arms compared game by game."""

from collections.abc import Callable
from typing import Final, NamedTuple

from maszyna.kernel.errors import FormatError
from maszyna.lab.experiment.experiment import Arm, Experiment
from maszyna.lab.experiment.folder import Folder
from maszyna.lab.experiment.rows import read_unit
from maszyna.lab.experiment.settings import Settings, name_of, value_text
from maszyna.lab.report.measures import UnitView
from maszyna.lab.report.tallies import MARGIN, TURNS, WON, Sides, Tally
from maszyna.lab.statistics.histogram import Histogram
from maszyna.lab.statistics.ranking import all_pairs

AS_IT_IS: Final = "-"  # the value of a setting that an arm does not have
WHOLE_ARM: Final = "arm"  # what differs where arms differ in more than one setting
MOST_RANKED: Final = 30  # arms
MIXED: Final = ["rules", "facts"]  # players may differ: an arm may be one's own file
Watch = Callable[[int], None]


class Comparison(NamedTuple):
    """One arm beside another that differs from it in one setting only."""

    setting: str
    base: Arm
    other: Arm

    def values(self) -> tuple[str, str]:
        """What the setting is in both."""
        if self.setting == WHOLE_ARM:
            return self.base.name, self.other.name
        one, two = (arm.settings.get(self.setting, AS_IT_IS) for arm in (self.base, self.other))
        return value_text(one), value_text(two)

    def context(self) -> str:
        """What both have in common."""
        if self.setting == WHOLE_ARM:
            return ""
        shared = without(self.other.settings, self.setting)
        return name_of(shared) if shared else ""


class Compared(NamedTuple):
    """The differences of two arms, or of several such pairs together."""

    setting: str
    base: str
    other: str
    context: str
    differences: dict[str, Histogram]


class Collected(NamedTuple):
    experiment: Experiment
    about: dict[str, object]  # version and build that played
    tallies: list[Tally]  # by arm
    together: Tally
    compared: list[Compared]  # every pair
    pooled: list[Compared]  # the same change in every context
    ranked: dict[tuple[int, int], dict[str, Histogram]]  # by two arms, counted from 0; none where there are too many
    units: int
    missing: int


def collected(folder: Folder, watch: Watch = lambda units: None) -> Collected:
    """Everything that is there; units still missing are left out for every arm, so that arms stay comparable."""
    experiment = folder.experiment
    pairs = comparisons(experiment.arms)
    differences = [{name: Histogram() for name in (WON, MARGIN, TURNS)} for _ in pairs]
    every = all_pairs(len(experiment.arms)) if len(experiment.arms) <= MOST_RANKED else []
    ranked = {pair: {name: Histogram() for name in (WON, MARGIN, TURNS)} for pair in every}
    tallies = [Tally() for _ in experiment.arms]
    about: dict[str, object] = {}
    units = 0
    for number in range(experiment.units_per_arm()):
        parts = [experiment.unit_of(arm, number) for arm in experiment.arms]
        if not all(folder.file_of(part).exists() for part in parts):
            continue
        units += 1
        sides: list[Sides] = []
        for part, tally in zip(parts, tallies, strict=True):
            results = read_unit(folder.file_of(part), part, experiment.rules_version)
            origin = results.about.get("origin") or {}
            refuse_mixture(folder, about, origin)
            about = {name: results.about[name] for name in ("version", "build", "rules_version")} | origin
            sides.append(tally.add(UnitView(results)))
            watch(1)
        for pair, found in zip(pairs, differences, strict=True):
            note(found, sides[pair.base.number - 1], sides[pair.other.number - 1])
        for (one, two), histograms in ranked.items():
            note(histograms, sides[one], sides[two])
    if not units:
        raise FormatError(str(folder.path), "no_finished_unit", option="--resume")
    together = Tally()
    for tally in tallies:
        together.merge(tally)
    together.share_seeds(len(tallies))
    compared = [
        Compared(pair.setting, *pair.values(), pair.context(), found)
        for pair, found in zip(pairs, differences, strict=True)
    ]  # fmt: skip
    missing = experiment.units_per_arm() - units
    return Collected(experiment, about, tallies, together, compared, pooled(compared), ranked, units, missing)


def refuse_mixture(folder: Folder, about: dict[str, object], origin: dict[str, object]) -> None:
    """All games of a report must be of the same rules and facts."""
    mixed = [part for part in MIXED if part in about and about[part] != origin.get(part)]
    if mixed:
        raise FormatError(str(folder.path), "mixed_results", names=mixed)


def note(found: dict[str, Histogram], base: Sides, other: Sides) -> None:
    if base.solo and other.solo:
        found[WON].add(other.won - base.won)
        found[MARGIN].add(other.margin - base.margin)
    found[TURNS].add(other.turns - base.turns)


def without(settings: Settings, name: str) -> Settings:
    return {key: value for key, value in settings.items() if key != name}


def comparisons(arms: list[Arm]) -> list[Comparison]:
    """Each arm with the first one that differs from it in a single setting; if there is none, with the first arm."""
    found: list[Comparison] = []
    for arm in arms[1:]:
        own: list[Comparison] = []
        names = dict.fromkeys(name for each in arms for name in each.settings)
        for setting in names:
            rest = without(arm.settings, setting)
            alike = [each for each in arms if without(each.settings, setting) == rest]
            if alike and alike[0].number < arm.number:
                own.append(Comparison(setting, alike[0], arm))
        found += own or [Comparison(WHOLE_ARM, arms[0], arm)]
    return found


def pooled(compared: list[Compared]) -> list[Compared]:
    """The same change over all that else differs."""
    found: dict[tuple[str, str, str], Compared] = {}
    for each in compared:
        key = (each.setting, each.base, each.other)
        if key not in found:
            found[key] = Compared(*key, "", {name: Histogram() for name in each.differences})
        for name, histogram in each.differences.items():
            found[key].differences[name].merge(histogram)
            found[key].differences[name].repeats = len([one for one in compared if one[:3] == key])
    return list(found.values())
