"""What the settings ask of a battle."""

from __future__ import annotations

from combat.engine.content.tiles.painted_boards import can_paint
from combat.engine.stage.settings import SettingSpec
from combat.engine.tabletop.teaching.hint_wish import HINTS

DUCK_BACK = SettingSpec(
    "duck_back",
    {"always": "duck-back-always", "matters": "duck-back-matters", "never": "duck-back-never"},
    usual="matters",
)
"""When the player is asked whether a man ducks back: each time, where it spares him something, or not at all (7.19)."""

ONE_ANSWER = SettingSpec(
    "one_answer", {"by-itself": "one-answer-by-itself", "asked": "one-answer-asked"}, usual="by-itself"
)
"""What becomes of a question with one answer, and of men who have nothing to choose: each goes by itself, or is asked
for."""

NEXT_MAN = SettingSpec("next_man", {"in-order": "next-man-in-order", "asked": "next-man-asked"}, usual="in-order")
"""Who of a team acts next: the next of the roster, unless the player lets another act first, or whom he names (4.0)."""

AFTER_ORDER = SettingSpec("after_order", {"next": "after-order-next", "stay": "after-order-stay"}, usual="next")
"""Who is chosen once a man has his order: the next who has none, or still he."""

PAINTING = SettingSpec("painting", {"on": "painting-on", "off": "painting-off"}, usual="on")
"""Whether boards that nobody has painted yet are painted while they are played on, where the painter is installed."""

MAP_EDITOR = SettingSpec("map_editor", {}, usual="")
"""The command by which the scenario editor opens a map, in the player's own words; Tiled where he names none."""

WISHES = (DUCK_BACK, ONE_ANSWER, NEXT_MAN, AFTER_ORDER, HINTS, *((PAINTING,) if can_paint() else ()), MAP_EDITOR)
