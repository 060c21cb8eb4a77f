"""The mouse at the table: it points, clicks, carries markers, men and cards, and pans the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.desk import Held
from combat.engine.tabletop.map.board_view import THRESHOLD
from combat.engine.tabletop.thing import CardId, HexPlace, MarkerId, PieceId, Thing
from combat.games.volume1.table.pieces import card_pictures, counters, markers
from combat.games.volume1.table.pieces.faces_from_state import friendly_card_face, man_face, order_face

if TYPE_CHECKING:
    from combat.engine.tabletop.table_scene import TableScene

Draw = Callable[[pygame.Surface], None]


class Mouse:
    """Turns mouse events into what the desk and the pending question understand."""

    def __init__(self, scene: TableScene) -> None:
        self.scene, self.desk, self.view = scene, scene.desk, scene.view
        self.position = (0, 0)
        self._pressed_man = ""
        self._over_roster = False

    @property
    def dragging(self) -> bool:
        """Whether something is being carried."""
        return self.desk.held is not None and self.desk.held.moved

    def handle(self, event: pygame.event.Event) -> bool:
        """Takes an event of mouse or wheel."""
        if event.type == pygame.MOUSEMOTION:
            return self._move(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.position = event.pos
            return event.button <= 3 and self._press(event)
        if event.type == pygame.MOUSEBUTTONUP:
            self.position = event.pos
            return event.button <= 3 and self._release(event)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        return self.view.handle(event)

    def update(self, dt: float) -> None:
        """Scrolls the board while something is carried to its edge."""
        if self.dragging and self.desk.app.settings.edge_scroll:
            self.view.edge_pull(self.position, dt)

    # -- pointing -----------------------------------------------------------------------------------------------

    def _part(self, position: tuple[int, int]) -> str | None:
        return self.scene.panes.at(position)

    def point_again(self) -> None:
        """Looks anew at what lies under the pointer, as after a move of the camera."""
        self._point(self.position)

    def _move(self, event: pygame.event.Event) -> bool:
        self.position = event.pos
        held = self.desk.held
        if held is not None:
            far = max(abs(event.pos[0] - held.start[0]), abs(event.pos[1] - held.start[1]))
            if not held.moved and far >= theme.px(THRESHOLD):
                held.moved = True
                self.desk.redraw("board", "body", "hand", "track")
            held.at = event.pos
            self._point(event.pos)
            if held.moved:
                self.desk.redraw("board")
            return True
        self.view.handle(event)
        self._point(event.pos)
        for name, part in self.scene.parts.items():
            if part.move(event.pos):
                self.desk.redraw(name)
        self.scene.bar.group.handle(event)
        self.scene.log.handle(event)
        self._tip(event.pos)
        return True

    def _point(self, position: tuple[int, int]) -> None:
        """Notes the man and the hex under the pointer."""
        desk, where = self.desk, self._part(position)
        on_board = where == "board"
        carried = desk.held.thing if desk.held is not None else None
        hands_over = isinstance(carried, PieceId) and bool(desk.state.men[carried.id].held_by)
        if not hands_over and desk.people.point(position if on_board and not self.dragging else None):
            desk.redraw("board")
        part = self.scene.parts.get(where or "")
        man = desk.people.at(position) if on_board else part.piece_at(position) if part is not None else ""
        hex_ = self.view.hex_at(position) if on_board else None
        if where == "roster":
            found = desk.state.men.get(man)
            desk.light((found.hex,) if found is not None and found.hex is not None else ())
        elif self._over_roster:
            desk.light(())
        self._over_roster = where == "roster"
        desk.point_at(man)
        if hex_ != desk.pointed_hex:
            desk.pointed_hex = hex_
            told = desk.asking is not None and desk.asking.follows
            desk.redraw("board", *(("prompt",) if told else ()))

    def _tip(self, position: tuple[int, int]) -> None:
        if self.scene.tooltip.holds(position):
            return
        where = self._part(position)
        if where == "board":
            tip = self.scene.layers.tip(position)
        else:
            tip = self.scene.parts[where].tip(position) if where in self.scene.parts else None
        if tip is None:
            changed = self.scene.tooltip.hide()
        else:
            changed = self.scene.tooltip.point_at(tip.about, tip.lines, tip.anchor, tip.key)
        self.scene.dirty |= changed

    # -- pressing -----------------------------------------------------------------------------------------------

    def _press(self, event: pygame.event.Event) -> bool:
        where = self._part(event.pos)
        rule = self._rule_at(where, event.pos) if event.button == 1 else ""
        self.scene.dirty |= self.scene.tooltip.hide()
        if rule:
            self.desk.consult(rule)
            return True
        if where == "prompt" and event.button == 1:
            return self.scene.bar.group.handle(event)
        if self.desk.mirror.busy and event.button == 1 and where in ("board", "body", "hand"):
            self.desk.skip()
            return True
        if event.button == 3 and self._cancel():
            return True
        if where == "log":
            return self.scene.log.handle(event)
        if where == "board":
            return self._press_board(event)
        if where in self.scene.parts:
            return self.scene.parts[where].press(event.pos, event.button)
        return False

    def _rule_at(self, where: str | None, position: tuple[int, int]) -> str:
        """The rule number under the pointer, on a note or on a part of the table."""
        on_note = self.scene.tooltip.rule_at(position)
        return on_note or (self.scene.parts[where].rule_at(position) if where in self.scene.parts else "")

    def _press_board(self, event: pygame.event.Event) -> bool:
        if event.button == 1 and self._press_above(event.pos):
            return True
        if self.view.minimap.rect.collidepoint(event.pos):
            return self.view.handle(event)
        asking = self.desk.asking
        layers: Any = self.scene.layers
        gun = layers.guns.at(event.pos) if event.button == 1 else ""
        if gun and asking is not None and asking.may_carry(MarkerId("gun", gun)):
            self.desk.lift(MarkerId("gun", gun), event.pos)
            return True
        man = self.desk.people.at(event.pos) if event.button == 1 else ""
        self._pressed_man = man
        if man and asking is not None and asking.may_carry(PieceId(man)):
            self.desk.lift(PieceId(man), event.pos)
            return True
        self.view.handle(event)
        return True

    def _press_above(self, position: tuple[int, int]) -> bool:
        """What takes clicks before the board: its handles, the slip of what was missed, the overlay's strip."""
        return self.scene.handles.press(position) or self.scene.layers.press(position)

    def _cancel(self) -> bool:
        """The right button gives up what is carried; else it is left to pan and deselect."""
        if self.desk.held is not None:
            self.drop_nowhere()
            return True
        return False

    def drop_nowhere(self) -> None:
        """Let go of what is carried."""
        self.desk.held = None
        self.desk.redraw("board", "body", "hand", "track")

    def _release(self, event: pygame.event.Event) -> bool:
        self.scene.bar.group.handle(event)
        self.scene.log.handle(event)
        held = self.desk.held
        if held is not None and event.button == 1:
            self.drop_nowhere()
            self._point(event.pos)
            if held.moved:
                self._drop(held, event.pos)
            else:
                self._clicked(held.thing)
            return True
        panned = self.view.handle(event)
        if not panned and self._part(event.pos) == "board" and event.button in (1, 3):
            self._click_board(event)
        self._point(event.pos)
        return True

    def _drop(self, held: Held, position: tuple[int, int]) -> None:
        desk, asking = self.desk, self.desk.asking
        where = self._part(position)
        if asking is None or where is None or where not in asking.dropped_in(held.thing):
            return
        why = asking.refuses(held.thing, desk.under)
        if why:
            desk.say(why)
            return
        asking.drop(held.thing, desk.under)

    def _clicked(self, thing: Thing) -> None:
        """Something was pressed and released without a drag."""
        asking = self.desk.asking
        if asking is not None and not asking.click(thing) and isinstance(thing, PieceId):
            self.desk.select(thing.id)

    def _click_board(self, event: pygame.event.Event) -> None:
        desk, man = self.desk, self._pressed_man
        asking = desk.asking
        if event.button == 3:
            desk.select("")
            return
        hex_ = self.view.hex_at(event.pos)
        if man and desk.people.at(event.pos) == man:
            if asking is None or not asking.click(PieceId(man)):
                desk.select(man)
        elif hex_ is not None and not (asking is not None and asking.click(HexPlace(hex_))):
            desk.select("")

    def _wheel(self, event: pygame.event.Event) -> bool:
        where = self._part(pygame.mouse.get_pos())
        if where == "board":
            self.view.handle(event)
            self.point_again()
            return True
        if where == "log":
            return self.scene.log.handle(event)
        if where in self.scene.parts and self.scene.parts[where].wheel(getattr(event, "precise_y", event.y)):
            self.desk.redraw(where)
            return True
        return False

    # -- what is carried ----------------------------------------------------------------------------------------

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """The carried piece under the pointer."""
        held = self.desk.held
        if held is None or not held.moved:
            return None
        piece = self._piece(held.thing)
        x, y = held.at[0] - piece.size[0] // 2, held.at[1] - piece.size[1] // 2
        box = pygame.Rect(x, y, *piece.size).inflate(theme.px(30), theme.px(30))
        return box, lambda surface: piece.draw(surface, x, y)

    def _piece(self, thing: Thing) -> Piece:
        state = self.desk.state
        layers: Any = self.scene.layers
        match thing:
            case MarkerId("gun", gun):
                piece: Piece = layers.guns.piece(gun)
                return piece
            case MarkerId(_, order):
                return markers.order(order_face(state, "", order), theme.px(80))
            case CardId(card):
                return card_pictures.friendly(friendly_card_face(state, int(card)), theme.px(140))
            case PieceId(man):
                return counters.man(man_face(state, state.men[man], selected=True), self.desk.people.size)
        raise TypeError(f"the mouse cannot carry {thing}")
