"""A mech's part told as its search narrowed: a sentence for each step, or one for the whole of it."""

from typing import Final

from maszyna.expeditions.automa.targets import TARGETS
from maszyna.expeditions.events import FOUND, NO_MATCH, NO_TARGET, MechPart
from maszyna.expeditions.facts.decision_cards import DecisionCard
from maszyna.expeditions.ids import CENTRAL, DEEDS, LOCATIONS, NO_SYMBOL, NORTH, WALK, place_text
from maszyna.expeditions.ring import AHEAD, NOBODY, STEP
from maszyna.kernel.bits import bit, count, first, i64
from maszyna.kernel.narrow import Finding
from maszyna.speech.common.narrowing import CONCLUDED, LISTED, Filter, with_rules
from maszyna.speech.expeditions.captions import target_text
from maszyna.speech.expeditions.names import MECHS, SYMBOLS
from maszyna.speech.language.translator import Many, Translator, mark, mark_many

SWEEPS: Final = mark("first discard all face-up cards beside {from} and lay out new ones")
# Before the search, by the engine's reasons; the first is that there is something to look for.
WANTS: Final[dict[str, str]] = {
    "": mark("the {mech} looks for {symbol}: it {needs}, and the Automa has {glory}"),
    "no_target": mark("the target row is empty"),
    "too_little_glory": mark("looking for {symbol} {needs}, and the Automa has {glory}"),
}
NEEDS: Final[Many] = mark_many("needs glory {n}", "needs glory {n}")
TIMES: Final = mark("{symbol} (at most {times})")
# By the criteria of the engine.
SKIPS: Final[dict[str, str]] = {"not_the_humans": mark("your mech is on {place}, so that location is skipped")}
WITHIN_REACH: Final[dict[str, str]] = {"up_to_3_ahead": mark("locations 0 to 3 ahead: {places}")}
FILTERS: Final[dict[str, Filter]] = {
    "map_token": Filter(
        mark_many("{n} of them has a map token", "{n} of them have a map token"),
        mark("none of them has a map token"),
    ),
    "token_20": Filter(
        mark_many("{n} of them has the 20", "{n} of them have the 20"),
        mark("none of them has the 20"),
    ),
    "regular_corruption": Filter(
        mark_many("{n} of them has regular corruption", "{n} of them have regular corruption"),
        mark("none of them has regular corruption"),
    ),
}
NEAREST: Final[dict[str, str]] = {"nearest_ahead": mark("the nearest is {place}, {value} ahead")}
WHERE_IT_STANDS: Final = mark("the nearest is {place}, where the mech is")

SO: Final = mark("so {what}")
GOES: Final = mark("the {mech} moves from {from} to {to} and {does}")
STAYS: Final = mark("the {mech} stays on {to} and {does}")
WALKS: Final[Many] = mark_many(
    "the {mech} walks {n} location, from {from} to {to}", "the {mech} walks {n} locations, from {from} to {to}"
)
# Where a mech goes on from the other end of its row (X4.1), by row.
ROUND_THE_END: Final = [mark("{from} past the right end"), mark("{from} past the left end")]
PASSING: Final = mark("{walks} ({place} with your mech does not count)")
# By the engine's deeds; walking is told by itself.
DOES: Final[dict[str, str]] = {
    "explore": mark("takes the map token; flip the tile"),
    "take_20": mark("takes the 20"),
    "cleanse": mark("takes corruption {tokens}"),
}

# When one location fell out of the search, by the criteria of the engine.
FELL_OUT: Final[dict[str, str]] = {
    "not_the_humans": mark("your mech is on {place}"),
    "up_to_3_ahead": mark("only 0 to 3 ahead count, and {place} is farther"),
    "map_token": mark("there is no map token on {place}"),
    "token_20": mark("the 20 is not on {place}"),
    "regular_corruption": mark("there is no regular corruption on {place}"),
    "nearest_ahead": mark("location {best} is nearer than {place}"),
}
CHOSEN: Final = mark("the {mech} went to {place}")

# What a decision card says.
CARD: Final = mark("Card {card}: {progress}; {north}; {central}")
PROGRESS: Final = mark("progress")
NO_PROGRESS: Final = mark("no progress")
PART: Final = mark("{mech}: {symbol} with glory {needs}, otherwise {distance}")
PART_WITHOUT: Final = mark("{mech}: {distance}")
SWEEP: Final = mark("{part}, sweep")


SWEEP_RULE = "X7.1"
LOOK_RULE = "X7.2"
WALK_RULE = "X7.3"
DEED_RULES = ["X8.1", "X8.2", "X8.3", WALK_RULE]  # by the engine's deeds


