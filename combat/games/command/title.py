"""Title definition of COMMAND!: the table of its parts that the engine loads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from combat.engine.title import Title

if TYPE_CHECKING:
    from combat.games.command.rules.book import Book
    from combat.games.command.rules.state import State

TITLE: Title[State, Book] = Title(
    "command",
    "COMMAND!",
    {
        "rules": "combat.games.command.rules.command_rules:RULES",
        "kinds": "combat.games.command.content.kinds:KINDS",
        "serializer": "combat.games.command.saves.keeping_games:KEEPING",
        "load_book": "combat.games.command.content.library:load_book",
        "players": "combat.games.command.players.command_players:PLAYERS",
        "habits": "combat.games.command.standing.habits:CommandHabits",
        "encoding": "combat.games.command.players.side_encoding:ENCODING",
        "stage": "combat.games.command.scenes.command_stage:STAGE",
        "table": "combat.games.command.table.command_table:TABLE",
        "words": "combat.games.command.words.command_words:WORDS",
        "options": "combat.games.command.words.switch_words:listed",
        "rules_played": "combat.games.command.words.switch_words:played",
        "lab": "combat.games.command.content.lab.laid_position:load_position",
        "calls": "combat.games.command.calls.own_calls:CALLS",
        "challenges": "combat.games.command.challenges.side_challenges:CHALLENGES",
        "report": "combat.games.command.calls.report_game:saved_page",
        "text": "combat.games.command.terminal.command_text:TEXT_TABLE",
        "game_log": "combat.games.command.words.command_game_log:CommandGameLog",
    },
    first_scenario="crossroads-at-noon",
)
OWN_TITLES = {TITLE.id: TITLE}
"""The games whose saves the scenes and reports of COMMAND! open: their own."""
