"""Invalid messages of every kind give their sender one line of error and do not affect others."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.record import CodecError
from combat.engine.net import protocol
from combat.engine.net.client.remote_game import RemoteGame
from combat.engine.net.protocol import (
    ClientMessage,
    Concede,
    Consent,
    Create,
    Give,
    Habits,
    Hello,
    Join,
    Look,
    MailMe,
    Number,
    Say,
    StandIn,
    TakeBack,
)
from combat.engine.net.saying import cleaned
from combat.engine.net.server.hall import Hall
from combat.engine.net.server.hall_executor import HallExecutor
from combat.engine.net.server.signals import Signals
from combat.engine.net.server.visitor import REFUSED, TOO_LARGE
from combat.engine.net.tokens import SEAT, new_token
from combat.engine.net.wire import Wire, rules_digest
from tests.engine.conforming import TOY
from tests.engine.net.caller import Caller
from tests.engine.net.guests import NUMBER, invitation, watch_code
from tests.engine.net.hostile import mutant
from tests.engine.net.memory_store import MemoryStore
from tests.engine.toy_title import TOY as TITLE
from tests.sampled import SOAKED

COUNT = 5_000 if SOAKED else 150
"""Messages of each kind."""
PLAYED = 6
"""Answers given in the game before it is spoken to badly."""
LONGEST = 1_000
"""Most characters of a line of refusal."""
DIGEST = rules_digest(TITLE)
LAST = b'{"is":"the last"}'
"""An invalid message, whose refusal shows that all before it have been handled."""
REPLIES = (protocol.Refused, protocol.Accepted, protocol.Asks, protocol.Said, protocol.Created, protocol.Seated)


class Player:
    """Person at a seat."""

    def __init__(self, caller: Caller, token: str) -> None:
        self.caller, self.token = caller, token
        self.game: RemoteGame[Any, Any] = RemoteGame(TITLE, caller.say)

    async def hear_until_settled(self) -> None:
        """Receive messages until it is known whose turn it is, or the game is over."""
        self.game.turn = ""
        while not self.game.turn and not self.game.over:
            message = await self.caller.hear()
            assert message is not None, "a player was thrown out"
            self.game.hear(message)


@dataclass
class Place:
    """Server with three games.

    One receives bad messages, one is played meanwhile, and one has a free seat.
    """

    store: MemoryStore
    executor: HallExecutor
    signals: Signals
    tokens: list[str]
    """Those of the game's two seats and of its watchers."""
    asked: int
    """Index of the client that is asked."""
    free: str
    """The invitation to a free seat."""
    others: list[Player]
    numbers: SplitMix

    @property
    def game(self) -> str:
        """Return the id of the game that receives bad messages."""
        return next(iter(self.store.kept))

    @asynccontextmanager
    async def called(self) -> AsyncIterator[Caller]:
        """Give a connection, which ends afterwards."""
        caller = Caller(self.executor, self.signals)
        try:
            yield caller
        finally:
            await caller.leave()

    async def play_on(self) -> None:
        """Give an answer in the game that is played meanwhile; begin a new one if it is over."""
        if any(player.game.over for player in self.others):
            await leave(self.others)
            self.others = await begun(self.executor, self.signals)
        player = next(each for each in self.others if each.game.decision is not None)
        player.game.answer(next(player.game.samples(self.numbers)))
        for each in self.others:
            await each.hear_until_settled()


async def leave(players: list[Player]) -> None:
    """Disconnect all players."""
    for player in players:
        await player.caller.leave()


def creation() -> Create:
    """Return a valid message that creates a game."""
    book = Wire[Any, Any](TITLE).book(TOY.books[0]())
    return Create(1, TITLE.id, DIGEST, book, TITLE.rules.seats[0], "Anna", new_token(SEAT))


async def begun(executor: HallExecutor, signals: Signals) -> list[Player]:
    """Begin a game; return its two players, the creator first."""
    host = Caller(executor, signals)
    begins = creation()
    host.say(begins)
    created = await host.hear()
    assert isinstance(created, protocol.Created)
    guest = Caller(executor, signals)
    joins = Join(1, TITLE.id, DIGEST, invitation(begins.token), "Bert", new_token(SEAT))
    guest.say(joins)
    assert isinstance(await guest.hear(), protocol.Seated)
    players = [Player(host, begins.token), Player(guest, joins.token)]
    for player in players:
        player.caller.say(Number(NUMBER))
    for player in players:
        await player.hear_until_settled()
    return players


