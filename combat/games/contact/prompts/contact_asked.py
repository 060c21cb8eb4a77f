"""Base class of the prompts of CONTACT!."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pygame

from combat.engine.kernel.decision import Decision
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.prompt import digit
from combat.engine.tabletop.thing import PieceId, Thing
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.table.contact_desk import ContactDesk
from combat.games.miniatures.prompts.model_prompt import ModelPrompt

D = TypeVar("D", bound=Decision)


class ContactAsked(ModelPrompt[D, State, ContactDesk]):
    """Base class of the prompts of CONTACT!; their drawings on the board are in `table/overlays`."""

    def choices(self) -> Sequence[str]:
        """Return the ids of the pieces that can be chosen, in the order of their number keys."""
        return [unit.id for unit in self.state.placed(self.decision.seat)]

    def candidates(self) -> Sequence[str]:
        """Return the ids of the pieces that Tab cycles through."""
        return self.choices()

    def key(self, event: pygame.event.Event) -> bool:
        """Select a piece by its number; return whether the key was the number of a piece."""
        number, pieces = digit(event), self.choices()
        if number is None or number > len(pieces):
            return False
        self.desk.selection.find(pieces[number - 1])
        return True

    def refresh(self) -> None:
        """Redraw the parts of the table that show the plan."""
        self.desk.redraw("board", "prompt", "unit", "units")

    def owned(self, thing: Thing[Pose]) -> str:
        """Return the id of a thing that is a unit or dummy of the asked seat; "" for any other thing."""
        state = self.state
        if not isinstance(thing, PieceId):
            return ""
        found = state.units.get(thing.id) or state.dummies.get(thing.id)
        return thing.id if found is not None and found.seat == self.decision.seat else ""

    def imagined(self, unit: str) -> Unit | None:
        """Return a unit as the plan would change it; None if nothing is planned for it. The default is None."""
        return None
