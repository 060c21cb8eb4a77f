"""Preview of an order: reachable hexes by impulse, and the impulses in which the man may fire (6.0)."""

from __future__ import annotations

import functools

import pygame

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, shapes, theme
from combat.engine.tabletop.hexes.hex_marks import cell
from combat.engine.tabletop.overlay.free_places import around, aside
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.tabletop.thing import MarkerId
from combat.engine.words import text
from combat.engine.words.grammar import percents
from combat.engine.words.line import Spoken
from combat.games.volume1.prompts.ask_orders import AskOrders
from combat.games.volume1.prompts.order_tray import fitting_order
from combat.games.volume1.rules.book import OrderType
from combat.games.volume1.rules.fighting import chances, fire
from combat.games.volume1.rules.orders import give_orders as rules
from combat.games.volume1.rules.orders import movement
from combat.games.volume1.rules.state import Man, Order, State
from combat.games.volume1.standing.drawn_move import Leg, draw, timed
from combat.games.volume1.standing.move_slots import slots
from combat.games.volume1.standing.way_search import reach
from combat.games.volume1.table import palette
from combat.games.volume1.table.overlays import rough_marks, sight_key
from combat.games.volume1.table.overlays.drawn_paths import draw_disc
from combat.games.volume1.table.pieces import chip_places, lines_past_men
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import consequences, names, order_odds

DISC, SMALL = 17, 13

FIRING = ("fire", "fire-else-move")
"""Entries of an order at which a man fires."""
NUMBERED = 60
"""Minimum width of a hex for its number, in pixels at scale 1."""


def reaches(state: State, man: Man, kind: OrderType) -> dict[Hex, int]:
    """Return the hexes that a man can reach under an order, each with the first impulse in which he can be there."""
    there = replace(man, order=Order(kind.id))
    left = slots(state, there)
    return {hex_: left[depth - 1].impulse for hex_, depth in reach(state, there, left).items()}


def firing(state: State, man: Man, kind: OrderType, steps: list[tuple[Hex, int]]) -> Man | None:
    """Return the man at the place and with the order of his first shot, after the given steps (hex, impulse).

    Return None if the order allows no shot, if he must move first and no step is given, or if he would be in an
    enemy's hex.
    """
    first = next((impulse for impulse, figure in enumerate(kind.figures, 1) if figure.startswith("fire")), 0)
    before = [hex_ for hex_, impulse in steps if impulse < first]
    if not first or (not before and any(figure.startswith("must") for figure in kind.figures[: first - 1])):
        return None
    there = replace(man, order=Order(kind.id), hex=before[-1] if before else man.hex)
    return None if any(one.side != man.side and not one.held_by for one in state.men_in(there.place)) else there


def _draw_number(surface: pygame.Surface, centre: tuple[int, int], impulse: int) -> None:
    """Draw the impulse in which he can be there."""
    disc = pygame.Rect(0, 0, theme.px(20), theme.px(20))
    disc.center = centre
    surface.blit(shapes.rounded(disc.size, disc.width / 2, (*theme.FIELD, 225), palette.MUST, 1.0), disc)
    theme.font("sans", 15, 700).draw_in(surface, str(impulse), disc, palette.MUST, align="center")


@functools.lru_cache(maxsize=8)
def _entries(kinds: tuple[str, ...]) -> sight_key.Entries:
    """Return the legend entries for some kinds of numbers and marks."""

    def sample(kind: str, size: tuple[int, int]) -> pygame.Surface:
        plate = pygame.Surface(size, pygame.SRCALPHA)
        middle = plate.get_rect().center
        if kind == "reach":
            _draw_number(plate, middle, 1)
        elif kind == "fires":
            draw_disc(plate, middle, "1", SMALL * 0.8, theme.FIELD, palette.FIRE)
        else:
            rough_marks.stamp(plate, middle)
        return plate

    def entries(size: tuple[int, int]) -> tuple[sight_key.Entry, ...]:
        return tuple((sample(kind, size), text(f"ghost-key-{kind}")) for kind in kinds)

    return entries


