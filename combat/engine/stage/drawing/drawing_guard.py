"""Catch what drawing throws, here and nowhere else: a fault costs the part that failed, and never the game.

The parts of a table, its overlays, prompts, forms and tooltips are drawn and computed through `GUARD`; each fault
becomes a line of the crash file.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, TypeVar

from combat.engine.context import ContextField
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.record import MutableRecord

if TYPE_CHECKING:
    import pygame

    from combat.engine.stage.drawing.artwork import MissingArtworkError
    from combat.engine.stage.drawing.fault_lines import FAULTS

P = ParamSpec("P")
T = TypeVar("T")

_FAILED: Final = object()
_MISSING = "combat.engine.stage.drawing.artwork:MissingArtworkError"
"""Not caught: the program says which of its pictures it lacks, and ends."""
_FAULTS = "combat.engine.stage.drawing.fault_lines:FAULTS"


def write_line(part: str, fault: Exception) -> None:
    """Write a line about a part that failed into the crash file, once for each fault."""
    load_object(_FAULTS, lambda: FAULTS).add(part, fault)


class FaultPolicy(MutableRecord):
    """What becomes of a fault in drawing."""

    strict: bool = False
    """Whether it is raised nevertheless, as in most tests."""
    on_fault: Callable[[str, Exception], None] = write_line
    """Called with the name of a part that failed, and with what it threw."""


POLICY = ContextField(FaultPolicy)


class DrawingGuard:
    """Calls what draws or is to be drawn, and returns a substitute for what fails."""

    def ask(self, act: Callable[P, T], otherwise: T, *args: P.args, **more: P.kwargs) -> T:
        """Return what `act` returns; `otherwise` where it throws."""
        try:
            return act(*args, **more)
        except Exception as fault:
            policy = POLICY.value
            if policy.strict or isinstance(fault, load_object(_MISSING, lambda: MissingArtworkError)):
                raise
            policy.on_fault(part_of(act), fault)
            return otherwise

    def draw(
        self,
        act: Callable[Concatenate[pygame.Surface, P], object],
        surface: pygame.Surface,
        *args: P.args,
        **more: P.kwargs,
    ) -> None:
        """Call `act` to draw on a surface; where it throws, the surface is clipped afterwards as it was before."""
        clip = surface.get_clip()
        if self.ask(act, _FAILED, surface, *args, **more) is _FAILED:
            surface.set_clip(clip)


def part_of(act: Callable[..., Any]) -> str:
    """Return the name of what a function draws: the class of its object, its own name, and of which thing it is."""
    if isinstance(act, partial):
        return f"{part_of(act.func)}({', '.join(arg for arg in act.args if isinstance(arg, str))})"
    owner = getattr(act, "__self__", None)
    name = getattr(act, "__name__", type(act).__name__)
    return f"{type(owner).__name__}.{name}" if owner is not None else getattr(act, "__qualname__", name)


GUARD = DrawingGuard()
