"""Prompt for works before deployment: a work of the chosen kind is placed where the ground is clicked; the wheel
turns it (A43).
"""

from __future__ import annotations

from functools import partial

import pygame

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.prompt import digit
from combat.engine.tabletop.thing import PlaceId, Thing
from combat.engine.words import text
from combat.games.armour.prompts.armour_asked import ArmourAsked
from combat.games.armour.rules.answers import DONE, PlaceWork
from combat.games.armour.rules.state import State
from combat.games.armour.rules.works.place_works import PlaceWorks, works_left
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.words import armour_names as names


class AskWorks(ArmourAsked[PlaceWorks]):
    """Prompt for `PlaceWorks`: a number key or button chooses the kind of work, a click places one."""

    follows = letters = True

    numbers_units = False

    def __init__(self, desk: Desk[State, ArmourDesk, Pose], decision: PlaceWorks) -> None:
        super().__init__(desk, decision)
        self.kinds = list(works_left(self.state, decision.seat))
        self.kind = next(iter(self.kinds), "")
        """Id of the kind that the next click places; "" if none is left."""

    def choose(self, kind: str) -> None:
        """Choose the kind of work that the next click places."""
        self.kind = kind
        self.desk.redraw("board", "prompt")

    def placed_at(self, pose: Pose) -> PlaceWork:
        """Return the answer that places a work of the chosen kind at a pose; round works have no heading."""
        is_round = self.state.book.works[self.kind].is_round
        return PlaceWork(self.kind, Pose.at(pose.point, 0 if is_round else pose.heading))

    def click(self, thing: Thing[Pose]) -> bool:
        """Place a work of the chosen kind on the clicked ground; return whether the answer was accepted."""
        return bool(self.kind) and isinstance(thing, PlaceId) and self.answer(self.placed_at(thing.place))

    def key(self, event: pygame.event.Event) -> bool:
        """Choose a kind of work by its number; return whether the key was used."""
        number = digit(event)
        if number is None or not 0 < number <= len(self.kinds):
            return False
        self.choose(self.kinds[number - 1])
        return True

    def buttons(self) -> list[Button]:
        """Return the button that skips the rest, and one for each kind that is left."""
        left = works_left(self.state, self.decision.seat)
        found = [self.button(text("works-done"), DONE, "Ctrl+Enter")]
        for number, kind in enumerate(self.kinds, 1):
            label = text("works-kind", name=names.work(self.state, kind), count=left.get(kind, 0))
            found.append(
                Button(label, partial(self.choose, kind), str(number), "commit" if kind == self.kind else "plain")
            )
        return found
