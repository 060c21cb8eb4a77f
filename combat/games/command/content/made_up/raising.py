"""Raising of forces for generated scenarios: leaders, squads by quality, weapons (20.0)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from combat.engine.chance.picks import Picks
from combat.games.command.content.kinds.generator_file import GeneratorFile, quality_line
from combat.games.command.content.kinds.nation_file import DatedPart, NationFile
from combat.games.command.content.kinds.scenario_file import TroopPart
from combat.games.command.rules.made_setting import ForceSize
from combat.games.command.rules.two_sides import Posture, Quality

NEXT: dict[Quality, Quality] = {"elite": "line", "line": "green", "green": "line"}
"""Quality that is mixed with a given one."""
MIXED = 3
"""Every third squad is of the mixed quality."""
CREWED = ("hmg", "medium-mortar", "infantry-gun")
"""Weapons with a team of their own, most wanted first."""
CARRIED = ("mmg", "light-mortar", "anti-tank-rifle", "flamethrower")


def share(whole: int, percent: int) -> int:
    """Return `percent` percent of a number, rounded to the nearest integer, halves up."""
    return (2 * whole * percent + 100) // 200


@dataclass
class Raised:
    """A force under construction."""

    nation: str
    file: NationFile
    year: int
    quality: Quality
    size: ForceSize
    posture: Posture
    leaders: list[str] = field(default_factory=list)
    troops: list[TroopPart] = field(default_factory=list)
    radio: str | None = None
    works: Counter[str] = field(default_factory=Counter)
    surrender: int = 1

    @property
    def units(self) -> int:
        """Return the number of leaders, squads and teams."""
        return sum(troop.count for troop in self.troops)

    def points(self) -> int:
        """Return the cost of all its counters, in counter points."""
        arms = self.file.weapon
        return sum(
            troop.count * (self.file.unit[troop.figure].points + (arms[troop.weapon].points if troop.weapon else 0))
            for troop in self.troops
        )

    def has(self, figure: str) -> bool:
        """Return whether the nation has a counter with this id in the force's year."""
        known: dict[str, DatedPart] = {**self.file.unit, **self.file.weapon, **self.file.radio}
        found = known.get(figure)
        return found is not None and found.years[0] <= self.year <= found.years[1]

    def figure(self, kind: str) -> str | None:
        """Return the id of the nation's counter of a kind, such as "line-squad" or "hmg"; None if it has none in the
        year.
        """
        tables = (*self.file.unit, *self.file.weapon, *self.file.radio)
        return next((name for name in tables if name.partition("-")[2] == kind and self.has(name)), None)

    def add(self, figure: str, *, count: int = 1, weapon: str | None = None, name: str = "") -> None:
        """Add `count` identical units, each with `weapon` if one is given; `name` is the name of a leader."""
        if count:
            troop = {"figure": figure, "count": count, "weapon": weapon} | ({"name": name} if name else {})
            self.troops.append(TroopPart.model_validate(troop))


def raise_force(force: Raised, rules: GeneratorFile, picks: Picks) -> None:
    """Add the leaders, squads and weapons of a force by its size, quality and posture; set its surrender level."""
    size = getattr(rules.size, force.size)
    squads = share(share(rules.squads[force.nation], size.share), getattr(rules.strength, force.posture))
    lead(force, size.leaders + getattr(rules.more_leaders, force.posture), picks)
    enlist(force, squads, rules, picks)
    force.surrender = max(1, share(force.units, size.surrender))


def lead(force: Raised, count: int, picks: Picks) -> None:
    """Add up to `count` different leaders of the nation, each with a unique name."""
    figures = [
        name
        for name, unit in force.file.unit.items()
        if unit.size == "leader" and force.has(name) and not unit.hero and name not in force.leaders
        and name not in (force.file.private, force.file.scout)
    ]  # fmt: skip
    taken = {troop.name for troop in force.troops}
    names = picks.some([name for name in force.file.names if name not in taken], count)
    for figure, name in zip(picks.some(figures, count), names, strict=False):
        force.leaders.append(figure)
        force.add(figure, name=name)


def enlist(force: Raised, squads: int, rules: GeneratorFile, picks: Picks) -> None:
    """Add squads, mostly of the quality of the force, with machine guns and weapon teams in proportion."""
    own = force.figure(f"{force.quality}-squad")
    other = force.figure(f"{NEXT[force.quality]}-squad") or own
    assert own is not None
    assert other is not None
    mixed = squads // MIXED if picks.below(2) else 0
    guns = min(squads - mixed, squads // rules.arms.machine_gun)
    gun = force.figure("lmg")
    if gun is None:
        guns = 0
    force.add(own, count=squads - mixed - guns)
    force.add(own, count=guns, weapon=gun)
    force.add(other, count=mixed)
    team = force.figure(f"{'elite' if force.quality == 'elite' else 'line'}-team")
    assert team is not None
    teams = max(1, squads // rules.arms.teams) if squads > 1 else 0
    crewed = picks.some([figure for kind in CREWED if (figure := force.figure(kind))], max(0, teams - 1))
    carried = picks.some([figure for kind in CARRIED if (figure := force.figure(kind))], teams - len(crewed))
    for weapon in (*crewed, *carried):
        force.add(team, weapon=weapon)


def strengthen(force: Raised, rules: GeneratorFile, count: int = 1) -> None:
    """Add `count` squads of the force's quality and recompute its surrender level."""
    own = force.figure(f"{force.quality}-squad")
    assert own is not None
    force.add(own, count=count)
    force.surrender = max(1, share(force.units, getattr(rules.size, force.size).surrender))


def quality_of(rules: GeneratorFile, nation: str, foe: str, year: int, roll: int) -> Quality:
    """Return the quality of a nation's force against the nation `foe` in a year, by a roll."""
    line = quality_line(rules.quality[nation], foe, year)
    assert line is not None  # ensured by `GeneratorFile.faults`
    return "elite" if roll <= line.elite else "line" if roll <= line.line else "green"


def reinforce(force: Raised, wanted: Sequence[str]) -> int:
    """Add the first counter of `wanted` that the nation has in the year, a weapon with a team; return the added cost.

    Radios are skipped. Returns 0 if nothing could be added.
    """
    team = force.figure("line-team")
    for figure in wanted:
        if figure in force.file.radio or not force.has(figure):
            continue
        if figure in force.file.unit:
            force.add(figure)
            return force.file.unit[figure].points
        assert team is not None
        force.add(team, weapon=figure)
        return force.file.weapon[figure].points + force.file.unit[team].points
    return 0
