"""Texts of prompts for each decision, and of their buttons (4.0)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from combat.engine.kernel.decision import Answer, Decision, Draw, Roll
from combat.engine.kernel.handlers import Handlers
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.engine.words import capital, has, text, translated
from combat.engine.words.grammar import percents
from combat.engine.words.grammar.lists import all_of, one_of
from combat.engine.words.line import Line, ruled
from combat.engine.words.messages import Value
from combat.engine.words.prompt_words import PromptWords
from combat.games.volume1.rules import decisions as asked
from combat.games.volume1.rules.answers import OrderGiven, Placement
from combat.games.volume1.rules.fighting import melee, throwing, weapons
from combat.games.volume1.rules.men import checks, surrender, troop_quality
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.play import endings, leaving, prospects, set_up, victory
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import IMPULSES, Man, State
from combat.games.volume1.words import ducking, fire_mission, names, outcome_words, relations

D = TypeVar("D", bound=Decision)
ASKERS: Handlers[Decision, State, PromptWords] = Handlers()
"""Function of each decision that returns its prompt."""


def _asks(kind: type[D]) -> Callable[[Callable[[State, D], str]], Callable[[State, D], str]]:
    """Register a function that returns the text after the title of a decision.

    The title and the hint are the messages "ask-<kind>" and "-hint".
    """

    def register(words: Callable[[State, D], str]) -> Callable[[State, D], str]:
        def asker(state: State, decision: D) -> PromptWords:
            hint = "" if decision.to_chance else text(f"ask-{decision.kind}{_special(state, decision)}-hint")
            title = _title(state, decision)
            return PromptWords(title.text, words(state, decision), hint, title.rule)

        ASKERS.register(kind)(asker)
        return words

    return register


def over(state: State) -> PromptWords:
    """Return the prompt shown when a battle is finished."""
    return PromptWords(text("ask-over"), translated(state.verdict))


def _special(state: State, decision: Decision) -> str:
    """Return the suffix of the hint for a special case of a decision; "" for none."""
    match decision:
        case asked.ChooseMove() if not _leads_on(state, decision):
            return "-aims"
        case asked.ChooseTarget() if _only_flare(state, decision):
            return "-flare"
        case asked.ChooseRate(weapon=weapon) if state.book.weapons[weapon].endless:
            return "-endless"
        case asked.DuckBack() if state.clock.impulse == IMPULSES:
            return "-last"
        case _:
            return ""


def _title(state: State, decision: Decision) -> Line:
    if isinstance(decision, Roll):
        return ruled("ask-roll", die=decision.name)
    if isinstance(decision, Draw):
        return ruled("ask-draw-cup" if decision.deck == "cup" else "ask-draw")
    args: dict[str, Value] = {}
    if decision.subject in state.men:
        args["man"] = capital(names.man(state, decision.subject))
    if isinstance(decision, asked.ChooseBandage):
        args["target"] = names.man(state, decision.patient)
    if isinstance(decision, asked.ChooseWeapon | asked.ChooseRate):
        args["target"] = names.man(state, decision.target)
    if isinstance(decision, asked.CallStrike):
        args["strike"] = translated(state.book.scenario.barrage(decision.subject).title)
        if decision.granted:
            return ruled("ask-call-strike-at-call", **args)
    if isinstance(decision, asked.ChooseMan):
        args["team"] = names.team(state.active_team or decision.subject)
    return ruled(_message(state, decision), **args)


def _message(state: State, decision: Decision) -> str:
    """Return the message of a title, with special cases for aiming, morale, flares and melee."""
    if isinstance(decision, asked.ChooseMove) and not _leads_on(state, decision):
        return "ask-choose-move-aims"
    if isinstance(decision, asked.ChooseMove | asked.ChooseTarget):
        driven = _driven(state, decision)
        if driven:
            return f"ask-{decision.kind}-{driven}"
    if isinstance(decision, asked.ChooseTarget) and _only_flare(state, decision):
        return "ask-choose-target-flare"
    hand_to_hand = isinstance(decision, asked.ChooseTarget) and decision.melee
    return "ask-choose-target-melee" if hand_to_hand else f"ask-{decision.kind}"


def _driven(state: State, decision: asked.ChooseMove | asked.ChooseTarget) -> str:
    """Return the morale that dictates a move or shot: rout, berserk, or "" (17.2, 17.3)."""
    man = state.men[decision.subject]
    if man.morale == "berserk" and not (isinstance(decision, asked.ChooseTarget) and decision.melee):
        return man.morale
    runs = man.morale == "rout" and isinstance(decision, asked.ChooseMove) and visibility.order_id(man) != "charge"
    return "rout" if runs else ""


def compulsion(state: State, man: Man) -> Line | None:
    """Return a line on what restricts a man's orders: wounds, morale, or prisoners to guard; None if nothing does
    (16.0-17.4).
    """
    if man.side != "friendly" or not man.on_board or man.hex in state.melee:
        return None
    who = capital(names.man(state, man.id))
    inactive = troop_quality.why_inactive(state, man)
    if inactive:
        return ruled(f"compelled-{inactive}", man=who)
    if man.morale == "rout":
        return ruled("compelled-rout", man=who)
    if surrender.is_guard(state, man.id):
        return _as_guard(state, man)
    if man.morale == "berserk":
        return ruled("compelled-berserk", man=who)
    return None


def _as_guard(state: State, man: Man) -> Line:
    """Return which of the orders that a guard may be given now keep his guard, and which end it (17.4)."""
    led = names.men(state, [prisoner.id for prisoner in surrender.prisoners_of(state, man.id)])
    legal = list(give_orders.legal_orders(state, man.id))
    stays = [names.order(order) for order in legal if order in surrender.GUARD_ORDERS]
    ends = [names.order(order) for order in legal if order in (*surrender.LEAVING_ORDERS, *surrender.FIRING_ORDERS)]
    told = ruled("compelled-guard", man=capital(names.man(state, man.id)), prisoners=led, orders=one_of(stays))
    return Line(f"{told.text} {text('compelled-guard-ends', orders=one_of(ends))}", told.rule) if ends else told


def _leads_on(state: State, decision: asked.ChooseMove) -> bool:
    """Return whether a move is possible: a man with a rifle grenade only aims (7.11)."""
    return asked.ChooseMove.SHIFT not in decision.answers or bool(decision.hexes)


# -- the line of each decision ------------------------------------------------------------------------------------


@_asks(set_up.SetUp)
def _set_up(state: State, decision: set_up.SetUp) -> str:
    left = list(set_up.unplaced(state))
    if not left:
        return text("ask-set-up-ready")
    return text("ask-set-up-waiting", left=len(left), men=names.men(state, left))


@_asks(asked.PlayCard)
def _play_card(state: State, decision: asked.PlayCard) -> str:
    return text("ask-play-card-text")


@_asks(asked.DrawCard)
def _draw_card(state: State, decision: asked.DrawCard) -> str:
    planned = all_of(_quoted(state, card) for card in state.aside)
    return text("ask-draw-card-text", planned=planned, count=len(state.aside))


def _quoted(state: State, card: int) -> str:
    """Return the title of a card of the player in quotation marks."""
    return text("card-quoted", card=names.card(state.book, card))


@_asks(asked.DiscardDown)
def _discard_down(state: State, decision: asked.DiscardDown) -> str:
    limit = state.book.charts.numbers.hand_limit
    return text("ask-discard-down-text", held=len(state.hand), limit=limit)


@_asks(asked.PlayDiscard)
def _play_discard(state: State, decision: asked.PlayDiscard) -> str:
    """Return what a card could change; the number an unknown enemy needed is left out (8.2)."""
    window, of = decision.window, decision.of
    cards = one_of(_quoted(state, int(card)) for card in decision.answers if card != asked.PASS)
    man = names.man(state, decision.subject)
    args: dict[str, Value] = {"man": capital(man) if window in ("re-roll", "milder-wound") else man, "cards": cards}
    if window == "milder-wound":
        drawn = "first" if state.figure(decision.subject).tough else "only"
        return text("ask-play-discard-milder-wound", wound=text(f"wound-{of}"), drawn=drawn, **args)
    if of:
        args["of"] = names.check(of if has(f"check-{of}") else "tqc")
    if window == "pass":
        blow: dict[str, Value] = {"about": names.man(state, decision.about)} if decision.about else {}
        ask = text(f"ask-play-discard-pass{'-blow' if blow else ''}", **blow, **args)
        return text("ask-play-discard-odds", text=ask, chance=percents.percent(decision.chance))
    if decision.result is None:
        return text(f"ask-play-discard-{window}", **args)
    args |= {"result": decision.result, "roll": _rolled_for(state, decision, args)}
    if not names.is_known(state, decision.subject):
        return text("ask-play-discard-re-roll-unknown", **args)
    args |= {"need": decision.need, "chance": round(100 * decision.chance)}
    if decision.about and of not in AT_A_MAN:
        return text("ask-play-discard-near", about=names.man(state, decision.about), **args)
    if of in ("frag", "scatter", "wmc"):
        return text(f"ask-play-discard-{of}", **args)
    ours = state.men[decision.subject].side == "friendly"
    return text("ask-play-discard-re-roll" if ours else "ask-play-discard-re-roll-enemy", **args)


AT_A_MAN = {"hit": "log-shot", "spotting": "log-check-spotting", "melee": "log-blow"}
"""Message for each roll that is made at a man."""


def _rolled_for(state: State, decision: asked.PlayDiscard, args: dict[str, Value]) -> str:
    """Return what was rolled for, and at whom: "Jung fires at Cragg", or "Jung, Morale Check"."""
    if decision.about and decision.of in AT_A_MAN:
        return text(AT_A_MAN[decision.of], man=args["man"], target=names.man(state, decision.about))
    return text("ask-play-discard-roll", **args)


@_asks(give_orders.GiveOrders)
def _give_orders(state: State, decision: give_orders.GiveOrders) -> str:
    everyone = list(give_orders.commanded(state))
    left = list(give_orders.without_orders(state))
    if left:
        said = text("ask-give-orders-missing", left=len(left), all=len(everyone), men=names.men(state, left))
    else:
        move = any(_may_still_move(state, state.men[man]) for man in everyone)
        said = text("ask-give-orders-all" if move else "ask-give-orders-all-stay", all=len(everyone))
    return f"{said} {without_need(state)}".strip()


def without_need(state: State) -> str:
    """Return a text on the player's men who get no order this turn, as in a melee; "" if there are none (15.0)."""
    commanded = give_orders.commanded(state)
    rest = [man for man in state.on_board("friendly") if man.id not in commanded]
    if not rest:
        return ""
    why = "melee" if all(man.hex in state.melee for man in rest) else "other"
    return text(
        "ask-give-orders-rest", men=capital(names.men(state, [man.id for man in rest])), count=len(rest), why=why
    )


