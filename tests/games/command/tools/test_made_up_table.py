"""The table of generated scenarios distinguishes attacks and patrols."""

from __future__ import annotations

from combat.games.command.reports.bot_game import BotGame
from combat.games.command.rules.two_sides import ALLIES, AXIS, SIDES
from tools.command.balance_table import PAGE
from tools.command.made_up_table import TABLE, MadeGame, played, table


def _made(attacker: str, winner: str) -> MadeGame:
    game = BotGame(1, winner, "sudden-death", 3, 30, 6, 6, 120, 2, {AXIS: 2, ALLIES: 3}, 500)
    return MadeGame(attacker, game)


def test_a_line_tells_how_often_the_attacker_has_won_and_on_patrol_the_axis() -> None:
    games = [_made(ALLIES, ALLIES), _made(AXIS, ALLIES), _made(AXIS, ALLIES), _made("", AXIS)]
    attack, patrol = table(games).splitlines()[2:]
    assert attack == "| attack | 3 | 33 % | 30 · 30 · 30 | 5.0 | 4.0 |"
    assert patrol == "| reconnaissance | 1 | 100 % | 30 · 30 · 30 | 5.0 | 4.0 |"


def test_what_is_made_up_is_played_to_its_end() -> None:
    (made,) = played([15])
    assert made.attacker == AXIS
    assert made.game.winner in SIDES


def test_the_page_has_room_for_the_table() -> None:
    assert TABLE.search(PAGE.read_text(encoding="utf-8")) is not None
