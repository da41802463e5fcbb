"""`maszyna scythe explain`: a saved game turn by turn, and why the Automa did what it did."""

from maszyna.commands.io.language import Lang, language_of, scythe_texts_of
from maszyna.commands.io.output import tell
from maszyna.commands.io.problems import BadInput
from maszyna.commands.io.read_files import MOST_SAVE, in_file, read_text
from maszyna.commands.io.replay_walk import Saved, SaveStory, Turn, walk_through
from maszyna.commands.scythe.prose import score_lines
from maszyna.games import SCYTHE, SCYTHE_TABLE
from maszyna.kernel.errors import ActionError, FormatError
from maszyna.kernel.save import Save, parse
from maszyna.scythe.events import TURN_BEGAN
from maszyna.scythe.game import Scythe
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.table.played_table import GAME as TABLE
from maszyna.speech.scythe.companion.companion_texts import CompanionTexts, companion_texts
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.speech.scythe.turn_prose import INDENT, turn_lines
from maszyna.terminal.scythe.play.tiles_screen import tile_headings


def explain(
    file: Saved,
    turn: Turn = None,
    lang: Lang = None,
) -> None:
    """Show a saved game turn by turn, with every step of the Automa's choices."""
    texts = scythe_texts_of(lang)
    try:
        save = parse(read_text(file, MOST_SAVE))
    except FormatError as error:
        raise in_file(file, "inner", problem=error) from None
    if save.game == TABLE:
        explain_table(file, save, turn, texts, companion_texts(language_of(lang)))
        return
    walk_through(
        file,
        turn,
        SaveStory(
            kind=SCYTHE,
            begins=TURN_BEGAN,
            setup=lambda record: setup_lines(texts, record.game, record.seed),
            lines=lambda record, told: turn_lines(texts, record.game.position, record.game.hidden, told),
            end=lambda record: end_lines(texts, record.game),
        ),
    )


def explain_table(file: str, save: Save, step: int | None, texts: ScytheTexts, companion: CompanionTexts) -> None:
    """A session at a table, step by step: what was said, what happened and why, what to do with the pieces."""
    try:
        record = SCYTHE_TABLE.restore(save)
    except (FormatError, ActionError) as error:
        raise in_file(file, "inner", problem=error) from None
    if step is not None and step > len(record.actions):
        raise BadInput("--turn", "no_such_step_of_session", turn=step, last=len(record.actions))
    if step is None:
        tell(companion.layout(record.at(0).table))
    game = record.game.table.game
    position = game.position
    for number, done in enumerate(record.entries[1:], 1):
        if step not in (None, number):
            continue
        events = [event for event in done.events if event.kind != TURN_BEGAN]
        lines = turn_lines(texts, position, game.hidden, done.events)[1:] if len(events) < len(done.events) else [
            INDENT + texts.sentence(position, event) for event in events]  # fmt: skip
        todo = [f"{INDENT}→ {text}" for text in companion.instructions(position, done.instructions)]
        tell([*([""] if step is None else []), f"{number}. {done.text}", *lines, *todo])


def setup_lines(texts: ScytheTexts, game: Scythe, seed: int) -> list[str]:
    lines = [texts.phrase("game", seed=seed)]
    for index, own in enumerate(game.position.seats):
        faction = texts.name("faction", own.faction)
        if own.player == AUTOMA:
            level = texts.name("level", game.automa(index).level)
            lines.append(INDENT + texts.phrase("automa_seat", faction=faction, level=level))
        else:
            lines.append(INDENT + texts.phrase("seat", faction=faction, mat=texts.name("mat", own.mat)))
    lines.append(INDENT + texts.phrase("tile", tile=texts.name("tile", game.position.bonus_tile)))
    return lines + [INDENT + heading for heading in tile_headings(texts, game)]


def end_lines(texts: ScytheTexts, game: Scythe) -> list[str]:
    if game.is_over():
        scores = score_lines(texts, game.position, game.is_cooperative())
        return [texts.phrase("result", turns=texts.turns(game.turns)), *scores]
    return [texts.phrase("unfinished", faction=texts.of_faction(game.position.seats[game.turn.seat].faction))]
