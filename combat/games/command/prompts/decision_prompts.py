"""Which prompt puts each question of the rules."""

from __future__ import annotations

from combat.engine.tabletop.prompts import Prompts
from combat.games.command.prompts.ask_discard import AskDiscard
from combat.games.command.prompts.ask_options import AskOptions
from combat.games.command.prompts.ask_pieces import AskActivate, AskSetOff
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

PROMPTS: Prompts[State, CommandDesk] = Prompts()
"""How each question is put."""
PROMPTS.ask(SetUp, AskSetUp)
PROMPTS.ask(GiveOrder, AskOptions)
PROMPTS.ask(DiscardCards, AskDiscard)
PROMPTS.ask(Activate, AskActivate)
PROMPTS.ask(SetOff, AskSetOff)
PROMPTS.ask(MoveOn, AskOptions)
PROMPTS.ask(AdvanceOne, AskOptions)
PROMPTS.ask(Shoot, AskShot)
PROMPTS.ask(asked.React, AskOptions)
PROMPTS.ask(asked.Reroll, AskOptions)
PROMPTS.ask(asked.PickUnit, AskOptions)
PROMPTS.ask(asked.PickWeapon, AskOptions)
PROMPTS.ask(asked.PickHex, AskOptions)
PROMPTS.ask(asked.PickCard, AskOptions)
PROMPTS.ask(asked.PickWord, AskOptions)
