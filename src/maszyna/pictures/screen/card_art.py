"""Cards of our own drawing: the Automa's with both schemes, Factory cards, objectives."""

from typing import Final

from maszyna.pictures.draw import palette
from maszyna.pictures.draw.glyphs import SOLID
from maszyna.pictures.draw.glyphs import TERRAIN as TERRAIN_GLYPHS
from maszyna.pictures.draw.svg import FONT, element, label, moved, number, path
from maszyna.pictures.draw.titles import wrapped
from maszyna.pictures.screen.icon_art import icon
from maszyna.pictures.screen.piece_art import emblem, encounter, resource
from maszyna.pictures.screen.piece_shapes import small
from maszyna.pictures.scythe.tokens import UNITS
from maszyna.scythe.facts import automa as facts
from maszyna.scythe.facts.automa import ANY_FACTION, NO_RECRUIT, AutomaCard, GainGroup, MoveGroup, Scheme
from maszyna.scythe.facts.factory import factory_cards
from maszyna.scythe.facts.objectives import AT_LEAST, AT_MOST, QUANTITIES, Clause, objectives
from maszyna.scythe.ids import BONUSES, COINS, FACTORY, GOODS
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.names.names import name

WIDE: Final = 240.0
HIGH: Final = 306.0
LOW: Final = 150.0  # a card with less on it
LIT: Final = "#fbe3ef"  # the ground of what the Automa chose
STEP: Final = 58.0  # from group to group of a move row
GAIN_STEP: Final = 45.0
POWER_COLUMNS: Final = ["0\u20137", "8\u201313", "14+"]
NUMERALS: Final = ["I", "II"]
# What moves, by symbol: the units, whether they fight.
MOVES: Final[list[tuple[list[str], bool]]] = [
    (["worker"], False), (["mech"], False), (["character"], False), (["character"], False), (["mech"], True),
    (["mech"], True),
]  # fmt: skip
GAINED: Final = ["worker", "mech", "coin", "power", "combat_card"]
RECRUITED: Final = ["power", "coin", "popularity", "combat_card"]
# Signs of goods beyond the resources, in the order of the goods.
GOOD_SIGNS: Final = {
    "coins": "coin", "power": "power", "popularity": "popularity", "combat_cards": "combat_card",
    "any_resources": "any_resource", "upgrade": "cube", "build": "build", "enlist": "recruit",
    "produce_territories": "produce",
}  # fmt: skip
# What objectives count, as far as it has a sign.
TERRAINS_COUNTED: Final = ["villages", "farms", "forests", "mountains", "tundras"]
FIGURES_COUNTED: Final = {"mechs": "mech", "workers": "worker"}
COUNTED_SIGNS: Final = {
    "power": "power", "popularity": "popularity", "coins": "coin", "combat_cards": "combat_card",
    "combat_stars": "swords", "factory_cards": "factory", "upgrades": "cube", "structures": "build",
    "recruits": "recruit",
}  # fmt: skip
CLAUSE_STEP: Final = 68.0


def scaled(x: float, y: float, scale: float, *drawn: str) -> str:
    return element("g", *drawn, transform=f"translate({number(x)} {number(y)}) scale({scale:.3g})")


def face(wide: float, high: float) -> str:
    return element(
        "rect", x=1.5, y=1.5, width=wide - 3, height=high - 3, rx=14, fill=palette.PAPER, stroke=palette.INK,
        stroke_width=2.4, class_="card-face",
    )  # fmt: skip


def text(words: str, x: float, y: float, size: float, **attributes: str) -> str:
    return label(words, x, y, size, fill=palette.INK, class_="card-text", **attributes)


def figure(kind: str, x: float, y: float, size: float) -> str:
    return scaled(x, y, size / 40, path(UNITS[kind][0], fill=palette.INK, class_="card-sign"))


def automa_card(lang: str, number_: int, scheme: int, deck: int) -> str:
    """Both schemes of a card, the row of the one in play lit; below, the combat table."""
    return own_card(lang, facts.automa_cards(deck)[number_ - 1], scheme)


def own_card_svg(lang: str, card: AutomaCard, scheme: int) -> str:
    """A card of one's own as a whole picture."""
    box = f"0 0 {number(WIDE)} {number(HIGH)}"
    return element(
        "svg", own_card(lang, card, scheme), xmlns="http://www.w3.org/2000/svg", viewBox=box, overflow="visible",
        font_family=FONT,
    )  # fmt: skip


def own_card(lang: str, card: AutomaCard, scheme: int) -> str:
    drawn = [face(WIDE, HIGH), text(str(card.number), 26, 25, 26, font_weight="bold"), corner(card)]
    for index in range(len(card.schemes)):
        drawn.append(moved(0, 46 + 100 * index, scheme_row(lang, card.schemes[index], index, index + 1 == scheme)))
    return "".join(drawn) + combat_table(card)


