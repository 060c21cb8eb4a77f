"""How motions set effects off: where, at whose pace, with which wind, and whether it is dark there."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from combat.engine.kernel.load_object import load_object
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.effects.shocks import along
from combat.engine.tabletop.hexes.night_light import DARK
from combat.engine.tabletop.motion import set_off
from combat.games.volume1.rules import directions
from combat.games.volume1.rules.sight import night
from combat.games.volume1.rules.state import State

if TYPE_CHECKING:
    from combat.engine.tabletop.effects.effect import Effect
    from combat.games.volume1.motion.battle_motion import BattleMotion
    from combat.games.volume1.motion.effects.repertoire import REPERTOIRE, Repertoire

E = TypeVar("E")

_REPERTOIRE = "combat.games.volume1.motion.effects.repertoire:REPERTOIRE"
"""Nobody fires before the first picture."""


def repertoire() -> Repertoire:
    """Which effect belongs to what."""
    return load_object(_REPERTOIRE, lambda: REPERTOIRE)


def cast(
    show: BattleMotion[E], effect: Effect | None, hex_: Hex | None, *, way: float = 0.0, after: float = 0.0,
    offset: tuple[float, float] = (0.0, 0.0),
) -> None:  # fmt: skip
    """Sets an effect off in a hex, so many seconds after the camera has got there; none where nothing is shown."""
    desk = show.desk
    if effect is None or hex_ is None or show.duration <= 0:
        return
    state = desk.state
    dark = night.is_dark(state) and not night.is_lit(state, hex_)
    desk.animation.effects.dark = DARK
    seed, wind = f"{show.event}{hex_}{effect.lasts}", downwind(state)
    set_off(desk, effect, hex_, seed, way=way, after=after, offset=offset, wind=wind, dark=dark)


def downwind(state: State) -> tuple[float, float]:
    """A step downwind on the sheet, of length 1; nothing where no wind blows (9.3.1)."""
    if not state.wind:
        return 0.0, 0.0
    return along(60 * directions.compass(state).map_direction(state.wind) - 90, 1.0)
