"""Drawing of planned fire: a line for each shot with its odds, and the allotted hits (L625, L637)."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.dice_faces import die
from combat.engine.words import text
from combat.games.armour.prompts.ask_allot import AskAllot
from combat.games.armour.prompts.ask_shoot import AskShoot
from combat.games.armour.prompts.ask_team import AskSwap
from combat.games.armour.rules.distances import mount_of, shape_of
from combat.games.armour.rules.fire.shoot_units import ShootUnits
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.drawn_lines import (
    Labels,
    box_around,
    draw_wax,
    on_screen,
    outline_on_screen,
)

HIT = 26
"""Side of the figure of allotted hits, in pixels at scale 1."""


class ShotOverlay:
    """Overlay that draws while the question is about shooting."""

    def __init__(self, desk: ArmourHub) -> None:
        self.desk = desk

    def draw_pieces(self, surface: pygame.Surface) -> None:
        """Draw the planned shots, or the number of hits of each team."""
        prompt = self.desk.prompt
        if isinstance(prompt, AskShoot):
            self._draw_shots(surface, prompt)
        elif isinstance(prompt, AskAllot):
            self._draw_hits(surface, {team: prompt.counts[team] for team in prompt.eligible})
        elif isinstance(prompt, AskSwap):
            struck = dict.fromkeys(team for swap in prompt.swaps for team in (swap.first, swap.second))
            self._draw_hits(surface, {team: prompt.hits(team) for team in struck})

    def _draw_shots(self, surface: pygame.Surface, prompt: AskShoot[ShootUnits]) -> None:
        plan, state, view = prompt.plan, prompt.state, self.desk.view
        if plan is None or not plan.aims:
            return
        sums = dict[str, list[float]]()
        for shooter, aim in plan.aims.items():
            odds = plan.odds(aim)
            target = state.teams[aim.target]
            if odds is None or target.pose is None:
                continue
            draw_wax(
                surface,
                on_screen(view, mount_of(state, state.teams[shooter])),
                on_screen(view, target.pose.point),
                theme.CLEAR,
            )
            found = sums.setdefault(aim.target, [0.0, 0.0, 0.0])
            for place, value in enumerate((odds.hits, odds.hits * odds.destroyed, odds.hits * odds.bailed)):
                found[place] += value
        labels = Labels(view, [view.minimap.rect], self.desk.title_desk.teams.boxes)
        for target_id, (hits, destroyed, bailed) in sums.items():
            box = box_around(outline_on_screen(view, shape_of(state, state.teams[target_id])))
            labels.taken.append(box)
            needs = {
                shot.need
                for aim in plan.aims.values()
                if aim.target == target_id and isinstance(shot := plan.shot(aim), Shot)
            }
            head = text(
                "shot-target", team=names.team(state, target_id), needs="/".join(f"{need}+" for need in sorted(needs))
            )
            armoured = "yes" if state.card(target_id).is_armoured else "no"
            harm = text("shot-promised", hits=hits, destroyed=destroyed, bailed=bailed, armoured=armoured)
            promised = text("smoke-balls", hits=hits) if plan.mode == "smoke" else harm
            labels.put(surface, [head, promised], box, "measure")

    def _draw_hits(self, surface: pygame.Surface, hits: Mapping[str, int]) -> None:
        """Draw on each team the number of its hits."""
        view, state, size = self.desk.view, self.desk.state, theme.px(HIT)
        for team, count in hits.items():
            box = box_around(outline_on_screen(view, shape_of(state, state.teams[team])))
            piece = die(str(count), size, count > 0)
            piece.draw(surface, box.centerx - size // 2, box.centery - size // 2)
