"""What each criterion of one choice of an Automa left."""

from typing import Final

from maszyna.kernel.bits import count, first, i64
from maszyna.kernel.narrow import Finding
from maszyna.scythe.automa.choosing import KIND
from maszyna.scythe.state import Position
from maszyna.scythe.words import FIRST_BASE
from maszyna.speech.common.narrowing import CONCLUDED, LISTED, Filter, Grade
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.names.names import name
from maszyna.speech.scythe.why import criterion_wording, enemies, links
from maszyna.speech.scythe.why.airship_criterion_wording import NONE_IS_SO
from maszyna.speech.scythe.why.choice_context import ChoiceContext
from maszyna.speech.scythe.why.criterion_wording import CRITERIA

MOST_LISTED: Final = 12


class Narrowed(ChoiceContext):
    """One choice, in one language."""

    def __init__(self, translator: Translator, position: Position, seat: int, findings: list[Finding]) -> None:
        super().__init__(translator, position, seat)
        self.findings = findings

    def values(self, finding: Finding) -> dict[str, object]:
        """What the text of a criterion may say."""
        values = dict(self.whose)
        if finding.values and finding.after:
            values["value"] = finding.values[first(finding.after)]
        values["place"] = self.the(first(finding.after)) if finding.after else ""
        return values

    def clause(self, finding: Finding) -> str:
        """What one criterion left."""
        values = self.values(finding)
        texts = CRITERIA[finding.name].stays
        if isinstance(texts, str):
            if finding.stage == KIND:
                values |= {"ruling": finding.rule, "unit": name(self.translator, "unit_kind", first(finding.after))}
            return self.translator.say(texts, values)
        if isinstance(texts, Filter):
            left = int(count(finding.after))
            text = self.translator.count(texts.some, left, values) if left else self.translator.say(texts.none, values)
            by_links = self.by_links(finding)
            if by_links:
                text = self.translator.say(links.ONLY_BY_LINKS, {"step": text, "places": self.named(by_links)})
            return text
        if count(finding.before) == 1:
            return self.translator.say(criterion_wording.ONLY, values)
        return self.grade(finding, values)

    def grade(self, finding: Finding, values: dict[str, object]) -> str:
        texts = CRITERIA[finding.name].stays
        assert isinstance(texts, Grade)
        left = int(count(finding.after))
        if first(finding.after) >= FIRST_BASE:
            return self.translator.say(criterion_wording.ON_BASE)
        none = NONE_IS_SO.get((finding.name, int(str(values["value"]))))
        if none is not None:
            return self.translator.say(none, values)
        units = enemies.at_distance(self.position, self.seat, finding.after, int(str(values["value"])))
        values["target"] = enemies.named(self.translator, self.position, self.seat, units)
        return self.translator.say(texts.one, values) if left == 1 else self.translator.count(texts.some, left, values)

    def clause_with_places(self, finding: Finding) -> str:
        several = count(finding.after) > 1 or isinstance(CRITERIA[finding.name].stays, Filter)
        return self.with_places(self.clause(finding), finding.after) if several else self.clause(finding)

    def with_places(self, text: str, places: i64) -> str:
        """The places listed, if they are not too many; where their count was said, without saying what they are."""
        return self.said_with(text, places, self.listed(places))

    def said_with(self, text: str, places: i64, listed: str) -> str:
        if not 0 < count(places) <= MOST_LISTED:
            return text
        return self.translator.say(LISTED, {"step": text, "places": listed})

    def concluded(self, step: str, so: str) -> str:
        return self.translator.say(CONCLUDED, {"step": step, "so": so}) if step else so
