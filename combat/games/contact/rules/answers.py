"""Answers of several parts: types that format and parse their text.

A player gives one of these objects, or its text as written in a journal; the decision parses it once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, get_args

from combat.engine.kernel.decision import Phrase
from combat.engine.kernel.notation.list_phrase import ListPhrase, is_count, unreadable
from combat.engine.kernel.str_value import StrValue
from combat.engine.space.plane.pose import Pose, PoseError
from combat.engine.space.plane.route import Route

PASS: Final = "pass"
DONE: Final = "done"
NONE: Final = "none"
CALL, NO_CALL, AIR = "call", "no", "air"
FIRST, SECOND = "first", "second"
GO_ON, STOP = "go-on", "stop"
FIRE, HOLD, FALL_BACK, TANK_ASSAULT = "fire", "hold", "fall-back", "tank-assault"
SECOND_ROUND, BREAK_OFF = "second-round", "break-off"
WAIT: Final = "wait"
_NEXT, _AIM = "; ", ">"

Verb = Literal[
    "fire", "covering-fire", "smoke", "flare", "move", "assault", "fast", "crawl", "cover", "camouflage", "overwatch",
    "mount", "dismount", "clear", "observe",
]  # fmt: skip
"""The acts of an activated unit (L11 to L16, section 2)."""
Mode = Literal["first", "back", "open", "shut", "disable", "show"]
"""Fires before it moves; moves backwards; opens or shuts its hatch; fires to immobilise (L214);
shows itself, so that it moves farther than a marker (section 4)."""


class Place(Phrase, form="place {unit} {at}"):
    """Set up a unit or dummy: "place a3 12,30@90"."""

    __slots__ = ("at", "unit")
    unit: str
    at: Pose


class Hide(Phrase, form="hide {unit} {at}"):
    """Set up a unit or dummy hidden, off the table: "hide d3 12,30@90" (section 4)."""

    __slots__ = ("at", "unit")
    unit: str
    at: Pose


class Load(Phrase, form="load {unit} {carrier}"):
    """Load a unit on a vehicle, or attach it in tow, in the set-up: "load a3 a9" (C24)."""

    __slots__ = ("carrier", "unit")
    unit: str
    carrier: str


class Lay(Phrase, form="lay {kind} {at}"):
    """Lay a strip of mines or wire with its length across its heading: "lay mines 90,40@90"."""

    __slots__ = ("at", "kind")
    kind: str
    at: Pose


class DummyRoute(NamedTuple):
    """The move of a dummy with an order."""

    dummy: str
    route: Route


class Order(StrValue):
    """Units that an order activates, a command group first, and dummies that move with it (section 2).

    "order a3", "order a2 a4", "order a3; ax1 12,30 14,34", "order; ax1 12,30".
    """

    __slots__ = ("dummies", "units")
    units: tuple[str, ...]
    dummies: tuple[DummyRoute, ...]

    def __new__(cls, units: Iterable[str], dummies: Iterable[DummyRoute] = ()) -> Order:
        """Return the order; raise ValueError if it is empty or names a unit or dummy twice."""
        acting, moves = tuple(units), tuple(dummies)
        names = [*acting, *(each.dummy for each in moves)]
        text = _NEXT.join((" ".join(("order", *acting)), *(f"{each.dummy} {each.route}" for each in moves)))
        if not names or len(set(names)) < len(names):
            raise unreadable(text)
        made = str.__new__(cls, text)
        made.units, made.dummies = acting, moves
        return made

    @classmethod
    def read(cls, text: str) -> Order:
        """Parse an order as written in a journal; raise ValueError for any other text."""
        head, *rest = text.split(_NEXT)
        word, *units = head.split(" ")
        if word != "order" or "" in units:
            raise unreadable(text)
        try:
            moves = [DummyRoute(name, Route.read(way)) for name, _, way in (each.partition(" ") for each in rest)]
        except PoseError:
            raise unreadable(text) from None
        return cls(units, moves)


class Aim(NamedTuple):
    """A weapon and its target: the id of a unit or marker, or a place; as text "gun-75>d3>apcr", "mortar>@12,30"."""

    weapon: str
    target: str
    round: str = ""
    """Special round of a gun; "" for the usual one."""

    @property
    def at(self) -> Pose | None:
        """Return the pose that is fired at; None if the target is a unit or marker."""
        return Pose.read(self.target[1:]) if self.target.startswith("@") else None

    @property
    def text(self) -> str:
        """Return the aim as written in an act: "weapon>target", or "weapon>target>round"."""
        return _AIM.join(each for each in self if each)

    @classmethod
    def read(cls, text: str) -> Aim:
        """Parse an aim as written in an act; raise ValueError for any other text."""
        parts = text.split(_AIM)
        if len(parts) not in (2, 3) or not all(parts):
            raise unreadable(text)
        made = cls(*parts)
        if made.target.startswith("@") and f"@{made.at}" != made.target:
            raise unreadable(text)
        return made


class Act(StrValue):
    """The act of an activated unit: a verb, then its parts in this order: route, aims, other, modes (section 2).

    "fire>> gun-75>d3 mg>d4", "move 12,30 14,40@90 >> rifles>d3 + first", "fast 12,30@90 + back", "overwatch", "assault
    12,30@90 : d3", "mount : a9", "dismount 12,30@90 : a3", "fire >> gun>d3 + open".
    """

    __slots__ = ("aims", "modes", "other", "route", "verb")
    verb: Verb
    route: Route | None
    aims: tuple[Aim, ...]
    other: str
    """The enemy that is assaulted, the vehicle that is mounted, the unit that gets off, the battery that fires."""
    modes: tuple[Mode, ...]

    def __new__(
        cls,
        verb: Verb,
        route: Route | None = None,
        aims: Iterable[Aim] = (),
        other: str = "",
        modes: Iterable[Mode] = (),
    ) -> Act:
        """Return the act; aims and modes are sorted; raise ValueError if a weapon is named twice."""
        shots, ways = tuple(sorted(aims)), tuple(sorted(set(modes)))
        text = str(verb)
        if route is not None:
            text += f" {route}"
        if shots:
            text += " >> " + " ".join(each.text for each in shots)
        if other:
            text += f" : {other}"
        if ways:
            text += " + " + " ".join(ways)
        if len({each.weapon for each in shots}) < len(shots):
            raise unreadable(text)
        made = str.__new__(cls, text)
        made.verb, made.route, made.aims, made.other, made.modes = verb, route, shots, other, ways
        return made

    @classmethod
    def read(cls, text: str) -> Act:
        """Parse an act; raise ValueError for any text that is not in exactly this notation."""
        rest, _, ways = text.partition(" + ")
        rest, _, other = rest.partition(" : ")
        rest, _, shots = rest.partition(" >> ")
        word, _, way = rest.partition(" ")
        verb = next((each for each in get_args(Verb) if each == word), None)
        modes = [each for each in get_args(Mode) if each in ways.split(" ")]
        try:
            route = Route.read(way) if way else None
            aims = [Aim.read(each) for each in shots.split(" ")] if shots else []
        except PoseError:
            raise unreadable(text) from None
        if verb is None:
            raise unreadable(text)
        made = cls(verb, route, aims, other, modes)
        if str(made) != text:
            raise unreadable(text)
        return made


class Reaction(NamedTuple):
    """A unit that shoots at a moving unit: one of the points offered, and one of its weapons."""

    unit: str
    point: int
    """Index of the point: 0 first detected, 1 nearest, 2 last."""
    weapon: str


class Reactions(ListPhrase[Reaction]):
    """Reactions to a move, at most two and by different units: "react d3>1>mg-42 d5>2>pak-40" (section 2)."""

    __slots__ = ()
    word = "react"

    @classmethod
    def key(cls, part: Reaction) -> str:
        """Return the id of the unit of a part; a list may contain each unit only once."""
        return part.unit

    @classmethod
    def write_part(cls, part: Reaction) -> str:
        """Return a part as text: unit, point and weapon."""
        return _AIM.join(map(str, part))

    @classmethod
    def read_part(cls, text: str) -> Reaction:
        """Parse unit, point and weapon; raise ValueError for any other text."""
        unit, point, weapon = text.split(_AIM)
        if point not in ("0", "1", "2") or not (unit and weapon):
            raise unreadable(text)
        return Reaction(unit, int(point), weapon)


class Allotment(ListPhrase[tuple[str, int]]):
    """Units that take further hits of a shell, each with a number of hits from 1: "allot d3*2 d4*1" (C8)."""

    __slots__ = ()
    word = "allot"

    @classmethod
    def key(cls, part: tuple[str, int]) -> str:
        """Return the id of the unit of a part; a list may contain each unit only once."""
        return part[0]

    @classmethod
    def write_part(cls, part: tuple[str, int]) -> str:
        """Return a part as text: unit and number; raise ValueError for a number below 1."""
        unit, hits = part
        if hits < 1:
            raise unreadable(f"{unit}*{hits}")
        return f"{unit}*{hits}"

    @classmethod
    def read_part(cls, text: str) -> tuple[str, int]:
        """Parse unit and number of hits; raise ValueError for any other text."""
        unit, _, hits = text.partition("*")
        if not (unit and is_count(hits, 2)):
            raise unreadable(text)
        return unit, int(hits)


class At(Phrase, form="at {place}"):
    """A point at which fire is aimed, or to which it is adjusted or shifted: "at 90,40"."""

    __slots__ = ("place",)
    place: Pose


class LaySmoke(Phrase, form="smoke {place}"):
    """Fire a band of smoke instead of shells, with its length across the heading: "smoke 90,40@90" (section 7)."""

    __slots__ = ("place",)
    place: Pose


class Retreat(Phrase, form="retreat {route}"):
    """The route of a unit that falls back: "retreat 12,30 14,32@90"."""

    __slots__ = ("route",)
    route: Route


class AntiAir(ListPhrase[str]):
    """Units that fire at a plane: "anti-air d3 d5" (L397)."""

    __slots__ = ()
    word = "anti-air"

    @classmethod
    def read_part(cls, text: str) -> str:
        """Parse the id of a unit; raise ValueError for empty text."""
        if not text:
            raise unreadable(text)
        return text
