"""What each criterion of one choice of an Automa left."""

from typing import Final

from maszyna.kernel.bits import count, first, i64
from maszyna.kernel.narrow import Finding
from maszyna.scythe.state import Position
from maszyna.scythe.words import FIRST_BASE
from maszyna.speech import enemies, steps
from maszyna.speech.names import name
from maszyna.speech.narrowing import CONCLUDED, LISTED
from maszyna.speech.steps_air import NONE_IS_FREE, WITHOUT_ENEMY_AIRSHIP
from maszyna.speech.teller import Teller
from maszyna.speech.tongue import Tongue

MOST_LISTED: Final = 12


class Narrowed(Teller):
    """One choice, in one language."""

    def __init__(self, tongue: Tongue, position: Position, seat: int, findings: list[Finding]) -> None:
        super().__init__(tongue, position, seat)
        self.findings = findings

    def values(self, finding: Finding) -> dict[str, object]:
        """What the text of a criterion may say."""
        values = dict(self.whose)
        if finding.values and finding.after:
            values["value"] = finding.values[first(finding.after)]
        values["place"] = self.short(first(finding.after)) if finding.after else ""
        return values

    def clause(self, finding: Finding) -> str:
        """What one criterion left."""
        values = self.values(finding)
        if finding.name in steps.TOGETHER:
            values |= {"ruling": finding.rule, "unit": name(self.tongue, "unit_kind", first(finding.after))}
            return self.tongue.say(steps.TOGETHER[finding.name], values)
        if finding.name in steps.READING_ORDER:
            return self.tongue.say(steps.READING_ORDER[finding.name], values)
        if finding.name in steps.FILTERS:
            texts = steps.FILTERS[finding.name]
            left = int(count(finding.after))
            return self.tongue.count(texts.some, left, values) if left else self.tongue.say(texts.none, values)
        if count(finding.before) == 1:
            return self.tongue.say(steps.ONLY, values)
        return self.grade(finding, values)

    def grade(self, finding: Finding, values: dict[str, object]) -> str:
        left = int(count(finding.after))
        if first(finding.after) >= FIRST_BASE:
            return self.tongue.say(steps.ON_BASE)
        if finding.name == WITHOUT_ENEMY_AIRSHIP and values["value"]:
            return self.tongue.say(NONE_IS_FREE, values)
        units = enemies.at_distance(self.position, self.seat, finding.after, int(str(values["value"])))
        values["target"] = enemies.named(self.tongue, self.position, self.seat, units)
        texts = steps.GRADES[finding.name]
        return self.tongue.say(texts.one, values) if left == 1 else self.tongue.count(texts.some, left, values)

    def clause_with_places(self, finding: Finding) -> str:
        several = count(finding.after) > 1 or finding.name in steps.FILTERS
        return self.with_places(self.clause(finding), finding.after) if several else self.clause(finding)

    def with_places(self, text: str, places: i64) -> str:
        """The places listed, if they are not too many."""
        if not 0 < count(places) <= MOST_LISTED:
            return text
        return self.tongue.say(LISTED, {"step": text, "places": self.listed(places)})

    def concluded(self, step: str, so: str) -> str:
        return self.tongue.say(CONCLUDED, {"step": step, "so": so}) if step else so
