"""Hints shown when something appears in a battle for the first time."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.teaching.first_hints import FirstHints, Hint
from combat.engine.tabletop.thing import PieceId
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.volume_scene import VolumeScene

HINTS: tuple[Hint, ...] = (
    Hint("duck-back", asked="duck-back"),
    Hint("discard", asked="play-discard"),
    Hint("strike-call", asked="call-strike"),
    Hint("spotted", event="man-spotted", own=True),
    Hint("ammo", event="ammo-changed", own=True),
    Hint("wound", event="man-wounded", own=True),
    Hint("morale", event="morale-changed", own=True),
    Hint("prisoner", event="surrendered"),
    Hint("event", event="event-rolled"),
    Hint("melee", event="melee-began"),
    Hint("grenade", event="grenade-thrown"),
    Hint("smoke", event="smoke-rose"),
    Hint("night", state="night"),
    Hint("flare", event="flare-lit"),
    Hint("strike", event="strike-began"),
)
"""In the order in which they are checked."""


def subjects(state: State, happening: Event | Decision) -> Iterator[PieceId]:
    """Yield the ids of the men whom an event or a decision is about: the acting man before his target."""
    if isinstance(happening, Decision):
        yield PieceId(happening.subject)
        return
    for name in ("man", "target"):
        if man := getattr(happening, name, ""):
            yield PieceId(str(man))


def guide(scene: VolumeScene) -> FirstHints[State, BattleDesk, Hex]:
    """Return the object that shows the hints at a table."""
    return FirstHints(scene, HINTS, subjects)
