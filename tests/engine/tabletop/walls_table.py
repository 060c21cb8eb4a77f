"""Table of the game of walls, with questions about a stone, a hex, a hexside and a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import pygame

from combat.engine.kernel.decision import Answer, Choice
from combat.engine.play.session import Session
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.board_drawing import BoardDrawing
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.hands.board_input import BoardInput
from combat.engine.tabletop.hands.host import TableHost
from combat.engine.tabletop.hexes.hex_table import HexTable
from combat.engine.tabletop.hexes.sides import side_at
from combat.engine.tabletop.layout import LOG, PROMPT, Layout
from combat.engine.tabletop.motions import Motions
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.panes.pane_layout import PaneLayout
from combat.engine.tabletop.panes.table_pane import TablePane, Tip
from combat.engine.tabletop.prompt import Prompt
from combat.engine.tabletop.prompts import Prompts
from combat.engine.tabletop.thing import BorderId, CardId, PieceId, PlaceId, Thing
from combat.engine.tabletop.title_desk import TitleDesk
from tests.engine.tabletop import walls_game as game
from tests.engine.tabletop.walls_game import State

C = TypeVar("C", bound=Choice)
SIZE, CARD = 40, (60, 90)


class WallsInput(BoardInput[Hex]):
    """Hit-test of stones, hexsides and hexes under the pointer."""

    def __init__(self, desk: Desk[State, WallsDesk, Hex]) -> None:
        self.desk = desk

    def box(self, stone: str) -> pygame.Rect:
        """Return the screen rectangle of a stone."""
        box = pygame.Rect(0, 0, SIZE, SIZE)
        box.center = self.desk.view.centre(self.desk.state.stones[stone])
        return box

    def things_at(self, position: tuple[int, int]) -> Sequence[Thing[Hex]]:
        """Return what is at a point of the screen, topmost first."""
        found: list[Thing[Hex]] = [
            PieceId(stone) for stone in self.desk.state.stones if self.box(stone).collidepoint(position)
        ]
        side, hex_ = side_at(self.desk.view, position), self.desk.view.place_at(position)
        found += [] if side is None else [BorderId(*side)]
        return found + ([] if hex_ is None else [PlaceId(hex_)])

    def face(self, thing: Thing[Hex]) -> Piece:
        """Return the image of a dragged thing."""
        size = CARD if isinstance(thing, CardId) else (SIZE, SIZE)
        return Piece(pygame.Surface(size), (0, 0), size)


class WallsDesk(TitleDesk[State, Hex]):
    """The title's part of the desk, for which all stones are the player's."""

    def __init__(self, desk: Desk[State, WallsDesk, Hex]) -> None:
        self.desk = desk
        self.board_input: WallsInput = WallsInput(desk)
        self.past: list[str] = []

    def has(self, piece: str) -> bool:
        """Return whether there is a piece with this id."""
        return piece in self.desk.state.stones

    def is_own(self, piece: str) -> bool:
        """Return True, as all stones are the player's."""
        return True

    def place_of(self, piece: str) -> Hex | None:
        """Return the place of a piece; None if it is not on the board."""
        return self.desk.state.stones.get(piece)

    def pieces_at(self, hex_: Hex) -> Sequence[str]:
        """Return the pieces at a place."""
        return [stone for stone, here in self.desk.state.stones.items() if here == hex_]

    def candidates(self) -> Sequence[str]:
        """Return the stones, which Tab selects in turn."""
        return list(self.desk.state.stones)

    def start(self) -> Hex:
        """Return the hex at which the keyboard cursor appears: that of the selected stone, or of the dark one."""
        return self.place_of(self.desk.selection.piece) or self.desk.state.stones["dark"]

    def chose(self, piece: str) -> None:
        """Record a selected piece."""
        self.past.append(piece)


WallsBoard = Desk[State, WallsDesk, Hex]


