"""Damage to units: breaking, suppression, light wounds, elimination, splitting (6.2-6.5, 14.15)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.answers import PASS, CardUse
from combat.games.command.rules.decisions import pick_word, playable, react
from combat.games.command.rules.events.card_events import CardPlayed
from combat.games.command.rules.events.unit_events import (
    SuppressionLifted,
    UnitBroke,
    UnitEliminated,
    UnitRallied,
    UnitSplit,
    UnitSuppressed,
    WeaponBoxed,
)
from combat.games.command.rules.play import endings, victory
from combat.games.command.rules.state import TEAM_MARK, State, Unit
from combat.games.command.rules.two_sides import other_side

FIRST, SECOND = "1", "2"
"""The two teams of a squad; the first keeps its weapon."""


def break_unit(state: State, unit: str, why: str) -> Steps[None]:
    """Break a unit, or eliminate it if it is already broken; its owner may play Light Wounds instead (14.15)."""
    yield from break_all(state, (unit,), why)


def break_all(state: State, units: tuple[str, ...], why: str) -> Steps[None]:
    """Break units simultaneously; those already broken are eliminated together, which may end the game (4.4)."""
    hit: list[str] = []
    for unit in remaining(state, units):
        if not (yield from _lightly_wounded(state, state.units[unit])):
            hit.append(unit)
    lost = tuple(unit for unit in hit if state.units[unit].broken)
    for unit in hit:
        if unit not in lost:
            yield UnitBroke(unit, why)
    if lost:
        yield from eliminate(state, lost, why)


def _lightly_wounded(state: State, squad: Unit) -> Steps[bool]:
    if state.figure(squad).size != "squad":
        return False
    side = squad.side
    uses = playable(state, side, "light-wounds")
    answer = yield from react(state, side, "breaking", uses, "14.15", about=squad.id, hex_=squad.hex)
    if answer == PASS:
        return False
    use = CardUse.read(answer)
    yield CardPlayed(side, use.card, use.use)
    yield from victory.score(state, side, -state.book.figures.light_wounds_vp, "light-wounds", squad.id)
    yield from split(state, squad.id, 1, "light-wounds")
    return True


def split(state: State, unit: str, teams: int, why: str, marked: tuple[int, ...] = (1,)) -> Steps[tuple[str, ...]]:
    """Replace a squad by `teams` teams and return their ids (6.10).

    The first team keeps its weapon; the teams with the numbers in `marked` keep its markers.
    """
    squad = state.units[unit]
    names = tuple(f"{unit}{TEAM_MARK}{number}" for number in range(1, teams + 1))
    heirs = tuple(names[number - 1] for number in marked)
    yield UnitSplit(unit, names, state.book.forces[squad.side].team, heirs, why)
    return names


def split_in_two(state: State, unit: str, why: str) -> Steps[None]:
    """Replace a squad by two teams; if it has a weapon and markers, its owner chooses which team keeps the markers."""
    squad, marked = state.units[unit], FIRST
    if squad.weapon and (squad.suppressed or squad.veteran):
        marked = yield from pick_word(squad.side, (FIRST, SECOND), "markers", "6.10", about=unit)
    yield from split(state, unit, 2, why, (int(marked),))


def heirs(state: State, unit: str) -> list[str]:
    """Return the ids on the map that are left of a unit: its own, or those of the teams that replaced it."""
    team = f"{unit}{TEAM_MARK}"
    found = [unit, *[name for name in state.units if name.startswith(team)]]
    return [name for name in found if state.units[name].on_map]


def suppress(state: State, unit: str, why: str) -> Steps[None]:
    """Suppress a unit; if it is already suppressed, break it or change nothing, depending on the option (6.3)."""
    victim = state.units[unit]
    if not victim.on_map:
        return
    if not victim.suppressed:
        yield UnitSuppressed(unit, why)
    elif state.book.options.suppressed_twice_breaks:
        yield SuppressionLifted(unit, why)
        yield from break_unit(state, unit, why)


def rally(state: State, unit: str, why: str) -> Steps[None]:
    """Turn a broken unit on the map to its unbroken side (6.2); nothing otherwise."""
    if state.units[unit].broken and state.units[unit].on_map:
        yield UnitRallied(unit, why)


def eliminate(state: State, units: tuple[str, ...], why: str) -> Steps[None]:
    """Eliminate units simultaneously: casualty track, weapons, points, control of objectives (6.5, 5.1).

    Raises GameOver if that ends the game (4.4).
    """
    for unit in units:
        victim = state.units[unit]
        if not victim.on_map:
            continue
        if victim.weapon:
            yield WeaponBoxed(victim.weapon, why)
        figure = state.figure(victim)
        yield UnitEliminated(unit, why, 0 if figure.hero else _space(state, victim))
        doubled = 2 if victory.doubles(state, "eliminations-doubled") else 1
        yield from victory.score(state, other_side(victim.side), figure.vp * doubled, "eliminated", unit)
    endings.check(state)
    yield from victory.resolve_control(state)


def _space(state: State, unit: Unit) -> int:
    """Return the number of the lowest empty space of the unit's casualty track."""
    track = state.casualties[unit.side]
    return track.index("") + 1 if "" in track else len(track) + 1


def remaining(state: State, units: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of some unit ids whose units are still on the map."""
    return tuple([unit for unit in units if state.units[unit].on_map])


def all_in(state: State, hex_: Hex) -> tuple[str, ...]:
    """Return the ids of all units in a hex."""
    return tuple(unit.id for unit in state.units_in(hex_))
