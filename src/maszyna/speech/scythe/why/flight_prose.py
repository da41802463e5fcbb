"""Where an Automa's airship flies, told as it narrowed (W5.2, W9)."""

from maszyna.kernel.bits import count, first
from maszyna.kernel.narrow import Finding
from maszyna.scythe.airships.standing_in import OF_ITS_CARD, card_sources
from maszyna.scythe.state import Position
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.names.places import at_place, from_place, to_place
from maszyna.speech.scythe.why.airship_criterion_wording import IN_RANGE, SO_FLIES, SO_STAYS_THERE
from maszyna.speech.scythe.why.narrowed import Narrowed

RULE = "W5.2"


class FlightProse(Narrowed):
    """One flight, in one language."""

    def __init__(
        self, translator: Translator, position: Position, seat: int, start: int, findings: list[Finding]
    ) -> None:
        super().__init__(translator, position, seat, findings)
        self.start = start

    def sentences(self) -> list[str]:
        """Where it can be, then a sentence for each finding."""
        found = [self.sentence(self.with_places(self.in_range(), self.findings[0].before), [RULE])]
        for finding in self.findings[:-1]:
            found.append(self.sentence(self.clause_with_places(finding), self.rules(finding)))
        last = self.findings[-1]
        found.append(self.sentence(self.concluded(self.clause(last), self.so()), self.rules(last)))
        return found

    def summary(self) -> str:
        """The steps that changed something, and what followed, as one sentence."""
        said = [self.in_range(), *(self.clause(one) for one in self.findings if one.before != one.after)]
        card = self.sourced(OF_ITS_CARD, card_sources(self.position, self.seat))
        named = [rule for one in self.findings if one.decided() for rule in self.rules(one) if rule != card]
        return self.sentence(self.concluded("; ".join(said), self.so()), [RULE, card, *named])

    def whole_rule(self) -> str:
        return RULE

    def in_range(self) -> str:
        return self.translator.count(IN_RANGE, int(count(self.findings[0].before)))

    def so(self) -> str:
        to = first(self.findings[-1].after)
        if to == self.start:
            return self.translator.say(SO_STAYS_THERE, {"place": at_place(self.translator, to)})
        return self.translator.say(
            SO_FLIES, {"from": from_place(self.translator, self.start), "to": to_place(self.translator, to)}
        )
