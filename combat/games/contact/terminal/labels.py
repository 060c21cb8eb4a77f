"""Labels of units, dummies and markers: their ids in capital letters, such as A3, DX1, AM2."""

from __future__ import annotations

import re
from collections.abc import Iterator

from combat.engine.terminal.text_table import NotUnderstood
from combat.engine.words import text
from combat.games.contact.rules.state import State
from combat.games.contact.words import contact_names as names

_LABEL = re.compile(r"[ad][xm]?[0-9]+", re.IGNORECASE)


def label(id_: str) -> str:
    """Return the label of an id."""
    return id_.upper()


def named(state: State, id_: str) -> str:
    """Return the label and the full name of a piece, such as "A3 Rifle squad 1"."""
    return f"{label(id_)} {names.subject(state, id_)}"


def ids_in(state: State) -> Iterator[str]:
    """Yield every id in a seat's view that has a label."""
    yield from (*state.units, *state.dummies, *state.markers)


def is_label(word: str) -> bool:
    """Return whether a word has the form of a label."""
    return _LABEL.fullmatch(word) is not None


def find(state: State, word: str) -> str:
    """Return the id of the piece with a label; raise NotUnderstood if there is none."""
    id_ = word.lower()
    if id_ in ids_in(state):
        return id_
    raise NotUnderstood(text("text-no-label", line=word))
