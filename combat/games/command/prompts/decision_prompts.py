"""Which prompt puts each question of the rules."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.prompts import Prompts
from combat.games.command.prompts.ask_activate import AskActivate
from combat.games.command.prompts.ask_advance import AskAdvance
from combat.games.command.prompts.ask_card import AskCard
from combat.games.command.prompts.ask_discard import AskDiscard
from combat.games.command.prompts.ask_hex import AskHex
from combat.games.command.prompts.ask_move_on import AskMoveOn
from combat.games.command.prompts.ask_order import AskOrder
from combat.games.command.prompts.ask_pick import AskEnemyCard, AskUnit, AskWeapon, AskWord
from combat.games.command.prompts.ask_reroll import AskReroll
from combat.games.command.prompts.ask_set_off import AskSetOff
from combat.games.command.prompts.ask_set_up import AskSetUp
from combat.games.command.prompts.ask_shot import AskShot
from combat.games.command.rules import decisions as asked
from combat.games.command.rules.fighting.shooting import Shoot
from combat.games.command.rules.orders.activation import Activate
from combat.games.command.rules.orders.advance import AdvanceOne
from combat.games.command.rules.orders.move import MoveOn, SetOff
from combat.games.command.rules.play.set_up import SetUp
from combat.games.command.rules.play.turns import DiscardCards, GiveOrder
from combat.games.command.rules.state import State
from combat.games.command.table.command_desk import CommandDesk

PROMPTS: Prompts[State, CommandDesk, Hex] = Prompts()
"""How each question is put."""
PROMPTS.ask(SetUp, AskSetUp)
PROMPTS.ask(GiveOrder, AskOrder)
PROMPTS.ask(DiscardCards, AskDiscard)
PROMPTS.ask(Activate, AskActivate)
PROMPTS.ask(SetOff, AskSetOff)
PROMPTS.ask(MoveOn, AskMoveOn)
PROMPTS.ask(AdvanceOne, AskAdvance)
PROMPTS.ask(Shoot, AskShot)
PROMPTS.ask(asked.React, AskCard)
PROMPTS.ask(asked.Reroll, AskReroll)
PROMPTS.ask(asked.PickUnit, AskUnit)
PROMPTS.ask(asked.PickWeapon, AskWeapon)
PROMPTS.ask(asked.PickHex, AskHex)
PROMPTS.ask(asked.PickCard, AskEnemyCard)
PROMPTS.ask(asked.PickWord, AskWord)
