"""A small battle at its first orders, for tests of players that look ahead."""

from __future__ import annotations

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import PLAYER
from combat.engine.play.referee import Referee
from combat.engine.play.seated import Seated
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.weighing import Stage
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES
from tests.games.volume1.skirmish import skirmish

GLANCE = (Stage(2, 1),)
"""The least possible look-ahead."""


def at_first_orders(seed: int) -> Referee[State]:
    """Return a referee of a game that waits for its first orders, with unknown enemies on the board."""
    game = sequence.new_game(skirmish())
    referee = Referee(RULES, game, SeededChance(seed))
    player = Seated(CautiousPlayer())
    port = referee.port(PLAYER)
    referee.run()
    while (decision := port.decision) is not None and decision.kind != "give-orders":
        port.answer(player.answer(port))
        referee.run()
    return Referee(RULES, game_of(RULES, game.checkpoints[-1].state.copy()), SeededChance(seed))
