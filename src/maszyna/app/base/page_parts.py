"""Parts that the pages of every kind of game share."""

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.pictures.screen.art import art_key


def checklist(items: list[Doc], at: int = 0) -> Doc:
    """What to do with the pieces after an action, as a list to tick off; before all of them, how to set it all up."""
    return {"key": f"turn-{at}" if at else "setup", "at": at, "way": "do", "items": items}


def setup_item(number: int, say: Text, what: str, seat: str | None = None, to: str | None = None) -> Doc:
    """A line of the list for setting the table up."""
    return {"id": f"c{number}", "say": say, "what": what, "seat": seat, "from": None, "to": to, "art": None}


def headline(found: Doc, names: dict[str, str], words: Language, you: str = "") -> Text:
    """Who has won; ``you``: the seat that has no name but "you"."""
    totals = [row["total"] for row in found["scores"]]
    key = "you_win" if you and found["winners"] == [you] else "wins"
    who = ", ".join(names[seat] for seat in found["winners"])
    if len(totals) < 2:
        return words.spans_for(f"{key}_alone", who=who, first=totals[0])
    return words.spans_for(key, who=who, first=totals[0], second=totals[1])


def place_row(key: str, label: str, art: str, value: int, less: str | None, more: str | None, words: Language) -> Doc:
    """Something that lies on a place, with the steps that mend its number."""
    found = {"key": key, "label": [label], "art": art_key(art, words.lang), "value": value}
    return {**found, "less": less, "more": more}
