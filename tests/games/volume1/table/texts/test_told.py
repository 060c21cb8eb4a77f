"""What the table shows of past events: points, end of the log, missed events, result (4.0, 22.0)."""

from __future__ import annotations

from typing import Unpack

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.settings import Pace
from combat.engine.stage.window_scale import largest_scale
from combat.games.volume1.rules.book import Night, Objective, Verdict
from combat.games.volume1.rules.events import ManMoved
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.state import Clock, Wound
from combat.games.volume1.scenes.victory_scene import CAPTION, KNOWN, READ, VictoryScene
from combat.games.volume1.table.panels import top_cells
from combat.games.volume1.words import fates, names
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Facts, Table

PRICES = {"friendly-bad-wound": -1, "friendly-bad-wound-bandaged": -1, "friendly-captured": -3, "enemy-captured": 2}


def sitting_of(table: Table, pace: Pace = "instant") -> Sitting:
    """Return a sitting at the first question of a battle."""
    sitting = Sitting(state=table.state, pace=pace)
    sitting.settle()
    return sitting


# -- points ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("22.0")
def test_22_0_the_points_above_the_board_are_counted_anew_when_an_objective_is_lost() -> None:
    barn = Objective("barn", "The barn", (Hex("05.05"),), 4)
    table = Table("crowe 05.05 idle", "taylor 01.01 idle", "jung 09.09 hide", objectives=(barn,))
    sitting = sitting_of(table.clock("friendly-orders"))
    sitting.rounds(2)
    before = sitting.app.surface.subsurface(sitting.scene.layout.panes["top"]).copy()
    assert victory.points(sitting.desk.state) == 4
    sitting.desk.mirror.told(sitting.session.answers, [ManMoved("pvt-crowe", Hex("05.05"), Hex("05.06"), "7.06")])
    sitting.rounds(3)
    assert victory.points(sitting.desk.state) == 0
    after = sitting.app.surface.subsurface(sitting.scene.layout.panes["top"])
    assert after.get_buffer().raw != before.get_buffer().raw


# -- the log --------------------------------------------------------------------------------------------------------


def test_the_note_on_a_line_of_the_log_goes_with_the_line_when_the_wheel_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    for order in ("hide", "sneak", "evade") * 9:
        sitting.desk.controls.answer(f"sgt-taylor {order}")
        sitting.rounds()
    log, tooltip = sitting.scene.log, sitting.scene.tooltip
    tooltip.delay = 0.0
    at = log.list.rect.center
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: at)
    sitting.point(at)
    sitting.rounds(2)
    first = tooltip._about
    assert tooltip.shown
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=3, precise_y=3.0))
    sitting.rounds(3)
    told = log.tip(at)
    assert tooltip._about != first
    assert not tooltip.shown or (told is not None and tooltip._about == told.about)


def test_the_log_counts_what_is_new_while_it_is_scrolled_up_and_follows_again_after_an_answer() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    log = sitting.scene.log
    for order in ("hide", "sneak", "hide", "evade", "hide", "sneak", "hide", "evade") * 4:
        sitting.desk.controls.answer(f"sgt-taylor {order}")
        sitting.rounds()
    log.list.scroll(-200)
    sitting.rounds()
    sitting.desk.mirror.told(sitting.session.answers, [ManMoved("sgt-taylor", Hex("05.08"), Hex("05.07"), "7.06")])
    sitting.rounds(3)
    assert log.list.unread == 1
    assert log._more.width > 0
    assert sitting.scene.layout.panes["log"].contains(log._more)
    offset = log.list.offset
    sitting.click(log._more.center)
    assert log.list.offset > offset
    assert (log.list.unread, log._more.width) == (0, 0)
    log.list.scroll(-200)
    sitting.desk.controls.answer("sgt-taylor none")
    sitting.rounds()
    assert log.list.offset == max(0, log.list.total - log.list.rect.height)


# -- the end --------------------------------------------------------------------------------------------------------


def ended(*men: str, **facts: Unpack[Facts]) -> Table:
    """Return a battle that is over."""
    setting: Facts = {"points": PRICES, "verdicts": (Verdict(-99, "Over", "It is over.", False),), **facts}
    table = Table(*men, **setting)
    table.state.clock = Clock(8, "over")
    return table


