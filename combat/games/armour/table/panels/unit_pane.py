"""The pane of the selected unit: its teams, each with its planned shot and the odds."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.games.armour.prompts.ask_moves import AskMoves
from combat.games.armour.prompts.ask_shoot import AskShoot
from combat.games.armour.rules.fire.aiming import shooter_refusal
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.state import Team, Unit
from combat.games.armour.standing.shot_plan import ShotPlan
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.armour_part import ArmourPart
from combat.games.armour.words import armour_names as names
from combat.games.armour.words.team_states import states_of
from combat.games.miniatures.pieces.state_tabs import tab
from combat.games.miniatures.words import wording

HEAD, ROW, MARGIN = 36, 24, 12
"""Heights of the head and of a row, and the margin, in pixels at scale 1."""

SAID = 0.62
"""Largest share of a row's width for the text at its right end."""


class UnitPane(ArmourPart):
    """Pane with a row for each team of a unit; a click selects the team."""

    def __init__(self, desk: ArmourHub) -> None:
        super().__init__(desk)
        self._zones: list[tuple[str, pygame.Rect]] = []

    @property
    def unit(self) -> Unit | None:
        """Return the unit of the selected team, else of the team under the pointer; None if there is neither."""
        state, team = self.desk.state, self.shown_team()
        return self.desk.title_desk.unit or (state.unit_of(team) if team else None)

    def teams(self) -> list[Team]:
        """Return the unit's teams that are not destroyed; empty without a unit."""
        unit = self.unit
        if unit is None:
            return []
        return [team for team in self.desk.state.all_of(unit.id) if team.where != "destroyed"]

    def needs(self, width: int) -> int:
        """Return the height in pixels that its content needs at a width; in a smaller pane it is scrolled."""
        return theme.px(HEAD + ROW * len(self.teams()) + 8)

    def lead(self) -> tuple[str, pygame.Rect] | None:
        """Return the id and area of the selected team's row, which should be visible; None if it has no row."""
        chosen = self.desk.selection.piece
        return next(((chosen, box) for team, box in self._zones if team == chosen), None)

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        self._zones = []
        if not self.rect.width:
            return
        unit, teams = self.unit, self.teams()
        head = text("unit-title") if unit is None else names.unit(self.desk.state, unit.id)
        note = "" if unit is None else text("unit-teams", count=len(teams))
        theme.draw_panel(surface, self.rect, head.upper(), note)
        prompt, y = self.desk.prompt, self.rect.y + theme.px(HEAD)
        plan = prompt.plan if isinstance(prompt, AskShoot) and unit is not None else None
        for team in teams:
            box = pygame.Rect(self.rect.x + theme.px(4), y, self.rect.width - theme.px(8), theme.px(ROW))
            self._draw_row(surface, box, team, plan)
            self._zones.append((team.id, box))
            y = box.bottom

    def _draw_row(self, surface: pygame.Surface, box: pygame.Rect, team: Team, plan: ShotPlan | None) -> None:
        px, state = theme.px, self.desk.state
        if team.id == self.desk.selection.piece:
            surface.fill(theme.mix(theme.PANEL, theme.CHOSEN, 0.5), box)
        right, ink = self._draw_end(surface, box, team, plan)
        x = box.x + px(8)
        for name in states_of(state, team, near=False):
            piece = tab(name, px(15))
            piece.draw(surface, x, box.centery - px(7))
            x += px(18)
        label = names.team(state, team.id)
        if state.unit_of(team.id).leader == team.id:
            label = text("unit-leader", team=label)
        theme.font("sans", 14).draw(surface, label, (x, box.centery + px(5)), ink, room=max(px(30), right - x - px(8)))

    def _draw_end(
        self, surface: pygame.Surface, box: pygame.Rect, team: Team, plan: ShotPlan | None
    ) -> tuple[int, Rgb]:
        """Draw what is said at the right end of a row; return its left edge and the ink of the name."""
        words, ink = self._said(team, plan)
        face = theme.font("condensed", 14, 600)
        room, spot = round(SAID * box.width), (box.right - theme.px(8), box.centery + theme.px(5))
        wide = face.draw(surface, words, spot, ink, align="right", room=room)
        return box.right - theme.px(8) - round(
            wide
        ), theme.INK if team.on_table or not self.desk.state.turn else theme.INK_3

    def _said(self, team: Team, plan: ShotPlan | None) -> tuple[str, Rgb]:
        state, prompt = self.desk.state, self.desk.prompt
        if plan is not None:
            aim = plan.aims.get(team.id)
            odds, shot = (plan.odds(aim), plan.shot(aim)) if aim is not None else (None, None)
            if aim is None or odds is None or not isinstance(shot, Shot):
                return self._why_silent(team, plan), theme.INK_3
            words = text(
                "unit-shot", dice=shot.dice, need=shot.need, hits=odds.hits, target=names.team(state, aim.target)
            )
            return words, theme.COMMIT
        if (
            isinstance(prompt, AskMoves)
            and prompt.pending is not None
            and any(part.team == team.id for part in prompt.pending.parts)
        ):
            return wording.length(prompt.pending.distance), theme.COMMIT
        if team.where in ("mounted", "rear", "away", "due"):
            vehicle = names.team(state, team.vehicle) if team.vehicle else ""
            return text("unit-elsewhere", where=team.where, vehicle=vehicle), theme.COMMIT
        if team.moved and state.phase in ("movement", "shooting") and state.seat_of(team.id) == state.active:
            return text("unit-moved", speed=team.moved, way=wording.length(team.distance)), theme.INK_2
        if team.on_table and not in_command(state, team):
            return text("unit-stray"), theme.MISSING
        return "", theme.INK_2

    def _why_silent(self, team: Team, plan: ShotPlan) -> str:
        """Return the reason why a team does not fire at the target of its unit."""
        why = shooter_refusal(self.desk.state, team)
        if team.id in plan.shooters:
            why = plan.refusal(plan.target, team.id) if plan.target else None
        return text("unit-holds") if why is None else self.desk.table.words.refusal(self.desk.state, why).text

    # -- mouse --------------------------------------------------------------------------------------------------

    def _at(self, position: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        return next((zone for zone in self._zones if zone[1].collidepoint(position)), None)

    def piece_at(self, position: tuple[int, int]) -> str:
        """Return the id of the team listed at a point; "" for none."""
        found = self._at(position)
        return found[0] if found is not None else ""

    def press(self, position: tuple[int, int], button: int) -> bool:
        """Select the team of a clicked row; return whether there was one."""
        found = self._at(position)
        if found is None or button != 1:
            return False
        self.desk.selection.find(found[0])
        return True

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip with the terms of a team's planned shot; None for a team without one."""
        found, prompt = self._at(position), self.desk.prompt
        plan = prompt.plan if isinstance(prompt, AskShoot) else None
        aim = plan.aims.get(found[0]) if plan is not None and found is not None else None
        if found is None or plan is None or aim is None:
            return None
        shot, odds, state = plan.shot(aim), plan.odds(aim), self.desk.state
        if not isinstance(shot, Shot) or odds is None:
            return None
        head = text(
            "note-shot",
            weapon=names.weapon(state, shot.weapon),
            dice=shot.dice,
            need=shot.need,
            hit=round(100 * odds.hit),
        )
        harm = text(
            "note-harm",
            destroyed=round(100 * odds.destroyed),
            bailed=round(100 * odds.bailed),
            armoured="yes" if state.card(aim.target).is_armoured else "no",
        )
        lines: tuple[Spoken, ...] = (head, *wording.sum_rows(shot.ledger), harm)
        return Tip(found[0], lines, found[1])
