"""Prompts for the next man to act, for his move, and for a target hex (4.0, 6.0)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing.theme import ButtonKind
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.prompt import digit
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.words import capital, text
from combat.engine.words.line import Line, Spoken
from combat.engine.words.prompt_words import PromptWords
from combat.games.volume1.prompts.battle_prompt import BattlePrompt
from combat.games.volume1.rules.decisions import ChooseHex, ChooseMan, ChooseMove
from combat.games.volume1.rules.orders import movement
from combat.games.volume1.standing import told_moves
from combat.games.volume1.standing.stops import Stop
from combat.games.volume1.words import consequences, names, refusals
from combat.games.volume1.words import prompt_texts as said

STAYING = "7"
"""Key for staying, while Enter continues a drawn move: the number after those of the six hexes."""


class AskMan(BattlePrompt[ChooseMan]):
    """Prompt for the next man of the active team, answered by a click, or by Enter for the first (4.0)."""

    @property
    def men(self) -> list[str]:
        """Ids of the men who may be chosen."""
        return [str(answer) for answer in self.decision.answers]

    def begin(self) -> None:
        """Select the first man, and mark the reasons of stopped moves as shown."""
        self.desk.selection.select(self._next, show=True)
        self.desk.title_desk.moves.plans.told(self._stopped())

    def _stopped(self) -> list[Stop]:
        """Return the reason why these men, and those who wait for the same, have stopped."""
        moves = self.desk.title_desk.moves
        return moves.plans.news_of(list(dict.fromkeys((*moves.stopped.going_on(self.drawn), *self.men))))

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the men who may be chosen, with their mark."""
        return dict.fromkeys(map(PieceId, self.men), "legal")

    def line(self) -> PromptWords:
        """Return the prompt's text; with drawn moves, whose they are, why men stopped, and which melees they start."""
        line, state, stopped = super().line(), self.desk.state, self._stopped()
        meets = self.desk.title_desk.moves.stopped.meetings(self.drawn) if self.drawn else []
        if stopped:
            told = told_moves.stopped(state, stopped)
            words = " ".join((told.text, consequences.sentences(meets))).strip()
            return PromptWords(line.title, words, rule=meets[0].rule if meets else told.rule)
        if not self.drawn:
            return line
        if meets:
            return PromptWords(line.title, consequences.sentences(meets), rule=meets[0].rule)
        words = text("ask-carry-on", men=capital(names.men(state, self.drawn)), count=len(self.drawn))
        return PromptWords(line.title, words, rule=line.rule)

    @property
    def drawn(self) -> list[str]:
        """Ids of the men with drawn moves: stopped men first, then the selected one."""
        plans = self.desk.title_desk.moves.plans
        found = [man for man in self.men if plans.legs_of(self.desk.state, man)]
        return sorted(found, key=lambda man: (man not in plans.waiting, man != self.desk.selection.piece))

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        key, drawn = self.keycap("accept"), self.drawn
        who = capital(names.man(self.desk.state, self._next))
        act = Button(text("button-act", man=who), self.take_chosen)
        if not drawn:
            act.key, act.kind = key, "commit"
            return [act]
        stopped = self.desk.title_desk.moves.stopped
        go_on = Button(stopped.label(drawn), self.carry_on, key, "commit")
        go_on.tip = (go_on.label, text("button-carry-on-tip"), *stopped.meetings(drawn))
        act.tip, act.key = (act.label, text("button-act-tip")), self.keycap("decline")
        return [go_on, act]

    def carry_on(self) -> None:
        """Let the men with drawn moves continue, including those who stopped."""
        self.desk.title_desk.moves.stopped.carry_on(self.drawn)

    def take_chosen(self) -> None:
        """Answer with the selected man if he may act, else with the first."""
        self.answer(self._next)

    @property
    def _next(self) -> str:
        """The selected man, else the first."""
        return self.desk.selection.piece if self.desk.selection.piece in self.men else self.men[0]

    def candidates(self) -> list[str]:
        """Return the men that Tab cycles through: those who may be chosen."""
        return self.men

    def click(self, thing: Thing[Hex]) -> bool:
        """Answer with the clicked man, or the first in the clicked hex; return False if none may be chosen there."""
        if isinstance(thing, PlaceId):
            here = [man for man in self.men if self.desk.state.men[man].hex == thing.place]
            return bool(here) and self.answer(here[0])
        return isinstance(thing, PieceId) and self._click_man(thing.id)

    def _click_man(self, man: str) -> bool:
        if man in self.men:
            return self.answer(man)
        if self.desk.title_desk.is_own(man):
            acted = man in self.desk.state.clock.done
            self.desk.notice.show(
                text("acted-already" if acted else "not-his-turn", man=names.man(self.desk.state, man))
            )
        return False


