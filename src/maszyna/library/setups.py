"""What a game begins with, checked at once: whatever could not be saved and loaded again is refused."""

import json
import secrets
import warnings
from collections.abc import Mapping

from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError, SetupError
from maszyna.kernel.record import Setup
from maszyna.kernel.save import DRAWN_SEEDS, MOST_SEED
from maszyna.library.name_types import Language
from maszyna.scythe.game import Scythe
from maszyna.scythe.state import AUTOMA
from maszyna.speech.language.catalogue import LANGUAGES, UnknownLanguage
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.setup_advice import on_many_players


def checked_seed(seed: int | None) -> int:
    """The seed of a game, drawn when there is none; a SetupError refuses what a save cannot hold."""
    if seed is None:
        return secrets.randbelow(DRAWN_SEEDS)
    try:
        return Part(seed, "seed").number(0, MOST_SEED - 1)
    except FormatError as error:
        raise refused_setup(error) from None


def checked_setup(setup: Setup) -> Setup:
    """A setup as a save gives it back; a SetupError refuses one that would come back changed."""
    try:
        text = json.dumps(setup, ensure_ascii=False, allow_nan=False)
        text.encode()
        read: Setup = json.loads(text)
    except (TypeError, ValueError, RecursionError) as error:
        raise SetupError("setup", "cannot_be_saved", reason=str(error)) from None
    for name, value in setup.items():
        if read[name] != value:
            raise SetupError(f"setup.{name}", "loaded_otherwise", found=json.dumps(read[name])[:60])
    return read


def refused_setup(error: FormatError) -> SetupError:
    """What is wrong with a part of a setup: made in Python it is no file."""
    return SetupError(error.where, error.code, **error.values)


def as_document(given: object) -> object:
    """A mapping as the object of a document; whatever else is given is left for the reader to refuse."""
    return dict(given) if isinstance(given, Mapping) else given


def checked_language(lang: Language) -> Language:
    """A language there is; another one is refused with an UnknownLanguage."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    return lang


def warn_of_many_players(game: Scythe, lang: Language) -> None:
    """More players than the rulebook advises beside an Automa are accepted, with a word."""
    seats = game.position.seats
    for line in on_many_players(Translator(lang), len(seats), any(own.player == AUTOMA for own in seats)):
        warnings.warn(line, stacklevel=3)