async def free_seat(executor: HallExecutor) -> str:
    """Create a game that waits for a second player; return the invitation to the free seat."""
    begins = creation()
    await executor.run(lambda: executor.hall.create(begins))
    return invitation(begins.token)


@asynccontextmanager
async def place() -> AsyncIterator[Place]:
    """Yield a server with its games, and close it afterwards."""
    store, signals, numbers = MemoryStore(), Signals(), SplitMix(1)
    hall = Hall(store, {TITLE.id: TITLE})
    hall.on_change = signals.changed
    executor = HallExecutor(hall)
    players = await begun(executor, signals)
    for _ in range(PLAYED):
        asked = next(each for each in players if each.game.decision is not None)
        asked.game.answer(next(asked.game.samples(numbers)))
        for each in players:
            await each.hear_until_settled()
    others = await begun(executor, signals)
    free = await free_seat(executor)
    tokens = [*(player.token for player in players), watch_code(players[0].token)]
    asked_seat = next(number for number, player in enumerate(players) if player.game.decision is not None)
    made = Place(store, executor, signals, tokens, asked_seat, free, others, numbers)
    try:
        yield made
    finally:
        await leave([*players, *made.others])
        executor.close()


def clear(refused: protocol.Refused) -> bool:
    """Return whether a refusal is one printable line of limited length."""
    return 0 < len(str(refused.why)) <= LONGEST and str(refused.why).isprintable()


# -- the first message of a connection ----------------------------------------------------------------------------


def firsts(found: Place) -> dict[type[ClientMessage], ClientMessage]:
    """Return a valid first message of each kind, by class."""
    return {
        Create: creation(),
        Join: Join(1, TITLE.id, DIGEST, found.free, "Bert", new_token(SEAT)),
        Hello: Hello(1, TITLE.id, DIGEST, found.tokens[0], "", 3),
        Look: Look(1, (found.tokens[0], "x"), True),
    }


def stolen(found: Place) -> dict[str, list[Any]]:
    """Return wrong values by field: those of other players, and invalid ones."""
    token = found.tokens[0]
    wrong = ["", token[:-1], token + "x", token.swapcase(), "i" + token[1:], found.free, token.encode().hex(), "é" * 22]
    return {
        "token": wrong, "invitation": [*wrong, *found.tokens],
        "protocol": [0, 2, -1, 99, 2**63], "rules": ["", "0" * 64, DIGEST[:-1]], "title": ["", "moor", "x" * 9_000],
        "address": ["", "x", "a@b\nBcc: c@d", "x" * 60_000], "language": ["../..", 7],
        "seat": ["", "middle", "chance", "*", "NORTH"], "bots": [{"north": "anybody"}, {"x": "y"}, {"south": ""}],
        "number": ["xyz", "0", "00" * 65, " " * 9_000, "٣٣"], "last": [-1, -(10**9), 10**9, 2**63 - 1, 10**30],
        "tokens": [[], wrong, found.tokens, ["x"] * 9_000, [7], "x", {}], "public": [0, "yes", None],
        "book": [{}, {"rounds": 10**30}, {"x": "y" * 9_000}], "name": ["", "\0", "x" * 30_000, "\u202e"],
    }  # fmt: skip


@pytest.mark.parametrize("kind", [Create, Join, Hello, Look])
def test_a_bad_first_message_is_refused_in_one_line_and_harms_no_game(kind: type[ClientMessage]) -> None:
    asyncio.run(first_messages(kind, Random(zlib.crc32(kind.__name__.encode()))))


async def first_messages(kind: type[ClientMessage], rng: Random) -> None:
    """Send mutated first messages of a kind; assert that each is refused or served correctly, and changes nothing."""
    refused = 0
    async with place() as found:
        before = found.store.lines(found.game)
        for number in range(COUNT):
            games = len(found.store.kept)
            data = mutant(json.loads(protocol.written(firsts(found)[kind])), stolen(found), rng)
            async with found.called() as caller:
                caller.send(data)
                message = await caller.hear()
                if isinstance(message, protocol.Refused):
                    refused += 1
                    assert clear(message), data[:300]
                    assert (await caller.hear(), caller.code) == (None, REFUSED), data[:300]
            assert len(found.store.kept) == games + isinstance(message, protocol.Created), data[:300]
            match message:
                case protocol.Refused() | protocol.Welcome() | protocol.Lobby():
                    pass
                case protocol.Standings(own=own, public=public):
                    assert {standing.game for standing in own} <= {found.game}, "only the games of its own tokens"
                    assert not public, "none is public"
                case protocol.Created(game=game):
                    del found.store.kept[game]
                case protocol.Seated():
                    found.free = await free_seat(found.executor)
                case _:
                    raise AssertionError(data[:300])
            if number % 20 == 0:
                await found.play_on()
        assert found.store.lines(found.game) == before
    assert refused > COUNT / 2


