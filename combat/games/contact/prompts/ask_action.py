"""Prompt for the act of a unit: a move by drag or click, fire by a click, a charge, or a button (L11 to L16)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

import pygame

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.heading import Heading
from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.engine.words.prompt_words import PromptWords
from combat.games.contact.prompts.proposed_acts import ProposedActs
from combat.games.contact.rules.answers import Act, Mode, Verb
from combat.games.contact.rules.command.acting import Action
from combat.games.contact.rules.state import Unit
from combat.games.contact.rules.support.observing import battery_of
from combat.games.contact.standing.act_plan import NEAR_END, WayPlan, moved_there, plan_way
from combat.games.contact.standing.boarding import landing_near
from combat.games.contact.standing.finders import Finders
from combat.games.contact.standing.shot_forecast import Forecast, best_aims, why_not
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.words import contact_names as names

WAYS: tuple[tuple[Verb, str], ...] = (("move", "G"), ("fast", "F"), ("crawl", "V"))
"""Ways to move, with the key of each."""
PLAIN: tuple[tuple[Verb, str], ...] = (("cover", "B"), ("camouflage", "Y"), ("overwatch", "W"))
"""Acts without more, with the key of each."""


class AskAction(ProposedActs):
    """Prompt for `Action`: a drag or click plans a move, a click on an enemy a shot; a second click or Enter takes
    the plan.
    """

    follows = turns = draws_carried = True

    def __init__(self, desk: ContactHub, decision: Action) -> None:
        super().__init__(desk, decision)
        self.verb: Verb = "fast" if self.is_meek else "move"
        self.corners: tuple[Point, ...] = ()
        self.pending: WayPlan | None = None
        """The way that waits for a second click or Enter."""
        self.target = ""
        self.shots: list[Forecast] = []
        """The shots that are laid out at the target, the best first; more than one for vehicles."""
        self.special = False
        """Whether special rounds are fired where they promise more."""
        self.finders: Finders | None = None
        self._last: tuple[object, WayPlan] | None = None

    def choices(self) -> Sequence[str]:
        """Return the ids of the known enemies and of the enemy's markers, through which Tab cycles."""
        state, seat = self.state, self.decision.seat
        known = [unit.id for unit in state.units.values() if unit.seat != seat and unit.known]
        return [*known, *(marker.id for marker in state.markers.values() if marker.seat != seat)]

    # -- ways ---------------------------------------------------------------------------------------------------

    def plan_to(self, pose: Pose) -> WayPlan:
        """Return the plan of a move to a pose; cached.

        The unit ends facing along its path unless the pose has a heading other than the unit's current one.
        """
        start = self.unit.pose
        heading: Heading | None = None
        if start is not None and pose.heading != start.heading:
            heading = pose.heading
        modes: list[Mode] = [mode for mode in ("back", "show") if mode in self.modes]
        key = self.verb, self.corners, pose.point, heading, *modes
        if self._last is None or self._last[0] != key:
            plan = plan_way(self.state, self.unit, self.verb, (*self.corners, pose.point), heading, modes)
            self._last = key, plan
        return self._last[1]

    @property
    def shown(self) -> WayPlan | None:
        """Return the plan to draw: the pending one, or one to the pointer during a drag or if none is pending.

        Returns None if there is no plan.
        """
        hand = self.desk.input
        drags = hand.held is not None and hand.held.moved
        if self.pending is not None and not drags and not hand.cursor_moved:
            return self.pending
        aim = hand.where if drags else hand.cursor if hand.cursor_moved else None
        return None if aim is None or not self.unit.placed else self.plan_to(aim)

    def imagined(self, unit: str) -> Unit | None:
        """Return the acting unit as it would be at the end of the plan drawn; None for any other unit or without a
        plan.
        """
        plan = self.shown
        if unit != self.decision.subject or plan is None or plan.act is None:
            return None
        return moved_there(self.state, self.unit, plan, self.verb)

    def settled(self, place: Pose) -> Pose:
        """Return the place where a move of the unit to a place would end; the place itself if no move is possible."""
        return self.plan_to(place).end or place

    def _act_of(self, plan: WayPlan) -> Act | None:
        """Return the act of a way, with the shots that are laid out."""
        if plan.act is None:
            return None
        act = plan.act
        aims = [shot.aim for shot in self.shots[:1]] if self.verb == "move" else []
        return self.moded(Act(act.verb, act.route, aims, act.other, act.modes) if aims else act)

    def _why_not(self, plan: WayPlan) -> Spoken:
        act = self._act_of(plan)
        return self.said(plan.short) if act is None else self.said(self.decision.refusal(self.state, act))

    def _take(self, plan: WayPlan) -> bool:
        act = self._act_of(plan)
        return act is not None and self.answer(act)

    def forget(self) -> None:
        """Discard the plan and the proposed act."""
        super().forget()
        self.pending, self.target, self.shots = None, "", []

    def _set(self, plan: WayPlan | None) -> None:
        self.waits = None
        self.pending = plan
        self._lay_out()
        self.refresh()

    # -- mouse --------------------------------------------------------------------------------------------------

    def lit(self) -> Mapping[Thing[Pose], Mark]:
        """Return the enemies and markers that can be chosen, marked as targets."""
        return {PieceId(piece): "target" for piece in self.choices()}

    def may_carry(self, thing: Thing[Pose]) -> bool:
        """Return whether a thing is the unit that acts, or the vehicle that carries it."""
        if not isinstance(thing, PieceId):
            return False
        return thing.id == (self.unit.carrier if self.is_aboard else self.decision.subject)

    def refuses(self, held: Thing[Pose], on: Thing[Pose] | None) -> Spoken:
        """Return the reason why the unit cannot move to where it is dropped; "" if it can.

        A drop on an own vehicle means to mount it, and a drop of a passenger to dismount.
        """
        if isinstance(on, PieceId) and self.is_transport(on.id):
            return self.said(self.decision.refusal(self.state, Act("mount", other=on.id)))
        place = self.ground(on)
        if self.is_aboard:
            found = None if place is None else landing_near(self.state, self.unit, place.point, place.heading)
            return self.said(found) if isinstance(found, Refusal) else ""
        return "" if place is None else self._why_not(self.plan_to(place))

    def drop(self, held: Thing[Pose], on: Thing[Pose] | None) -> bool:
        """Plan a move to where the unit is dropped; the plan waits for a confirmation.

        A drop on an own vehicle proposes to mount, and a drop of a passenger to dismount. Returns False if there is no
        way.
        """
        if isinstance(on, PieceId) and self.is_transport(on.id):
            return self.propose(Act("mount", other=on.id))
        place = self.ground(on)
        if place is not None and self.is_aboard:
            return self.land(place)
        if place is None:
            return False
        plan = self.plan_to(place)
        if plan.act is None:
            return False
        self._set(plan)
        return True

    def click(self, thing: Thing[Pose]) -> bool:
        """Plan fire at an enemy, a move, smoke, mounting or dismounting; a second click on the same thing executes the
        plan.

        Returns whether the click was used; a place that cannot be reached shows the reason.
        """
        used = self._click_other(thing)
        if used is not None:
            return used
        place = self.ground(thing) if isinstance(thing, PlaceId) else None
        if place is None or not self.unit.placed:
            return False
        pending = self.pending
        end = None if pending is None else pending.end
        is_again = end is not None and squared_distance(end.point, place.point) <= NEAR_END * NEAR_END
        if pending is not None and is_again:
            return self._take(pending)
        plan = self.plan_to(place)
        if plan.act is None:
            self.desk.notice.show(self._why_not(plan))
            return True
        self._set(plan)
        return True

    def _click_other(self, thing: Thing[Pose]) -> bool | None:
        """Handle a click that is not about a way; return None if it is."""
        place = self.ground(thing)
        if self.laying:
            return place is not None and self.lay_at(place)
        if isinstance(thing, PieceId) and thing.id in self.choices():
            return self._aim(thing.id)
        if isinstance(thing, PieceId) and self.is_transport(thing.id):
            return self.propose(Act("mount", other=thing.id))
        return self.land(place) if self.is_aboard and place is not None else None

    def _aim(self, target: str) -> bool:
        if self.target == target and self.shots and self.pending is None and self.waits is None:
            return self.answer(self._fire())
        self.waits = None
        if self.pending is not None and self.verb != "move":
            self.pending = None
        self.target = target
        self._lay_out()
        if not self.shots:
            self.desk.notice.show(self.said(why_not(self.state, self.unit, target)) or text("fire-nothing"))
        self.refresh()
        return True

    def _lay_out(self) -> None:
        """Lay out the best shots at the target: all weapons of a vehicle that stands, else one, from where it ends."""
        state, unit = self.state, self.unit
        moves, at_once = self.pending is not None, "first" in self.modes
        there = None if self.pending is None or at_once else moved_there(state, unit, self.pending, self.verb)
        if there is not None:
            state = state.copy()
            state.units[there.id] = unit = there
        shots = (
            best_aims(state, unit, self.target, "moving" if moves else "full", special=self.special)
            if self.target
            else []
        )
        several = not moves and state.card(unit).arm == "vehicle"
        self.shots = shots if several else shots[:1]

    def _fire(self) -> Act:
        return self.moded(Act("fire", None, [shot.aim for shot in self.shots]))

    # -- keys and buttons ---------------------------------------------------------------------------------------

    def key(self, event: pygame.event.Event) -> bool:
        """Add a corner to the path when Alt is pressed during a drag; return whether the key was used."""
        held, aim = self.desk.input.held, self.desk.input.aim
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LALT, pygame.K_RALT) and held and aim is not None:
            return self._corner()
        return super().key(event)

    def _corner(self) -> bool:
        aim = self.desk.input.aim
        plan = self.pending or (self.plan_to(aim) if aim is not None else None)
        if plan is None or plan.act is None or plan.act.route is None:
            return False
        self.corners, self.pending = plan.act.route.corners, None
        self.refresh()
        return True

    def _change_rounds(self) -> None:
        self.special = not self.special
        self._lay_out()
        self.refresh()

    def _back(self) -> None:
        if self.pending is None and not self.shots and self.waits is None:
            self.corners = self.corners[:-1]
        self.forget()
        self.refresh()

    def _toggle(self, mode: Mode) -> None:
        """Switch a mode, and plan way and shots anew, with the heading that follows from the way."""
        end, start = None if self.pending is None else self.pending.end, self.unit.pose
        self.modes ^= {mode}
        self._plan_anew(end if end is None or start is None else Pose(end.point.x, end.point.y, start.heading))

    def _choose(self, verb: Verb) -> None:
        """Change how the unit moves, and plan its way anew."""
        self.verb = verb
        self._plan_anew(None if self.pending is None else self.pending.end)

    def _plan_anew(self, end: Pose | None) -> None:
        """Plan the way to its end, None without a way, and then the shots."""
        self.pending = None
        if end is not None:
            plan = self.plan_to(end)
            self.pending = plan if plan.act is not None else None
        self._lay_out()
        self.refresh()

    def buttons(self) -> list[Button]:
        """Return the buttons: execute the plan, kinds of movement, fire, acts without parameters, and corners of the
        path.
        """
        found = [*self._taking()]
        found += self._target_buttons()
        if self.unit.placed:
            ways = [(verb, key) for verb, key in WAYS if verb != self.verb and self._may(verb)]
            found += [Button(text(f"verb-{verb}"), partial(self._choose, verb), key) for verb, key in ways]
        found += [
            self.button(text(f"verb-{verb}"), self.moded(Act(verb)), key)
            for verb, key in PLAIN
            if self._offers(Act(verb))
        ]
        battery = battery_of(self.state, self.unit)
        if battery is not None:
            found.append(self.button(text("verb-observe"), Act("observe", other=battery.id), "Shift+O"))
        if self._offers(Act("clear")):
            found.append(self.button(text("verb-clear"), Act("clear"), "Shift+Y"))
        found += self.extra_buttons()
        if self.pending is not None or self.shots or self.corners or self.waits is not None or self.laying:
            found.append(Button(text("move-corner"), self._corner, "Ins"))
            found.append(Button(text("move-back"), self._back, "Del"))
        return found

    def _may(self, verb: Verb) -> bool:
        """Return whether a way to move is one of the unit's: only foot crawls, and who has lost heart does not fire."""
        return self.state.card(self.unit).on_foot if verb == "crawl" else verb != "move" or not self.is_meek

    def _taking(self) -> Iterator[Button]:
        """Yield the button that takes what is planned, if anything is."""
        if self.waits is not None:
            act = self.moded(self.waits)
            yield self.button(text("act-go", act=names.act(self.state, str(act))), act, "Enter", "commit")
        elif self.pending is not None and (way := self._act_of(self.pending)) is not None:
            yield self.button(text("act-go", act=names.act(self.state, str(way))), way, "Enter", "commit")
        elif self.shots:
            yield self.button(text("act-fire-go"), self._fire(), "Enter", "commit")

    def _offers(self, act: Act) -> bool:
        return self.decision.refusal(self.state, act) is None

    def _target_buttons(self) -> list[Button]:
        """Return what may be done to the target besides firing: a charge, covering fire."""
        found, target = list[Button](), self.target or self.charged
        charge = self.charge_at(target)
        if charge is not None and self._offers(charge):
            found.append(Button(text("verb-assault"), partial(self._charge, charge, target), "Shift+A"))
        covering = Act("covering-fire", None, [self.shots[0].aim]) if self.shots else None
        if covering is not None and self._offers(covering):
            found.append(self.button(text("verb-covering-fire"), covering, "Shift+C"))
        if self.target and any(self.state.book.weapons[each].rounds for each in self.state.card(self.unit).weapons):
            found.append(Button(text("act-usual" if self.special else "act-special"), self._change_rounds, "X"))
        return found

    def _charge(self, act: Act, target: str) -> bool:
        """Show a charge with its odds; the same key again, or Enter, makes it."""
        used = self.propose(act)
        self.charged = target
        return used

    def line(self) -> PromptWords:
        """Return the prompt texts with the state of the plan."""
        said = super().line()
        if self.laying or self.waits is not None:
            about = f"lay-{self.laying}" if self.waits is None else "waits"
            return PromptWords(said.title, text(f"act-{about}"), rule=said.rule)
        if self.is_aboard:
            return PromptWords(said.title, text("act-aboard"), rule=said.rule)
        if self.pending is not None:
            return PromptWords(said.title, text("act-pending"), rule=said.rule)
        if self.shots:
            return PromptWords(
                said.title, text("act-aimed", unit=names.subject(self.state, self.target)), rule=said.rule
            )
        now = text("act-verb", verb=text(f"verb-{self.verb}"))
        return PromptWords(said.title, self.by_keys(now) or f"{now} {text('act-open')}", rule=said.rule)

    def follow(self) -> bool:
        """Compute a few more of the enemies that would detect the unit where its planned move ends.

        Returns whether there is something new to draw.
        """
        there = self.imagined(self.decision.subject)
        if there is None:
            changed, self.finders = self.finders is not None, None
            return changed
        if self.finders is None or not self.finders.is_about(self.state, there):
            self.finders = Finders(self.state, there)
        return self.finders.step()

    def refusal_of(self, plan: WayPlan) -> Refusal | None:
        """Return the reason why a plan ends before the pointer; None if it does not."""
        return plan.short
