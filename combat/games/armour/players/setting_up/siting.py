"""Deployment: guns with a field of fire, infantry at goals, tanks behind cover, attackers near their path."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from combat.engine.space.plane.heading import heading_to
from combat.engine.space.plane.point import CM, Point
from combat.games.armour.players.measures.outlook import Outlook, is_race
from combat.games.armour.players.measures.plain_distance import apart
from combat.games.armour.players.setting_up.arrangements import deployed
from combat.games.armour.rules.answers import DONE
from combat.games.armour.rules.artillery.guns import artillery_weapon
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.ground.ground_layouts import ground_layout
from combat.games.armour.rules.play.deployment import undeployed
from combat.games.armour.rules.state import Team, Unit
from combat.games.armour.rules.transport.riding import is_transport
from combat.games.miniatures.players.judged import Judged, judged

STEP = 8 * CM
"""Pitch of the places that are evaluated."""
MARGIN = 3 * CM
TRIED = 24
"""Number of places tried for a legal arrangement, the best first."""
NOISE = 0.3
"""Random variation of the values of places in points, so that battles differ."""
ROUGH = 3.0
"""Cost in points of difficult ground for vehicles and guns."""
WATCHED = (20 * CM, 35 * CM, 50 * CM)
"""Distances from a goal at which the ground in front of it is watched."""


def next_deployment(outlook: Outlook) -> Judged | None:
    """Return the places of the next unit to deploy; DONE if all are deployed.

    None if none of the places tried is legal.
    """
    waiting = list(undeployed(outlook.state, outlook.seat))
    if not waiting:
        return judged(DONE)
    siting = _Siting(outlook)
    unit = min(waiting, key=lambda each: (siting.order(each), each.id))
    ranked = sorted(((siting.value(unit, at), at) for at in siting.places()), key=lambda each: (-each[0], each[1]))
    for value, at in ranked[:TRIED]:
        found = deployed(outlook.state, unit, at, siting.heading(at))
        if found is not None:
            return judged(found, (("place", value),))
    return None


class _Siting:
    """Places of a zone and their values for the kinds of units."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook, self.state = outlook, outlook.state
        mission = outlook.state.book.mission
        self.zone = mission.side(outlook.seat).area()
        self.enemy_zone = mission.side(outlook.other).area()
        self.numbers = outlook.numbers("deploy")
        self.races = is_race(mission)
        self.attacks = bool(mission.side(outlook.seat).goals)
        self.defends = bool(mission.side(outlook.other).goals)

    def places(self) -> Iterator[Point]:
        """Yield places of the zone on a grid that the seed shifts."""
        zone, numbers = self.zone, self.numbers
        first = Point(zone.left + MARGIN + numbers.below(STEP // 2), zone.top + MARGIN + numbers.below(STEP // 2))
        for x in range(first.x // CM * CM, zone.right - MARGIN, STEP):
            for y in range(first.y // CM * CM, zone.bottom - MARGIN, STEP):
                if self.zone.locate(Point(x, y)) > 0:
                    yield Point(x, y)

    def heading(self, at: Point) -> int:
        """Return the heading of a unit at a place: towards the middle of the enemy's zone, to a quarter turn."""
        return round(heading_to(at, Point(at.x, self._enemy_middle.y)) / 900) * 900

    @cached_property
    def _enemy_middle(self) -> Point:
        zone = self.enemy_zone
        return Point((zone.left + zone.right) // 2, (zone.top + zone.bottom) // 2)

    def order(self, unit: Unit) -> int:
        """Return when a unit is deployed: guns before infantry and tanks, transports last."""
        kinds = ("gun", "weapon", "infantry", "tank", "artillery", "observer", "staff", "transport")
        return kinds.index(self.kind(unit))

    def kind(self, unit: Unit) -> str:
        """Return what a unit is for the deployment."""
        teams = list(self.state.all_of(unit.id))
        if unit.transports or all(is_transport(self.state, team) for team in teams):
            return "transport"
        if unit.independent:
            return "observer"
        if any(artillery_weapon(self.state, team) is not None for team in teams):
            return "artillery"
        if unit.headquarters:
            return "staff"
        arms = {self.state.card(team).arm for team in teams}
        if "gun" in arms:
            return "gun"
        if arms == {"infantry"} and all("heavy_weapon" in self.state.card(team).traits for team in teams):
            return "weapon"
        return "infantry" if "infantry" in arms else "tank"

    # -- values -------------------------------------------------------------------------------------------------

    def value(self, unit: Unit, at: Point) -> float:
        """Return the value of a place for a unit, in points."""
        noise = NOISE * self.numbers.below(1000) / 1000 - ROUGH * self._is_rough(unit, at)
        match self.kind(unit):
            case "gun" | "weapon":
                return noise + 4 * self._field_of_fire(at) + 1.5 * self._cover(at) - self._from_goals(at, 25) / 10
            case "infantry":
                return noise + self._infantry(unit, at)
            case "tank":
                return noise + self._tanks(unit, at)
            case "artillery" | "staff" | "transport":
                return noise + 2 * self._hidden(at) - self._from_goals(at, 40) / 20
        return noise + 3 * self._field_of_fire(at) + 2 * self._cover(at) - self._from_goals(at, 30) / 10

    def _is_rough(self, unit: Unit, at: Point) -> bool:
        """Return whether a vehicle or gun at a place would have to roll to leave it."""
        card = self.state.card(unit.leader)
        if card.running == "foot":
            return False
        return ground_layout(self.state.book, on_foot=False).at(at).passage == "test"

    def _infantry(self, unit: Unit, at: Point) -> float:
        if self.defends and not (self._is_spearhead(unit) or self.races):
            goal = self._least_guarded()
            return -max(0.0, apart(at, goal) / CM - 4) / 4 + self._cover(at)
        return self._approach(unit, at) + self._hidden(at) + self._cover(at)

    def _tanks(self, unit: Unit, at: Point) -> float:
        if self.attacks and (not self.defends or self._is_spearhead(unit)):
            return self._approach(unit, at) + self._hidden(at)
        if self.attacks:
            return self._hidden(at) - max(0.0, apart(at, self._least_guarded()) / CM - 10) / 8
        return 2 * self._hidden(at) - self._from_goals(at, 15) / 8

    def _is_spearhead(self, unit: Unit) -> bool:
        """Return whether a unit of a side that also attacks is deployed to attack: two of three are."""
        if not self.attacks:
            return False
        return sum(unit.id.encode()) % 3 > 0

    def _approach(self, unit: Unit, at: Point) -> float:
        """Return minus the way of a unit from a place to its goal, in points, and minus what crowds there already."""
        goal = self.outlook.main_goal
        team = self.state.teams[unit.leader]
        way = 0.0 if goal is None else self.outlook.way(goal.at, team).length(at)
        crowd = sum(1 for other in self._placed if apart(pose_of(other).point, at) < 15 * CM)
        return -min(way, 400.0) / (6 if self.races else 12) - 0.15 * crowd

    @cached_property
    def _placed(self) -> list[Team]:
        return list(self.state.on_table(self.outlook.seat))

    def _goals(self) -> list[Point]:
        """Return the goals that matter for a defence, else those of the attack."""
        goals = self.outlook.enemy_goals if self.defends else self.outlook.own_goals
        return [goal.at for goal in goals]

    def _from_goals(self, at: Point, free: int) -> float:
        """Return the distance from the nearest goal in cm, beyond some that do not count."""
        return max(0.0, min((apart(at, goal) / CM for goal in self._goals()), default=0.0) - free)

    def _least_guarded(self) -> Point:
        """Return the goal that fewest own teams are near."""

        def guards(goal: Point) -> int:
            return sum(1 for team in self._placed if apart(pose_of(team).point, goal) <= 15 * CM)

        return min(self._goals(), key=lambda goal: (guards(goal), goal))

    @cached_property
    def _watched(self) -> list[Point]:
        """Points from where the enemy comes: before each goal that matters, and the front of its zone."""
        points, table = list[Point](), self.state.book.table
        for goal in self._goals():
            for far in WATCHED:
                for aside in (-20 * CM, 0, 20 * CM):
                    down = far if self._enemy_middle.y > goal.y else -far
                    x, y = goal.x + aside, goal.y + down
                    if 0 <= x <= table.width and 0 <= y <= table.height:
                        points.append(Point(x, y))
        return points

    def _field_of_fire(self, at: Point) -> float:
        """Return the share of the watched points that is seen from a place at 15 to 60 cm."""
        seen = sum(15 * CM <= apart(at, point) <= 60 * CM and self.outlook.glimpse(at, point).seen
                   for point in self._watched)  # fmt: skip
        return seen / max(1, len(self._watched))

    def _cover(self, at: Point) -> float:
        """Return the share of the watched points that sees a place that is seen from there concealed."""
        sights = [self.outlook.glimpse(point, at) for point in self._watched]
        seen = [sight for sight in sights if sight.seen]
        return sum(sight.concealed for sight in seen) / len(seen) if seen else 0.5

    def _hidden(self, at: Point) -> float:
        """Return the share of the watched points and enemies that do not see a place."""
        eyes = [*self._watched, *(pose_of(enemy).point for enemy in self.outlook.theirs[::3])]
        return sum(not self.outlook.glimpse(eye, at).seen for eye in eyes) / max(1, len(eyes))
