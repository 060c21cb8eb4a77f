"""The bot of docs/bots.md that looks ahead: it tries orders in sampled games, and uses only its side's knowledge."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.rules import game_of
from combat.engine.play.port import Port
from combat.engine.play.referee import Referee
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import AXIS
from combat.games.command.title import TITLE
from tests.games.command.skirmish import skirmish
from tests.sampled import SOAKED

PAGE = (Path(__file__).parents[4] / "docs" / "bots.md").read_text(encoding="utf-8")
CODE = dict(re.findall(r"```python\n# (\w+)\.py\n(.*?)```", PAGE, re.DOTALL))["ahead"]
ORDERS = 5 if SOAKED else 3
"""Orders that are looked at: each is thought about for a second."""


def ahead(seed: int) -> Any:
    """Return the bot of the documentation's example."""
    module: dict[str, Any] = {}
    exec(compile(CODE, "ahead.py", "exec"), module)
    return module["Ahead"](seed)


def asked(orders: int) -> Port[State]:
    """Let steady bots play until the Axis must give its order number `orders`; return its port."""
    game = game_of(RULES, RULES.new_state(skirmish(0)))
    referee = Referee(RULES, game, SeededChance(4))
    players = {seat: TITLE.players["steady"](4) for seat in RULES.seats}
    referee.run()
    while (seat := referee.asked) is not None:
        port = referee.port(seat)
        assert port.decision is not None
        if seat == AXIS and port.decision.kind == "give-order":
            orders -= 1
            if orders == 0:
                return port
        port.answer(players[seat].answer(port))
        referee.run()
    raise AssertionError("the game is over")


def test_it_gives_orders_that_are_allowed_and_the_same_ones_again() -> None:
    said = []
    for orders in range(1, ORDERS + 1):
        port = asked(orders)
        answer = ahead(3).answer(port)
        assert port.refusal(answer) is None
        assert ahead(3).answer(asked(orders)) == answer
        said.append(answer)
    assert len(set(said)) > 1


def test_what_it_says_hangs_on_nothing_that_its_side_does_not_know() -> None:
    """In a game that may be the same for all that it knows it says the same: its worlds come from its view and a seed."""
    port = asked(3)
    twin = port.sample(SplitMix(8))
    other = Referee(RULES, twin, SeededChance(1)).port(AXIS)
    assert other.decision == port.decision
    assert RULES.visible(twin.state, AXIS) == port.view
    assert ahead(3).answer(other) == ahead(3).answer(port)
