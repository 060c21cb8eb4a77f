"""Title definition of CONTACT!: the table of its parts that the engine loads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from combat.engine.title import Title

if TYPE_CHECKING:
    from combat.games.contact.rules.book import Book
    from combat.games.contact.rules.state import State

TITLE: Title[State, Book] = Title(
    "contact",
    "CONTACT!",
    {
        "rules": "combat.games.contact.rules.contact_rules:RULES",
        "serializer": "combat.games.contact.saves.contact_serializer:SERIALIZER",
        "kinds": "combat.games.contact.content.kinds:KINDS",
        "load_book": "combat.games.contact.content.library:load_book",
        "players": "combat.games.contact.players.contact_players:PLAYERS",
        "encoding": "combat.games.contact.players.contact_encoding:ENCODING",
        "stage": "combat.games.contact.scenes.contact_stage:STAGE",
        "table": "combat.games.contact.table.contact_table:TABLE",
        "lab": "combat.games.contact.content.lab.laid_position:load_position",
        "calls": "combat.games.contact.calls.own_calls:CALLS",
        "challenges": "combat.games.contact.challenges.drawn_missions:CHALLENGES",
        "report": "combat.games.contact.reports.after_action.battle_page:saved_page",
        "text": "combat.games.contact.terminal.contact_text:TEXT_TABLE",
        "words": "combat.games.contact.words.contact_words:WORDS",
    },
    family="miniatures",
    first_scenario="crossroads",
)
