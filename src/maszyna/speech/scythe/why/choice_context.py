"""What all sentences about an Automa's choice share: whose units they mean, and which rules they name."""

from typing import Final

from maszyna.kernel.bits import count, i64, members
from maszyna.kernel.narrow import Finding
from maszyna.scythe.airships.standing_in import finding_sources
from maszyna.scythe.automa.choosing import UNIT
from maszyna.scythe.ids import FIRST_BASE
from maszyna.scythe.state import Position
from maszyna.speech.common.keys import PLACE, place_key
from maszyna.speech.common.narrowing import Filter, with_rules
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.names import places
from maszyna.speech.scythe.names.tile_names import sources_words
from maszyna.speech.scythe.why import criterion_wording, enemies, links
from maszyna.speech.scythe.why.criterion_wording import CRITERIA

ALL_OF_IT: Final = "A9"
# Rulings that say how a criterion is read, named where it decided.
READ_BY: Final = {"most_own_neighbourhoods": "R6"}
REACH: Final = "out_of_enemy_reach"
LEAVES_NOTHING: Final = {REACH: "R5"}
ON_BASES: Final = {"nearest_enemy_combat_unit": "R7"}


class ChoiceContext:
    """One Automa's choices on one board, in one language."""

    def __init__(self, translator: Translator, position: Position, seat: int) -> None:
        self.translator = translator
        self.position = position
        self.seat = seat
        self.whose = enemies.whose(translator, position, seat)

    def short(self, place: int) -> str:
        """A place in a list."""
        if place >= FIRST_BASE:
            return self.translator.marked(PLACE, place_key(place), self.translator.say(criterion_wording.THE_BASE))
        return places.short_name(self.translator, place)

    def the(self, place: int) -> str:
        """A place a sentence is about."""
        return self.short(place) if place >= FIRST_BASE else places.the_territory(self.translator, place)

    def listed(self, candidates: i64) -> str:
        return ", ".join(self.short(place) for place in members(candidates))

    def named(self, candidates: i64) -> str:
        """A list of places of which no count has said that they are territories."""
        found = list(members(candidates))
        bases = [self.short(place) for place in found if place >= FIRST_BASE]
        territories = [place for place in found if place < FIRST_BASE]
        listed = [places.the_territories(self.translator, territories)] if territories else []
        return ", ".join(listed + bases)

    def rules(self, finding: Finding) -> list[str]:
        """The rule, and the ruling that settled what it leaves open; where nothing was tied, no tie-breaker."""
        narrows = isinstance(CRITERIA[finding.name].stays, Filter)
        if finding.stage != UNIT and count(finding.before) == 1 and not narrows:
            return [self.whole_rule()]
        found = [self.sourced(finding.rule, finding_sources(self.position, self.seat, finding))]
        name = finding.name
        if name in READ_BY and finding.decided():
            found.append(READ_BY[name])
        if name in LEAVES_NOTHING and not finding.after:
            found.append(LEAVES_NOTHING[name])
        if name == REACH and (self.by_links(finding) or links.spared(self.position, self.seat, finding.after)):
            found.append(links.RULING)
        if name in ON_BASES and enemies.only_on_bases(self.position, self.seat):
            found.append(ON_BASES[name])
        return found

    def by_links(self, finding: Finding) -> i64:
        """Places that fell out only because a tunnel or a link brings them into an enemy's reach (R2)."""
        return links.linked(self.position, self.seat, finding.before & ~finding.after) if finding.name == REACH else 0

    def whole_rule(self) -> str:
        """The rule of the choice as a whole."""
        return ALL_OF_IT

    def sourced(self, rule: str, sources: int) -> str:
        """A rule with where its text is from, if it stands on a tile or card."""
        return f"{rule}: {sources_words(self.translator, sources)}" if sources else rule

    def sentence(self, text: str, rules: list[str]) -> str:
        return with_rules(self.translator, text, rules)
