"""Several decisions in one line: what goes along, tokens and cards, and a whole move.

    all · none · 2 wood 1 oil        whatever is asked for by kind, one kind after the other
    oil food · 3 2 · 2 oil           parts of one choice, in any order
    mech 11 18 all                   a unit, where it goes, and what it takes along

Nothing is taken here: the actions are found on a copy of the game, and what does not fit is refused as a whole.
"""

from typing import Final

from maszyna.kernel.errors import ActionError
from maszyna.kernel.game import all_of, none_of
from maszyna.kernel.steps import NOTHING
from maszyna.scythe.airships.flight import reach_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import PLACES, RESOURCES, UNIT_KINDS
from maszyna.scythe.place_texts import kind_in_action, place_number, place_text
from maszyna.scythe.play.movement.journeys import unit_of
from maszyna.scythe.play.movement.move import ChooseStep, ChooseUnit
from maszyna.speech.common.common_vocabulary import ALL, NONE
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.terminal.scythe.play.options import Choice, choices, stem
from maszyna.terminal.scythe.play.partial_answer import PartialAnswer

WORKER: Final = "worker"
GOODS: Final = [*RESOURCES, WORKER]
MOST: Final = 999
Load = dict[str, int]  # by the names of goods


class UnfitLine(ActionError):
    """A line of several decisions that does not fit together; ``key`` is the screen's text for it."""

    def __init__(self, key: str) -> None:
        super().__init__("", key)
        self.key = key


def means_answer(game: Scythe, typed: str) -> bool:
    """Whether a line that could be a command answers the pending decision: ``all`` where something is loaded."""
    return typed.lower() in (*ALL, *NONE) and game.pending().nothing() != NOTHING


def compound(game: Scythe, texts: ScytheTexts, typed: str) -> list[int]:
    """The actions of a line that answers more than one question; nothing if it is no such line."""
    words = typed.lower().replace(",", " ").replace(";", " ").split()
    decision = game.pending()
    if decision.nothing() != NOTHING and len(words) == 1 and words[0] in (*ALL, *NONE):
        return all_of(game) if words[0] in ALL else none_of(game)
    if decision.asks_by_kind():
        load = read_load(texts, words)
        return load_answers(game.copy(), load, True) if load is not None else []
    if isinstance(decision, ChooseUnit):
        return whole_move(game, decision, texts, words)
    if decision.parts() > 1 and len(words) > 1:
        return parts(game, texts, words)
    return []


def parts(game: Scythe, texts: ScytheTexts, words: list[str]) -> list[int]:
    """Options named by a word or number each, with an amount before it: ``2 oil food``, ``3 2``."""
    partial_answer = PartialAnswer(game)
    listed = choices(game, texts, partial_answer.options())
    found: list[int] = []
    times = 1
    for number, word in enumerate(words):
        following = words[number + 1] if number + 1 < len(words) else ""
        if is_number(word) and following and not is_number(following):
            times = int(word)
            continue
        fitting = [choice.action for choice in listed if fits(choice, word)]
        if len(fitting) != 1 or not 0 < times <= MOST:
            return []
        found += fitting * times
        times = 1
    actions = partial_answer.whole(found)
    if actions is None:
        raise UnfitLine("parts_unfit")
    return actions


def fits(choice: Choice, word: str) -> bool:
    """Whether a word means an option: its number, or the beginning of one of its words."""
    if is_number(word):
        return choice.number == int(word)
    words = [*choice.text.split()[1:], *choice.label.casefold().split()]
    return any(part.startswith(stem(word)) for part in words)


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 4


def read_load(texts: ScytheTexts, words: list[str]) -> Load | None:
    """Amounts before their goods, ``2 wood 1 oil``, or after them, ``wood 2 oil``; a good alone is one of it."""
    found: Load = {}
    amount = -1
    last = ""
    comes_first = bool(words) and is_number(words[0])
    for word in words:
        if is_number(word):
            if not comes_first and not last:
                return None
            if comes_first:
                amount = int(word)
            else:
                found[last] += int(word) - 1
            last = ""
            continue
        last = good_of(texts, word)
        if not last:
            return None
        found[last] = found.get(last, 0) + (1 if amount < 0 else amount)
        amount = -1
    return found if found and amount < 0 else None


