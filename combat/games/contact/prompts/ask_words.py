"""Prompt for choices between words or pieces: a button for each answer, with its number; Enter takes the first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from combat.engine.kernel.decision import Answer, Choice
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, Thing
from combat.engine.words import has, text
from combat.games.contact.prompts.contact_asked import ContactAsked
from combat.games.contact.standing.placed_at import placed_at
from combat.games.contact.words import contact_names as names

C = TypeVar("C", bound=Choice)
MOST = 9
"""Answers with a button."""


class AskWords(ContactAsked[C]):
    """Prompt for a `Choice`; answers that are units can also be clicked on the board."""

    @property
    def pieces(self) -> list[str]:
        """Return the ids of the pieces on the board that are answers."""
        return [str(answer) for answer in self.decision.answers if placed_at(self.state, str(answer)) is not None]

    def choices(self) -> Sequence[str]:
        """Return the ids of the pieces that are answers."""
        return self.pieces

    def begin(self) -> None:
        """Bring the pieces into view and select the piece that the question is about."""
        places = [placed_at(self.state, piece) for piece in (self.decision.subject, *self.pieces)]
        self.desk.view.framing.bring(*(place for place in places if place is not None))
        self.desk.selection.select(self.decision.subject if self.desk.title_desk.has(self.decision.subject) else "")

    def lit(self) -> Mapping[Thing[Pose], Mark]:
        """Return the pieces to choose from: own ones as legal, others as targets."""
        own = self.desk.title_desk.is_own
        return {PieceId(piece): "legal" if own(piece) else "target" for piece in self.pieces}

    def click(self, thing: Thing[Pose]) -> bool:
        """Answer with a piece; return whether it is an answer and was accepted."""
        return isinstance(thing, PieceId) and thing.id in self.pieces and self.answer(thing.id)

    def buttons(self) -> list[Button]:
        """Return a button for each of the first `MOST` answers."""
        found = list[Button]()
        for number, answer in enumerate(self.decision.answers[:MOST], 1):
            key, kind = ("Enter", "commit") if number == 1 else (str(number), "plain")
            means = PieceId(str(answer)) if str(answer) in self.pieces else None
            found.append(
                self.button(self._label(answer), answer, key, "commit" if kind == "commit" else "plain", means=means)
            )
        return found

    def _label(self, answer: Answer) -> str:
        said = f"answer-{answer}"
        return text(said) if has(said) else names.subject(self.state, str(answer))