class AskThing(Prompt[C, State, WallsDesk, Hex]):
    """Base of prompts that are answered by a click on a highlighted thing."""

    def things(self) -> Mapping[Thing[Hex], Answer]:
        """Return the answer of each thing that may be clicked."""
        return {}

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the things that may be clicked, marked as legal."""
        return dict.fromkeys(self.things(), "legal")

    def click(self, thing: Thing[Hex]) -> bool:
        """Answer with the clicked thing; return whether the answer was accepted."""
        meant = self.things().get(thing)
        return meant is not None and self.answer(meant)


class AskStone(AskThing[game.ChooseStone]):
    """Prompt for a stone."""

    def things(self) -> Mapping[Thing[Hex], Answer]:
        """Return the answer of each stone that may be chosen."""
        return {PieceId(str(stone)): stone for stone in self.decision.answers}


class AskPlace(AskThing[game.ChoosePlace]):
    """Prompt for a hex."""

    def things(self) -> Mapping[Thing[Hex], Answer]:
        """Return the answer of each hex that may be chosen."""
        return {PlaceId(Hex(str(hex_))): hex_ for hex_ in self.decision.answers}

    def may_carry(self, thing: Thing[Hex]) -> bool:
        """Return whether a thing is the moving stone, which may be dragged."""
        return thing == PieceId(self.decision.subject)

    def refuses(self, held: Thing[Hex], on: Thing[Hex] | None) -> str:
        """Return why the stone cannot be dropped on a thing, "" if it can."""
        hex_ = self.ground(on)
        return "" if hex_ in self.decision.answers else f"not {hex_}"

    def drop(self, held: Thing[Hex], on: Thing[Hex] | None) -> bool:
        """Answer with the hex of the drop; return whether the answer was accepted."""
        hex_ = self.ground(on)
        return hex_ is not None and self.answer(hex_)


class AskSide(AskThing[game.ChooseSide]):
    """Prompt for the side of a hex."""

    def things(self) -> Mapping[Thing[Hex], Answer]:
        """Return the answer of each hexside that may be chosen."""
        sides = [(side, str(side).split("|")) for side in self.decision.answers]
        return {BorderId(Hex(one), Hex(other)): side for side, (one, other) in sides}


class AskCard(AskThing[game.ChooseCard]):
    """Prompt for a card."""

    def things(self) -> Mapping[Thing[Hex], Answer]:
        """Return the answer of each card that may be chosen."""
        return {CardId(card): card for card in self.decision.answers}

    def may_carry(self, thing: Thing[Hex]) -> bool:
        """Return whether a thing is a card that may be played."""
        return thing in self.things()

    def drop(self, held: Thing[Hex], on: Thing[Hex] | None) -> bool:
        """Answer with the dropped card; return whether the answer was accepted."""
        return self.click(held)


PROMPTS: Prompts[State, WallsDesk, Hex] = Prompts()
PROMPTS.register(game.ChooseStone, AskStone)
PROMPTS.register(game.ChoosePlace, AskPlace)
PROMPTS.register(game.ChooseSide, AskSide)
PROMPTS.register(game.ChooseCard, AskCard)

MOTIONS: Motions[State, WallsDesk, Hex] = Motions()
MOTIONS.pause(*game.TITLE.rules.events)


class Cards(TablePane[State, WallsDesk, Hex]):
    """The pane of the hand."""

    def box(self, card: int) -> pygame.Rect:
        """Return the screen rectangle of a card."""
        place = self.desk.state.hand.index(card)
        return pygame.Rect(self.rect.x + place * (CARD[0] + 10), self.rect.y, *CARD)

    def press(self, position: tuple[int, int], button: int) -> bool:
        """Begin to drag the card at a point; return whether a card that may be played is there."""
        prompt = self.desk.prompt
        for card in self.desk.state.hand:
            if self.box(card).collidepoint(position) and prompt is not None and prompt.may_carry(CardId(card)):
                self.desk.input.lift(CardId(card), position)
                return True
        return False


class Drawing(BoardDrawing):
    """Drawing functions for stones."""

    def __init__(self, desk: WallsBoard) -> None:
        self.desk = desk

    def hang(self) -> None:
        """Install the drawing functions in the layers of the board view."""
        self.desk.view.layers["pieces"] = self.draw

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the stones as discs."""
        for stone in self.desk.state.stones:
            pygame.draw.circle(surface, "white", self.desk.title_desk.board_input.box(stone).center, SIZE // 2)

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return None, as there are no tooltips."""
        return None

    def press(self, position: tuple[int, int]) -> bool:
        """Return False, as clicks on the board are left to the prompt."""
        return False

    def acts(self) -> Mapping[str, Callable[[], None]]:
        """Return {}, as there are no additional key actions."""
        return {}

    def released(self, event: pygame.event.Event) -> bool:
        """Return False, as no released key is used."""
        return False

    def cancel(self) -> bool:
        """Return False, as there is nothing to cancel."""
        return False


class WallsTable(HexTable[State, WallsDesk]):
    """Table without sounds and motions, on which every event is shown immediately."""

    words, prompts, motions = game.WORDS, PROMPTS, MOTIONS

    def heading(self, state: State) -> str:
        """Return the heading, which is the title's name."""
        return "walls"

    def title_desk(self, desk: WallsBoard) -> WallsDesk:
        """Return the title's part of a desk."""
        return WallsDesk(desk)

    def board(self, state: State) -> Board:
        """Return the board of a state."""
        return state.book.board

    def parts(self, host: TableHost[State, WallsDesk, Hex]) -> dict[str, TablePane[State, WallsDesk, Hex]]:
        """Return the panes of the title by name."""
        return {"cards": Cards(host.desk)}

    def layers(self, desk: WallsBoard) -> Drawing:
        """Return the drawing on the board."""
        return Drawing(desk)

    def plan(self, desk: WallsBoard, size: tuple[int, int], pane_layout: PaneLayout) -> Layout:
        """Return the layout of the panes in a window of a size."""
        width, height = size
        board = pygame.Rect(0, 0, width - 300, height - 150)
        frame = pygame.Rect(board.right, 0, 300, height)
        panes = {
            PROMPT: pygame.Rect(0, board.bottom, board.width, 40),
            "cards": pygame.Rect(0, board.bottom + 40, board.width, 110),
            LOG: frame,
        }
        return Layout(board, frame, panes, {})


def new_session() -> Session[State, game.Book]:
    """Return the session of a new game."""
    return Session.begin(game.TITLE, game.small_book(), game.NoChance())