def _may_still_move(state: State, man: Man) -> bool:
    """Return whether his order moves him this turn, so that a path can be drawn (6.0); not in a melee (15.0)."""
    if man.order is None or man.hex in state.melee:
        return False
    return any(figure in prospects.STEPS for figure in state.book.charts.orders[man.order.id].figures)


@_asks(asked.ChooseMan)
def _choose_man(state: State, decision: asked.ChooseMan) -> str:
    return text("ask-choose-man-text", impulse=state.clock.impulse, men=_men_asked(state, decision))


@_asks(asked.ChooseMove)
def _choose_move(state: State, decision: asked.ChooseMove) -> str:
    order = names.marker(state.men[decision.subject].order)
    if asked.ChooseMove.DUCK_BACK in decision.answers:
        return text("ask-choose-move-may-duck", order=order, step=decision.step, steps=decision.steps)
    if asked.ChooseMove.SHIFT in decision.answers:
        moves = _leads_on(state, decision)
        man = state.men[decision.subject]
        shift = round(100 * checks.quality_odds(state, man))
        words = text("ask-choose-move-or-shift" if moves else "ask-choose-move-shift", order=order, chance=shift)
        return text("ask-choose-move-odds", text=words, odds=throw_odds(state, man, man.aim or NOWHERE))
    if asked.ChooseMove.STAY in decision.answers:
        return text("ask-choose-move-may-stay", order=order)
    if decision.steps > 1:
        return text("ask-choose-move-step", order=order, step=decision.step, steps=decision.steps)
    return text("ask-choose-move-text", order=order)


