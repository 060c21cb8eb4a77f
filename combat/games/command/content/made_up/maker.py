"""Scenario generator: nations, forces, postures, compensation of the weaker side, by a seed and settings (20.0)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from combat.engine.chance.picks import Picks
from combat.engine.content.findings import thing
from combat.engine.kernel.text_message import msg
from combat.games.command.content.kinds.generator_file import GeneratorFile
from combat.games.command.content.kinds.nation_file import NationFile
from combat.games.command.content.kinds.scenario_file import ForcePart, ScenarioFile, Side
from combat.games.command.content.made_up.raising import Raised, lead, quality_of, raise_force, reinforce, strengthen
from combat.games.command.content.made_up.wishes import Wishes
from combat.games.command.content.zones import objectives_within
from combat.games.command.rules.ground.ground_map import GroundMap
from combat.games.command.rules.made_setting import MadeSetting, Named
from combat.games.command.rules.two_sides import SIDES, Posture

ANSWERS: dict[Posture, Posture] = {"attack": "defend", "defend": "attack", "recon": "recon"}
EDGES = {"wide": ("top", "bottom"), "long": ("left", "right")}
LEAST_SUDDEN_DEATH, MOST_SUDDEN_DEATH = 4, 10
RADIO = 10
"""Least roll at which an attacker gets the radio of that row of his support table."""
MOST_VP = 40
OBJECTIVES = (1, 2, 3, 4, 5)


class Maker:
    """Scenario generator that uses the content of some folders."""

    def __init__(self, rules: GeneratorFile, nations: dict[str, NationFile], maps: Sequence[GroundMap]) -> None:
        self.rules, self.nations, self.maps = rules, nations, {map_.id: map_ for map_ in maps}

    def make(self, wishes: Wishes, name: Callable[[MadeSetting], Named]) -> ScenarioFile:
        """Return the generated scenario; raise ValueError with a one-line message if a setting cannot be met.

        `name` makes the title and description from the settings of the scenario.
        """
        self._check(wishes)
        picks = Picks(wishes.seed)
        map_ = self.maps[wishes.map or picks.one(list(self.maps))]
        axis, allies, year = self._foes(wishes, picks)
        posture: Posture = wishes.posture or self.rules.postures[_roll(picks) - 2]
        size = wishes.size or self.rules.sizes[_roll(picks) - 2]
        forces: dict[str, Raised] = {}
        sides = (("axis", axis, allies, posture), ("allies", allies, axis, ANSWERS[posture]))
        for side, nation, foe, own in sides:
            quality = quality_of(self.rules, nation, foe, year, _roll(picks))
            asked = wishes.axis_quality if side == "axis" else wishes.allies_quality
            forces[side] = Raised(nation, self.nations[nation], year, asked or quality, size, own)
            raise_force(forces[side], self.rules, picks)
        self._even_odds(forces)
        vp = self._bargain(forces, picks)
        vp = self._help(forces, wishes.handicap, vp, Picks(wishes.seed))  # its own random numbers
        named = name(MadeSetting(map_.title, axis, allies, year, posture, size, wishes.night))
        return self._sheet(map_, forces, vp, named, picks, night=wishes.night)

    def _check(self, wishes: Wishes) -> None:
        """Raise ValueError for unknown maps and nations, and for opponents that never met."""
        nations = self.nations
        axis, allies = ([name for name, nation in nations.items() if nation.side == side] for side in SIDES)
        known = (("map", self.maps), ("axis", axis), ("allies", allies))
        for key, names in known:
            asked = getattr(wishes, key)
            if asked and asked not in names:
                raise ValueError(msg("finding-made-unknown", what=key, name=asked, known=", ".join(names)))
        if not self._meetings(wishes):
            raise ValueError(
                msg(
                    "finding-made-never-met", axis=wishes.axis or thing("none"), allies=wishes.allies or thing("none"),
                    year=wishes.year,
                )
            )  # fmt: skip

    def _meetings(self, wishes: Wishes) -> list[tuple[str, str, int]]:
        """Return the possible pairs of nations and years, repeated by their weight in the tables."""
        ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
        found: list[tuple[str, str, int]] = []
        for axis, axis_ways in zip(self.rules.axis, ways, strict=True):
            for year, year_ways in zip(self.rules.years[axis], ways, strict=True):
                part = next(part for part in self.rules.foes[axis] if part.years[0] <= year <= part.years[1])
                for allies, foe_ways in zip(part.nations, ways, strict=True):
                    if (
                        wishes.axis in ("", axis) and wishes.allies in ("", allies) and wishes.year in (0, year)
                        and allies in self.nations and axis in self.nations
                    ):  # fmt: skip
                        found += [(axis, allies, year)] * (axis_ways * year_ways * foe_ways)
        return found

    def _foes(self, wishes: Wishes, picks: Picks) -> tuple[str, str, int]:
        return picks.one(self._meetings(wishes))

    def _even_odds(self, forces: dict[str, Raised]) -> None:
        """Add squads to an attacker until the force ratio suffices."""
        for attacker, defender in (tuple(forces.values()), tuple(forces.values())[::-1]):
            if attacker.posture == "attack":
                while attacker.points() * 100 < defender.points() * self.rules.price.odds:
                    strengthen(attacker, self.rules)

    def _bargain(self, forces: dict[str, Raised], picks: Picks) -> int:
        """Return the starting VP of the weaker side, less what it buys with them; above 0 for the Axis."""
        price = self.rules.price
        gap = forces["allies"].points() - forces["axis"].points()
        if abs(gap) < price.even and forces["axis"].posture == "recon":
            return 0
        weaker, sign = (forces["axis"], 1) if gap > 0 else (forces["allies"], -1)
        vp = abs(gap) // price.points
        if vp:
            roll = _roll(picks)
            line = next(part for part in weaker.file.support if part.low <= roll <= part.high)
            vp -= min(vp, reinforce(weaker, line.what) // price.points)
        defender = next((force for force in forces.values() if force.posture == "defend"), None)
        if defender is None:
            return sign * vp
        if defender is weaker:
            offers = [part for part in self.rules.works if part.vp <= vp]
            if offers and picks.below(3):
                bought = picks.one(offers)
                vp -= bought.vp
                defender.works.update(bought.put)
        attacker = next(force for force in forces.values() if force is not defender)
        clock: int = getattr(self.rules.size, attacker.size).clock
        vp = sign * vp + (clock if attacker is forces["axis"] else -clock)
        return vp + self._call(attacker, picks) * (1 if attacker is forces["allies"] else -1)

    def _call(self, attacker: Raised, picks: Picks) -> int:
        """Roll for a radio for the attacker; return its cost in points."""
        roll = _roll(picks)
        if roll < RADIO:
            return 0
        offers = [name for part in attacker.file.support for name in part.what if name in attacker.file.radio]
        offers = [name for name in dict.fromkeys(offers) if attacker.has(name)]
        if not offers:
            return 0
        attacker.radio = picks.one(offers)
        return attacker.file.radio[attacker.radio].vp

    def _help(self, forces: dict[str, Raised], weaker: str, vp: int, picks: Picks) -> int:
        """Give the weaker player leaders, squads, a later surrender and points; return the new starting VP."""
        if weaker not in forces:
            return vp
        force, more = forces[weaker], self.rules.handicap
        before = force.units
        squads = -(-(before - len(force.leaders)) * more.units // 100)
        lead(force, len(force.leaders) * more.leaders // 100, picks)
        own = force.figure(f"{force.quality}-squad")
        assert own is not None
        force.add(own, count=squads)
        force.surrender += -(-(force.units - before) * more.surrender // 100)
        own_vp = vp if weaker == "axis" else -vp
        own_vp += -(-abs(own_vp) * more.vp // 100)
        return own_vp if weaker == "axis" else -own_vp

    def _sheet(
        self, map_: GroundMap, forces: dict[str, Raised], vp: int, named: Named, picks: Picks, *, night: bool
    ) -> ScenarioFile:
        """Return the scenario file."""
        axis, allies = forces["axis"], forces["allies"]
        meeting = axis.posture == "recon"
        goes = axis.points() < allies.points() if meeting else axis.posture == "attack"
        first: Side = "axis" if goes else "allies"
        edges = picks.some(EDGES[map_.orientation], 2)
        holds = self._holds(forces, edges, map_)
        leaders = len(axis.leaders) + len(allies.leaders)
        sudden_death = min(MOST_SUDDEN_DEATH, max(LEAST_SUDDEN_DEATH, 2 + leaders))
        return ScenarioFile(
            title=named.title, place=named.place, date=named.date, story=named.story, map=map_.id, year=axis.year,
            first=first, initiative=first, sets_up_first="allies" if first == "axis" else "axis",
            sudden_death=sudden_death, vp=max(-MOST_VP, min(MOST_VP, vp)), drawn_open=1 if meeting else 2,
            night=night, axis=self._part(axis, edges[0], map_, holds["axis"]),
            allies=self._part(allies, edges[1], map_, holds["allies"]),
        )  # fmt: skip

    def _depth(self, force: Raised, map_: GroundMap) -> int:
        depth: int = getattr(getattr(self.rules.depth, map_.orientation), force.posture)
        return depth

    def _holds(self, forces: dict[str, Raised], edges: Sequence[str], map_: GroundMap) -> dict[str, list[int]]:
        """Return the objectives of each side: the defender's, except those in the attacker's set-up zone."""
        if forces["axis"].posture == "recon":
            return {side: [] for side in forces}
        attacker = next(side for side, force in forces.items() if force.posture == "attack")
        edge = edges[list(forces).index(attacker)]
        own = objectives_within(edge, self._depth(forces[attacker], map_), map_)
        return {side: own if side == attacker else [n for n in OBJECTIVES if n not in own] for side in forces}

    def _part(self, force: Raised, edge: str, map_: GroundMap, holds: list[int]) -> ForcePart:
        mortars = (force.file.weapon[troop.weapon].kind == "mortar" for troop in force.troops if troop.weapon)
        return ForcePart.model_validate(
            {
                "nation": force.nation, "posture": force.posture, "quality": force.quality,
                "orders": len(force.leaders) + 1, "surrender": force.surrender, "edge": edge,
                "depth": self._depth(force, map_),
                "troop": [troop.model_dump(exclude_defaults=True) for troop in force.troops], "radio": force.radio,
                "holds": holds, "works": dict(force.works), "spotter": any(mortars),
            }
        )  # fmt: skip


def _roll(picks: Picks) -> int:
    """Return the sum of two dice."""
    return 2 + picks.below(6) + picks.below(6)
