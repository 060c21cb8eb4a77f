"""Sequence of play, as generators that can be restarted at every clock event, since all data is in `State` (4.0)."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.game import Game, GameObserver
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import PLAYER, Seat
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.book import FRIENDLY_TEAMS, Book
from combat.games.volume1.rules.cards import friendly_cards
from combat.games.volume1.rules.enemy import enemy_activation, enemy_orders
from combat.games.volume1.rules.events import BattleConceded, ClockAdvanced, DummyRemoved, GameEnded, ImpulseBegan
from combat.games.volume1.rules.fighting import artillery, belt_fed, encounter, fire_missions
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.play import end_phase, endings, friendly_activation, happenings, set_up, victory
from combat.games.volume1.rules.state import IMPULSES, Clock, Gun, Phase, State
from combat.games.volume1.rules.view import hides


def new_state(book: Book) -> State:
    """Return the initial state of a game: full decks, full cup, empty board."""
    return State(
        book,
        book.board,
        cup=frozenset(book.scenario.cup),
        deck=frozenset(book.friendly_cards),
        enemy_deck=frozenset(book.enemy_cards),
        guns={site.id: Gun(site.id, site.weapon, site.hex) for site in book.scenario.guns},
    )


def new_game(book: Book, observer: GameObserver[State] | None = None) -> Game[State]:
    """Return a new game of a book's scenario, waiting for its first answer; `observer` is notified of answers and
    checkpoints.
    """
    return Game(new_state(book), play, apply, observer, concession=concede, hides=hides)


def play(state: State, until: Callable[[Clock], bool] | None = None) -> Steps[None]:
    """Play the game from the present clock to its end, or until `until` returns True for a clock.

    Encounters are resolved first, since a constructed position may contain unresolved ones.
    """
    yield from resolve_contacts(state)
    while state.clock.phase != "over" and not (until is not None and until(state.clock)):
        if state.strikes:
            yield from artillery.fall_due(state)
        yield from _PHASES[state.clock.phase](state)


def _set_up(state: State) -> Steps[None]:
    yield from set_up.set_up(state)
    yield from friendly_cards.deal_opening_hand(state)
    yield ClockAdvanced(Clock(1, "friendly-cards"))


def friendly_card_phase(state: State) -> Steps[None]:
    """Run step 1, with the scenario's events; a strike called by a card or an event falls at once (4.0, 5.1.3,
    20.0).
    """
    yield from endings.roll_last_turn(state)
    yield from happenings.come(state)
    yield from fire_missions.by_plan(state)
    yield from friendly_cards.fill_hand(state)
    yield from encounter.resolve_encounters(state)
    yield from artillery.fall_due(state)
    yield from friendly_cards.lay_card(state)
    yield from encounter.resolve_encounters(state)
    yield from fire_missions.offer_calls(state)
    yield from artillery.fall_due(state)


def _friendly_cards(state: State) -> Steps[None]:
    yield from friendly_card_phase(state)
    yield from resolve_contacts(state)
    yield ClockAdvanced(replace(state.clock, phase="friendly-orders"))


def _friendly_orders(state: State) -> Steps[None]:
    yield from give_orders.friendly_order_phase(state)
    yield ClockAdvanced(replace(state.clock, phase="enemy-orders"))


def _enemy_orders(state: State) -> Steps[None]:
    yield from enemy_orders.card_phase(state)
    yield from resolve_contacts(state)
    yield from _begin_impulse(state, 1)


def _begin_impulse(state: State, impulse: int) -> Steps[None]:
    yield ImpulseBegan(impulse)
    yield ClockAdvanced(Clock(state.clock.turn, "action", impulse))


def _action(state: State) -> Steps[None]:
    """Run one activation, or advance to the next team, impulse or phase (4.0.4a)."""
    clock, teams = state.clock, state.initiative
    if clock.place >= len(teams):
        if clock.impulse < IMPULSES:
            yield from _begin_impulse(state, clock.impulse + 1)
        else:
            yield ClockAdvanced(Clock(clock.turn, "end"))
        return
    team = teams[clock.place]
    side = friendly_activation if team in FRIENDLY_TEAMS else enemy_activation
    man = yield from side.next_to_act(state, team, clock.done)
    if not man:
        others = tuple([name for name in clock.done if state.men[name].team != team])
        yield ClockAdvanced(replace(clock, place=clock.place + 1, done=others))
        return
    acted = yield from side.activate(state, man)
    if state.guns or encounter.is_open(state):
        yield from resolve_contacts(state)
    yield ClockAdvanced(replace(clock, done=(*clock.done, *acted)))


def resolve_contacts(state: State) -> Steps[None]:
    """Resolve encounters of opponents in one hex, prisoners, and weapon counters (14.3, 15.0, 17.4)."""
    yield from encounter.resolve_encounters(state)
    if state.guns:
        yield from belt_fed.resolve_weapons(state)


def _end(state: State) -> Steps[None]:
    yield from end_phase.end_phase(state)
    if not (yield from endings.at_end_of_turn(state)):
        yield ClockAdvanced(Clock(state.clock.turn + 1, "friendly-cards"))
        return
    for man in state.on_board("enemy"):
        if state.figure(man.id).dummy:
            yield DummyRemoved(man.id, "22.0")
    yield from _count(state)


def concede(state: State, seat: Seat = PLAYER) -> Steps[None]:
    """End the battle now, as the player concedes it, with the worst result of the victory table (22.0)."""
    yield BattleConceded()
    yield from _count(state)


def _count(state: State) -> Steps[None]:
    """Count the points and end the battle."""
    points = victory.points(state)
    yield GameEnded(points, victory.verdict(state, points).title)
    yield ClockAdvanced(Clock(state.clock.turn, "over"))


_PHASES: dict[Phase, Callable[[State], Steps[None]]] = {
    "set-up": _set_up,
    "friendly-cards": _friendly_cards,
    "friendly-orders": _friendly_orders,
    "enemy-orders": _enemy_orders,
    "action": _action,
    "end": _end,
}
