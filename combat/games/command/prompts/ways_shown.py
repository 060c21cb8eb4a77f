"""Base of the move prompts: reachable hexes, costs and threats (9.1-9.6)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TypeVar

from combat.engine.kernel.decision import Decision
from combat.engine.space.hexes.hex import Hex, distance
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PlaceId, Thing
from combat.engine.words import text
from combat.engine.words.line import Line, Spoken
from combat.games.command.prompts.command_asked import CommandAsked
from combat.games.command.rules.odds.ways import Way, cheapest, reach
from combat.games.command.rules.orders.move import go_refusal
from combat.games.command.rules.orders.stepping import place_of
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.words import foretelling
from combat.games.command.words.form import Form

D = TypeVar("D", bound=Decision)


class WaysShown(CommandAsked[D]):
    """Prompt of a moving group: reachable hexes are highlighted, and the path to the pointer is drawn."""

    letters = follows = True

    def __init__(self, desk: CommandHub, decision: D) -> None:
        super().__init__(desk, decision)
        self._reached: tuple[tuple[str, ...], dict[Hex, Way]] = ((), {})

    @property
    @abstractmethod
    def group(self) -> tuple[str, ...]:
        """Return the ids of the moving units."""

    @abstractmethod
    def walk(self, hexes: tuple[Hex, ...]) -> bool:
        """Move the group along a path; return whether its first step was legal."""

    # -- paths ------------------------------------------------------------------------------------------------------

    def ways(self) -> dict[Hex, Way]:
        """Return the best path to each hex in reach, by hex; empty without a group. Cached per group."""
        if self.group != self._reached[0]:
            self._reached = self.group, reach(self.desk.state, self.group) if self.group else {}
        return self._reached[1]

    @property
    def start(self) -> Hex:
        """Return the hex of the moving group."""
        return place_of(self.desk.state, self.group)

    @property
    def way(self) -> Way | None:
        """Return the path to the hex under the pointer or cursor; None if it is not in reach."""
        where = self.desk.input.where
        return None if where is None else self.ways().get(where)

    def go(self, hex_: Hex) -> bool:
        """Move to a hex, or show why the group cannot; return whether the request was handled.

        False if no group is selected or the group is already in the hex.
        """
        if not self.group or hex_ == self.start:
            return False
        way = self.ways().get(hex_)
        if way is None:
            self.desk.notice.show(self._barred(hex_))
            return True
        return self.walk(way.hexes) or True

    def _barred(self, hex_: Hex) -> Spoken:
        state, order = self.desk.state, self.desk.state.order
        assert order is not None
        if distance(self.start, hex_) == 1:
            refusal = go_refusal(state, order, self.group, self.start, hex_)
            if refusal is not None:
                return self.desk.table.words.refusal(state, refusal)
        return Line(self._too_far(hex_), "9.2")

    def _too_far(self, hex_: Hex) -> str:
        """Return a message with the cost of a hex out of reach, the missing points, and the nearest hex in reach."""
        ways, state = self.ways(), self.desk.state
        found = cheapest(state, self.group, hex_)
        why = text("far-way", hex=hex_)
        if found is not None:
            why = text("far-way-costs", hex=hex_, cost=found.spent, lacks=found.lacks, gained=found.gained)
        if not ways:
            return why
        nearest = min(ways, key=lambda other: (distance(other, hex_), ways[other].spent))
        return text("far-way-nearest", why=why, nearest=nearest, spent=ways[nearest].spent)

    def looked_at(self) -> list[Hex]:
        """Return the hex of the group, to be in view at the start of the prompt; empty without a group."""
        return [self.start] if self.group and self.start else []

    def looked_at_besides(self) -> list[Hex]:
        """Return the adjacent hexes that the group can enter."""
        start = self.start if self.group else None
        return [] if not start else [hex_ for hex_ in self.ways() if distance(start, hex_) == 1]

    # -- display ----------------------------------------------------------------------------------------------------

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the things to highlight as answers, each with its mark, such as "legal" or "chosen"."""
        if not self.group:
            return {}
        start = self.start
        return {PlaceId(hex_): "legal" if distance(start, hex_) == 1 else "area" for hex_ in self.ways()}

    def form(self) -> Form | None:
        """Return the form shown beside the prompt, with sums and predictions, or None."""
        way = self.way
        return None if way is None else foretelling.of_way(self.desk.state, self.group, self.start, way)

    def dangers(self, hex_: Hex) -> tuple[Spoken, ...]:
        """Return warnings about Op Fire and mines on the path to a hex (9.6, 18.3); empty if the hex is not in
        reach.
        """
        way = self.ways().get(hex_)
        return () if way is None else foretelling.of_way(self.desk.state, self.group, self.start, way).notes
