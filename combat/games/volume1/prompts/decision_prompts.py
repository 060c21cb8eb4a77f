"""Registry of prompt classes by decision type."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.prompts import Prompts
from combat.games.volume1.prompts.ask_card import AskDiscardDown, AskDrawCard, AskPlayCard, AskPlayDiscard, AskWound
from combat.games.volume1.prompts.ask_duck_back import AskDuckBack
from combat.games.volume1.prompts.ask_end_battle import AskEndBattle
from combat.games.volume1.prompts.ask_fire import AskRate, AskTarget, AskWeapon
from combat.games.volume1.prompts.ask_flare import AskFlare
from combat.games.volume1.prompts.ask_move import AskHex, AskMan, AskMove
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
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.volume_desk import VolumeDesk


def _ask_hex(desk: VolumeDesk, decision: asked.ChooseHex) -> AskHex:
    return AskFlare(desk, decision) if decision.why == "flare" else AskHex(desk, decision)


def _ask_target(desk: VolumeDesk, decision: asked.ChooseTarget) -> BattlePrompt[asked.ChooseTarget]:
    return AskOpponent(desk, decision) if decision.melee else AskTarget(desk, decision)


PROMPTS: Prompts[State, BattleDesk, Hex] = Prompts()
"""Prompt class or factory of each decision."""
PROMPTS.register(SetUp, AskSetUp)
PROMPTS.register(asked.DrawCard, AskDrawCard)
PROMPTS.register(asked.PlayCard, AskPlayCard)
PROMPTS.register(asked.DiscardDown, AskDiscardDown)
PROMPTS.register(asked.PlayDiscard, AskPlayDiscard)
PROMPTS.register(asked.ChooseWound, AskWound)
PROMPTS.register(GiveOrders, AskOrders)
PROMPTS.register(asked.ChooseMan, AskMan)
PROMPTS.register(asked.ChooseMove, AskMove)
PROMPTS.register(asked.DuckBack, AskDuckBack)
PROMPTS.register(asked.CallStrike, AskStrike)
PROMPTS.register(asked.EndBattle, AskEndBattle)
PROMPTS.register(asked.ChooseHex, _ask_hex)
PROMPTS.register(asked.TakeAlong, AskTakeAlong)
PROMPTS.register(asked.ChooseWhom, AskWhom)
PROMPTS.register(asked.ChooseBandage, AskBandage)
PROMPTS.register(asked.ChooseTarget, _ask_target)
PROMPTS.register(asked.ChooseWeapon, AskWeapon)
PROMPTS.register(asked.ChooseRate, AskRate)
