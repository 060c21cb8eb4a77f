"""Messages between client and server: JSON records; those of a client have their kind in the field `is`, those of a
server, of which there are many, are arrays that begin with it.

A client first sends Create, Join or Hello; the server answers Created, Seated or Welcome. All later messages of a game
have consecutive numbers, `seq`, one sequence for each seat: a client that reconnects names its last and gets the rest.
"""

from __future__ import annotations

from typing import TypeAlias

from combat.engine.journal.state_serializer import Line
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import Record, as_json, field, from_json_of
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.text_message import TextMessage
from combat.engine.net.wire import Told

PROTOCOL = 1
"""Version of these messages; a server also accepts the one before."""
SPOKEN = (PROTOCOL,)
LARGEST_ANSWER, LARGEST_BOOK = 64 << 10, 8 << 20
"""Greatest size of a client's message in bytes: of any, and of the one that contains a book."""
LONGEST_NAME, LONGEST_SAYING = 40, 400
"""Greatest length of a name and of a chat message, in characters."""
MOST_HABITS, LONGEST_HABIT = 100, 40
"""Greatest number of settings of a player's automatic answers, and length of each name and value, in characters."""


class Clock(Record):
    """The time limit for the persons in a game."""

    seconds: int
    """Time for each answer, or for all answers of a seat, in seconds."""
    each: bool = True
    """True if the time starts again at each answer."""
    then: str = ""
    """Bot that plays on for a seat whose time has run out; "" to concede the game."""


# -- from a client -----------------------------------------------------------------------------------------------


class Create(Record, tag_field="is", tag="create", gc=True):
    """Create a game of a book, and take a seat in it."""

    protocol: int
    title: str
    rules: str
    """The digest of the title's rules (`wire.rules_digest`)."""
    book: Line
    seat: Seat
    name: str
    token: str
    """Token of the seat, made by the client: sent again, it opens the game that it created."""
    bots: dict[Seat, str] = field(default_factory=dict)
    """The bots of other seats, by seat; a seat without one waits for a person."""
    public: bool = False
    """True if anybody may watch the game."""
    clock: Clock | None = None


class Join(Record, tag_field="is", tag="join"):
    """Take the free seat that an invitation opens."""

    protocol: int
    title: str
    rules: str
    invitation: str
    name: str
    token: str
    """Token of the seat, made by the client: sent again, it opens the seat that it took."""


class Number(Record, tag_field="is", tag="number"):
    """Contribute the seat's part of the dice, once the server has committed to its own (`Lobby.promise`)."""

    number: str
    """In hexadecimal."""


class Hello(Record, tag_field="is", tag="hello"):
    """Connect or reconnect to a game with the token of a seat or of a watcher."""

    protocol: int
    title: str
    rules: str
    token: str
    epoch: str = ""
    """Epoch of the last message received; "" for none."""
    last: int = 0
    """Its number, `seq`."""


class Look(Record, tag_field="is", tag="look"):
    """Request the standings of games, without a connection to one."""

    protocol: int
    tokens: tuple[str, ...]
    """Tokens of the seats whose games are asked about."""
    public: bool = False
    """True if public games are asked for too."""


class Give(Record, tag_field="is", tag="give"):
    """Answer a question."""

    question: int
    value: Answer


class TakeBack(Record, tag_field="is", tag="take-back"):
    """Request to undo the seat's last answer."""


class Consent(Record, tag_field="is", tag="consent"):
    """Answer another seat's request to undo its last answer."""

    agrees: bool


class Concede(Record, tag_field="is", tag="concede"):
    """Give up the game."""


class StandIn(Record, tag_field="is", tag="stand-in"):
    """Let a bot play for a seat: one's own, or that of a person who has been away for `AWAY_S` seconds."""

    seat: Seat
    bot: str
    """Name of the bot; "" to take the own seat back."""


class MailMe(Record, tag_field="is", tag="mail-me"):
    """Request a mail when it is the seat's move and nobody is connected; a link in a first mail confirms it."""

    address: str
    """Mail address; "" for no more mails."""
    language: str = "en"


class Habits(Record, tag_field="is", tag="habits"):
    """Let the server answer by the player's settings, also while nobody is connected; they replace earlier ones."""

    asks: dict[str, str]
    """When the player is to be asked, by name of an action; names and values are those of the title."""


class Say(Record, tag_field="is", tag="say"):
    """Send a chat message to everybody in the game."""

    words: str


ClientMessage: TypeAlias = (
    Create | Join | Number | Hello | Look | Give | TakeBack | Consent | Concede | StandIn | MailMe | Habits | Say
)  # fmt: skip
CLIENT: tuple[type[ClientMessage], ...] = (
    Create, Join, Number, Hello, Look, Give, TakeBack, Consent, Concede, StandIn, MailMe, Habits, Say,
)  # fmt: skip


# -- from the server ---------------------------------------------------------------------------------------------


class Created(Record, array_like=True, tag_field="is", tag="created"):
    """A game was created; its client derives the codes for free seats and watchers from its token (`derived_token`)."""

    game: str


class Seated(Record, array_like=True, tag_field="is", tag="seated"):
    """A free seat is now the client's."""

    game: str
    seat: Seat


class Lobby(Record, array_like=True, tag_field="is", tag="lobby", gc=True):
    """The game waits for persons to take free seats, and for each seat's part of the dice."""

    game: str
    seat: Seat
    names: dict[Seat, str]
    """Name of the person at each seat; "" for a free one."""
    promise: str
    """The digest of the secret of the dice (`net_chance.commitment`)."""
    numbered: tuple[Seat, ...]
    """The seats that have contributed their part of the dice."""
    book: str
    """The book as the seat sees it (`packing`)."""
    view: Line
    """The state at the start, as the seat sees it; both are empty if the connection has had them already."""
    public: bool
    clock: Clock | None = None


