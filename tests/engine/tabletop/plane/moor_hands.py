"""Players of the moor who use only posted input: mouse, keyboard or gamepad."""

from __future__ import annotations

from abc import ABC, abstractmethod
from itertools import islice

from combat.engine.chance.split_mix import SplitMix
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.paper.context_menu import ContextMenu
from combat.engine.tabletop.plane.plane_ground import STEP, TURN
from tests.engine.moor_game import STAY, Hide
from tests.engine.stage.gestures import click, drag, press
from tests.engine.stage.pad.pad_buttons import Pad
from tests.engine.tabletop.plane.moor_prompts import AskBlast, AskMove
from tests.engine.tabletop.plane.moor_window import MoorWindow
from tests.narrowing import the

WAYS = ((4, 0), (3, 2), (3, -2), (1, 3), (1, -3), (0, 3))
"""Steps of a cursor to a corner, across and down; the first legal one is taken."""
MOST = 80
"""Maximum number of questions of a game."""
TRIES = 60


class MoorHand(ABC):
    """Player who answers the questions of red until the game is over."""

    def __init__(self, window: MoorWindow, seed: int = 5) -> None:
        self.window, self.numbers = window, SplitMix(seed)
        self.did = set[str]()
        """The acts so far."""

    def play(self) -> None:
        """Play to the end; assert that every input of an answer advances the game."""
        window = self.window
        for _ in range(MOST):
            if window.desk.over:
                return
            asked, answers = window.asked, window.scene.session.answers
            {"hide": self.hide, "choose-token": self.choose, "move": self.move, "lay-blast": self.lay}[asked]()
            window.wait()
            assert window.scene.session.answers > answers, (asked, str(window.desk.notice.text))
        raise AssertionError("the game does not end")

    @property
    def prompt(self) -> AskMove:
        """Return the prompt of a move."""
        return the(AskMove, self.window.desk.prompt)

    @abstractmethod
    def hide(self) -> None:
        """Answer where the scout hides."""

    @abstractmethod
    def choose(self) -> None:
        """Answer which token acts."""

    @abstractmethod
    def move(self) -> None:
        """Answer a move: draw a path and confirm it, or stay."""

    @abstractmethod
    def lay(self) -> None:
        """Answer where a blast is placed, or hold fire."""

    def token(self) -> str:
        """Return a random token of red."""
        tokens = self.window.state.of("red")
        return tokens[self.numbers.below(len(tokens))]


class MouseHand(MoorHand):
    """Player who clicks tokens and ground; every second move is a drag with a turn of the wheel."""

    moves = 0

    def hide(self) -> None:
        """Click at a random legal hiding place."""
        decision = the(Hide, self.asking_decision)
        click(self.window.app, self.window.at(Pose.read(str(next(decision.samples(self.window.state, self.numbers))))))

    @property
    def asking_decision(self) -> object:
        """Return the pending question, None if there is none."""
        prompt = self.window.desk.prompt
        return None if prompt is None else prompt.decision

    def choose(self) -> None:
        """Click at a random token."""
        click(self.window.app, self.window.token(self.token()))

    def move(self) -> None:
        """Drag the token or click a path; if neither is legal, click Stay."""
        self.moves += 1
        if not (self._drag() if self.moves % 2 else self._click_path()):
            self.window.button("Stay")

    def _ends(self) -> list[tuple[int, int]]:
        """Points of the screen where legal paths at random end, those nearest to blue first."""
        found = islice(self.prompt.decision.samples(self.window.state, self.numbers), TRIES)
        read = (self.prompt.decision.read(answer) for answer in found if answer != STAY)
        return sorted((self.window.at(Pose.read(route.split()[-1])) for route in read), reverse=True)

    def _drag(self) -> bool:
        window, prompt = self.window, self.prompt
        for end in self._ends():
            place = window.desk.input.place_at(end)
            assert place is not None
            turned = Pose.at(place.point, prompt.start.heading + 3 * TURN)
            if not prompt.why_not(prompt.route_to(turned, dropped=True)):
                token = prompt.decision.subject
                drag(window.app, window.token(token), end, notches=-3)
                self.did.add("dragged and turned")
                return True
        return False

    def _click_path(self) -> bool:
        window, prompt = self.window, self.prompt
        for end in self._ends():
            place = window.desk.input.place_at(end)
            if len(prompt.corners) < 2 and place is not None and not prompt.why_not(prompt.route_to(place)):
                click(window.app, end)
        if prompt.route is None:
            return False
        self.did.add(f"{len(prompt.corners)} corners")
        window.button("Go")
        return True

    def lay(self) -> None:
        """Click at the nearest token in reach, or at Hold fire."""
        window, prompt = self.window, the(AskBlast, self.window.desk.prompt)
        near = prompt.in_reach()
        if near:
            self.did.add("blast on a token")
            click(window.app, window.at(near[0]))
        else:
            window.button("Hold fire")


