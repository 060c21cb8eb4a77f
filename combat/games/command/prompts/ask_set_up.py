"""Where do units and works stand at first? They are clicked or dragged into the zone, or placed by key (20.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.words import capital, text
from combat.engine.words.line import Spoken
from combat.games.command.players.deploying import placing
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.prompts.command_asked import CommandAsked
from combat.games.command.rules.answers import DONE, Placement
from combat.games.command.rules.play.set_up import SetUp, movable, unplaced
from combat.games.command.table.command_hub import CommandHub


class AskSetUp(CommandAsked[SetUp]):
    """Units wait beside the board; a click or drag puts the chosen one down, as often as the player likes."""

    body = "waiting"
    letters = True

    def __init__(self, desk: CommandHub, decision: SetUp) -> None:
        super().__init__(desk, decision)
        self.work = ""
        """The kind of work that is being set up; "" while a unit is."""

    def begin(self) -> None:
        left = unplaced(self.desk.state, self.decision.seat)
        if left and self.desk.selection.piece not in {unit.id for unit in left}:
            self.desk.selection.select(left[0].id)

    def waiting(self) -> list[str]:
        """The units that stand nowhere yet."""
        return [unit.id for unit in unplaced(self.desk.state, self.decision.seat)]

    def works(self) -> dict[str, int]:
        """The works that are still to be set up, and how many of each."""
        left = self.desk.state.works_left.get(self.decision.seat, ())
        return {kind: left.count(kind) for kind in dict.fromkeys(left)}

    @property
    def piece(self) -> str:
        """What a click on the ground puts down."""
        if self.work:
            return self.work
        return self.desk.selection.piece if self.desk.selection.piece in self.candidates() else ""

    # -- what is seen -------------------------------------------------------------------------------------------

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        marks: dict[Thing[Hex], Mark] = {}
        for hex_ in self.desk.state.book.forces[self.decision.seat].zone:
            fits = self.piece and self._refusal(self.piece, hex_) == ""
            marks[PlaceId(hex_)] = "legal" if fits else "zone"
        return marks

    def _refusal(self, piece: str, hex_: Hex) -> Spoken:
        state = self.desk.state
        refusal = self.decision.refusal(state, Placement(piece, hex_))
        return "" if refusal is None else self.desk.table.words.refusal(state, refusal)

    def candidates(self) -> Sequence[str]:
        """Those who stand nowhere first."""
        own = movable(self.desk.state, self.decision.seat)
        return [unit.id for unit in sorted(own, key=lambda unit: bool(unit.hex))]

    def buttons(self) -> list[Button]:
        done = self.answers(DONE, self.keycap("commit"), "commit")
        found = [done]
        if self.waiting() or self.works():
            found.append(Button(text("button-place-rest"), self.place_rest, self.keycap("place-rest")))
        return [*found, *(self._work_button(kind, n) for n, kind in enumerate(self.works(), start=1))]

    def _work_button(self, kind: str, place: int) -> Button:
        label = text("button-work", work=capital(text(f"ground-{kind}")), count=self.works()[kind])
        return Button(label, lambda: self.take_work(kind), str(place), "commit" if kind == self.work else "plain")

    # -- what the player does -----------------------------------------------------------------------------------

    def take_work(self, kind: str) -> None:
        """Put down works of a kind from now on, or units again."""
        self.work = "" if self.work == kind else kind
        self.refresh()

    def take_unit(self, unit: str) -> None:
        """Put down a unit next."""
        self.work = ""
        self.desk.selection.select(unit)
        self.refresh()

    def click(self, thing: Thing[Hex]) -> bool:
        """Onto the ground, or to those who stand there; where it does not fit, a piece that lies there is chosen."""
        hex_ = self.place_meant(thing)
        if isinstance(thing, PieceId) and not self.work and not self._joins(hex_):
            return False
        return hex_ is not None and bool(self.piece) and (self.place(self.piece, hex_) or True)

    def _joins(self, hex_: Hex | None) -> bool:
        """Whether the chosen unit waits beside the board and there is room for it with those who stand in a hex."""
        return hex_ is not None and self.piece in self.waiting() and self._refusal(self.piece, hex_) == ""

    def may_carry(self, thing: Thing[Hex]) -> bool:
        return isinstance(thing, PieceId) and thing.id in self.candidates()

    def refuses(self, held: Thing[Hex], on: Thing[Hex] | None) -> Spoken:
        hex_ = self.ground(on)
        return self._refusal(held.id, hex_) if isinstance(held, PieceId) and hex_ is not None else ""

    def drop(self, held: Thing[Hex], on: Thing[Hex] | None) -> bool:
        hex_ = self.ground(on)
        return isinstance(held, PieceId) and hex_ is not None and self.place(held.id, hex_)

    def place(self, piece: str, hex_: Hex) -> bool:
        """Put something down; the next one that waits is chosen, or the next work of the kind."""
        return self._say(Placement(piece, hex_))

    def _say(self, answer: Answer) -> bool:
        if not self.answer(answer):
            return False
        self.desk.mirror.drain()
        self.desk.follow(0.0)
        prompt = self.desk.prompt
        if isinstance(prompt, AskSetUp):
            prompt.work = self.work if self.work in prompt.works() else ""
        return True

    def place_rest(self) -> None:
        """Put down all that still wait, where they have cover and something to hold; leaders with squads."""
        prompt = self.desk.prompt
        while isinstance(prompt, AskSetUp):
            answer = placing(prompt.decision, Evaluation(self.desk.state, self.decision.seat), led=True)
            if answer == DONE or not prompt._say(answer):
                return
            prompt = self.desk.prompt

    def key(self, event: pygame.event.Event) -> bool:
        if self.desk.app.keys.is_(event, "place-rest"):
            self.place_rest()
            return True
        return False
