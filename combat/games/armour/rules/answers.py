"""Answers with more than one part: types that format and parse their text.

A player gives one of these objects, or its text as written in a journal; the decision parses it once.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, TypeVar, get_args

from combat.engine.kernel.decision import Phrase
from combat.engine.kernel.notation.list_phrase import ListPhrase, is_count, unreadable
from combat.engine.kernel.str_value import StrValue
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route

Speed = Literal["tactical", "dash"]
"""The speed of a team's move: slowly enough to fight, or as fast as the ground allows (L551)."""
FireMode = Literal["fire", "smoke", "assault"]
"""The purpose of a unit's fire: to harm, smoke shells (L661), or at the moving rate so that it may assault afterwards
(L633)."""

PASS: Final = "pass"
DONE: Final = "done"
MOVE: Final = "move"
CHARGE: Final = "charge"
PLACE: Final = "place"
_AIM, _TIMES = ">", "*"


class TeamRoute(NamedTuple):
    """One team's part of `Moves`; the route is that of its reference point."""

    team: str
    speed: Speed
    route: Route


class ChargeRoute(NamedTuple):
    """One team's part of `Charge`; the route is that of its reference point."""

    team: str
    route: Route


class TeamPose(NamedTuple):
    """One team's part of `Placements`."""

    team: str
    pose: Pose


Part = TypeVar("Part", TeamRoute, ChargeRoute, TeamPose)


class TeamParts(ListPhrase[Part]):
    """An answer with one part for each of several teams, in order, after a word that names the act."""

    __slots__ = ()
    separator, in_order = "; ", False

    @classmethod
    def key(cls, part: Part) -> str:
        """Return the id of the part's team."""
        return part.team

    @classmethod
    def write_part(cls, part: Part) -> str:
        """Return a part as text."""
        return " ".join(map(str, part))

    @classmethod
    def read_part(cls, text: str) -> Part:
        """Parse one part: a team's id and the rest; raise ValueError for any other text."""
        return cls.part_of(*text.partition(" ")[::2])

    @classmethod
    @abstractmethod
    def part_of(cls, team: str, rest: str) -> Part:
        """Parse the text after a team's id; raise ValueError for any other text."""


class Moves(TeamParts[TeamRoute]):
    """Moves of teams of one unit, in their order: "move a1-1 tactical 12,30 20,40@90; a1-2 dash 30,30"."""

    __slots__ = ()
    word = MOVE

    @classmethod
    def part_of(cls, team: str, rest: str) -> TeamRoute:
        """Parse the speed and the route of a team; raise ValueError for any other text."""
        word, _, route = rest.partition(" ")
        speed = next((each for each in get_args(Speed) if each == word), None)
        if speed is None:
            raise unreadable(rest)
        return TeamRoute(team, speed, Route.read(route))


class Charge(TeamParts[ChargeRoute]):
    """Routes of the teams that charge, in their order: "charge a1-1 12,30@90; a1-2 14,30@90" (L701)."""

    __slots__ = ()
    word = CHARGE

    @classmethod
    def part_of(cls, team: str, rest: str) -> ChargeRoute:
        """Parse the route of a team; raise ValueError for any other text."""
        return ChargeRoute(team, Route.read(rest))


class Placements(TeamParts[TeamPose]):
    """Places of the teams of one unit at deployment (A35), in ambush or reserve: "place a1-1 12,30@90; a1-2
    14,30@90".
    """

    __slots__ = ()
    word = PLACE

    @classmethod
    def part_of(cls, team: str, rest: str) -> TeamPose:
        """Parse the pose of a team; raise ValueError for any other text."""
        return TeamPose(team, Pose.read(rest))


class Mount(Phrase, form="mount {team} {vehicle}"):
    """A team mounts a vehicle that it touches (L575): "mount a1-1 a1t-1"."""

    __slots__ = ("team", "vehicle")
    team: str
    vehicle: str


class Lead(Phrase, form="lead {team}"):
    """A deployed team leads its unit, by choice of its owner (A30): "lead a1-3"."""

    __slots__ = ("team",)
    team: str


class Dismount(Phrase, form="dismount {team} {route}"):
    """A team dismounts at the first corner and continues along the others (L579): "dismount a1-1 12,30 14,32@90"."""

    __slots__ = ("route", "team")
    team: str
    route: Route


class OrderCall(Phrase, form="order {unit} {order}"):
    """A movement order for a unit (L585): "order a1 blitz"."""

    __slots__ = ("order", "unit")
    unit: str
    order: str


