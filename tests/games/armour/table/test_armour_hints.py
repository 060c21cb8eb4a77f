"""Hints for beginners in ARMOUR!: each new thing is explained once, with its rule.

F1 explains a team's special rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from pathlib import Path
from typing import get_type_hints

import pytest

from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event
from combat.engine.lessons.learnt import learn, learnt
from combat.engine.stage.app import App
from combat.engine.tabletop.teaching.first_hints import FirstHints, Hint
from combat.engine.tabletop.thing import PieceId
from combat.engine.words import languages, rule_beside, text, use
from combat.engine.words.rulebook import rulebook
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.events.fire_events import TeamBailed, UnitPinned
from combat.games.armour.rules.state import State
from combat.games.armour.table.armour_hints import HINTS, subjects
from combat.games.armour.table.armour_scene import ArmourScene
from combat.games.armour.table.pointed_topics import of_team
from combat.games.armour.title import TITLE
from combat.games.armour.words.special_rules import special_rules
from tests.games.armour.shipped import book
from tests.games.armour.table.armour_window import ArmourWindow, armour_application
from tests.games.armour.tiny_battle import Placed, battle
from tests.narrowing import the


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of ARMOUR! with animations off."""
    with armour_application() as made:
        made.settings.pace = "instant"
        yield made


def field() -> State:
    """Return a battle of two platoons in the movement step."""
    panzers = Placed("de-pz-iv-platoon", {"pz-iv-g": 2}, ["20,10@180", "30,10@180"])
    return battle([Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,90", "66,90"])], [panzers], phase="movement")


def begun(app: App, folder: Path) -> ArmourScene:
    """Begin a mission with some hints already known; return its table."""
    for known in ("deploy", "night"):
        learn("hints", known, TITLE.id)
    app.open("battle", book=book("two-platoons"), seed=4, seat="attacker", path=folder / "game.combat")
    for _ in range(12):
        app.round(0.2)
    return app.top  # type: ignore[return-value]


def said(table: ArmourScene) -> str:
    """Return the text of the hint shown, "" if there is none."""
    words = the(FirstHints, table.guide).slip.words
    return "" if words is None else str(words.words)


def tell(table: ArmourScene, event: Event) -> None:
    """Make an event happen at a table, and show it."""
    table.desk.on_happened(event)
    table.update(0.1)


def test_what_happens_to_an_own_unit_is_explained_once_with_its_rule(app: App, tmp_path: Path) -> None:
    table = begun(app, tmp_path)
    state = table.desk.state
    own, other = (
        next(team.id for team in state.teams.values() if state.seat_of(team.id) == seat) for seat in RULES.seats
    )
    tell(table, TeamBailed(other))
    assert said(table) == ""
    tell(table, TeamBailed(own))
    words = the(FirstHints, table.guide).slip.words
    assert words is not None
    assert (words.words, words.rule) == (text("hint-bailed"), "11.3")
    assert "bailed" in learnt("hints", TITLE.id)
    assert "bailed" not in learnt("hints")
    the(FirstHints, table.guide).dismiss()
    tell(table, TeamBailed(own))
    assert said(table) == ""


@pytest.mark.parametrize("hint", HINTS, ids=lambda hint: f"{hint.id}-{hint.event}{hint.asked}{hint.state}")
def test_what_a_hint_waits_for_exists_and_is_said_with_a_rule(hint: Hint) -> None:
    kinds: dict[str, type[Event] | type[Decision]] = {kind.kind: kind for kind in RULES.events}
    kinds |= {kind.kind: kind for kind in RULES.decisions}
    assert bool(hint.event) + bool(hint.asked) + bool(hint.state) == 1
    if hint.state:
        assert attrgetter(hint.state)(field()) in (True, False)
    else:
        assert set(hint.having) <= set(get_type_hints(kinds[hint.event or hint.asked]))
    assert rulebook().find(rule_beside(f"hint-{hint.id}"))


@pytest.mark.parametrize("language", languages())
def test_every_hint_is_short(language: str) -> None:
    use(language, strict=True)
    assert {hint.id for hint in HINTS if not 40 < len(text(f"hint-{hint.id}")) <= 300} == set()


def test_a_hint_is_about_the_teams_of_what_happened() -> None:
    state = field()
    assert list(subjects(state, TeamBailed("a1-1"))) == [PieceId("a1-1")]
    assert list(subjects(state, UnitPinned("d1", 5))) == [PieceId("d1-1"), PieceId("d1-2")]


def test_special_rules_of_a_team_are_told_with_their_numbers() -> None:
    told = special_rules(field(), "d1-1")
    assert told[0] == "Side Skirts: Against weapons of Firepower 5+ or 6+ the side armour is 5. (16.2a)"
    assert [line.rpartition("(")[2] for line in told] == ["16.2a)", "16.2j)", "16.1a)", "16.1b)"]


def test_f1_over_a_team_tells_its_special_rules(app: App) -> None:
    window = ArmourWindow(app, field())
    (topic,) = of_team(window.desk, "a1-1")
    assert special_rules(window.state, "a1-1")
    assert set(special_rules(window.state, "a1-1")) <= set(topic.lines)
