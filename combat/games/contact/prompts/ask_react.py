"""Prompt for reactions to a move: the units that shoot, and the points where the moving unit was seen (section 2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, Thing
from combat.engine.words import text
from combat.games.contact.prompts.contact_asked import ContactAsked
from combat.games.contact.rules.answers import NONE, Aim, Reaction, Reactions
from combat.games.contact.rules.moves.reacting import React, at_place
from combat.games.contact.standing.shot_forecast import Forecast, forecast
from combat.games.contact.table.contact_hub import ContactHub


class AskReact(ContactAsked[React]):
    """Prompt for `React`: a click on a unit adds its best shot, a second click removes it; E selects another shot."""

    def __init__(self, desk: ContactHub, decision: React) -> None:
        super().__init__(desk, decision)
        self.all: list[tuple[Reaction, Forecast]] = []
        """Every reaction that is allowed with what it promises, the best first."""
        for shot in decision.shots(self.state):
            view = at_place(self.state, decision.subject, decision.place(self.state.units[shot.unit], shot.point))
            found = forecast(view, view.units[shot.unit], Aim(shot.weapon, decision.subject), "reaction")
            if isinstance(found, Forecast):
                self.all.append((shot, found))
        self.all.sort(key=lambda each: -each[1].worth)
        self.taken: dict[str, tuple[Reaction, Forecast]] = {}

    def choices(self) -> Sequence[str]:
        """Return the ids of the units that may react."""
        return list(dict.fromkeys(shot.unit for shot, _ in self.all))

    def begin(self) -> None:
        """Bring the path of the moving unit into view and select that unit."""
        self.desk.view.framing.bring(*self.decision.places)
        self.desk.selection.select(self.decision.subject)

    def lit(self) -> Mapping[Thing[Pose], Mark]:
        """Return the units that may react; those that do are marked as chosen."""
        marks: dict[Thing[Pose], Mark] = {PieceId(unit): "legal" for unit in self.choices()}
        return {**marks, **{PieceId(unit): "chosen" for unit in self.taken}}

    def click(self, thing: Thing[Pose]) -> bool:
        """Add a unit with its best shot to the answer, or remove it; return whether the unit may react."""
        unit = self.owned(thing)
        if not unit or unit not in self.choices():
            return False
        if unit in self.taken:
            del self.taken[unit]
        elif len(self.taken) < self.decision.most:
            self.taken[unit] = next(each for each in self.all if each[0].unit == unit)
        else:
            self.desk.notice.show(text("react-most", most=self.decision.most))
        self.desk.selection.select(unit)
        self.refresh()
        return True

    def _other(self) -> None:
        """Take the next shot of the chosen unit: another point or weapon."""
        unit = self.desk.selection.piece
        shots = [each for each in self.all if each[0].unit == unit]
        if unit in self.taken and shots:
            self.taken[unit] = shots[(shots.index(self.taken[unit]) + 1) % len(shots)]
            self.refresh()

    @property
    def reactions(self) -> Reactions | None:
        """Return the planned answer; None if no unit reacts."""
        return Reactions([shot for shot, _ in self.taken.values()]) if self.taken else None

    def buttons(self) -> list[Button]:
        """Return the buttons: react, hold fire, and another shot of the selected unit."""
        found, react = list[Button](), self.reactions
        if react is not None:
            found.append(self.button(text("react-go", count=len(self.taken)), react, "Enter", "commit"))
        found.append(
            self.button(text("react-none"), NONE, "Ctrl+Enter" if react else "Enter", "plain" if react else "commit")
        )
        if self.desk.selection.piece in self.taken:
            found.append(Button(text("react-other"), self._other, "E"))
        return found

    def decline(self) -> bool:
        """Answer that no unit reacts; return whether the answer was accepted."""
        return self.answer(NONE)
