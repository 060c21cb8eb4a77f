"""Prompt for fire: click a unit, then a target; the best shots are planned, and a second click fires them (L601,
L625).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeVar

import pygame

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.words import text
from combat.engine.words.prompt_words import PromptWords
from combat.games.armour.prompts.armour_asked import ArmourAsked
from combat.games.armour.prompts.screen_laying import ScreenLaying
from combat.games.armour.rules.air.flights import aircraft_of
from combat.games.armour.rules.answers import DONE, Attack
from combat.games.armour.rules.artillery.planning import may_bombard
from combat.games.armour.rules.fire.aiming import shooter_refusal
from combat.games.armour.rules.fire.replies.reacting import has_fired, reacts
from combat.games.armour.rules.fire.shoot_units import ShootUnits, shooters
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.state import Unit
from combat.games.armour.rules.two_seats import other_seat
from combat.games.armour.standing.bombardment_plan import BombardmentPlan
from combat.games.armour.standing.shot_plan import ShotPlan
from combat.games.armour.table.armour_hub import ArmourHub

F = TypeVar("F", bound=ShootUnits)


class AskShoot(ArmourAsked[F]):
    """Prompt for fire by units; with Shift or in one-team mode, a click changes the aim of the selected shooter
    only.
    """

    turns = True

    done: ClassVar[str] = "shoot-done"
    """Message of the button that ends the fire."""

    def __init__(self, desk: ArmourHub, decision: F) -> None:
        super().__init__(desk, decision)
        self.alone = False
        """Whether a click on a target aims the chosen shooter only."""
        self._plan: ShotPlan | None = None
        self._bombardment: BombardmentPlan | None = None
        self.screening: ScreenLaying[F] = ScreenLaying(self)

    def actors(self, unit: Unit) -> Sequence[str]:
        """Return the ids of a unit's teams that may still shoot."""
        return [team.id for team in shooters(self.state, unit)]

    def units(self) -> Sequence[Unit]:
        """Return the units with teams that may still shoot."""
        return [unit for unit in self.state.living(self.decision.seat) if self._may_fire(unit)]

    def _may_fire(self, unit: Unit) -> bool:
        return any(True for _ in shooters(self.state, unit)) or self._may_bombard(unit) or self._may_attack(unit)

    def _may_attack(self, unit: Unit) -> bool:
        """Return whether a unit is a flight on the table that has not attacked yet (L547)."""
        return self.decision.kind == ShootUnits.kind and bool(aircraft_of(self.state, unit.id, "table"))

    @property
    def _flight(self) -> Unit | None:
        """Return the chosen unit if it is a flight that may attack; None otherwise."""
        unit = self.desk.title_desk.unit
        own = unit is not None and unit.seat == self.decision.seat
        return unit if unit is not None and own and self._may_attack(unit) else None

    def _may_bombard(self, unit: Unit) -> bool:
        """Return whether a unit may fire a bombardment: only in its own shooting phase."""
        return not reacts(self.state) and may_bombard(self.state, unit)

    @property
    def bombardment(self) -> BombardmentPlan | None:
        """Return the planned bombardment of the selected unit; None without one."""
        found, unit = self._bombardment, self.desk.title_desk.unit
        return found if found is not None and unit is not None and found.unit.id == unit.id else None

    @property
    def plan(self) -> ShotPlan | None:
        """Return the plan of the selected unit's shots; None if the unit is not the player's or cannot shoot.
        Cached.
        """
        unit = self.desk.title_desk.unit
        if unit is None or unit.seat != self.decision.seat or has_fired(self.state, unit):
            return None
        if self._plan is None or self._plan.unit.id != unit.id:
            self._plan = ShotPlan(self.state, unit)
            self.alone = False
        return self._plan if self._plan.shooters else None

    @property
    def shooter(self) -> str:
        """Return the id of the selected shooter; "" if the selected team may not shoot."""
        plan, piece = self.plan, self.desk.selection.piece
        return piece if plan is not None and piece in plan.shooters else ""

    # -- clicks -------------------------------------------------------------------------------------------------

    def lit(self) -> Mapping[Thing[Pose], Mark]:
        """Return the targets found so far, marked "target"; without a plan the teams that may shoot, marked "legal"."""
        plan = self.plan
        if plan is not None:
            return {PieceId(target): "target" for target in plan.targets}
        return {PieceId(team.id): "legal" for unit in self.units() for team in shooters(self.state, unit)}

    def click(self, thing: Thing[Pose]) -> bool:
        """Select a shooter, aim at a target or point, or fire at what is clicked again; return whether the click was
        used.
        """
        place = self.ground(thing) if self.screening.unit is not None else None
        if place is not None:
            return self.screening.click(place)
        if isinstance(thing, PlaceId):
            return self._aim_at_ground(thing.place)
        if not isinstance(thing, PieceId) or thing.id not in self.state.teams:
            return False
        if self.is_own(thing):
            self.desk.selection.select(thing.id)
            team = self.team(thing)
            why = None if self._may_fire(self.state.unit_of(team.id)) else shooter_refusal(self.state, team)
            if why is not None:
                self.desk.notice.show(self.said(why))
            self._changed()
            return True
        if not self.team(thing).on_table:
            return False
        plan = self.plan
        if plan is None:
            self.desk.notice.show(self.said(self.unable) or self._first())
        elif self.alone or pygame.key.get_mods() & pygame.KMOD_SHIFT:
            self._aim_one(plan, thing.id)
        elif plan.target == thing.id and plan.aims:
            self._fire()
        else:
            self._aim_all(plan, thing.id)
        return True

    def _first(self) -> str:
        """Return what must be done before a target can be clicked."""
        return text("flight-first" if self._flight is not None else "shoot-choose-first")

    @property
    def unable(self) -> Refusal | None:
        """Return the reason why the selected unit may not shoot; None if it may, or if no own unit is selected."""
        unit = self.desk.title_desk.unit
        return self.idle(unit) if unit is not None and unit.seat == self.decision.seat else None

    def idle(self, unit: Unit) -> Refusal | None:
        """Return the reason why a unit may not shoot; None if it may, or if it has no team on the table."""
        if self._may_fire(unit):
            return None
        if has_fired(self.state, unit):
            return Refusal("has-fired", "L601")
        teams = self.state.teams_of(unit.id)
        return next((why for team in teams if (why := shooter_refusal(self.state, team)) is not None), None)

    def _aim_at_ground(self, at: Pose) -> bool:
        """Lay out a bombardment of the chosen artillery unit; a second click in its template fires it."""
        unit, found = self.desk.title_desk.unit, self.bombardment
        if unit is None or unit.seat != self.decision.seat or not self._may_bombard(unit):
            return False
        if found is not None and found.call is not None and found.square().contains(at.point):
            return self.answer(found.call)
        self._bombardment = BombardmentPlan(self.state, unit, at)
        if self._bombardment.refusal is not None:
            self.desk.notice.show(self.said(self._bombardment.refusal))
        self._changed()
        return True

    def lay_bombs(self, at: Pose) -> bool:
        """Plan a bombardment of the selected unit at a point; return whether the unit may fire one there."""
        unit = self.desk.title_desk.unit
        found = BombardmentPlan(self.state, unit, at) if unit is not None and self._may_bombard(unit) else None
        self._bombardment = found
        self._changed()
        return found is not None and found.call is not None

    def _bombard_buttons(self) -> list[Button]:
        """Return the buttons of the bombardment that is laid out: shells, and screens to both sides."""
        plan, found = self.bombardment, list[Button]()
        if plan is None:
            return found
        if plan.call is not None:
            found.append(self.button(text("bombard-fire"), plan.call, "Enter", "commit"))
        labels = (("bombard-screen-left", "Y"), ("bombard-screen-right", "V"))
        for (label, key), screen in zip(labels, plan.screens, strict=True):
            if screen is not None:
                found.append(self.button(text(label), screen, key))
        return found

    def _aim_all(self, plan: ShotPlan, target: str) -> None:
        if not plan.lay_out(target):
            self.desk.notice.show(self.said(plan.refusal(target)))
        self._changed()

    def _aim_one(self, plan: ShotPlan, target: str) -> None:
        if not self.shooter:
            self.desk.notice.show(text("shoot-choose-team"))
            return
        refused = plan.aim(self.shooter, target)
        if refused is not None:
            self.desk.notice.show(self.said(refused))
        self._changed()

    def _fire(self) -> None:
        plan = self.plan
        if plan is not None and plan.order is not None:
            self.answer(plan.order)

    def _changed(self) -> None:
        self.desk.redraw("board", "prompt", "unit")

    # -- keys and buttons ---------------------------------------------------------------------------------------

    def _next_target(self) -> None:
        plan = self.plan
        target = plan.next_target() if plan is not None else ""
        if plan is None or not target:
            self.desk.notice.show(text("shoot-no-target"))
            return
        self._aim_all(plan, target)
        place = self.desk.title_desk.place_of(target)
        if place is not None:
            self.desk.view.framing.bring(place)

    @property
    def _batteries(self) -> bool:
        """Return whether the chosen unit may fire a bombardment."""
        unit = self.desk.title_desk.unit
        return unit is not None and unit.seat == self.decision.seat and self._may_bombard(unit)

    def _bomb_next(self) -> None:
        """Lay out a bombardment of the next enemy that may be bombarded, or show that there is none."""
        unit, found = self.desk.title_desk.unit, self.bombardment
        if unit is None:
            return
        enemies = [pose for team in self.state.on_table(other_seat(unit.seat)) if (pose := team.pose) is not None]
        here = unit.aiming_point.at if unit.aiming_point is not None else self._middle(unit)
        enemies.sort(key=lambda pose: squared_distance(pose.point, here))
        last = None if found is None else found.wanted
        after = next((place + 1 for place, pose in enumerate(enemies) if pose.point == last), 0)
        for pose in (*enemies[after:], *enemies[:after]):
            self.lay_bombs(Pose.at(pose.point))
            if self._bombardment is not None:
                self.desk.view.framing.bring(pose)
                return
        self.desk.notice.show(text("bombard-nobody"))

    def _middle(self, unit: Unit) -> Point:
        """Return where the first team of a unit stands; the corner of the table if none does."""
        places = (team.pose.point for team in self.state.teams_of(unit.id) if team.pose is not None)
        return next(places, Point(0, 0))

    def _next_weapon(self) -> None:
        plan = self.plan
        if plan is not None and not (self.shooter and plan.next_weapon(self.shooter)):
            self.desk.notice.show(text("shoot-one-weapon"))
        self._changed()

    def _hold(self) -> None:
        plan = self.plan
        if plan is not None and self.shooter:
            plan.toggle(self.shooter)
        self._changed()

    def _toggle_assault(self) -> None:
        plan = self.plan
        if plan is not None:
            plan.set_mode("fire" if plan.mode == "assault" else "assault")
        self._changed()

    def _toggle_smoke(self) -> None:
        plan = self.plan
        if plan is not None:
            plan.set_mode("fire" if plan.mode == "smoke" else "smoke")
        self._changed()

    def _smoke_buttons(self) -> list[Button]:
        """Return the buttons that begin a smoke screen, or change between smoke shells and others (L661, L693)."""
        unit, plan = self.desk.title_desk.unit, self.plan
        if unit is not None and unit.seat == self.decision.seat and self.screening.offers(unit):
            return [Button(text("screen-begin"), self.screening.toggle, "G")]
        if plan is None or self.decision.kind != ShootUnits.kind or not plan.has_smoke:
            return []
        label = "shoot-shells" if plan.mode == "smoke" else "shoot-smoke"
        return [Button(text(label), self._toggle_smoke, "G")]

    def _toggle_alone(self) -> None:
        self.alone = not self.alone
        self._changed()

    def take_back(self) -> bool:
        """Undo the planned screen, bombardment or shots; return whether there was anything to undo."""
        plan = self.plan
        if self.screening.unit is not None:
            self.screening.stop()
        elif self.bombardment is not None:
            self._bombardment = None
        elif plan is not None and plan.aims:
            plan.take_back()
        else:
            return False
        self._changed()
        return True

    def buttons(self) -> list[Button]:
        """Return the buttons: fire, end the shooting, and changes of the plan."""
        if self.screening.unit is not None:
            return self.screening.buttons()
        plan, found = self.plan, self._bombard_buttons()
        if plan is not None and plan.order is not None and not found:
            found.append(self.button(text("shoot-fire"), plan.order, "Enter", "commit"))
        flight = self._flight
        if flight is not None:
            found.append(self.button(text("flight-attack"), Attack(flight.id), "Enter", "commit"))
        found.append(self.button(text(self.done), DONE, "Ctrl+Enter", "plain" if found else "commit"))
        found += self._smoke_buttons()
        if self._batteries:
            found.append(Button(text("bombard-next"), self._bomb_next, "B"))
        if plan is None:
            return found
        found.append(Button(text("shoot-next"), self._next_target, "E"))
        if self.decision.kind == ShootUnits.kind and (plan.mode == "assault" or plan.is_halted):
            label = text("shoot-stand" if plan.mode == "assault" else "shoot-assault")
            found.append(Button(label, self._toggle_assault, "A"))
        if self.shooter and plan.target:
            found.append(Button(text("shoot-weapon"), self._next_weapon, "X"))
            label = text("shoot-hold" if self.shooter in plan.aims else "shoot-join")
            found.append(Button(label, self._hold, "H"))
            found.append(Button(text("shoot-all" if self.alone else "shoot-alone"), self._toggle_alone, "T"))
        return found

    def line(self) -> PromptWords:
        """Return the prompt line with the forecast of the plan: shots, dice, expected hits and kills."""
        said, plan = super().line(), self.plan
        if self.screening.unit is not None:
            step = "screen-angle" if self.screening.start is not None else "screen-point"
            return PromptWords(said.title, text(step), rule=said.rule)
        if plan is None:
            return said
        if not plan.aims:
            aim = "bombard-aim" if self._may_bombard(plan.unit) else "shoot-aim"
            return PromptWords(said.title, text(aim), rule=said.rule)
        if plan.mode == "smoke":
            hits = sum(each.hits for aim in plan.aims.values() if (each := plan.odds(aim)) is not None)
            return PromptWords(said.title, text("smoke-promised", hits=hits), rule=said.rule)
        odds = [each for aim in plan.aims.values() if (each := plan.odds(aim)) is not None]
        hits, worth = sum(each.hits for each in odds), sum(each.hits * each.destroyed for each in odds)
        shots = [shot for aim in plan.aims.values() if isinstance(shot := plan.shot(aim), Shot)]
        dice = sum(shot.dice for shot in shots)
        promised = text("shoot-promised", shots=len(odds), dice=dice, hits=hits, destroyed=worth)
        return PromptWords(said.title, promised, rule=said.rule)

    def follow(self) -> bool:
        """Search for a few more targets; return whether some were found."""
        plan = self.plan
        found = plan is not None and plan.step()
        if found:
            self._changed()
        return found
