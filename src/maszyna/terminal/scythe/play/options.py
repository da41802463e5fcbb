"""The pending decision as a numbered list, and what is typed as one of its options.

A territory, an amount or a card is listed under its own number, which is also on the map; anything else counts from 1.
An option can also be named by the beginning of its text, in English as saves have it or as the list words it, or by a
word in it.
"""

from typing import Final, NamedTuple

from maszyna.kernel.bits import bit, i64
from maszyna.kernel.errors import AmbiguousAction, IllegalAction, UnreadableAction
from maszyna.kernel.steps import BY_AMOUNT, BY_NUMBER, BY_PLACE
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import PLACES
from maszyna.scythe.place_texts import place_number
from maszyna.scythe.play.common.decisions import (
    BY_CARD_VALUE,
    BY_CARGO,
    BY_FACTORY_CARD,
    BY_MECH,
    BY_OFFER,
)
from maszyna.scythe.play.common.payment import NO_CARD, PayAny, PayFrom
from maszyna.scythe.play.movement.move import ChooseUnit
from maszyna.speech.scythe.texts import ScytheTexts

# Answers that stand under the numbers people know them by.
OWN_NUMBERS: Final = (
    BY_PLACE, BY_AMOUNT, BY_NUMBER, BY_CARGO, BY_CARD_VALUE, BY_OFFER, BY_FACTORY_CARD, BY_MECH,
)  # fmt: skip


class Choice(NamedTuple):
    number: int  # to be typed
    action: int
    text: str
    label: str


def choices(game: Scythe, texts: ScytheTexts, left: list[int] | None = None) -> list[Choice]:
    """The options under their numbers; of a choice of several parts only those ``left``, under the same numbers."""
    decision = game.pending()
    own_numbers = decision.about.answer in OWN_NUMBERS
    listed = sorted({*game.options(), *(left or [])})
    return [
        Choice(action if own_numbers else count, action, decision.text(action), texts.label(game, action))
        for count, action in enumerate(listed, 1)
        if left is None or action in left
    ]


def places(game: Scythe) -> i64:
    """The places among the options, to be shown on the map."""
    decision = game.pending()
    found: i64 = 0
    if decision.about.answer == BY_PLACE:
        for action in game.options():
            found |= bit(action)
    elif isinstance(decision, ChooseUnit | PayFrom | PayAny):
        for action in game.options():
            by_card = not isinstance(decision, ChooseUnit) and decision.card_in(action) != NO_CARD
            if not by_card and place_number(action) < PLACES:
                found |= bit(place_number(action))
    return found & ~1  # 0 is no place


def pick(game: Scythe, texts: ScytheTexts, typed: str, left: list[int] | None = None) -> int:
    """The option that is meant, or one of the three refusals of an action."""
    listed = choices(game, texts, left)
    if typed.isascii() and typed.isdigit():
        number = int(typed)
        for choice in listed:
            if choice.number == number:
                return choice.action
        ending = [choice for choice in listed if choice.text.endswith(f" {number}")]
        if len(ending) == 1:
            return ending[0].action
    try:
        if left is None or left == game.options():
            return game.match(typed)
        return matched(listed, typed, game.decision_kind())
    except UnreadableAction as error:
        wanted = typed.casefold()
        found = [choice for choice in listed if choice.label.casefold().startswith(wanted)]
        if not found:
            found = [choice for choice in listed if f" {wanted}" in f" {choice.label.casefold()}"]
        if not found:
            found = [choice for choice in listed if f" {stem(wanted)}" in f" {choice.label.casefold()}"]
        if len(found) == 1:
            return found[0].action
        if found:
            raise AmbiguousAction(typed, game.decision_kind(), [choice.text for choice in found]) from None
        raise error from None


def stem(word: str) -> str:
    """Names bend in Ukrainian and Russian: all but the last letter of a word tells enough."""
    return word if len(word) < 3 or word.isascii() else word[:-1]


def matched(listed: list[Choice], typed: str, decision: str) -> int:
    """The same as ``Game.match`` among the parts that are left."""
    wanted = " ".join(typed.lower().split())
    found = [choice for choice in listed if choice.text == wanted] or [
        choice for choice in listed if choice.text.startswith(wanted)
    ]
    if len(found) == 1:
        return found[0].action
    if found:
        raise AmbiguousAction(typed, decision, [choice.text for choice in found])
    raise UnreadableAction(typed, decision, [choice.text for choice in listed])


def known(game: Scythe, texts: ScytheTexts, typed: str) -> list[int]:
    """The actions of this kind of decision, legal or not, that a text may mean: exactly, by beginning or by ending."""
    decision = game.pending()
    listed = [choice.action for choice in choices(game, texts) if str(choice.number) == typed]
    if listed:
        return listed
    wanted = " ".join(typed.lower().split())
    by_action = {action: decision.text(action) for action in range(decision.span()) if decision.text(action)}
    return (
        [action for action, text in by_action.items() if text == wanted]
        or [action for action, text in by_action.items() if text.startswith(wanted)]
        or [action for action, text in by_action.items() if text.endswith(f" {wanted}")]
    )


def refused(game: Scythe) -> dict[str, list[int]]:
    """The actions not possible now, by the code of the reason."""
    decision = game.pending()
    legal = set(game.options())
    found: dict[str, list[int]] = {}
    for action in range(decision.span()):
        if decision.text(action) and action not in legal:
            found.setdefault(decision.why_not(game, action), []).append(action)
    return found


def described(game: Scythe, texts: ScytheTexts, action: int) -> str:
    """An action in words, even one that is not possible; if it has none now, its text."""
    try:
        return texts.label(game, action)
    except LookupError:
        return game.text(action)


def reason_of(game: Scythe, action: int) -> str:
    """The code of the reason why an action is not possible; nothing if it is."""
    if action in game.options():
        return ""
    refusal: IllegalAction = game.refusal(action)
    return refusal.reason
