"""Pebbles as a title: the object that the entry point names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.title import Title

if TYPE_CHECKING:
    from .rules import Book, State

TITLE: Title[State, Book] = Title(
    "pebbles",
    "Pebbles",
    {
        "rules": f"{__package__}.rules:RULES",
        "serializer": f"{__package__}.parts:KEEPING",
        "words": f"{__package__}.parts:WORDS",
        "players": f"{__package__}.parts:PLAYERS",
        "load_book": f"{__package__}.parts:load_book",
        "text": f"{__package__}.parts:TEXT",
        "stage": f"{__package__}.window:STAGE",
    },
    root=str(Path(__file__).parent),
)
