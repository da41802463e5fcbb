"""The language a command speaks: asked for, or MASZYNA_LANG, or the one of the system, or English."""

import os
from collections.abc import Mapping
from typing import Annotated, Final

import typer

from maszyna.commands.problems import BadInput
from maszyna.speech.catalogue import LANGUAGES, SOURCE, UnknownLanguage
from maszyna.speech.expeditions_voice import ExpeditionsVoice, expeditions_voice
from maszyna.speech.voice import Voice, voice

Lang = Annotated[
    str | None, typer.Option("--lang", help=f"Language of the sentences: {', '.join(LANGUAGES)}.", show_default=False)
]
# The first that is set says which language the system speaks.
SYSTEM: Final = ["LC_ALL", "LC_MESSAGES", "LANG"]


def voice_of(lang: str | None) -> Voice:
    return voice(language_of(lang))


def expeditions_voice_of(lang: str | None) -> ExpeditionsVoice:
    return expeditions_voice(language_of(lang))


def language_of(lang: str | None) -> str:
    """A language that was asked for must be one of ours; what the surroundings say is only a wish."""
    if lang is None:
        return usual_language(os.environ)
    if lang not in LANGUAGES:
        raise BadInput(f"--lang: {UnknownLanguage(lang)}")
    return lang


def usual_language(environment: Mapping[str, str]) -> str:
    system = next((environment[name] for name in SYSTEM if environment.get(name)), "")
    for wish in (environment.get("MASZYNA_LANG", ""), system):
        lang = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
        if lang in LANGUAGES:
            return lang
    return SOURCE
