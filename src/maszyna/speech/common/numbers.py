"""Numbers as a text prints them: a true minus sign, and a decimal comma where the language has one."""

from typing import Final

from maszyna.speech.language.catalogue import SOURCE
from maszyna.speech.language.translator import Translator

MINUS: Final = "\N{MINUS SIGN}"


def signed(translator: Translator, value: float, digits: int = 0) -> str:
    """A change, with its sign."""
    text = f"{value:+.{digits}f}".replace("-", MINUS)
    return text if translator.lang == SOURCE else text.replace(".", ",")
