"""A turn of Expeditions as lines for people: a sentence for each event, and under a mech's part its search."""

from typing import Final

from maszyna.expeditions.events import CARD, MechPart, field_of
from maszyna.kernel.events import Event
from maszyna.speech.expeditions.texts import ExpeditionsTexts

INDENT: Final = "  "


def event_lines(texts: ExpeditionsTexts, events: list[Event], indent: str = INDENT) -> list[str]:
    """A sentence for each event; a mech sweeps before it walks (X7.1), and its search stands deeper below."""
    lines: list[str] = []
    for event in events:
        if isinstance(event, MechPart):
            lines += [indent + sentence for sentence in texts.swept(event)]
        lines.append(indent + texts.sentence(event))
        if event.kind == CARD:
            lines.append(indent + INDENT + texts.card(field_of(event, "card")))
        if isinstance(event, MechPart):
            lines += [indent + INDENT + step for step in texts.search(event)]
    return lines