class CursorHand(MoorHand):
    """Base of keyboard and gamepad players, who move and turn a cursor in steps."""

    @abstractmethod
    def step(self, across: int, down: int) -> None:
        """Move the cursor by a number of steps to the right and down."""

    @abstractmethod
    def turn(self) -> None:
        """Turn the cursor by one step clockwise."""

    @abstractmethod
    def accept(self) -> None:
        """Confirm the answer at the cursor."""

    @abstractmethod
    def next(self) -> None:
        """Move on to the next piece or place."""

    @abstractmethod
    def use(self, label: str) -> None:
        """Give the answer with a label, which has a button."""

    def token(self) -> str:
        """Return the first token that is left; at first it is the car, which moves far."""
        return self.window.state.of("red")[0]

    def hide(self) -> None:
        """Move the cursor a few steps down and confirm the hiding place."""
        self.step(0, 1)
        for _ in range(3 + self.numbers.below(3)):
            self.step(0, 1)
        self.accept()

    def choose(self) -> None:
        """Select the token by moving on, and confirm it."""
        wanted = self.token()
        for _ in self.window.state.places:
            if self.window.desk.selection.piece == wanted:
                break
            self.next()
        assert self.window.desk.selection.piece == wanted
        self.accept()

    def move(self) -> None:
        """Set at most two corners, a few steps apart, turn at the last and confirm; stay if no step is legal."""
        prompt = self.prompt
        for _ in range(2):
            here = self.window.desk.input.cursor or prompt.start
            legal = [way for way in WAYS if self._leads(prompt, here, way)]
            if not legal:
                break
            self.step(*legal[0])
            self.accept()
        if prompt.route is None:
            self.use("Stay")
            return
        self.did.add(f"{len(prompt.corners)} corners")
        cursor = self.window.desk.input.cursor
        if cursor is not None and prompt.corners[-1] == cursor.point:
            turned = Pose.at(cursor.point, cursor.heading + TURN)
            if not prompt.why_not(prompt.route_to(turned)):
                self.turn()
                assert self.window.desk.input.cursor == turned
                self.accept()
                assert prompt.route.heading == turned.heading
                self.did.add("turned")
            self.accept()
        else:
            self.use("Go")

    @staticmethod
    def _leads(prompt: AskMove, here: Pose, way: tuple[int, int]) -> bool:
        """Whether a corner can be set so many steps on."""
        x, y = (at + STEP * steps for at, steps in zip(here.point, way, strict=True))
        return min(x, y) >= 0 and not prompt.why_not(prompt.route_to(Pose(x, y, here.heading)))

    def lay(self) -> None:
        """Move on to the first token in reach and confirm; hold fire if there is none."""
        near = the(AskBlast, self.window.desk.prompt).in_reach()
        if not near:
            self.use("Hold fire")
            return
        self.did.add("blast on a token")
        self.next()
        assert self.window.desk.input.cursor == near[0]
        self.accept()


class KeyHand(CursorHand):
    """Player who uses the keyboard only."""

    def step(self, across: int, down: int) -> None:
        """Move the cursor with Ctrl and the arrow keys."""
        if self.window.desk.input.cursor is None:
            press(self.window.app, "Ctrl+Up")  # where there is none yet it appears where the chosen token stands
        for way in ("Left" if across < 0 else "Right",) * abs(across) + ("Up" if down < 0 else "Down",) * abs(down):
            press(self.window.app, f"Ctrl+{way}")

    def turn(self) -> None:
        """Turn the cursor with Alt+Right."""
        press(self.window.app, "Alt+Right")

    def accept(self) -> None:
        """Press Enter."""
        press(self.window.app, "Enter")

    def next(self) -> None:
        """Press Tab."""
        press(self.window.app, "Tab")

    def use(self, label: str) -> None:
        """Press the key of the button with a label."""
        press(self.window.app, {"Stay": "S", "Go": "G", "Hold fire": "H"}[label])


class PadHand(CursorHand):
    """Player who uses the gamepad only: the d-pad moves, the shoulders turn, X opens the menu of answers."""

    def __init__(self, window: MoorWindow, seed: int = 5) -> None:
        super().__init__(window, seed)
        self.pad = Pad(lambda: window.app.round(0.02))

    def step(self, across: int, down: int) -> None:
        """Move the cursor with the d-pad."""
        for way in ("Left" if across < 0 else "Right",) * abs(across) + ("Up" if down < 0 else "Down",) * abs(down):
            self.pad.press(way)

    def turn(self) -> None:
        """Turn the cursor with the right shoulder."""
        self.pad.press("RB")

    def accept(self) -> None:
        """Press A."""
        self.pad.press("A")

    def next(self) -> None:
        """Move on with the right shoulder."""
        self.pad.press("RB")

    def use(self, label: str) -> None:
        """Choose the row with a label in the menu of answers."""
        self.pad.press("X")
        menu = the(ContextMenu, self.window.app.top)
        for _ in menu.list.rows:
            if menu.row is not None and menu.row.words == label:
                break
            self.pad.press("Down")
        assert menu.row is not None and menu.row.words == label
        self.pad.press("A")
        self.did.add("menu")
