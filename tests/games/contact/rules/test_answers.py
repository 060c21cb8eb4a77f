"""Notations of answers: each answer is parsed as it was written; everything else is refused."""

from __future__ import annotations

import pytest

from combat.engine.kernel.str_value import StrValue
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.games.contact.rules.answers import (
    Act,
    Aim,
    Allotment,
    AntiAir,
    At,
    DummyRoute,
    Order,
    Reaction,
    Reactions,
    Retreat,
)

WAY = Route.read("12,30 14.5,34@90")
EXAMPLES: list[tuple[StrValue, str]] = [
    (Order(["a3"]), "order a3"),
    (Order(["a2", "a4"], [DummyRoute("ax1", WAY)]), "order a2 a4; ax1 12,30 14.5,34@90"),
    (Order([], [DummyRoute("ax1", WAY)]), "order; ax1 12,30 14.5,34@90"),
    (Act("fire", None, [Aim("mg", "d4"), Aim("gun-75", "d3", "apcr")]), "fire >> gun-75>d3>apcr mg>d4"),
    (Act("move", WAY, [Aim("rifles", "d3")], modes=["first"]), "move 12,30 14.5,34@90 >> rifles>d3 + first"),
    (Act("fast", WAY, modes=["back", "shut"]), "fast 12,30 14.5,34@90 + back shut"),
    (Act("assault", WAY, other="d3"), "assault 12,30 14.5,34@90 : d3"),
    (Act("smoke", None, [Aim("mortar", "@40,20")]), "smoke >> mortar>@40,20"),
    (Act("overwatch"), "overwatch"),
    (Reactions([Reaction("d5", 2, "pak"), Reaction("d3", 1, "mg")]), "react d3>1>mg d5>2>pak"),
    (Allotment([("d4", 1), ("d3", 2)]), "allot d3*2 d4*1"),
    (At(Pose.read("90,40")), "at 90,40"),
    (Retreat(WAY), "retreat 12,30 14.5,34@90"),
    (AntiAir(["d5", "d3"]), "anti-air d3 d5"),
]


@pytest.mark.parametrize(("answer", "text"), EXAMPLES, ids=[text for _, text in EXAMPLES])
def test_an_answer_is_read_as_it_is_written(answer: StrValue, text: str) -> None:
    assert str(answer) == text
    assert type(answer).read(text) == answer


@pytest.mark.parametrize(
    "text",
    ["order", "order ", "order a3 a3", "order a3; ax1 here", "hold a3"],
)
def test_an_order_that_is_not_written_so_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"answer-not-read|cannot"):
        Order.read(text)


@pytest.mark.parametrize(
    "text",
    ["", "jump", "fire >> gun", "fire >> mg>d4 gun>d3", "move here", "fire + sideways", "fire >> mg>@40.0,20"],
)
def test_an_act_that_is_not_written_so_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"answer-not-read|cannot"):
        Act.read(text)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (Reactions, "react d3>3>mg"),
        (Reactions, "react d3>1>mg d3>2>pak"),
        (Allotment, "allot d3*0"),
        (Allotment, "allot d4*1 d3*2"),
        (AntiAir, "anti-air"),
        (AntiAir, "anti-air d5 d3"),
        (Retreat, "retreat here"),
    ],
)
def test_an_answer_that_is_not_written_so_is_not_read(kind: type[StrValue], text: str) -> None:
    with pytest.raises(ValueError, match=r"cannot be read|not a place"):
        kind.read(text)
