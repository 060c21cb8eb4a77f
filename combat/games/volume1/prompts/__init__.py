"""One class for each question that the rules put to the player: how it is shown and how it is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from combat.engine.kernel.decision import Decision
from combat.engine.tabletop.prompt import Prompt
from combat.games.volume1.prompts import (
    ask_card,
    ask_fire,
    ask_flare,
    ask_move,
    ask_opponent,
    ask_orders,
    ask_set_up,
    ask_strike,
    ask_take_along,
    ask_whom,
)
from combat.games.volume1.rules import decisions as asked
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play.set_up import SetUp

if TYPE_CHECKING:
    from combat.engine.tabletop.desk import Desk

PROMPTS: dict[type[Decision], type[Prompt[Any]]] = {
    SetUp: ask_set_up.AskSetUp,
    asked.DrawCard: ask_card.AskDrawCard,
    asked.PlayCard: ask_card.AskPlayCard,
    asked.DiscardDown: ask_card.AskDiscardDown,
    asked.PlayDiscard: ask_card.AskPlayDiscard,
    asked.ChooseWound: ask_card.AskWound,
    GiveOrders: ask_orders.AskOrders,
    asked.ChooseMan: ask_move.AskMan,
    asked.ChooseMove: ask_move.AskMove,
    asked.DuckBack: ask_move.AskDuckBack,
    asked.CallStrike: ask_strike.AskStrike,
    asked.ChooseHex: ask_move.AskHex,
    asked.TakeAlong: ask_take_along.AskTakeAlong,
    asked.ChooseWhom: ask_whom.AskWhom,
    asked.ChooseBandage: ask_whom.AskBandage,
    asked.ChooseTarget: ask_fire.AskTarget,
    asked.ChooseWeapon: ask_fire.AskWeapon,
    asked.ChooseRate: ask_fire.AskRate,
}


def asking(desk: Desk, decision: Decision) -> Prompt[Any]:
    """How a question is put at the table."""
    if isinstance(decision, asked.ChooseTarget) and decision.melee:
        return ask_opponent.AskOpponent(desk, decision)
    if isinstance(decision, asked.ChooseHex) and decision.why == "flare":
        return ask_flare.AskFlare(desk, decision)
    return PROMPTS[decision.__class__](desk, decision)
