"""How a combat ended, for who fought it: who wins and why, what was paid, who goes where, what it brought.

A reader who fought is "you"; whoever is meant stands before a colon, so that no name needs another case.
"""

from typing import Final

from maszyna.kernel.events import Event
from maszyna.kernel.packed_counts import counts
from maszyna.scythe.events import (
    AIRSHIP_RETREATED,
    GAINED,
    LOST,
    RESOURCES_LEFT,
    RESOURCES_REMOVED,
    STAR_PLACED,
    UNIT_RETREATED,
    field_of,
)
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import AIRSHIP, MAT, MOST_STARS
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.play.combat.combat import card_points
from maszyna.scythe.play.combat.fought import Fought, FoughtSide
from maszyna.scythe.state import Position
from maszyna.speech.common.amounts import amount
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.events.sentences import sentence
from maszyna.speech.scythe.names.names import name
from maszyna.speech.scythe.names.places import place_name

RETREAT: Final = "retreat"
FIGHT: Final[dict[str, str]] = {
    "you": mark("You"),
    "you_win": mark("You win: {place}"),
    "you_lose": mark("You lose: {place}"),
    "wins": mark("{who} wins: {place}"),
    "higher": mark("the higher total wins"),
    "tie": mark("a tie is the attacker's"),
    "shown": mark("{who}: {sum} = {total}"),
    "table": mark("Automa card {card}, with power {power}"),
    "paid": mark("{who}: power {from} → {to}"),
    "only_cards": mark("{who}: cards spent: {cards}"),
    "paid_cards": mark("{who}: power {from} → {to}, cards spent: {cards}"),
    "star": mark("{who}: a star for a won combat, {stars} of {of}"),
    "goes": mark("{who}: {unit} → {to}"),
    "go": mark("{who}: {unit} ({amount}) → {to}"),
    "mat": mark("the faction mat"),
    "holds": mark("In control there: {who}"),
    "lying": mark("Resources there: {goods}"),
    "laid": mark("Put there: {goods}"),
    "gone": mark("Resources there are removed: {amount}"),
    "popularity": mark("{who}: popularity lost: {amount} (workers driven off)"),
    "no_popularity": mark("{who}: no popularity lost"),
    "draws": mark("{who}: one more combat card"),
    "about": mark("Combat: {place}. {attacker} attacks, {defender} defends."),
    "you_attack": mark("Combat: {place}. You attack, {defender} defends."),
    "you_defend": mark("Combat: {place}. {attacker} attacks, you defend."),
    "lost": mark("Combat: {place}. You lose, {own} : {other}."),
}


class FightLine:
    """A line of a result: what it is about, the sentence, and the event behind it."""

    def __init__(self, about: str, text: str, event: Event | None = None) -> None:
        self.about = about
        self.text = text
        self.event = event