@_asks(asked.ChooseHex)
def _choose_hex(state: State, decision: asked.ChooseHex) -> str:
    return text(f"ask-choose-hex-{decision.why}")


def hex_pointed_at(state: State, decision: asked.ChooseHex, hex_: Hex) -> str:
    """Return the prompt's text with the odds of a throw at a hex (7.09-7.11)."""
    odds = throw_odds(state, state.men[decision.subject], hex_)
    return text("ask-choose-hex-at", text=_choose_hex(state, decision), hex=hex_, odds=odds)


def throw_odds(state: State, man: Man, hex_: Hex) -> str:
    """Return the odds of a man's grenade thrown at a hex: "scatters 10 %, near Jung 40 %"; "" if he has no grenade."""
    weapon = weapons.at_hand(state, man)
    if weapon is None:
        return ""
    odds = throwing.odds(state, man, weapon, hex_)
    parts = [text("throw-scatters", chance=round(100 * odds.scatters))]
    for target, chance in odds.near:
        parts.append(text("throw-near", man=names.man(state, target), chance=round(100 * chance)))
    return ", ".join(parts)


@_asks(asked.ChooseWhom)
def _choose_whom(state: State, decision: asked.ChooseWhom) -> str:
    promise = "" if decision.why == "carry" else relations.promise(state, decision.subject)
    words = text(f"ask-choose-whom-{decision.why}", promise=promise)
    told = relations.tended(state, state.men[decision.subject], decision.why)
    return " ".join((words, *(text("sentence", words=one) for one in told)))


