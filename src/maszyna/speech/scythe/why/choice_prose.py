"""An Automa's choice, an airship's too, told as it narrowed: a sentence for each step, or one for the whole of it.

``position`` is the board as it was when the Automa chose (its event carries a copy).
"""

from typing import Final

from maszyna.kernel.bits import count, first
from maszyna.kernel.narrow import Finding
from maszyna.scythe.airships.standing_in import OF_ITS_CARD, card_sources
from maszyna.scythe.automa.choosing import DESTINATION, KIND, NO_UNIT, POSSIBLE, REASONS, TOO_LITTLE_POWER, UNIT, VALID
from maszyna.scythe.automa.symbols import SYMBOLS
from maszyna.scythe.board import FACTORY_PLACE
from maszyna.scythe.ids import CHARACTER, FIRST_MECH, FIRST_WORKER, MAT
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.state import Position
from maszyna.speech.common.narrowing import Grade
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.names.names import name
from maszyna.speech.scythe.names.places import at_place, from_place, to_place
from maszyna.speech.scythe.why import criterion_wording, links
from maszyna.speech.scythe.why.airship_criterion_wording import IN_RANGE, SO_FLIES, SO_STAYS_THERE
from maszyna.speech.scythe.why.criterion_wording import CRITERIA
from maszyna.speech.scythe.why.narrowed import Narrowed

KINDS: Final = {"character": CHARACTER, "mech": FIRST_MECH, "worker": FIRST_WORKER}


class ChoiceProse(Narrowed):
    """What a symbol of the move row did, in one language."""

    def __init__(
        self, translator: Translator, position: Position, seat: int, symbol: int, findings: list[Finding]
    ) -> None:
        super().__init__(translator, position, seat, findings)
        self.symbol = symbol

    def sentences(self, reason: str) -> list[str]:
        """A sentence for each finding; without any, why nothing was looked at."""
        if not self.findings:
            return [self.sentence(self.concluded(self.nothing(reason), self.so_not()), [SYMBOLS[self.symbol].rule])]
        return [self.told(number) for number in range(len(self.findings))]

    def summary(self, reason: str) -> str:
        """The steps that changed something, and what followed, as one sentence."""
        rule = SYMBOLS[self.symbol].rule
        if not self.findings:
            return self.sentence(self.concluded(self.nothing(reason), self.so_not()), [rule])
        said = [self.clause(finding) for finding in self.findings if self.matters(finding)]
        deciding = [
            one for one in self.findings if one.stage in (VALID, DESTINATION) and (one.decided() or not one.after)
        ]
        named = [other for one in deciding[-1:] for other in self.rules(one)]
        if any(links.RULING in self.rules(one) for one in self.findings):
            named.append(links.RULING)
        so = self.so_from_to() if self.findings[-1].after else self.so_not()
        return self.sentence(self.concluded("; ".join(said), so), list(dict.fromkeys([rule, *named])))

    def whole_rule(self) -> str:
        return SYMBOLS[self.symbol].rule

    def matters(self, finding: Finding) -> bool:
        """For the summary: what narrowed, and the reach everything starts from."""
        if finding.stage == UNIT:
            return False
        starts = finding.stage == VALID and finding is next(one for one in self.findings if one.stage == VALID)
        return starts or finding.before != finding.after

    def told(self, number: int) -> str:
        finding = self.findings[number]
        text = self.clause_with_places(finding)
        if finding.stage in (UNIT, KIND):
            ends = number + 1 == len(self.findings) or self.findings[number + 1].stage == VALID
            if ends and finding.stage == UNIT and SYMBOLS[self.symbol].unit.name not in criterion_wording.ALONE:
                text = self.concluded(text, self.so_unit())
        elif number + 1 == len(self.findings):
            text = self.concluded(text, self.so_to() if finding.after else self.so_not())
        return self.sentence(text, [] if finding.stage == KIND else self.rules(finding))

    def clause(self, finding: Finding) -> str:
        if finding.stage == UNIT and isinstance(CRITERIA[finding.name].stays, Grade):
            return self.standing(finding)
        return super().clause(finding)

    def standing(self, finding: Finding) -> str:
        """Where the units are that may go, and which of them are nearest to the base."""
        units = SYMBOLS[self.symbol].unit.name
        if units in criterion_wording.ALONE:
            return self.translator.say(
                criterion_wording.ALONE[units], {"place": at_place(self.translator, first(finding.after))}
            )
        text = self.translator.count(criterion_wording.STAND[units], int(count(finding.before)))
        text = self.said_with(text, finding.before, self.named(finding.before))
        if count(finding.before) == 1:
            return text
        return f"{text}; {self.grade(finding, self.values(finding))}"

    def origin(self) -> int:
        found = [first(finding.after) for finding in self.findings if finding.stage == UNIT]
        return found[-1] if found else MAT

    def unit(self) -> str:
        """The unit that goes; of combat units the position says which kind stands there."""
        for finding in self.findings:
            if finding.stage == KIND:
                return name(self.translator, "unit_kind", first(finding.after))
        units = SYMBOLS[self.symbol].unit.name
        if units in KINDS:
            return name(self.translator, "unit_kind", unit_kind(KINDS[units]))
        own = self.position.seats[self.seat]
        for kind in (CHARACTER, FIRST_MECH):
            if own.standing(self.origin(), kind, FIRST_MECH if kind == CHARACTER else FIRST_WORKER):
                return name(self.translator, "unit_kind", unit_kind(kind))
        return self.translator.say(criterion_wording.COMBAT_UNIT)

    def so_unit(self) -> str:
        return self.translator.say(
            criterion_wording.SO_UNIT, {"unit": self.unit(), "from": from_place(self.translator, self.origin())}
        )

    def so_to(self) -> str:
        return self.so_goes(criterion_wording.SO_TO)

    def so_from_to(self) -> str:
        return self.so_goes(criterion_wording.SO_FROM_TO)

    def so_goes(self, text: str) -> str:
        place, origin = first(self.findings[-1].after), self.origin()
        if place == origin:
            return self.translator.say(
                criterion_wording.SO_STAYS, {"unit": self.unit(), "place": at_place(self.translator, place)}
            )
        to = to_place(self.translator, place)
        if place == FACTORY_PLACE and not self.translator.by_name:
            to = self.translator.say(criterion_wording.TO_FACTORY, {"number": place})
        return self.translator.say(text, {"unit": self.unit(), "from": from_place(self.translator, origin), "to": to})

    def so_not(self) -> str:
        return self.translator.say(criterion_wording.SO_NOT, {"symbol": name(self.translator, "symbol", self.symbol)})

    def nothing(self, reason: str) -> str:
        """Why nothing was looked at: as told, or as the position shows."""
        if reason == POSSIBLE:
            units = SYMBOLS[self.symbol].unit
            in_play = self.position.seats[self.seat].on_board(units.first, units.last)
            reason = TOO_LITTLE_POWER if in_play else NO_UNIT
        return name(self.translator, "reason", REASONS.index(reason))


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
