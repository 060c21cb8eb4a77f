"""Parser of input lines: labels of units, points in centimetres, words of the language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import get_args

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Choice, Decision
from combat.engine.space.plane.heading import Heading, heading_to
from combat.engine.space.plane.pose import Pose, PoseError
from combat.engine.space.plane.route import Route
from combat.engine.terminal.text_table import NotUnderstood
from combat.engine.terminal.typed_names import is_command, spelt_out
from combat.engine.words import text
from combat.games.contact.rules.answers import (
    DONE,
    NONE,
    PASS,
    WAIT,
    Act,
    Aim,
    Allotment,
    AntiAir,
    At,
    DummyRoute,
    Hide,
    Lay,
    LaySmoke,
    Load,
    Mode,
    Order,
    Place,
    Reaction,
    Reactions,
    Verb,
)
from combat.games.contact.rules.cards.weapon import RoundKind
from combat.games.contact.rules.command.acting import Action
from combat.games.contact.rules.command.ordering import NextOrder
from combat.games.contact.rules.fire.shells import AllotHits
from combat.games.contact.rules.moves.reacting import React
from combat.games.contact.rules.play.deployment import Deploy
from combat.games.contact.rules.state import State
from combat.games.contact.rules.support.aircraft import AntiAirFire
from combat.games.contact.terminal.answers_said import said
from combat.games.contact.terminal.labels import find, is_label
from combat.games.contact.words import contact_names as names
from combat.games.contact.words.contact_words import WORDS

_PLACE = re.compile(r"\d+(\.\d+)?,")
"""The beginning of a point."""
ENDS = (DONE, PASS, NONE, WAIT)
"""Words that decline a question or end an answer."""
MOST_PLACED = 60
"""Answers that "all" gives at most."""


def asked(state: State, decision: Decision) -> str:
    """Return the title of a question's prompt."""
    return WORDS.ask(state, decision).title


def listed(state: State, decision: Decision) -> Sequence[Answer]:
    """Return the answers that are numbered under a question; empty if they are typed."""
    return list(decision.answers) if isinstance(decision, Choice) else ()


def usual(state: State, decision: Decision) -> Answer | None:
    """Return the answer to an empty line: to decline, the only one of a choice, or "done"; None if there is no such
    answer.
    """
    if decision.passes_with is not None and decision.refusal(state, decision.passes_with) is None:
        return decision.passes_with
    if isinstance(decision, Choice):
        return decision.answers[0] if len(decision.answers) == 1 else None
    return DONE if isinstance(decision, Deploy) and decision.refusal(state, DONE) is None else None


def how(state: State, decision: Decision) -> str:
    """Return a text on how to answer a question that has no numbered answers."""
    return text(f"text-how-{decision.kind}")


def read(state: State, decision: Decision, line: str) -> Iterator[Answer]:
    """Yield the answers that a typed line means, in order; raise NotUnderstood.

    Answers in the notation of the rules, as in lab files, are accepted too.
    """
    end = next((each for each in ENDS if is_command(line, each)), None)
    if end is not None and decision.refusal(state, end) is None:
        yield end
        return
    if isinstance(decision, Choice):
        yield spelt_out(line, decision.answers, partial(said, state, decision))
        return
    if isinstance(decision, Deploy) and is_command(line, "all"):
        yield from _the_rest(state, decision)
        return
    answer = _meant(state, decision, line)
    refused = decision.refusal(state, answer)
    if refused is not None:
        if decision.refusal(state, line) is not None:
            raise NotUnderstood(WORDS.refusal(state, refused).shown())
        answer = line
    yield answer


def _the_rest(state: State, decision: Deploy) -> Iterator[Answer]:
    """Yield places at random for all units and dummies that are not set up."""
    numbers = SplitMix(1)
    for _ in range(MOST_PLACED):
        answer = next(iter(decision.samples(state, numbers)))
        if answer == DONE:
            return
        yield answer


def _meant(state: State, decision: Decision, line: str) -> Answer:
    """Return what a line says in the notation of the rules; the line itself if it says nothing known."""
    try:
        match decision:
            case Deploy():
                return _deployed(state, line)
            case NextOrder():
                return _ordered(state, line)
            case Action():
                return _acted(state, decision, line)
            case React():
                return Reactions(_reactions(state, line))
            case AllotHits():
                return Allotment(_hits(state, line))
            case AntiAirFire():
                return AntiAir({find(state, word) for word in line.split()})
        return _pointed(line)
    except NotUnderstood:
        if _is_written(decision, state, line):
            return line
        raise
    except ValueError:
        return line


def _is_written(decision: Decision, state: State, line: str) -> bool:
    return decision.refusal(state, line) is None


