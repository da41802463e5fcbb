"""The plates of the board, each drawn once: gradient, texture, one sign upper left, bevel, seam; and its rivers."""

from functools import cache
from math import cos, hypot, pi, sin
from typing import Final

from maszyna.pictures.draw.svg import Point, element, number, path
from maszyna.pictures.screen.ground_colours import COLOURS, fill, line, stop
from maszyna.pictures.scythe.grid import borders, inner, shared_edge
from maszyna.scythe.facts.world import RIVER
from maszyna.scythe.ids import TERRAINS

ROUND: Final = {"stroke_linecap": "round", "stroke_linejoin": "round"}
MIRRORED: Final = "-b"  # ends the name of a plate whose texture is turned round
FIR: Final = "l3.3 6.8h-1.7l3.8 5.8h-4.3v2.4h-2.2v-2.4h-4.3l3.8-5.8h-1.7z"
FIRS: Final = [
    (-40, 7), (-27, 21), (-12, 11), (-8, 31), (8, 23), (30, 13), (42, 1), (20, 3), (38, -17), (24, -21), (-44, -13),
    (8, -13), (-22, -7), (10, -35),
]  # fmt: skip
EAR: Final = "q4.6-1.2 5-6.2q-4.6 1-5 6.2q-.4-5.2-5-6.2q.4 5 5 6.2"
CRYSTAL: Final = "M0 0V-14M-4.5-12 0-8.2 4.5-12"
RAIL: Final = "M34-3.2H51M34 3.2H51M38-5V5M43-5V5M48-5V5"


def hexagon(shrink: float = 0) -> str:
    return f"M{'L'.join(f'{number(x)} {number(y)}' for x, y in inner(shrink))}Z"


def village() -> tuple[str, str]:
    roads = path("M-44 20C-20 26-14 8 4 10S36 30 46 8M-2 52C-6 36 0 22 4 10S0-22-8-24", **line("village1", 6, 0.75),
                 **ROUND)  # fmt: skip
    yards = path("M14 30h14v11h-14ZM30 22h9v9h-9ZM-34 32h13v9h-13ZM-18 38h10v8h-10ZM22-4h13v9h-13ZM-46-2h10v9h-10Z",
                 **line("village3", 1.6, 0.55))  # fmt: skip
    walls = path("M-43-14v-8h12v8ZM-13-19v-8h12v8ZM-28-14v-15h9v15Z", **fill("wall"))
    roofs = "M-45.2-22-37-30-28.8-22ZM-38.7-14v-4.5h3.4V-14ZM-15.2-27-7-35 1.2-27ZM-8.7-19v-4.5h3.4V-19Z"
    tower = "M-30-28.5-23.5-47-17-28.5ZM-25.2-14v-6h3.4v6ZM-45-14.2H2v1.6H-45Z"
    return roads + yards, walls + path(roofs + tower, **fill("village4"))


def farm() -> tuple[str, str]:
    left = "".join(f"M-42 {y}q22 8 40 22" for y in range(-24, 27, 10)) + "M-32-29q16 7 30 18M-17-41l15 9"
    right = "".join(f"M4 {y}l42-21" for y in range(-8, 43, 10)) + "M4-18l34-17M4-28l22-11M4-38l12-6"
    way = path("M2-56C6-30-2-10 4 10S0 40 2 56", **line("farm1", 3.4, 0.9), **ROUND)
    stalks = path("M-34-10Q-34-24.4-37-34M-24-10V-40M-14-10Q-14-24.4-11-34", **line("farm4", 1.9), **ROUND)
    ears = "".join(
        f"M{number(x + lean * step)} {number(y + 4.6 * step)}{EAR}"
        for x, y, lean in ((-36.4, -29, 0.6), (-24, -35, 0), (-11.6, -29, -0.6))
        for step in range(4)
    )
    tips = "M-37-34q2.6-3 0-6.5q-2.6 3.5 0 6.5M-24-40q2.6-3 0-6.5q-2.6 3.5 0 6.5M-11-34q2.6-3 0-6.5q-2.6 3.5 0 6.5"
    furrows = path(left + right, **line("farm3", 1.8, 0.5), **ROUND)
    return furrows + way, stalks + path(ears + tips, **fill("farm4"))


