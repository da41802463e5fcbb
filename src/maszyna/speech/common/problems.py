"""What was refused, for a person: the message of its code (maszyna.messages) in one language, its values filled in.

Where it is, a field, a file or an option, is the same in every language.
"""

from collections.abc import Mapping
from typing import Final

from maszyna.kernel.errors import MaszynaError
from maszyna.messages.message import MESSAGES, Message
from maszyna.scythe.table.refusals import Refusal
from maszyna.speech.common.reasons import REASONS
from maszyna.speech.common.table_refusals import COUNTED_REFUSALS, REFUSALS
from maszyna.speech.language.translator import Translator, mark

# What programs are told with the engine's own ids, and people without them.
SPOKEN: Final[dict[str, str]] = {
    "unreadable_action": mark("{text!r} cannot be understood here; possible now: {legal}"),
    "illegal_action": mark("{text!r} is not possible now. {reason} Possible: {legal}"),
    "needs_telling": mark("something is missing that only the people at the table know ({field})"),
}
ILLEGAL: Final = "illegal_action"
CUT: Final = ["legal", "possible"]  # lists of which a person is shown the beginning
MOST_SHOWN: Final = 8


def error_text(translator: Translator, error: MaszynaError) -> str:
    """What is wrong, and where."""
    said = problem_text(translator, error)
    return f"{error.where}: {said}" if error.where else said


def problem_text(translator: Translator, error: MaszynaError) -> str:
    """What is wrong, without the place."""
    if isinstance(error, Refusal):
        return refusal_text(translator, error, error.about)
    return wording(translator, error.code, error.values)


def refusal_text(translator: Translator, refusal: Refusal, about: str) -> str:
    """Why a step at the table is not taken; ``about`` is in the words of the language."""
    if refusal.code in COUNTED_REFUSALS:
        return translator.count(COUNTED_REFUSALS[refusal.code], int(refusal.about))
    return translator.say(REFUSALS[refusal.code], {"about": about or "…"})


def message_text(translator: Translator, message: Message) -> str:
    return wording(translator, message.code, message.values)


def wording(translator: Translator, code: str, values: Mapping[str, object]) -> str:
    said = {name: value_text(translator, name, value) for name, value in values.items()}
    if code == ILLEGAL:
        said["reason"] = translator.say(REASONS[str(values["reason"])])
    return translator.say(SPOKEN.get(code) or MESSAGES[code], said)


def value_text(translator: Translator, name: str, value: object) -> object:
    """A value as it stands in a sentence; an inner sentence begins small."""
    if isinstance(value, Message):
        return message_text(translator, value)
    if isinstance(value, MaszynaError):
        said = error_text(translator, value)
        return said[0].lower() + said[1:] if isinstance(value, Refusal) else said
    if isinstance(value, list | tuple):
        shown = [str(one) for one in value]
        return ", ".join([*shown[:MOST_SHOWN], "…"] if name in CUT and len(shown) > MOST_SHOWN else shown)
    return value


class KeyedTexts:
    """Texts of one purpose in one language, each by its key."""

    def __init__(self, translator: Translator, keyed: Mapping[str, str]) -> None:
        self.lang = translator.lang
        self._translator = translator
        self._keyed = keyed

    def say(self, key: str, **values: object) -> str:
        said = {name: value_text(self._translator, name, value) for name, value in values.items()}
        return self._translator.say(self._keyed[key], said)

    def trouble(self, error: MaszynaError) -> str:
        """What was refused, where no text of ours says it better."""
        return error_text(self._translator, error)
