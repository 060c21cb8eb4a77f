"""Prompt for orders: order markers are dragged, clicked or given by key, until the orders are committed (7.0)."""

from __future__ import annotations

from collections.abc import Container, Mapping
from functools import partial
from typing import TYPE_CHECKING

import pygame

from combat.engine.kernel.load_object import load_object
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import MarkerId, PieceId, Thing
from combat.engine.words import capital, text
from combat.engine.words.line import Spoken, ruled
from combat.engine.words.prompt_words import PromptWords
from combat.games.volume1.prompts import all_orders, crewing
from combat.games.volume1.prompts.ask_whom import say_whose_order_is_lost
from combat.games.volume1.prompts.battle_prompt import BattlePrompt
from combat.games.volume1.prompts.order_tray import fitting_order, tray_orders
from combat.games.volume1.rules.answers import NO_ORDER, GunLeft, GunTaken, OrderGiven
from combat.games.volume1.rules.men import guards
from combat.games.volume1.rules.orders import give_orders as rules
from combat.games.volume1.rules.orders import helping
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.state import Man
from combat.games.volume1.table.battle_keys import order_action
from combat.games.volume1.table.battle_settings import AFTER_ORDER
from combat.games.volume1.words import consequences, names, refusals
from combat.games.volume1.words import prompt_texts as said

if TYPE_CHECKING:
    from combat.engine.stage.paper.dialog import Confirm

_CONFIRM = "combat.engine.stage.paper.dialog:Confirm"

ABOUT_SOMETHING = (*helping.ABOUT_ANOTHER, "grenade", "rifle-grenade")
"""Orders that require the choice of a man or hex."""