class FightTexts:
    """The result of one combat, told to ``you``, a seat, or to nobody in particular.

    ``lays``: at a table, where what an Automa leaves is still to be put on the board.
    """

    def __init__(self, translator: Translator, position: Position, you: int, lays: bool = True) -> None:
        self._translator = translator
        self.position = position  # after it
        self.you = you
        self.lays = lays

    def who(self, seat: int) -> str:
        return self.say("you") if seat == self.you else name(self._translator, "faction", self.faction(seat))

    def faction(self, seat: int) -> int:
        return self.position.seats[seat].faction

    def say(self, key: str, **values: object) -> str:
        return self._translator.say(FIGHT[key], values)

    def title(self, fought: Fought) -> str:
        place = place_name(self._translator, fought.place)
        if self.you in (fought.winner, fought.loser):
            return self.say("you_win" if fought.winner == self.you else "you_lose", place=place)
        return self.say("wins", who=self.who(fought.winner), place=place)

    def reason(self, fought: Fought) -> str:
        return self.say("tie" if fought.is_tie() else "higher")

    def shown(self, side: FoughtSide) -> str:
        """A total as the sum it is."""
        parts = " + ".join(str(value) for value in [side.power, *side.cards])
        return self.say("shown", who=self.who(side.seat), sum=parts, total=side.total)

    def about(self, place: int, attacker: int, defender: int) -> str:
        """Which combat a question in the middle of it belongs to."""
        key = "you_attack" if attacker == self.you else "you_defend" if defender == self.you else "about"
        where = place_name(self._translator, place)
        return self.say(key, place=where, attacker=self.who(attacker), defender=self.who(defender))

    def cause(self, game: Scythe) -> str:
        """What a question in the middle of a combat belongs to; where the beaten go, also how it ended."""
        combat, asking = game.combat, game.asking
        if combat is None or asking is None or asking.about.secret:
            return ""
        attacker, defender = combat.fighters
        if asking.about.name != RETREAT:
            return self.about(combat.place, attacker, defender)
        totals = [dial + card_points(cards) for dial, cards in zip(combat.dials, combat.cards, strict=True)]
        own = combat.fighters.index(self.you) if self.you in combat.fighters else 0
        where = place_name(self._translator, combat.place)
        return self.say("lost", place=where, own=totals[own], other=totals[1 - own])

    def in_short(self, fought: Fought) -> list[str]:
        """The result for who reads a text: who wins, both sums, and why; the rest stands in the sentences."""
        sums = "; ".join(self.shown(side) for side in fought.sides)
        return [self.title(fought), f"{sums} ({self.reason(fought)})"]

    def lines(self, fought: Fought) -> list[FightLine]:
        """All that came of it, in the order in which it is looked for: star, pieces, land, what it cost."""
        found = [
            FightLine("ability", sentence(self._translator, self.position, event, self.you), event)
            for event in fought.before
        ]
        found += [self.star(event) for event in fought.after if event.kind == STAR_PLACED]
        found += self.retreats(fought)
        found += self.land(fought)
        found += [self.paid(side) for side in fought.sides if side.power or side.cards]
        found += self.popularity(fought)
        for event in fought.after:
            if event.kind == GAINED:
                found.append(FightLine("cards", self.say("draws", who=self.who(event.seat)), event))
        return found

    def star(self, event: Event) -> FightLine:
        said = self.say("star", who=self.who(event.seat), stars=field_of(event, "stars"), of=MOST_STARS)
        return FightLine("star", said, event)

    def paid(self, side: FoughtSide) -> FightLine:
        values: dict[str, object] = {"who": self.who(side.seat), "from": side.left + side.power, "to": side.left}
        if side.cards:
            key = "paid_cards" if side.power else "only_cards"
            return FightLine("power", self.say(key, cards=", ".join(map(str, side.cards)), **values))
        return FightLine("power", self.say("paid", **values))

    def retreats(self, fought: Fought) -> list[FightLine]:
        """Who goes where; units of one kind that go together stand in one line."""
        found: list[FightLine] = []
        moves = [event for event in fought.after if event.kind in (UNIT_RETREATED, AIRSHIP_RETREATED)]
        seen: list[tuple[int, int, int]] = []
        for event in moves:
            one = self.retreat(event)
            if one in seen:
                continue
            seen.append(one)
            seat, kind, to = one
            number = sum(self.retreat(other) == one for other in moves)
            where = self.say("mat") if to == MAT else place_name(self._translator, to)
            values: dict[str, object] = {"unit": name(self._translator, "unit_kind", kind), "amount": number}
            said = self.say("go" if number > 1 else "goes", who=self.who(seat), to=where, **values)
            found.append(FightLine("unit", said, event))
        return found

    def retreat(self, event: Event) -> tuple[int, int, int]:
        """Whose, which kind of unit, and where to."""
        unit = AIRSHIP if event.kind == AIRSHIP_RETREATED else field_of(event, "unit")
        return event.seat, unit_kind(unit), field_of(event, "to")

    def land(self, fought: Fought) -> list[FightLine]:
        if fought.in_the_air:
            return []
        found = [FightLine("land", self.say("holds", who=self.who(fought.winner)))]
        removed = False
        for event in fought.after:
            if event.kind == RESOURCES_LEFT and self.lays:
                goods = amount(self._translator, field_of(event, "resource"), field_of(event, "amount"))
                found.append(FightLine("land", self.say("laid", goods=goods), event))
            elif event.kind == RESOURCES_REMOVED:
                removed = True  # by the Automa, as soon as its turn goes on
                found.append(FightLine("land", self.say("gone", amount=field_of(event, "amount")), event))
        piles = enumerate(counts(self.position.resources[fought.place]))
        lying = [amount(self._translator, kind, int(number)) for kind, number in piles if number]
        if lying and not removed:
            found.append(FightLine("land", self.say("lying", goods=", ".join(lying))))
        return found

    def popularity(self, fought: Fought) -> list[FightLine]:
        """Workers driven off cost an attacker popularity; that nothing was lost is worth a word to the reader."""
        lost = [event for event in fought.after if event.kind == LOST]
        if lost:
            said = self.say("popularity", who=self.who(lost[0].seat), amount=field_of(lost[0], "amount"))
            return [FightLine("popularity", said, lost[0])]
        if fought.winner == self.you == fought.sides[0].seat and not fought.in_the_air:
            return [FightLine("popularity", self.say("no_popularity", who=self.who(self.you)))]
        return []
