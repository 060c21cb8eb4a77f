"""Works and the night at the table: placing, shapes, notes, darkness (A41 to A43, L787, L793)."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.words.line import shown
from combat.games.armour.prompts.setup.ask_works import AskWorks
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import DEFENDER
from combat.games.armour.table.armour_layers import ArmourLayers
from combat.games.armour.table.pointed_topics import pointed_topics
from combat.games.armour.words.work_note import work_note
from tests.games.armour.fields import FAR_PANZER, RIFLES, field
from tests.games.armour.rules.works.laid import laid
from tests.games.armour.shipped import book
from tests.games.armour.table.armour_window import ArmourWindow, armour_application
from tests.narrowing import the

KINDS = ("mines", "wire", "trench", "pit", "roadblock")


def worked() -> State:
    """Return a battle with a work of each kind."""
    return laid(field(RIFLES, FAR_PANZER), *(f"{kind} {50 + 16 * place},70" for place, kind in enumerate(KINDS)))


def pictured(state: State) -> tuple[ArmourWindow, pygame.Surface]:
    """Return the window of a battle around 80,80, and a copy of its image."""
    with armour_application() as app:
        window = ArmourWindow(app, state)
        window.show("80,75", zoom=2)
        screen = pygame.display.get_surface()
        assert screen is not None
        return window, screen.copy()


@pytest.mark.rule("A41")
def test_every_kind_is_drawn_in_its_own_way_where_it_lies() -> None:
    _, bare = pictured(field(RIFLES, FAR_PANZER))
    window, drawn = pictured(worked())
    looks = set[bytes]()
    for work in window.state.works:
        x, y = window.desk.view.centre(work.pose)
        spot = pygame.Rect(x - 14, y - 10, 28, 20)
        assert drawn.subsurface(spot).get_buffer().raw != bare.subsurface(spot).get_buffer().raw
        looks.add(drawn.subsurface(spot).get_buffer().raw)
    assert len(looks) == len(KINDS)


@pytest.mark.rule("A44")
def test_foxholes_are_drawn_around_a_team() -> None:
    state = field(RIFLES, FAR_PANZER)
    window, bare = pictured(state)
    state.teams["a1-1"] = replace(state.teams["a1-1"], dug_in=True)
    _, dug = pictured(state)
    x, y = window.desk.view.centre(window.pose("a1-1"))
    beside = pygame.Rect(x - 40, y - 34, 80, 68)
    assert dug.subsurface(beside).get_buffer().raw != bare.subsurface(beside).get_buffer().raw


@pytest.mark.rule("L793")
def test_by_night_the_ground_is_dark_and_the_teams_are_not() -> None:
    state = field(RIFLES, FAR_PANZER)
    window, day = pictured(state)
    state.night = True
    _, night = pictured(state)
    ground = window.desk.view.centre(window.pose("a1-1"))
    grass = ground[0] - 200, ground[1]
    assert sum(night.get_at(grass)[:3]) < 0.6 * sum(day.get_at(grass)[:3])
    assert sum(night.get_at(ground)[:3]) > 0.95 * sum(day.get_at(ground)[:3])


@pytest.mark.rule("A42")
def test_a_note_beside_a_work_says_what_it_does() -> None:
    with armour_application() as app:
        window = ArmourWindow(app, worked())
        window.show("80,75", zoom=2)
        layers = the(ArmourLayers, window.scene.layers)
        heads = list[str]()
        for work in window.state.works:
            tip = layers.tip(window.desk.view.centre(work.pose))
            assert tip is not None
            assert tip.lines == work_note(window.state, work)
            heads.append(shown(tip.lines[0]))
        assert heads == ["Minefield", "Barbed wire", "Trench", "Gun pit", "Roadblock"]
        assert layers.tip(window.desk.view.centre(window.pose("a1-1"))) is not None
        assert layers.tip((window.desk.view.rect.x + 3, window.desk.view.rect.y + 3)) is None
        words = [[shown(line) for line in work_note(window.state, work)] for work in window.state.works]
        assert "5 cm" in words[0][1]
        assert [len(lines) for lines in words] == [2, 5, 3, 3, 4]


@pytest.mark.rule("A43")
def test_a_click_places_a_work_and_the_pointer_shows_why_it_cannot_lie_there() -> None:
    with armour_application() as app:
        window = ArmourWindow(app, new_state(book("before-dawn")), DEFENDER)
        window.show("90,60")
        the(AskWorks, window.desk.prompt)
        window.click("60,60")
        assert [str(work.pose.point) for work in window.state.works] == [str(window.state.works[0].pose.point)]
        window.click("64,60")
        assert len(window.state.works) == 1
        assert window.notice


@pytest.mark.rule("A39")
def test_a_unit_that_has_looked_into_the_night_shows_how_far_it_sees() -> None:
    state = field(RIFLES, FAR_PANZER)
    state.night, state.phase = True, "shooting"
    with armour_application() as app:
        window = ArmourWindow(app, state)
        window.show("60,90")
        sight = window.state.units["a1"].sight
        assert sight > 0
        tip = the(ArmourLayers, window.scene.layers).tip(window.at("a1-1"))
        assert tip is not None
        assert any(f"{sight // 100} cm" in shown(line) for line in tip.lines)


@pytest.mark.rule("A42")
def test_f1_explains_the_work_under_the_pointer() -> None:
    with armour_application() as app:
        window = ArmourWindow(app, worked())
        window.show("80,75", zoom=2)
        window.desk.input.pointer.set_target(None, window.state.works[2].pose)
        (topic, *_) = pointed_topics(window.desk)
        assert topic.title == "Trench"
        assert len(topic.lines) == 2
