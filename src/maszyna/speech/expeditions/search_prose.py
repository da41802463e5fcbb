"""A mech's part told as its search narrowed: a sentence for each step, or one for the whole of it."""

from maszyna.expeditions.automa.targets import TARGETS
from maszyna.expeditions.events import FOUND, NO_MATCH, NO_TARGET, MechPart
from maszyna.expeditions.facts.decision_cards import DecisionCard
from maszyna.expeditions.ids import CENTRAL, DEEDS, LOCATIONS, NO_SYMBOL, NORTH, WALK, place_text
from maszyna.expeditions.ring import AHEAD, NOBODY, STEP
from maszyna.kernel.bits import bit, count, first, i64
from maszyna.kernel.narrow import Finding
from maszyna.speech.common.narrowing import CONCLUDED, LISTED, with_rules
from maszyna.speech.expeditions import search_texts as steps
from maszyna.speech.expeditions.captions import target_text
from maszyna.speech.expeditions.names import MECHS, SYMBOLS
from maszyna.speech.language.translator import Translator

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
            "needs": translator.count(steps.NEEDS, part.needs),
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
        return [with_rules(self.translator, self.translator.say(steps.SWEEPS, self.values), [SWEEP_RULE])]

    def wants(self) -> str:
        reason = FOUND if self.part.reason == NO_MATCH else self.part.reason
        return self.translator.say(steps.WANTS[reason], self.values)

    def clause(self, finding: Finding) -> str:
        """What one criterion left."""
        name = finding.name
        values = self.values | {"place": self.place(first(finding.after)) if finding.after else ""}
        if name in steps.SKIPS:
            gone = self.place(first(finding.before & ~finding.after))
            return self.translator.say(steps.SKIPS[name], values | {"place": gone})
        if name in steps.AHEAD:
            return self.translator.say(steps.AHEAD[name], {"places": self.listed(finding.after)})
        if name in steps.NEAREST:
            value = finding.values[first(finding.after)]
            text = steps.NEAREST[name] if value else steps.WHERE_IT_STANDS
            return self.translator.say(text, values | {"value": value})
        if not finding.after:
            return self.translator.say(steps.FILTERS[name].none, values)
        some = self.translator.count(steps.FILTERS[name].some, int(count(finding.after)), values)
        return self.translator.say(LISTED, {"step": some, "places": self.listed(finding.after)})

    def listed(self, places: i64) -> str:
        """Locations in the order the mech walks."""
        ahead = AHEAD[self.row][self.part.skipped][self.part.start]
        return ", ".join(self.place(at) for at in ahead if places & bit(at))

    def concluded(self, step: str) -> str:
        so = self.translator.say(steps.SO, {"what": self.deed()})
        return self.translator.say(CONCLUDED, {"step": step, "so": so})

    def deed(self) -> str:
        """Where the mech goes and what it does there."""
        part = self.part
        if part.did == WALK:
            walks = self.translator.count(steps.WALKS, part.distance, self.values)
            if not self.passes():
                return walks
            return self.translator.say(steps.PASSING, {"walks": walks, "place": self.place(part.skipped)})
        tokens = ", ".join(str(value) for value in part.taken)
        does = self.translator.say(steps.DOES[DEEDS[part.did]], {"tokens": tokens})
        text = steps.STAYS if part.start == part.to else steps.GOES
        return self.translator.say(text, self.values | {"does": does})

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
                return with_rules(
                    self.translator, self.translator.say(steps.FELL_OUT[finding.name], values), [finding.rule]
                )
        if at == self.part.to:
            return with_rules(self.translator, self.translator.say(steps.CHOSEN, values), [DEED_RULES[self.part.did]])
        return with_rules(self.translator, self.concluded(self.wants()), [LOOK_RULE, WALK_RULE])


def symbol_text(translator: Translator, symbol: int, times: int) -> str:
    """What a target row looks for, with its multiplier."""
    if symbol == NO_SYMBOL:
        return ""
    said = translator.form(SYMBOLS[symbol])
    return translator.say(steps.TIMES, {"symbol": said, "times": times}) if times else said


def card_text(translator: Translator, card: DecisionCard) -> str:
    """A decision card in a line."""
    parts: list[str] = []
    for row in (NORTH, CENTRAL):
        part = card.parts[row]
        values = {
            "mech": translator.say(MECHS[row]), "symbol": target_text(translator, part),
            "needs": part.glory, "distance": part.distance,
        }  # fmt: skip
        text = translator.say(steps.PART_WITHOUT if part.symbol == NO_SYMBOL else steps.PART, values)
        parts.append(translator.say(steps.SWEEP, {"part": text}) if part.sweep else text)
    progress = translator.say(steps.PROGRESS if card.progress else steps.NO_PROGRESS)
    return translator.say(
        steps.CARD, {"card": card.number, "progress": progress, "north": parts[0], "central": parts[1]}
    )
