"""Enemies that could hit a team in their next turn, computed in slices between frames."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.record import Record, replace
from combat.games.armour.rules.answers import Aim
from combat.games.armour.rules.distances import between
from combat.games.armour.rules.fire.aiming import shot
from combat.games.armour.rules.fire.shot_odds import ShotOdds, shot_odds
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.two_seats import other_seat
from combat.games.miniatures.standing.sliced_search import SlicedSearch


class Danger(Record):
    """An enemy's best shot at a team."""

    shot: Shot
    odds: ShotOdds
    distance: int
    """In units of 0.1 mm."""

    def chance(self, harm: float) -> float:
        """Return the chance that at least one of the shot's dice hits with effect; `harm` is the chance that a hit
        has effect.
        """
        return float(1 - (1 - self.odds.hit * harm) ** self.shot.dice)


class Dangers(SlicedSearch[Danger]):
    """Search for enemies that can hit a team at its current or planned place; `found` grows with each call of `step`.

    In the team's own turn the enemies count as in their next turn: none has moved or fired.
    """

    def __init__(self, state: State, team: Team) -> None:
        """Begin a search for a team, whose pose may differ from that in the state."""
        self.team = team
        self._known = tuple(state.teams.values()), state.active
        super().__init__(self._judged(_enemys_turn(state, team)), lambda danger: -danger.odds.worth)

    def is_about(self, state: State, team: Team) -> bool:
        """Return whether this search is about exactly this team in this state."""
        return self.team == team and self._known == (tuple(state.teams.values()), state.active)

    def _judged(self, view: State) -> Iterator[Danger | None]:
        target = view.teams[self.team.id]
        enemies = [(between(view, enemy, target).units, enemy.id) for enemy in view.on_table(view.active)]
        for distance, enemy in sorted(enemies):
            yield _best(view, view.teams[enemy], target, distance)


def _enemys_turn(state: State, team: Team) -> State:
    """Return a state in which a team's enemies have their turn before them, and the team is where it is said to be."""
    view, enemy = state.copy(), other_seat(state.seat_of(team.id))
    view.teams[team.id] = team
    if state.active != enemy:
        view.active = enemy
        for each in list(view.on_table(enemy)):
            view.teams[each.id] = replace(each, moved="", fired="", spotted=False, strayed=False, marks=())
    return view


def _best(view: State, enemy: Team, target: Team, distance: int) -> Danger | None:
    """Return the best shot of an enemy at a team; None if none can harm it."""
    shots = (shot(view, Aim(enemy.id, weapon, target.id)) for weapon in view.card(enemy).weapons)
    found = [Danger(each, shot_odds(view, each), distance) for each in shots if isinstance(each, Shot)]
    best = max(found, key=lambda each: each.odds.worth, default=None)
    return best if best is not None and best.odds.worth > 0 else None
