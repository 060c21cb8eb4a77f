"""Banners for turns, time, triggers, chits and the end of the game; rising points."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

import pygame

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import eyes, theme
from combat.engine.tabletop.motion import eased, faded
from combat.engine.tabletop.overlay.free_places import aside, within
from combat.engine.words import text
from combat.games.command.motion.command_motion import BAD, GOOD, CommandMotion, note
from combat.games.command.rules.events import end_events as ends
from combat.games.command.rules.events import turn_events as course
from combat.games.command.rules.state import State
from combat.games.command.table.pieces import markers
from combat.games.command.table.pieces.faces_from_state import chit_face, objective_face
from combat.games.command.words import command_names as names
from combat.games.command.words.command_game_log import CommandGameLog
from combat.games.command.words.command_words import WORDS

E = TypeVar("E", bound=Event)
Told: TypeAlias = (
    course.SetUpBegan | course.TurnBegan | course.TriggerBegan | ends.TimeAdvanced | ends.SuddenDeathRolled | ends.Ended
    | course.TurnPassed
)  # fmt: skip
CHIT, RISE = 92, 34
"""Width of a shown chit, and height that points rise, in pixels at scale 1."""
FADES = 0.8
"""Share of the time after which a banner fades."""


class Banner(CommandMotion[Told]):
    """Banner in the middle of the board with the text of the log."""

    calls = False

    def lines(self) -> tuple[str, str]:
        """Return the large and the small text of the banner; both empty if the log has no line for the event."""
        told = WORDS.tell(self.desk.state, self.event)
        return ("", "") if told is None else (told.head, told.result)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        head, small = self.lines()
        if head:
            draw_slip(self, surface, head, small, share)


class Opened(CommandMotion[ends.ChitOpened]):
    """Motion of an opened chit, shown large with its value."""

    calls = False

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        state, chit = self.desk.state, self.event.chit
        if chit not in state.book.chits:
            return
        small = names.worth(state, chit)
        box = draw_slip(self, surface, text("log-chit-opened", chit=chit.upper()), small, share, foot=CHIT + 12)
        if share > FADES and not eyes.still():
            return
        piece = markers.chit(chit_face(state, chit), theme.px(CHIT))
        piece.draw(surface, box.centerx - theme.px(CHIT) // 2, box.bottom - theme.px(CHIT + 16))


class Taken(CommandMotion[ends.ObjectiveTaken]):
    """Motion of a captured objective: its marker drops in the new holder's colours."""

    def where(self) -> tuple[Hex, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return objective_hexes(self.desk.state, self.event.objective)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        for hex_ in self.where()[:1]:
            side = round(self.desk.title_desk.units.size * 0.62)
            piece = markers.objective(objective_face(self.desk.state, self.event.objective), side)
            x, y = self.desk.view.centre(hex_)
            drop = round((1 - eased(min(1.0, share * 2))) * side * 0.8)
            piece.draw(surface, x - side // 2, y + round(side * 0.2) - drop)
            words = text("log-objective-taken", side=names.side(self.event.side), objective=self.event.objective)
            note(surface, words, self.foot(hex_), self.desk.view.camera.free)


class Points(CommandMotion[ends.PointsScored]):
    """Motion of points rising from where they were scored."""

    def where(self) -> tuple[Hex, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        event = self.event
        if event.why == "objective":
            return objective_hexes(self.desk.state, int(event.about))
        found = self.hexes_of((event.about,)) if event.about else ()
        story = self.desk.story
        fell = story.stood.get(event.about) if isinstance(story, CommandGameLog) else None
        return found or ((fell,) if fell else ())

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        event, free = self.event, self.desk.view.camera.free
        words = text("log-points-scored", side=names.side(event.side), signed=names.signed(event.points))
        rise = 0 if eyes.still() else round(theme.px(RISE) * eased(share))
        hexes = self.where()
        x, y = self.foot(hexes[0]) if hexes else (free.centerx, free.top + theme.px(80))
        note(surface, words, (x, y - rise), free, GOOD if event.points > 0 else BAD)


def objective_hexes(state: State, number: int) -> tuple[Hex, ...]:
    """Return the hexes of an objective; empty if there is none with this number."""
    return next((objective.hexes for objective in state.book.map.objectives if objective.number == number), ())


def draw_slip(
    show: CommandMotion[E], surface: pygame.Surface, head: str, small: str, share: float, foot: int = 0
) -> pygame.Rect:
    """Draw a banner over the board and return its rectangle.

    It keeps clear of the minimap, drops in and fades out; `share` is the progress of the motion from 0 to 1. `foot` is
    extra height below the text, in unscaled pixels.
    """
    px, large, face = theme.px, theme.font("heading", 26), theme.font("typewriter", 15)
    lines = face.wrap(small, px(380)) if small else []
    widths = [large.width(head), *map(face.width, lines)]
    area = pygame.Rect(0, 0, round(max(widths)) + px(52), px(62 + 22 * len(lines) + foot))
    free = show.desk.view.camera.free
    area = aside(within(free.inflate(-px(24), -px(24)), area.size), free, [show.desk.view.minimap.rect])
    drop = 0 if eyes.still() else round((1 - eased(min(1.0, share * 4))) * px(24))
    plate = pygame.Surface(area.size, pygame.SRCALPHA)
    theme.draw_panel(plate, plate.get_rect(), kind="form")
    pygame.draw.rect(plate, theme.LINE, plate.get_rect(), max(1, px(1.5)))
    large.draw(plate, head, (area.width // 2, px(42)), theme.INK, align="center")
    for place, line in enumerate(lines):
        face.draw(plate, line, (area.width // 2, px(68 + 22 * place)), theme.INK_2, align="center")
    if share > FADES and not eyes.still():
        plate.set_alpha(round(255 * (1 - faded((share - FADES) / (1 - FADES)))))
    surface.blit(plate, area.move(0, -drop))
    return area.move(0, -drop)
