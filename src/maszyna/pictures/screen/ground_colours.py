"""The roles of colour on the ground: the plain colour of each; the style sheet of the screens has both themes."""

from typing import Final

# Of each terrain: plate in the light, plate in the shade, texture, sign.
_PLATES: Final = {
    "village": ["#f5dcc7", "#e7c1a3", "#d9ab88", "#84401e"],
    "farm": ["#f8eab0", "#ecd57e", "#d6b751", "#755900"],
    "forest": ["#c4dfb0", "#9dc487", "#7fab69", "#245426"],
    "mountain": ["#dfd9d2", "#bcb3a9", "#a2988d", "#4d4640"],
    "tundra": ["#f6f6fb", "#dcdfea", "#bcc3d6", "#575390"],
    "lake": ["#cbe7f6", "#97c9ea", "#7ab6df", "#12548f"],
    "factory": ["#ecc493", "#d6a067", "#ad743c", "#452810"],
}
COLOURS: Final[dict[str, str]] = {
    "ink": "#23211f", "surface": "#fffdf8", "paper": "#fbf8f0", "soft": "#5f584f", "edge": "#857c6f",
    "rim1": "#e7dcc3", "rim2": "#cdbf9f", "seam": "#6d5f4a", "lit": "#ffffff", "drift": "#ffffff", "frame": "#23211f",
    "wall": "#fff6e6", "snow": "#ffffff", "glow": "#ffd35c", "hall": "#452810",
    "river1": "#155a9e", "river2": "#4c97d8", "bank": "#f7f0de",
    **{f"{terrain}{tone}": colour for terrain, tones in _PLATES.items() for tone, colour in enumerate(tones, 1)},
}  # fmt: skip


def fill(role: str) -> dict[str, str]:
    return {"class_": f"f-{role}", "fill": COLOURS[role]}


def line(role: str, width: float, faint: float = 1) -> dict[str, str | float]:
    """A stroke; ``faint`` is its opacity."""
    stroke: dict[str, str | float] = {
        "class_": f"s-{role}", "fill": "none", "stroke": COLOURS[role], "stroke_width": width,
    }  # fmt: skip
    return stroke if faint == 1 else {**stroke, "opacity": f"{faint:g}"}


def stop(role: str) -> dict[str, str]:
    """Of a gradient."""
    return {"class_": f"g-{role}", "stop_color": COLOURS[role]}
