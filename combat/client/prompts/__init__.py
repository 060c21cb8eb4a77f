"""One class for each question that the rules put to the player: how it is shown and how it is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from combat.client.prompts import action, cards, fire, flares, guards, helping, melee, orders, set_up, strikes
from combat.client.prompts.base import Asking
from combat.kernel.decisions import Decision
from combat.rules import decisions as asked
from combat.rules.orders import GiveOrders
from combat.rules.setup import SetUp

if TYPE_CHECKING:
    from combat.client.table.desk import Desk

PROMPTS: dict[type[Decision], type[Asking[Any]]] = {
    SetUp: set_up.AskSetUp,
    asked.DrawCard: cards.AskDrawCard,
    asked.PlayCard: cards.AskPlayCard,
    asked.DiscardDown: cards.AskDiscardDown,
    asked.PlayDiscard: cards.AskPlayDiscard,
    asked.ChooseWound: cards.AskWound,
    GiveOrders: orders.AskOrders,
    asked.ChooseMan: action.AskMan,
    asked.ChooseMove: action.AskMove,
    asked.DuckBack: action.AskDuckBack,
    asked.CallStrike: strikes.AskStrike,
    asked.ChooseHex: action.AskHex,
    asked.TakeAlong: guards.AskTakeAlong,
    asked.ChooseWhom: helping.AskWhom,
    asked.ChooseBandage: helping.AskBandage,
    asked.ChooseTarget: fire.AskTarget,
    asked.ChooseWeapon: fire.AskWeapon,
    asked.ChooseRate: fire.AskRate,
}


def asking(desk: Desk, decision: Decision) -> Asking[Any]:
    """How a question is put at the table."""
    if isinstance(decision, asked.ChooseTarget) and decision.melee:
        return melee.AskOpponent(desk, decision)
    if isinstance(decision, asked.ChooseHex) and decision.why == "flare":
        return flares.AskFlare(desk, decision)
    return PROMPTS[decision.__class__](desk, decision)
