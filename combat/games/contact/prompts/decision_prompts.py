"""Table of the prompt class of each kind of decision."""

from __future__ import annotations

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.prompts import Prompts
from combat.games.contact.prompts.ask_action import AskAction
from combat.games.contact.prompts.ask_deploy import AskDeploy
from combat.games.contact.prompts.ask_next import AskNext
from combat.games.contact.prompts.ask_point import AskPoint, AskShift
from combat.games.contact.prompts.ask_react import AskReact
from combat.games.contact.prompts.ask_several import AskAllot, AskAntiAir
from combat.games.contact.prompts.ask_words import AskWords
from combat.games.contact.rules.close.assault import Casualty, Press
from combat.games.contact.rules.close.defending import Defend
from combat.games.contact.rules.command.acting import Action
from combat.games.contact.rules.command.ordering import NextOrder
from combat.games.contact.rules.fire.shells import AllotHits
from combat.games.contact.rules.moves.moving import Discovered
from combat.games.contact.rules.moves.reacting import React
from combat.games.contact.rules.moves.retreating import RetreatBy
from combat.games.contact.rules.play.deployment import Deploy
from combat.games.contact.rules.play.initiative import ChooseFirst
from combat.games.contact.rules.play.regroup import Call, Enter, Help
from combat.games.contact.rules.state import State
from combat.games.contact.rules.support.aircraft import AntiAirFire, PlaneTarget
from combat.games.contact.rules.support.artillery import Adjust, Shift
from combat.games.contact.table.contact_desk import ContactDesk

PROMPTS: Prompts[State, ContactDesk, Pose] = Prompts()
PROMPTS.register(Deploy, AskDeploy)
PROMPTS.register(NextOrder, AskNext)
PROMPTS.register(Action, AskAction)
PROMPTS.register(React, AskReact)
PROMPTS.register(AllotHits, AskAllot)
PROMPTS.register(AntiAirFire, AskAntiAir)
PROMPTS.register(Adjust, AskPoint)
PROMPTS.register(Shift, AskShift)
PROMPTS.register(Call, AskWords)
PROMPTS.register(Help, AskWords)
PROMPTS.register(Enter, AskWords)
PROMPTS.register(ChooseFirst, AskWords)
PROMPTS.register(Discovered, AskWords)
PROMPTS.register(Defend, AskWords)
PROMPTS.register(Press, AskWords)
PROMPTS.register(Casualty, AskWords)
PROMPTS.register(PlaneTarget, AskWords)
PROMPTS.register(RetreatBy, AskWords)
