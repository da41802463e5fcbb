"""docs/walks.svg: three walks through the source, file by file and room by room: ``python -m tools.walks [FILE]``.

`docs/how-it-works.md` lists the same files with a sentence each; `tests/test_walks.py` compares the two.
"""

import sys
from collections.abc import Iterator
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
PICTURE: Final = ROOT / "docs" / "walks.svg"
TEXT: Final = 17
TITLE: Final = 22
ROW: Final = 28
FILES_WIDTH: Final = 324
ROOM_WIDTH: Final = 74
NOTES_WIDTH: Final = 180
EDGE: Final = 24
DOT: Final = 6
MOST_ROOMS: Final = 7
WIDTH: Final = 2 * EDGE + FILES_WIDTH + MOST_ROOMS * ROOM_WIDTH + NOTES_WIDTH
# Every colour for a light page and for a dark one.
STYLE: Final = """
.ground{fill:#fffdf8}.ink{fill:#23211f}.faint{fill:#5f5a53}.lane{stroke:#cfc8bb}.way{stroke:#1f74c4}.dot{fill:#1f74c4}
@media (prefers-color-scheme: dark){
.ground{fill:#1d1f22}.ink{fill:#ece8e1}.faint{fill:#b3ada4}.lane{stroke:#454a50}.way{stroke:#6cb2f2}.dot{fill:#6cb2f2}}
"""


class Stop(NamedTuple):
    file: str  # below src/maszyna
    note: str = ""  # what is handed on from here, or done

    @property
    def room(self) -> str:
        return self.file.split("/")[0]


class Walk(NamedTuple):
    title: str  # a heading of the page as well
    rooms: list[str]
    stops: list[Stop]


WALKS: Final = [
    Walk(
        "A tap in the digital game",
        ["web", "server", "app", "kernel", "scythe", "speech", "pictures"],
        [
            Stop("web/board/board.js", "a tap on a territory"),
            Stop("web/play/travel.js", "an intent: travel"),
            Stop("web/play/play.js", "unless: reveals, ends"),
            Stop("web/game/game.js", "and the revision"),
            Stop("web/base/port_http.js", "POST …/actions"),
            Stop("server/guard.py", "who is it?"),
            Stop("server/api_routes.py"),
            Stop("server/service.py", "a request"),
            Stop("app/application.py", "its route"),
            Stop("app/requests/games.py", "act"),
            Stop("app/game/kept_games.py", "the record"),
            Stop("app/base/transaction.py", "a branch of it"),
            Stop("app/scythe/travel_intent.py", "texts: “to 28”"),
            Stop("kernel/record.py", "an entry"),
            Stop("kernel/game.py", "a number"),
            Stop("scythe/play/movement/move.py", "the unit moves"),
            Stop("scythe/game.py", "nothing revealed"),
            Stop("server/commits.py", "queued for the disk"),
            Stop("app/game/views.py", "a view"),
            Stop("app/scythe/view.py"),
            Stop("app/scythe/decision.py", "options and places"),
            Stop("speech/scythe/decisions/wording.py", "question and labels"),
            Stop("pictures/screen/piece_list.py", "pieces"),
            Stop("web/game/game.js", "the new view shown"),
        ],
    ),
    Walk(
        "An Automa's turn at the table",
        ["web", "app", "kernel", "scythe", "speech"],
        [
            Stop("web/companion/table.js", "the action “automa”"),
            Stop("app/requests/games.py", "act, as above"),
            Stop("kernel/record.py"),
            Stop("scythe/table/played_table.py", "on a copy"),
            Stop("scythe/table/read_step.py", "a step"),
            Stop("scythe/table/automa_turn_step.py", "a card"),
            Stop("scythe/automa/automa_turn.py", "its rows on the stack"),
            Stop("scythe/position_requests/position_game.py", "up to a combat"),
            Stop("scythe/automa/moves.py", "the move row"),
            Stop("scythe/automa/sight.py", "board and pieces"),
            Stop("scythe/automa/choosing.py", "a symbol's criteria"),
            Stop("kernel/narrow.py", "one place, and a trace"),
            Stop("scythe/automa/gains.py", "the gain row"),
            Stop("scythe/table/differences.py", "what to move"),
            Stop("app/scythe_common/story.py", "the turn in steps"),
            Stop("speech/scythe/why/choice_prose.py", "why"),
            Stop("app/scythe_table/view.py", "a view"),
            Stop("app/scythe_table/checklist.py", "lines to tick off"),
            Stop("web/companion/automa_turn.js", "shown on the phone"),
        ],
    ),
    Walk(
        "A simulated game to a Parquet row",
        ["commands", "lab", "players", "scythe", "kernel", "storage"],
        [
            Stop("commands/scythe/simulate.py", "options"),
            Stop("lab/experiment/experiment.py", "arms and units"),
            Stop("lab/experiment/folder.py", "what is missing"),
            Stop("lab/run/units.py", "a unit of seeds"),
            Stop("scythe/setup/new_game.py", "a game from a seed"),
            Stop("lab/seating.py", "players by name"),
            Stop("lab/experiment/final_results.py", "played to its end"),
            Stop("players/playing.py", "whose turn is it?"),
            Stop("scythe/setup/determinised.py", "what is hidden, dealt"),
            Stop("players/search.py", "an action"),
            Stop("kernel/game.py", "taken"),
            Stop("scythe/score/with_automa.py", "scores"),
            Stop("lab/experiment/columns.py", "a row"),
            Stop("lab/experiment/rows.py", "Parquet bytes"),
            Stop("storage/files.py", "a file, whole or not"),
        ],
    ),
]


