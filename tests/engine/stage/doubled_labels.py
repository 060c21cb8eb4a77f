"""Find visible buttons that have the same label and different effects."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.widget import Widget


def doubled_labels(widgets: Iterable[Widget]) -> list[str]:
    """Return the labels that two visible buttons share although they have different keys or effects."""
    shown = [widget for widget in widgets if isinstance(widget, Button) and widget.rect.width]
    pairs = itertools.combinations({id(button): button for button in shown}.values(), 2)
    return sorted({one.label for one, other in pairs if one.label == other.label and not _alike(one, other)})


def _alike(one: Button, other: Button) -> bool:
    return bool(one.key) and one.key == other.key
