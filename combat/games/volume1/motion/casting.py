"""Start the particle effects of motions with position, delay, wind, and whether it is night."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from combat.engine.kernel.load_object import load_object
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.effects.shocks import along
from combat.engine.tabletop.motion import set_off
from combat.engine.tabletop.overlay.night_sheet import DARK
from combat.games.volume1.rules import directions
from combat.games.volume1.rules.sight import night
from combat.games.volume1.rules.state import State

if TYPE_CHECKING:
    from combat.engine.tabletop.effects.effect import Effect
    from combat.games.volume1.motion.battle_motion import BattleMotion
    from combat.games.volume1.motion.effects.repertoire import REPERTOIRE, Repertoire

E = TypeVar("E")

_REPERTOIRE = "combat.games.volume1.motion.effects.repertoire:REPERTOIRE"
"""Loaded on first use, not at start."""


def repertoire() -> Repertoire:
    """Return the object that looks up the visual effects of weapons, terrain and actions."""
    return load_object(_REPERTOIRE, lambda: REPERTOIRE)


def cast(
    show: BattleMotion[E], effect: Effect | None, hex_: Hex | None, *, way: float = 0.0, after: float = 0.0,
    offset: tuple[float, float] = (0.0, 0.0),
) -> None:  # fmt: skip
    """Start a visual effect in a hex, `after` seconds after the camera has arrived.

    `way` is its direction in degrees, `offset` its distance from the hex's centre in hex widths. Do nothing without an
    effect or hex, or if the event takes no time.
    """
    desk = show.desk
    if effect is None or hex_ is None or show.duration <= 0:
        return
    state = desk.state
    dark = night.is_dark(state) and not night.is_lit(state, hex_)
    desk.animation.effects.dark = DARK
    seed, wind = f"{show.event}{hex_}{effect.lasts}", downwind(state)
    set_off(desk, effect, hex_, seed, way=way, after=after, offset=offset, wind=wind, dark=dark)


def downwind(state: State) -> tuple[float, float]:
    """Return the unit vector downwind on the map sheet; (0.0, 0.0) if there is no wind (9.3.1)."""
    if not state.wind:
        return 0.0, 0.0
    return along(60 * directions.compass(state).map_direction(state.wind) - 90, 1.0)