# -- a message at a game ------------------------------------------------------------------------------------------


def shows_the_end(message: protocol.ServerMessage) -> bool:
    """Return whether a message refuses the message that is sent last to mark the end."""
    return isinstance(message, protocol.Refused) and "the last" in str(message.why.values)


def intact(found: Place, rng: Random) -> dict[type[ClientMessage], ClientMessage]:
    """Return a well-formed message of each kind that may follow the first one, by class.

    The server may refuse its content; the answer in Give is random.
    """
    question = len(found.store.lines(found.game))
    return {
        Give: Give(rng.choice((question, question, question - 1, 0)), rng.choice(("x", 0, ""))),
        Number: Number(NUMBER),
        Habits: Habits({"fire": "never", "ambush": "matters"}), MailMe: MailMe("anna@example.org"), StandIn: StandIn(TITLE.rules.seats[1], "nobody"), TakeBack: TakeBack(), Consent: Consent(True), Concede: Concede(), Say: Say("hello"),
    }  # fmt: skip


def replies(found: Place, seat: int, data: bytes) -> tuple[type[protocol.ServerMessage], ...] | None:
    """Return the classes that the reply to a seat's message may have, () if there is none; None if it changes the game.

    The seat after the last stands for the watchers.
    """
    refused = (protocol.Refused,)
    try:
        message = protocol.read_client(data)
    except CodecError:
        return refused
    if seat == len(TITLE.rules.seats) or len(data) > protocol.LARGEST_ANSWER:  # watchers, or too large
        return refused
    match message:
        case TakeBack() | Concede():
            return None
        case StandIn(bot=bot) if not bot or bot in TITLE.players:
            return None
        case Say(words=words):
            return (protocol.Said,) if cleaned(words) else ()
        case Give():
            return (protocol.Refused, protocol.Accepted)
        case Number(number=number) if number == NUMBER:
            return ()  # sent again
    return refused


@pytest.mark.parametrize("kind", [Give, TakeBack, Consent, Concede, StandIn, MailMe, Habits, Say, Number])
def test_a_bad_message_at_a_game_is_refused_in_one_line_and_changes_nothing(kind: type[ClientMessage]) -> None:
    asyncio.run(later_messages(kind, Random(zlib.crc32(kind.__name__.encode()))))


async def later_messages(kind: type[ClientMessage], rng: Random) -> None:
    """Send mutated later messages of a kind; assert that each gets a valid reply and changes nothing."""
    refused = 0
    wrong: dict[str, list[Any]] = {
        "question": [-1, -2, 0, 1, 10**6, 2**63 - 1, 10**30], "value": ["", "north", 7, -1, 10**30, "x" * 60_000],
        "words": ["", "\0", "x" * 70_000, "\u202e"], "agrees": [0, "yes"],
        "asks": [{}, {"x" * 60: "y"}, {"x": "y" * 60}, {str(n): "" for n in range(200)}, {"x": 7}],
        "seat": ["", "middle", "*", "chance"], "bot": ["nobody", "x" * 60_000, "\u202e", 7],
    }  # fmt: skip
    async with place() as found:
        before = found.store.lines(found.game)
        for number in range(COUNT):
            data = mutant(json.loads(protocol.written(intact(found, rng)[kind])), wrong, rng)
            seat = rng.randrange(len(found.tokens))
            expected = replies(found, seat, data)
            if expected is None:
                continue
            async with found.called() as caller:
                caller.say(Hello(1, TITLE.id, DIGEST, found.tokens[seat]))
                await caller.until(lambda message: isinstance(message, protocol.Turn | protocol.Question))
                caller.send(data)
                caller.send(LAST)
                heard = await caller.until(shows_the_end)
                told = [message for message in heard if isinstance(message, REPLIES)]
                assert len(told) == min(1, len(expected)), (seat, data[:300], heard)
                assert not told or isinstance(told[0], expected), (seat, data[:300], heard)
                for message in told:
                    assert not isinstance(message, protocol.Refused) or clear(message), data[:300]
                refused += any(isinstance(message, protocol.Refused) for message in told)
                assert caller.code == (TOO_LARGE if len(data) > protocol.LARGEST_ANSWER else None), data[:300]
            if number % 20 == 0:
                await found.play_on()
        assert found.store.lines(found.game) == before
    assert refused > COUNT / 3
