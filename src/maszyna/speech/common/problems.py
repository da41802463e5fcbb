"""What is wrong with an input, for a person.

Engine and commands say it in English, which programs may read. Here the same sentences stand once more, with
placeholders; a message that has the form of one of them is said in the person's language. What stands before a colon
(an option, a file, a place in it) stays, and so does a message about a document that programs write.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from maszyna.kernel.errors import MaszynaError
from maszyna.speech.common.reasons import REASONS, reason
from maszyna.speech.common.table_refusals import REFUSALS
from maszyna.speech.language.translator import Translator, mark

# Files.
FILES: Final = [
    mark("cannot be read: {reason}"),
    mark("cannot be written: {reason}"),
    mark("cannot be made: {reason}"),
    mark("cannot be made a folder: {reason}"),
    mark("cannot be listened on: {reason}"),
    mark("is no name of a file: {reason}"),
    mark("is empty"),
    mark("is empty; it must have one request in JSON on each line"),
    mark("is empty; it must have a position in JSON"),
    mark("is too large: at most {most} bytes are read"),
    mark("is too large: at most {most} characters"),
    mark("too large: at most {most} characters"),
    mark("is too long: at most {most} bytes are read"),
    mark("is not UTF-8 text: byte {number} cannot be read"),
    mark("is not readable as JSON: {reason}"),
    mark("must be a JSON object with {fields}"),
    mark("is {game}, but this is a save reader for {other}"),
    mark("is {version}, newer than this program's rules ({known}): update it"),
    mark("line {number}"),
]
# What the system says.
SYSTEM: Final = [
    mark("No such file or directory"),
    mark("Permission denied"),
    mark("Is a directory"),
    mark("Not a directory"),
    mark("File exists"),
    mark("File name too long"),
    mark("No space left on device"),
    mark("Read-only file system"),
    mark("Input/output error"),
    mark("Address already in use"),
]
# Options of the commands.
OPTIONS: Final = [
    mark("{what} is unknown; possible are {possible}"),
    mark("{what} is unknown; possible is {possible}"),
    mark("{what} is given twice; once is enough"),
    mark("{turn} is not in this game; it has the turns {turns}"),
    mark("the last game's seed would be {seed}; at most {most} is possible"),
    mark("{seats} are too few for {people} people and {automas} Automas"),
    mark("{options} cannot stand together; name one of them"),
    mark("{kind} is no kind of tile; possible are {possible}"),
    mark("{tile} is no tile of this kind; possible are {possible}"),
    mark("{tile} is not kept; kept are {kept}"),
    mark("must be 1 to {most} plain characters"),
    mark("the app needs the extra {extra}: {reason}"),
    mark("{option} needs the extra {extra}: {reason}"),
    mark("one player and no Automas have nobody to play against; add another player"),
    mark("its games stay in each browser, so {options} mean nothing with it"),
    mark("{level} is no level; possible are {possible}"),
    mark("no language {language}; possible are {possible}"),
    mark("nan is not a length of time; {possible} is possible"),
    mark("level {level} is not on file: {reason}; {how}"),
    mark("is closed; there is nowhere to write to"),
    mark("the games of the app need the extra {extra}: {reason}"),
    mark("{turn} is not in this session; it has the steps {turns}"),
    mark("{site} is no site; {how}"),
    mark("{address} cannot be listened on: {reason}"),
]
# Setups.
SETUPS: Final = [
    mark("the base game is always needed; add {what}"),
    mark("at least one human seat is needed"),
    mark("{seats} seats; with these editions {possible} are possible"),
    mark("{what} needs the edition {edition}"),
    mark("{what} is taken by another seat"),
    mark("{faction} with {mat} is barred; choose another mat or the variant {variant}"),
    mark("every deal would make a barred pair; leave another faction or mat open"),
    mark("a table needs an Automa; add {what}"),
    mark("an Automa has no player mat; leave it out"),
    mark("only an Automa has a level; add {what}"),
    mark("is never used with an Automa; name another tile"),
    mark("gives {tile} to two seats; there is one of each tile"),
]
# Actions, and defects.
ACTIONS: Final = [
    mark("{text} could mean any of: {possible}"),
    mark("the game is over: no more actions are possible"),
    mark("there is nothing to undo: the game is at its start"),
    mark("there is nothing to undo: the session is at its start"),
    mark("a defect in the rules engine: {problem}; please report it with the save file"),
    mark("a defect in this program: {problem}; {setting} shows where"),
]
# Experiments.
EXPERIMENTS: Final = [
    mark("needs {option}, the folder of the results"),
    mark("needs {option}, the folder of an experiment"),
    mark("is missing; these are {arms} arms, and their results need a folder"),
    mark("is missing; this experiment has {arms} arms"),
    mark("is missing; it is the number of a game of the experiment"),
    mark("is missing; name a save file, or {options}"),
    mark("interrupted: {units} units are left; {option} goes on"),
    mark("the cluster needs the extra {extra}: {reason}"),
    mark("cannot be reached: {reason}"),
    mark("the lab needs the extra {extra}: {reason}"),
    mark("{player} has a budget in time; in an experiment it must be one in nodes"),
    mark("holds neither the package nor a virtual environment"),
    mark("is neither a folder nor a commit of the repository here"),
    mark("cannot be built: {reason}"),
    mark("holds no unit that is done for every arm; run it on with {option}"),
    mark("holds an experiment already; {option} goes on with it"),
    mark("holds no experiment: {reason}"),
    mark("holds another experiment than the one asked for; {option} alone goes on with it"),
    mark("was begun under rules {found}, but these are rules {rules}; begin anew"),
    mark("{number} is not in this experiment; it has the games {games}"),
    mark("there is no arm {arm}; possible are {possible}"),
    mark("two arms are called {name}; each must differ from the others"),
    mark("is damaged: its rows do not give its digest; remove it and run with {option}"),
    mark("is no file of results: {reason}"),
]
# What an engine says of an action with its own ids, and what a person is told instead.
REPLAYED: Final[dict[str, str]] = {
    "cannot read {text} as an answer to {decision}; possible now: {possible}": mark(
        "{text} cannot be understood here; possible now: {possible}"
    ),
    "{text} is not possible now ({reason}) for {decision}; possible: {possible}": mark(
        "{text} is not possible now. {reason} Possible: {possible}"
    ),
    "needs {field}, at most {most}": mark("something is missing that only the people at the table know ({field})"),
    "{problem}; the save is from rules {version} and is replayed under rules {known}": mark(
        "{problem} (the save is from rules {version} and is replayed under rules {known})"
    ),
}
PROBLEMS: Final = [*FILES, *SYSTEM, *OPTIONS, *SETUPS, *ACTIONS, *EXPERIMENTS]
COLON: Final = ": "
REASON: Final = "reason"
INNER: Final = [REASON, "problem"]  # what has a form of its own
POSSIBLE: Final = "possible"
MOST_POSSIBLE: Final = 8  # actions listed
LONG: Final = [REASON, "problem", "possible", "text", "how"]  # what may hold a colon itself


@cache
def forms() -> list[tuple[str, re.Pattern[str]]]:
    """Every text with the pattern of the messages it stands for; the longest message first."""
    said = {**{text: text for text in PROBLEMS}, **REPLAYED}
    return [(said[text], re.compile(pattern_of(text))) for text in sorted(said, key=len, reverse=True)]


def pattern_of(text: str) -> str:
    return re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+?)", re.escape(text))


def problem_text(translator: Translator, message: str) -> str:
    """An English message of the program for a person, as far as it has a form here."""
    for text, pattern in forms():
        found = pattern.fullmatch(message)
        if found and all(COLON not in value for name, value in found.groupdict().items() if name not in LONG):
            return translator.say(text, inner(translator, found.groupdict()))
    before, colon, rest = message.partition(COLON)
    refused = before.replace(" ", "_")
    if refused in REFUSALS:
        return translator.say(REFUSALS[refused], {"about": rest or "…"})
    if not colon:
        return message
    said = problem_text(translator, rest)
    return f"{before}{COLON}{said if said == rest else said[0].lower() + said[1:]}"


def in_words(translator: Translator, values: Mapping[str, object]) -> dict[str, object]:
    """The values of a text, with whatever was refused said in the person's language."""
    return {
        name: problem_text(translator, str(value)) if isinstance(value, MaszynaError) else value
        for name, value in values.items()
    }


def inner(translator: Translator, values: dict[str, str]) -> dict[str, str]:
    """The values of a message: codes and what another reader said in the person's language, long lists cut."""
    said = dict(values)
    for name in INNER:
        if name in values:
            known = values[name] in REASONS
            said[name] = reason(translator, values[name]) if known else problem_text(translator, values[name])
    listed = values.get(POSSIBLE, "").split(", ")
    if len(listed) > MOST_POSSIBLE:
        said[POSSIBLE] = ", ".join([*listed[:MOST_POSSIBLE], "…"])
    return said


class KeyedTexts:
    """Texts of one purpose in one language, each by its key."""

    def __init__(self, translator: Translator, keyed: Mapping[str, str]) -> None:
        self.lang = translator.lang
        self._translator = translator
        self._keyed = keyed

    def say(self, key: str, **values: object) -> str:
        return self._translator.say(self._keyed[key], in_words(self._translator, values))

    def trouble(self, error: MaszynaError) -> str:
        """What was refused, where no text of ours says it better."""
        return problem_text(self._translator, str(error))
