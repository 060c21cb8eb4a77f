"""Where units and works are set up (20.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.hex_marks import Mark
from combat.engine.tabletop.thing import HexPlace, PieceId, Thing
from combat.engine.words import text
from combat.games.command.prompts.command_asked import CommandAsked
from combat.games.command.rules.answers import DONE, Placement
from combat.games.command.rules.play.set_up import SetUp, movable, unplaced
from combat.games.command.table.command_hub import CommandHub


class AskSetUp(CommandAsked[SetUp]):
    """A unit is chosen, then the hex where it goes; a work by its button."""

    def __init__(self, desk: CommandHub, decision: SetUp) -> None:
        super().__init__(desk, decision)
        self.work = ""
        """The kind of work that is being set up; "" while a unit is."""

    def begin(self) -> None:
        left = unplaced(self.desk.state, self.decision.seat)
        if left and self.desk.selected not in {unit.id for unit in left}:
            self.desk.select(left[0].id)

    @property
    def piece(self) -> str:
        """What a click on the ground puts down."""
        return self.work or self.desk.selected

    def _answer_at(self, hex_: Hex | None) -> Answer | None:
        if hex_ is None or not self.piece:
            return None
        return Placement(self.piece, hex_)

    def lit(self) -> Mapping[Thing, Mark]:
        zone = self.desk.state.book.forces[self.decision.seat].zone
        marks: dict[Thing, Mark] = {}
        for hex_ in zone:
            meant = self._answer_at(hex_)
            fits = meant is not None and self.decision.refusal(self.desk.state, meant) is None
            marks[HexPlace(hex_)] = "legal" if fits else "zone"
        return marks

    def click(self, thing: Thing) -> bool:
        if isinstance(thing, PieceId) and thing.id in self.candidates():
            self.work = ""
            return False
        meant = self._answer_at(self.place_meant(thing))
        return meant is not None and self.answer(meant)

    def may_carry(self, thing: Thing) -> bool:
        return isinstance(thing, PieceId) and thing.id in self.candidates()

    def refuses(self, held: Thing, on: Thing | None) -> str:
        hex_ = self.ground(on)
        if not isinstance(held, PieceId) or hex_ is None:
            return ""
        refusal = self.decision.refusal(self.desk.state, Placement(held.id, hex_))
        return "" if refusal is None else str(self.desk.table.words.refusal(self.desk.state, refusal))

    def drop(self, held: Thing, on: Thing | None) -> bool:
        hex_ = self.ground(on)
        return isinstance(held, PieceId) and hex_ is not None and self.answer(Placement(held.id, hex_))

    def candidates(self) -> Sequence[str]:
        """Those who stand nowhere first."""
        own = movable(self.desk.state, self.decision.seat)
        return [unit.id for unit in sorted(own, key=lambda unit: bool(unit.hex))]

    def buttons(self) -> list[Button]:
        done = self.button(text("answer-set-up-done"), DONE, self.keycap("commit"), "commit")
        kinds = dict.fromkeys(self.desk.state.works_left.get(self.decision.seat, ()))
        return [done, *(self._work_button(kind, place) for place, kind in enumerate(kinds, start=1))]

    def _work_button(self, kind: str, place: int) -> Button:
        left = self.desk.state.works_left[self.decision.seat].count(kind)
        return Button(
            text("answer-work", work=text(f"ground-{kind}"), count=left), lambda: self._take(kind), str(place)
        )

    def _take(self, kind: str) -> None:
        self.work = "" if self.work == kind else kind
        self.desk.changed("asked")
        self.desk.view.touch()
