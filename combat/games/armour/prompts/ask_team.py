"""Prompts answered by a team or a pair of teams: leaders, commanders, Mistaken Target (L639, L651, L657)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import pygame

from combat.engine.kernel.decision import Choice
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.prompt import digit
from combat.engine.tabletop.thing import PieceId, Thing
from combat.engine.words import text
from combat.games.armour.prompts.armour_asked import ArmourAsked
from combat.games.armour.rules.answers import PASS, Swap
from combat.games.armour.rules.fire.mistaken_target import MistakenTarget
from combat.games.armour.words import armour_names as names

C = TypeVar("C", bound=Choice)
MOST = 9
"""Answers with a button and a number key."""


class AskTeam(ArmourAsked[C]):
    """Prompt for one of several teams: by click, number or button."""

    numbers_units = False

    @property
    def teams(self) -> list[str]:
        """Return the ids of the teams to choose from."""
        return [str(answer) for answer in self.decision.answers if answer in self.state.teams]

    def begin(self) -> None:
        """Bring the teams into view and select the first."""
        places = (self.desk.title_desk.place_of(team) for team in self.teams)
        self.desk.view.framing.bring(*(place for place in places if place is not None))
        self.desk.selection.select(next(iter(self.teams), ""))

    def lit(self) -> Mapping[Thing[Pose], Mark]:
        """Return the teams to choose from, marked as legal."""
        return {PieceId(team): "legal" for team in self.teams}

    def candidates(self) -> Sequence[str]:
        """Return the ids of the pieces that Tab cycles through."""
        return self.teams

    def click(self, thing: Thing[Pose]) -> bool:
        """Answer with the clicked team; return whether the answer was accepted."""
        return isinstance(thing, PieceId) and thing.id in self.teams and self.answer(thing.id)

    def key(self, event: pygame.event.Event) -> bool:
        """Answer with the team of a number, or on Enter with the selected one; return whether the answer was
        accepted.
        """
        number, selected = digit(event), self.desk.selection.piece
        if number is not None and number <= len(self.teams):
            return self.answer(self.teams[number - 1])
        return selected in self.teams and self.desk.app.keys.is_(event, "accept") and self.answer(selected)

    def buttons(self) -> list[Button]:
        """Return a button for each team, and one that passes if that is allowed."""
        found = [
            self.button(names.team(self.state, team), team, str(number), means=PieceId(team))
            for number, team in enumerate(self.teams[:MOST], 1)
        ]
        if PASS in self.decision.answers:
            found.insert(0, self.button(text("team-stays"), PASS, "0", "commit"))
        return found

    def decline(self) -> bool:
        """Pass, if that is allowed; return whether the answer was accepted."""
        return PASS in self.decision.answers and self.answer(PASS)


class AskSwap(AskTeam[MistakenTarget]):
    """Prompt for `MistakenTarget`: click both teams that exchange hits, or the button of the pair."""

    _first = ""

    @property
    def swaps(self) -> list[Swap]:
        """Return the exchanges that are allowed."""
        return [answer for answer in self.decision.answers if isinstance(answer, Swap)]

    @property
    def teams(self) -> list[str]:
        """Return the ids of the teams that may exchange hits; once the first is clicked, its partners."""
        if self._first:
            pairs = [{swap.first, swap.second} for swap in self.swaps]
            return [next(iter(pair - {self._first})) for pair in pairs if self._first in pair]
        return list(dict.fromkeys(team for swap in self.swaps for team in (swap.first, swap.second)))

    def click(self, thing: Thing[Pose]) -> bool:
        """Choose the first team of a pair, or answer with the second; a second click on the first cancels it.

        Returns whether the click was used.
        """
        if not isinstance(thing, PieceId):
            return False
        if thing.id == self._first:
            self._set("")
            return True
        if thing.id not in self.teams:
            return False
        if not self._first:
            self._set(thing.id)
            return True
        pair = {self._first, thing.id}
        return self.answer(next(swap for swap in self.swaps if {swap.first, swap.second} == pair))

    def hits(self, team: str) -> int:
        """Return the number of hits on a team in the current volley."""
        volley = self.state.volley
        return 0 if volley is None else sum(1 for hit in volley.hits if hit.team == team)

    def _struck(self, team: str) -> str:
        """Return the name of a team with the hits that it has now."""
        return text("swap-team", team=names.team(self.state, team), hits=self.hits(team))

    def _set(self, team: str) -> None:
        self._first = team
        self.desk.selection.select(team)
        self.desk.redraw("board", "prompt")

    def take_back(self) -> bool:
        """Cancel the choice of the first team of a pair; return whether there was one."""
        chosen = bool(self._first)
        if chosen:
            self._set("")
        return chosen

    def key(self, event: pygame.event.Event) -> bool:
        """Choose the selected team on Enter; return whether the key was used. Number keys belong to the buttons."""
        selected = self.desk.selection.piece
        return selected in self.teams and self.desk.app.keys.is_(event, "accept") and self.click(PieceId(selected))

    def buttons(self) -> list[Button]:
        """Return a button for each exchange, and one for none."""
        found = list[Button]()
        for number, swap in enumerate(self.swaps[:MOST], 1):
            label = text("swap-pair", first=self._struck(swap.first), second=self._struck(swap.second))
            found.append(self.button(label, swap, str(number)))
        return [self.button(text("swap-none"), PASS, "0", "commit"), *found]
