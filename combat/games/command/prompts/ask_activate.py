"""Prompt for activation: one unit, or a leader with units in command range (8.2, 6.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.words import text
from combat.engine.words.line import Line
from combat.engine.words.prompt_words import PromptWords
from combat.games.command.prompts.command_asked import CommandAsked, pressed_piece
from combat.games.command.rules.answers import Pieces
from combat.games.command.rules.odds.shot_odds import ShotOdds
from combat.games.command.rules.orders.able import able
from combat.games.command.rules.orders.activation import Activate, not_free, out_of_command
from combat.games.command.rules.pieces.values import is_leader, moves
from combat.games.command.rules.state import Attack
from combat.games.command.standing.best_shot import aims_once_activated, led_by, once_activated, to_answer
from combat.games.command.standing.piece_figures import in_list_order
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.words import command_names as names
from combat.games.command.words import foretelling
from combat.games.command.words.form import Form


class AskActivate(CommandAsked[Activate]):
    """Prompt for `Activate`: a click on a leader takes its whole group, a click on a unit toggles it; Enter confirms.

    For Op Fire it also declares the best shot of the chosen units, as there is only one target.
    """

    def __init__(self, desk: CommandHub, decision: Activate) -> None:
        super().__init__(desk, decision)
        state, seat = desk.state, decision.seat
        self.free: Sequence[str] = [unit.id for unit in state.on_map(seat) if not_free(state, seat, unit) is None]
        self.able = [id_ for id_ in self.free if able(state, decision.order, [state.units[id_]])]
        """Units that could carry out the order alone."""
        self.listed = self._of_use() if decision.order in ("fire", "op-fire") else list(self.free)
        """Units offered on the form: to fire, those with a shot and leaders of any of them."""
        self.chosen: list[str] = []
        self._apart_told = ""
        """Unit for which the player has been told that it is out of the chosen group's reach."""
        self._best: tuple[tuple[str, ...], ShotOdds | None] = ((), None)
        self._aims: tuple[tuple[str, ...], Sequence[Hex]] = ((), ())
        self._alone: Mapping[str, str] | None = None

    def begin(self) -> None:
        """Select the only unit, or the strongest group for Op Fire, which has only one target."""
        super().begin()
        if len(self.free) == 1:
            self.chosen = list(self.free)
        elif self.decision.order == "op-fire":
            self.chosen = to_answer(self.desk.state, self.decision.seat)[0]

    def _of_use(self) -> list[str]:
        groups = {id_: self._with_led(id_) for id_ in self.free}
        return [id_ for id_, group in groups.items() if any(unit in self.able for unit in group)]

    def candidates(self) -> Sequence[str]:
        """Return the ids of the units that are free to be activated, those offered on the form first."""
        return [*self.listed, *(id_ for id_ in self.free if id_ not in self.listed)]

    def _able_first(self) -> Sequence[str]:
        return [*self.able, *(id_ for id_ in self.free if id_ not in self.able)]

    @property
    def half_given(self) -> bool:
        """Return True, so that Esc takes back the card that was played for this activation."""
        return True

    # -- selection --------------------------------------------------------------------------------------------------

    def click(self, thing: Thing[Hex]) -> bool:
        """Handle a click on a thing, or Enter at the cursor; return whether it was used."""
        if isinstance(thing, PlaceId):
            here = [id_ for id_ in self.candidates() if self.desk.title_desk.place_of(id_) == thing.place]
            taken = bool(here) and self._take(next((id_ for id_ in here if id_ not in self.chosen), here[0]))
            return taken or self._tell_aim(thing.place)
        return isinstance(thing, PieceId) and (self._take(thing.id) or self._tell_aim(self._place(thing.id)))

    def _place(self, piece: str) -> Hex | None:
        return self.desk.title_desk.place_of(piece)

    def _tell_aim(self, hex_: Hex | None) -> bool:
        """Show a notice that the target is chosen after the firing units; return False, so that the click selects."""
        if hex_ in self._in_reach():
            shown = "no" if self._shot() is None else "yes"
            self.desk.notice.show(text("activate-aim-later", shown=shown), refused=False)
        return False

    def _take(self, piece: str) -> bool:
        """Toggle a unit; a unit that cannot join the chosen ones starts a new selection.

        The selection is dropped only at the second attempt; the first explains why the unit cannot join.
        """
        carrier = self.desk.state.carrier(piece)
        unit = carrier.id if carrier is not None else piece
        if unit not in self.free:
            refusal = (
                self.decision.refusal(self.desk.state, Pieces([unit])) if self.desk.title_desk.is_own(unit) else None
            )
            if refusal is not None:
                self.desk.notice.show(self.desk.table.words.refusal(self.desk.state, refusal, unit))
            return refusal is not None
        if unit in self.chosen:
            self.chosen.remove(unit)
        elif not self.chosen:
            self.chosen = self._with_led(unit)
            self._tell_led(unit)
        elif self._apart(unit):
            if len(self.chosen) > 1 and unit != self._apart_told:
                self._tell_apart(unit)
                return True
            self.chosen = self._with_led(unit)
        else:
            self.chosen += [id_ for id_ in self._with_led(unit) if id_ not in self.chosen]
        self.desk.selection.select(unit)
        self.refresh()
        return True

    def _tell_led(self, leader: str) -> None:
        """Show a notice that a leader takes others with him, and how to leave one out."""
        if len(self.chosen) > 1:
            said = text("activate-led", leader=names.unit(self.desk.state, leader), count=len(self.chosen) - 1)
            self.desk.notice.show(said, refused=False)

    def _tell_apart(self, unit: str) -> None:
        self._apart_told = unit
        why = self.decision.refusal(self.desk.state, Pieces([*self.chosen, unit]))
        if why is not None:
            line = self.desk.table.words.refusal(self.desk.state, why, unit)
            self.desk.notice.show(Line(text("activate-apart", why=line.text), line.rule))

    def _apart(self, unit: str) -> bool:
        """Return whether a unit cannot be activated together with the chosen ones."""
        state = self.desk.state
        together = [state.units[id_] for id_ in (*self.chosen, unit)]
        return out_of_command(state, self.decision.order, together) is not None

    def _with_led(self, unit: str) -> list[str]:
        """Return a unit, and for a leader all units in his reach that can carry out the order."""
        return led_by(self.desk.state, self.decision.seat, self.decision.order, unit)

    # -- display ----------------------------------------------------------------------------------------------------

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the things to highlight as answers, each with its mark, such as "legal" or "chosen"."""
        marks: dict[Thing[Hex], Mark] = dict.fromkeys(map(PieceId, self.able), "legal")
        marks |= dict.fromkeys(map(PieceId, self.chosen), "chosen")
        marks |= dict.fromkeys(map(PlaceId, self._in_reach()), "area")
        best = self._shot()
        return marks | ({PlaceId(hex_): "target" for hex_ in best.attack.hexes} if best is not None else {})

    def _in_reach(self) -> Sequence[Hex]:
        """Return the hexes that the chosen units could fire at, or any able unit if none is chosen (11.1)."""
        if self.decision.order != "fire":
            return ()
        units = tuple(sorted(self.chosen)) or tuple(self.able)
        if units != self._aims[0]:
            self._aims = units, aims_once_activated(self.desk.state, self.decision.seat, units)
        return self._aims[1]

    def form(self) -> Form | None:
        """Return the form with the selectable units and what the chosen ones could fire or how far each can move."""
        state, order = self.desk.state, self.decision.order
        choices, best = self.choices(self._listed(), self.chosen, self._brings(), self.figures()), self._shot()
        if best is not None:
            form, idle = foretelling.of_shot(state, best, choices), self._idle(best)
            told = text("form-takes-no-part", units=foretelling.some(state, idle), count=len(idle))
            return replace(form, notes=(Line(told, "8.2"), *form.notes)) if idle else form
        note = Line(text("form-moves"), "9.2") if order == "move" else Line(text("form-activate"), "8.2")
        return Form(names.use("fire" if order == "op-fire" else order), choices=choices, notes=(note,))

    def _idle(self, best: ShotOdds) -> list[str]:
        """Return the chosen units that neither fire in the previewed attack nor lead a unit that does."""
        units, pieces = self.desk.state.units, best.attack.pieces
        firing = [id_ for id_ in self.chosen if id_ in pieces or units[id_].weapon in pieces]
        led = {units[id_].hex for id_ in firing}
        leads = [id_ for id_ in self.chosen if is_leader(self.desk.state, units[id_]) and units[id_].hex in led]
        return [id_ for id_ in self.chosen if id_ not in (*firing, *leads)]

    def _listed(self) -> Sequence[str]:
        """Return the offered units, and others that were chosen on the board, in the order of their keys."""
        return in_list_order(self.desk.state, {*self.listed, *self.chosen})

    def _brings(self) -> Mapping[str, str]:
        """Return the label of each unit: its movement points, or the FP that it could fire alone."""
        state, order = self.desk.state, self.decision.order
        if order == "move":
            return {id_: self.amount("move", str(moves(state, state.units[id_]))) for id_ in self.free}
        if order not in ("fire", "op-fire"):
            return {}
        if self._alone is None:
            shots = {id_: self._reckon((id_,)) for id_ in self.able}
            self._alone = {id_: self.amount("fp", str(odds.fp)) for id_, odds in shots.items() if odds is not None}
        return self._alone

    def choose(self, choice: str) -> None:
        """Toggle the unit that was clicked on the form."""
        self._take(choice)

    def steer(self, across: int, down: int) -> bool:
        """Handle a press of the d-pad; return False if it should move the cursor instead."""
        return self.steer_pieces(self._able_first(), self._take, across, down)

    def keys_message(self) -> str:
        """Return the message id of the key hints; Enter is not mentioned while no unit is chosen."""
        return super().keys_message() if self.chosen else "ask-activate-none-keys"

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key that belongs to no button; return whether it was used."""
        unit = pressed_piece(event, self.figures())
        return bool(unit) and self._take(unit)

    def figures(self) -> Mapping[str, str]:
        """Return the number key of each listed unit, unchanged for the whole turn."""
        keys = self.desk.title_desk.keys.of_units(self.desk.state, self.decision.seat)
        return {id_: keys[id_] for id_ in self._listed() if id_ in keys}

    def line(self) -> PromptWords:
        """Return the prompt line; while the chosen units cannot be activated, it says why."""
        said = super().line()
        refusal = self.decision.refusal(self.desk.state, Pieces(self.chosen)) if self.chosen else None
        if refusal is None:
            return said
        why = self.desk.table.words.refusal(self.desk.state, refusal)
        return replace(said, text=why.text, rule=why.rule)

    def shots(self) -> list[Attack]:
        """Return the attacks to draw on the board: the best shot of the chosen units, or none."""
        best = self._shot()
        return [] if best is None else [best.attack]

    def looked_at_besides(self) -> list[Hex]:
        """Return the hexes of all units that could carry out the order, to be kept in view."""
        places = (self.desk.title_desk.place_of(unit) for unit in self.able)
        return list(dict.fromkeys(hex_ for hex_ in places if hex_ is not None))

    def _shot(self) -> ShotOdds | None:
        """Return the best shot of the chosen units, or None."""
        if self.decision.order not in ("fire", "op-fire") or not self.chosen:
            return None
        units = tuple(sorted(self.chosen))
        if units != self._best[0]:
            self._best = units, self._reckon(units)
        return self._best[1]

    def _reckon(self, units: tuple[str, ...]) -> ShotOdds | None:
        state, seat = self.desk.state, self.decision.seat
        if self.decision.refusal(state, Pieces(units)) is not None:
            return None
        return once_activated(state, seat, units, "fire" if self.decision.order == "fire" else "op-fire")

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        label, best = text("button-activate", count=len(self.chosen)), self._shot()
        if best is not None and best.fp >= 1 and self.decision.order == "op-fire":
            later = text("button-activate-first", count=len(self.chosen))
            return [self.fires(best, Pieces(self.chosen)), self.button(later, Pieces(self.chosen), "T")]
        confirm = self.button(label, Pieces(self.chosen), self.keycap("accept"), "commit")
        confirm.reason = confirm.reason if self.chosen else text("choose-units-first")
        return [confirm]
