"""Title definition of ARMOUR!: the table of its parts that the engine loads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from combat.engine.title import Title

if TYPE_CHECKING:
    from combat.games.armour.rules.book import Book
    from combat.games.armour.rules.state import State

TITLE: Title[State, Book] = Title(
    "armour",
    "ARMOUR!",
    {
        "rules": "combat.games.armour.rules.armour_rules:RULES",
        "serializer": "combat.games.armour.saves.battle_serializer:SERIALIZER",
        "kinds": "combat.games.armour.content.kinds:KINDS",
        "load_book": "combat.games.armour.content.library:load_book",
        "players": "combat.games.armour.players.armour_players:PLAYERS",
        "encoding": "combat.games.armour.players.battle_encoding:ENCODING",
        "stage": "combat.games.armour.scenes.armour_stage:STAGE",
        "table": "combat.games.armour.table.armour_table:TABLE",
        "lab": "combat.games.armour.content.lab.laid_position:load_position",
        "calls": "combat.games.armour.calls.own_calls:CALLS",
        "challenges": "combat.games.armour.challenges.seat_challenges:CHALLENGES",
        "book_options": "combat.games.armour.calls.battle_options:BATTLE_OPTIONS",
        "report": "combat.games.armour.calls.report_battle:saved_page",
        "text": "combat.games.armour.terminal.armour_text:TEXT_TABLE",
        "words": "combat.games.armour.words.armour_words:WORDS",
    },
    family="miniatures",
    first_scenario="two-platoons",
)
