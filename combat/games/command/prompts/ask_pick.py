"""Prompts for a unit, weapon, card or word: by click or button."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import pygame

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import CardId, PieceId, Thing
from combat.engine.words import text
from combat.engine.words.prompt_words import PromptWords
from combat.games.command.prompts.command_asked import CommandAsked, pressed_piece
from combat.games.command.rules.decisions import PickCard, PickHex, PickUnit, PickWeapon, PickWord
from combat.games.command.rules.figures import Size
from combat.games.command.rules.odds import melee_odds, morale_odds, shot_odds
from combat.games.command.rules.orders.rout import HELP, NO
from combat.games.command.rules.pieces.harm import remaining
from combat.games.command.rules.pieces.values import command
from combat.games.command.rules.play.spotters import SPOTTER
from combat.games.command.rules.two_sides import other_side
from combat.games.command.standing.likely_picks import HARMS, HELPS, is_likely
from combat.games.command.standing.piece_figures import NUMBER_KEYS
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.words import foretelling
from combat.games.command.words.answers_said import answer as said
from combat.games.command.words.command_game_log import CommandGameLog
from combat.games.command.words.form import Form

C = TypeVar("C", bound=PickUnit | PickWeapon | PickHex | PickCard | PickWord)
NAMED = 6
"""Most answers that get buttons in addition to highlights on the table."""
ROLL_ORDER: dict[str, tuple[Size, ...]] = {
    "defend": ("team", "squad", "leader"), "recover": ("leader", "squad", "team"), "rout": ("team", "squad", "leader"),
}  # fmt: skip
"""Best order of rolls by size: a leader adds Command as long as he holds, and as soon as he has rallied."""
COSTS = ("overstacked", "prisoners-of-war", "strained", "white-phosphorus")
"""Reasons of picks that always cost a friendly piece: the cheapest is offered first."""
GAINS = (SPOTTER,)
"""Reasons of picks without any cost: Enter picks instead of passing."""
OTHERS = "E"
"""Key of the button that also offers the other side's pieces."""
TOLD = (
    "air-support", "ambushed", "defend", "impact", "recover", "retreat", "rout", "rout-help", "rout-whom", "spotting",
)  # fmt: skip
"""Reasons of picks for which the form shows a prediction."""


def random_hexes(desk: CommandHub) -> tuple[Hex, ...]:
    """Return the random hexes that were drawn for the current question; empty if none."""
    return desk.story.read if isinstance(desk.story, CommandGameLog) else ()


class AskPick(CommandAsked[C]):
    """Base of the pick prompts: default answer and numbered buttons."""

    def __init__(self, desk: CommandHub, decision: C) -> None:
        super().__init__(desk, decision)
        self.body = "form" if self.decision.why in TOLD else ""
        self.all_sides = False
        """Whether unlikely pieces are offered too: friendly ones for harm, enemies for help."""

    @property
    def picks(self) -> list[Answer]:
        """Return all answers except passing."""
        return [answer for answer in self.decision.answers if answer != self.decision.passing]

    @property
    def offered(self) -> list[Answer]:
        """Return the answers that are highlighted and have buttons: the likely ones, or all if the player has asked for
        them.

        If passing is not possible and no answer is likely, all are returned.
        """
        meant = [answer for answer in self.picks if self.meant(answer)]
        return self.picks if self.all_sides or (not meant and self.decision.passing is None) else meant

    def looked_at(self) -> list[Hex]:
        """Return the hexes to keep in view: that of the piece concerned, and the random hexes drawn."""
        return [*super().looked_at(), *random_hexes(self.desk)]

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        found, passing, ordered = list[Button](), self.decision.passing, self.ordered()
        if not ordered or (passing is not None and not self._gains()):
            found += [] if passing is None else [self.usual(passing)]
            found += self.keyed(self.offered)
        else:
            found += [self.usual(ordered[0]), *self.keyed(ordered[1:], start=2)]
            found += [] if passing is None else [self.answers(passing, "0")]
        if len(self.offered) < len(self.picks):
            label = text("button-pick-enemies" if self.decision.why in HELPS else "button-pick-own")
            found.append(Button(label, self._offer_all, OTHERS))
        return found

    def keyed(self, answers: Sequence[Answer], start: int = 1) -> list[Button]:
        """Return the buttons of answers with number keys from `start` on; at most NAMED of them."""
        return self.numbered(answers[:NAMED], start=start)

    def line(self) -> PromptWords:
        """Return the prompt line; if no answer is highlighted, its hint describes the other ways to answer."""
        said = super().line()
        if self.offered or self.warning:
            return said
        message = "ask-pick-no-own" if self.decision.why in HELPS else "ask-pick-no-enemy"
        return replace(said, hint=text(message, key=OTHERS))

    def further_hint(self) -> str:
        """Return the hint beside the question; "" if no answer is highlighted."""
        return super().further_hint() if self.offered else ""

    def keys_message(self) -> str:
        """Return the message id of the key hints, mentioning number keys and Enter only if they do something."""
        figures = any(button.key in NUMBER_KEYS for button in self.buttons())
        if figures and self.ordered() and (self.decision.passing is None or self._gains()):
            return super().keys_message()
        return "ask-pick-figures-keys" if figures else "ask-pick-enter-keys"

    def _gains(self) -> bool:
        """Return whether Enter picks a piece although passing is possible: it costs nothing, or harms an enemy."""
        why, first = self.decision.why, next(iter(self.ordered()), None)
        return why in GAINS or (why in HARMS and first is not None and self.meant(first))

    def _offer_all(self) -> None:
        self.all_sides = True
        self.refresh()

    def ordered(self) -> list[Answer]:
        """Return the offered answers: likely ones first, with the selected piece foremost, then the others by value.

        Where the choice costs a unit or weapon, all are ordered by increasing value.
        """
        if self.decision.why in COSTS and not isinstance(self.decision, PickHex):
            return sorted(self.offered, key=self._value)
        chosen = self.desk.selection.piece
        meant = [answer for answer in self.offered if self.meant(answer)]
        others = [answer for answer in self.offered if not self.meant(answer)]
        return [*sorted(meant, key=lambda answer: answer != chosen), *sorted(others, key=self._value)]

    def _value(self, answer: Answer) -> tuple[bool, int, int]:
        """Return the sort key of a piece: units under fire by this side highest, then VP, then FP."""
        state, piece = self.desk.state, str(answer)
        if piece in state.weapons:
            return False, 0, state.weapon_figure(piece).fp
        unit = state.units[piece]
        figure, attack = state.figure(unit), state.attack
        shot_at = attack is not None and attack.side == self.decision.seat != unit.side and unit.hex in attack.hexes
        return shot_at, figure.vp, figure.whole.fp

    def meant(self, answer: Answer) -> bool:
        """Return whether a player would likely pick an answer: an enemy for harm, a friendly unit for help."""
        return is_likely(self.desk.state, self.decision.seat, self.decision.why, str(answer))


