"""The strip of units along the lower edge: the player's units with letters, teams and actions of this phase."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.words import text
from combat.games.armour.prompts.armour_asked import ArmourAsked
from combat.games.armour.prompts.hidden.ask_hide import AskHide
from combat.games.armour.rules.hidden.off_table import UNSEEN
from combat.games.armour.rules.orders.order import ORDERS
from combat.games.armour.rules.state import Team, Unit
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.armour_part import ArmourPart
from combat.games.armour.table.team_symbols import kind_of
from combat.games.armour.words import armour_names as names
from combat.games.armour.words.team_states import has_acted
from combat.games.armour.words.unit_numbers import in_order, numbers_of
from combat.games.miniatures.pieces.sign_face import sign_face
from combat.games.miniatures.pieces.state_tabs import tab

CARD, LEAST, GAP = 186, 118, 8
"""Usual and least width of a card, and the gap between two, in pixels at scale 1."""
HEAD = 24
NAME_SIZES = (15, 14, 13, 12)
"""Font sizes of a name, the usual one first; the largest that fits is used."""
KEYS = 9
"""Number of units with a number key; Tab cycles through all."""


class UnitStrip(ArmourPart):
    """Pane with a card for each unit of the player; a click selects the unit, the wheel scrolls."""

    def __init__(self, desk: ArmourHub) -> None:
        super().__init__(desk)
        self._zones: list[tuple[str, pygame.Rect]] = []
        self._first = 0
        self._shown = ""
        """The unit that was brought into the strip last."""

    @property
    def seat(self) -> str:
        """Return the seat whose units are shown: the player's; for a spectator, the active one."""
        seat = self.desk.session.seat
        return seat if seat in SEATS else self.desk.state.active

    def units(self) -> list[Unit]:
        """Return the seat's units that are not destroyed, in the order of their numbers."""
        return in_order(self.desk.state, self.seat)

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        px, area = theme.px, self.rect
        self._zones = []
        if not area.height:
            return
        theme.lay_paper(surface, area, "frame")
        units = self.units()
        if not units:
            return
        room, gap = area.width - px(2 * GAP), px(GAP)
        wide = max(px(LEAST), min(px(CARD), (room + gap) // len(units) - gap))
        count = max(1, (room + gap) // (wide + gap))
        chosen = self.desk.title_desk.unit
        self._bring(units, "" if chosen is None else chosen.id, count)
        numbers = numbers_of(self.desk.state, self.seat)
        for place, unit in enumerate(units[self._first : self._first + count]):
            box = pygame.Rect(area.x + gap + place * (wide + gap), area.y + px(6), wide, area.height - px(12))
            self._draw_card(surface, box, unit, numbers[unit.id], chosen=chosen is not None and chosen.id == unit.id)
            self._zones.append((unit.id, box))

    def _bring(self, units: list[Unit], chosen: str, count: int) -> None:
        """Leaf to a unit that was chosen since the last picture, where only some of the units have room."""
        if chosen != self._shown:
            self._shown = chosen
            place = next((place for place, unit in enumerate(units) if unit.id == chosen), self._first)
            self._first = min(max(self._first, place - count + 1), place)
        self._first = max(0, min(self._first, len(units) - count))

    def _draw_card(self, surface: pygame.Surface, box: pygame.Rect, unit: Unit, number: int, *, chosen: bool) -> None:
        px, state, sides = theme.px, self.desk.state, self.desk.title_desk.teams
        teams = list(state.all_of(unit.id))
        spent = bool(state.turn) and all(
            has_acted(state, team) or not (team.on_table or team.where == "due") for team in teams
        )
        paper = theme.mix(theme.PANEL, theme.GREYED, 0.35) if spent else theme.PANEL
        theme.draw_box(
            surface, box, paper, edge=theme.CHOSEN if chosen else theme.FRAME_EDGE, radius=4, line=3 if chosen else 1
        )
        head = pygame.Rect(box.x + px(3), box.y + px(3), box.width - px(6), px(HEAD) - px(3))
        surface.fill(theme.mix(theme.COMMIT, theme.GREYED, 0.4) if spent else theme.COMMIT, head)
        right = head.right - px(6)
        if self._is_asked(unit) and number <= KEYS:
            right -= theme.keycap_size(str(number))[0] + px(2)
            theme.draw_keycap(surface, str(number), right, head.y, dark=True)
        name, spot, room = names.unit_card(state, unit.id), (head.x + px(6), head.y + px(16)), right - head.x - px(10)
        faces = [theme.font("condensed", size, 700) for size in NAME_SIZES]
        face = next((face for face in faces if face.width(name) <= room), faces[-1])
        face.draw(surface, name, spot, theme.COMMIT_TEXT, room=room)
        first = teams[0]
        sign = sign_face(
            kind_of(state.card(first)), sides.letter(unit.id), ours=unit.seat == sides.own_seat, leads=False,
            spent=spent, scale=theme.scale() * 1.1,
        )  # fmt: skip
        x, y = box.x + px(8), head.bottom + px(6)
        sign.draw(surface, x, y)
        self._draw_dots(
            surface,
            teams,
            pygame.Rect(x + sign.size[0] + px(8), y, box.right - x - sign.size[0] - px(14), sign.size[1]),
        )
        self._draw_foot(surface, box, unit, teams)

    def _is_asked(self, unit: Unit) -> bool:
        """Return whether the question is put to the seat of a unit, so that its number key chooses it."""
        prompt = self.desk.prompt
        return isinstance(prompt, ArmourAsked) and prompt.numbers_units and prompt.decision.seat == unit.seat

    def _draw_dots(self, surface: pygame.Surface, teams: list[Team], area: pygame.Rect) -> None:
        """Draw a dot for each team: full for one in the fight, a ring for a bailed out one, a cross for a lost one."""
        px = theme.px
        pitch, across = px(11), max(1, area.width // px(11))
        for place, team in enumerate(teams):
            x, y = area.x + place % across * pitch + px(5), area.y + place // across * pitch + px(5)
            if y > area.bottom + px(6):
                return
            if team.where == "destroyed":
                for way in (1, -1):
                    pygame.draw.line(
                        surface, theme.MISSING, (x - px(4), y - way * px(4)), (x + px(4), y + way * px(4)), px(2)
                    )
            elif team.bailed or team.where in (*UNSEEN, "away", "due"):
                pygame.draw.circle(surface, theme.INK_2, (x, y), px(4), px(1.5))
            else:
                pygame.draw.circle(surface, theme.COMMIT, (x, y), px(4))

    def _draw_foot(self, surface: pygame.Surface, box: pygame.Rect, unit: Unit, teams: list[Team]) -> None:
        px, left = theme.px, box.x + theme.px(8)
        if unit.pinned:
            piece = tab("pinned", px(15))
            piece.draw(surface, left, box.bottom - px(20))
            left += px(19)
        words = text("unit-state", state=self.standing(unit, teams))
        spot, room = (left, box.bottom - px(8)), box.right - left - px(6)
        theme.font("sans", 14, 500).draw(surface, words, spot, theme.INK, room=room)

    def standing(self, unit: Unit, teams: list[Team]) -> str:
        """Return what a unit has done in this phase, or where it waits, as a key of the message "unit-state"."""
        state, prompt = self.desk.state, self.desk.prompt
        noted = prompt.standing(unit) if isinstance(prompt, AskHide) else ""
        waits = next((team.where for team in teams if team.where in ("ambush", "reserve")), noted)
        if waits:
            return waits
        if any(team.where == "undeployed" for team in teams):
            return "undeployed"
        if any(state.card(team).arm == "aircraft" for team in teams):
            return self._flying(unit, teams)
        return self._deed(unit, teams) if unit.seat == state.active else "ready"

    def _deed(self, unit: Unit, teams: list[Team]) -> str:
        """Return what a unit of the active seat has done, as a word of the message "unit-state"."""
        state, here = self.desk.state, [team for team in teams if team.on_table]
        if state.phase == "movement":
            instead = next((each.order for each in unit.orders if ORDERS[each.order].when == "instead-of-moving"), "")
            if instead or unit.moved:
                return instead or "moved"
            return "moving" if state.mover == unit.id else "waiting"
        if state.phase == "assault" and unit.assaulted:
            return "assaulted"
        if unit.shot or any(team.fired for team in here):
            return "fired"
        return "dashed" if here and all(team.moved == "dash" for team in here) else "ready"

    def _flying(self, unit: Unit, teams: list[Team]) -> str:
        """Return where a flight is, as a word of the message "unit-state"."""
        attack = self.desk.state.air_attack
        if attack is not None and attack.unit == unit.id:
            return "attacking"
        if any(team.where == "due" for team in teams):
            return "due"
        return "overhead" if any(team.on_table for team in teams) else "away"

    # -- mouse --------------------------------------------------------------------------------------------------

    def _at(self, position: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        return next((zone for zone in self._zones if zone[1].collidepoint(position)), None)

    def press(self, position: tuple[int, int], button: int) -> bool:
        """Select the clicked unit and bring it into view; return whether there was one."""
        found, prompt = self._at(position), self.desk.prompt
        if found is None or button != 1:
            return False
        unit = self.desk.state.units[found[0]]
        if isinstance(prompt, ArmourAsked) and prompt.decision.seat == unit.seat:
            prompt.choose_unit(unit)
        else:
            self.desk.selection.find(unit.leader or self._first_team(unit))
        return True

    def _first_team(self, unit: Unit) -> str:
        return next(team.id for team in self.desk.state.all_of(unit.id))

    def wheel(self, steps: float) -> bool:
        """Scroll by one card; always return True."""
        self._first -= 1 if steps > 0 else -1
        return True

    def place_of(self, kind: str, name: str) -> pygame.Rect | None:
        """Return the area of the card of the "unit" with an id, for lessons; None for other kinds, or if it is not
        in view.
        """
        return next((box for unit, box in self._zones if kind == "unit" and unit == name), None)

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip of the unit at a point: its full name and its teams; None if there is none."""
        found = self._at(position)
        if found is None:
            return None
        state = self.desk.state
        teams = [team.id for team in state.all_of(found[0]) if team.where != "destroyed"]
        return Tip(found[0], (names.unit(state, found[0]), names.teams(state, teams)), found[1])
