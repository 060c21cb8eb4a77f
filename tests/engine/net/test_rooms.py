"""Messages other than answers: undo by agreement, conceding, chat; wrong and late answers; a store that fails."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.game import Barrier, last_decision
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import PUBLIC
from combat.engine.net import protocol
from combat.engine.net.net_chance import commitment
from combat.engine.net.packing import unpacked_lines
from combat.engine.net.protocol import ClientMessage, Hello, Join, Look, Number
from combat.engine.net.server.admission import TurnedAway
from combat.engine.net.server.hall import Hall
from combat.engine.net.store.game_store import StoreError
from combat.engine.net.tokens import SEAT, new_token
from combat.engine.net.wire import rules_digest
from combat.engine.play.referee import Referee
from tests.engine import toy_game
from tests.engine.conforming import TOY
from tests.engine.net.guests import NUMBER, Guest, asked, begun, creation, invitation, watch_code
from tests.engine.net.memory_store import MemoryStore
from tests.engine.toy_title import TOY as TITLE


@pytest.fixture
def hall() -> Hall:
    """Return the games of a server in memory."""
    return Hall(MemoryStore(), {TITLE.id: TITLE}, lambda: bytes(32))


def give(guests: list[Guest], numbers: SplitMix) -> Guest:
    """Let the guest who is asked answer at random; return that guest."""
    guest = asked(guests)
    guest.game.answer(next(guest.game.samples(numbers)))
    guest.say()
    return guest


def test_an_answer_to_an_old_question_is_refused_and_changes_nothing(hall: Hall) -> None:
    guests = begun(hall, TITLE, TOY.books[0]())
    numbers = SplitMix(1)
    for _ in range(6):
        give(guests, numbers)
    before = list(guests[0].live.lines)
    guest = asked(guests)
    guest._said = [protocol.Give(0, "x"), protocol.Give(10_000, "x")]
    guest.say()
    guest.hear()
    assert guest.refused == ["net-not-asked", "net-not-asked"]
    assert guests[0].live.lines == before


def test_an_illegal_answer_is_refused_by_the_server_too(hall: Hall) -> None:
    guests = begun(hall, TITLE, TOY.books[0]())
    guest = asked(guests)
    assert guest.live.room is not None
    guest._said = [protocol.Give(guest.live.room.journal.questions, "no such answer")]
    guest.say()
    guest.hear()
    assert guest.refused == ["answer-illegal"]
    assert guest.game.decision is not None


def test_what_somebody_says_reaches_everybody_as_plain_text(hall: Hall) -> None:
    guests = begun(hall, TITLE, TOY.books[0](), watched=True)
    said: list[protocol.Said] = []
    for guest in guests:
        guest.game.on_saying = said.append
    guests[0].game.say("  one\n\x1b[31mtwo\u202e three " + "x" * 1_000)
    guests[0].say()
    for guest in guests:
        guest.hear()
    assert [each.seat for each in said] == [guests[0].game.seat] * len(guests)
    assert said[0].words.startswith("one [31mtwo three xxx")
    assert len(said[0].words) == protocol.LONGEST_SAYING


def test_who_concedes_does_so_at_his_next_question(hall: Hall) -> None:
    guests = begun(hall, TITLE, TOY.books[0]())
    numbers = SplitMix(2)
    loser = next(guest for guest in guests if guest is not asked(guests))
    loser.game.concede()
    loser.say()
    for _ in range(60):
        for guest in guests:
            guest.hear()
        if any(guest.game.over for guest in guests):
            break
        give(guests, numbers)
    assert all(guest.game.over for guest in guests)
    assert guests[0].live.room is not None
    last = guests[0].live.room.entries[-1]
    assert (last.to, last.by) == ("concede", loser.game.seat)


def test_a_finished_game_tells_what_its_dice_were_made_of(hall: Hall) -> None:
    guests = begun(hall, TITLE, TOY.books[0]())
    numbers = SplitMix(3)
    while not guests[0].game.over:
        for guest in guests:
            guest.hear()
        if not guests[0].game.over:
            give(guests, numbers)
    for guest in guests:
        guest.hear()
        assert guest.game.proof is not None
        assert [line.encode() for line in unpacked_lines(guest.game.proof.lines)] == guest.live.lines
        assert guest.game.proof.secret == bytes(32).hex()


def test_who_comes_back_after_the_end_is_told_of_the_dice_too(hall: Hall) -> None:
    guests, numbers = begun(hall, TITLE, TOY.books[0]()), SplitMix(3)
    while not guests[0].game.over:
        give(guests, numbers)
        for guest in guests:
            guest.hear()
    told = guests[0].game.proof
    assert told is not None
    for other in (hall, Hall(hall.store, {TITLE.id: TITLE})):
        for guest in guests:
            late = Guest(other, TITLE, guest.token)
            assert late.game.proof is not None
            assert (late.game.proof.secret, late.game.proof.lines) == (told.secret, told.lines)


@pytest.mark.parametrize("message", [protocol.TakeBack(), protocol.Consent(True), protocol.Concede()])
def test_a_finished_game_stays_as_it_ended(hall: Hall, message: ClientMessage) -> None:
    guests = begun(hall, TITLE, TOY.books[0]())
    numbers = SplitMix(3)
    while not guests[0].game.over:
        give(guests, numbers)
        for guest in guests:
            guest.hear()
    lines = list(guests[0].live.lines)
    for guest in guests:
        guest._said = [message]
        guest.say()
        guest.hear()
        assert guest.refused == ["net-not-now"]
    assert guests[0].live.lines == lines


@pytest.mark.parametrize("cards", [0, 2])
def test_a_book_with_which_the_rules_break_down_is_refused_and_stops_no_other_game(hall: Hall, cards: int) -> None:
    guests, numbers = begun(hall, TITLE, TOY.books[0]()), SplitMix(1)
    book = toy_game.small_book(0)
    with pytest.raises(TurnedAway) as turned:
        begun(hall, TITLE, replace(book, cards=tuple(deck[:cards] for deck in book.cards)))
    assert turned.value.why.message == "net-broken"
    for _ in range(5):
        give(guests, numbers)


def test_rules_that_break_down_in_a_game_undo_nothing_that_is_stored(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests, numbers = begun(hall, TITLE, TOY.books[0]()), SplitMix(1)
    for _ in range(5):
        give(guests, numbers)
    guest = asked(guests)
    lines = list(guest.live.lines)
    guest.game.answer(next(guest.game.samples(numbers)))

    def break_down(referee: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as broken, pytest.raises(TurnedAway) as turned:
        broken.setattr(Referee, "run", break_down)
        guest.say()
    assert turned.value.why.message == "net-broken"
    assert hall.store.lines(guest.live.stored.id) == lines
    for each in guests:
        each.come()
    guest.say()
    assert hall.store.lines(guest.live.stored.id)[: len(lines) + 1] == guest.live.lines[: len(lines) + 1]
    assert len(guest.live.lines) > len(lines)


def test_a_store_that_fails_loses_nothing_that_was_told(hall: Hall) -> None:
    store = hall.store
    assert isinstance(store, MemoryStore)
    guests = begun(hall, TITLE, TOY.books[0]())
    numbers = SplitMix(4)
    for _ in range(5):
        give(guests, numbers)
    guest = asked(guests)
    seen, told = guest.game.view.copy(), len(guest.received)
    guest.game.answer(next(guest.game.samples(numbers)))
    store.fails = True
    with pytest.raises(StoreError):
        guest.say()
    store.fails = False
    assert len(guest.received) == told
    for each in guests:
        each.come()
    assert guest.game.view == seen
    assert guest.game.waits
    guest.say()
    guest.hear()
    assert not guest.game.waits


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"protocol": 0}, "net-protocol"), ({"protocol": 2}, "net-protocol"), ({"title": "chess"}, "cli-no-game"),
        ({"rules": "other"}, "net-rules"), ({"book": {}}, "net-no-book"), ({"seat": "middle"}, "net-no-seat"),
        ({"bots": {"middle": "random"}}, "net-no-seat"), ({"bots": {TITLE.rules.seats[1]: "nobody"}}, "cli-no-player"),
        ({"token": ""}, "net-weak-token"), ({"token": "s123456"}, "net-weak-token"),
    ],
)  # fmt: skip
def test_a_game_that_cannot_be_played_is_not_begun(hall: Hall, changes: dict[str, Any], why: str) -> None:
    with pytest.raises(TurnedAway) as turned:
        hall.create(creation(**changes))
    assert turned.value.why.message == why
    assert not hall.store.games()


def test_an_invitation_opens_one_seat_once_and_a_token_opens_its_seat_alone(hall: Hall) -> None:
    begins = creation()
    _, live = hall.create(begins)
    invited, watches = invitation(begins.token), watch_code(begins.token)
    join = Join(1, TITLE.id, rules_digest(TITLE), invited, "Bert", new_token(SEAT))
    seated, _ = hall.join(join)
    for late in (replace(join, token=new_token(SEAT)), replace(join, token=begins.token)):
        with pytest.raises(TurnedAway) as turned:
            hall.join(late)
        assert turned.value.why.message == "net-no-invitation"
    assert len({begins.token, join.token, watches, invited}) == 4
    for token, seat in ((begins.token, TITLE.rules.seats[0]), (join.token, seated.seat), (watches, PUBLIC)):
        assert hall.come(Hello(1, TITLE.id, rules_digest(TITLE), token)) == (live, seat)
    for token in (invited, "", "x" * 22, begins.token[:-1]):
        with pytest.raises(TurnedAway):
            hall.come(Hello(1, TITLE.id, rules_digest(TITLE), token))
    kept = repr(hall.store.games())
    assert not [token for token in (begins.token, join.token, watches, invited) if token in kept]


def free_to_go_back(hall: Hall, numbers: SplitMix, *, after_other: bool) -> tuple[Guest, Guest]:
    """Play until a guest may undo an answer, after or before the other has answered; return both, this guest first."""
    for number in range(20):
        guests = begun(hall, TITLE, TOY.books[number % len(TOY.books)]())
        for _ in range(30):
            for guest in guests:
                guest.hear()
            if any(guest.game.over for guest in guests):
                break
            room = guests[0].live.room
            assert room is not None
            for one, other in (guests, guests[::-1]):
                barrier = room._game.barrier(one.game.seat)
                fits = barrier is not None and barrier.kind == "seat" if after_other else barrier is None
                if fits and not isinstance(room._before(one.game.seat), Barrier):
                    return one, other
            give(guests, numbers)
    raise AssertionError("nobody may take anything back")


@pytest.mark.parametrize("agrees", [True, False])
def test_an_answer_is_taken_back_if_the_other_agrees(hall: Hall, agrees: bool) -> None:
    one, other = free_to_go_back(hall, SplitMix(5), after_other=False)
    assert one.live.room is not None
    before, lines = len(one.live.room.entries), len(one.live.lines)
    one.game.take_back()
    one.say()
    for guest in (one, other):
        guest.hear()
        assert guest.game.asks_back == one.game.seat
    assert len(one.live.room.entries) == before
    other.game.consent(agrees=agrees)
    other.say()
    for guest in (one, other):
        guest.hear()
        assert guest.game.asks_back == ""
    assert (len(one.live.room.entries) < before) == agrees
    assert len(one.live.lines) == lines + agrees
    assert (one.game.decision is not None) or not agrees


def test_no_seat_is_told_how_many_dice_were_rolled(hall: Hall) -> None:
    one, other = free_to_go_back(hall, SplitMix(5), after_other=False)
    room = one.live.room
    assert room is not None
    assert any(entry.chance for entry in room.entries)

    def told() -> list[int]:
        """Return the number of answers that each guest was told of, after a check that these are the seats' own."""
        for guest in (one, other):
            guest.hear()
        assert room is not None
        by_seats = sum(not entry.chance for entry in room.entries)
        assert [guest.game.answers for guest in (one, other)] == [by_seats] * 2
        return [by_seats, room.journal.questions]

    before = told()
    one.game.take_back()
    one.say()
    other.game.consent(agrees=True)
    other.say()
    assert told() == [before[0] - 1, before[1] + 1], "an undo is counted by the questions alone"
    again = Hall(hall.store, {TITLE.id: TITLE})
    back = [Guest(again, TITLE, guest.token) for guest in (one, other)]
    assert [guest.game.answers for guest in back] == [before[0] - 1] * 2
    assert back[0].live.room is not None
    assert back[0].live.room.journal.questions == room.journal.questions, (
        "a client may answer the question that it was asked before"
    )


