"""Note beside a line of sight: range, hindrance, and where and why it is blocked (16.0)."""

from __future__ import annotations

from combat.engine.words import text
from combat.games.command.rules.sight.in_the_way import BLIND, CREST, HILL, Cut
from combat.games.command.rules.sight.sighting import Sighting

NO_GROUND = (CREST, HILL, BLIND)


def note(seen: Sighting, far: int) -> tuple[str, ...]:
    """Return the lines of the note for a sighting: the result, then the reason; `far` is the distance in hexes."""
    if seen.blaze is not None:
        return text("sight-cut-blaze", hex=seen.blaze), text("sight-why-blaze")
    if seen.line.blocked is not None:
        return _cut(seen.line.blocked)
    lines = [text("sight-clear", range=far)]
    if seen.hindrance:
        what = text(f"ground-{seen.cut.kind}") if seen.cut is not None else text(f"ground-{seen.by}")
        lines.append(text("sight-hindered", hindrance=seen.hindrance, what=what))
    return tuple(lines)


def _cut(cut: Cut) -> tuple[str, ...]:
    if cut.kind in NO_GROUND:
        return text(f"sight-cut-{cut.kind}", hex=cut.hex), text(f"sight-why-{cut.kind}")
    what = text(f"ground-{cut.kind}")
    if cut.other:
        return text("sight-cut-side", what=what, hex=cut.hex, other=cut.other), text("sight-why-side")
    return text("sight-cut-ground", what=what, hex=cut.hex), text("sight-why-ground")