class AskMove(BattlePrompt[ChooseMove]):
    """Prompt for a step, answered by a click on a highlighted hex, a drag, or a number key: 1 is straight up, the
    others follow clockwise (6.0).
    """

    letters = acted = follows = True

    def begin(self) -> None:
        """Start the question, and mark the reason of the man's stopped move as shown."""
        super().begin()
        self.desk.title_desk.moves.plans.told(self._stopped())

    def _stopped(self) -> list[Stop]:
        """Return the reason why he, and those who wait for the same, have stopped."""
        moves = self.desk.title_desk.moves
        return moves.plans.news_of(moves.stopped.going_on((self.decision.subject,)))

    @property
    def hexes(self) -> list[Hex]:
        """Hexes to which the man may step."""
        return list(self.decision.hexes)

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the hexes to which the man may step and his grenade's target, with their marks."""
        aim = self.desk.state.men[self.decision.subject].aim
        aimed: dict[Thing[Hex], Mark] = {PlaceId(aim): "target"} if aim is not None else {}
        return {**aimed, **dict.fromkeys(map(PlaceId, self.hexes), "legal")}

    def numbers(self) -> dict[int, Hex]:
        """Return the hexes to which the man may step by number key: 1 is straight up, the others follow clockwise."""
        steps = {number: self._ahead(number) for number in range(1, 7)}
        return {number: hex_ for number, hex_ in steps.items() if hex_ is not None and hex_ in self.hexes}

    def _ahead(self, number: int) -> Hex | None:
        """Return the hex of a number key; None beyond the board."""
        return self.desk.state.board.neighbour(self.desk.state.men[self.decision.subject].place, number - 1)

    def places_in_turn(self, *, by_pad: bool) -> Sequence[Hex]:
        """Return the hexes that Tab cycles through; () for a gamepad, whose button cycles through pieces."""
        return () if by_pad else list(self.numbers().values())

    def labels(self) -> Mapping[Hex, str]:
        """Return the number key shown at each hex; for a group, the keys that extend the selected man's drawn move."""
        moves, chosen = self.desk.title_desk.moves, self.desk.title_desk.chosen
        numbers = self.numbers()
        if len(moves.group.of(self.decision.subject)) > 1:  # a number extends the selected man's path
            numbers = moves.steps(chosen) if chosen is not None and moves.can_move(chosen.id) else {}
        return {hex_: str(number) for number, hex_ in numbers.items()}

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        answers, found = self.decision.answers, []
        moves, man = self.desk.title_desk.moves, self.decision.subject
        key = self.keycap("accept")
        taken = self.decision.step - 1
        if moves.plans.legs_of(self.desk.state, man, taken):
            label = moves.stopped.label((man,), taken)
            carry_on = Button(label, lambda: moves.stopped.carry_on((man,)), key, "commit")
            carry_on.tip = (label, text("button-carry-on-tip"), *moves.stopped.meetings((man,), taken))
            found.append(carry_on)
            key = STAYING
        if ChooseMove.STAY in answers:
            kind: ButtonKind = "plain" if found else "commit"
            found.append(self.button(text("answer-stay"), ChooseMove.STAY, key, kind))
        if ChooseMove.DUCK_BACK in answers:
            found.append(self.button(text("answer-duck-back"), ChooseMove.DUCK_BACK, self.keycap("duck-back")))
        if ChooseMove.SHIFT in answers:
            found.append(self.button(text("answer-shift"), ChooseMove.SHIFT, self.keycap("shift-target")))
        if movement.LEAVE in answers:
            found.append(self.button(text("answer-leave"), movement.LEAVE, self.keycap("leave")))
        return [*found, *self.other_man()]

    def line(self) -> PromptWords:
        """Return the prompt's text.

        It has the consequences of a step to the hex under pointer or cursor, else the reason why the man stopped.
        """
        line, where = super().line(), self.desk.input.where
        told = self.consequences(where) if where is not None and where in self.hexes else ()
        if where is not None and told:
            words = consequences.sentences((text("hex", hex=where), *told))
            return PromptWords(line.title, f"{words} {self._enter()}".strip(), rule=told[0].rule)
        if self._enter():
            return PromptWords(line.title, self._enter(), rule=line.rule)
        stopped, meets = self._stopped(), self._meetings()
        if not stopped and not meets:
            return line
        why = told_moves.stopped(self.desk.state, stopped) if stopped else Line("", line.rule)
        words = f"{why.text} {consequences.sentences(meets) or line.text}".strip()
        return PromptWords(line.title, words, rule=meets[0].rule if meets else why.rule)

    def _meetings(self) -> list[Line]:
        """Return what carrying on leads to where it enters an enemy's hex."""
        moves, man = self.desk.title_desk.moves, self.decision.subject
        drawn = moves.plans.legs_of(self.desk.state, man, self.decision.step - 1)
        return moves.stopped.meetings((man,), self.decision.step - 1) if drawn else []

    def hint(self) -> str:
        """Return the hint for the input device in use."""
        keys = self.desk.app.keys
        if keys.by_pad or not self.desk.input.by_keys or not self.hexes:
            return super().hint()
        return text("ask-choose-move-by-keys", **{name: keys.named(name) for name in ("cursor-right", "accept")})

    def _enter(self) -> str:
        """Return what Enter does at the cursor; "" for nothing."""
        desk = self.desk
        if desk.input.cursor is None or not desk.input.cursor_moved or not desk.input.by_keys:
            return ""
        key = desk.app.keys.named("accept")
        if desk.title_desk.moves.steps_now(self.decision.subject, desk.input.cursor):
            return text("move-enter-step", key=key, hex=desk.input.cursor)
        return text("move-enter-way", key=key) if desk.title_desk.moves.offered(desk.input.cursor) else ""

    def consequences(self, hex_: Hex) -> tuple[Line, ...]:
        """Return the consequences of a step to a hex, as lines with rules; may be empty."""
        return consequences.of_step(self.desk.state, self.desk.state.men[self.decision.subject], hex_)

    def click(self, thing: Thing[Hex]) -> bool:
        """Answer with the clicked hex; return False if it is none of the choices."""
        if isinstance(thing, PlaceId):
            return self._click_hex(thing.place)
        hex_ = self.desk.state.men[thing.id].hex if isinstance(thing, PieceId) else None
        if hex_ is not None and hex_ in self.hexes:
            return self.answer(hex_)
        if isinstance(thing, PieceId) and hex_ is not None and self.desk.state.men[thing.id].side == "enemy":
            self._tell_way(thing.id, hex_)
        return False

    def _tell_way(self, foe: str, hex_: Hex) -> None:
        """Show how the man is sent to an enemy who is clicked to be read, or why he cannot go there."""
        state, man = self.desk.state, self.decision.subject
        if not self.desk.title_desk.moves.drawn_to(man, hex_):
            self.desk.notice.show(self._barred(hex_))
            return
        who, whom = capital(names.man(state, man)), names.man(state, foe)
        self.desk.notice.show(text("move-drag-to-man", man=who, foe=whom, hex=hex_), refused=False)

    def _click_hex(self, hex_: Hex) -> bool:
        man = self.desk.state.men[self.decision.subject]
        if hex_ == man.hex and ChooseMove.STAY in self.decision.answers:
            return self.answer(ChooseMove.STAY)
        moves = self.desk.title_desk.moves
        if moves.steps_now(man.id, hex_):
            return self.answer(hex_)
        if not moves.lay(moves.offered(hex_), go=True):
            self.desk.notice.show(self._barred(hex_))
        return True

    def _barred(self, hex_: Hex | None) -> Line:
        """Return the reason why he may not go to a hex, or beyond the board, with the rule."""
        state = self.desk.state
        found = movement.step_refusal(state, state.men[self.decision.subject], hex_)
        reason = refusals.reason(state, found)
        if hex_ is None:
            return Line(text("move-no-way", reason=reason), found.rule)
        return Line(text("move-not-there", hex=hex_, reason=reason), found.rule)

    def may_carry(self, thing: Thing[Hex]) -> bool:
        """Return whether a thing may be dragged: the man who moves."""
        return thing == PieceId(self.decision.subject)

    def drop(self, held: Thing[Hex], on: Thing[Hex] | None) -> bool:
        """Answer with the hex on which the man was dropped; return whether it was used."""
        hex_ = self.ground(on)
        return hex_ is not None and self._click_hex(hex_)

    def refuses(self, held: Thing[Hex], on: Thing[Hex] | None) -> Spoken:
        """Return the reason why the man cannot be dropped there; "" if he can."""
        hex_ = self.ground(on)
        man = self.desk.state.men[self.decision.subject]
        if hex_ is None or hex_ in self.hexes or hex_ == man.hex:
            return ""
        return "" if self.desk.title_desk.moves.drawn_to(man.id, hex_) else self._barred(hex_)

    def candidates(self) -> list[str]:
        """Return the man who moves."""
        return [self.decision.subject]

    def key(self, event: pygame.event.Event) -> bool:
        """Step by a number key, twice if the step has consequences that must be read first; return whether it was
        used.
        """
        number = digit(event)
        if number is None or number > 6:
            return False
        if len(self.desk.title_desk.moves.group.of(self.decision.subject)) > 1:
            return False
        hex_ = self.numbers().get(number)
        if hex_ is None:
            self.desk.notice.show(self._barred(self._ahead(number)))
            return True
        told = self.consequences(hex_)
        if told and self.desk.input.cursor != hex_:
            self.desk.input.cursor, self.desk.input.cursor_moved = hex_, True
            words = text("press-again", told=consequences.sentences(told), key=str(number))
            self.desk.notice.show(Line(words, told[0].rule), refused=False)
            self.desk.redraw("board")
            return True
        return self.answer(hex_)


