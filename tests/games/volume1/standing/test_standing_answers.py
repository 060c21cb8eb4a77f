"""Automatic answers: habits answer when the rules ask; plans answer once all events have been shown."""

from __future__ import annotations

from combat.games.volume1.rules.decisions import ChooseMan
from combat.games.volume1.standing.standing_answers import StandingAnswers
from tests.games.volume1.words.position import position

MEN = ("taylor", "brown")
ASKED = ChooseMan("4.0", "able", MEN, MEN[0])


def test_who_has_said_nothing_in_advance_is_asked() -> None:
    door = StandingAnswers()
    assert door.at_once(ASKED, position()) is None
    assert door.when_shown(ASKED, position()) is None


def test_a_habit_answers_at_once_and_a_plan_when_all_has_been_shown() -> None:
    door = StandingAnswers(habits=lambda decision, state: "taylor", plans=lambda decision, state: "brown")
    assert door.at_once(ASKED, position()) == "taylor"
    assert door.when_shown(ASKED, position()) == "brown"
