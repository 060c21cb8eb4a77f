"""Prompt for set-up: units and works are placed in the zone by click, drag or key (20.2)."""

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
    """Prompt for `SetUp`: units wait beside the board; a click or drag places the selected one."""

    body = "waiting"
    letters = True

    def __init__(self, desk: CommandHub, decision: SetUp) -> None:
        super().__init__(desk, decision)
        self.work = ""
        """Kind of work being placed; "" while placing units."""

    def begin(self) -> None:
        """Start the question: select the piece concerned and bring it into view."""
        left = unplaced(self.desk.state, self.decision.seat)
        if left and self.desk.selection.piece not in {unit.id for unit in left}:
            self.desk.selection.select(left[0].id)

    def waiting(self) -> list[str]:
        """Return the ids of the units that are not placed yet."""
        return [unit.id for unit in unplaced(self.desk.state, self.decision.seat)]

    def works(self) -> dict[str, int]:
        """Return the number of works that are still to be placed, by kind."""
        left = self.desk.state.works_left.get(self.decision.seat, ())
        return {kind: left.count(kind) for kind in dict.fromkeys(left)}

    @property
    def piece(self) -> str:
        """Return the id of the unit or the kind of work that a click on the map places; "" for none."""
        if self.work:
            return self.work
        return self.desk.selection.piece if self.desk.selection.piece in self.candidates() else ""

    # -- display ----------------------------------------------------------------------------------------------------

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the things to highlight as answers, each with its mark, such as "legal" or "chosen"."""
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
        """Return the ids of the units that may be placed or moved, unplaced ones first."""
        own = movable(self.desk.state, self.decision.seat)
        return [unit.id for unit in sorted(own, key=lambda unit: bool(unit.hex))]

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        done = self.answers(DONE, self.keycap("commit"), "commit")
        found = [done]
        if self.waiting() or self.works():
            found.append(Button(text("button-place-rest"), self.place_rest, self.keycap("place-rest")))
        return [*found, *(self._work_button(kind, n) for n, kind in enumerate(self.works(), start=1))]

    def _work_button(self, kind: str, place: int) -> Button:
        label = text("button-work", work=capital(text(f"ground-{kind}")), count=self.works()[kind])
        return Button(label, lambda: self.take_work(kind), str(place), "commit" if kind == self.work else "plain")

    # -- input ------------------------------------------------------------------------------------------------------

    def take_work(self, kind: str) -> None:
        """Switch to placing works of a kind, or back to units if it is already chosen."""
        self.work = "" if self.work == kind else kind
        self.refresh()

    def take_unit(self, unit: str) -> None:
        """Select a unit to place next."""
        self.work = ""
        self.desk.selection.select(unit)
        self.refresh()

    def click(self, thing: Thing[Hex]) -> bool:
        """Handle a click: place the selected piece in the hex; return False if the click should select a unit
        instead.
        """
        hex_ = self.place_meant(thing)
        if isinstance(thing, PieceId) and not self.work and not self._joins(hex_):
            return False
        return hex_ is not None and bool(self.piece) and (self.place(self.piece, hex_) or True)

    def _joins(self, hex_: Hex | None) -> bool:
        """Return whether the selected unit is unplaced and fits into an occupied hex."""
        return hex_ is not None and self.piece in self.waiting() and self._refusal(self.piece, hex_) == ""

    def may_carry(self, thing: Thing[Hex]) -> bool:
        """Return whether a thing may be dragged."""
        return isinstance(thing, PieceId) and thing.id in self.candidates()

    def refuses(self, held: Thing[Hex], on: Thing[Hex] | None) -> Spoken:
        """Return the reason why a thing cannot be dropped on another, or on nothing; "" if it can."""
        hex_ = self.ground(on)
        return self._refusal(held.id, hex_) if isinstance(held, PieceId) and hex_ is not None else ""

    def drop(self, held: Thing[Hex], on: Thing[Hex] | None) -> bool:
        """Handle the drop of a thing on another, or on nothing; return whether it was used."""
        hex_ = self.ground(on)
        return isinstance(held, PieceId) and hex_ is not None and self.place(held.id, hex_)

    def place(self, piece: str, hex_: Hex) -> bool:
        """Place a unit or work and select the next one; return whether the placement was legal."""
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
        """Place all remaining units and works automatically: by cover and objectives, leaders with squads."""
        prompt = self.desk.prompt
        with self.desk.controls.together():
            while isinstance(prompt, AskSetUp):
                answer = placing(prompt.decision, Evaluation(self.desk.state, self.decision.seat), led=True)
                if answer == DONE or not prompt._say(answer):
                    return
                prompt = self.desk.prompt

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key that belongs to no button; return whether it was used."""
        if self.desk.app.keys.is_(event, "place-rest"):
            self.place_rest()
            return True
        return False
