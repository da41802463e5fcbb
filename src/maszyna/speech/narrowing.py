"""What the sentences about any Automa's choice share: steps that leave some or none, and the rules they name."""

from typing import Final, NamedTuple

from maszyna.speech.tongue import Many, Tongue, mark

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


def ruled(tongue: Tongue, text: str, rules: list[str]) -> str:
    """A sentence with the ids of its rules."""
    said = {"text": text[0].upper() + text[1:], "rules": ", ".join(rules)}
    return tongue.say(SENTENCE if rules else RULED, said)
