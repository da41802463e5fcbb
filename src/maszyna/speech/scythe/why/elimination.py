"""When and why one territory fell out of an Automa's choice."""

from typing import Final

from maszyna.kernel.bits import bit, first
from maszyna.kernel.narrow import Finding
from maszyna.scythe.airships.automa_flight import AIRSHIP
from maszyna.scythe.automa.choosing import DESTINATION, VALID
from maszyna.speech.language.translator import mark
from maszyna.speech.scythe.why import enemies, links
from maszyna.speech.scythe.why.airship_criterion_wording import NOT_IN_RANGE
from maszyna.speech.scythe.why.choice_context import ALL_OF_IT, ChoiceContext
from maszyna.speech.scythe.why.criterion_wording import CRITERIA, REACH

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
