"""Log lines and notes of works, the night and spearheads in every language."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.kernel.event import Event
from combat.engine.space.plane.pose import Pose
from combat.engine.words.line import shown
from combat.games.armour.rules.events.assault_events import TeamBrokeOff
from combat.games.armour.rules.events.move_events import MineRolled
from combat.games.armour.rules.events.night_events import NightSightRolled
from combat.games.armour.rules.events.turn_events import SpearheadBegan
from combat.games.armour.rules.events.works_events import MinesCleared, WorkCrushed, WorksAbandoned
from combat.games.armour.rules.play.spearhead import MoveSpearhead
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from combat.games.armour.rules.works.placed_work import PlacedWork
from combat.games.armour.words.armour_log import TELLERS
from combat.games.armour.words.armour_prompts import ASKERS
from combat.games.armour.words.work_note import work_note
from tests.games.armour.fields import FAR_PANZER, RIFLES, field

AT = Pose(6000, 8000)
WORKS = tuple(PlacedWork(kind, DEFENDER, AT) for kind in ("mines", "wire", "trench", "pit", "roadblock"))
EVENTS = (
    MineRolled("a1-1", AT, 4, 2, safe=False), MineRolled("a1-1", AT, 4, 5, safe=True), MinesCleared("a1-1", WORKS[0]),
    WorkCrushed("a1-1", WORKS[1]), WorksAbandoned(WORKS[2:4]), NightSightRolled("a1", 3, 3000), SpearheadBegan(ATTACKER),
    TeamBrokeOff("a1-1", None, 0, "mined"),
)  # fmt: skip


def worked() -> State:
    """Return a battle with works."""
    state = field(RIFLES, FAR_PANZER)
    state.works = WORKS
    return state


@pytest.mark.parametrize("language", ["en", "es", "de"])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_every_line_is_told(language: str, event: Event) -> None:
    words.use(language, strict=True)
    entry = TELLERS[event.__class__](worked(), event)
    assert entry is not None
    assert entry.head
    assert "{" not in entry.head + entry.result


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_notes_and_the_question_of_spearheads_have_words(language: str) -> None:
    words.use(language, strict=True)
    said = [shown(line) for work in WORKS for line in work_note(worked(), work)]
    assert not any("{" in line or "running-" in line for line in said)
    asked = ASKERS[MoveSpearhead](worked(), MoveSpearhead("L767", "", ATTACKER))
    assert asked.title
    assert asked.hint


def test_abandoned_works_are_listed_by_name() -> None:
    words.use("en", strict=True)
    entry = TELLERS[WorksAbandoned](worked(), WorksAbandoned(WORKS[2:4]))
    assert entry is not None
    assert entry.head == "Given up: Trench and Gun pit"
