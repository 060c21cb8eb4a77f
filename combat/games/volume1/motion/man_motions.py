"""Animations of men: placed, moving, leaving, vanishing, and with flashing markers."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Protocol, TypeAlias, TypeVar

import pygame

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import eyes, shapes, theme
from combat.engine.tabletop.effects.shocks import along, trembling
from combat.engine.tabletop.hexes.hex_ways import way_between
from combat.engine.tabletop.motion import between, eased, faded
from combat.games.volume1.motion.battle_motion import BattleMotion
from combat.games.volume1.motion.casting import cast, repertoire
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.men import surrender
from combat.games.volume1.rules.orders import carrying
from combat.games.volume1.table import palette
from combat.games.volume1.table.pieces import counter_tags, counters
from combat.games.volume1.table.pieces.faces import ManFace
from combat.games.volume1.table.pieces.faces_from_state import man_face
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import refusals

FLASH: Mapping[type[Event], str] = {
    ev.ManSpotted: "eye",
    ev.ManHidden: "hidden",
    ev.ManAlerted: "alert",
    ev.ManWounded: "light-wound",
    ev.AmmoChanged: "low-ammo",
    ev.PrisonerHandedOver: "guard",
    ev.PrisonerFreed: "sprint",
    ev.WoundBandaged: "bad-wound-bandaged",
    ev.PapersTaken: "papers",
    ev.GrenadeDropped: "grenade-near",
}
"""The icon that flashes beside a man."""

Marked: TypeAlias = (
    ev.ManSpotted
    | ev.ManHidden
    | ev.ManAlerted
    | ev.ManWounded
    | ev.MoraleChanged
    | ev.AmmoChanged
    | ev.WoundBandaged
    | ev.PapersTaken
    | ev.PrisonerHandedOver
    | ev.PrisonerFreed
    | ev.GrenadeDropped
)
"""Events after which a man has another marker."""

Placed: TypeAlias = ev.ManPlaced | ev.EnemyPlaced | ev.ComradeFound | ev.Reinforced
"""Events that place a man on the board."""


RUNS = ("sprint", "evade", "run-and-gun", "charge", "rout")
"""Orders under which a man runs, and "rout" for a man who has broken."""
FEET = 0.26
"""Distance of a man's feet below the centre of his hex, in hex widths."""
CHARGE = 2.4
"""The exponent of a charging man's acceleration: higher values put more of the way late."""
TREMBLE, TREMBLES = 0.07, 0.16
"""Distance of a counter's trembling, in counter widths, and the seconds in which most of it has passed."""
DUCK = 0.12
"""Distance by which a man moves down when he takes cover, in counter widths."""

WAYS = {"left": (-1, 0), "right": (1, 0), "top": (0, -1), "bottom": (0, 1)}


class OfMan(Protocol):
    """Protocol of an event about one man."""

    @property
    def man(self) -> str:
        """Id of the man whom the event is about."""


M = TypeVar("M", bound=OfMan)


class AboutMan(BattleMotion[M]):
    """Base class of the animations of one man, shown in his hex."""

    def __init__(self, desk: VolumeDesk, event: M, duration: float, wait: bool) -> None:
        self.face: ManFace | None = None
        self.place: tuple[int, int] | None = None
        man = desk.state.men.get(event.man)
        if man is not None and man.hex is not None:
            self.face = man_face(desk.state, man)
        super().__init__(desk, event, duration, wait)
        if man is not None and man.hex is not None:
            self.place = desk.title_desk.people.single_corner(man.hex)

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        hex_ = self.place_of(self.event.man)
        return (hex_,) if hex_ is not None else ()


class Drop(AboutMan[Placed]):
    """A man being placed on the board."""

    def where(self) -> tuple[Hex, ...]:
        """Return (), as the camera need not move."""
        return ()

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the screen position of the man's counter while it drops; `share` runs from 0 to 1."""
        place = self.desk.title_desk.people.place_of(self.event.man)
        if place is None:
            return {}
        return {self.event.man: (place.x, place.y - round((1 - eased(share)) * theme.px(26)))}