def text(words: str, x: float, y: float, kind: str, size: int = TEXT, **more: str) -> str:
    others = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
    return f'<text x="{x:g}" y="{y:g}" class="{kind}" font-size="{size}"{others}>{escape(words, quote=False)}</text>'


def column(walk: Walk, room: str) -> float:
    return EDGE + FILES_WIDTH + ROOM_WIDTH * (walk.rooms.index(room) + 0.5)


def drawn(walk: Walk, top: float) -> Iterator[str]:
    """A walk from its title down: the names of its rooms, a row for every file, and the way between them."""
    first = top + TITLE + 3 * ROW
    last = first + ROW * (len(walk.stops) - 1)
    yield text(walk.title, EDGE, top + TITLE, "ink", TITLE, font_weight="bold")
    for room in walk.rooms:
        x = column(walk, room)
        yield text(room, x, first - 1.2 * ROW, "ink", font_weight="bold", text_anchor="middle")
        yield f'<path class="lane" d="M{x:g} {first - 0.8 * ROW:g}V{last + 0.5 * ROW:g}"/>'
    points = [(column(walk, stop.room), first + ROW * number) for number, stop in enumerate(walk.stops)]
    way = f"M{points[0][0]:g} {points[0][1]:g}"
    for (_, above), (x, y) in pairwise(points):
        way += f"V{above + 0.5 * ROW:g}H{x:g}V{y:g}"
    yield f'<path class="way" d="{way}" fill="none" stroke-width="3" stroke-linejoin="round"/>'
    for number, (stop, (x, y)) in enumerate(zip(walk.stops, points, strict=True), 1):
        yield text(str(number), EDGE + 20, y + 6, "faint", text_anchor="end")
        yield text(stop.file, EDGE + 32, y + 6, "ink")
        yield f'<circle class="dot" cx="{x:g}" cy="{y:g}" r="{DOT}"/>'
        if stop.note:
            yield text(stop.note, EDGE + FILES_WIDTH + MOST_ROOMS * ROOM_WIDTH + 8, y + 6, "faint")


def height_of(walk: Walk) -> float:
    return TITLE + ROW * (len(walk.stops) + 4)


def described(walk: Walk) -> str:
    return f"{walk.title}: {', '.join(stop.file for stop in walk.stops)}"


def walks() -> str:
    """The picture: one walk below the other."""
    height = 2 * EDGE + sum(height_of(walk) for walk in WALKS) - ROW
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {height:g}" role="img" '
        "font-family=\"'Helvetica Neue', Helvetica, Arial, 'DejaVu Sans', sans-serif\">",
        "<title>Three walks through the source</title>",
        f"<desc>{'. '.join(described(walk) for walk in WALKS)}</desc>",
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH:g}" height="{height:g}"/>',
    ]
    top: float = EDGE
    for walk in WALKS:
        parts += drawn(walk, top)
        top += height_of(walk)
    return "\n".join([*parts, "</svg>\n"])


if __name__ == "__main__":
    Path(sys.argv[1] if len(sys.argv) > 1 else PICTURE).write_text(walks(), encoding="utf-8")