def _deployed(state: State, line: str) -> Answer:
    word, *rest = line.split()
    if is_command(word, "lay") and len(rest) == 2:
        kind = "mines" if is_command(rest[0], "mines") else "wire"
        return Lay(kind, pose_of(rest[1]))
    if is_command(word, "load") and len(rest) == 2:
        return Load(find(state, rest[0]), find(state, rest[1]))
    if is_command(word, "hide") and len(rest) == 2:
        return Hide(find(state, rest[0]), pose_of(rest[1]))
    unit, *places = [word, *rest]
    return Place(find(state, unit), pose_of("".join(places)))


def _ordered(state: State, line: str) -> Answer:
    head, *moves = [part.strip() for part in line.split(";")]
    dummies = []
    for move in moves:
        word, *places = move.split()
        dummies.append(DummyRoute(find(state, word), route_of(places)))
    return Order([find(state, word) for word in head.split()], dummies)


def _acted(state: State, decision: Action, line: str) -> Answer:
    head, *parts = [part.strip() for part in line.split(";")]
    verb = next((each for each in get_args(Verb) if is_command(head.split()[0], each)), None)
    if verb is None:
        raise NotUnderstood(text("text-no-verb", line=head, known=", ".join(map(_verb, get_args(Verb)))))
    words = head.split()[1:]
    places = [word for word in words if _PLACE.match(word)]
    others = [word for word in words if word not in places]
    other = next((find(state, word) if is_label(word) else word for word in others), "")
    aims = [_aim(state, decision.subject, part) for part in parts if ">" in part]
    modes = [_mode(part) for part in parts if part and ">" not in part]
    unit = state.units[decision.subject]
    route = route_of(places, unit.pose) if places else None
    return Act(verb, route, aims, other, modes)


def _verb(name: str) -> str:
    return text(f"text-word-{name}")


def _mode(word: str) -> Mode:
    mode: Mode | None = next((each for each in get_args(Mode) if is_command(word, each)), None)
    if mode is None:
        raise NotUnderstood(text("text-not-understood", line=word))
    return mode


def _aim(state: State, unit: str, part: str) -> Aim:
    """Return an aim: "weapon > target > round"; without a weapon it is the main one."""
    arm, target, *round_ = [each.strip() for each in part.split(">")]
    kinds = get_args(RoundKind)
    kind = next((each for each in kinds if round_ and round_[0].lower() in (each, text(f"round-{each}").lower())), "")
    aimed = target if target.startswith("@") else find(state, target)
    return Aim(weapon_of(state, unit, arm), aimed, kind)


def weapon_of(state: State, unit: str, typed: str) -> str:
    """Return the id of the weapon of a unit that a typed text names; for "", that of its main weapon.

    The text may be the name, its beginning or the id. Raises NotUnderstood if no weapon matches.
    """
    own = state.card(unit).weapons
    plain = typed.lower()
    called = {id_: names.weapon(state, id_).lower() for id_ in own}
    exact = [id_ for id_ in own if plain in (id_, called[id_])]
    begun = [id_ for id_ in own if called[id_].startswith(plain)]
    if found := exact or begun:
        return found[0]
    known = ", ".join(names.weapon(state, id_) for id_ in own)
    raise NotUnderstood(text("text-no-weapon", line=typed, known=known))


def _reactions(state: State, line: str) -> Iterator[Reaction]:
    for part in line.split(";"):
        unit, point, *arm = part.split()
        found = find(state, unit)
        yield Reaction(found, int(point) - 1, weapon_of(state, found, " ".join(arm)))


def _hits(state: State, line: str) -> Iterator[tuple[str, int]]:
    for word in line.split():
        unit, _, count = word.partition("*")
        yield find(state, unit), int(count or 1)


def _pointed(line: str) -> Answer:
    word, *rest = line.split()
    if is_command(word, "smoke") and len(rest) == 1:
        return LaySmoke(pose_of(rest[0]))
    return At(Pose.at(pose_of(word).point))


def pose_of(place: str) -> Pose:
    """Parse a pose, with heading 0 (north) if none is typed; raise NotUnderstood."""
    try:
        return Pose.read(place.removesuffix("@0"))
    except PoseError as fault:
        raise NotUnderstood(str(fault)) from None


def route_of(places: Iterable[str], start: Pose | None = None) -> Route:
    """Parse the points of a route; without a typed heading it ends facing along its last leg.

    `start` is the pose from which the first leg leads; without it the heading is 0. Raises NotUnderstood.
    """
    words = list(places)
    if not words:
        raise NotUnderstood(text("text-no-way"))
    try:
        route = Route.read(" ".join(words).removesuffix("@0"))
    except PoseError as fault:
        raise NotUnderstood(str(fault)) from None
    return route if "@" in words[-1] or start is None else Route(route.corners, _ahead(start, route))


def _ahead(start: Pose, route: Route) -> Heading:
    legs = [(a, b) for a, b in pairwise((start.point, *route.corners)) if a != b]
    return heading_to(*legs[-1]) if legs else start.heading
