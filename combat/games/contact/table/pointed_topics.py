"""Help topics of F1: the piece under the pointer, the overlay that is on, then the current question."""

from __future__ import annotations

from combat.engine.words.line import shown
from combat.engine.words.topic import Topic
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.table.unit_note import unit_note
from combat.games.miniatures.panels.asked_topics import asked_topics


def pointed_topics(desk: ContactHub) -> list[Topic]:
    """Return the help topics: on the piece under the pointer or the selected one, the overlay that is on, and the
    question.
    """
    found = list[Topic]()
    piece = desk.input.pointer.piece or desk.selection.piece
    if desk.title_desk.has(piece):
        head, *lines = unit_note(desk, piece)
        found.append(Topic(shown(head), "", tuple(map(shown, lines))))
    return [*found, *asked_topics(desk, desk.title_desk.shown.legend())]