def test_a_request_ends_when_somebody_answers(hall: Hall) -> None:
    one, other = free_to_go_back(hall, SplitMix(6), after_other=False)
    one.game.take_back()
    one.say()
    give([one, other], SplitMix(1))
    other.game.consent(agrees=True)
    other.say()
    for guest in (one, other):
        guest.hear()
    assert one.game.asks_back == ""
    assert other.refused == ["net-not-asked"]


def test_a_die_is_never_taken_back(hall: Hall) -> None:
    guests = begun(hall, TITLE, TOY.books[0]())
    numbers = SplitMix(8)
    for _ in range(40):
        for guest in guests:
            guest.hear()
        room = guests[0].live.room
        assert room is not None
        if guests[0].game.over:
            break
        for guest in guests:
            keep = last_decision(room.entries, guest.game.seat)
            since = room.entries[keep:] if keep is not None else ()
            if any(entry.chance for entry in since):
                guest.game.take_back()
                guest.say()
                guest.hear()
                assert guest.refused[-1].startswith("undo-")
        give(guests, numbers)
    assert any(guest.refused for guest in guests)


def test_the_server_promises_its_part_of_the_dice_before_a_seat_contributes_its_own(hall: Hall) -> None:
    """So that it cannot choose its part by those of the seats; the game begins with the last of them."""
    begins = creation()
    _, live = hall.create(begins)
    hall.join(Join(1, TITLE.id, rules_digest(TITLE), invitation(begins.token), "Bert", new_token(SEAT)))
    north, south = TITLE.rules.seats
    lobbies = [live.welcome(seat)[0] for seat in (north, south)]
    for seat, (lobby,) in zip((north, south), lobbies, strict=True):
        assert isinstance(lobby, protocol.Lobby)
        assert lobby.promise == commitment(live.stored.secret)
        assert lobby.numbered == ()
        hall.take(live, seat, Number(NUMBER))
        hall.take(live, seat, Number("ff" * 16))  # sent again, or another: the first one counts
    assert live.room is not None
    assert [seat.number for seat in live.stored.seats] == [NUMBER, NUMBER]


