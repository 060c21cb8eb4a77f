"""What fires at which hex? Pieces are chosen one by one, then the target is clicked (11.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.hex_marks import Mark
from combat.engine.tabletop.thing import HexPlace, PieceId, Thing
from combat.engine.words import text
from combat.games.command.prompts.command_asked import CommandAsked
from combat.games.command.rules.answers import DONE, Shot
from combat.games.command.rules.fighting.shooting import Shoot, piece_refusal, ready, smoke_shots, targets
from combat.games.command.table.command_hub import CommandHub


class AskShot(CommandAsked[Shoot]):
    """A click chooses a piece or lets it go; a click on a target fires with all that are chosen."""

    def __init__(self, desk: CommandHub, decision: Shoot) -> None:
        super().__init__(desk, decision)
        self.ready: Sequence[str] = ready(desk.state, decision.occasion)
        self.chosen: list[str] = []
        self.smoke = False
        """Whether smoke is shelled."""
        self._smoke_pieces = smoke_shots(desk.state, decision.occasion)

    def candidates(self) -> Sequence[str]:
        return self.ready

    def hexes(self) -> Sequence[Hex]:
        """What may be aimed at with the pieces that are chosen."""
        state, occasion = self.desk.state, self.decision.occasion
        if self.smoke:
            there = state.book.map.board.hexes()
            return [hex_ for hex_ in there if self.decision.refusal(state, Shot(hex_, self.chosen, smoke=True)) is None]
        return [
            hex_
            for hex_ in targets(state, self.decision.seat, occasion)
            if all(piece_refusal(state, occasion, piece, hex_) is None for piece in self.chosen)
        ]

    def lit(self) -> Mapping[Thing, Mark]:
        pieces: dict[Thing, Mark] = {
            PieceId(piece): "chosen" if piece in self.chosen else "legal" for piece in self.ready
        }
        hexes: dict[Thing, Mark] = dict.fromkeys(map(HexPlace, self.hexes()), "target") if self.chosen else {}
        return {**pieces, **hexes}

    def hexes_in_turn(self, *, by_pad: bool) -> Sequence[Hex]:
        return self.hexes() if self.chosen else ()

    def click(self, thing: Thing) -> bool:
        if isinstance(thing, PieceId) and thing.id in self.ready:
            (self.chosen.remove if thing.id in self.chosen else self.chosen.append)(thing.id)
            self.smoke = False
            self.desk.changed("chosen")
            return True
        hex_ = self.place_meant(thing)
        if hex_ is None or not self.chosen:
            return False
        return self.answer(Shot(hex_, self.chosen, smoke=self.smoke))

    def buttons(self) -> list[Button]:
        done = self.button(text("answer-cease-fire"), DONE, self.keycap("accept"))
        shells = [piece for piece in self._smoke_pieces if self.chosen == [piece]]
        return [done, *([Button(text("answer-smoke"), self._lay_smoke, "1")] if shells else [])]

    def _lay_smoke(self) -> None:
        self.smoke = not self.smoke
        self.desk.changed("chosen")