def good_of(texts: ScytheTexts, word: str) -> str:
    """The only good whose name, in English or in the language of the game, begins so."""
    found = [
        name
        for number, name in enumerate(GOODS)
        if name.startswith(word.removesuffix("s")) or own_name(texts, number).casefold().startswith(stem(word))
    ]
    return found[0] if len(found) == 1 else ""


def own_name(texts: ScytheTexts, good: int) -> str:
    return texts.name("resource", good) if good < len(RESOURCES) else texts.name("unit_kind", 2)


def load_answers(twin: Scythe, load: Load, must: bool) -> list[int]:
    """The answers that take these goods along and nothing else; ``twin`` is played on."""
    actions: list[int] = []
    left = dict(load)
    begun = twin.pending()
    while not twin.is_over() and twin.pending().kind() == begun.kind() and twin.seat_to_decide() == begun.seat:
        decision = twin.pending()
        good = decision.text(twin.options()[-1]).split()[-1].removeprefix("moved_")
        amount = max((one for one in twin.options() if one <= left.get(good, 0)), default=twin.options()[0])
        left[good] = left.get(good, 0) - amount
        actions.append(amount)
        twin.apply(amount)
    if must and any(amount > 0 for amount in left.values()):
        raise UnfitLine("load_too_much")
    return actions


def whole_move(game: Scythe, decision: ChooseUnit, texts: ScytheTexts, words: list[str]) -> list[int]:
    """``mech 11 18 all``: which unit, from where if there are several, where to, and what goes along."""
    kind = unit_in(texts, words[0]) if words else -1
    numbers = [word for word in words[1:3] if is_number(word)]
    if kind < 0 or not numbers:
        return []
    places = [int(word) for word in numbers if 0 < int(word) < PLACES]
    rest = words[1 + len(numbers) :]
    units = [action for action in game.options() if action and kind_in_action(action) == kind]
    if len(places) == 2:
        units = [action for action in units if place_number(action) == places[0]]
    elif len(numbers) == 1 and not rest and any(place_number(action) == places[0] for action in units if places):
        return []  # only a unit is named, and where it stands
    if len(units) != 1 or len(places) != len(numbers):
        raise UnfitLine("move_no_unit")
    twin = game.copy()
    unit = unit_of(twin, twin.seat_to_decide(), units[0])
    way = next((one.places for one in reach_of(twin, decision, unit) if one.places[-1] == places[-1]), [])
    if not way:
        raise UnfitLine("move_no_way")
    twin.apply(units[0])
    return [units[0], *way_answers(twin, way, rest, texts, unit)]


def unit_in(texts: ScytheTexts, word: str) -> int:
    found = [
        kind
        for kind in range(len(UNIT_KINDS))
        if UNIT_KINDS[kind].startswith(word) or texts.name("unit_kind", kind).casefold().startswith(word)
    ]
    return found[0] if len(found) == 1 else -1


def way_answers(twin: Scythe, way: list[int], rest: list[str], texts: ScytheTexts, unit: int) -> list[int]:
    """The steps of a way; what was loaded at the start is carried on to its end."""
    actions: list[int] = []
    everything = len(rest) == 1 and rest[0] in ALL
    load = {} if not rest or everything or (len(rest) == 1 and rest[0] in NONE) else read_load(texts, rest)
    if load is None:
        raise UnfitLine("load_unreadable")
    for number, place in enumerate(way):
        if isinstance(twin.asking, ChooseStep):
            step = twin.parse(f"to {place_text(place)}")
            actions.append(step)
            twin.apply(step)
        if twin.is_over() or not twin.pending().asks_by_kind():
            continue
        if not rest:
            if len(way) == 1:
                return actions  # the game asks what goes along
            raise UnfitLine("load_untold")
        before = goods_aboard(twin)
        if everything and not number:
            load = before
        actions += load_answers(twin, load, not number)
    if not twin.is_over() and isinstance(twin.pending(), ChooseStep):
        asked = twin.pending()
        if isinstance(asked, ChooseStep) and asked.unit == unit and not asked.first:
            actions.append(0)
    return actions


def goods_aboard(game: Scythe) -> Load:
    """All that could be taken along, by asking for as much as possible of every kind."""
    twin = game.copy()
    found: Load = {}
    begun = twin.pending()
    while not twin.is_over() and twin.pending().kind() == begun.kind() and twin.seat_to_decide() == begun.seat:
        most = twin.options()[-1]
        good = twin.pending().text(most).split()[-1].removeprefix("moved_")
        found[good] = found.get(good, 0) + most
        twin.apply(most)
    return found