class AskHex(BattlePrompt[ChooseHex]):
    """Prompt for a hex as the target of a grenade or of a shifted marker, answered by a click, or by Tab and Enter
    (7.09-7.11).
    """

    follows = acted = True

    @property
    def hexes(self) -> list[Hex]:
        """Hexes that may be chosen."""
        return list(self.decision.hexes)

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the hexes that may be chosen, with their mark."""
        return dict.fromkeys(map(PlaceId, self.hexes), "area" if self.decision.why == "smoke-target" else "target")

    def line(self) -> PromptWords:
        """Return the prompt's text, with the odds of a throw at the hex under pointer or cursor."""
        line, where = super().line(), self.desk.input.where
        if where is None or where not in self.decision.answers:
            return line
        words = said.hex_pointed_at(self.desk.state, self.decision, where)
        return PromptWords(line.title, self.by_keys(words) or words, rule=line.rule)

    def places_in_turn(self, *, by_pad: bool) -> Sequence[Hex]:
        """Return the hexes that Tab, or the gamepad's next button, cycles through."""
        return self.hexes

    def click(self, thing: Thing[Hex]) -> bool:
        """Answer with the clicked hex, or a man's hex; return True unless the thing has no hex."""
        if isinstance(thing, PlaceId):
            return self.answer(thing.place) or True
        hex_ = self.desk.state.men[thing.id].hex if isinstance(thing, PieceId) else None
        return hex_ is not None and (self.answer(hex_) or True)

    def candidates(self) -> list[str]:
        """Return the man who throws."""
        return [self.decision.subject]
