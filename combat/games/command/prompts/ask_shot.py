"""Prompt for attacks: a click on a target aims the strongest group; each piece can be left out (11.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.words import text
from combat.engine.words.line import Spoken, shown
from combat.games.command.prompts.command_asked import CommandAsked, pressed_piece
from combat.games.command.rules.answers import DONE, Shot
from combat.games.command.rules.fighting.aiming import chain, target_refusal
from combat.games.command.rules.fighting.shooting import (
    Shoot,
    legal_shots,
    piece_refusal,
    ready,
    shot_refusal,
    smoke_shots,
    targets,
)
from combat.games.command.rules.odds.shot_odds import ShotOdds, of_shot
from combat.games.command.rules.state import Attack
from combat.games.command.standing.best_shot import best_of
from combat.games.command.standing.piece_figures import in_list_order
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.words import command_names as names
from combat.games.command.words import foretelling
from combat.games.command.words.form import Form


class AskShot(CommandAsked[Shoot]):
    """Prompt for `Shoot`: the best shot is preselected; Enter fires it."""

    letters = True

    def __init__(self, desk: CommandHub, decision: Shoot) -> None:
        super().__init__(desk, decision)
        state, occasion = desk.state, decision.occasion
        self.ready: Sequence[str] = in_list_order(state, ready(state, occasion))
        self._shells = smoke_shots(state, occasion)
        self._targets = list(dict.fromkeys(shot.hex for shot in legal_shots(state, decision.seat, occasion)))
        self.aim: Hex | None = None
        self.pieces: list[str] = []
        self.smoke = False
        """Whether a piece fires smoke."""

    def begin(self) -> None:
        """Preselect the best shot, if there is one."""
        super().begin()
        best = best_of(self.desk.state, self.decision.seat, self.decision.occasion)
        if best is not None:
            self.aim, self.pieces = best.attack.hexes[0], list(best.attack.pieces)

    def looked_at(self) -> list[Hex]:
        """Return the hex that is aimed at, to be in view at the start of the prompt; empty if there is none."""
        return [] if self.aim is None else [self.aim]

    def looked_at_besides(self) -> list[Hex]:
        """Return the hexes of the firing pieces."""
        places = map(self.desk.title_desk.place_of, self.pieces)
        return list(dict.fromkeys(hex_ for hex_ in places if hex_ is not None))

    def shots(self) -> list[Attack]:
        """Return the attacks to draw on the board: the current shot if it is legal."""
        odds = self.odds()
        return [] if odds is None else [odds.attack]

    # -- targets ----------------------------------------------------------------------------------------------------

    @property
    def shot(self) -> Shot | None:
        """Return the current shot; None without a target or pieces."""
        return Shot(self.aim, self.pieces, smoke=self.smoke) if self.aim is not None and self.pieces else None

    def hexes(self) -> list[Hex]:
        """Return the hexes that may be aimed at."""
        state, occasion = self.desk.state, self.decision.occasion
        if self.smoke:
            there, piece = state.book.map.board.hexes(), self.pieces[:1]
            shots = (Shot(hex_, piece, smoke=True) for hex_ in there)
            return [shot.hex for shot in shots if shot_refusal(state, self.decision.seat, occasion, shot) is None]
        return self._targets

    def _reaching(self, hex_: Hex) -> list[str]:
        """Return the pieces that may fire at a hex."""
        state, occasion = self.desk.state, self.decision.occasion
        return [piece for piece in self.ready if piece_refusal(state, occasion, piece, hex_) is None]

    def odds(self) -> ShotOdds | None:
        """Return the prediction of the current shot; None if there is no legal one."""
        shot = self.shot
        if shot is None or self.decision.refusal(self.desk.state, shot) is not None:
            return None
        return of_shot(self.desk.state, self.decision.seat, self.decision.occasion, shot)

    # -- selection --------------------------------------------------------------------------------------------------

    def aim_at(self, hex_: Hex) -> bool:
        """Aim the strongest possible group at a hex, or show a notice that says why it cannot be hit.

        Returns False, without a notice, if the hex is no target at all.
        """
        state, seat, occasion = self.desk.state, self.decision.seat, self.decision.occasion
        best = None
        if self.smoke and hex_ in self.hexes():
            self.aim = hex_
        elif not self.smoke and (best := best_of(state, seat, occasion, (hex_,))) is not None:
            self.aim, self.pieces = hex_, list(best.attack.pieces)
        elif self.smoke or target_refusal(state, seat, hex_) is None:
            self.desk.notice.show(self._out_of_aim(hex_))
            return True
        else:
            return False
        self.refresh()
        return True

    def _out_of_aim(self, hex_: Hex) -> Spoken:
        """Return the reason why a hex cannot be fired at: because of the hex, or of the only piece that may fire."""
        state, seat, occasion = self.desk.state, self.decision.seat, self.decision.occasion
        firers = self.pieces[:1] if self.smoke else self._reaching(hex_) or self.ready
        if not self.smoke and len(firers) > 1 and hex_ in targets(state, seat, occasion):
            too_weak = bool(self._reaching(hex_))
            return text("too-weak-to-fire" if too_weak else "nothing-to-fire-with", hex=hex_)
        refusal = shot_refusal(state, seat, occasion, Shot(hex_, firers[:1], smoke=self.smoke))
        assert refusal is not None
        return self.desk.table.words.refusal(state, refusal, firers[0])

    def choose(self, choice: str) -> None:
        """Toggle a piece of the shot; a piece that must fire alone replaces the others."""
        if choice in self.pieces:
            if len(self.pieces) > 1:
                self.pieces.remove(choice)
        else:
            why = self._barred(choice, [*self.pieces, choice])
            if why and self.aim is not None:
                why = self._barred(choice, chain(self.desk.state, [choice], choice))
                if why:
                    self.desk.notice.show(why)
                    return
                self.pieces, self.smoke = [], False
            self.pieces.append(choice)
        self.refresh()

    def _barred(self, piece: str, pieces: list[str]) -> str:
        """Return the reason why some pieces cannot fire together at the current target; "" if they can."""
        if self.aim is None:
            return ""
        state = self.desk.state
        refusal = self.decision.refusal(state, Shot(self.aim, pieces))
        return "" if refusal is None else shown(self.desk.table.words.refusal(state, refusal, piece))

    def _turn_smoke(self) -> None:
        """Toggle between smoke and shells."""
        self.smoke = not self.smoke
        if self.smoke:
            self.pieces = [next((piece for piece in self.pieces if piece in self._shells), self._shells[0])]
            self.aim = self.aim if self.aim in self.hexes() else None
        else:
            self.aim, self.pieces = None, []
            self.begin()
        self.refresh()

    # -- display ----------------------------------------------------------------------------------------------------

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the things to highlight as answers, each with its mark, such as "legal" or "chosen"."""
        marks: dict[Thing[Hex], Mark] = {}
        for piece in self.ready:
            marks[PieceId(piece)] = "chosen" if piece in self.pieces else "legal"
        marks |= dict.fromkeys(map(PlaceId, self.hexes()), "area" if self.smoke else "target")
        return marks | ({PlaceId(self.aim): "chosen"} if self.aim is not None else {})

    def form(self) -> Form | None:
        """Return the form shown beside the prompt, with sums and predictions, or None."""
        odds = self.odds()
        if odds is None:
            return None
        brings = {piece: self.amount("fp", names.plain(share)) for piece, share in odds.shares}
        choices = self.choices(self._offered(), self.pieces, brings, self.figures())
        return foretelling.of_shot(self.desk.state, odds, choices if len(choices) > 1 else ())

    def _offered(self) -> list[str]:
        """Return the pieces that may fire at the current target."""
        return [*self.pieces] if self.smoke or self.aim is None else self._reaching(self.aim)

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        found = [self._fire_button()] if self.shot is not None else []
        if self._shells and not (self.smoke and self.decision.must):
            label = text("button-smoke-off" if self.smoke else "button-smoke-on")
            found.append(Button(label, self._turn_smoke, "S"))
        if not self.decision.must:
            key = self.keycap("accept") if not found else "0"
            found.append(self.answers(DONE, key))
        return found

    def _fire_button(self) -> Button:
        shot, odds = self.shot, self.odds()
        assert shot is not None
        weak = odds is not None and odds.fp < 1
        if self.smoke:
            label = text("button-smoke-shell")
        elif odds is None:
            label = text("answer-shoot")
        elif odds.aimed is not None:
            label = text("button-aim", percent=foretelling.percent(odds.aimed.hits))
        else:
            label = text("button-fire-weak" if weak else "button-fire-fp", fp=odds.fp)
        cap = "" if self.desk.input.cursor_moved else self.keycap("accept")
        return self.button(label, shot, cap, "plain" if weak else "commit")

    # -- input ------------------------------------------------------------------------------------------------------

    def candidates(self) -> Sequence[str]:
        """Return the ids of the pieces that Tab cycles through."""
        return self.ready

    def places_in_turn(self, *, by_pad: bool) -> Sequence[Hex]:
        """Return the possible targets to cycle through, starting after the current one."""
        hexes = self.hexes()
        start = hexes.index(self.aim) + 1 if self.aim in hexes else 0
        return [*hexes[start:], *hexes[:start]]

    def gone_to(self, place: Hex) -> bool:
        """Aim at a hex to which the cursor has moved, or show why not; return whether that replaces Enter.

        The hex of a piece that could fire is not aimed at, unless it is the target already; Enter selects the piece.
        """
        if place != self.aim and not any(self.desk.title_desk.place_of(piece) == place for piece in self.ready):
            self.aim_at(place)
            return True
        return place == self.aim

    def click(self, thing: Thing[Hex]) -> bool:
        """Handle a click on a thing, or Enter at the cursor; return whether it was used."""
        if isinstance(thing, PieceId) and thing.id in self.ready and not self.smoke:
            self.choose(thing.id)
            return True
        hex_ = self.place_meant(thing)
        return hex_ is not None and self.aim_at(hex_)

    def steer(self, across: int, down: int) -> bool:
        """Handle the d-pad: left and right aim at the previous or next hex; return False for up and down."""
        hexes = self.hexes()
        if across and hexes:
            place = hexes.index(self.aim) + across if self.aim in hexes else (0 if across > 0 else -1)
            self.aim_at(hexes[place % len(hexes)])
        return bool(across)

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key that belongs to no button; return whether it was used."""
        piece = pressed_piece(event, self.figures())
        if piece not in self._offered():
            return False
        self.choose(piece)
        return True

    def figures(self) -> Mapping[str, str]:
        """Return the number key of each piece: that of a unit is the same for the whole turn, a weapon’s for the
        order.
        """
        order = self.desk.state.order
        assert order is not None
        about = self.decision.occasion, order.units, order.answering
        return self.desk.title_desk.keys.of_pieces(self.desk.state, about, self.ready)
