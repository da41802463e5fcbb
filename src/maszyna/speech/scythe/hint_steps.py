"""The actions of a hint as one would tell them: a line for the section, for each unit, for the bottom row."""

from itertools import groupby, pairwise
from typing import Any, Final

from maszyna.kernel.steps import Decision
from maszyna.players.hints import Hint
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import OIL
from maszyna.scythe.place_texts import place_number
from maszyna.scythe.play.actions.build import ChooseBuildingSite, ChooseStructure
from maszyna.scythe.play.actions.deploy import ChooseMech, ChooseMechSite
from maszyna.scythe.play.actions.enlist import ChooseBonus, ChooseRecruit
from maszyna.scythe.play.actions.produce import ChooseBirths, ChooseField
from maszyna.scythe.play.actions.upgrade import ChooseBox, ChooseCube
from maszyna.scythe.play.cards.benefits import ChooseResource, ChooseStore
from maszyna.scythe.play.combat.combat import ChooseBattle, ChooseCard, ChooseDial
from maszyna.scythe.play.common.gains import Accept
from maszyna.scythe.play.common.payment import NO_CARD, PayFrom
from maszyna.scythe.play.movement.move import DONE, ChooseCargo, ChooseStep, ChooseUnit
from maszyna.scythe.play.turn.top import ChooseTop
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.speech.common.amounts import Goods, amount, exchange
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.decisions.mat_decisions import PAY_FROM
from maszyna.speech.scythe.names.places import at_place, from_place
from maszyna.speech.scythe.texts import ScytheTexts

Kind = type[Decision[Any]]
# By decision, those after which it goes on with their line; any other begins a line.
GOES_ON_AFTER: Final[dict[Kind, list[Kind]]] = {
    ChooseTop: [ChooseSection],
    ChooseStep: [ChooseUnit, ChooseStep, ChooseCargo],
    ChooseCargo: [ChooseStep, ChooseCargo],
    ChooseResource: [ChooseStore, ChooseResource],
    ChooseField: [ChooseField, ChooseBirths],
    ChooseBirths: [ChooseField],
    PayFrom: [PayFrom],
    ChooseMechSite: [ChooseMech],
    ChooseBuildingSite: [ChooseStructure],
    ChooseBox: [ChooseCube],
    ChooseBonus: [ChooseRecruit],
    ChooseDial: [ChooseBattle],
    ChooseCard: [ChooseDial, ChooseCard],
}
HEADS: Final[list[Kind]] = [ChooseSection, ChooseUnit, ChooseStore, ChooseBattle]  # what follows comes after a colon


class LinePart:
    """What one action adds to a line, or several alike: tokens are added up."""

    def __init__(self, kind: Kind, text: str, goods: Goods = (), place: int = 0) -> None:
        self.kind = kind
        self.text = text
        self.goods = goods
        self.place = place  # where it is paid from


class HintSteps:
    """The lines of one hint."""

    def __init__(self, translator: Translator, texts: ScytheTexts, hint: Hint) -> None:
        self._translator = translator
        self._texts = texts
        self._hint = hint

    def lines(self) -> list[str]:
        """What is done alike several times in a row is one line."""
        found: list[list[LinePart]] = []
        for part in self._parts():
            line = found[-1] if found else []
            last = line[-1] if line else None
            if last is None or last.kind not in GOES_ON_AFTER.get(part.kind, []):
                found.append([part])
            elif together := self._together(last, part):
                line[-1] = together
            else:
                line.append(part)
        lines = [(text, len(list(same))) for text, same in groupby(self._joined(line) for line in found)]
        return [f"{text} \u00d7{times}" if times > 1 else text for text, times in lines]

    def _parts(self) -> list[LinePart]:
        """Without what goes without saying: what is left behind, where a way ends, that all of a gain is taken."""
        twin = self._hint.world.copy()
        found: list[LinePart] = []
        for action in self._hint.actions:
            asking = twin.pending()
            all_of_it = asking.amount if isinstance(asking, Accept) else None
            unsaid = {ChooseCargo: 0, ChooseStep: DONE}.get(type(asking), all_of_it)
            if not found or action != unsaid:
                found.append(self._part(twin, asking, action, found))
            twin.apply(action)
        return found

    def _part(self, game: Scythe, asking: Any, action: int, before: list[LinePart]) -> LinePart:
        kind = type(asking)
        if isinstance(asking, ChooseSection):
            return LinePart(kind, self._texts.name("section", action))
        if isinstance(asking, ChooseResource):
            # After the last kind of resource there is nothing else to take: it stands for all tokens that are left.
            return self._gained([(action, asking.amount if action == OIL else 1)])
        if isinstance(asking, PayFrom) and asking.card_in(action) == NO_CARD:
            return self._paid([(asking.resource, 1)], place_number(action))
        if isinstance(asking, ChooseField) and action and before and before[-1].kind in GOES_ON_AFTER[ChooseField]:
            return LinePart(kind, at_place(self._translator, action))
        return LinePart(kind, self._texts.label(game, action))

    def _together(self, last: LinePart, part: LinePart) -> LinePart | None:
        """Two parts as one, where both are tokens of a kind."""
        if last.kind is part.kind is ChooseResource:
            return self._gained(added(last.goods, part.goods))
        if last.goods and part.goods and (last.place, last.goods[0][0]) == (part.place, part.goods[0][0]):
            return self._paid(added(last.goods, part.goods), part.place)
        return None

    def _gained(self, goods: Goods) -> LinePart:
        return LinePart(ChooseResource, exchange(self._translator, [], goods), goods)

    def _paid(self, goods: Goods, place: int) -> LinePart:
        values = {"amount": amount(self._translator, *goods[0]), "from": from_place(self._translator, place)}
        return LinePart(PayFrom, self._translator.say(PAY_FROM, values), goods, place)

    def _joined(self, line: list[LinePart]) -> str:
        parts = without_stops(line)
        text = parts[0].text
        for before, part in pairwise(parts):
            text += (": " if before.kind in HEADS else ", ") + part.text
        return text


def without_stops(line: list[LinePart]) -> list[LinePart]:
    """A way without the places where nothing is loaded or left."""
    legs: list[list[LinePart]] = [[]]
    for part in line:
        if part.kind is ChooseStep:
            legs.append([])
        legs[-1].append(part)
    loads = [[part.text for part in leg[1:]] for leg in legs[1:]]
    left = [leg for number, leg in enumerate(legs[1:]) if loads[number] not in loads[number + 1 : number + 2]]
    return legs[0] + [part for leg in left for part in leg]


def added(goods: Goods, more: Goods) -> Goods:
    """Amounts of the same good are one."""
    found = dict(goods)
    for good, number in more:
        found[good] = found.get(good, 0) + number
    return list(found.items())