class AskOrders(BattlePrompt[GiveOrders]):
    """Prompt with the order tray; the commit asks once for confirmation if men have no order."""

    body = "tray"
    letters = True
    half_given = False

    def begin(self) -> None:
        """Start the question: remove outdated drawn moves, and select the man whose order is due."""
        self.desk.title_desk.moves.dropped.drop_given_up()
        state, chosen = self.desk.state, self.desk.title_desk.chosen
        missing, everyone = rules.without_orders(state), rules.commanded(state)
        fresh = len(missing) == len(everyone)
        undone, given = self._undone(missing), self._just_given(missing)
        if undone:
            self.desk.selection.select(undone, show=True)
        elif given and missing:
            self._next_man()
        elif fresh or chosen is None or not chosen.on_board or chosen.side == "enemy":
            self.desk.selection.select(next(iter(missing or everyone), ""), show=True)

    def _undone(self, missing: list[str]) -> str:
        """Return the man whose order was taken back or failed, of several the one selected; "" for nobody."""
        trail, chosen = self.desk.title_desk.ordered, self.desk.selection.piece
        undone = [man for man in trail if man in missing]
        trail[:] = [man for man in trail if man not in undone]
        return chosen if chosen in undone else undone[-1] if undone else ""

    def _just_given(self, missing: list[str]) -> bool:
        """Return whether the selected man got his order by tray or key, so that the next man is selected."""
        battle, chosen = self.desk.title_desk, self.desk.title_desk.chosen
        man, battle.just_ordered = battle.just_ordered, ""
        goes_on = self.desk.app.settings.wish(AFTER_ORDER) == "next"
        return goes_on and chosen is not None and chosen.id == man and man not in missing

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        found = [Button(text("button-commit"), self._commit, self.keycap("commit"), "commit")]
        chosen = self.desk.title_desk.chosen
        if chosen is not None and rules.order_refusal(self.desk.state, chosen.id, rules.TAKE_OVER) is None:
            found.append(Button(text("button-take-over"), self._take_over, self.keycap("take-over")))
        offered = crewing.offered(self.desk.state, chosen)
        if offered is not None:
            label = crewing.label(self.desk.state, offered)
            found.append(Button(label, self.take_or_leave, self.keycap("serve")))
            found[-1].tip = crewing.advice(self.desk.state, offered)
        if rules.without_orders(self.desk.state):
            found.append(Button(text("button-next-man"), self._next_man, self.keycap("next")))
            if self._repeatable():
                found.append(Button(text("button-repeat"), self._repeat, self.keycap("repeat")))
        return found

    def line(self) -> PromptWords:
        """Return the prompt's text.

        It has the consequences of the order under the pointer, else the selected man's restrictions (17.2-17.4), else
        the effect of taking a weapon counter in his hex (14.3).
        """
        line, state, chosen = super().line(), self.desk.state, self.desk.title_desk.chosen
        if chosen is None:
            return line
        if self.desk.input.by_keys and not self.desk.app.keys.by_pad and chosen.side == "friendly":
            line = PromptWords(line.title, self._to_chosen(chosen), rule=line.rule)
        marker = self.desk.title_desk.pointed_marker.order
        order = fitting_order(state, chosen.id, marker) if marker else ""
        told = self._told_of(marker) if self._may_have(chosen, order) else []
        if told:
            return PromptWords(line.title, consequences.sentences((names.order(order), *told)))
        bound = said.compulsion(state, chosen)
        if bound is not None:
            return PromptWords(line.title, bound.text, rule=bound.rule)
        offered = crewing.offered(state, chosen)
        offer = " ".join(crewing.advice(state, offered)) if isinstance(offered, GunTaken) else ""
        return PromptWords(line.title, offer) if offer else line

    def _told_of(self, marker: str) -> list[Spoken]:
        """Return the consequences of an order marker for the chosen men who may have it."""
        state, battle = self.desk.state, self.desk.title_desk
        group = battle.moves.group.of(self.desk.selection.piece)
        meant = {man: fitting_order(state, man, marker) for man in group}
        orders = {man: order for man, order in meant.items() if self._may_have(state.men[man], order)}
        told = {man: consequences.of_order(state, man, order) for man, order in orders.items()}
        return consequences.of_group(state, orders, told, len(group))

    def _to_chosen(self, chosen: Man) -> str:
        """Return who gets the next order by key, and how many men have none yet."""
        state, left = self.desk.state, rules.without_orders(self.desk.state)
        men = self.desk.title_desk.moves.group.of(chosen.id)
        chosen_now = text("ask-give-orders-chosen", man=capital(names.men(state, men)), count=len(men))
        said_ = text("ask-give-orders-to", chosen=chosen_now, left=len(left), all=len(rules.commanded(state)))
        return f"{said_} {said.without_need(state)}".strip()

    def hint(self) -> str:
        """Return the hint for the input device in use."""
        keys = self.desk.app.keys
        if keys.by_pad or not self.desk.input.by_keys:
            return super().hint()
        named = {name: keys.named(name) for name in ("next", "previous", "commit", "cursor-right", "accept")}
        return text("ask-give-orders-by-keys", left=len(rules.without_orders(self.desk.state)), **named)

    def _may_have(self, man: Man, order: str) -> bool:
        """Return whether a friendly may be given an order."""
        ours = man.side == "friendly" and man.on_board
        return ours and bool(order) and rules.order_refusal(self.desk.state, man.id, order) is None

    def candidates(self) -> list[str]:
        """Return the men that Tab cycles through: those without an order, or all commanded men if none is left."""
        return rules.without_orders(self.desk.state) or rules.commanded(self.desk.state)

    def candidates_back(self) -> list[str]:
        """Return the men that Shift+Tab cycles through: all commanded men, so that orders can be changed."""
        return rules.commanded(self.desk.state)

    # -- giving orders ------------------------------------------------------------------------------------------

    def give(self, man: str, order: str, told: dict[str, list[Spoken]] | None = None) -> bool:
        """Give a man an order, and show its lasting consequences in a notice; return whether it was accepted.

        With `told`, the consequences are stored there under the man's id instead. An order that he has already is not
        given again, unless it concerns another man or a hex. If the order would free a prisoner, the player is asked
        first.
        """
        fit, given = fitting_order(self.desk.state, man, order), self.desk.state.men[man].order
        if given is not None and given.id == fit and fit not in ABOUT_SOMETHING:
            self.desk.selection.select(man)
            if told is not None:
                told[man] = consequences.lasting(self.desk.state, man, fit)
            return True
        freed = guards.freed_at_once(self.desk.state, man, fit)
        if freed and rules.order_refusal(self.desk.state, man, fit) is None:
            self._ask_to_free(man, fit, freed)
            return True
        return self._put(man, fit, told)

    def _ask_to_free(self, man: str, order: str, freed: list[str]) -> None:
        """Open a dialog for an order that drives off a guard's prisoners, with what they are worth (17.4)."""
        state, count = self.desk.state, len(freed)
        who, men = capital(names.man(state, man)), names.men(state, freed)
        words = text("ask-free-text", man=who, men=men, order=names.order(order), count=count)
        points = state.book.scenario.points.get("enemy-captured", 0)
        if points:
            words = f"{words} {text('ask-free-points', points=names.signed(points))}"
        give = partial(self._put, man, order)
        stage, title, free = self.desk.app, text("ask-free-title", count=count), text("button-free")
        confirm = load_object(_CONFIRM, lambda: Confirm)
        stage.push(confirm(stage, title, (words,), free, give, grave=True))

    def _put(self, man: str, fit: str, told: dict[str, list[Spoken]] | None = None) -> bool:
        """Answer with an order for a man and select him; report men who lose their orders by it."""
        before, trail = dict(self.desk.state.men), self.desk.title_desk.ordered
        lasting = consequences.lasting(self.desk.state, man, fit)
        self.desk.selection.select(man)
        self.desk.title_desk.pointed_marker.point_at("")
        trail.append(man)
        if not self.answer(OrderGiven(man, fit)):
            del trail[-1]
            return False
        whom = before.get(self.desk.state.men[man].whom)
        if fit == "carry" and whom is not None:
            say_whose_order_is_lost(self.desk, man, whom)
        elif told is not None:
            told[man] = lasting
        elif lasting:
            dropped = self.desk.title_desk.moves.dropped.said
            self.desk.notice.show(consequences.sentences((*dropped, *lasting)), refused=False)
        return True

    def click(self, thing: Thing[Hex]) -> bool:
        """Give the clicked order marker to the selected man, or take the clicked weapon; return False for another
        thing.
        """
        match thing:
            case MarkerId("gun", gun):
                return self._click_gun(gun)
            case MarkerId("order", order):
                return self._click_order(order)
        return False

    def _click_order(self, order: str) -> bool:
        man = self.desk.title_desk.chosen
        if man is None or man.side == "enemy" or not man.on_board:
            self.desk.notice.show(text("choose-man-first"))
            return True
        battle, answers = self.desk.title_desk, self.desk.session.answers
        battle.just_ordered = man.id if len(battle.moves.group.of(man.id)) == 1 else ""
        self._give_all(man.id, order)
        if self.desk.session.answers == answers:
            battle.just_ordered = ""
        return True

    def _give_all(self, man: str, order: str) -> bool:
        """Give an order to a man and to those selected with him; return False if none of them took it."""
        group = self.desk.title_desk.moves.group.of(man)
        together: dict[str, list[Spoken]] | None = {} if len(group) > 1 else None
        with self.desk.title_desk.moves.dropped.together(), self.desk.controls.together():
            given = [each for each in group if self.give(each, order, together)]
        if together:
            self._say_of_group(order, together, len(group))
        if self.desk.selection.piece in group:
            self.desk.selection.select(man)
        return bool(given)

    def _say_of_group(self, order: str, told: Mapping[str, list[Spoken]], count: int) -> None:
        """Show the consequences of an order that several men got, after the refusal of those who did not."""
        state, notice = self.desk.state, self.desk.notice
        orders = {man: fitting_order(state, man, order) for man in told}
        lines = consequences.of_group(state, orders, told, count)
        refused = len(told) < count
        if lines:
            before = (notice.text,) if refused and notice.text else self.desk.title_desk.moves.dropped.said
            notice.show(consequences.sentences((*before, *lines)), refused=refused)

    def may_carry(self, thing: Thing[Hex]) -> bool:
        """Return whether a thing may be dragged: order markers, weapon counters, and prisoners to hand over (14.3,
        17.4).
        """
        return isinstance(thing, MarkerId) or (
            isinstance(thing, PieceId) and bool(self.desk.state.men[thing.id].held_by)
        )

    def dropped_in(self, thing: Thing[Hex]) -> Container[str]:
        """Return the names of the panes on which a thing may be dropped."""
        return ("board",) if isinstance(thing, PieceId) else ("board", "roster")

    def drop(self, held: Thing[Hex], on: Thing[Hex] | None) -> bool:
        """Give a dropped order marker, weapon or prisoner to a man; return whether it was accepted."""
        man = on.id if isinstance(on, PieceId) else ""
        match held:
            case MarkerId("gun", gun):
                served = crewing.dropped(self.desk.state, gun, man)
                return served is not None and self._serve(served)
            case MarkerId("order", order):
                return bool(man) and self._give_all(man, order)
            case PieceId():
                return bool(man) and self.answer(OrderGiven(man, rules.TAKE_OVER))
        return False

    def refuses(self, held: Thing[Hex], on: Thing[Hex] | None) -> Spoken:
        """Return the reason why the dragged thing cannot be dropped there; "" if it can."""
        man = on.id if isinstance(on, PieceId) else ""
        if isinstance(held, MarkerId) and held.kind == "gun":
            return crewing.refuses(self.desk.state, held.id, man)
        if not man or self.desk.state.men[man].side != "friendly":
            return ruled("drop-order-on-man" if isinstance(held, MarkerId) else "drop-prisoner-on-man")
        order = self._meant(held, man)
        refusal = rules.order_refusal(self.desk.state, man, order)
        return "" if refusal is None else refusals.refusal(self.desk.state, refusal, order)

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the men on whom the dragged thing may be dropped, with their mark."""
        carried, state = self.desk.input.held, self.desk.state
        if carried is None:
            return {}
        match carried.thing:
            case MarkerId("gun", gun):
                return dict.fromkeys(map(PieceId, crewing.takers(state, gun)), "legal")
            case thing:
                able = [
                    PieceId(man)
                    for man in rules.commanded(state)
                    if rules.order_refusal(state, man, self._meant(thing, man)) is None
                ]
                return dict.fromkeys(able, "legal")

    def _meant(self, held: Thing[Hex], man: str) -> str:
        """Return the order that a man would get from the dragged thing."""
        return fitting_order(self.desk.state, man, held.id) if isinstance(held, MarkerId) else rules.TAKE_OVER

    def key(self, event: pygame.event.Event) -> bool:
        """Handle the keys of orders, of taking one back, repeating all and serving a weapon; return whether it was
        used.
        """
        keys, chosen = self.desk.app.keys, self.desk.title_desk.chosen
        if keys.is_(event, "repeat"):
            self._repeat()
            return True
        if keys.is_(event, "serve"):
            self.take_or_leave()
            return True
        if keys.is_(event, "clear-order") and chosen is not None and chosen.order is not None:
            self.answer(OrderGiven(chosen.id, NO_ORDER))
            return True
        meant = next((order for order in tray_orders() if keys.is_(event, order_action(order))), "")
        return bool(meant) and (self._warns(meant) or self._click_order(meant))

    def _warns(self, order: str) -> bool:
        """Report an immediate roll when the key of an order is pressed first; return whether reported (7.10, 7.11,
        7.17)."""
        chosen, battle = self.desk.title_desk.chosen, self.desk.title_desk
        if chosen is None or battle.pointed_marker.order == order:
            return False
        fit = fitting_order(self.desk.state, chosen.id, order)
        if not self._may_have(chosen, fit):
            return False
        if not rules.rolls_first(self.desk.state, chosen.id, fit):
            return False
        battle.pointed_marker.point_at(order)
        told = consequences.sentences((names.order(fit), *consequences.of_order(self.desk.state, chosen.id, fit)))
        self.desk.notice.show(
            text("press-again", told=told, key=self.desk.app.keys.named(order_action(order))), refused=False
        )
        return True

    def _serve(self, told: GunTaken | GunLeft) -> bool:
        """Assign a man to a weapon counter, or remove him from it (14.3); return whether that was allowed."""
        done = self.answer(told)
        if done:
            self.desk.selection.select(told.man)
        return done

    def take_or_leave(self) -> None:
        """Make the selected man leave his weapon, or take one in his hex; if he can do neither, show a notice."""
        offered = crewing.offered(self.desk.state, self.desk.title_desk.chosen)
        if offered is None:
            self.desk.notice.show(text("no-weapon-here"))
        else:
            self._serve(offered)

    def _click_gun(self, gun: str) -> bool:
        """Let the selected man take the clicked weapon, else select its operator."""
        chosen = self.desk.title_desk.chosen
        if chosen is not None and gun in crewing.free_for(self.desk.state, chosen.id):
            return self._serve(GunTaken(chosen.id, gun))
        self.desk.selection.select(self.desk.state.guns[gun].operator)
        return True

    def _take_over(self) -> None:
        """Let the selected man relieve the guards in his hex (17.4)."""
        if self.desk.title_desk.chosen is not None:
            self.answer(OrderGiven(self.desk.title_desk.chosen.id, rules.TAKE_OVER))

    # -- all men ------------------------------------------------------------------------------------------------

    def _next_man(self) -> None:
        """Select the next man without an order after the selected one, so that skipped men come last."""
        wanted, everyone = self.candidates(), rules.commanded(self.desk.state)
        if wanted:
            place = everyone.index(self.desk.selection.piece) + 1 if self.desk.selection.piece in everyone else 0
            ahead = (man for man in everyone[place:] + everyone[:place] if man in wanted)
            self.desk.selection.select(next(ahead, wanted[0]), show=True)

    def _repeatable(self) -> list[tuple[str, str]]:
        return all_orders.repeatable(self.desk.state, self.desk.title_desk.story.last_orders)

    def _repeat(self) -> None:
        """Give every man without an order his order of last turn, if it can be repeated at no cost."""
        with self.desk.controls.together():
            for man, order in self._repeatable():
                if not self.desk.controls.answer(OrderGiven(man, order)):
                    return

    def _commit(self) -> None:
        """End the phase; ask first if men are left out, or if a prisoner would be lost."""
        lines = all_orders.open_ends(self.desk.state, forgotten=self.desk.app.settings.confirm_commit)
        if not lines:
            self._end_phase()
            return
        stage, title, words = self.desk.app, text("ask-commit-title"), (" ".join(lines),)
        confirm = load_object(_CONFIRM, lambda: Confirm)
        stage.push(confirm(stage, title, words, text("button-commit"), self._end_phase, again="commit"))

    def _end_phase(self) -> None:
        self.desk.title_desk.ordered.clear()  # next turn starts without orders taken back
        self.answer(GiveOrders.COMMIT)
