"""Settings of battles."""

from __future__ import annotations

from combat.engine.content.tiles.painted_boards import can_paint
from combat.engine.stage.settings import SettingSpec
from combat.engine.tabletop.teaching.hint_wish import HINTS

DUCK_BACK = SettingSpec(
    "duck_back",
    {"always": "duck-back-always", "matters": "duck-back-matters", "never": "duck-back-never"},
    usual="matters",
)
"""Choice of when to ask about ducking back: always, when it helps, or never (7.19)."""

ONE_ANSWER = SettingSpec(
    "one_answer", {"by-itself": "one-answer-by-itself", "asked": "one-answer-asked"}, usual="by-itself"
)
"""Whether decisions with one answer, and men without a choice, are answered automatically."""

NEXT_MAN = SettingSpec("next_man", {"in-order": "next-man-in-order", "asked": "next-man-asked"}, usual="in-order")
"""Whether the next man of a team acts in roster order unless the player picks another, or is always asked for (4.0).
"""

AFTER_ORDER = SettingSpec("after_order", {"next": "after-order-next", "stay": "after-order-stay"}, usual="next")
"""Selection after an order: the next man without one, or the same man."""

PAINTING = SettingSpec("painting", {"on": "painting-on", "off": "painting-off"}, usual="on")
"""Whether unpainted boards are painted during play, if the painter is installed."""

MAP_EDITOR = SettingSpec("map_editor", {}, usual="")
"""Command with which the scenario editor opens a map; empty for Tiled."""

WISHES = (DUCK_BACK, ONE_ANSWER, NEXT_MAN, AFTER_ORDER, HINTS, *((PAINTING,) if can_paint() else ()), MAP_EDITOR)