def corner(card: AutomaCard) -> str:
    """A gold star where the marker goes on, a crossed one where it stays; the skip mark beside it."""
    star = scaled(WIDE - 26, 25, 1.1, icon("star")) if card.advances else crossed(WIDE - 26, 25)
    return star + (scaled(WIDE - 58, 25, 1, icon("skip")) if card.skipped_by_autometta else "")


def crossed(x: float, y: float) -> str:
    line = path("M-11 11 11-11", stroke=palette.INK, stroke_width=2.6, stroke_linecap="round", class_="card-line")
    return scaled(x, y, 1, element("g", icon("star"), opacity="0.35"), line)


def scheme_row(lang: str, scheme: Scheme, index: int, lit: bool) -> str:
    panel = element(
        "rect", x=8, y=0, width=WIDE - 16, height=94, rx=10, fill=LIT if lit else "none",
        stroke=palette.CHOSEN if lit else palette.HAIR, stroke_width=3 if lit else 1.3,
        class_="scheme lit" if lit else "scheme",
    )  # fmt: skip
    drawn = [panel, text(NUMERALS[index], 26, 47, 20, font_weight="bold")]
    step = min(STEP, 174.0 / max(1, len(scheme.moves)))  # an own card may have more groups than a printed one
    for at, move in enumerate(scheme.moves):
        drawn.append(moved(72 + step * at, 26, move_group(lang, move)))
    step = min(GAIN_STEP, 135.0 / max(1, len(scheme.gains)))
    for at, gain in enumerate(scheme.gains):
        drawn.append(moved(60 + step * at, 70, gain_group(lang, gain)))
    if scheme.recruit != NO_RECRUIT:
        drawn.append(moved(WIDE - 36, 70, recruit_sign(scheme.recruit)))
    return element("g", *drawn, class_="scheme-row", opacity="1" if lit else "0.55")


def recruit_sign(bonus: int) -> str:
    drawn = scaled(-10, 0, 0.75, icon("recruit")) + scaled(11, 0, 0.8, icon(RECRUITED[bonus]))
    return element("g", drawn, class_=f"recruit {BONUSES[bonus]}")


def move_group(lang: str, move: MoveGroup) -> str:
    units, fights = MOVES[move.symbol]
    drawn = "".join(figure(kind, -8, 0, 30) for kind in units)
    if move.symbol == facts.ENCOUNTER_OR_FACTORY:
        factory = small(TERRAIN_GLYPHS[FACTORY], 14, 10, 15, palette.GLYPH[FACTORY], "factory-sign")
        drawn += scaled(14, -8, 0.38, encounter()) + factory
    elif fights:
        target = figure("worker", 16, 8, 18) if move.symbol == facts.ATTACK_WORKERS else ""
        needs = text(f"{move.min_power}+", 16, 9, 15, font_weight="bold") if move.min_power else ""
        drawn += scaled(16, -8, 0.7, icon("swords")) + target + needs
    else:
        drawn += path(
            "M10 0H22M17-5 22 0 17 5", fill="none", stroke=palette.INK, stroke_width=2.4, stroke_linecap="round",
            class_="card-line",
        )  # fmt: skip
    return element("g", drawn, bracket(lang, move.faction, -26, -12), class_=f"move {facts.SYMBOLS[move.symbol]}")


def gain_group(lang: str, gain: GainGroup) -> str:
    sign = GAINED[gain.gain]
    drawn = figure(sign, -6, 0, 26) if sign in UNITS else scaled(-6, 0, 0.95, icon(sign))
    if gain.gain == facts.GAIN_UNIT:
        drawn = figure("mech", -10, 0, 20) + figure("character", 9, 0, 17)
    elif gain.amount > 1:
        drawn += text(str(gain.amount), 13, 0, 17, font_weight="bold")
    return element("g", drawn, bracket(lang, gain.faction, -19, -12), class_=f"gain {facts.GAINS[gain.gain]}")


def bracket(lang: str, faction: int, x: float, y: float) -> str:
    """The emblem of the only faction a group is for."""
    return "" if faction == ANY_FACTION else scaled(x, y, 0.46, emblem(lang, faction))


