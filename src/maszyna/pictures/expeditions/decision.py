"""A decision card carried out, as a picture: what each mech looked at, where it goes and what it takes."""

from typing import Final

from maszyna.expeditions.automa.deck import CARDS
from maszyna.expeditions.events import MechPart
from maszyna.expeditions.notation.turn_request import TurnAnswer
from maszyna.expeditions.words import place_text
from maszyna.pictures.draw import palette
from maszyna.pictures.draw.arrows import hatch
from maszyna.pictures.draw.captions import EDGE, FOOT, TEXT, TOP, background, heading, wrapped
from maszyna.pictures.draw.svg import element, label, moved, picture
from maszyna.pictures.expeditions.board import locations, row_name, south
from maszyna.pictures.expeditions.grid import HEIGHT, INSIDE, LANE, TAGS, WIDTH
from maszyna.pictures.expeditions.legend import key
from maszyna.pictures.expeditions.marks import search_arrow, tags, taken_rings, veils
from maszyna.pictures.expeditions.search import Search, read_search
from maszyna.pictures.expeditions.track import tracks
from maszyna.speech.expeditions.captions import Captions

NEXT_LINE: Final = 25.0


def turn_svg(turned: TurnAnswer, words: Captions) -> str:
    """The rows as they were before the card, with both mechs' ways; progress and glory as they are after it."""
    searches = [read_search(turned.before, event) for event in turned.events if isinstance(event, MechPart)]
    title = words.say("card", card=turned.card, ways=", ".join(ends(search) for search in searches))
    told = [account(turned, search, words) for search in searches]
    head, top = heading(title, TOP, WIDTH)
    track, top = tracks(turned.before, turned.after, words, top)
    rows = []
    for search, sentences in zip(searches, told, strict=True):
        row = search.part.row
        drawn = [row_name(row, words), locations(turned.before, row, words), veils(search), tags(search)]
        drawn += [taken_rings(turned.before, search), search_arrow(search)]
        rows.append(moved(0, top, *drawn, class_="board"))
        text, top = lines(sentences, top + LANE + HEIGHT + (TAGS if search.looked else FOOT))
        rows.append(text)
    foot, top = south(turned.before, words, top)
    signs, top = key(words, top, searched=True)
    height = top + FOOT
    whole = " ".join([f"{title}.", *(sentence for sentences in told for sentence in sentences)])
    return picture(
        WIDTH, height, title, f"{whole} {words.turn(turned.before, turned.after)}",
        hatch(), background(WIDTH, height), head, track, *rows, foot, signs,
    )  # fmt: skip


def ends(search: Search) -> str:
    part = search.part
    start, to = place_text(part.row, part.start), place_text(part.row, part.to)
    return f"{start} \u2192 {to}" if start != to else to


def account(turned: TurnAnswer, search: Search, words: Captions) -> list[str]:
    """A mech's part in sentences, its name first."""
    part = search.part
    mech = words.mech(part.row)
    told = words.part(CARDS[turned.card - 1].parts[part.row], part, search.skipped, search.looked, search.matches)
    tile = turned.after.pile(part.row, part.to)[::-1]
    if part.map_taken and tile:
        told.append(words.on_the_tile(tile))
    return [f"{mech[0].upper()}{mech[1:]}.", *told]


def lines(sentences: list[str], top: float) -> tuple[str, float]:
    drawn = []
    for line in wrapped(" ".join(sentences), TEXT, INSIDE):
        drawn.append(label(line, EDGE, top + NEXT_LINE / 2, TEXT, text_anchor="start", fill=palette.INK))
        top += NEXT_LINE
    return element("g", *drawn, class_="account"), top + FOOT
