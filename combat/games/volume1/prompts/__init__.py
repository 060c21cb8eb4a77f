"""One class for each question that the rules put to the player: how it is shown and how it is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from combat.engine.kernel.decision import Decision
from combat.engine.kernel.registry import Registry
from combat.games.volume1.prompts.ask_card import AskDiscardDown, AskDrawCard, AskPlayCard, AskPlayDiscard, AskWound
from combat.games.volume1.prompts.ask_fire import AskRate, AskTarget, AskWeapon
from combat.games.volume1.prompts.ask_flare import AskFlare
from combat.games.volume1.prompts.ask_move import AskDuckBack, AskHex, AskMan, AskMove
from combat.games.volume1.prompts.ask_opponent import AskOpponent
from combat.games.volume1.prompts.ask_orders import AskOrders
from combat.games.volume1.prompts.ask_set_up import AskSetUp
from combat.games.volume1.prompts.ask_strike import AskStrike
from combat.games.volume1.prompts.ask_take_along import AskTakeAlong
from combat.games.volume1.prompts.ask_whom import AskBandage, AskWhom
from combat.games.volume1.prompts.battle_prompt import BattlePrompt
from combat.games.volume1.rules import decisions as asked
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play.set_up import SetUp
from combat.games.volume1.table.volume_desk import VolumeDesk

Asking: TypeAlias = Callable[[VolumeDesk, Any], BattlePrompt[Any]]
"""Puts a question at the table."""


def _ask_hex(desk: VolumeDesk, decision: asked.ChooseHex) -> AskHex:
    return AskFlare(desk, decision) if decision.why == "flare" else AskHex(desk, decision)


def _ask_target(desk: VolumeDesk, decision: asked.ChooseTarget) -> BattlePrompt[asked.ChooseTarget]:
    return AskOpponent(desk, decision) if decision.melee else AskTarget(desk, decision)


PROMPTS: Registry[Decision, Asking] = Registry(
    {
        SetUp: AskSetUp,
        asked.DrawCard: AskDrawCard,
        asked.PlayCard: AskPlayCard,
        asked.DiscardDown: AskDiscardDown,
        asked.PlayDiscard: AskPlayDiscard,
        asked.ChooseWound: AskWound,
        GiveOrders: AskOrders,
        asked.ChooseMan: AskMan,
        asked.ChooseMove: AskMove,
        asked.DuckBack: AskDuckBack,
        asked.CallStrike: AskStrike,
        asked.ChooseHex: _ask_hex,
        asked.TakeAlong: AskTakeAlong,
        asked.ChooseWhom: AskWhom,
        asked.ChooseBandage: AskBandage,
        asked.ChooseTarget: _ask_target,
        asked.ChooseWeapon: AskWeapon,
        asked.ChooseRate: AskRate,
    }
)
"""How each question is put."""