class OrderGhost:
    """Preview shown while orders are given.

    It is of the order marker that is dragged or under the pointer, else of the selected man's order.
    """

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk
        self._key: tuple[object, ...] = ()
        self._reach: dict[Hex, int] = {}
        self._shown: tuple[object, ...] = ()
        self._steps: tuple[Leg, ...] = ()

    def carried(self) -> str:
        """Return the order whose marker is dragged, or "" if none is."""
        held = self.desk.input.held.thing if self.desk.input.held is not None else None
        return held.id if isinstance(held, MarkerId) and held.kind == "order" else ""

    def fitting(self, man: str, order: str) -> str:
        """Return the id of the order that a man would get from an order marker of the tray; slow variants share a
        marker.
        """
        return fitting_order(self.desk.state, man, order) if isinstance(self.desk.prompt, AskOrders) else order

    def subject(self) -> tuple[Man, OrderType] | None:
        """Return the man and the order of the preview, or None if there is nothing to preview."""
        desk = self.desk
        if not isinstance(desk.prompt, AskOrders) or desk.title_desk.sight:
            return None
        carried = self.carried()
        man = desk.state.men.get(desk.input.pointer.piece) if carried else desk.title_desk.chosen
        if man is None or man.side == "enemy" or not man.on_board:
            return None
        order = carried or desk.title_desk.pointed_marker.order or (man.order.id if man.order is not None else "")
        if not order:
            return None
        order = self.fitting(man.id, order)
        if rules.order_refusal(desk.state, man.id, order) is not None:
            return None
        return man, desk.state.book.charts.orders[order]

    def reach(self) -> dict[Hex, int]:
        """Return the reachable hexes of the preview, each with its impulse; empty without a preview. Cached."""
        subject = self.subject()
        if subject is None:
            return {}
        man, kind = subject
        key = (man, kind.id)
        if key != self._key:
            self._key, self._reach = key, reaches(self.desk.state, man, kind)
        return self._reach

    def throws_down(self, hex_: Hex) -> bool:
        """Return whether the man would have to duck back in a reachable hex (7.07)."""
        subject = self.subject()
        if subject is None or hex_ not in self.reach():
            return False
        return movement.throws_down(self.desk.state, replace(subject[0], order=Order(subject[1].id)), hex_)

    # -- odds ---------------------------------------------------------------------------------------------------

    def tip(self) -> Tip | None:
        """Return a tooltip with the odds of the dragged order for the man under it, or None."""
        subject = self.subject() if self.carried() else None
        place = self.desk.title_desk.people.place_of(subject[0].id) if subject is not None else None
        if subject is None or place is None:
            return None
        man, kind = subject
        vain = consequences.in_vain(self.desk.state, man.id, kind.id)
        lines = (names.order(kind.id), *vain, *order_odds.of_order(self.desk.state, man.id, kind.id))
        return Tip(("held", man.id, kind.id), lines, place.rect)

    def in_hex(self, hex_: Hex) -> tuple[Spoken, ...]:
        """Return tooltip lines with the order's odds in a reachable hex; empty for other hexes."""
        subject = self.subject()
        if subject is None or hex_ not in self.reach():
            return ()
        man, kind = subject
        there = replace(man, order=Order(kind.id))
        shooter = firing(self.desk.state, man, kind, [(leg.end, leg.impulse) for leg in self.steps()])
        return order_odds.in_hex(self.desk.state, there, shooter, hex_)

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the reachable hexes with the number of the impulse."""
        view = self.desk.view
        reach = self.reach()
        if not reach:
            return
        size = (round(view.place_width), round(view.place_height))
        mark = cell("area", size, theme.scale())
        safe = view.rect.inflate(size[0], size[1])
        for hex_, found in reach.items():
            x, y = view.centre(hex_)
            if not safe.collidepoint(x, y):
                continue
            surface.blit(mark, mark.get_rect(center=(x, y)))
            if size[0] >= theme.px(NUMBERED) and not self.desk.state.men_in(hex_):
                _draw_number(surface, (x, y + round(size[1] * 0.3)), found)
                if self.throws_down(hex_):
                    rough_marks.draw_mark(surface, self.desk, hex_)

    def draw_badges(self, surface: pygame.Surface) -> None:
        """Draw the numbers of occupied hexes above the counters."""
        reach, view, men = self.reach(), self.desk.view, self.desk.state.men
        if not reach or view.place_width < theme.px(NUMBERED):
            return
        for man in men.values():
            if man.fell_at in reach and man.fell_at is not None:
                x, y = view.centre(man.fell_at)
                _draw_number(surface, (x, y + round(view.place_height * 0.3)), reach[man.fell_at])
        for hex_ in lines_past_men.boxes(self.desk):
            if hex_ in reach:
                _draw_number(surface, lines_past_men.free_spot(self.desk, hex_), reach[hex_])

    def draw_key(self, surface: pygame.Surface) -> None:
        """Draw the legend of numbers and marks at the edge of the board, where it covers no men."""
        subject, view = self.subject(), self.desk.view
        kinds = []
        if view.place_width >= theme.px(NUMBERED):
            if self.reach():
                kinds.append("reach")
            if subject is not None and any(figure in FIRING for figure in subject[1].figures):
                kinds.append("fires")
            seen = (hex_ for hex_ in self.reach() if view.rect.collidepoint(view.centre(hex_)))
            if rough_marks.asked(self.desk) or any(map(self.throws_down, seen)):
                kinds.append("rough")
        if kinds:
            sight_key.legend(surface, view, _entries(tuple(kinds)), sight_key.men_in_view(self.desk))

    def goal(self) -> Hex | None:
        """Return the reachable hex under the pointer or cursor, or None."""
        where = self.desk.input.where
        return where if where in self.reach() else None

    def steps(self) -> tuple[Leg, ...]:
        """Return the path to the hex of `goal` as the man's drawn move would take it; empty without one. Cached."""
        subject, goal = self.subject(), self.goal()
        if subject is None or goal is None:
            return ()
        man, kind = subject
        key = (man, kind.id, goal, self.desk.session.answers)
        if key != self._shown:
            there = replace(man, order=Order(kind.id))
            move = draw(self.desk.state, there, [goal])
            self._shown, self._steps = key, timed(self.desk.state, there, move.way[1:]) if move is not None else ()
        return self._steps

    def draw_path(self, surface: pygame.Surface) -> None:
        """Draw the dashed path to the hex under the pointer, unless a click there would draw a move."""
        view = self.desk.view
        for leg in () if self.desk.title_desk.moves.preview else self.steps():
            pencil.dashes(surface, view.centre(leg.start), view.centre(leg.end))

    def draw_figures(self, surface: pygame.Surface) -> None:
        """Draw the impulse of each step, the impulses in which the man may fire, and his targets."""
        subject = self.subject()
        if subject is None:
            return
        man, kind = subject
        assert man.hex is not None
        steps = [(leg.end, leg.impulse) for leg in self.steps()]
        for hex_, impulse in () if self.desk.title_desk.moves.preview else steps:
            draw_disc(surface, lines_past_men.free_spot(self.desk, hex_), str(impulse), DISC, theme.CHOSEN, theme.INK)
        fires = [n for n, figure in enumerate(kind.figures, 1) if figure in FIRING]
        if not steps:
            self._draw_fires(surface, self.desk.view.centre(man.hex), fires, self.desk.title_desk.people.size)
        else:
            for place, (hex_, impulse) in enumerate(steps):
                until = steps[place + 1][1] if place + 1 < len(steps) else 5
                here = [n for n in fires if impulse < n < until]
                self._draw_fires(surface, self.desk.view.centre(hex_), here, 0)
        shooter = firing(self.desk.state, man, kind, steps)
        if shooter is not None:
            self._draw_targets(surface, shooter)

    def _draw_fires(self, surface: pygame.Surface, at: tuple[int, int], impulses: list[int], clear: int) -> None:
        """Draw small white discs with the impulses in which he fires."""
        px = theme.px
        x, y = at[0] + px(26), at[1] - px(10)
        if clear:
            x, y = at[0] + clear // 2 + px(16), at[1] - clear // 2 + px(4)
        for place, impulse in enumerate(impulses):
            draw_disc(surface, (x, y + place * px(27)), str(impulse), SMALL, theme.FIELD, palette.FIRE)

    def _draw_targets(self, surface: pygame.Surface, shooter: Man) -> None:
        """Draw his targets from where he will be, each with the chance of one shot."""
        state, area = self.desk.state, self.desk.view.camera.open
        taken = chip_places.counter_boxes(self.desk)
        for foe in fire.targets(state, shooter):
            place, shot = self.desk.title_desk.people.place_of(foe.id), chances.best_shot(state, shooter, foe)
            if place is None or shot is None:
                continue
            words = text("percent", percent=percents.percent(shot.odds.each))
            face = theme.font("sans", 14, 700)
            box = pygame.Rect(0, 0, round(face.width(words)) + theme.px(14), theme.px(22))
            counter = chip_places.counter_box(self.desk, place)
            below, above, *sides = around(counter, box.size, theme.px(4))
            box = aside((above, below, *sides), area, taken)
            taken.append(box)
            surface.blit(shapes.rounded(box.size, theme.px(11), theme.FIELD, palette.FIRE, 1.8 * theme.scale()), box)
            face.draw_in(surface, words, box, palette.FIRE, align="center")