class Arrival(Drop):
    """A man entering the board during the battle; the camera goes to him."""

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        return (self.event.hex,)


class Turn(AboutMan[ev.ManActivated]):
    """The start of a man's activation: a ring closes on him."""

    calls = False

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the ring; `share` runs from 0 to 1."""
        place = self.desk.title_desk.people.place_of(self.event.man)
        if place is None:
            return
        grow = round((1 - share) * theme.px(22))
        box = place.rect.inflate(grow + theme.px(6), grow + theme.px(6))
        pygame.draw.rect(surface, theme.CHOSEN, box, max(2, theme.px(2.5)), border_radius=theme.px(7))


STAGGER, STAGGERS = 0.07, 3.0
"""Distance by which a routed man sways to each side as he runs, in hex widths, and number of swings per hex."""


class Move(AboutMan[ev.ManMoved]):
    """A man moving to another hex; his prisoners and the man he carries move with him (7.18, 17.4).

    Runners raise dust, a charging man accelerates, and a routed man sways.
    """

    def __init__(self, desk: VolumeDesk, event: ev.ManMoved, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        guard = desk.state.men[event.man]
        self.broken = guard.morale == "rout"
        self.charges = guard.order is not None and guard.order.id == "charge" and not self.broken
        self.way = way_between(event.start, event.end)
        if not event.taken:
            run = "rout" if self.broken else guard.order.id if guard.order is not None else ""
            if run in RUNS:
                self._stir_up(run)
        led = surrender.prisoners_of(desk.state, event.man) if surrender.takes_along(guard) else []
        self.led = [man.id for man in led if man.hex == event.start]
        load = carrying.load_of(desk.state, event.man)
        self.led += [load] if load else []

    def _stir_up(self, run: str) -> None:
        """Start the dust effects where he starts and where he arrives."""
        for hex_, after in ((self.event.start, 0.0), (self.event.end, self.duration * 0.75)):
            cast(self, repertoire().deed(run), hex_, way=self.way, offset=(0.0, FEET), after=after)

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        return self.event.end, self.event.start

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the screen positions of the counters of the man and of those who move with him, by man.

        `share` runs from 0 to 1.
        """
        people = self.desk.title_desk.people
        goal = people.place_of(self.event.man)
        if goal is None:
            return {}
        start, gone = people.single_corner(self.event.start), eased(share)
        if self.charges and not eyes.still():
            gone = share**CHARGE
        x, y = between(start, (goal.x, goal.y), gone)
        if self.broken and not eyes.still():
            reel = math.sin(share * STAGGERS * math.tau) * math.sin(share * math.pi) * STAGGER
            aside = along(self.way + 90, reel * self.desk.view.place_width)
            x, y = x + round(aside[0]), y + round(aside[1])
        found = {self.event.man: (x, y)}
        end = people.single_corner(self.event.end)
        for man in self.led:
            place = people.place_of(man)
            if place is not None:
                goal_of_his = (place.x + end[0] - start[0], place.y + end[1] - start[1])
                found[man] = between((place.x, place.y), goal_of_his, gone)
        return found


class Hold(AboutMan[ev.ManHeld]):
    """A man staying in his hex although his order required a move; the reason is shown beside him."""

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the reason beside the man."""
        place = self.desk.title_desk.people.place_of(self.event.man)
        if place is not None:
            why = refusals.held(self.desk.state, self.event)
            theme.draw_note(surface, (why,), place.rect.right + theme.px(6), place.y, theme.INK)


class Leave(AboutMan[ev.ManLeft | ev.PrisonerLedOff]):
    """A man walking off the board."""

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the counter walking off and fading; `share` runs from 0 to 1."""
        if self.place is None or self.face is None:
            return
        dx, dy = WAYS.get(self.event.edge, (0, 0))
        reach = round(eased(share) * self.desk.view.place_width)
        _fade(surface, self, (self.place[0] + dx * reach, self.place[1] + dy * reach), 1 - share)


