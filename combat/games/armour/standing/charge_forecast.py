"""Forecast of a charge: the defensive fire at it, and the chance that it is repulsed (L707, L709)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.record import Record, replace
from combat.games.armour.rules.answers import Aim, Charge
from combat.games.armour.rules.assault.assault import Assault
from combat.games.armour.rules.assault.repulse import needed, needs_losses
from combat.games.armour.rules.fire.aiming import shot
from combat.games.armour.rules.fire.shot_odds import ShotOdds, shot_odds
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import other_seat


class ChargeForecast(Record):
    """Defensive fire at a charge, if every enemy near enough fires its best shot."""

    firing: int
    """Number of enemies that can fire."""
    hits: float
    """Expected number of hits."""
    needed: int
    """Number of hits, or of losses of tanks, that repulses it."""
    by_losses: bool
    """Whether only losses repulse it, as of tanks with thin roofs (A6)."""
    repulsed: float
    """Chance that it is repulsed."""


def forecast(state: State, charge: Charge) -> ChargeForecast:
    """Return the forecast of a charge, assuming that no Cross roll fails."""
    view = state.copy()
    for part in charge.parts:
        view.teams[part.team] = replace(view.teams[part.team], pose=part.route.end)
    teams = tuple(part.team for part in charge.parts)
    units = tuple(dict.fromkeys(state.teams[team].unit for team in teams))
    seat = state.seat_of(teams[0])
    view.assault = Assault(seat, units, "fire", teams=teams)
    shots = list(_best_shots(view, view.assault))
    by_losses, most = needs_losses(view, view.assault), needed(view, view.assault)
    chances = [
        odds.hit * (odds.destroyed + odds.bailed if by_losses else 1.0) for dice, odds in shots for _ in range(dice)
    ]
    return ChargeForecast(len(shots), sum(odds.hits for _, odds in shots), most, by_losses, at_least(chances, most))


def _best_shots(view: State, assault: Assault) -> Iterator[tuple[int, ShotOdds]]:
    """Yield the dice and odds of the best shot of each enemy that can fire in defence."""
    for enemy in view.on_table(other_seat(assault.seat)):
        aims = (Aim(enemy.id, weapon, team) for weapon in view.card(enemy).weapons for team in assault.teams)
        found = [(each.dice, shot_odds(view, each)) for aim in aims if isinstance(each := shot(view, aim), Shot)]
        if found:
            yield max(found, key=lambda each: each[1].hits)


def at_least(chances: list[float], count: int) -> float:
    """Return the chance that at least `count` independent events happen, given the chance of each."""
    fewer = [1.0] + [0.0] * max(0, count - 1)
    for chance in chances:
        for number in range(count - 1, -1, -1):
            fewer[number] = fewer[number] * (1 - chance) + (fewer[number - 1] * chance if number else 0.0)
    return 1.0 - sum(fewer[:count])