class Aim(NamedTuple):
    """A weapon of a team and the enemy team at which it fires; as text "a1-1>75l>d2-1" or "a1-1>75l>d2-1>hull"."""

    shooter: str
    weapon: str
    target: str
    turn: Literal["", "hull"] = ""
    """"hull" if a tank turns its hull to the target even where its turret would suffice; else "" (L631)."""

    @property
    def text(self) -> str:
        """Return the aim as written in a fire order: "team>weapon>target", with ">hull" at the end if it is set."""
        return _AIM.join(each for each in self if each)

    @classmethod
    def read(cls, text: str) -> Aim:
        """Parse an aim; raise ValueError for any other text."""
        parts = text.split(_AIM)
        if len(parts) not in (3, 4) or not all(parts) or parts[3:] not in ([], ["hull"]):
            raise unreadable(text)
        return cls(parts[0], parts[1], parts[2], "hull" if parts[3:] else "")


class FireOrder(StrValue):
    """Targets of the shooters of one unit, all declared before a die is rolled (L625): "fire a1-1>75l>d2-1 …".

    The first word is the mode; a shooter may be named with several weapons.
    """

    __slots__ = ("aims", "mode")
    aims: tuple[Aim, ...]
    mode: FireMode

    def __new__(cls, aims: Iterable[Aim], mode: FireMode = "fire") -> FireOrder:
        """Return the answer, sorted by shooter and weapon; raise ValueError if it is empty or names a weapon twice."""
        shots = tuple(sorted(aims))
        text = " ".join((mode, *(each.text for each in shots)))
        if not shots or len({each[:2] for each in shots}) < len(shots):
            raise unreadable(text)
        made = str.__new__(cls, text)
        made.aims, made.mode = shots, mode
        return made

    @classmethod
    def read(cls, text: str) -> FireOrder:
        """Parse a fire order; raise ValueError if the text is not in canonical form."""
        word, *parts = text.split(" ")
        mode = next((each for each in get_args(FireMode) if each == word), None)
        made = cls(map(Aim.read, parts), mode or "fire")
        if str(made) != text:
            raise unreadable(text)
        return made


class Bombard(Phrase, form="bombard {unit} {spotter} {at}"):
    """A bombardment of an artillery unit, with spotter and aiming point (L665 to L675): "bombard a3 a3o-1 90,40"."""

    __slots__ = ("at", "spotter", "unit")
    unit: str
    spotter: str
    at: Pose


class LayScreen(Phrase, form="screen {unit} {spotter} {at} {guns}"):
    """A smoke bombardment: its screen begins at the aiming point and runs along a heading, longer with more guns.

    For example "screen a3 a3o-1 90,40@90 2" (L693, L695).
    """

    __slots__ = ("at", "guns", "spotter", "unit")
    unit: str
    spotter: str
    at: Pose
    guns: int


class Attack(Phrase, form="attack {unit}"):
    """A flight attacks: the enemy fires at it, then it fires or bombs, then it leaves (L547): "attack d7"."""

    __slots__ = ("unit",)
    unit: str


class AimAt(Phrase, form="aim {unit} {at}"):
    """The aiming point on which an artillery unit is ranged in when the battle begins (L691): "aim a3 90,40"."""

    __slots__ = ("at", "unit")
    unit: str
    at: Pose


class PlaceWork(Phrase, form="work {kind} {at}"):
    """A work that is placed before the battle (A43): "work mines 92,60", "work wire 80,50@90"."""

    __slots__ = ("at", "kind")
    kind: str
    at: Pose


class Allotment(ListPhrase[tuple[int, str, int]]):
    """Hits of each shot, in the order of the shots, and the teams that they strike (L637): "0:d2-1*2 0:d2-2 1:d2-1".

    A part is shot index, team, number of hits; the number is at least 1.
    """

    __slots__ = ()

    @classmethod
    def key(cls, part: tuple[int, str, int]) -> tuple[int, str]:
        """Return the shot and the team, by which a part is unique."""
        return part[:2]

    @classmethod
    def write_part(cls, part: tuple[int, str, int]) -> str:
        """Return a part as text: shot, team and number; raise ValueError for a number below 1."""
        shot, team, hits = part
        if hits < 1:
            raise unreadable(f"{shot}:{team}{_TIMES}{hits}")
        return f"{shot}:{team}{f'{_TIMES}{hits}' if hits > 1 else ''}"

    @classmethod
    def read_part(cls, text: str) -> tuple[int, str, int]:
        """Parse a part: shot, team and number; raise ValueError for any other text."""
        shot, _, rest = text.partition(":")
        team, _, hits = rest.partition(_TIMES)
        if not (is_count(shot, 3) and team and (not hits or is_count(hits, 3))):
            raise unreadable(text)
        return int(shot), team, int(hits or "1")


class Swap(Phrase, form="swap {first} {second}"):
    """Two teams of the target's side exchange their hits by Mistaken Target (L639): "swap d2-1 d2-2"."""

    __slots__ = ("first", "second")
    first: str
    second: str
