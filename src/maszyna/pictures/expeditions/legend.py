"""What the signs of an Expeditions picture mean."""

from typing import Final

from maszyna.expeditions.ids import CENTRAL, NORTH, TWENTY
from maszyna.pictures.draw import palette
from maszyna.pictures.draw.arrows import HATCH, ring
from maszyna.pictures.draw.packing import Spot
from maszyna.pictures.draw.svg import element, points
from maszyna.pictures.draw.titles import SIGN, Strip
from maszyna.pictures.expeditions.grid import WIDTH
from maszyna.pictures.expeditions.marks import LOOKED_AT, MATCHES, search_tag
from maszyna.pictures.expeditions.row_tokens import automa_mech, corruption, human_mech, map_token, star
from maszyna.speech.expeditions.captions import Captions

MIDDLE: Final = Spot(0, 0, SIGN)


def key(words: Captions, top: float, searched: bool) -> tuple[str, float]:
    """The pieces; after a search also its marks."""
    strip = Strip(top, WIDTH)
    automa, human = words.letters()
    strip.add(automa_mech(NORTH, automa, MIDDLE), words.mech(NORTH))
    strip.add(automa_mech(CENTRAL, automa, MIDDLE), words.mech(CENTRAL))
    strip.add(human_mech(human, MIDDLE), words.your_mech())
    strip.add(map_token(MIDDLE), words.say("map_token"))
    strip.add(corruption(3, MIDDLE), words.say("corruption"))
    strip.add(corruption(TWENTY, MIDDLE), words.say("the_20"))
    strip.add(plate(palette.INK), words.say("progress_token"))
    shape = element("polygon", points=points(star(SIGN)), fill=palette.GLORY, stroke=palette.INK, stroke_width=1.3)
    strip.add(shape, words.say("star"))
    if searched:
        strip.new_line()
        strip.add(search_tag(1, LOOKED_AT), words.say("no_match"), 46)
        strip.add(search_tag(2, MATCHES), words.say("match"), 46)
        strip.add(plate("none", palette.CHOSEN, 4), words.say("goes_there"))
        strip.add(ring(Spot(0, 0, 15), True), words.say("takes"))
        strip.add(plate(f"url(#{HATCH})"), words.say("skipped"))
        strip.add(plate(palette.FACE_UP, opacity=0.35), words.say("not_looked_at"))
    return strip.group("key"), strip.bottom()


def plate(fill: str, stroke: str = palette.INK, edge: float = 1.2, opacity: float = 1) -> str:
    return element(
        "rect", x=-SIGN / 2 + 2, y=-SIGN / 2, width=SIGN - 4, height=SIGN, rx=4, fill=fill, stroke=stroke,
        stroke_width=edge, opacity=opacity,
    )  # fmt: skip
