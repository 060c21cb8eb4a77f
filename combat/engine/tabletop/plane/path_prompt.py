"""Base class of prompts answered with a path on open ground, by drags, clicks or the keyboard cursor."""

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
    """A title's subclass defines the next leg of the path; the leg ends where that is legal."""

    follows = turns = True

    @abstractmethod
    def leg(self) -> LegSnapping:
        """Return the current leg, which begins at the last corner of the path, or at the piece that moves."""

    def settled(self, place: Pose) -> Pose:
        """Return the end of the leg towards a pose, or the pose itself if no part is legal, which is then refused."""
        return self.leg().end(place) or place