@_asks(asked.ChooseBandage)
def _choose_bandage(state: State, decision: asked.ChooseBandage) -> str:
    return text("ask-choose-bandage-text")


@_asks(asked.ChooseTarget)
def _choose_target(state: State, decision: asked.ChooseTarget) -> str:
    if _only_flare(state, decision):
        return text("ask-choose-target-only-flare")
    if asked.ChooseTarget.FLARE in decision.answers:
        return text("ask-choose-target-or-flare", men=_men_asked(state, decision))
    if decision.melee:
        return _choose_opponent(state, decision)
    may_hold = asked.ChooseTarget.HOLD in decision.answers
    return text("ask-choose-target-or-hold" if may_hold else "ask-choose-target-text", men=_men_asked(state, decision))


def _only_flare(state: State, decision: asked.ChooseTarget) -> bool:
    """Return whether he has nobody to fire at but may fire a flare (21.1)."""
    answers = decision.answers
    return asked.ChooseTarget.FLARE in answers and not any(answer in state.men for answer in answers)


def _choose_opponent(state: State, decision: asked.ChooseTarget) -> str:
    """Return whom he may strike at, with the sum and the chance of his blow (15.0)."""
    man = state.men[decision.subject]
    added = names.sum_line(state, man.id, melee.ledger(state, man))
    percent = round(100 * melee.chance(state, man))
    return text("ask-choose-opponent", men=_men_asked(state, decision), sum=added, percent=percent)


@_asks(asked.ChooseWeapon)
def _choose_weapon(state: State, decision: asked.ChooseWeapon) -> str:
    return text("ask-choose-weapon-text")