class Vanish(AboutMan[ev.DummyRemoved]):
    """A man who proves to be a dummy, fading out."""

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the fading counter within a growing frame; `share` runs from 0 to 1."""
        if self.place is None or self.face is None:
            return
        _fade(surface, self, self.place, 1 - faded(share))
        grow = round(share * theme.px(18))
        size = self.desk.title_desk.people.size
        box = pygame.Rect(0, 0, size + grow, size + grow)
        box.center = (self.place[0] + size // 2, self.place[1] + size // 2)
        ink = (*theme.CUT, round(255 * (1 - share)))
        surface.blit(shapes.rounded(box.size, theme.px(8), (*theme.CUT, 0), ink, max(2.0, theme.px(3))), box)


def _fade(surface: pygame.Surface, show: AboutMan[M], place: tuple[int, int], strength: float) -> None:
    assert show.face is not None
    piece = counters.man(show.face, show.desk.title_desk.people.size)
    copy = piece.surface.copy()
    copy.set_alpha(round(255 * max(0.0, min(1.0, strength))))
    surface.blit(copy, (place[0] - piece.origin[0], place[1] - piece.origin[1]))


class Flash(AboutMan[Marked]):
    """A marker flashing beside a man who is spotted, alert or wounded, or whose morale has changed."""

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the flashing marker; `share` runs from 0 to 1."""
        self._badge(surface, share, self.event.man)

    def _badge(self, surface: pygame.Surface, share: float, man: str) -> None:
        """Draw the marker above one man."""
        place = self.desk.title_desk.people.place_of(man)
        if place is None:
            return
        state = self.event.after if isinstance(self.event, ev.MoraleChanged) else FLASH[self.event.__class__]
        size = round(theme.px(40) * (1.25 - 0.25 * eased(min(1.0, share * 2.5))))
        strength = 1.0 if share < 0.7 else (1 - share) / 0.3
        ground, ink = palette.state_look(state) if state != "eye" else (theme.CHOSEN, theme.INK)
        box = pygame.Rect(0, 0, size, size)
        box.midbottom = (place.x + place.size // 2, place.y - theme.px(4))
        badge = pygame.Surface(box.size, pygame.SRCALPHA)
        badge.blit(shapes.rounded(box.size, size / 2, ground, theme.EDGE, max(1.0, theme.px(1.6))), (0, 0))
        inner = badge.get_rect().inflate(-size // 4, -size // 4)
        theme.draw_icon(badge, state, inner, ink)
        badge.set_alpha(round(255 * strength))
        surface.blit(badge, box)


class Struck(Flash):
    """A wound or a break of morale: the man's counter trembles under the flashing marker."""

    def __init__(self, desk: VolumeDesk, event: Marked, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        breaks = not isinstance(event, ev.MoraleChanged) or event.after == "rout"
        self.trembles = TREMBLE if breaks else 0.0
        if breaks:
            cast(self, repertoire().deed("quake"), self.place_of(event.man))

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the screen position of the trembling counter; {} if it does not tremble. `share` runs from 0 to 1."""
        if not self.trembles or eyes.still():
            return {}
        return self.step(self.event.man, (self.trembles * trembling(share * self.duration, TREMBLES), 0.0))


class Tab(AboutMan[ev.OrderPlaced]):
    """Order tab flashing under a man who gets an order; a man who ducks back moves down briefly (7.19)."""

    calls = False

    def __init__(self, desk: VolumeDesk, event: ev.OrderPlaced, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        self.ducks = event.order is not None and event.order.id == "duck-back"
        if self.ducks:
            cast(self, repertoire().deed("scramble"), self.place_of(event.man), offset=(0.0, FEET))

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the screen position of a ducking man's counter; {} for others. `share` runs from 0 to 1."""
        if not self.ducks or eyes.still():
            return {}
        return self.step(self.event.man, (0.0, DUCK * math.sin(math.pi * share)))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the flash on the order tab; `share` runs from 0 to 1."""
        place = self.desk.title_desk.people.place_of(self.event.man)
        if place is None or self.event.order is None:
            return
        box = pygame.Rect(place.x, place.y + place.size, place.size, counter_tags.tab_height(place.size))
        ink = (*theme.CHOSEN, round(200 * (1 - share)))
        surface.blit(shapes.rounded(box.size, theme.px(3), ink), box)
