"""Which prompt puts each question of the rules."""

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
"""How each question is put."""
PROMPTS.ask(SetUp, AskSetUp)
PROMPTS.ask(asked.DrawCard, AskDrawCard)
PROMPTS.ask(asked.PlayCard, AskPlayCard)
PROMPTS.ask(asked.DiscardDown, AskDiscardDown)
PROMPTS.ask(asked.PlayDiscard, AskPlayDiscard)
PROMPTS.ask(asked.ChooseWound, AskWound)
PROMPTS.ask(GiveOrders, AskOrders)
PROMPTS.ask(asked.ChooseMan, AskMan)
PROMPTS.ask(asked.ChooseMove, AskMove)
PROMPTS.ask(asked.DuckBack, AskDuckBack)
PROMPTS.ask(asked.CallStrike, AskStrike)
PROMPTS.ask(asked.EndBattle, AskEndBattle)
PROMPTS.ask(asked.ChooseHex, _ask_hex)
PROMPTS.ask(asked.TakeAlong, AskTakeAlong)
PROMPTS.ask(asked.ChooseWhom, AskWhom)
PROMPTS.ask(asked.ChooseBandage, AskBandage)
PROMPTS.ask(asked.ChooseTarget, _ask_target)
PROMPTS.ask(asked.ChooseWeapon, AskWeapon)
PROMPTS.ask(asked.ChooseRate, AskRate)
