"""How far the signs of a board stand out from the ground below them on the page, as WCAG reckons it."""

from playwright.sync_api import Page

ENOUGH = 4.4

LEAST = """() => {
    const light = (colour) => {
        const [red, green, blue] = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const apart = (one, other) => {
        const [more, less] = [light(one), light(other)].sort((one, other) => other - one);
        return (more + 0.05) / (less + 0.05);
    };
    const ink = (node, name) => getComputedStyle(node)[name[0] === "s" ? "stroke" : "fill"];
    const least = {};
    for (const terrain of new Set([...document.querySelectorAll(".hex")].map((hex) => hex.classList[1]))) {
        const names = [`s-${terrain}4`, `f-${terrain}4`];
        const signs = names.flatMap((name) =>
            [...document.querySelectorAll(`#${terrain}-sign .${name}`)].map((node) => ink(node, name)));
        const tones = [...document.querySelectorAll(`#g-${terrain} stop`)].slice(-2);
        const plates = tones.map((node) => getComputedStyle(node).stopColor);
        least[terrain] = Math.min(...signs.flatMap((sign) => plates.map((plate) => apart(sign, plate))));
    }
    for (const sign of document.querySelectorAll(".ground .base.idle ~ .sign, .homes .emblem ~ .sign")) {
        const below = sign.parentElement.querySelector(".emblem") || sign.parentElement.querySelector(".base");
        const found = apart(getComputedStyle(sign).fill, getComputedStyle(below).fill);
        least[sign.classList[1]] = Math.min(least[sign.classList[1]] ?? 21, found);
    }
    return least;
}"""


def least_of_each_sign(page: Page) -> dict[str, float]:
    found: dict[str, float] = page.evaluate(LEAST)
    return found
