"""Danger overlay: a line to a team from each enemy that could hit it, with its best shot and the odds."""

from __future__ import annotations

import pygame

from combat.engine.words import text
from combat.games.armour.rules.distances import mount_of
from combat.games.armour.standing.dangers import Danger, Dangers
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.looks.board_looks import BoardLooks
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.drawn_lines import on_screen
from combat.games.miniatures.looks.danger_lines import DrawnDanger, draw_dangers
from combat.games.miniatures.looks.look_switches import DANGER
from combat.games.miniatures.words import wording


class DangerLook:
    """The danger overlay; it grows with each call of `follow`."""

    def __init__(self, desk: ArmourHub, looks: BoardLooks) -> None:
        self._desk, self._looks = desk, looks
        self.dangers: Dangers | None = None

    def follow(self) -> bool:
        """Compute a few more enemies; return whether there is more to draw."""
        team = self._looks.subject if self._looks.is_on(DANGER) else None
        if team is None:
            self.dangers = None
            return False
        if self.dangers is None or not self.dangers.is_about(self._desk.state, team):
            self.dangers = Dangers(self._desk.state, team)
        return self.dangers.step()

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the lines, the best shot of each enemy, and the total at the team."""
        found, desk = self.dangers, self._desk
        if found is None or found.team.pose is None:
            return
        state, end = desk.state, on_screen(desk.view, found.team.pose.point)
        drawn = [
            DrawnDanger(
                on_screen(desk.view, mount_of(state, state.teams[each.shot.shooter])),
                desk.title_desk.teams.box(state.teams[each.shot.shooter]),
                self._lines(each),
            )
            for each in found.found
        ]
        here = desk.title_desk.teams.box(found.team)
        draw_dangers(surface, desk.title_desk.labels, end, here, self._sum(found), drawn)

    def _sum(self, found: Dangers) -> list[str]:
        if not found.found:
            return [text("danger-none" if found.is_whole else "danger-looking")]
        armoured = "yes" if self._desk.state.card(found.team).is_armoured else "no"
        hits = sum(each.odds.hits for each in found.found)
        destroyed = sum(each.odds.hits * each.odds.destroyed for each in found.found)
        bailed = sum(each.odds.hits * each.odds.bailed for each in found.found)
        head = text("danger-sum", count=len(found.found))
        return [head, text("danger-hits", hits=hits, destroyed=destroyed, bailed=bailed, armoured=armoured)]

    def _lines(self, danger: Danger) -> list[str]:
        state, shot, odds = self._desk.state, danger.shot, danger.odds
        far = wording.length(danger.distance)
        head = text("danger-from", team=names.team(state, shot.shooter), distance=far)
        weapon = names.weapon(state, shot.weapon)
        chances = [round(100 * danger.chance(of)) for of in (odds.destroyed, odds.bailed)]
        armoured = "yes" if state.card(shot.target).is_armoured else "no"
        sums = text("danger-shot", weapon=weapon, dice=shot.dice, need=shot.need)
        return [head, sums, text("danger-odds", destroyed=chances[0], bailed=chances[1], armoured=armoured)]
