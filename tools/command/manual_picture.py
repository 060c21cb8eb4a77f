"""Draw the README's picture of COMMAND!: a turn of a game between two steady players."""

from __future__ import annotations

from pathlib import Path

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.rules import game_of
from combat.engine.play.referee import Referee
from combat.engine.tabletop import screenshot
from combat.games.command.content.library import load_book
from combat.games.command.players.command_players import PLAYERS
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.play.turns import GiveOrder
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.table.command_table import TABLE
from combat.games.command.title import TITLE

SCENARIO, SEED, TURN = "crossroads-at-noon", 3, 7


def draw(size: tuple[int, int], out: Path) -> None:
    """Play until the first seat gives an order in turn `TURN` or later; save the table of this moment as PNG."""
    TITLE.use({TITLE.id: TITLE})
    book = load_book(SCENARIO, ())
    game = game_of(RULES, RULES.new_state(book))
    referee = Referee(RULES, game, SeededChance(SEED))
    players = {seat: PLAYERS["steady"](SEED + place) for place, seat in enumerate(RULES.seats)}
    referee.run()
    while (seat := referee.asked) is not None:
        port = referee.port(seat)
        if seat == RULES.seats[0] and game.state.turn >= TURN and isinstance(port.decision, GiveOrder):
            break
        port.answer(players[seat].answer(port))
        referee.run()
    screenshot.take(TITLE, STAGE, TABLE, game, game.entries, len(game.entries), size, out)
