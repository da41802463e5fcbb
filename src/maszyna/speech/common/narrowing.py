"""What the sentences about any Automa's choice share: steps that leave some or none, and the rules they name."""

from typing import Final, NamedTuple

from maszyna.speech.language.translator import Many, Translator, mark

LISTED: Final = mark("{step}: {places}")
CONCLUDED: Final = mark("{step}, {so}")
SENTENCE: Final = mark("{text} ({rules}).")
RULED: Final = mark("{text}.")  # names its ruling itself


class Filter(NamedTuple):
    """A criterion that may leave nothing."""

    some: Many
    none: str


class Grade(NamedTuple):
    """A criterion that keeps the best."""

    some: Many
    one: str


class Wording(NamedTuple):
    """A criterion in words."""

    title: str
    sentence: str  # what it means
    stays: Filter | Grade | str  # what it left; a text alone where it always leaves one
    fell: str = ""  # why a territory fell out, if territories pass it


def with_rules(translator: Translator, text: str, rules: list[str]) -> str:
    """A sentence with the ids of its rules."""
    said = {"text": translator.capitalized(text), "rules": ", ".join(rules)}
    return translator.say(SENTENCE if rules else RULED, said)
