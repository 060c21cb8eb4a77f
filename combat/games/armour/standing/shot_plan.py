"""The fire of one unit before it is declared: weapon and target of each shooter, with roll needed and odds."""

from __future__ import annotations

import time
from collections.abc import Iterator

from combat.engine.kernel.decision import Refusal
from combat.games.armour.rules.answers import Aim, FireMode, FireOrder
from combat.games.armour.rules.distances import between
from combat.games.armour.rules.fire.aiming import aimed, shooter_refusal
from combat.games.armour.rules.fire.shoot_units import full_load, shooters
from combat.games.armour.rules.fire.shot_odds import ShotOdds, shot_odds
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.state import State, Team, Unit
from combat.games.armour.rules.two_seats import other_seat

SLICE_S = 0.006
"""Time spent in each frame on the search for targets, in seconds."""
LIKELIEST = ("cannot-hit", "out-of-arc", "out-of-sight", "out-of-range")
"""Reasons against a shot; the one nearest to a legal shot comes first."""


class ShotPlan:
    """Shots of a unit as planned so far; legality and odds of each aim are cached."""

    def __init__(self, state: State, unit: Unit) -> None:
        self.state, self.unit = state, unit
        self.shooters = [team.id for team in shooters(state, unit)]
        self.aims = dict[str, Aim]()
        """The chosen aim of each shooter."""
        self.target = ""
        """The team that was clicked for the whole unit."""
        self.targets = list[str]()
        """Enemies found so far that a shooter may fire at."""
        self.mode: FireMode = "fire"
        """The purpose of the fire; "assault" is at its moving rate, before an assault (L633), "smoke" lays smoke
        (L661)."""
        self._shots = dict[Aim, Shot | Refusal]()
        self._odds = dict[Aim, ShotOdds]()
        self._search = self._searched()

    def set_mode(self, mode: FireMode) -> None:
        """Change the mode of fire at the same targets; aims that are illegal in it are removed."""
        self.mode = mode
        self._shots.clear()
        self._odds.clear()
        self.targets, self._search = [], self._searched()
        self.aims = {shooter: aim for shooter, aim in self.aims.items() if isinstance(self.shot(aim), Shot)}

    # -- single aims --------------------------------------------------------------------------------------------

    def shot(self, aim: Aim) -> Shot | Refusal:
        """Return the shot of an aim, or the reason why it is illegal; cached."""
        if aim not in self._shots:
            self._shots[aim] = aimed(self.state, aim, self.mode)
        return self._shots[aim]

    def odds(self, aim: Aim) -> ShotOdds | None:
        """Return the odds of an aim; None if it is illegal. Cached."""
        shot = self.shot(aim)
        if not isinstance(shot, Shot):
            return None
        if aim not in self._odds:
            self._odds[aim] = shot_odds(self.state, shot)
        return self._odds[aim]

    def weapons(self, shooter: str) -> list[str]:
        """Return the ids of the weapons that a shooter can fire directly."""
        weapons = self.state.card(shooter).weapons
        return [weapon for weapon in weapons if self.state.book.weapons[weapon].fires_directly]

    def aims_at(self, shooter: str, target: str) -> list[Aim]:
        """Return the legal aims of a shooter at a target, best first."""
        found = [(odds.worth, aim) for aim in self._aims(shooter, target) if (odds := self.odds(aim)) is not None]
        return [aim for _, aim in sorted(found, key=lambda each: -each[0])]

    def _aims(self, shooter: str, target: str) -> Iterator[Aim]:
        return (Aim(shooter, weapon, target) for weapon in self.weapons(shooter))

    def refusal(self, target: str, *shooters: str) -> Refusal | None:
        """Return the reason why none of some shooters, by default of all, may fire at a target; None if one may.

        Of several reasons, the one nearest to a legal shot is returned. Of teams that may not shoot at all, it is that
        of one that could otherwise hit the target.
        """
        found = [self.shot(aim) for shooter in shooters or self.shooters for aim in self._aims(shooter, target)]
        refusals = [each for each in found if isinstance(each, Refusal)]
        if len(refusals) < len(found):
            return None
        ranked = sorted(refusals, key=lambda each: LIKELIEST.index(each.message) if each.message in LIKELIEST else 9)
        barred = None if shooters else self._barred(target)
        return barred or next(iter(ranked), Refusal("no-target", "L625"))

    def _barred(self, target: str) -> Refusal | None:
        """Return what forbids to shoot to a team that could hit a target; None if no such team could hit it."""
        for team in self.state.teams_of(self.unit.id):
            why = shooter_refusal(self.state, team)
            if why is not None and any(isinstance(self.shot(aim), Shot) for aim in self._aims(team.id, target)):
                return why
        return None

    # -- the whole unit -----------------------------------------------------------------------------------------

    def lay_out(self, target: str) -> bool:
        """Aim every shooter at a team, or at another of its unit if it cannot hit that one; return whether any hits the
        team.

        If none can hit the team itself, all aims are removed.
        """
        self.target = target
        mates = [team for team in self.state.teams_of(self.state.teams[target].unit) if team.id != target]
        self.aims = {}
        for shooter in self.shooters:
            best = self.aims_at(shooter, target) or self._at_mates(shooter, mates)
            if best:
                self.aims[shooter] = best[0]
        if not any(aim.target == target for aim in self.aims.values()):
            self.aims, self.target = {}, ""
        return bool(self.aims)

    def take_back(self) -> None:
        """Remove all aims and the target."""
        self.aims, self.target = {}, ""

    @property
    def has_smoke(self) -> bool:
        """Return whether a shooter has smoke shells and no team of its unit has fired yet (L661)."""
        if any(team.fired for team in self.state.teams_of(self.unit.id)):
            return False
        weapons = (weapon for shooter in self.shooters for weapon in self.weapons(shooter))
        return any("smoke" in self.state.book.weapons[weapon].traits for weapon in weapons)

    @property
    def is_halted(self) -> bool:
        """Return whether a planned shot is fired at the halted rate."""
        return any(isinstance(shot := self.shot(aim), Shot) and shot.rate == "halted" for aim in self.aims.values())

    def _at_mates(self, shooter: str, mates: list[Team]) -> list[Aim]:
        near = sorted(mates, key=lambda team: between(self.state, self.state.teams[shooter], team).units)
        return next((aims for team in near if (aims := self.aims_at(shooter, team.id))), [])

    def aim(self, shooter: str, target: str) -> Refusal | None:
        """Aim one shooter at a target with its best weapon; return the reason why it cannot, or None."""
        best = self.aims_at(shooter, target)
        if best:
            self.aims[shooter], self.target = best[0], target
            return None
        return self.refusal(target, shooter)

    def next_weapon(self, shooter: str) -> bool:
        """Change a shooter to its next weapon that can hit the same target; return whether there is another."""
        now = self.aims.get(shooter)
        ways = self.aims_at(shooter, now.target) if now is not None else []
        if now is None or len(ways) < 2:
            return False
        self.aims[shooter] = ways[(ways.index(now) + 1) % len(ways)]
        return True

    def toggle(self, shooter: str) -> bool:
        """Remove the aim of a shooter, or aim it at the unit's target again; return whether anything changed."""
        if shooter in self.aims:
            del self.aims[shooter]
            return True
        return bool(self.target) and self.aim(shooter, self.target) is None

    @property
    def order(self) -> FireOrder | None:
        """Return the plan as an answer, each shooter with all that it may fire together; None without an aim."""
        whole = (full_load(self.state, aim) if self.mode != "smoke" else [aim] for aim in self.aims.values())
        loads = [load for each in whole for load in each]
        return FireOrder(loads, self.mode) if loads else None

    # -- targets ------------------------------------------------------------------------------------------------

    def _searched(self) -> Iterator[str]:
        """Yield the enemies that a shooter may fire at, the nearest first; "" for each that none may."""
        state, here = self.state, [self.state.teams[shooter] for shooter in self.shooters]
        if not here:
            return
        enemies = list(state.on_table(other_seat(self.unit.seat)))
        enemies.sort(key=lambda enemy: min(between(state, team, enemy).units for team in here))
        for enemy in enemies:
            hits = any(self.aims_at(shooter, enemy.id) for shooter in self.shooters)
            yield enemy.id if hits else ""

    def step(self) -> bool:
        """Search for targets for `SLICE_S` seconds; return whether one was found."""
        end, before = time.perf_counter() + SLICE_S, len(self.targets)
        for target in self._search:
            if target:
                self.targets.append(target)
            if time.perf_counter() >= end:
                break
        return len(self.targets) > before

    def find(self, most: int) -> list[str]:
        """Search until `most` targets are found; return the ids of those found, nearest first."""
        while len(self.targets) < most and (target := next((each for each in self._search if each), "")):
            self.targets.append(target)
        return self.targets[:most]

    def next_target(self) -> str:
        """Return the id of the target after the current one, or of the first after the last; "" if there is none."""
        after = self.targets.index(self.target) + 1 if self.target in self.targets else 0
        if after < len(self.targets):
            return self.targets[after]
        for target in self._search:
            if target:
                self.targets.append(target)
                return target
        return self.targets[0] if self.targets else ""