def forest() -> tuple[str, str]:
    wood = path("".join(f"M{x} {y}{FIR}" for x, y in FIRS), **fill("forest3"), opacity=".5")
    firs = path("M-38-33-32.6-22.2h-2.8l6 9.4h-6.9V-9h-3.4v-3.8h-6.9l6-9.4h-2.8ZM-12-38-6.4-26.8h-2.9l6.3 9.8h-7.2v4"
                "h-3.6v-4H-21l6.3-9.8h-2.9ZM-25-42l7.6 15.3h-3.9l8.5 13.3h-9.8V-8h-4.8v-5.4h-9.8l8.5-13.3h-3.9Z",
                **fill("forest4"))  # fmt: skip
    shine = path("M-25-42l-7.6 15h3.9l-8.5 13.5h12.2ZM-38-33l-5.3 10.8h2.6l-6 9.3h8.7Z"
                 "M-12-38l-5.6 11.3h2.8l-6.2 9.7h9Z",
                 **fill("lit"), opacity=".22")  # fmt: skip
    return wood, firs + shine


def mountain() -> tuple[str, str]:
    heights = path("M-42-7C-18-9-10 5 12 5S34 3 43 0M-42 0C-20 2-8 15 10 15.5S34 10 43 5.5M-42 9C-26 13-12 26 4 25.5"
                   "S32 16 43 11M-42 21C-28 27-14 35-1 34.5S28 23 43 18M-22 41C-10 43-2 42 8 37.5S30 28 43 27.5"
                   "M-7 48C4 45 14 40 28 37.5M-2 52.5 8 49.5",
                   **line("mountain3", 1.5, 0.5), **ROUND)  # fmt: skip
    peaks = path("M-50-9-33-33-24-22-11-46 12-9Z", **fill("mountain3"))
    shade = path("M-33-33-24-22-31-16-27-9H-37L-34-18ZM-11-46 12-9H-6L-10-20-4-29Z", **fill("mountain4"))
    snow = path(
        "M-11-46-18.5-32-14-34.5-11-30-8.5-34-4.3-33.5ZM-33-33-37.6-26.5-34-28-31.5-25.5-28-27Z", **fill("snow")
    )
    ridge = path("M-50-9-33-33-24-22-11-46 12-9", **line("mountain4", 1.6), **ROUND)
    return heights, peaks + shade + snow + ridge


def tundra() -> tuple[str, str]:
    dunes = path("M-46 8c10-7 22-7 31 0s22 7 30 0M-34 27c9-6 19-6 27 0s19 6 27 0 16-5 20-3"
                 "M-14 45c7-5 14-5 20 0s13 4 18 0M12-10c8-6 18-6 26 0",
                 **line("tundra3", 1.8, 0.75), **ROUND)  # fmt: skip
    drifts = path("M-44 11.5c10-7 20-7 29 0s22 7 28 0M-32 30.5c9-6 17-6 25 0s19 6 27 0", **line("drift", 2.4, 0.85),
                  **ROUND)  # fmt: skip
    grass = path(
        "M34 14l2-7 1 5 3-6-1 8ZM-40 38l1.5-6 1.2 4 2.6-5-.8 7ZM20-24l1.5-6 1.2 4 2.6-5-.8 7Z", **fill("tundra3")
    )
    arms = [path(CRYSTAL, **line("tundra4", 2.3), **ROUND, transform=f"rotate({turn})") for turn in range(0, 360, 60)]
    return dunes + drifts + grass, element("g", *arms, transform="translate(-27 -24) rotate(12)")


