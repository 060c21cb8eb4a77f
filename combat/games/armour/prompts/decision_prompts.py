"""Table of the prompt for each kind of decision."""

from __future__ import annotations

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.prompts import Prompts
from combat.games.armour.prompts.air.ask_anti_aircraft import AskAntiAircraft
from combat.games.armour.prompts.air.ask_attack import AskAttack
from combat.games.armour.prompts.ask_allot import AskAllot
from combat.games.armour.prompts.ask_assault import AskAssault
from combat.games.armour.prompts.ask_by_order import AskByOrder
from combat.games.armour.prompts.ask_consolidate import AskConsolidate
from combat.games.armour.prompts.ask_countercharge import AskCountercharge
from combat.games.armour.prompts.ask_move import AskMove
from combat.games.armour.prompts.ask_shoot import AskShoot
from combat.games.armour.prompts.ask_team import AskSwap, AskTeam
from combat.games.armour.prompts.ask_words import AskWords
from combat.games.armour.prompts.hidden.ask_ambush import AskAmbush
from combat.games.armour.prompts.hidden.ask_hide import AskHide
from combat.games.armour.prompts.hidden.ask_reserve import AskReserve
from combat.games.armour.prompts.hidden.ask_withdraw import AskWithdraw
from combat.games.armour.prompts.setup.ask_aim import AskAim
from combat.games.armour.prompts.setup.ask_deploy import AskDeploy
from combat.games.armour.prompts.setup.ask_spearhead import AskSpearhead
from combat.games.armour.prompts.setup.ask_works import AskWorks
from combat.games.armour.rules.air.anti_aircraft import AntiAircraft
from combat.games.armour.rules.air.attack_with_flight import AttackWithFlight
from combat.games.armour.rules.artillery.aim_artillery import AimArtillery
from combat.games.armour.rules.assault.act_in_assault import ActInAssault
from combat.games.armour.rules.assault.assault_hits import ChooseWeapon, TakeStrike
from combat.games.armour.rules.assault.consolidation import Consolidate
from combat.games.armour.rules.assault.counterattack import CounterattackOrLeave
from combat.games.armour.rules.assault.countercharge import Countercharge
from combat.games.armour.rules.assault.defensive_fire import DefensiveFire
from combat.games.armour.rules.fire.allot_hits import AllotHits
from combat.games.armour.rules.fire.mistaken_target import MistakenTarget
from combat.games.armour.rules.fire.shoot_units import ShootUnits
from combat.games.armour.rules.hidden.ambush import RevealAmbush
from combat.games.armour.rules.hidden.hide_units import HideUnits
from combat.games.armour.rules.hidden.reserves import EnterReserve
from combat.games.armour.rules.morale.leadership import NameCommander, NameLeader
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.orders.move_by_order import MoveByOrder
from combat.games.armour.rules.play.deployment import Deploy
from combat.games.armour.rules.play.spearhead import MoveSpearhead
from combat.games.armour.rules.play.withdrawal import WithdrawUnit
from combat.games.armour.rules.state import State
from combat.games.armour.rules.works.place_works import PlaceWorks
from combat.games.armour.table.armour_desk import ArmourDesk

PROMPTS: Prompts[State, ArmourDesk, Pose] = Prompts()
PROMPTS.register(AimArtillery, AskAim)
PROMPTS.register(PlaceWorks, AskWorks)
PROMPTS.register(HideUnits, AskHide)
PROMPTS.register(Deploy, AskDeploy)
PROMPTS.register(RevealAmbush, AskAmbush)
PROMPTS.register(EnterReserve, AskReserve)
PROMPTS.register(WithdrawUnit, AskWithdraw)
PROMPTS.register(MoveSpearhead, AskSpearhead)
PROMPTS.register(MoveUnits, AskMove)
PROMPTS.register(ShootUnits, AskShoot)
PROMPTS.register(AntiAircraft, AskAntiAircraft)
PROMPTS.register(AttackWithFlight, AskAttack)
PROMPTS.register(AllotHits, AskAllot)
PROMPTS.register(MistakenTarget, AskSwap)
PROMPTS.register(MoveByOrder, AskByOrder)
PROMPTS.register(ActInAssault, AskAssault)
PROMPTS.register(Countercharge, AskCountercharge)
PROMPTS.register(DefensiveFire, AskShoot)
PROMPTS.register(TakeStrike, AskTeam)
PROMPTS.register(ChooseWeapon, AskWords)
PROMPTS.register(CounterattackOrLeave, AskWords)
PROMPTS.register(Consolidate, AskConsolidate)
PROMPTS.register(NameLeader, AskTeam)
PROMPTS.register(NameCommander, AskTeam)
