"""Keys act on the selected man, and panels show him; a resting pointer selects nothing (8.0)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import label
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.thing import PlaceId
from combat.games.volume1.players.cautious_player import CautiousPlayer
from tests.games.volume1.table.sitting import Sitting


def chosen_and_other(sitting: Sitting) -> tuple[str, str]:
    """Set up all men, select the first, and point at another in a different hex; return both ids."""
    desk, player = sitting.desk, CautiousPlayer()
    while sitting.asked == "set-up" and desk.prompt is not None:
        desk.controls.answer(player.answer(desk.prompt.decision, sitting.session.view))
        sitting.settle()
    first, *others = desk.state.on_board("friendly")
    other = next(man for man in others if man.hex != first.hex)
    desk.selection.select(first.id)
    sitting.point(sitting.counter(other.id))
    return first.id, other.id


def test_the_dossier_opens_another_man_only_where_the_pointer_rests() -> None:
    sitting = Sitting()
    sitting.app.settings.tooltip_delay = 0.4
    first, other = chosen_and_other(sitting)
    assert sitting.desk.input.pointer.piece == other
    assert sitting.desk.title_desk.shown.man is not None
    assert sitting.desk.title_desk.shown.man.id == first
    sitting.rounds(20)
    assert sitting.desk.title_desk.shown.man.id == other


def test_a_man_chosen_by_key_wins_over_the_resting_pointer() -> None:
    sitting = Sitting()
    first, _ = chosen_and_other(sitting)
    sitting.rounds(40)
    sitting.desk.selection.select("")
    sitting.desk.selection.select(first)
    sitting.rounds(40)
    assert sitting.desk.title_desk.shown.man is not None
    assert sitting.desk.title_desk.shown.man.id == first


@pytest.mark.rule("12.0")
def test_12_0_the_overlay_looks_with_the_chosen_mans_eyes_first() -> None:
    sitting = Sitting()
    first, _ = chosen_and_other(sitting)
    sitting.layers.toggle_sight()
    assert sitting.layers.sight.man == first


@pytest.mark.rule("14.0")
def test_14_0_a_weapon_in_the_dossier_shows_its_card() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter")
    sitting.desk.selection.select("sgt-taylor")
    sitting.rounds()
    dossier = sitting.dossier
    skills = sitting.desk.state.figure("sgt-taylor").skills
    assert [name for name, _ in dossier._weapons._rows] == [skill.weapon for skill in skills]
    _, row = dossier._weapons._rows[0]
    tip = dossier.tip(row.center)
    assert tip is not None and "0–1 hexes: +2" in tip.lines
    assert dossier.tip(dossier.rect.topleft) is None


def test_a_stack_that_fans_out_leaves_the_man_in_place_who_was_aimed_at() -> None:
    sitting = Sitting()
    first, other = chosen_and_other(sitting)
    people, state = sitting.desk.title_desk.people, sitting.desk.state
    state.men[other] = replace(state.men[other], hex=state.men[first].hex)
    sitting.desk.selection.select("")
    middle = sitting.desk.view.centre(state.men[first].place)
    aimed = people.at(middle)
    before = people.place_of(aimed)
    assert before is not None
    for act in (sitting.point, sitting.click):
        act(middle)
        after = people.place_of(aimed)
        assert people.fanned == state.men[first].hex
        assert after is not None
        assert (abs(before.x - after.x) <= 1, abs(before.y - after.y) <= 1) == (True, True)
    assert sitting.desk.selection.piece == aimed
    left = next(man for man in (first, other) if man != aimed)
    sitting.click(sitting.counter(left))
    assert sitting.desk.selection.piece == left


@pytest.mark.parametrize("aside", [-1, 1])
def test_a_fan_opens_away_from_a_hex_that_can_be_clicked(aside: int, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting()
    first, other = chosen_and_other(sitting)
    people, state, prompt = sitting.desk.title_desk.people, sitting.desk.state, sitting.desk.prompt
    state.men[other] = replace(state.men[other], hex=state.men[first].hex)
    here = state.men[first].place
    lit = [label(here.column + aside, here.row + down) for down in (-1, 0, 1)]
    assert prompt is not None
    monkeypatch.setattr(prompt, "lit", lambda: dict.fromkeys(map(PlaceId, lit), "legal"))
    for _ in (1, 2):
        sitting.point(sitting.desk.view.centre(here))
    fan = people.fan_area(here)
    assert fan.width
    covered = [fan.clip(sitting.desk.view.box(hex_)).width for hex_ in lit]
    assert max(covered) <= theme.px(10), "the edge of the fan alone"