def sounding(size: float) -> str:
    """A line of equal depth: a wavy round."""
    corners = []
    for step in range(12):
        turn, far = step * pi / 6, size * (1 + 0.06 * sin(step * 2.4))
        corners.append((far * sin(turn), -far * cos(turn)))
    between = [((x + corners[at - 1][0]) / 2, (y + corners[at - 1][1]) / 2) for at, (x, y) in enumerate(corners)]
    drawn = f"M{number(between[0][0])} {number(between[0][1])}"
    for at, (x, y) in enumerate(corners):
        end = between[(at + 1) % len(between)]
        drawn += f"Q{number(x)} {number(y)} {number(end[0])} {number(end[1])}"
    return drawn + "Z"


def lake() -> tuple[str, str]:
    depths = "".join(
        path(sounding(size), **line("lake1", width, faint))
        for size, width, faint in ((45, 1.7, 0.8), (35, 1.3, 0.55), (24, 1, 0.4))
    )
    ripples = path("M12 30q4-4.5 8 0t8 0M-26 34q4-4.5 8 0t8 0M20-14q4-4.5 8 0t8 0", **line("lake1", 1.8, 0.75), **ROUND)
    waves = path("M-42-23q4.5-5.5 9 0t9 0 9 0M-36-14q4.5-5.5 9 0t9 0", **line("lake4", 2.4), **ROUND)
    return depths + ripples, waves + path(hexagon(2), **line("bank", 3.2, 0.75))


def factory() -> tuple[str, str]:
    """The centre: rails to six sides, a hall with lit windows, an edge of brass."""
    rails = [path(RAIL, **line("factory3", 1.8, 0.75), transform=f"rotate({turn})") for turn in range(0, 360, 60)]
    turntable = (
        element("circle", cy=9, r=35, **fill("factory1"), opacity=".55")
        + element("circle", cy=9, r=35, **line("factory3", 2.2, 0.7), stroke_dasharray="6.1 6.1")
        + element("circle", cy=9, r=29, **line("factory3", 1.4, 0.55))
    )
    smoke = path("M-15.5-50c3-5 8-3 8-7M5.5-52c4-2 9 1 12-3", **line("mountain3", 3.4, 0.5), **ROUND)
    hall = path("M-37-8V-25L-27-32V-25L-17-32V-25L-16-25-14.6-48H-9.6L-8-27H3L4.4-51H9.6L11-27H16L17.2-40H22.4L23.8-27"
                "H33V-8Z", class_="f-hall s-factory4", fill=COLOURS["hall"], stroke=COLOURS["factory4"],
                stroke_width=1.6)  # fmt: skip
    windows = path("M-32-19h5v6h-5ZM-22-19h5v6h-5ZM-11-20h5v7h-5ZM-2-20h5v7h-5ZM7-20h5v7h-5ZM16-20h5v7h-5ZM25-20h4v7h-4"
                   "ZM-15-45h5.6v2h-5.6ZM4-48h6v2H4ZM17.5-38h5v2h-5Z", **fill("glow"))  # fmt: skip
    edge = path(hexagon(4), **line("factory4", 3)) + path(hexagon(7), **line("glow", 1.2, 0.9))
    return "".join(rails) + turntable, smoke + hall + windows + edge


DRAWN: Final = {
    "village": village, "farm": farm, "forest": forest, "mountain": mountain, "tundra": tundra, "lake": lake,
    "factory": factory,
}  # fmt: skip


def gradient(terrain: str) -> str:
    """From light to shade; a lake is deepest in its middle."""
    if terrain == "lake":
        depths = [element("stop", offset=at, **stop(f"lake{tone}")) for at, tone in ((".25", 3), (".8", 2), ("1", 1))]
        return element("radialGradient", *depths, id="g-lake", cx=".5", cy=".52", r=".58")
    stops = element("stop", **stop(f"{terrain}1")), element("stop", offset=1, **stop(f"{terrain}2"))
    return element("linearGradient", *stops, id=f"g-{terrain}", x1=".2", y1="0", x2=".7", y2="1")


