"""The numbers of the rules of the Expeditions Automa, each to be cited by a test."""

ITEMS = {"X1": 4, "X2": 6, "X3": 2, "X4": 5, "X5": 5, "X6": 0, "X7": 3, "X8": 3, "X9": 3, "X10": 0}
LETTERS = {"X7.2": "abc"}


def numbered() -> list[str]:
    found: list[str] = []
    for section, items in ITEMS.items():
        for rule in [f"{section}.{item}" for item in range(1, items + 1)] or [section]:
            found += [rule, *(rule + letter for letter in LETTERS.get(rule, ""))]
    return found


RULES = numbered()
