"""A decision of an Automa as a picture: who goes where, and at which step every other territory fell out."""

from typing import Final

from maszyna.pictures.draw import palette
from maszyna.pictures.draw.arrows import arrow, disc, hatch, loop, ring
from maszyna.pictures.draw.packing import Spot
from maszyna.pictures.draw.svg import element, label, picture, text_width
from maszyna.pictures.draw.svg import moved as moved_to
from maszyna.pictures.draw.titles import EDGE, FOOT, GAP, LINE, TEXT, TOP, background, heading
from maszyna.pictures.scythe.board_picture import ground, tokens
from maszyna.pictures.scythe.contents import units_at
from maszyna.pictures.scythe.descriptions import ENGLISH, position_text
from maszyna.pictures.scythe.grid import BOARD_HEIGHT, BOARD_WIDTH, CENTRES
from maszyna.pictures.scythe.land import NUMBER, SIDE, SIGNS, every_territory, number_point, numbers, rivers
from maszyna.pictures.scythe.legend import seats
from maszyna.pictures.scythe.narrowing_steps import TAG_LINE, Narrowing, account, tagged_places, tags, verdicts
from maszyna.pictures.scythe.placement import piece_points, placed, spot_of
from maszyna.pictures.scythe.tokens import width_of
from maszyna.scythe.automa.choosing import Choice
from maszyna.scythe.automa.sight import NOBODY
from maszyna.scythe.ids import MAT, UNIT_KINDS
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.state import Position
from maszyna.speech.scythe.captions import NOTES, ScytheCaptions

STAGE_WIDTH: Final = 80.0  # before the disc of a step
TITLE_AT: Final = EDGE + 116
MOST_LISTED: Final = 4


def decision_svg(position: Position, seat: int, choice: Choice, words: ScytheCaptions = ENGLISH) -> str:
    """The board with a choice of one Automa drawn in; the trace of the choice is the legend."""
    narrowing = Narrowing(choice)
    tagged = tagged_places(narrowing)
    pale = {place for place in every_territory() if not narrowing.in_reach(place)}
    title = words.headline(position.seats[seat].faction, choice)
    head, top = heading(title, TOP, BOARD_WIDTH)
    table, top = seats(words, position, top)
    board = moved_to(
        0, top, ground(words, position), verdicts(narrowing), rivers(), tokens(position, tagged),
        choice_arrows(position, seat, narrowing, tagged), tags(narrowing), numbers(pale), class_="board",
    )  # fmt: skip
    steps, bottom = step_table(words, position, seat, narrowing, top + BOARD_HEIGHT + FOOT)
    height = bottom + FOOT
    told = account(words, title, position, seat, narrowing)
    return picture(
        BOARD_WIDTH, height, title, f"{told} {position_text(words, position)}",
        hatch(), background(BOARD_WIDTH, height), head, table, board, steps,
    )  # fmt: skip


def choice_arrows(position: Position, seat: int, narrowing: Narrowing, tagged: set[int]) -> str:
    """The rings around the units considered, and the arrow of the one that goes."""
    choice = narrowing.choice
    if choice.unit == NOBODY:
        return ""
    drawn = []
    wanted = {UNIT_KINDS[unit_kind(unit)] for unit in range(choice.symbol.unit.first, choice.symbol.unit.last)}
    for place in narrowing.units_left:
        for kind in [piece.kind for piece in units_at(position, place) if piece.seat == seat and piece.kind in wanted]:
            drawn.append(ring(spot_of(position, place, place in tagged, seat, kind), False))
    origin = choice.origin
    start = spot_of(position, origin, origin in tagged, seat, UNIT_KINDS[unit_kind(choice.unit)])
    drawn.append(ring(start, True))
    if choice.to == origin:
        drawn.append(loop(start))
    elif choice.to != MAT:
        others = piece_points(position, tagged, [origin, choice.to]) + [number_point(n) for n in every_territory()]
        drawn.append(arrow(start, CENTRES[choice.to], others, in_the_way(position, choice.to)))
    return element("g", *drawn, class_="way")


def in_the_way(position: Position, place: int) -> list[Spot]:
    """What an arrow to a place must not cover: pieces, signs, number and tag."""
    x, y = CENTRES[place]
    around = [Spot(spot.x, spot.y, spot.size * width_of(piece)) for piece, spot in placed(position, place, True)]
    around += [Spot(-SIDE, SIGNS, 17), Spot(SIDE, SIGNS, 17), Spot(0, NUMBER, 26), Spot(0, TAG_LINE, 36)]
    return [Spot(x + spot.x, y + spot.y, spot.size) for spot in around]


def step_table(
    words: ScytheCaptions, position: Position, seat: int, narrowing: Narrowing, top: float
) -> tuple[str, float]:
    """Every step with its criterion, its rule and what it left."""
    drawn = []
    y = top + LINE / 2
    stage = ""
    for step in narrowing.steps:
        finding = step.finding
        deciding = step is narrowing.deciding
        ink = palette.CHOSEN if deciding else palette.INK
        weight = "bold" if deciding else "normal"
        row = ""
        if words.stage(finding.stage) != stage:
            stage = words.stage(finding.stage)
            row += label(stage, EDGE, y, fitting(stage, STAGE_WIDTH), text_anchor="start", fill=palette.FAINT)
        row += disc(str(step.number), EDGE + 96, y, 11, ink)
        before = words.candidates(finding.stage, finding.before, 0)
        left = f"{before} \u2192 {words.candidates(finding.stage, finding.after, MOST_LISTED)}"
        rule = words.rule(position, seat, finding)
        text = words.say("deciding" if deciding else "criterion", title=words.title(finding.name), rule=rule)
        room = BOARD_WIDTH - EDGE - GAP - TITLE_AT - text_width(left, TEXT)
        row += label(text, TITLE_AT, y, fitting(text, room), text_anchor="start", fill=ink, font_weight=weight)
        row += label(left, BOARD_WIDTH - EDGE, y, TEXT, text_anchor="end", fill=ink, font_weight=weight)
        name = "step decides" if deciding else "step"
        drawn.append(
            element("g", row, class_=name, data_criterion=finding.name, data_rule=finding.rule, data_step=step.number)
        )
        y += LINE
    card = words.card(position, seat, narrowing.choice)
    for note in [*([card] if card else []), *([words.say(note) for note in NOTES] if narrowing.falls else [])]:
        drawn.append(label(note, EDGE, y, TEXT - 1, text_anchor="start", fill=palette.FAINT))
        y += LINE - 6
    return element("g", "", *drawn, class_="steps"), y - LINE / 2


def fitting(text: str, room: float) -> float:
    """The size at which a line fits: the usual one, or smaller."""
    return min(TEXT, room / max(1.0, text_width(text, 1)))