class AskUnit(AskPick[PickUnit]):
    """Prompt for a unit: a click on a highlighted one."""

    def begin(self) -> None:
        """Select the unit that Enter would pick; if the units will roll, the one that should roll first."""
        sizes = ROLL_ORDER.get(self.decision.why)
        if not self.offered:
            return
        if sizes is not None:
            self.desk.selection.select(self.in_turn()[0], show=True)
        elif self.desk.selection.piece != self.ordered()[0]:
            self.desk.selection.select(str(self.ordered()[0]), show=True)
        self.desk.title_desk.units.fanned = self.desk.title_desk.place_of(str(self.ordered()[0]))

    def in_turn(self) -> list[str]:
        """Return the ids of the units to choose from; if each of them will roll, in the order in which they should."""
        sizes, units, figure = ROLL_ORDER.get(self.decision.why), self.desk.state.units, self.desk.state.figure
        picks = [str(unit) for unit in self.picks]
        return picks if sizes is None else sorted(picks, key=lambda unit: sizes.index(figure(units[unit]).size))

    def buttons(self) -> list[Button]:
        """Return the buttons; with more than two units that will roll, one button lets all roll in the listed order."""
        found = super().buttons()
        if self.decision.why in ROLL_ORDER and self.decision.passing is None and len(self.picks) > 2:
            found.append(Button(text("button-all-in-order"), self._roll_in_turn, "T"))
        return found

    def _roll_in_turn(self) -> None:
        first, *rest = self.in_turn()
        self.desk.title_desk.rolls.mean(self.decision, self.desk.state, rest)
        self.answer(first)

    def keyed(self, answers: Sequence[Answer], start: int = 1) -> list[Button]:
        """Return the buttons of units, each with its key of this turn; `start` makes no difference."""
        keys = self.keys()
        return [self.answers(unit, keys.get(str(unit), "")) for unit in answers]

    def keys(self) -> Mapping[str, str]:
        """Return the number key of each offered unit: that of the whole turn.

        If both sides are offered, which use the same keys, or units that are not on the map, they are numbered in the
        order in which they are offered.
        """
        units, on_map = [str(unit) for unit in self.offered], self.desk.state.units
        sides = {on_map[unit].side for unit in units if unit in on_map and on_map[unit].on_map}
        known = self.desk.title_desk.keys.of_units(self.desk.state, *sides) if len(sides) == 1 else {}
        if any(unit not in known for unit in units):
            return dict(zip(map(str, self.ordered()), NUMBER_KEYS, strict=False))
        return {unit: known[unit] for unit in units}

    def key(self, event: pygame.event.Event) -> bool:
        """Handle the number key of the unit that Enter would take; return whether it was used."""
        unit = pressed_piece(event, self.keys())
        return bool(unit) and self.answer(unit)

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the things to highlight as answers, each with its mark, such as "legal" or "chosen"."""
        return {PieceId(str(unit)): "legal" for unit in self.offered}

    def candidates(self) -> Sequence[str]:
        """Return the ids of the pieces that Tab cycles through."""
        return [str(unit) for unit in self.offered]

    def form(self) -> Form | None:
        """Return the form that predicts the roll of each unit to choose from; None if no roll follows."""
        state, order, attack = self.desk.state, self.desk.state.order, self.desk.state.attack
        units = [state.units[unit] for unit in self.in_turn() if unit in state.units]
        match self.decision.why:
            case "defend" if attack is not None:
                return foretelling.of_defences(state, [shot_odds.of_defence(state, attack, unit) for unit in units])
            case "ambushed":
                found = [(unit, melee_odds.of_ambushed(state, unit.id, unit.hex)) for unit in units]
                return foretelling.of_ambushed(state, found, self.decision.seat)
            case "recover":
                return foretelling.of_recover(state, [morale_odds.of_rally(state, unit) for unit in units])
            case "rout" if order is not None:
                helped = dict(order.helped)
                flights = [morale_odds.of_rout(state, order.side, unit, helped.get(unit.hex)) for unit in units]
                return foretelling.of_rout(state, flights)
        return None

    def click(self, thing: Thing[Hex]) -> bool:
        """Handle a click on a thing, or Enter at the cursor; return whether it was used."""
        if isinstance(thing, PieceId):
            return thing.id in self.offered and self.answer(thing.id)
        here = [unit for unit in self.offered if self.desk.title_desk.place_of(str(unit)) == self.place_meant(thing)]
        return len(here) == 1 and self.answer(here[0])


class AskWeapon(AskPick[PickWeapon]):
    """Prompt for a weapon: a click on it or its carrier."""

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the things to highlight as answers, each with its mark, such as "legal" or "chosen"."""
        marks: dict[Thing[Hex], Mark] = {}
        for weapon in map(str, self.offered):
            marks[PieceId(weapon)] = "legal"
            carrier = self.desk.state.carrier(weapon)
            if carrier is not None:
                marks[PieceId(carrier.id)] = "legal"
        return marks

    def candidates(self) -> Sequence[str]:
        """Return the ids of the pieces that Tab cycles through."""
        return [str(weapon) for weapon in self.offered]

    def click(self, thing: Thing[Hex]) -> bool:
        """Handle a click on a thing, or Enter at the cursor; return whether it was used."""
        if not isinstance(thing, PieceId):
            return False
        unit = self.desk.state.units.get(thing.id)
        weapon = unit.weapon if unit is not None else thing.id
        return weapon in self.offered and self.answer(weapon)


