"""The language of a command: from --lang, MASZYNA_LANG, the system, or English."""

import os
from collections.abc import Callable, Mapping
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Final

import typer

from maszyna.commands.io.problems import of_error
from maszyna.speech.language.catalogue import LANGUAGES, SOURCE, UnknownLanguage

if TYPE_CHECKING:
    from maszyna.speech.expeditions.texts import ExpeditionsTexts
    from maszyna.speech.scythe.texts import ScytheTexts

Lang = Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES))]
# The first that is set says which language the system speaks.
SYSTEM: Final = ["LC_ALL", "LC_MESSAGES", "LANG"]


class AskedLanguage:
    """The language named before the command, as in ``maszyna --lang uk saves``."""

    lang: str | None = None


def scythe_texts_later(lang: str | None) -> "Callable[[], ScytheTexts]":
    """The texts of Scythe, loaded when they are first asked for: an answer for programs needs none."""
    known = language_of(lang)

    @cache
    def texts() -> "ScytheTexts":
        return scythe_texts_of(known)

    return texts


def scythe_texts_of(lang: str | None) -> "ScytheTexts":
    from maszyna.speech.scythe.texts import scythe_texts

    return scythe_texts(language_of(lang))


def expeditions_texts_of(lang: str | None) -> "ExpeditionsTexts":
    from maszyna.speech.expeditions.texts import expeditions_texts

    return expeditions_texts(language_of(lang))


def language_of(lang: str | None) -> str:
    """The language to speak: a requested one must be known, one from the environment is used if it is known."""
    if lang is None:
        return AskedLanguage.lang or usual_language(os.environ)
    if lang not in LANGUAGES:
        raise of_error(UnknownLanguage(lang), "--lang")
    return lang


def complaining_language(arguments: list[str], environment: Mapping[str, str]) -> str:
    """The language of problems: that of the command; what programs read stays English."""
    if "--json" in arguments:
        return SOURCE
    asked = [after for option, after in pairwise(arguments) if option == "--lang"]
    asked += [option.removeprefix("--lang=") for option in arguments if option.startswith("--lang=")]
    return asked[0] if asked and asked[0] in LANGUAGES else usual_language(environment)


def usual_language(environment: Mapping[str, str]) -> str:
    system = next((environment[name] for name in SYSTEM if environment.get(name)), "")
    for wish in (environment.get("MASZYNA_LANG", ""), system):
        lang = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
        if lang in LANGUAGES:
            return lang
    return SOURCE
