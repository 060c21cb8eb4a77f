"""Parser of the parts of a typed line: label, words, and points in centimetres, as in "B2 dash 30,40 35,20@90"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, NoReturn, get_args

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.heading import Heading, heading_to
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose, PoseError
from combat.engine.space.plane.route import Route
from combat.engine.terminal.text_table import NotUnderstood
from combat.engine.terminal.typed_names import is_command
from combat.engine.words import text
from combat.games.armour.rules.answers import Speed
from combat.games.armour.rules.state import State
from combat.games.armour.words.armour_words import WORDS

NEXT = ";"
"""Separator between the parts of a line."""
_PLACE = re.compile(r"\d+(\.\d+)?,")
"""The beginning of a point."""


class TypedPart(NamedTuple):
    """One part of a typed line."""

    who: str
    speed: Speed | None
    places: tuple[str, ...]


def is_place(word: str) -> bool:
    """Return whether a word begins like a point, not like a label."""
    return _PLACE.match(word) is not None


def typed_parts(line: str) -> list[TypedPart]:
    """Parse a line into its parts, separated by ";", each of words followed by points."""
    return [_part(part.split()) for part in line.split(NEXT) if part.strip()]


def _part(words: list[str]) -> TypedPart:
    places = tuple(word for word in words if is_place(word))
    speed: Speed | None = None
    who = list[str]()
    for word in words:
        named = next((each for each in get_args(Speed) if is_command(word, each)), None)
        if named is not None:
            speed = named
        elif word not in places:
            who.append(word)
    return TypedPart(" ".join(who), speed, places)


def typed_route(places: Sequence[str], start: Pose) -> Route:
    """Parse a route; without a typed heading it ends facing along its last leg. Raises NotUnderstood."""
    try:
        route = Route.read(" ".join(places))
    except PoseError as fault:
        raise NotUnderstood(str(fault)) from None
    return route if "@" in places[-1] else Route(route.corners, _ahead(start, route.corners))


def _ahead(start: Pose, corners: Sequence[Point]) -> Heading:
    legs = [(a, b) for a, b in pairwise((start.point, *corners)) if a != b]
    return heading_to(*legs[-1]) if legs else start.heading


def typed_pose(places: Sequence[str], heading: Heading = 0) -> Pose:
    """Parse the single place of a part, with `heading` if none is typed; raise NotUnderstood."""
    if len(places) != 1:
        raise NotUnderstood(text("text-one-place", line=" ".join(places)))
    try:
        pose = Pose.read(places[0])
    except PoseError as fault:
        raise NotUnderstood(str(fault)) from None
    return pose if "@" in places[0] else Pose.at(pose.point, heading)


def reason(state: State, why: Refusal) -> str:
    """Return a refusal as text, with its rule."""
    return WORDS.refusal(state, why).shown()


def refuse(state: State, why: Refusal | None, line: str) -> NoReturn:
    """Raise NotUnderstood with the reason `why`; without one, with a text that the line is not understood."""
    raise NotUnderstood(text("text-not-understood", line=line) if why is None else reason(state, why))
