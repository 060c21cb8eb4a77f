"""The running animation: the motion of the event being shown, and the effects over the board."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.load_object import load_object
from combat.engine.stage.settings import PACES
from combat.engine.tabletop.title_desk import TitleDesk

if TYPE_CHECKING:
    from combat.engine.tabletop.desk import Desk
    from combat.engine.tabletop.effects.effects_layer import EffectsLayer

_EFFECTS = "combat.engine.tabletop.effects.effects_layer:EffectsLayer"
"""The effects layer; imported after the first frame."""

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class Animation(Generic[S, B, P]):
    """Tracks the motion of the shown event and the running effects, ends them early and sets the pace."""

    def __init__(self, desk: Desk[S, B, P]) -> None:
        self._desk = desk

    @cached_property
    def effects(self) -> EffectsLayer[P]:
        """Return the layer of effects over the board, which is created on first use."""
        return load_object(_EFFECTS, lambda: EffectsLayer)(self._desk.view)

    @property
    def has_effects(self) -> bool:
        """Return whether any effect is running."""
        return "effects" in vars(self) and self.effects.busy

    @property
    def moving(self) -> bool:
        """Return whether an event is being shown that is neither paused nor waiting for the player."""
        mirror = self._desk.mirror
        return mirror.busy and not (mirror.waiting or mirror.still)

    def follow(self, dt: float, *, moving: bool) -> None:
        """Advance the effects by `dt` seconds; if `moving`, advance also the breeze that moves smoke."""
        if "effects" in vars(self):
            if moving:
                self.effects.stir(dt)
            self.effects.follow(dt)

    def stop_effects(self) -> None:
        """End all effects."""
        if self.has_effects:
            self.effects.stop()

    def skip(self) -> None:
        """End the current motion and all effects, and apply all pending events at once."""
        self._desk.mirror.skip()
        self.stop_effects()
        self._desk.follow(0.0)
        self._desk.redraw("board", "prompt")

    def set_pace(self, pace: str) -> None:
        """Set the pace of animations, save the settings and redraw; raise StopIteration for an unknown pace."""
        settings = self._desk.app.settings
        settings.pace = next(known for known in PACES if known == pace)
        settings.save()
        self._desk.changed("pace")