class Elsewhere(Record, array_like=True, tag_field="is", tag="elsewhere"):
    """Another server runs the game: the client must connect there."""

    address: str


class Standing(Record):
    """The state of a game in a list."""

    game: str
    title: str
    """Id of the title that is played."""
    seat: Seat
    """Seat of the token that was asked about; "" for none."""
    names: dict[Seat, str]
    """Name of the person at each seat; "" for a free one."""
    turn: Seat
    complete: bool
    """True if every seat is taken and has contributed its part of the dice."""
    over: bool
    moved: str
    """Time of the last answer, in UTC."""
    awaited: tuple[Seat, ...] = ()
    """The seats whose persons have still to contribute their part of the dice, which their programs do in the lobby."""


class Standings(Record, array_like=True, tag_field="is", tag="standings"):
    """The states of games: those that were requested by token, and public ones."""

    own: tuple[Standing, ...]
    public: tuple[Standing, ...]


class Welcome(Record, array_like=True, tag_field="is", tag="welcome", gc=True):
    """The whole game as a seat currently sees it."""

    seq: int
    epoch: str
    game: str
    seat: Seat
    """The client's seat; "" for a watcher."""
    answers: int
    """The number of answers of all seats so far, without those of chance, some of which are hidden."""
    book: str
    """The book as the seat sees it (`packing`)."""
    view: Line
    names: dict[Seat, str]
    """Name of the person at each seat; "" for a free one."""
    promise: str
    """The digest of the secret of the dice (`net_chance.commitment`)."""
    over: bool
    present: tuple[Seat, ...] = ()
    """The seats whose persons are connected."""
    asks_back: Seat = ""
    """Seat that requests to undo its last answer; "" for none."""
    bots: dict[Seat, str] = field(default_factory=dict)
    """The bots that play, by seat."""


class Ready(Record, array_like=True, tag_field="is", tag="ready"):
    """The end of a welcome: the client has been sent all of it, or continues after its last message."""

    seq: int
    epoch: str


class Happened(Record, array_like=True, tag_field="is", tag="happened", gc=True):
    """The events up to a number of answers of all seats, as a seat sees them."""

    seq: int
    answers: int
    events: tuple[Told, ...]


class Question(Record, array_like=True, tag_field="is", tag="question", gc=True):
    """A question to the seat."""

    seq: int
    question: int
    """Its number: the answers of all seats, undone ones included, and the undos before it."""
    asked: Told


class Turn(Record, array_like=True, tag_field="is", tag="turn"):
    """The seat that the game waits for; "" if it is over or has not begun."""

    seq: int
    seat: Seat
    left: float | None = None
    """Seconds that the seat has left; None without a clock."""


class Replaced(Record, array_like=True, tag_field="is", tag="replaced", gc=True):
    """Answers were undone; contains the seat's whole view."""

    seq: int
    answers: int
    view: Line


class Accepted(Record, array_like=True, tag_field="is", tag="accepted"):
    """An answer was accepted and stored."""

    seq: int
    question: int


class Refused(Record, array_like=True, tag_field="is", tag="refused"):
    """A message was refused; contains the reason."""

    seq: int
    why: TextMessage
    question: int = -1
    """Question that was answered; -1 for any other message."""


class Asks(Record, array_like=True, tag_field="is", tag="asks"):
    """A seat requests to undo its last answer; the seat is "" once the request is settled."""

    seq: int
    seat: Seat
    agreed: bool = False


class Presence(Record, array_like=True, tag_field="is", tag="presence"):
    """The person of a seat connected or disconnected."""

    seq: int
    seat: Seat
    name: str
    present: bool


class Bots(Record, array_like=True, tag_field="is", tag="bots"):
    """A bot has started or stopped playing for a person."""

    seq: int
    bots: dict[Seat, str]
    """The bots that play now, by seat."""


class Said(Record, array_like=True, tag_field="is", tag="said"):
    """A chat message of a person."""

    seq: int
    seat: Seat
    name: str
    words: str


class Over(Record, array_like=True, tag_field="is", tag="over", gc=True):
    """The game is over: the secret of its dice and all answers, for each client to check."""

    seq: int
    secret: str
    numbers: dict[Seat, str]
    book: str
    """The whole book (`packing`)."""
    lines: str
    """The journal's lines of answers (`packing`)."""


ServerMessage: TypeAlias = (
    Created | Seated | Lobby | Elsewhere | Standings | Welcome | Ready | Happened | Question | Turn | Replaced
    | Accepted | Refused | Asks | Presence | Bots | Said | Over
)  # fmt: skip
SERVER: tuple[type[ServerMessage], ...] = (
    Created, Seated, Lobby, Elsewhere, Standings, Welcome, Ready, Happened, Question, Turn, Replaced, Accepted,
    Refused, Asks, Presence, Bots, Said, Over,
)  # fmt: skip


def written(message: ClientMessage | ServerMessage) -> bytes:
    """Return a message as JSON bytes."""
    return as_json(message)


def read_client(data: bytes) -> ClientMessage:
    """Parse a client's message; raise CodecError if it is invalid.

    Values that cannot be written again, such as integers above 64 bits, are invalid, too.
    """
    message = from_json_of(CLIENT, data)
    written(message)
    return message


def read_server(data: bytes) -> ServerMessage:
    """Parse a server's message; raise CodecError if it is invalid."""
    return from_json_of(SERVER, data)
