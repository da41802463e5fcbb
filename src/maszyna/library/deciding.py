"""What one symbol makes an Automa do on a position, and why."""

from collections.abc import Mapping

from maszyna.kernel.bits import members
from maszyna.library.name_types import Action, Faction, Language
from maszyna.library.position_answers import position_of
from maszyna.library.scythe import Scythe
from maszyna.library.seats import place_of
from maszyna.library.setups import checked_language
from maszyna.scythe.automa.choosing import POSSIBLE
from maszyna.scythe.automa.sight import NOBODY
from maszyna.scythe.ids import UNIT_KINDS
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.position_requests.decide_request import DecideAnswer, answer_decide


class Decision:
    """An answer of ``decide``: where the Automa goes, and the narrowing that led there."""

    def __init__(self, answer: DecideAnswer, lang: Language) -> None:
        self._answer = answer
        self.lang = checked_language(lang)

    @property
    def document(self) -> dict[str, object]:
        """The whole answer as the command gives it, with the trace."""
        return self._answer.document()

    @property
    def possible(self) -> bool:
        """Whether the symbol can be carried out at all."""
        return self._answer.choice.reason == POSSIBLE

    @property
    def unit(self) -> str | None:
        """The kind of unit that goes, if there is one."""
        unit = self._answer.choice.unit
        return None if unit == NOBODY else UNIT_KINDS[unit_kind(unit)]

    @property
    def origin(self) -> int | str | None:
        """Where it stands: a territory or ``"base"``."""
        answer = self._answer
        faction = answer.layout.position.seats[answer.seat].faction
        return None if answer.choice.unit == NOBODY else place_of(answer.choice.origin, faction)

    @property
    def to(self) -> int | None:
        """The territory it goes to, if the symbol can be carried out."""
        return self._answer.choice.to if self.possible else None

    @property
    def valid(self) -> list[int]:
        """The territories it may go to."""
        return members(self._answer.choice.valid)

    def why(self, lang: Language | None = None) -> str:
        """The choice in one sentence, and below it step by step; ``lang`` is en, uk or ru. Raises UnknownLanguage."""
        from maszyna.speech.scythe.texts import scythe_texts
        from maszyna.speech.scythe.turn_prose import decide_lines

        return "\n".join(decide_lines(scythe_texts(lang or self.lang), self._answer))

    def svg(self) -> str:
        """The decision drawn on the map, the text of an SVG."""
        from maszyna.pictures.scythe.decision_picture import decision_svg

        answer = self._answer
        return decision_svg(answer.layout.position, answer.seat, answer.choice)

    def __str__(self) -> str:
        return self.why()

    def __repr__(self) -> str:
        choice = self._answer.choice
        did = f"{self.unit} {self.origin} → {self.to}" if self.possible else f"not possible, {choice.reason}"
        return f"<{choice.symbol.name}: {did}>"

    def _repr_svg_(self) -> str:
        return self.svg()


def decide(
    position: Mapping[str, object] | Scythe,
    action: Action,
    *,
    min_power: int | None = None,
    automa: Faction | None = None,
    lang: Language = "en",
) -> Decision:
    """What a symbol of the move row makes the Automa do; nothing is moved.

    ``position`` is a document (``maszyna/scythe-position@1``) or a game. The actions are move_worker, move_mech,
    move_character, encounter_or_factory, attack_workers, attack_combat_unit (with ``min_power``) and airship.
    ``automa`` names the faction where several Automas play. Gives a Decision. Raises FormatError for anything that is
    no such position or action, UnknownLanguage for a ``lang`` there is not.
    """
    checked_language(lang)
    request: dict[str, object] = {"position": position_of(position), "action": action}
    if min_power is not None:
        request["min_power"] = min_power
    if automa is not None:
        request["automa"] = automa
    return Decision(answer_decide(request), lang)
