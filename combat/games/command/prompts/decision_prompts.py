"""Table of the prompt for each type of decision."""

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
"""Prompt class of each decision."""
PROMPTS.register(SetUp, AskSetUp)
PROMPTS.register(GiveOrder, AskOrder)
PROMPTS.register(DiscardCards, AskDiscard)
PROMPTS.register(Activate, AskActivate)
PROMPTS.register(SetOff, AskSetOff)
PROMPTS.register(MoveOn, AskMoveOn)
PROMPTS.register(AdvanceOne, AskAdvance)
PROMPTS.register(Shoot, AskShot)
PROMPTS.register(asked.React, AskCard)
PROMPTS.register(asked.Reroll, AskReroll)
PROMPTS.register(asked.PickUnit, AskUnit)
PROMPTS.register(asked.PickWeapon, AskWeapon)
PROMPTS.register(asked.PickHex, AskHex)
PROMPTS.register(asked.PickCard, AskEnemyCard)
PROMPTS.register(asked.PickWord, AskWord)
