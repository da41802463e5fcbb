"""The Automa's last turn at a table of Expeditions: step by step, and as a list of what to do with the pieces."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.page_parts import checklist, setup_item
from maszyna.app.expeditions_table.corrections import sentences
from maszyna.app.expeditions_table.rows_view import PLACES
from maszyna.expeditions.automa.automa_turn import MOST_GLORY
from maszyna.expeditions.events import (
    ADJUSTED,
    CARD,
    CORRUPTION_PLACED,
    END_NEAR,
    EVENTS,
    GLORY,
    MECH,
    TURN_BEGAN,
    MechPart,
    field_of,
)
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import AUTOMA, HUMAN, NORTH, SEATS, place_text
from maszyna.expeditions.play.tokens_drawn import TokensDrawn
from maszyna.expeditions.table.differences import ExpeditionsInstruction
from maszyna.kernel.bits import members
from maszyna.kernel.events import Event
from maszyna.kernel.game import NOBODY
from maszyna.kernel.record import Record
from maszyna.pictures.screen.expeditions_layers import row_arrow

# Events after which nobody has a piece to move.
# A token drawn for a tile stands in the line of the mech that flipped it.
NOT_TO_DO: Final = [
    "adjusted",
    "card",
    "turn_began",
    "corruption_placed",
    "human_moved",
    "human_explored",
    "human_took",
    "human_glory",
]
LAST_ROUND: Final = "last_round"


def is_automa_turn(events: list[Event]) -> bool:
    return any(event.kind == CARD for event in events)


def automa_events(record: Record[Expedition]) -> tuple[int, list[Event]] | None:
    """The last turn of the Automa: the number of the action that brought it, and all events since its card.

    It stops where a tile is flipped and goes on when the tokens are told.
    """
    later: list[Event] = []
    for number in range(len(record.actions), -1, -1):
        events = record.told(number)
        later = events + later
        if is_automa_turn(events):
            start = next(index for index, event in enumerate(later) if event.kind == CARD)
            return number, later[start:]
    return None


def last_story(record: Record[Expedition], words: Language) -> Doc | None:
    found = automa_events(record)
    if found is None:
        return None
    number, events = found
    card = field_of(events[0], "card")
    return {
        "key": f"turn-{number}",
        "at": number,
        "card": {"number": card, "say": words.place_text(words.expeditions.card(card, record.game.cards)), "art": None},
        "choices": choices_view(record, number, words),
        "steps": steps_of(events, words),
    }


def choices_view(record: Record[Expedition], number: int, words: Language) -> list[Doc]:
    """Every mech's part of the turn that began with an action, counted in the action that brought it."""
    found: list[Doc] = []
    index = 0
    for at in range(number, len(record.actions) + 1):
        choice = 0
        for event in record.told(at):
            if event.kind == CARD:
                index = 0
            if isinstance(event, MechPart):
                choice += 1
                found.append(choice_view(event, at, choice, f"s{index}", words))
            index += 1
    return found


def choice_view(part: MechPart, at: int, choice: int, step: str, words: Language) -> Doc:
    start, end = place_text(part.row, part.start), place_text(part.row, part.to)
    title = words.place_text(words.say("why_there", place=end))
    return {"at": at, "choice": choice, "step": step, "seat": SEATS[part.seat], "title": title,
            "about": [words.expeditions.mech(part.row)], "from": start, "to": end, "svg": walk_arrow(part)}  # fmt: skip


def steps_of(events: list[Event], words: Language) -> list[Doc]:
    found: list[Doc] = []
    for index, event in enumerate(events):
        if event.kind == ADJUSTED:  # the person's, in the turn after it
            continue
        if isinstance(event, MechPart):
            found += part_steps(event, index, words)
            continue
        kind = "card" if event.kind == CARD else "change"
        say = words.place_text(words.expeditions.sentence(event))
        found.append({"id": f"s{index}", "kind": kind, "event": EVENTS[event.kind][0], "seat": SEATS[event.seat],
                      "say": say})  # fmt: skip
    return found


def part_steps(part: MechPart, index: int, words: Language) -> list[Doc]:
    """A mech's search, criterion by criterion, then what it did."""
    row = part.row
    trace = part.trace or []
    sentences = words.expeditions.trace(part)
    extra = len(sentences) - len(trace)
    found: list[Doc] = []
    for number, sentence in enumerate(sentences):
        step: Doc = {"id": f"s{index}.{number}", "kind": "narrow", "choice": f"s{index}", "symbol": "mech",
                     "seat": SEATS[AUTOMA], "say": words.place_text(sentence)}  # fmt: skip
        if number >= extra:
            finding = trace[number - extra]
            gone = finding.before & ~finding.after
            how = "outdone" if finding.values else "excluded"
            step |= {
                "stage": finding.stage,
                "criterion": finding.name,
                "rule": finding.rule,
                "left": [place_text(row, at) for at in members(finding.after)],
                "out": [{"place": place_text(row, at), "value": finding.values.get(at), "how": how}
                        for at in members(gone)],
                "values": {place_text(row, at): value for at, value in finding.values.items()},
                "decided": finding.decided(),
            }  # fmt: skip
        found.append(step)
    piece = "automa.mech.north" if row == NORTH else "automa.mech.central"
    moves = [{"piece": piece, "from": place_text(row, part.start), "to": place_text(row, part.to)}]
    found.append({"id": f"s{index}", "kind": "change", "event": EVENTS[MECH][0], "seat": SEATS[AUTOMA],
                  "say": words.place_text(words.expeditions.sentence(part)), "moves": moves})  # fmt: skip
    return found


