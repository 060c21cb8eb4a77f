"""COMBAT! Volume 1 as a `Title`, the table of parts that the engine uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from combat.engine.title import Title

if TYPE_CHECKING:
    from combat.games.volume1.rules.book import Book
    from combat.games.volume1.rules.state import State

TITLE: Title[State, Book] = Title(
    "volume1",
    "COMBAT! Volume 1",
    {
        "rules": "combat.games.volume1.rules.volume_one:RULES",
        "kinds": "combat.games.volume1.reports.all_kinds:ALL_KINDS",
        "serializer": "combat.games.volume1.saves.keeping_battles:KEEPING",
        "game_log": "combat.games.volume1.words.battle_story:BattleStory",
        "load_book": "combat.games.volume1.content.library:load_book",
        "lab": "combat.games.volume1.content.lab.position:load_lab",
        "options": "combat.games.volume1.words.volume_words:options",
        "book_options": "combat.games.volume1.calls.squad_option:SQUAD_OPTION",
        "stage": "combat.games.volume1.scenes.volume1_stage:STAGE",
        "players": "combat.games.volume1.players.bots:PLAYERS",
        "encoding": "combat.games.volume1.players.battle_encoding:ENCODING",
        "report": "combat.games.volume1.calls.report_call:saved_page",
        "text": "combat.games.volume1.terminal.battle_text:TEXT_TABLE",
        "table": "combat.games.volume1.table.volume1_table:TABLE",
        "calls": "combat.games.volume1.calls.own_calls:CALLS",
        "challenges": "combat.games.volume1.challenges.battle_challenges:CHALLENGES",
        "words": "combat.games.volume1.words.volume_words:WORDS",
    },
    first_scenario="first-light",
)
OWN_TITLES = {TITLE.id: TITLE}
"""The games whose saves the scenes and reports of Volume 1 open: their own."""
