"""Base class of the motions of games with models: places, effects, and models that a motion draws itself."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.effects.effect import Effect
from combat.engine.tabletop.motion import Motion, set_off
from combat.engine.tabletop.title_desk import TitleDesk

E = TypeVar("E")
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Pose])


class ModelMotion(Motion[E, S, B, Pose]):
    """Animation of one event of a battle."""

    @abstractmethod
    def at(self, id_: str) -> Pose | None:
        """Return the pose of a piece before the event; None if it is not on the table."""

    def seen(self, ids: Iterable[str]) -> tuple[Pose, ...]:
        """Return the poses of those pieces that are on the table, without duplicates."""
        return tuple(dict.fromkeys(pose for id_ in ids if (pose := self.at(id_)) is not None))

    def cast(self, effect: Effect, pose: Pose | None, *, way: float = 0.0, after: float = 0.0) -> None:
        """Start an effect at a pose, `after` seconds after the camera has arrived; `way` is passed to `set_off`.

        Does nothing without a pose, or if motions are off.
        """
        if pose is not None and self.duration > 0:
            set_off(self.desk, effect, pose, f"{self.event}{after}", way=way, after=after)

    def hides(self, *ids: str) -> Mapping[str, tuple[int, int]]:
        """Return the result of `shift` for models that the motion draws itself: each with an offset of (0, 0)."""
        return dict.fromkeys(ids, (0, 0))
