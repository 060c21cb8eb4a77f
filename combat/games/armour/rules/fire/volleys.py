"""Stages of a volley: dice, allotting, Mistaken Target, saves, pin check (L601-L661)."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.str_value import as_word
from combat.games.armour.rules.answers import PASS, Allotment, FireOrder, Swap
from combat.games.armour.rules.assault.defence import is_defensive
from combat.games.armour.rules.d_six import d6, dice
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.events.fire_events import (
    HitsAllotted,
    HitsSwapped,
    SaveEnded,
    ShotRolled,
    SmokeLaid,
    SwappingEnded,
    TeamFaced,
    UnitPinned,
    VolleyDeclared,
    VolleyEnded,
)
from combat.games.armour.rules.fire.aiming import order_shots
from combat.games.armour.rules.fire.allot_hits import AllotHits
from combat.games.armour.rules.fire.allotting import all_targets, as_hits, as_spread, has_choice
from combat.games.armour.rules.fire.facing import faced
from combat.games.armour.rules.fire.mistaken_target import MistakenTarget, swapped, swaps
from combat.games.armour.rules.fire.saves import resolve
from combat.games.armour.rules.fire.smoke_ball import SmokeBall
from combat.games.armour.rules.fire.volley import Shot, Stage, Volley
from combat.games.armour.rules.morale.pinning import hits_to_pin, would_be_pinned
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import other_seat

SURE = 6
"""The die that must be confirmed where a score above it is needed (L633)."""


def declare(state: State, order: FireOrder) -> Steps[None]:
    """Declare the targets of a unit's fire order and turn its shooters towards them (L625, L631)."""
    shots = tuple(each for each in order_shots(state, order) if isinstance(each, Shot))
    unit = state.unit_of(shots[0].shooter)
    for name in dict.fromkeys(aim.shooter for aim in order.aims):
        team = state.teams[name]
        pose, turret = faced(state, team, [aim for aim in order.aims if aim.shooter == name])
        if (pose, turret) != (team.pose, team.turret):
            yield TeamFaced(name, pose, turret)
    yield VolleyDeclared(Volley(unit.seat, unit.id, shots, order.mode == "smoke"))


def carry_on(state: State, volley: Volley) -> Steps[None]:
    """Run the next stage of a volley, yielding decisions and events."""
    yield from _STAGES[volley.stage](state, volley)


def _roll(state: State, volley: Volley) -> Steps[None]:
    """Roll the dice of the next shot; a 6 that needs 7 or 8 is confirmed by a second die (L633)."""
    each = volley.shots[len(volley.rolled)]
    numbers = yield from dice(each.dice, "to-hit", "L633", each.shooter)
    hits, confirmed = sum(1 for number in numbers if number >= each.need), tuple[int, ...]()
    if each.need > SURE:
        sixes = sum(1 for number in numbers if number == SURE)
        confirmed = yield from dice(sixes, "confirm", "L633", each.shooter)
        hits = sum(1 for number in confirmed if number >= confirming(state, each.need))
    yield ShotRolled(each, numbers, confirmed, hits)


def confirming(state: State, need: int) -> int:
    """Return the roll that the second die needs if the first needed 7 or 8 (L633)."""
    shots = state.book.figures.shots
    return shots.confirm_seven if need == SURE + 1 else shots.confirm_eight


def _allot(state: State, volley: Volley) -> Steps[None]:
    """Allot the hits; the shooter's seat is asked where more than one spread is legal (L637)."""
    if not any(volley.rolled):
        yield VolleyEnded()
        return
    choices = all_targets(state, volley)
    spread = choices[0].default()
    if has_choice(choices):
        answer = yield from ask(AllotHits("L637", volley.unit, volley.seat))
        spread = as_spread(as_word(Allotment, answer), len(volley.shots))
    yield HitsAllotted(as_hits(spread))


def _lay_smoke(state: State, volley: Volley) -> Steps[None]:
    """Lay smoke where hits of smoke shells struck; they cannot be exchanged and do no harm (L661, A3)."""
    struck = dict.fromkeys(hit.team for hit in volley.hits)
    yield SmokeLaid(tuple(SmokeBall(volley.seat, pose_of(state.teams[team]).point) for team in struck))
    yield VolleyEnded()


def _swap(state: State, volley: Volley) -> Steps[None]:
    """Ask the target's seat for one exchange by Mistaken Target; a failure ends them (L639, L643)."""
    legal = [] if is_defensive(state) else swaps(state, volley)  # too near to be mistaken (L709)
    if not legal:
        yield SwappingEnded()
        return
    seat = other_seat(volley.seat)
    answer = yield from ask(MistakenTarget("L639", volley.unit, (*legal, PASS), PASS, seat))
    if not isinstance(answer, Swap):
        yield SwappingEnded()
        return
    number = yield from d6("mistaken-target", "L639", answer.first)
    works = number >= state.book.figures.shots.mistaken_target
    hits = swapped(state, volley, answer) if works else volley.hits
    yield HitsSwapped(seat, answer.first, answer.second, number, works, hits)


def _save(state: State, volley: Volley) -> Steps[None]:
    """Resolve the next hit (L645)."""
    hit = volley.hits[volley.saved]
    yield from resolve(state, volley.shots[hit.shot], hit)
    yield SaveEnded()


def _pin(state: State, volley: Volley) -> Steps[None]:
    """Pin the units that have taken hits enough in this phase (L661)."""
    teams = (*(hit.team for hit in volley.hits), *volley.riders)
    struck = dict.fromkeys(state.teams[team].unit for team in teams)
    for name in struck:
        unit = state.units[name]
        if is_defensive(state):
            continue  # hits of defensive fire may repulse the assault instead (L709)
        if would_be_pinned(state, unit) and unit.hits >= hits_to_pin(state, unit):
            yield UnitPinned(name, unit.hits)
    yield VolleyEnded()


_STAGES: dict[Stage, Callable[[State, Volley], Steps[None]]] = {
    "roll": _roll,
    "allot": _allot,
    "smoke": _lay_smoke,
    "swap": _swap,
    "save": _save,
    "pin": _pin,
}