def walk_arrow(part: MechPart) -> str | None:
    """The arrow of a mech above its row; the north is walked to the east, the centre to the west."""
    if part.start == part.to:
        return None
    return row_arrow(part.row, part.start, part.to, 1 if part.row == NORTH else -1)


def last_checklist(record: Record[Expedition], words: Language) -> Doc:
    """What to do with the pieces in the order of the turn: the progress token, glory, the mechs' deeds.

    Where a mech has flipped a tile, its line carries the tokens drawn, and the question for more of them (X8.1).
    """
    found = automa_events(record)
    if found is None:
        return checklist(setup_items(record, words))
    number, events = found
    items: list[Doc] = [] if number else setup_items(record, words)  # the Automa began: before its turn all is laid out
    items += [end_item(event, words) for event in record.told(number) if event.kind == END_NEAR and event.seat == HUMAN]
    pending = record.game.asking
    asking = pending.row if isinstance(pending, TokensDrawn) and pending.by == AUTOMA else NOBODY
    for index, event in enumerate(events):
        if EVENTS[event.kind][0] in NOT_TO_DO or (event.kind == END_NEAR and event.seat == HUMAN):
            continue
        texts = [words.expeditions.sentence(event)]
        if isinstance(event, MechPart):
            texts = [*words.expeditions.swept(event), *texts]
        for extra, text in enumerate(texts):
            item: Doc = {"id": f"c{index}.{extra}", "say": words.place_text(text), "what": EVENTS[event.kind][0],
                         "seat": SEATS[AUTOMA], "from": None, "to": None, "art": None, "step": f"s{index}"}  # fmt: skip
            if isinstance(event, MechPart):
                item["from"] = place_text(event.row, event.start)
                item["to"] = place_text(event.row, event.to)
                item["svg"] = walk_arrow(event)
            if event.kind == END_NEAR or (event.kind == GLORY and field_of(event, "tokens") == MOST_GLORY):
                item["word"] = {"key": LAST_ROUND, "say": words.say("last_round")}
            if isinstance(event, MechPart) and extra == len(texts) - 1:
                item |= tokens_drawn(event, events[index + 1 :], asking == event.row, words)
            items.append(item)
    return checklist(items, number)


def end_item(event: Event, words: Language) -> Doc:
    """The person's last glory token began the last round (X9.1): said before the Automa's turn."""
    say = words.place_text(words.expeditions.sentence(event))
    return {"id": "end", "say": say, "what": EVENTS[event.kind][0], "seat": SEATS[HUMAN], "from": None, "to": None,
            "art": None, "word": {"key": LAST_ROUND, "say": words.say("last_round")}}  # fmt: skip


def tokens_drawn(part: MechPart, later: list[Event], asks: bool, words: Language) -> Doc:
    """What the line of a mech says of the tile it flipped."""
    values = [field_of(event, "value") for event in later
              if event.kind == CORRUPTION_PLACED and field_of(event, "row") == part.row]  # fmt: skip
    found: Doc = {"drawn": words.spans_for("tokens_on_tile", tokens=", ".join(map(str, values)))} if values else {}
    return found | {"asks": True} if asks else found


def own_lines(record: Record[Expedition], words: Language) -> list[Doc]:
    """What the person has said in the own turn, line by line; the tokens of a tile belong to the line that flipped it.

    ``actions``: how many actions a line is made of, for taking it back.
    """
    found: list[Doc] = []
    numbers = range(1, len(record.actions) + 1)
    begun = [at for at in numbers if any(event.kind == TURN_BEGAN for event in record.entries[at].events)]
    for at in range(max(begun, default=0) + 1, len(record.actions) + 1):
        entry = record.entries[at]
        kinds = [event.kind for event in entry.events]
        if found and (entry.text == "enough" or CORRUPTION_PLACED in kinds):
            line = found[-1]
            line["actions"] += 1
            line["tokens"] += [field_of(event, "value") for event in entry.events if event.kind == CORRUPTION_PLACED]
            continue
        say = " ".join(sentences(record, at, words)) or words.expeditions.spoken(entry.text)
        found.append({"at": at, "action": entry.text, "actions": 1, "say": words.place_text(say), "tokens": []})
    for line in found:
        if tokens := line.pop("tokens"):
            line["say"] += [" ", *words.spans_for("tokens_on_tile", tokens=", ".join(map(str, tokens)))]
    return found


def setup_items(record: Record[Expedition], words: Language) -> list[Doc]:
    """The complete list for setting the table up."""
    lines = words.expeditions.setting_up(record.at(0), record.events()[0].seat)
    return [
        setup_item(number, words.place_text(line.text), line.what, SEATS[AUTOMA] if line.place else None,
                   line.place or None)
        for number, line in enumerate(lines, 1)
    ]  # fmt: skip


def instructions(todo: list[ExpeditionsInstruction], words: Language) -> list[Doc]:
    return [
        {"id": f"c{index}", "say": words.place_text(words.expeditions.instruction(one)), "what": one.what,
         "seat": None, "from": one.start if one.start in PLACES else None,
         "to": one.place or (one.end if one.end in PLACES else None), "art": None}
        for index, one in enumerate(todo, 1)
    ]  # fmt: skip