class SearchProse:
    """One mech's part, in one language."""

    def __init__(self, translator: Translator, part: MechPart) -> None:
        self.translator = translator
        self.part = part
        self.row = part.row
        self.findings = part.trace or []
        self.values: dict[str, object] = {
            "mech": translator.say(MECHS[self.row]),
            "from": self.place(part.start),
            "to": self.place(part.to),
            "needs": translator.count(NEEDS, part.needs),
            "glory": part.glory,
            "symbol": symbol_text(translator, part.symbol, part.times),
        }

    def place(self, at: int) -> str:
        return place_text(self.row, at)

    def headline(self) -> str:
        """What the mech did."""
        return with_rules(self.translator, self.deed(), [])

    def sentences(self) -> list[str]:
        """A sentence for each step of the search; the last says what came of it."""
        clauses = [(self.wants(), [] if self.part.reason == NO_TARGET else [LOOK_RULE])]
        clauses += [(self.clause(finding), [finding.rule]) for finding in self.findings]
        told = [with_rules(self.translator, text, rules) for text, rules in clauses[:-1]]
        last, rules = clauses[-1]
        told.append(with_rules(self.translator, self.concluded(last), [*rules, DEED_RULES[self.part.did]]))
        return told

    def summary(self) -> str:
        """The whole part as one sentence."""
        return with_rules(self.translator, self.concluded(self.search()), self.rules())

    def reason(self) -> str:
        """Why it came to what the headline says."""
        return with_rules(self.translator, self.search(), self.rules())

    def search(self) -> str:
        return "; ".join([self.clause(finding) for finding in self.findings] or [self.wants()])

    def rules(self) -> list[str]:
        """The target's rule, and that of what was done."""
        target = [TARGETS[self.part.symbol].rule] if self.part.symbol != NO_SYMBOL else []
        return [*target, DEED_RULES[self.part.did]]

    def swept(self) -> list[str]:
        if not self.part.swept:
            return []
        return [with_rules(self.translator, self.translator.say(SWEEPS, self.values), [SWEEP_RULE])]

    def wants(self) -> str:
        reason = FOUND if self.part.reason == NO_MATCH else self.part.reason
        return self.translator.say(WANTS[reason], self.values)

    def clause(self, finding: Finding) -> str:
        """What one criterion left."""
        name = finding.name
        values = self.values | {"place": self.place(first(finding.after)) if finding.after else ""}
        if name in SKIPS:
            gone = self.place(first(finding.before & ~finding.after))
            return self.translator.say(SKIPS[name], values | {"place": gone})
        if name in WITHIN_REACH:
            return self.translator.say(WITHIN_REACH[name], {"places": self.listed(finding.after)})
        if name in NEAREST:
            value = finding.values[first(finding.after)]
            text = NEAREST[name] if value else WHERE_IT_STANDS
            return self.translator.say(text, values | {"value": value})
        if not finding.after:
            return self.translator.say(FILTERS[name].none, values)
        some = self.translator.count(FILTERS[name].some, int(count(finding.after)), values)
        return self.translator.say(LISTED, {"step": some, "places": self.listed(finding.after)})

    def listed(self, places: i64) -> str:
        """Locations in the order the mech walks."""
        ahead = AHEAD[self.row][self.part.skipped][self.part.start]
        return ", ".join(self.place(at) for at in ahead if places & bit(at))

    def concluded(self, step: str) -> str:
        so = self.translator.say(SO, {"what": self.deed()})
        return self.translator.say(CONCLUDED, {"step": step, "so": so})

    def deed(self) -> str:
        """Where the mech goes and what it does there."""
        part, values = self.part, self.values
        if self.goes_round():
            values = values | {"from": self.translator.say(ROUND_THE_END[self.row], values)}
        if part.did == WALK:
            walks = self.translator.count(WALKS, part.distance, values)
            if not self.passes():
                return walks
            return self.translator.say(PASSING, {"walks": walks, "place": self.place(part.skipped)})
        tokens = ", ".join(str(value) for value in part.taken)
        does = self.translator.say(DOES[DEEDS[part.did]], {"tokens": tokens})
        text = STAYS if part.start == part.to else GOES
        return self.translator.say(text, values | {"does": does})

    def goes_round(self) -> bool:
        """Whether it comes past the last location of its row."""
        return self.part.to < self.part.start if self.row == NORTH else self.part.to > self.part.start

    def passes(self) -> bool:
        """Whether the human's mech stands on the way (X4.3)."""
        if self.part.skipped == NOBODY:
            return False
        at = self.part.start
        while at != self.part.to:
            at = (at + STEP[self.row]) % LOCATIONS
            if at == self.part.skipped:
                return True
        return False

    def fell_out(self, at: int) -> str:
        """When a location of the row fell out of the search, or that the mech went there."""
        values = self.values | {"place": self.place(at)}
        for finding in self.findings:
            if not finding.after & bit(at):
                values["best"] = self.place(first(finding.after)) if finding.after else ""
                return with_rules(self.translator, self.translator.say(FELL_OUT[finding.name], values), [finding.rule])
        if at == self.part.to:
            return with_rules(self.translator, self.translator.say(CHOSEN, values), [DEED_RULES[self.part.did]])
        return with_rules(self.translator, self.concluded(self.wants()), [LOOK_RULE, WALK_RULE])


def symbol_text(translator: Translator, symbol: int, times: int) -> str:
    """What a target row looks for, with its multiplier."""
    if symbol == NO_SYMBOL:
        return ""
    said = translator.form(SYMBOLS[symbol])
    return translator.say(TIMES, {"symbol": said, "times": times}) if times else said


def card_text(translator: Translator, card: DecisionCard) -> str:
    """A decision card in a line."""
    progress, north, central = card_parts(translator, card)
    return translator.say(CARD, {"card": card.number, "progress": progress, "north": north, "central": central})


def card_parts(translator: Translator, card: DecisionCard) -> list[str]:
    """Progress, north mech, central mech: what a card says, in the order it is carried out (X5)."""
    parts = [translator.say(PROGRESS if card.progress else NO_PROGRESS)]
    for row in (NORTH, CENTRAL):
        part = card.parts[row]
        values = {
            "mech": translator.say(MECHS[row]), "symbol": target_text(translator, part),
            "needs": part.glory, "distance": part.distance,
        }  # fmt: skip
        text = translator.say(PART_WITHOUT if part.symbol == NO_SYMBOL else PART, values)
        parts.append(translator.say(SWEEP, {"part": text}) if part.sweep else text)
    return parts
