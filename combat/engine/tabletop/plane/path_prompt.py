"""The base of a question that is answered by a path over open ground, by drags, clicks and the cursor of the keys."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Decision
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.plane.leg_snapping import LegSnapping
from combat.engine.tabletop.prompt import Prompt
from combat.engine.tabletop.title_desk import TitleDesk

D_co = TypeVar("D_co", bound=Decision, covariant=True)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Pose])


class PathPrompt(Prompt[D_co, S, B, Pose]):
    """A title says of its path what the next leg is; the leg ends where it is allowed to."""

    follows = turns = True

    @abstractmethod
    def leg(self) -> LegSnapping:
        """Return the leg that is drawn now: from the last corner that was set, or from where the mover stands."""

    def settled(self, place: Pose) -> Pose:
        """Return where the leg to a pose ends; that pose where it may not go towards it at all, which is refused."""
        return self.leg().end(place) or place
