"""Apply grenade and smoke events (14.2, 18.0)."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.apply.writers import Writers, change
from combat.games.volume1.rules.state import Bomb, Cloud, State

WRITERS = Writers()
writes = WRITERS.register

WRITERS.only_told(ev.FragmentRolled)


@writes(ev.GrenadeAimed)
def _grenade_aimed(state: State, event: ev.GrenadeAimed) -> None:
    change(state, event.man, aim=event.hex)


@writes(ev.GrenadeArmed)
def _grenade_armed(state: State, event: ev.GrenadeArmed) -> None:
    change(state, event.man, grenade=event.weapon)


@writes(ev.GrenadeThrown)
def _grenade_thrown(state: State, event: ev.GrenadeThrown) -> None:
    start = state.men[event.man].hex
    assert start is not None
    change(state, event.man, grenade="", aim=None)
    state.bombs += (Bomb(event.weapon, event.landed, start),)


@writes(ev.GrenadeFell)
def _grenade_fell(state: State, event: ev.GrenadeFell) -> None:
    bomb = state.bombs[-1]
    bomb = (
        replace(bomb, near=(*bomb.near, event.target)) if event.near else replace(bomb, far=(*bomb.far, event.target))
    )
    state.bombs = (*state.bombs[:-1], bomb)


@writes(ev.GrenadeDropped)
def _grenade_dropped(state: State, event: ev.GrenadeDropped) -> None:
    change(state, event.man, grenade="", aim=None)
    state.bombs += (Bomb(event.weapon, event.hex, event.hex, event.near, event.far),)


@writes(ev.GrenadeExploded)
def _grenade_exploded(state: State, event: ev.GrenadeExploded) -> None:
    state.bombs = (*state.bombs[: event.place], *state.bombs[event.place + 1 :])


@writes(ev.SmokeRose)
def _smoke_rose(state: State, event: ev.SmokeRose) -> None:
    state.lay_clouds((*state.clouds, Cloud((event.hex,), event.value, event.turn, weapon=event.weapon)))


@writes(ev.SmokeDrifted)
def _smoke_drifted(state: State, event: ev.SmokeDrifted) -> None:
    cloud = state.clouds[event.cloud]
    _put_cloud(state, event.cloud, replace(cloud, hexes=(*cloud.hexes, event.hex)))


@writes(ev.SmokeFaded)
def _smoke_faded(state: State, event: ev.SmokeFaded) -> None:
    _put_cloud(state, event.cloud, replace(state.clouds[event.cloud], fading=True))


@writes(ev.SmokeThinned)
def _smoke_thinned(state: State, event: ev.SmokeThinned) -> None:
    """Remove the marker placed last among those in the hex."""
    cloud = state.clouds[event.cloud]
    place = len(cloud.hexes) - 1 - cloud.hexes[::-1].index(event.hex)
    _put_cloud(state, event.cloud, replace(cloud, hexes=(*cloud.hexes[:place], *cloud.hexes[place + 1 :])))


def _put_cloud(state: State, place: int, cloud: Cloud) -> None:
    """Replace a cloud; an empty one keeps its index until the turn is cleared."""
    state.lay_clouds((*state.clouds[:place], cloud, *state.clouds[place + 1 :]))
