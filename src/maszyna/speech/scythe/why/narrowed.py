"""What each criterion of one choice of an Automa left, and where a place fell out."""

from typing import Final

from maszyna.kernel.bits import bit, count, first, i64
from maszyna.kernel.narrow import Finding
from maszyna.scythe.airships.automa_flight import AIRSHIP
from maszyna.scythe.automa.choosing import DESTINATION, KIND, VALID
from maszyna.scythe.ids import FIRST_BASE
from maszyna.scythe.state import Position
from maszyna.speech.common.narrowing import CONCLUDED, LISTED, Filter, Grade
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.names.names import name
from maszyna.speech.scythe.why import criterion_wording, enemies, links
from maszyna.speech.scythe.why.airship_criterion_wording import NONE_IS_SO, NOT_IN_RANGE
from maszyna.speech.scythe.why.choice_context import ALL_OF_IT, ChoiceContext
from maszyna.speech.scythe.why.criterion_wording import CRITERIA, REACH

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


BUT: Final = mark("{place} was in reach, but {why}")
CHOSEN: Final = mark("{place} was chosen: nothing else was left")
NOT_LOOKED_AT: Final = mark("no territory was looked at, as the group could not be carried out at all")
AIRSHIP_RULE: Final = "W5.2"


def fell_out(context: ChoiceContext, findings: list[Finding], place: int) -> str:
    """One sentence; also for the territory that was chosen, and for a choice that came to nothing."""
    looked_at = [finding for finding in findings if finding.stage in (VALID, DESTINATION, AIRSHIP)]
    if not looked_at:
        return context.sentence(context.translator.say(NOT_LOOKED_AT), [ALL_OF_IT])
    if looked_at[0].stage == AIRSHIP and not looked_at[0].before & bit(place):
        return context.sentence(context.translator.say(NOT_IN_RANGE, {"place": context.the(place)}), [AIRSHIP_RULE])
    for finding in looked_at:
        if not finding.after & bit(place):
            return context.sentence(_told(context, finding, place), _rules(context, finding, place))
    return context.sentence(context.translator.say(CHOSEN, {"place": context.the(place)}), context.rules(looked_at[-1]))


def _rules(context: ChoiceContext, finding: Finding, place: int) -> list[str]:
    """The rules of the step; R2 only where it says why this very place is in reach."""
    linked = context.by_links(finding) & bit(place)
    return [rule for rule in context.rules(finding) if rule != links.RULING or linked]


def _told(context: ChoiceContext, finding: Finding, place: int) -> str:
    fell = CRITERIA[finding.name].fell
    if finding.name in REACH:
        return context.translator.say(fell, {"place": context.the(place)})
    values = context.whose | {"places": context.named(finding.after)}
    if finding.after:
        values["first"] = context.the(first(finding.after))
    if finding.values:
        values |= {"value": finding.values[place], "best": finding.values[first(finding.after)]}
    units = enemies.reaching(context.position, context.seat, place)
    values["target"] = enemies.named(context.translator, context.position, context.seat, units)
    if context.by_links(finding) & bit(place):
        why = links.why_linked(context.translator, context.position, units[0], place, str(values["target"]))
    else:
        why = context.translator.say(fell, values)
    return context.translator.say(BUT, {"place": context.the(place), "why": why})
