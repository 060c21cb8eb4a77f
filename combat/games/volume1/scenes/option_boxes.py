"""Optional rules of a battle as check boxes on a page of its sheet (22.0)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import partial

from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.page import Page
from combat.engine.stage.widgets.choice import CheckBox
from combat.engine.stage.widgets.widget import Widget
from combat.engine.words import text, translated
from combat.games.volume1.rules.book import Option


def boxes(options: Iterable[Option], chosen: Collection[str], choose: Callable[[str, bool], None]) -> list[CheckBox]:
    """Return a check box for each rule, which the number key of its position toggles: 1, 2 …

    `choose` is called with the id of the rule and its new value.
    """
    return [
        CheckBox(
            translated(option.title),
            partial(choose, option.id),
            value=option.id in chosen,
            note=translated(option.text) + (f" ({text('sheet-changes-victory')})" if option.changes_victory else ""),
            key=str(number),
        )
        for number, option in enumerate(options, 1)
    ]


def fill(column: Column, page: Page, boxes: Iterable[Widget]) -> None:
    """Write the heading into the column, and pin the check boxes among the widgets to the page below it."""
    column.section(text("sheet-options"))
    column.gap(4)
    for widget in boxes:
        if isinstance(widget, CheckBox):
            put(column, page, widget)


def put(column: Column, page: Page, box: CheckBox) -> None:
    """Pin a check box to the page at the column's current position, and move that position below it."""
    end = box.place(page.window.x + column.left, column.y, column.width)
    page.pin(box, column.y)
    column.y = end + theme.px(6)
