"""Prompts for points of artillery: the target of a battery, the place of a stray volley (section 7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.space.plane.point import squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import Thing
from combat.engine.words import text
from combat.games.contact.prompts.contact_asked import ContactAsked
from combat.games.contact.rules.answers import WAIT, At, LaySmoke
from combat.games.contact.rules.support.artillery import Shift
from combat.games.contact.standing.act_plan import NEAR_END
from combat.games.contact.table.contact_hub import ContactHub

Q = TypeVar("Q", bound=Decision)


class AskPoint(ContactAsked[Q]):
    """Prompt for a point: the template follows the pointer; a click places it, a second click there answers."""

    follows = turns = True

    def __init__(self, desk: ContactHub, decision: Q) -> None:
        super().__init__(desk, decision)
        self.point: Pose | None = None
        self.smoke = False

    @property
    def disc(self) -> int:
        """Return the diameter of the template in units of 0.1 mm; 0 without a battery."""
        battery = self.state.batteries.get(self.decision.subject)
        return 0 if battery is None else self.state.book.batteries[battery.card].disc

    @property
    def shown(self) -> Pose | None:
        """Return the pose of the template: where it was placed, else at the pointer; None if neither exists."""
        return self.point or self.desk.input.aim

    def begin(self) -> None:
        """Start at the point of the last volley, if any, and bring it into view."""
        battery = self.state.batteries.get(self.decision.subject)
        if battery is not None and battery.at is not None:
            self.point = Pose.at(battery.at)
            self.desk.view.framing.bring(self.point)

    def answer_at(self, pose: Pose) -> Answer:
        """Return the answer for a pose: smoke or shells, as chosen."""
        return LaySmoke(pose) if self.smoke else At(Pose.at(pose.point))

    def lit(self) -> Mapping[Thing[Pose], Mark]:
        """Return an empty mapping, since any point may be legal."""
        return {}

    def click(self, thing: Thing[Pose]) -> bool:
        """Place the template, or answer if its place is clicked again; return whether the click was on the ground."""
        place = self.ground(thing)
        if place is None:
            return False
        if self.point is not None and squared_distance(self.point.point, place.point) <= NEAR_END * NEAR_END:
            return self.answer(self.answer_at(self.point))
        refused = self.decision.refusal(self.state, self.answer_at(place))
        if refused is not None:
            self.desk.notice.show(self.said(refused))
        else:
            self.point = place
        self.refresh()
        return True

    def _toggle(self) -> None:
        self.smoke = not self.smoke
        self.refresh()

    def buttons(self) -> list[Button]:
        """Return the buttons: fire; if the battery may wait, also wait and switch between smoke and shells."""
        found = list[Button]()
        if self.point is not None:
            found.append(self.button(text("point-go"), self.answer_at(self.point), "Enter", "commit"))
        if self.decision.passes_with == WAIT:
            found.append(self.button(text("point-wait"), WAIT, "Ctrl+Enter"))
            found.append(Button(text("point-shells" if self.smoke else "point-smoke"), self._toggle, "G"))
        return found


class AskShift(AskPoint[Shift]):
    """Prompt for `Shift`: the other seat shifts a stray template."""

    def begin(self) -> None:
        """Start where the template would fall without a shift, and bring it into view."""
        self.point = self.decision.at
        self.desk.view.framing.bring(self.point)