def plate(terrain: str) -> str:
    """A plate as it is, and with its texture turned round; both bear the sign upper left."""
    texture, sign = DRAWN[terrain]()
    ground = path(hexagon(), class_=f"plate-{terrain}", fill=f"url(#g-{terrain})")
    bevel = path("M50-28V28.7L0 57.5-50 28.7", **line("seam", 2, 0.16), **ROUND)
    light = path("M-49 27.5V-28.5L0-56.8 49-28.5", **line("lit", 2.2, 0.5), **ROUND) if terrain != "lake" else ""
    seam = path(hexagon(), **line("seam", 1.4, 0.55))
    parts = element("g", texture, id=f"{terrain}-texture") + element(
        "g", sign, bevel, light, seam, id=f"{terrain}-sign"
    )
    plain, turned = f"#{terrain}-texture", {"transform": "scale(-1 1)"}
    marked = element("use", href=f"#{terrain}-sign")
    return (
        parts
        + element("g", ground, element("use", href=plain), marked, id=terrain)
        + element("g", ground, element("use", href=plain, **turned), marked, id=terrain + MIRRORED)
    )


def tunnel() -> str:
    """The mouth of a tunnel with its rails."""
    return element(
        "g",
        path("M-14 13V-1A14 14 0 0 1 14-1V13Z", **fill("surface")),
        path("M-12 11.5V-1A12 12 0 0 1 12-1V11.5H8V0A8 8 0 0 0-8 0V11.5Z", **fill("ink")),
        path("M0-13.5V-8.2M-7.5-10.8-5-6.5M7.5-10.8 5-6.5M-12.8-4-8.3-2.2M12.8-4 8.3-2.2", **line("surface", 1.3)),
        path("M-8 11.5V0A8 8 0 0 1 8 0V11.5Z", **fill("edge")),
        path("M-3 11.5-1.2 2M3 11.5 1.2 2M-4 9.5H4M-3 6H3", **line("ink", 1.6)),
        id="tunnel",
    )


def plates() -> str:
    """All that boards place by ``use``."""
    return element("defs", *map(gradient, TERRAINS), *map(plate, TERRAINS), tunnel())


BEND: Final = 15.0  # before and after a corner


def same(one: Point, other: Point) -> bool:
    return hypot(one[0] - other[0], one[1] - other[1]) < 1


def courses() -> list[list[Point]]:
    """Every stretch of river from corner to corner, as long as it can be followed."""
    found: list[list[Point]] = []
    for edge in [shared_edge(one, other) for one, other in borders(RIVER)]:
        new = list(edge)
        for course in [*found]:
            for turned in (new, new[::-1]):
                if same(course[-1], turned[0]):
                    new = course + turned[1:]
                elif same(course[0], turned[-1]):
                    new = turned + course[1:]
                else:
                    continue
                found.remove(course)
                break
        found.append(new)
    return found


def written(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def towards(corner: Point, other: Point) -> Point:
    """A point that lies a bend away from a corner."""
    share = BEND / hypot(other[0] - corner[0], other[1] - corner[1])
    return corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share


def flowing(course: list[Point]) -> str:
    drawn = f"M{written(course[0])}"
    for before, corner, after in zip(course, course[1:], course[2:], strict=False):
        drawn += f"L{written(towards(corner, before))}Q{written(corner)} {written(towards(corner, after))}"
    return f"{drawn}L{written(course[-1])}"


@cache
def course() -> str:
    return "".join(flowing(each) for each in courses())


@cache
def rivers(lang: str = "en") -> str:
    bank = path(course(), **line("bank", 14, 0.85), **ROUND)
    glint = path(course(), **line("river2", 4.6, 0.75), **ROUND)
    return element("g", bank, water(), glint, class_="rivers")


def water() -> str:
    """The water alone, as small boards have it."""
    return path(course(), **line("river1", 9.6), **ROUND)
