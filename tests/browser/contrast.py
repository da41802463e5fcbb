"""How far the signs of a board stand out from the ground below them, as WCAG reckons it."""

from playwright.sync_api import Page

ENOUGH = 3  # for what is no text

LEAST = """() => {
    const signs = document.querySelector(".signs");
    const shine = Number(getComputedStyle(signs).filter.match(/[\\d.]+/)?.[0] ?? 1);
    const light = (node, times) => {
        const { fill, stroke } = getComputedStyle(node);
        const colour = fill === "none" ? stroke : fill;
        const [red, green, blue] = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => {
            const share = Math.min(1, part * times / 255);
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const far = (one, other) => {
        const [here, there] = [one, other].map((node) => node.getBoundingClientRect());
        return Math.hypot(here.x + here.width / 2 - there.x - there.width / 2,
            here.y + here.height / 2 - there.y - there.height / 2);
    };
    const hexes = [...document.querySelectorAll(".hexes .hex")];
    const below = (sign) => hexes.reduce((best, one) => (far(one, sign) < far(best, sign) ? one : best));
    const least = {};
    for (const sign of document.querySelectorAll(".ground .sign, .homes .sign")) {
        const [ground, times] = signs.contains(sign) ? [below(sign), shine] : [sign.parentElement.firstChild, 1];
        const [more, less] = [light(sign, times), light(ground, 1)].sort((one, other) => other - one);
        const name = sign.classList[1];
        least[name] = Math.min(least[name] ?? 21, (more + 0.05) / (less + 0.05));
    }
    return least;
}"""


def least_of_each_sign(page: Page) -> dict[str, float]:
    found: dict[str, float] = page.evaluate(LEAST)
    return found