@pytest.mark.parametrize("number", ["", "xyz", "00" * 65, "0"])
def test_a_part_of_the_dice_that_is_none_is_refused(hall: Hall, number: str) -> None:
    _, live = hall.create(creation())
    with pytest.raises(TurnedAway) as turned:
        hall.take(live, TITLE.rules.seats[0], Number(number))
    assert turned.value.why.message == "net-no-number"
    assert live.room is None
    assert not live.stored.seats[0].number


def test_a_part_of_the_dice_that_is_sent_again_in_a_begun_game_does_no_harm(hall: Hall) -> None:
    """Its first reply may have been lost; another part is refused, in a line that says why."""
    guests = begun(hall, TITLE, TOY.books[0]())
    for number, why in ((NUMBER, []), (NUMBER.upper(), []), ("ff" * 16, ["net-number-given"])):
        guests[0].said.append(Number(number))
        guests[0].say()
        guests[0].hear()
        assert guests[0].refused == why
    assert [seat.number for seat in guests[0].live.stored.seats] == [NUMBER, NUMBER]


@pytest.mark.parametrize("fault", [ValueError("odd"), IndexError(), RecursionError("deep"), ZeroDivisionError("zero")])
def test_a_book_that_cannot_be_shown_to_a_seat_begins_no_game(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    def visible(state: object, seat: str) -> object:
        raise fault

    monkeypatch.setattr(TITLE.rules, "visible", visible)
    with pytest.raises(TurnedAway) as turned:
        hall.create(creation())
    assert turned.value.why.message == "net-no-book"
    assert turned.value.why.values[0][1]
    assert not hall.store.games()


@pytest.mark.parametrize("playing", [False, True])
def test_a_game_that_can_no_longer_be_shown_is_refused_for_good(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, playing: bool
) -> None:
    """As after an upgrade: its client is told so, and does not come back for ever."""
    live = begun(hall, TITLE, TOY.books[0]())[0].live if playing else hall.create(creation())[1]

    def book(state: object) -> object:
        raise RuntimeError

    monkeypatch.setattr(TITLE.rules, "book", book)
    with pytest.raises(TurnedAway) as turned:
        hall.welcome(live, TITLE.rules.seats[0])
    assert turned.value.why.message == "net-broken"


def test_the_list_of_games_names_who_has_still_to_contribute_to_the_dice(hall: Hall) -> None:
    begins = creation()
    _, live = hall.create(begins)
    north, south = TITLE.rules.seats

    def awaited() -> tuple[str, ...]:
        (found,) = hall.look(Look(1, (begins.token,))).own
        assert not found.complete
        return found.awaited

    assert awaited() == (north,)
    hall.join(Join(1, TITLE.id, rules_digest(TITLE), invitation(begins.token), "Bert", new_token(SEAT)))
    assert awaited() == (north, south)
    hall.take(live, north, Number(NUMBER))
    assert awaited() == (south,)
