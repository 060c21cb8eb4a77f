"""New entries for lists of the form, with unused ids, rolls or points (22.0)."""

from __future__ import annotations

from typing import Any

from combat.games.volume1.editor.form.fields import Field


def with_another(field: Field, entries: list[Any]) -> tuple[list[Any], int]:
    """Return a list with a new entry added, and the index of that entry."""
    if field.key == "verdict":
        return _with_verdict(field.new, entries)
    new = field.new
    if isinstance(new, dict) and "id" in new:
        taken = {entry.get("id") for entry in entries}
        numbers = (f"{new['id']}-{number}" for number in range(1, len(entries) + 2))
        new = {**new, "id": next(id_ for id_ in numbers if id_ not in taken)}
    elif isinstance(new, dict) and field.key.endswith("_event"):
        taken = {entry.get("roll") for entry in entries}
        new = {**new, "roll": next((roll for roll in range(10) if roll not in taken), 9)}
    return [*entries, new], len(entries)


def _with_verdict(new: dict[str, Any], entries: list[dict[str, Any]]) -> tuple[list[Any], int]:
    """Return a victory table with a new line: the first one also adds the last line, others go before it."""
    last = entries[-1:] or [new]
    above = [entry["at_least"] for entry in entries if "at_least" in entry]
    further = {"at_least": min(above) - 1 if above else 1, **new, "won": not above}
    return [*entries[:-1], further, *last], max(0, len(entries) - 1)
