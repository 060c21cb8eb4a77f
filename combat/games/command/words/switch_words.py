"""Texts on the optional rules of a scenario (20.4)."""

from __future__ import annotations

from combat.engine.kernel.record import field_names
from combat.engine.words import text
from combat.games.command.rules.book import Book
from combat.games.command.rules.switches import OFF, Options


def listed(book: Book) -> list[tuple[str, str]]:
    """Return for each optional rule the option that toggles it, and a text with its state."""
    found = []
    for field in field_names(Options):
        name, on = field.replace("_", "-"), bool(getattr(book.options, field))
        stands = text("switch-listed", title=text(f"switch-{name}"), stands="on" if on else "off")
        found.append((f"{OFF}{name}" if on else name, stands))
    return found


def played(book: Book) -> list[str]:
    """Return the displayed names of the optional rules that are on."""
    on = [field.replace("_", "-") for field in field_names(Options) if getattr(book.options, field)]
    return [text(f"switch-{name}") for name in on]