class AskEnemyCard(AskPick[PickCard]):
    """Prompt for a card of the opponent's open hand: a button or a click."""

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the things to highlight as answers, each with its mark, such as "legal" or "chosen"."""
        return dict.fromkeys(map(CardId, self.picks), "legal")

    def click(self, thing: Thing[Hex]) -> bool:
        """Handle a click on a thing, or Enter at the cursor; return whether it was used."""
        return isinstance(thing, CardId) and thing.card in self.picks and self.answer(thing.card)


class AskWord(AskPick[PickWord]):
    """Prompt for a word: one numbered button each."""

    def ordered(self) -> list[Answer]:
        """Return the words; the one that spares friendly units comes first: rout the enemy, keep the leader in
        place.
        """
        first = {"rout-whom": other_side(self.decision.seat), "run-along": NO}.get(self.decision.why)
        return sorted(self.offered, key=lambda word: word != first)

    def form(self) -> Form | None:
        """Return the form that predicts a Rout of each side, or with each use of a leader; None for other questions."""
        state, order, why = self.desk.state, self.desk.state.order, self.decision.why
        if why == "rout-whom":
            seat = self.decision.seat
            flights = morale_odds.of_routs(state, seat, map(str, self.ordered()))
            return foretelling.of_rout(state, flights, seat)
        if why != "rout-help" or order is None:
            return None
        leader = state.units[self.decision.subject]
        rolling = [state.units[unit] for unit in remaining(state, order.rolls)]
        return foretelling.of_rout_help(state, [
            (said(state, self.decision, word),
             morale_odds.of_rout(state, order.side, unit, HELP[str(word)] * command(state, leader)))
            for unit in rolling if unit.hex == leader.hex
            for word in self.picks
        ])  # fmt: skip
