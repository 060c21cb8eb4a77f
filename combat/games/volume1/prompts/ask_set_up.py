"""Prompt for set-up: men are placed in the marked hexes by drag, click or key (22.0)."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.games.volume1.players.squad_places import best_hex
from combat.games.volume1.prompts.battle_prompt import BattlePrompt
from combat.games.volume1.rules.answers import Placement
from combat.games.volume1.rules.play.set_up import SetUp, placement_refusal, unplaced
from combat.games.volume1.words import refusals


class AskSetUp(BattlePrompt[SetUp]):
    """Prompt in which unplaced men wait in the tray; a click on a hex or a drag places the selected one."""

    body = "men"

    def begin(self) -> None:
        """Start the question, and select the first unplaced man."""
        state = self.desk.state
        waiting = unplaced(state)
        if waiting and self.desk.selection.piece not in waiting:
            self.desk.selection.select(waiting[0])

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        ready = self.button(text("answer-ready"), SetUp.READY, self.keycap("commit"), "commit")
        found = [ready]
        if unplaced(self.desk.state):
            found.append(Button(text("button-place-all"), self.place_all, self.keycap("place-all")))
        return found

    def by_keys(self, words: str) -> str:
        """Return the prompt's text for use with keys; "" if every man is placed."""
        left = len(unplaced(self.desk.state))
        return super().by_keys(text("ask-set-up-left", left=left)) if left else ""

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the hexes of the set-up area, with their mark."""
        return dict.fromkeys(map(PlaceId, self.desk.state.book.scenario.deployment), "zone")

    def candidates(self) -> list[str]:
        """Return the men that Tab cycles through: the unplaced ones, or all if none is left."""
        state = self.desk.state
        return unplaced(state) or [man.id for man in state.on_board("friendly")]

    def click(self, thing: Thing[Hex]) -> bool:
        """Place the selected man in the clicked hex, or in a clicked man's hex if the selected one is unplaced.

        Return whether it was used.
        """
        if isinstance(thing, PlaceId):
            return self._click_hex(thing.place)
        hex_ = self.desk.state.men[thing.id].hex if isinstance(thing, PieceId) else None
        return (
            hex_ is not None
            and self.desk.selection.piece in unplaced(self.desk.state)
            and (self._click_hex(hex_) or True)
        )

    def _click_hex(self, hex_: Hex) -> bool:
        if not self.desk.selection.piece:
            return False
        self.place(self.desk.selection.piece, hex_)
        return True

    def may_carry(self, thing: Thing[Hex]) -> bool:
        """Return whether a thing may be dragged: any of the player's men."""
        man = self.desk.state.men.get(thing.id) if isinstance(thing, PieceId) else None
        return man is not None and man.side == "friendly"

    def drop(self, held: Thing[Hex], on: Thing[Hex] | None) -> bool:
        """Place a dropped man; return whether the placement was legal."""
        hex_ = self.ground(on)
        return isinstance(held, PieceId) and hex_ is not None and self.place(held.id, hex_)

    def refuses(self, held: Thing[Hex], on: Thing[Hex] | None) -> Spoken:
        """Return the reason why a man cannot be placed there; "" if he can, or off the board."""
        hex_ = self.ground(on)
        if hex_ is None or not isinstance(held, PieceId):
            return ""
        refusal = placement_refusal(self.desk.state, held.id, hex_)
        return refusals.refusal(self.desk.state, refusal) if refusal is not None else ""

    def place(self, man: str, hex_: Hex) -> bool:
        """Place a man and select the next unplaced one; return whether the placement was legal."""
        if not self.answer(Placement(man, hex_)):
            return False
        self.desk.mirror.drain()
        self.desk.follow(0.0)
        waiting = unplaced(self.desk.state)
        self.desk.selection.select(waiting[0] if waiting else man)
        return True

    def place_all(self) -> None:
        """Place all unplaced men: two at each weapon, the others by team, in cover if possible."""
        with self.desk.controls.together():
            for man in unplaced(self.desk.state):
                prompt = self.desk.prompt
                if not isinstance(prompt, AskSetUp) or not prompt.place(man, best_hex(self.desk.state, man)):
                    return

    def key(self, event: pygame.event.Event) -> bool:
        """Handle the key that places all men; return whether it was used."""
        if self.desk.app.keys.is_(event, "place-all"):
            self.place_all()
            return True
        return False
