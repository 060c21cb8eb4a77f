"""Catch exceptions of drawing code in one place, so that a fault costs one part of the frame and not the game.

Tables, overlays, prompts, forms and tooltips are drawn through `GUARD`. Each fault becomes a line of the crash
file.
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
"""Not caught: missing artwork ends the program."""
_FAULTS = "combat.engine.stage.drawing.fault_lines:FAULTS"


def write_line(part: str, fault: Exception) -> None:
    """Log a fault of a part of the display to the crash file; a repeated fault is logged once."""
    load_object(_FAULTS, lambda: FAULTS).add(part, fault)


class FaultPolicy(MutableRecord):
    """The handling of exceptions in drawing code."""

    strict: bool = False
    """True if it is raised again, as in most tests."""
    on_fault: Callable[[str, Exception], None] = write_line
    """Called with the name of the failed part and the exception."""


POLICY = ContextField(FaultPolicy)


class DrawingGuard:
    """Calls drawing code and returns a substitute if it raises."""

    def ask(self, act: Callable[P, T], otherwise: T, *args: P.args, **more: P.kwargs) -> T:
        """Return the result of `act`; if it raises, report the fault and return `otherwise`.

        In strict mode, and for missing artwork, the exception is raised.
        """
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
        """Call `act` to draw on a surface; if it raises, report the fault and restore the clip rectangle."""
        clip = surface.get_clip()
        if self.ask(act, _FAILED, surface, *args, **more) is _FAILED:
            surface.set_clip(clip)


def part_of(act: Callable[..., Any]) -> str:
    """Return the name of what a function draws: its class and name, and the string arguments of a partial."""
    if isinstance(act, partial):
        return f"{part_of(act.func)}({', '.join(arg for arg in act.args if isinstance(arg, str))})"
    owner = getattr(act, "__self__", None)
    name = getattr(act, "__name__", type(act).__name__)
    return f"{type(owner).__name__}.{name}" if owner is not None else getattr(act, "__qualname__", name)


GUARD = DrawingGuard()
