"""Panes of any table: the prompt keeps its height, a tall pane scrolls to the selected row, slips do not overlap."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

import pygame
import pytest

from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import replace
from combat.engine.play.game_log import LogLine
from combat.engine.stage.drawing import lettered, theme
from combat.engine.stage.drawing.fitted_type import sum_lines
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.panes import prompt_plan
from combat.engine.tabletop.panes.missed import Missed
from combat.engine.tabletop.panes.scrolled_parts import ScrolledParts
from combat.engine.tabletop.panes.table_pane import TablePane
from combat.engine.words import text
from combat.engine.words.log_entry import LogEntry
from tests.engine.stage.hands import application
from tests.engine.tabletop.walls_window import Walls


@pytest.fixture
def walls() -> Iterator[Walls]:
    """Yield a window with the table."""
    with application((1280, 720)) as app:
        yield Walls(app)


def test_a_second_line_of_buttons_comes_before_their_keys_are_left_off(walls: Walls) -> None:
    buttons = [Button(word, lambda: None, "Ctrl+Enter") for word in ("Commit", "Next man", "As last turn")]
    full = [button.width(bare=False) for button in buttons]
    beside = (prompt_plan.TEXT_LEAST, prompt_plan.EDGE, *[prompt_plan.GAP] * len(full))
    wide = sum(full) + sum(map(theme.px, beside))
    assert sum(button.width(bare=True) for button in buttons) < sum(full)
    assert prompt_plan.rows_for(wide, full) == 1
    assert prompt_plan.rows_for(wide - 1, full) == 2


def test_of_too_many_buttons_the_last_ones_alone_leave_their_keys_off(walls: Walls) -> None:
    buttons = [Button(word, lambda: None, "Ctrl+Enter") for word in ("Commit", "Guard", "Next man", "Undo")]
    full, bare = ([button.width(bare=without) for button in buttons] for without in (False, True))
    gaps = theme.px(prompt_plan.GAP) * len(full) + 2 * theme.px(prompt_plan.EDGE)
    high = prompt_plan.height(2)

    def kept(width: int) -> tuple[bool, ...]:
        return prompt_plan.prompt_plan(pygame.Rect(0, 0, width, high), full, bare, 60).bare

    assert kept(sum(full) + gaps) == (False,) * 4
    assert kept(sum(full[:3]) + bare[3] + gaps) == (False, False, False, True)
    assert kept(sum(full[:2]) + sum(bare[2:]) + gaps) == (False, False, True, True)
    assert kept(sum(bare) + gaps) == (True,) * 4


def test_more_never_hides_a_single_button(walls: Walls) -> None:
    buttons = [Button(word, lambda: None, "Ctrl+Enter") for word in ("Commit", "Guard", "Next man", "As last turn")]
    full, bare = ([button.width(bare=without) for button in buttons] for without in (False, True))
    for width in range(sum(full) + 100, 2 * bare[0], -3):
        for pinned in (0, 80):
            rect = pygame.Rect(0, 0, width + pinned, prompt_plan.height(2))
            plan = prompt_plan.prompt_plan(rect, full, bare, 60, pinned)
            hidden = len(full) - len(plan.buttons)
            assert hidden != 1
            assert bool(plan.more.width) == (hidden > 0)
            assert all(rect.contains(box) for box in plan.buttons)
            assert plan.pinned.width == pinned


def test_undo_keeps_its_place_and_the_default_answer_stands_beside_it(walls: Walls) -> None:
    bar, desk, places = walls.scene.bar, walls.desk, list[pygame.Rect]()
    for _ in range(4):
        assert desk.prompt is not None
        bar.refresh()
        *others, undo = bar.buttons
        assert undo.label == text("button-undo")
        assert undo.rect.right == bar.rect.right - theme.px(prompt_plan.EDGE)
        assert all(first.rect.right == undo.rect.left - theme.px(prompt_plan.GAP) for first in others[:1])
        places.append(undo.rect.copy())
        assert undo.enabled == (desk.session.history.barrier is None)
        desk.controls.answer(next(iter(desk.prompt.decision.options(desk.state))))
        desk.follow(1.0)
    assert len({(box.x, box.width) for box in places}) == 1


def test_the_prompt_keeps_the_line_of_its_buttons_and_the_height_of_questions_of_one_kind(
    walls: Walls, monkeypatch: pytest.MonkeyPatch
) -> None:
    bar, needed = walls.scene.bar, [1]
    monkeypatch.setattr(bar, "_needed", lambda width: needed[0])
    assert bar.rows(800) == 1
    needed[0] = 3
    assert bar.rows(800) == 3
    needed[0] = 1
    assert bar.rows(800) == 3
    assert bar.rows(900) == 1, "in another width it is laid out anew"
    needed[0] = 2
    assert bar.rows(900) == 2
    needed[0] = 4
    assert bar.rows(900) == 4
    needed[0] = 1
    walls.desk.controls.answer("dark")
    assert walls.asked == "choose-place"
    assert bar.rows(900) == 2, "the line of the buttons is kept, lines beyond it are not"


class _Leading(TablePane[Any, Any, Any]):
    """A tall part that leads somewhere."""

    what: Hashable = None
    at = 0

    def needs(self, width: int) -> int:
        return 500

    def lead(self) -> tuple[Hashable, pygame.Rect] | None:
        return None if self.what is None else (self.what, pygame.Rect(self.rect.x, self.rect.y + self.at, 40, 40))


def test_a_tall_part_is_scrolled_once_to_what_is_meant_in_it(walls: Walls) -> None:
    tall, surface = _Leading(walls.desk), pygame.Surface((300, 300))
    parts = ScrolledParts({"body": tall})
    parts.place("body", pygame.Rect(0, 100, 200, 100))
    parts.draw("body", surface)
    assert tall.rect.top == 100
    tall.what, tall.at = "low", 300
    parts.draw("body", surface)
    assert 100 <= tall.rect.top + 300 <= 160
    parts.wheel("body", 99)
    parts.draw("body", surface)
    assert tall.rect.top == 100, "the wheel leads away from it"
    tall.what, tall.at = "lower", 400
    parts.draw("body", surface)
    assert tall.rect.top + 440 == 200


def test_a_tall_part_says_how_much_of_it_lies_below_and_a_click_there_leads_to_it(walls: Walls) -> None:
    tall = _Leading(walls.desk)
    tall.unseen = lambda window: sum(tall.rect.top + at > window.bottom for at in range(0, 500, 100))  # type: ignore[method-assign]
    parts, surface = ScrolledParts({"body": tall}), pygame.Surface((300, 300))
    parts.place("body", pygame.Rect(0, 100, 200, 100))
    with lettered.noted() as said:
        parts.draw("body", surface)
    assert text("pane-below", count=3) in {line.text for line in said}
    chip = parts._below("body")[1]
    assert chip.width and parts.press("body", chip.center)
    assert tall.rect.top == 50
    parts.wheel("body", -99)
    assert parts._below("body") == ("", pygame.Rect(0, 100, 0, 0)), "at its foot nothing is below"


def test_the_slip_of_what_was_missed_lies_beside_the_strip_of_an_overlay(walls: Walls) -> None:
    desk, line = walls.desk, LogLine(0, Moment(1), LogEntry("moved"))
    slip, surface = Missed(desk), pygame.Surface((1280, 720))
    desk.presenter.missed = [line]
    slip.draw(surface)
    free = desk.view.camera.free
    strip = desk.view.laid["strip"] = pygame.Rect(free.x, free.y, free.width, slip.rect.bottom - free.y)
    before = slip.rect.copy()
    slip.draw(surface)
    assert slip.rect != before
    assert not slip.rect.colliderect(strip)
    assert free.contains(slip.rect)
    strip.height = free.height - theme.px(80)
    desk.presenter.missed = [replace(line, entry=LogEntry("moved again"))]
    slip.draw(surface)
    assert not slip.rect.colliderect(strip), "below it where no corner is left"


def test_a_sum_ends_its_lines_between_summands() -> None:
    face, said = theme.font("sans", 13.5), "WS 5 −2 aimed, building −2 range +1 aggressive = 2"
    for room in range(60, round(face.width(said)) + 5, 3):
        lines = sum_lines(face, said, room)
        assert " ".join(lines) == said or any("-" in line for line in lines)
        if all(face.width(part) <= room for part in ("WS 5", "−2 aimed, building", "−2 range", "+1 aggressive")):
            assert all(line.startswith(("WS", "−", "+", "=")) for line in lines)
            assert all(not line.endswith(("−2", "+1", "=")) for line in lines)
    assert sum_lines(face, "TQ ? · +3 sprint, orchard · +1 range", face.width("TQ ? · +3 sprint,"))[0] == "TQ ? ·"