@_asks(asked.ChooseRate)
def _choose_rate(state: State, decision: asked.ChooseRate) -> str:
    return text("ask-choose-rate-text", weapon=names.weapon(state.book, decision.weapon))


@_asks(asked.DuckBack)
def _duck_back(state: State, decision: asked.DuckBack) -> str:
    """Return who sees him, what the worst of them could still do to him, and what the answer replaces (7.19)."""
    man = state.men[decision.subject]
    words = text("ask-duck-back-text", order=names.marker(man.order))
    if man.grenade:
        smoke = weapons.is_smoke_grenade(state.book.weapons[man.grenade])
        words = text("ask-duck-back-drops-smoke" if smoke else "ask-duck-back-drops", text=words)
    left = leaving.goal_left(state, man)
    moves = text("ask-duck-back-leaves", goal=translated(left[0].title), impulse=left[1]) if left is not None else ""
    return " ".join(part for part in (ducking.advice(state, man), moves, words) if part)


@_asks(asked.CallStrike)
def _call_strike(state: State, decision: asked.CallStrike) -> str:
    return fire_mission.prompt(state, decision)


@_asks(asked.ChooseWound)
def _choose_wound(state: State, decision: asked.ChooseWound) -> str:
    return text("ask-choose-wound-text")


@_asks(asked.EndBattle)
def _end_battle(state: State, decision: asked.EndBattle) -> str:
    points, offered = victory.points(state), endings.offered(state, int(decision.subject))
    why = capital("; ".join(outcome_words.condition(state.book, ending) for ending in offered))
    line = translated(victory.verdict(state, points).title)
    return text("ask-end-battle-text", condition=why, points=points, verdict=line)


@_asks(asked.TakeAlong)
def _take_along(state: State, decision: asked.TakeAlong) -> str:
    led = [prisoner.id for prisoner in surrender.prisoners_of(state, decision.subject)]
    return text(
        "ask-take-along-text", order=names.order(decision.order), prisoners=names.men(state, led), count=len(led)
    )


def _chance(state: State, decision: Roll | Draw) -> str:
    why = names.roll_why(decision.why)
    if decision.subject in state.men:
        return text("ask-roll-for", who=capital(names.man(state, decision.subject)), why=why)
    return capital(text("ask-roll-why", why=why))


_asks(Roll)(_chance)
_asks(Draw)(_chance)


def _men_asked(state: State, decision: asked.ChooseMan | asked.ChooseTarget) -> str:
    return names.men(state, _ids(state, decision.answers), by=one_of)


def _ids(state: State, answers: Iterable[Answer]) -> list[str]:
    return [str(answer) for answer in answers if answer in state.men]


# -- answers ------------------------------------------------------------------------------------------------------


def answer(state: State, decision: Decision, value: Answer) -> str:
    """Return an answer as the text of a button: "Jung", "2 shots", "Taylor: Sneak"."""
    if isinstance(decision, asked.PlayCard | asked.DiscardDown | asked.PlayDiscard | asked.ChooseWound):
        return text("answer-pass") if value == asked.PASS else _card_answer(state, decision, int(value))
    if isinstance(decision, asked.ChooseRate):
        return text("answer-shots", shots=int(value))
    word = decision.read(value)
    if isinstance(decision, asked.ChooseWeapon):
        return names.weapon(state.book, word)
    match word:
        case OrderGiven(man=man, order=order):
            return text("answer-order", man=names.man(state, man), order=names.order(order))
        case Placement(man=man, hex=hex_):
            return text("answer-place", man=names.man(state, man), hex=hex_)
    if word in state.men:
        return names.man(state, word)
    return text(f"answer-{word}") if has(f"answer-{word}") else word


def _card_answer(state: State, decision: Decision, number: int) -> str:
    card = state.book.friendly_cards[number]
    return capital(names.wound_result(card)) if isinstance(decision, asked.ChooseWound) else translated(card.title)
