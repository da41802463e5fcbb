"""A game as an environment shows it: the board in words, as a drawing, or as pixels.

What draws and speaks is loaded by the first picture only; a learner never asks for one.
"""

from typing import Any, Final

from maszyna.scythe.game import Scythe

ANSI: Final = "ansi"
SVG: Final = "svg"
PIXELS: Final = "rgb_array"
RENDER_MODES: Final = [ANSI, SVG, PIXELS]


def rendered(game: Scythe, mode: str | None) -> Any:
    if mode == PIXELS:
        from maszyna.env.raster import pixels

        return pixels(game.position)
    if mode == SVG:
        from maszyna.pictures.scythe.board_picture import board_svg

        return board_svg(game.position)
    return as_text(game) if mode == ANSI else None


def as_text(game: Scythe) -> str:
    """Who stands where, the scores, and what is asked with its options."""
    from maszyna.pictures.scythe.descriptions import ENGLISH, position_text
    from maszyna.speech.scythe.texts import scythe_texts

    lines = position_text(ENGLISH, game.position).split("; ")
    own_words = scythe_texts("en")
    names = [own_words.name("faction", seat.faction) for seat in game.position.seats]
    lines.append(", ".join(f"{name} {score}" for name, score in zip(names, game.scores(), strict=True)))
    if not game.over:
        lines.append(f"{names[game.seat_to_decide()]}: {own_words.question(game)}")
        lines += [f"  {own_words.label(game, action)}" for action in game.options()]
    return "\n".join(lines)
