"""Range overlay: range and arc of each weapon of a team (L603, L625, L631)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame

from combat.engine.space.plane.heading import direction
from combat.engine.space.plane.sector import Sector
from combat.engine.stage.drawing import theme
from combat.engine.words import text
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.fire.arcs import fire_arc
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.looks.board_looks import BoardLooks
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.drawn_lines import (
    CREAM,
    DARK,
    Labels,
    Spot,
    box_around,
    dashes,
    grown,
    on_screen,
    outline_on_screen,
)  # fmt: skip
from combat.games.miniatures.looks.look_switches import RANGES
from combat.games.miniatures.words import wording


class RangeLook:
    """The range overlay: a ring for each range; those of weapons that fire only ahead are cut at the front of the
    hull.
    """

    def __init__(self, desk: ArmourHub, looks: BoardLooks) -> None:
        self._desk, self._looks = desk, looks

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the rings with the names of their weapons, if the overlay is on."""
        team, state = (self._looks.subject if self._looks.is_on(RANGES) else None), self._desk.state
        if team is None:
            return
        rings = dict[tuple[int, Sector | None], list[str]]()
        for id_ in state.card(team).weapons:
            weapon = state.book.weapons[id_]
            if weapon.fires_directly:
                rings.setdefault((weapon.range, fire_arc(state, team, weapon)), []).append(names.weapon(state, id_))
            elif weapon.bombardment is not None:
                rings.setdefault((weapon.bombardment.range, None), []).append(names.weapon(state, id_))
        far = state.book.limits.long_range.distance
        view = self._desk.view
        labels, shape = Labels(view, [view.minimap.rect], self._desk.title_desk.teams.boxes), shape_of(state, team)
        for (reach, arc), weapons in rings.items():
            corners = outline_on_screen(self._desk.view, grown(shape, reach))
            words = text("range-ring", weapons=" · ".join(dict.fromkeys(weapons)), range=wording.length(reach))
            self._draw_ring(surface, labels, corners, arc, words)
        if any(reach > far for reach, _ in rings):
            corners = outline_on_screen(self._desk.view, grown(shape, far))
            figure = state.book.figures.shots.long_range
            words = text("range-long", range=wording.length(far), worse=figure)
            self._draw_ring(surface, labels, corners, None, words, fine=True)

    def _draw_ring(
        self, surface: pygame.Surface, labels: Labels, corners: Sequence[Spot], arc: Sector | None, words: str, *,
        fine: bool = False,
    ) -> None:  # fmt: skip
        ring = [*corners, corners[0]] if arc is None else list(self._ahead(corners, arc))
        unit = theme.scale()
        dash, gap = (3 * unit, 5 * unit) if fine else (16 * unit, 6 * unit)
        for ink, width in ((CREAM, 3.4 if not fine else 2.6), (DARK, 1.8 if not fine else 1.4)):
            for start, end in dashes(ring, dash, gap):
                pygame.draw.line(surface, ink, start, end, max(1, round(width * unit)))
        seen = [spot for spot in ring if self._desk.view.rect.inflate(-40, -40).collidepoint(spot)]
        if seen:
            labels.put(surface, [words], box_around([min(seen, key=lambda spot: (spot[1], spot[0]))]), "measure")

    def _ahead(self, corners: Sequence[Spot], arc: Sector) -> Iterator[Spot]:
        """Yield the outline of the part of a ring that lies in an arc of a half-plane."""
        apex = on_screen(self._desk.view, arc.apex)
        along = direction(arc.first)

        def side(spot: Spot) -> float:
            return along.x * (spot[1] - apex[1]) - along.y * (spot[0] - apex[0])

        cut = list[Spot]()
        for a, b in pairwise((*corners, corners[0])):
            here, there = side(a), side(b)
            if here >= 0:
                cut.append(a)
            if here * there < 0:
                share = here / (here - there)
                cut.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
        yield from cut
        yield from cut[:1]