@pytest.mark.rule("16.1", "17.4", "22.0")
def test_22_0_the_caption_of_a_man_says_what_the_tally_counts_about_him() -> None:
    table = ended(
        "crowe 05.05 bad light", "cragg 05.05 light bandaged-bad", "taylor 03.03 light light", "jung 05.05 hide"
    )
    table.take("crowe", "jung")
    table.state.men[table.ids["taylor"]] = replace(table["taylor"], morale="rout")
    captions = {name: fates.caption(table[name]) for name in ("crowe", "cragg", "taylor")}
    assert captions == {
        "crowe": "captured, Bad Wound",
        "cragg": "Bad Wound, bandaged",
        "taylor": "2 Light Wounds, routed",
    }
    counted = [names.score(table.state, score) for score in victory.tally(table.state)]
    assert counted == [
        "Pvt Crowe captured",
        "Pvt Crowe badly wounded",
        "Pvt Cragg badly wounded, bandaged",
    ]
    assert fates.caption(replace(table["jung"], wounds=())) == "unhurt"


@pytest.mark.rule("17.3")
def test_17_3_a_man_in_rout_did_not_come_through_unhurt() -> None:
    man = Table("crowe 05.05 idle")["crowe"]
    assert (fates.caption(man), fates.caption(replace(man, morale="rout"))) == ("unhurt", "routed")


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 0.8), ((1920, 1080), 1.2), ((1280, 720), 1.4), ((1280, 720), 1.75)]
)
def test_no_caption_of_the_end_sheet_is_cut(size: tuple[int, int], scale: float) -> None:
    men = ("taylor", "crowe", "cragg", "goldstein", "donahue", "woodruff", "stinson", "lozano")
    table = ended(*(f"{name} 05.05 idle" for name in men), "jung 05.05 hide")
    for name in men:
        wounds = (Wound("bad", bandaged=True),)
        table.state.men[table.ids[name]] = replace(table[name], held_by=table.ids["jung"], wounds=wounds)
    sitting = Sitting(state=table.state, size=size)
    sitting.app.set_scale(min(scale, largest_scale(size)))  # as large as a sheet is shown there
    sheet = VictoryScene(sitting.app, sitting.scene)
    sitting.app.push(sheet)
    sitting.rounds(2)
    for man, box in sheet.captions.items():
        told = sheet.caption(table.state.men[man])
        lines, type_ = sheet.caption_lines(told, box.width)
        assert told.endswith(fates.caption(table.state.men[man]))
        assert "".join(lines).replace(" ", "") == told.replace(" ", "")
        assert len(lines) <= CAPTION
        assert max(type_.width(line) for line in lines) <= box.width
        assert sheet._sheet.contains(box)
    assert sheet.counter >= theme.px(KNOWN), "a face is known"
    sheet.counter = theme.px(KNOWN) - 1
    assert sheet.caption(table["crowe"]).startswith("Crowe: "), "else he is named"
    theme.set_scale(1.0)


@pytest.mark.parametrize(("size", "scale", "read"), [((1920, 1080), 1.0, True), ((1280, 720), 1.75, False)])
def test_a_man_of_the_end_sheet_is_named_beside_a_counter_on_which_his_name_is_not_read(
    size: tuple[int, int], scale: float, read: bool
) -> None:
    men = ("taylor", "crowe", "cragg", "goldstein", "donahue", "woodruff", "stinson", "lozano")
    sitting = Sitting(state=ended(*(f"{name} 05.05 idle" for name in men), "jung 05.05 hide").state, size=size)
    sitting.app.set_scale(min(scale, largest_scale(size)))
    sheet = VictoryScene(sitting.app, sitting.scene)
    sitting.app.push(sheet)
    sitting.rounds(2)
    assert (sheet.counter >= theme.px(READ)) is read
    told = [sheet.caption(man) for man in sheet.state.men.values() if man.side == "friendly"]
    assert all(caption == "unhurt" for caption in told) is read
    assert read or "Crowe: unhurt" in told
    theme.set_scale(1.0)


@pytest.mark.rule("21.0")
def test_21_0_before_the_night_has_been_rolled_for_nobody_is_told_that_it_is_day() -> None:
    table = Table("crowe 05.05 idle", "jung 09.09 hide").clock("set-up")
    cells = {True: set[str](), False: set[str]()}
    for night in (True, False):
        words = Night(4) if night else None
        table.state.book = replace(table.state.book, scenario=replace(table.state.book.scenario, night=words))
        for line in top_cells.top_plan(table.state, 1920).lines:
            cells[night] |= {bit.words for cell in line if cell.name == "night" for bit in cell.bits}
    assert cells[True] == {"moon", "", top_cells.UNKNOWN}
    assert cells[False] == {"sun", "", "Day"}
