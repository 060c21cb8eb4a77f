"""Texts of the form's lines: values, numbers, and the small lines below a label."""

from __future__ import annotations

from typing import Any

from combat.engine.space.hexes.hex import Hex, HexError
from combat.engine.stage.drawing import theme
from combat.engine.words import place_name, text
from combat.games.volume1.editor.form.bench import Bench
from combat.games.volume1.editor.form.fields import Field
from combat.games.volume1.editor.form.form_rows import Row
from combat.games.volume1.editor.form.known_content import KnownContent

NONE = "—"


def values(known: KnownContent, field: Field) -> list[Any]:
    """Return the possible values of a flag or a choice, in order; None comes first if the field is optional."""
    every: list[Any] = [False, True] if field.kind == "flag" else list(known.choices(field))
    return [None, *every] if field.optional else every


def said(known: KnownContent, field: Field, value: object) -> str:
    """Return the text shown for a value of a field."""
    if value is None:
        return NONE
    if isinstance(value, bool):
        return text("edit-yes" if value else "edit-no")
    if isinstance(value, int):
        return f"−{-value}" if value < 0 else str(value)
    return known.words(field, str(value)) or NONE


def small_lines(bench: Bench, row: Row, room: int) -> list[str]:
    """Return the small lines below a label, wrapped to `room` pixels.

    They show a long text (or that it is empty), men by name, or hexes; [] for other fields and empty values.
    """
    value = bench.draft.get(row.path, row.field.default)
    if row.field.kind == "long":
        return theme.font("typewriter", 14.5).wrap(str(value or text("edit-nothing-written")), room)
    if row.field.kind == "men" and value:
        return theme.font("sans", 13.5).wrap(_men(bench.known, value), room)
    if row.field.kind == "hexes" and value:
        return theme.font("sans", 13.5).wrap("  ".join(map(called, value)), room)
    return []


def called(hex_: str) -> str:
    """Return a hex as printed on the board; other text is returned unchanged."""
    try:
        return place_name(Hex(hex_))
    except HexError:
        return hex_


def _men(known: KnownContent, ids: list[str]) -> str:
    """Return names in a row, with dummies of a kind counted."""
    names: dict[str, int] = {}
    for id_ in ids:
        names[known.man(id_)] = names.get(known.man(id_), 0) + 1
    return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in names.items())


def counted(known: KnownContent, field: Field, value: list[str] | None) -> str:
    """Return how many hexes or men a list has, as text; dummies are counted separately.

    If the field requires a number, it is "3 of 6". For an empty list or None, it is the text `field.zero`, if there is
    one.
    """
    found = value or []
    if not found and field.zero:
        return text(field.zero)
    if field.count:
        return text("edit-count-of", count=len(found), wanted=field.count)
    dummies = sum(1 for id_ in found if id_ in known.figures and known.figures[id_].dummy)
    if dummies:
        return text("edit-count-cup", men=len(found) - dummies, dummies=dummies)
    return text("edit-count-hexes" if field.kind == "hexes" else "edit-count-men", count=len(found))
