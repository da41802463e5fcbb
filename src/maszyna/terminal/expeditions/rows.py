"""The table of Expeditions on a screen of 80 columns: the two rows, the progress track, glory, what the Automa has."""

from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from maszyna.expeditions.automa.automa_turn import MOST_GLORY
from maszyna.expeditions.facts.human import human_facts
from maszyna.expeditions.game import NOT_YET, Expedition
from maszyna.expeditions.ids import AWAY, LOCATIONS, ROWS, SOUTH, TWENTY, WALKED, place_text
from maszyna.expeditions.state import Position
from maszyna.expeditions.table.differences import tokens
from maszyna.kernel.bits import bit
from maszyna.speech.expeditions.texts import ExpeditionsTexts

CELL: Final = 9  # columns of a location; seven of them and their borders fit into 80
MAP: Final = "?"
AUTOMA: Final = "◆"
MINE: Final = "●"
SPACE: Final = "·"
STAR: Final = "☆"
PASSED: Final = "★"
TOKEN: Final = "▲"
HERE: Final = ["bold cyan", "bold dark_orange"]  # the Automa's mechs, by row


def draw(out: Console, texts: ExpeditionsTexts, game: Expedition) -> None:
    position = game.position
    for row in range(WALKED):
        out.print(Text(texts.say(ROWS[row]), style=HERE[row]))
        out.print(row_of(position, row))
    out.print(Text(texts.say("rows"), style="dim"))
    if position.human_at == AWAY:
        place = texts.row(SOUTH) if position.human_row == SOUTH else texts.say("away")
        out.print(Text(texts.say("elsewhere", place=place)))
    if passing := texts.passing(position):
        out.print(Text(passing, style="dim"))
    draw_tracks(out, texts, game)


def row_of(position: Position, row: int) -> Table:
    grid = Table(box=box.SQUARE, padding=0, header_style="bold", border_style="bright_black")
    for at in range(LOCATIONS):
        grid.add_column(place_text(row, at), width=CELL, no_wrap=False)
    grid.add_row(*[location(position, row, at) for at in range(LOCATIONS)])
    return grid


def location(position: Position, row: int, at: int) -> Text:
    """Signs of what is there, and below them the corruption from the top."""
    signs: list[tuple[str, str]] = []
    if position.maps[row] & bit(at):
        signs.append((MAP, "bold yellow"))
    if position.at[row] == at:
        signs.append((AUTOMA, HERE[row]))
    if position.human_in(row) == at:
        signs.append((MINE, "bold red"))
    cell = Text()
    for number, (sign, style) in enumerate(signs):
        cell.append(f"{' ' if number else ''}{sign}", style=style)
    cell.append("\n")
    for number, value in enumerate(reversed(position.pile(row, at))):
        cell.append(f"{' ' if number else ''}{value}", style="bold magenta" if value == TWENTY else "green")
    return cell


def draw_tracks(out: Console, texts: ExpeditionsTexts, game: Expedition) -> None:
    position = game.position
    last = position.card.spaces - 1
    ahead = [star for star in position.card.stars if star > position.progress]
    if ahead:
        text = texts.say("track", space=position.progress, last=last, next=ahead[0])
    else:
        text = texts.say("track_done", space=position.progress, last=last)
    out.print(Text(f"{text}  ").append(track(position), style="yellow"))
    glory = texts.say("glory", automa=stars(position.glory, MOST_GLORY),
                      human=stars(game.human.glory, human_facts().glory_tokens))  # fmt: skip
    out.print(Text(glory))
    out.print(Text(texts.say("has", maps=position.taken_maps, tokens=tokens(position.taken))))
    if game.turns_left != NOT_YET and not game.is_over():
        out.print(Text(texts.turns_left(game.turns_left), style="bold yellow"))


def track(position: Position) -> str:
    """The spaces of the progress card, its stars and the token."""
    signs = [SPACE] * position.card.spaces
    for star in position.card.stars:
        signs[star] = PASSED if star <= position.progress else STAR
    signs[position.progress] = TOKEN
    return "".join(signs)


def stars(number: int, most: int) -> str:
    return f"{PASSED * number}{STAR * (most - number)} {number}/{most}"
