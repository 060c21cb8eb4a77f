"""Mouse control of a table: hovering, clicking, dragging and panning."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.tabletop.hands.picking_box import PickingBox
from combat.engine.tabletop.map.board_view import THRESHOLD, at_rim
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.tabletop.pointer import Held
from combat.engine.tabletop.thing import MarkerId, PieceId, Thing
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text
from combat.engine.words.line import Spoken

if TYPE_CHECKING:
    from combat.engine.tabletop.hands.host import TableHost

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])
Draw = Callable[[pygame.Surface], None]
_AWAY = (-1, -1)
"""A point outside all panes."""


def _with_shift() -> bool:
    return bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)


class Mouse(Generic[S, B, P]):
    """Passes mouse events to the desk and the current prompt."""

    def __init__(self, scene: TableHost[S, B, P]) -> None:
        self.scene, self.desk, self.view = scene, scene.desk, scene.view
        self.position, self._known = (0, 0), False
        """Position of the pointer, once it has moved."""
        self._pressed: Sequence[Thing[P]] | None = None
        """Things under the pointer when a button was pressed on the board; None if pressed elsewhere."""
        self.box: PickingBox | None = None
        """The selection box being drawn."""
        self._turned = 0.0
        """Fractional wheel steps for turning what is dragged."""
        self._listed = False
        """Whether the pointer is on a piece listed in a pane, whose place is highlighted."""

    @property
    def dragging(self) -> bool:
        """Return whether something is being dragged."""
        return self.desk.input.held is not None and self.desk.input.held.moved

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle a mouse or wheel event; return whether it was used."""
        if event.type == pygame.MOUSEMOTION:
            return self._move(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.position = event.pos
            self.desk.input.set_device(keys=False)
            self.desk.input.pointing = True
            return event.button <= 3 and self._press(event)
        if event.type == pygame.MOUSEBUTTONUP:
            self.position = event.pos
            return event.button <= 3 and self._release(event)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type == pygame.WINDOWLEAVE:
            self.leave()
            self.scene.dirty |= self.scene.tooltip.hide()
            return True
        return self.view.handle(event)

    @property
    def at_rim(self) -> bool:
        """Return whether the pointer is at the edge of the window, where the board scrolls.

        False while dragging or without edge scrolling.
        """
        scrolls = self.desk.app.settings.edge_scroll and not self.dragging and pygame.mouse.get_focused()
        return scrolls and self._known and at_rim(self._window, self.position)

    @property
    def _window(self) -> pygame.Rect:
        return pygame.Rect((0, 0), self.desk.app.size)

    def update(self, dt: float) -> None:
        """Scroll the board while the player drags to its edge, or while the pointer is at the edge of the window."""
        if self.dragging and self.desk.app.settings.edge_scroll:
            self._pull(dt)
        elif self.at_rim:
            self.view.edge_pull(self.position, dt, self._window)

    def _pull(self, dt: float) -> None:
        """Scroll while dragging, except over a piece, and update what is under the pointer."""
        if self.desk.input.pointer.piece:
            self.view.edge_let_go()
            return
        before = self.view.camera.origin
        self.view.edge_pull(self.position, dt)
        if self.view.camera.origin != before:
            self._point(self.position)
            self.desk.redraw("board")

    # -- pointing -----------------------------------------------------------------------------------------------

    def _part(self, position: tuple[int, int]) -> str | None:
        return self.scene.panes.at(position)

    def point_again(self) -> None:
        """Update the target under the pointer, as after a move of the camera; nothing changes if the pointer is
        hidden.
        """
        if pygame.mouse.get_visible():
            self._point(self.position)

    def _move(self, event: pygame.event.Event) -> bool:
        self.position, self._known = event.pos, True
        if not self.desk.input.pointing:
            self.desk.input.pointing = True
            self.desk.changed("pointed")
        held = self.desk.input.held
        if held is not None:
            far = max(abs(event.pos[0] - held.start[0]), abs(event.pos[1] - held.start[1]))
            if not held.moved and far >= theme.px(THRESHOLD):
                held.moved = True
                if isinstance(held.thing, PieceId) and self.desk.title_hooks.board_input.may_carry(held.thing):
                    self.desk.selection.select(held.thing.id)
                self.desk.changed("carried")
            held.at = event.pos
            self._point(event.pos)
            if held.moved:
                self._tip(event.pos)
                if self.view.ground.counted:
                    self.desk.redraw("board")
                else:  # only the air layer changes
                    self.view.stir()
            return True
        if self.box is not None:
            self.box.draw_to(event.pos)
            self.desk.redraw("board")
            return True
        self.view.handle(event)
        self._point(event.pos)
        self._pass_over(event.pos)
        self.scene.bar.group.handle(event)
        self.scene.log.handle(event)
        self._tip(event.pos)
        return True

    def _pass_over(self, position: tuple[int, int]) -> None:
        """Report the pointer's position to all panes."""
        for name, part in self.scene.parts.items():
            if GUARD.ask(part.move, False, position):
                self.desk.redraw(name)

    def leave(self) -> None:
        """Clear the target under the pointer, as the pointer has left the window or is over a dialog."""
        self.view.point_at(None)
        self._pass_over(_AWAY)

    def _point(self, position: tuple[int, int]) -> None:
        """Update what is under the pointer; it is found where things are drawn, so that both may fail alike."""
        GUARD.ask(self._find, None, position)

    def _find(self, position: tuple[int, int]) -> None:
        """Find what is under the pointer; for a piece listed in a pane highlight its place."""
        desk, where = self.desk, self._part(position)
        on_board = where == "board"
        self.view.point_at(position if on_board and desk.input.pointing else None)
        if desk.title_hooks.board_input.hover(position if on_board else None):
            desk.redraw("board")
        if on_board:
            things = desk.title_hooks.board_input.things_at(position)
            below = (thing for thing in things if not isinstance(thing, MarkerId))
            self._light_listed("")
            desk.input.point_at(next(below, None), desk.input.place_at(position))
            return
        part = self.scene.parts.get(where or "")
        piece = part.piece_at(position) if part is not None else ""
        self._light_listed(piece)
        desk.input.point_at(PieceId(piece) if piece else None)

    def _light_listed(self, piece: str) -> None:
        place = self.desk.title_hooks.place_of(piece) if piece else None
        if piece or self._listed:
            self.desk.log_places.light((place,) if place is not None else ())
        self._listed = bool(piece)

    def _tip(self, position: tuple[int, int]) -> None:
        if self.scene.tooltip.holds(position):
            return
        where = self._part(position)
        tip = GUARD.ask(self._tip_at, None, where, position)
        if tip is None:
            changed = self.scene.tooltip.hide()
        else:
            asked = [] if where == "board" else GUARD.ask(self.scene.camera_director.in_question, [])
            clear = [*tip.clear, *self.scene.laid_over(), *asked, self.scene.bar.rect]
            changed = self.scene.tooltip.point_at(tip.about, tip.lines, tip.anchor, tip.key, clear=clear)
        self.scene.dirty |= changed

    def _tip_at(self, where: str | None, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip for a point in a pane, else None."""
        if where == "board" or self.desk.input.held is not None:
            return self.scene.handles.tip(position) or self.scene.layers.tip(position)
        return self.scene.parts[where].tip(position) if where in self.scene.parts else None

    # -- pressing -----------------------------------------------------------------------------------------------

    def _press(self, event: pygame.event.Event) -> bool:
        self._pressed = None
        laid = self.scene.layers.float()
        if event.button == 1 and laid is not None and laid[0].collidepoint(event.pos):
            return self.scene.layers.press(event.pos)
        where = self._part(event.pos)
        if self._press_note(where, event):
            return True
        if event.button == 1 and where in ("board", "frame") and self.scene.handles.press(event.pos):
            return True
        if event.button == 1 and self.scene.scrolled.press(where or "", event.pos):
            self.desk.redraw(where or "")
            return True
        if where == "prompt" and event.button == 1:
            return self.scene.bar.group.handle(event)
        if where == "board" and event.button == 1 and self.desk.mirror.busy and self._lift_any(event.pos):
            return True
        if self.desk.mirror.busy and event.button == 1 and where in self.desk.table.panes_of("skippable"):
            self.desk.animation.skip()
            return True
        if event.button == 3 and (self._cancel() or (where != "board" and self._offer_listed(where, event.pos))):
            return True
        if where == "log":
            return self.scene.log.handle(event)
        if where == "board":
            return self._press_board(event)
        if where in self.scene.parts:
            return self.scene.parts[where].press(event.pos, event.button)
        return False

    def _press_note(self, where: str | None, event: pygame.event.Event) -> bool:
        """Open the rule whose number is pressed in a tooltip or pane; return whether the press was used."""
        rule = self._rule_at(where, event.pos) if event.button == 1 else ""
        taken = bool(rule) or (event.button == 1 and self.scene.tooltip.covers(event.pos))
        self.scene.dirty |= self.scene.tooltip.hide()
        if rule:
            self.desk.app.consult(rule)
        return taken

    def _rule_at(self, where: str | None, position: tuple[int, int]) -> str:
        """Return the rule number at a point, of a tooltip or a pane; "" for none."""
        on_note = self.scene.tooltip.rule_at(position)
        return on_note or (self.scene.parts[where].rule_at(position) if where in self.scene.parts else "")

    def _press_board(self, event: pygame.event.Event) -> bool:
        if event.button == 1 and self.scene.layers.press(event.pos):
            return True
        if self.view.minimap.rect.collidepoint(event.pos):
            return self.view.handle(event)
        things = self._things_at(event.pos)
        prompt = self.desk.prompt if event.button == 1 else None
        carried = next((thing for thing in things if prompt is not None and prompt.may_carry(thing)), None)
        if carried is not None:
            self.desk.input.lift(carried, event.pos)
            return True
        if event.button == 1 and self._lift_any(event.pos):
            return True
        if event.button == 1 and _with_shift():
            self.box = PickingBox(event.pos)
            return True
        self._pressed = things
        self.view.handle(event)
        return True

    def _things_at(self, position: tuple[int, int]) -> Sequence[Thing[P]]:
        """Return the things at a point of the board, the topmost first."""
        return GUARD.ask(self.desk.title_hooks.board_input.things_at, (), position)

    def _lift_any(self, position: tuple[int, int]) -> bool:
        """Start dragging what may be dragged at any time; return whether there is anything."""
        board = self.desk.title_hooks.board_input
        carried = next((thing for thing in self._things_at(position) if board.may_carry(thing)), None)
        if carried is not None and not self.view.minimap.rect.collidepoint(position):
            self.desk.input.lift(carried, position)
            return True
        return False

    def _cancel(self) -> bool:
        """Cancel a drag or selection box; return False to leave the right button to panning and deselecting."""
        if self.box is not None:
            self.box = None
            self.desk.redraw("board")
            return True
        if self.desk.input.held is not None:
            self.drop_nowhere()
            return True
        return False

    def _offer_listed(self, where: str | None, position: tuple[int, int]) -> bool:
        """Open the menu of a log line or listed piece, or help; return whether there is any."""
        if where in self.scene.parts and self.scene.parts[where].helps_at(position):
            self.scene.help()
            return True
        line = self.scene.log.line_at(position) if where == "log" else None
        piece = self.scene.parts[where].piece_at(position) if where in self.scene.parts else ""
        spot = line or (PieceId(piece) if piece else None)
        return spot is not None and self.scene.offer((spot,), position)

    def drop_nowhere(self) -> None:
        """Stop dragging without dropping the thing anywhere."""
        self.desk.input.let_go()
        self.scene.dirty |= self.scene.tooltip.hide()

    def _release(self, event: pygame.event.Event) -> bool:
        self.scene.bar.group.handle(event)
        self.scene.log.handle(event)
        held = self.desk.input.held
        if event.button == 1 and (held is not None or self.box is not None):
            self.view.point_at(event.pos)  # the view has seen no motion since the press
        if held is not None and event.button == 1:
            self._let_go(held, event.pos)
            return True
        if self.box is not None and event.button == 1:
            self._close_box(event)
            return True
        panned = self.view.handle(event)
        if not panned and self._pressed is not None and self._part(event.pos) == "board":
            self._click_board(event, self._pressed)
        self._pressed = None
        self._point(event.pos)
        return True

    def _let_go(self, held: Held[P], position: tuple[int, int]) -> None:
        """Drop what is dragged on what is below; without a drag click it, or skip the animation."""
        if held.moved:
            # update before releasing: afterwards a stack under the pointer may fan out
            self._point(position)
            self._pass_over(position)
            self.drop_nowhere()
            self._drop(held, position)
            return
        self.drop_nowhere()
        self._point(position)
        self._pass_over(position)
        if self.desk.mirror.busy:
            self.desk.animation.skip()
        else:
            self._click([held.thing])

    def _close_box(self, event: pygame.event.Event) -> None:
        """Select the pieces in the box; a tiny box counts as a Shift+click."""
        box, self.box = self.box, None
        assert box is not None
        self.desk.redraw("board")
        if box.is_click:
            self._click(self.desk.title_hooks.board_input.things_at(event.pos))
        else:
            self.desk.title_hooks.board_input.gather(box.rect)

    def _drop(self, held: Held[P], position: tuple[int, int]) -> None:
        """Drop a thing; if that is refused, show the reason, scroll back to the piece, and select again whom the
        question is about.
        """
        why, thing, prompt = self._refused(held.thing, self._part(position)), held.thing, self.desk.prompt
        subject = prompt.decision.subject if prompt is not None else ""
        if why and isinstance(thing, PieceId) and self.desk.title_hooks.has(subject):
            self.desk.selection.select(subject)
        if why:
            self.desk.notice.show(why)
        place = self.desk.title_hooks.place_of(thing.id) if why and isinstance(thing, PieceId) else None
        if place is not None:
            self.view.framing.bring(place)

    def _refused(self, thing: Thing[P], where: str | None) -> Spoken:
        """Drop a thing, or return why it cannot be dropped; "" also where a marker or card is simply put back."""
        desk, prompt, on = self.desk, self.desk.prompt, self.desk.input.pointer.thing
        asked = prompt if prompt is not None and prompt.may_carry(thing) else None
        panes = asked.dropped_in(thing) if asked is not None else ("board",)
        beside = where == "board" and on is None and desk.input.pointer.place is None
        if where is None or where not in panes or beside:
            return text("dropped-off-map") if isinstance(thing, PieceId) and "board" in panes else ""
        taker = asked or desk.title_hooks.board_input
        why = taker.refuses(thing, on)
        if not why:
            taker.drop(thing, on)
        return why

    def _click_board(self, event: pygame.event.Event, pressed: Sequence[Thing[P]]) -> None:
        """Click what the button was pressed on, even if the board has moved since; the right button opens its menu.

        A click beside the board deselects.
        """
        has = self.desk.title_hooks.has
        still = [thing for thing in pressed if not isinstance(thing, PieceId) or has(thing.id)]
        if event.button == 3:
            if not self.scene.offer(still, event.pos):
                self.desk.selection.select("")
        elif event.button == 1 and still and not self._click(still):
            self.desk.selection.select("")

    def _click(self, things: Sequence[Thing[P]]) -> bool:
        """Click the topmost thing that the prompt uses, else select a piece; return whether anything was used."""
        prompt, board = self.desk.prompt, self.desk.title_hooks.board_input
        if _with_shift() and any(board.also(thing) for thing in things):
            return True
        for thing in things:
            if prompt is not None and prompt.click(thing):
                return True
            if board.click(thing):
                return True
            if isinstance(thing, PieceId):
                self.desk.selection.select(thing.id)
                return True
        return False

    def _turn(self, event: pygame.event.Event) -> bool:
        """Turn what is dragged, clockwise when the wheel moves towards the player."""
        self._turned -= getattr(event, "precise_y", event.y)
        steps = int(self._turned)
        self._turned -= steps
        self.desk.input.turn(steps)
        return True

    def _wheel(self, event: pygame.event.Event) -> bool:
        where = self._part(pygame.mouse.get_pos())
        if self.view.ground.headings is not None and (self.dragging or (where == "board" and self._with_alt())):
            return self._turn(event)
        if where == "board":
            self.view.handle(event)
            self.point_again()
            return True
        self.scene.dirty |= self.scene.tooltip.hide()
        if where == "log":
            taken = self.scene.log.handle(event)
            self.point_again()
            return taken
        if self.scene.scrolled.wheel(where or "", getattr(event, "precise_y", event.y)):
            self.desk.redraw(where or "")
            return True
        if where in self.scene.parts and self.scene.parts[where].wheel(getattr(event, "precise_y", event.y)):
            self.desk.redraw(where)
            return True
        return False

    def _with_alt(self) -> bool:
        """Return whether Alt is held for a question whose answers have a heading, so that the wheel turns it."""
        prompt = self.desk.prompt
        return prompt is not None and prompt.turns and bool(pygame.key.get_mods() & pygame.KMOD_ALT)

    # -- what is carried ----------------------------------------------------------------------------------------

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Return the rectangle and drawing function of the dragged thing or the selection box, or None without
        either.
        """
        held = self.desk.input.held
        if self.box is not None:
            return self.box.float()
        if held is None or not held.moved:
            return None
        piece = self.desk.title_hooks.board_input.face(held.thing)
        at = self._settled_at(held)
        x, y = at[0] - piece.size[0] // 2, at[1] - piece.size[1] // 2
        box = pygame.Rect(x, y, *piece.size).inflate(theme.px(30), theme.px(30))
        return box, lambda surface: piece.draw(surface, x, y)

    def _settled_at(self, held: Held[P]) -> tuple[int, int]:
        """Return the screen position of the dragged thing: under the pointer, or where it would come to rest."""
        prompt, place = self.desk.prompt, self.desk.input.pointer.place
        if prompt is None or place is None or not prompt.may_carry(held.thing):
            return held.at
        settled = prompt.settled(place)
        return held.at if settled == place else self.view.centre(settled)
