"""The prompt of each kind of decision."""

from __future__ import annotations

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.prompts import Prompts
from combat.games.armour.prompts.ask_allot import AskAllot
from combat.games.armour.prompts.ask_deploy import AskDeploy
from combat.games.armour.prompts.ask_move import AskMove
from combat.games.armour.prompts.ask_shoot import AskShoot
from combat.games.armour.prompts.ask_team import AskSwap, AskTeam
from combat.games.armour.rules.fire.allot_hits import AllotHits
from combat.games.armour.rules.fire.mistaken_target import MistakenTarget
from combat.games.armour.rules.fire.shoot_units import ShootUnits
from combat.games.armour.rules.morale.leadership import NameCommander, NameLeader
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.play.deployment import Deploy
from combat.games.armour.rules.state import State
from combat.games.armour.table.armour_desk import ArmourDesk

PROMPTS: Prompts[State, ArmourDesk, Pose] = Prompts()
PROMPTS.register(Deploy, AskDeploy)
PROMPTS.register(MoveUnits, AskMove)
PROMPTS.register(ShootUnits, AskShoot)
PROMPTS.register(AllotHits, AskAllot)
PROMPTS.register(MistakenTarget, AskSwap)
PROMPTS.register(NameLeader, AskTeam)
PROMPTS.register(NameCommander, AskTeam)
