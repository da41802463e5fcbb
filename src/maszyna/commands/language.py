"""The language a command speaks: asked for, or MASZYNA_LANG, or the one of the system, or English."""

import os
from collections.abc import Mapping
from typing import Annotated, Final

import typer

from maszyna.commands.problems import BadInput
from maszyna.speech.catalogue import LANGUAGES, SOURCE, UnknownLanguage
from maszyna.speech.voice import Voice, voice

Lang = Annotated[
    str | None, typer.Option("--lang", help=f"Language of the sentences: {', '.join(LANGUAGES)}.", show_default=False)
]
# The first that is set says which language the system speaks.
SYSTEM: Final = ["LC_ALL", "LC_MESSAGES", "LANG"]


def voice_of(lang: str | None) -> Voice:
    """A language that was asked for must be one of ours; what the surroundings say is only a wish."""
    if lang is None:
        return voice(usual_language(os.environ))
    try:
        return voice(lang)
    except UnknownLanguage as error:
        raise BadInput(f"--lang: {error}") from None


def usual_language(environment: Mapping[str, str]) -> str:
    system = next((environment[name] for name in SYSTEM if environment.get(name)), "")
    for wish in (environment.get("MASZYNA_LANG", ""), system):
        lang = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
        if lang in LANGUAGES:
            return lang
    return SOURCE
