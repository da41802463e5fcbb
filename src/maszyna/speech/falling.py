"""When and why one territory fell out of an Automa's choice."""

from typing import Final

from maszyna.kernel.bits import bit, first
from maszyna.kernel.narrow import Finding
from maszyna.scythe.airships.automa_flight import AIRSHIP
from maszyna.scythe.automa.choosing import DESTINATION, VALID
from maszyna.speech import enemies
from maszyna.speech.steps_air import AIR_WHY, NOT_IN_RANGE
from maszyna.speech.teller import Teller
from maszyna.speech.tongue import mark

NOT_IN_REACH: Final[dict[str, str]] = {
    "in_own_reach_or_by_base": mark("{place} was not in reach of the Automa's units or of its base"),
    "in_own_reach": mark("{place} was not in reach of the Automa's units; its base does not count here"),
}
BUT: Final = mark("{place} was in reach, but {why}")
WHY: Final[dict[str, str]] = {
    "no_enemy_unit": mark("at least one of {units} is there"),
    "no_ally_unit": mark("a unit of an allied Automa is there"),
    "no_other_own_worker": mark("another worker of the Automa is there"),
    "no_other_own_combat_unit": mark("another combat unit of the Automa is there"),
    "no_own_mech": mark("a mech of the Automa is there"),
    "encounter_or_factory": mark("there is no encounter token and no Factory card to take"),
    "enemy_worker": mark("none of {workers} is there"),
    "no_enemy_combat_unit": mark("at least one of {combat_units} is there"),
    "enemy_combat_unit": mark("none of {combat_units} is there"),
    "out_of_enemy_reach": mark("it is in the neighbourhood of {target}"),
    "most_own_neighbourhoods": mark(
        "it is in the neighbourhoods of fewer units of the Automa: {value}, the most is {best} ({places})"
    ),
    "nearest_enemy_combat_unit": mark(
        "it is farther from {combat_units}: distance {value}, the shortest is {best} ({places})"
    ),
    "most_resources": mark("fewer resources are there: {value}, the most is {best} ({places})"),
    "fewest_enemy_combat_units": mark("more of {combat_units} are there: {value}, the fewest is {best} ({places})"),
    "nearest_factory": mark("it is farther from the Factory: distance {value}, the shortest is {best} ({places})"),
    "reading_order": mark("{places} comes first in reading order"),
    **AIR_WHY,
}
CHOSEN: Final = mark("{place} was chosen: nothing else was left")
NOT_LOOKED_AT: Final = mark("no territory was looked at, as the group could not be carried out at all")
ALL_OF_IT: Final = "A9"
AIRSHIP_RULE: Final = "W5.2"


def fell_out(teller: Teller, findings: list[Finding], place: int) -> str:
    """One sentence; also for the territory that was chosen, and for a choice that came to nothing."""
    looked_at = [finding for finding in findings if finding.stage in (VALID, DESTINATION, AIRSHIP)]
    if not looked_at:
        return teller.sentence(teller.tongue.say(NOT_LOOKED_AT), [ALL_OF_IT])
    if looked_at[0].stage == AIRSHIP and not looked_at[0].before & bit(place):
        return teller.sentence(teller.tongue.say(NOT_IN_RANGE, {"place": place}), [AIRSHIP_RULE])
    for finding in looked_at:
        if not finding.after & bit(place):
            return teller.sentence(_told(teller, finding, place), teller.rules(finding))
    return teller.sentence(teller.tongue.say(CHOSEN, {"place": place}), teller.rules(looked_at[-1]))


def _told(teller: Teller, finding: Finding, place: int) -> str:
    if finding.name in NOT_IN_REACH:
        return teller.tongue.say(NOT_IN_REACH[finding.name], {"place": place})
    values = teller.whose | {"places": teller.listed(finding.after)}
    if finding.values:
        values |= {"value": finding.values[place], "best": finding.values[first(finding.after)]}
    units = enemies.reaching(teller.position, teller.seat, place)
    values["target"] = enemies.named(teller.tongue, teller.position, teller.seat, units)
    why = teller.tongue.say(WHY[finding.name], values)
    return teller.tongue.say(BUT, {"place": place, "why": why})