def combat_table(card: AutomaCard) -> str:
    """The power used by the power it has, the cards it plays, the resources it leaves."""
    drawn = []
    spans = POWER_COLUMNS if card.columns == facts.PRINTED_COLUMNS else column_spans(card)
    step = 126.0 / len(spans)
    for at, (span, power) in enumerate(zip(spans, card.combat_power, strict=True)):
        x = 11 + step / 2 + step * at
        drawn.append(text(span, x, 260, 13) + scaled(x - 9, 286, 0.7, icon("power")))
        drawn.append(text(str(power), x + 8, 286, 19, font_weight="bold"))
    drawn.append(scaled(163, 274, 0.85, icon("combat_card")) + text(str(card.combat_cards), 180, 274, 18))
    drawn.append(scaled(205, 274, 0.75, icon("any_resource")) + text(str(card.resources), 222, 274, 18))
    return element("g", *drawn, class_="combat-table")


def column_spans(card: AutomaCard) -> list[str]:
    starts = [0, *[last + 1 for last in card.columns[:-1]]]
    return [f"{first}\u2013{last}" for first, last in zip(starts, card.columns, strict=True)]


def good(which: int, amount: int) -> str:
    """So much of a good, around the middle."""
    good = GOODS[which]
    if which < COINS:
        sign = scaled(-9, 0, 0.5, resource(which, 0))
    elif good in GOOD_SIGNS:
        sign = scaled(-9, 0, 0.9, icon(GOOD_SIGNS[good]))
    else:
        sign = figure("mech" if good == "deploy" else good, -9, 0, 24)
    return element("g", sign, text(str(amount), 11, 0, 18, font_weight="bold"), class_=f"good {good}")


def factory_card(number_: int) -> str:
    """What the card takes, an arrow, what it gives; the move of its bottom row."""
    card = next(card for card in factory_cards() if card.number == number_)
    drawn = [face(WIDE, LOW), text(str(card.number), 26, 25, 24, font_weight="bold")]
    drawn.append(scaled(WIDE - 26, 25, 1, icon("factory")))
    for at, (which, amount) in enumerate(card.pay):
        drawn.append(moved(40 + 46.0 * at, 72, good(which, amount)))
    start = 40 + 46.0 * len(card.pay) - 18
    arrow = "M0 0H16M10-6 16 0 10 6"
    drawn.append(moved(start, 72, path(arrow, fill="none", stroke=palette.INK, stroke_width=2.6, class_="card-line")))
    for at, (which, amount) in enumerate(card.gain):
        x = start + 44 + (62.0 if card.choose_one else 48.0) * at
        drawn.append(moved(x, 72, good(which, amount)))
        if card.choose_one and at:
            drawn.append(text("/", x - 32, 72, 20))
    bottom = figure("character", 86, 120, 24) + path(
        "M108 120H150M143 113 150 120 143 127", fill="none", stroke=palette.INK, stroke_width=2.6, class_="card-line"
    )
    return "".join(drawn) + bottom + text("2", 164, 120, 18, font_weight="bold")


def clause_sign(quantity: str) -> str:
    """What a clause of an objective counts; empty where no sign says it."""
    if quantity in TERRAINS_COUNTED:
        glyph = TERRAIN_GLYPHS[TERRAINS_COUNTED.index(quantity)]
        return small(glyph, -11, 0, 22, palette.INK, "card-sign" if glyph[0] == SOLID else "card-line")
    if quantity in FIGURES_COUNTED:
        return figure(FIGURES_COUNTED[quantity], -11, 0, 26)
    return scaled(-11, 0, 0.95, icon(COUNTED_SIGNS[quantity])) if quantity in COUNTED_SIGNS else ""


def clause_number(clause: Clause) -> str:
    if clause.relation == AT_MOST:
        return f"\u2264{clause.number}"
    return f"{clause.number}+" if clause.relation == AT_LEAST else str(clause.number)


def clauses_row(clauses: tuple[Clause, ...]) -> str:
    """All that an objective asks for as signs with their numbers; nothing where a sign would be missing."""
    signs = [clause_sign(QUANTITIES[clause.quantity]) for clause in clauses]
    if not all(signs):
        return ""
    start = WIDE / 2 - CLAUSE_STEP * (len(clauses) - 1) / 2
    return "".join(
        moved(start + CLAUSE_STEP * at, 116, sign, text(clause_number(clause), 14, 0, 18, font_weight="bold"))
        for at, (sign, clause) in enumerate(zip(signs, clauses, strict=True))
    )


def objective_card(lang: str, number_: int) -> str:
    title = name(Translator(lang), "objective", number_)
    row = clauses_row(objectives()[number_ - 1].clauses)
    middle = 66 if row else 92
    drawn = [face(WIDE, LOW), text(str(number_), 26, 25, 24, font_weight="bold")]
    drawn.append(scaled(WIDE - 26, 25, 1, icon("objective")))
    lines = wrapped(title, 20, WIDE - 24)
    for at, line in enumerate(lines):
        drawn.append(text(line, WIDE / 2, middle + 24 * (at - (len(lines) - 1) / 2), 20, font_weight="bold"))
    return "".join(drawn) + row
