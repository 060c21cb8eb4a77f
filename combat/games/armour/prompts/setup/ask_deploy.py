"""Prompt for deployment: whole units in formation, by click, drag or all at once (A35)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.armour.prompts.ask_placing import AskPlacing
from combat.games.armour.rules.answers import DONE, Lead, Placements
from combat.games.armour.rules.play.deployment import Deploy, undeployed
from combat.games.armour.rules.state import Unit
from combat.games.armour.standing.deploying import nearest, next_placement, refusal_at
from combat.games.armour.standing.formation import formation, placed


class AskDeploy(AskPlacing[Deploy]):
    """Prompt for `Deploy`: units are placed one by one; a drag moves a placed one, a key places the rest."""

    def waiting(self) -> Sequence[Unit]:
        """Return the units that are still to be deployed."""
        return list(undeployed(self.state, self.decision.seat))

    def units(self) -> Sequence[Unit]:
        """Return the seat's units on the table or still to be deployed; the latter come first."""
        waiting = self.waiting()
        here = {team.unit for team in self.state.on_table(self.decision.seat)} - {unit.id for unit in waiting}
        return [*waiting, *(unit for unit in self.state.living(self.decision.seat) if unit.id in here)]

    def tried(self, unit: Unit, pose: Pose) -> Refusal | Placements:
        """Return the places of a unit at a pose of its leader, or the reason why they are illegal."""
        return refusal_at(self.state, unit, pose)

    def nearest(self, unit: Unit, pose: Pose) -> Placements | None:
        """Return the legal places of a unit nearest to a pose; None if there is no room."""
        return nearest(self.state, unit, pose)

    def wanted(self, unit: Unit, pose: Pose) -> Placements | None:
        """Return the places of a unit at a pose, legal or not; None if they cannot be written as an answer."""
        return placed(formation(self.state, unit), pose)

    # -- buttons ------------------------------------------------------------------------------------------------

    def _place_rest(self) -> None:
        """Place every unit that is left, one after the other."""
        first = next_placement(self.state, self.decision.seat)
        if first is None:
            self.desk.notice.show(text("deploy-no-room"))
            return
        self.desk.title_desk.places_rest = True
        self.answer(first)

    def buttons(self) -> list[Button]:
        """Return the buttons: place the rest, end the deployment, make the selected team the leader."""
        waiting = self.waiting()
        done = self.button(text("deploy-done"), DONE, "Ctrl+Enter", "plain" if waiting else "commit")
        rest = [Button(text("deploy-rest"), self._place_rest, "P", "commit")] if waiting else []
        piece = self.desk.selection.piece
        leads = Lead(piece) if piece else None
        if leads is None or self.decision.refusal(self.state, leads) is not None:
            return [*rest, done]
        return [*rest, done, self.button(text("deploy-lead"), leads, "Y")]
