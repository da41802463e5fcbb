"""The board's colours in both themes, as the style sheet has them: the roles, and how far they stand out."""

import re
from pathlib import Path

import pytest

from maszyna.pictures.screen import layers
from maszyna.pictures.screen.ground_colours import COLOURS
from maszyna.pictures.screen.plates import rivers
from maszyna.scythe.ids import TERRAINS

THEME = (Path(layers.__file__).parents[2] / "web" / "theme.css").read_text(encoding="utf-8")
PROPERTY = {"f": "fill", "s": "stroke", "g": "stop-color"}
SIGN = 4.4
RING = 3.2
ON_HALO = 6
HALO = 0.85
TONE_ON_TONE = (1.18, 1.46)
# What is drawn over which two tones of the plate, and how opaque.
TEXTURES = {
    "village": ("village3", "12", 0.55),
    "farm": ("farm3", "12", 0.5),
    "forest": ("forest3", "12", 0.5),
    "mountain": ("mountain3", "12", 0.5),
    "tundra": ("tundra3", "12", 0.75),
    "lake": ("lake1", "23", 0.8),
}


def roles(block: str) -> dict[str, str]:
    return dict(re.findall(r"--([a-z]+\d?): (#[0-9a-f]{6})", block))


def themes() -> dict[str, dict[str, str]]:
    light, dark, chosen = re.findall(r":root[^{]*\{\s*color-scheme:[^}]*\}", THEME)
    assert roles(dark) == roles(chosen)  # the device's and the setting's
    return {"light": roles(light), "dark": roles(dark)}


def channels(colour: str) -> list[float]:
    return [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]


def light(parts: list[float]) -> float:
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def apart(one: list[float], other: list[float]) -> float:
    less, more = sorted((light(one), light(other)))
    return (more + 0.05) / (less + 0.05)


def over(top: str, below: str, share: float) -> list[float]:
    return [a * share + b * (1 - share) for a, b in zip(channels(top), channels(below), strict=True)]


def test_every_role_of_the_drawing_is_in_the_style_sheet() -> None:
    drawn = layers.ground("en") + layers.homes("en", (0, 4)) + rivers()
    used = {name for names in re.findall(r'class="([^"]*)"', drawn) for name in names.split()}
    found = sorted(name for name in used if re.fullmatch(r"[fsg]-[a-z]+\d?", name))
    assert len(found) > 40
    for name in found:
        assert f".{name} {{ {PROPERTY[name[0]]}: var(--{name[2:]}); }}" in THEME, name


def test_the_plain_colours_are_those_of_the_light_theme() -> None:
    assert COLOURS.items() <= themes()["light"].items()
    assert COLOURS.keys() <= themes()["dark"].keys()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_sign_stands_out(theme: str, terrain: str) -> None:
    colours = themes()[theme]
    for plate in (colours[f"{terrain}1"], colours[f"{terrain}2"]):
        assert apart(channels(colours[f"{terrain}4"]), channels(plate)) >= SIGN, plate


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("terrain", TEXTURES)
def test_a_texture_is_tone_on_tone(theme: str, terrain: str) -> None:
    colours = themes()[theme]
    role, tones, opaque = TEXTURES[terrain]
    plates = [colours[terrain + tone] for tone in tones]
    far = [apart(over(colours[role], plate, opaque), channels(plate)) for plate in plates]
    assert TONE_ON_TONE[0] <= (far[0] * far[1]) ** 0.5 <= TONE_ON_TONE[1]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("ring", ["can", "automa"])
def test_rings_stand_out_from_any_ground_and_from_their_halo(theme: str, ring: str) -> None:
    colours = themes()[theme]
    line = channels(colours[ring])
    for terrain in TERRAINS:
        for ground in (colours[f"{terrain}1"], colours[f"{terrain}2"]):
            assert apart(line, channels(ground)) >= RING, terrain
            assert apart(line, over(colours["surface"], ground, HALO)) >= ON_HALO, terrain


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_rivers_stand_out_from_their_banks(theme: str) -> None:
    colours = themes()[theme]
    assert apart(channels(colours["river1"]), channels(colours["bank"])) >= 4.5
