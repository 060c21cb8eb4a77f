"""The commands `combat serve`, `host`, `join` and `games`: games that are played from several machines."""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from combat.cli.titles import AllTitles
from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import book, print_in
from combat.engine.calls.window_call import shown
from combat.engine.files import folders
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.text_message import TextMessage, cause, msg
from combat.engine.net.client.address import PORT, SCHEMES, Address, read_address
from combat.engine.net.client.player_name import player_name
from combat.engine.words import text

if TYPE_CHECKING:
    from combat.engine.calls.net_text_call import sit_down
    from combat.engine.net.client.looking import Unasked, look, own_standings, servers_of
    from combat.engine.net.client.net_seat import NetSeat, creation
    from combat.engine.net.client.own_games import own_games
    from combat.engine.net.client.standing_words import standing_line
    from combat.engine.net.home_certificate import home_certificate
    from combat.engine.net.protocol import Clock, Create, Standing
    from combat.engine.net.server.limits import Limits
    from combat.engine.net.server.mail.mailer import MailSettings, read_settings
    from combat.engine.net.server.serving import serve
    from combat.engine.net.store.game_store import StoreError
    from combat.engine.title import Title

LOBBY = "net-lobby"
"""The name of the lobby scene of a remote game."""


def serve_games(options: argparse.Namespace) -> int:
    """Serve games until the process is stopped; return the exit code.

    Creates the folder of the store. Raises Refused if the extra is missing, the store cannot be used, or the port is
    taken.
    """
    print_in(options)
    try:
        run = load_object("combat.engine.net.server.serving:serve", lambda: serve)
        failed = load_object("combat.engine.net.store.game_store:StoreError", lambda: StoreError)
        counted = load_object("combat.engine.net.server.limits:Limits", lambda: Limits)
    except ModuleNotFoundError:
        raise Refused(msg("net-no-extra")) from None
    store = options.store or str(folders.saves().parent / "games.sqlite")
    if "://" not in store:
        Path(store).parent.mkdir(parents=True, exist_ok=True)
        store = f"sqlite:///{store}"
    certificate, key, pin = options.cert, options.key, ""
    if options.own_certificate is not None:
        made = load_object("combat.engine.net.home_certificate:home_certificate", lambda: home_certificate)
        certificate, pin = made(options.own_certificate)
        key = certificate
    safe, mail = certificate is not None, _mail(options)
    if options.until_input_ends:
        threading.Thread(target=_end_with_input, name="input", daemon=True).start()

    def ready(port: int) -> None:
        address = Address(options.host, port, safe=safe, pin=pin)
        print(text("net-serving", address=str(address), store=store), flush=True)

    try:
        run(
            store, AllTitles(), options.host, options.port, certificate=certificate, key=key,
            address=options.address,
            limits=counted(options.connections, options.games_an_hour, options.idle_hours * 3_600.0),
            mail=mail, ready=ready,
        )  # fmt: skip
    except failed as fault:
        raise Refused(_said(fault)) from None
    except OSError as fault:
        raise Refused(msg("net-no-port", host=options.host, port=options.port, why=cause(fault))) from None
    return FINE


def _end_with_input() -> None:
    """Stop this process, as by SIGTERM, when its standard input ends."""
    with contextlib.suppress(OSError, ValueError):
        while sys.stdin.read(1):
            pass
    os.kill(os.getpid(), signal.SIGTERM)


def _mail(options: argparse.Namespace) -> MailSettings | None:
    """Return the settings of mails; None if none are sent. Raises Refused for wrong ones."""
    if not options.mail:
        return None
    read = load_object("combat.engine.net.server.mail.mailer:read_settings", lambda: read_settings)
    try:
        return read(options.mail, options.mail_from, options.pages, os.environ.get("COMBAT_MAIL_PASSWORD", ""))
    except ValueError as fault:
        raise Refused(_said(fault)) from None


def host(options: argparse.Namespace) -> int:
    """Create a game on a server and open its lobby; return the exit code.

    Raises Refused for an unknown seat or an invalid address.
    """
    title = options.title
    seats = title.rules.seats
    seat = options.seat or seats[0]
    if seat not in seats:
        raise Refused(msg("cli-no-such-seat", seat=seat, known=", ".join(seats)))
    address = _address(options.server) if options.server else Address("127.0.0.1", PORT)

    def seated() -> NetSeat[Any, Any]:
        made = load_object("combat.engine.net.client.net_seat:creation", lambda: creation)
        clock = _clock(options)
        begins = made(title, book(options), seat, _name(options), public=options.public, clock=clock)
        return _seat(title, address, _name(options), begins)

    return _sit_down(options, seated)


def _clock(options: argparse.Namespace) -> Clock | None:
    """Return the clock of a new game; None for none. Raises Refused for two clocks, or an unknown bot."""
    if options.days_a_move is None and options.reserve is None:
        return None
    made = load_object("combat.engine.net.protocol:Clock", lambda: Clock)
    if options.days_a_move is not None and options.reserve is not None:
        raise Refused(msg("net-no-clock"))
    if options.then and options.then not in options.title.players:
        raise Refused(msg("cli-no-player", name=options.then, known=", ".join(options.title.players)))
    if options.reserve is not None:
        return made(options.reserve * 60, each=False, then=options.then)
    return made(options.days_a_move * 86_400, then=options.then)


def join(options: argparse.Namespace) -> int:
    """Join or rejoin a game on a server and open its lobby; return the exit code.

    Raises Refused for an invalid address.
    """
    address = _address(options.address)
    if not address.code:
        raise Refused(msg("net-no-address", address=options.address))
    title = options.title
    return _sit_down(options, lambda: _seat(title, address, _name(options), None))


def list_games(options: argparse.Namespace) -> int:
    """Print the state of the player's own games, or of the public games of a server; return the exit code.

    Raises Refused if the given server does not answer.
    """
    print_in(options)
    failed = load_object("combat.engine.net.client.looking:Unasked", lambda: Unasked)
    if options.server:
        try:
            told = load_object("combat.engine.net.client.looking:look", lambda: look)(
                _address(options.server), public=True
            )
        except failed as fault:
            raise Refused(fault.why) from None
        lines = [_line(stands, "") for stands in told.public]
    else:
        lines = _own_lines()
    print("\n".join(lines) or text("net-games-none"))
    return FINE


def _own_lines() -> list[str]:
    """Return a line for each game of the player, and one for each server that does not answer."""
    failed = load_object("combat.engine.net.client.looking:Unasked", lambda: Unasked)
    ask = load_object("combat.engine.net.client.looking:own_standings", lambda: own_standings)
    games = load_object("combat.engine.net.client.own_games:own_games", lambda: own_games)()
    lines: list[str] = []
    for server, there in load_object("combat.engine.net.client.looking:servers_of", lambda: servers_of)(games).items():
        try:
            found = ask(server, there)
        except failed as fault:
            lines.append(text("net-games-unasked", server=server, why=str(fault.why)))
            continue
        for each in found:
            own = each.own
            line = text("net-no-game") if each.stands is None else _line(each.stands, own.seat)
            lines += [line, f"    combat --game {own.title} join {own.address}"]
    return lines


def _line(stands: Standing, seat: str) -> str:
    """Return how a game stands, for who sits at a seat."""
    return load_object("combat.engine.net.client.standing_words:standing_line", lambda: standing_line)(stands, seat)


def _sit_down(options: argparse.Namespace, seated: Callable[[], NetSeat[Any, Any]]) -> int:
    """Open the lobby of a seat, in the window or in lines of text; return the exit code."""
    if options.text:
        return load_object("combat.engine.calls.net_text_call:sit_down", lambda: sit_down)(options, seated())
    return shown(options, LOBBY, lambda: {"title": options.title, "seat": seated()})


def _seat(title: Title[Any, Any], address: Address, name: str, create: Create | None) -> NetSeat[Any, Any]:
    made = load_object("combat.engine.net.client.net_seat:NetSeat", lambda: NetSeat)
    return made(title, address, name, create)


def _address(words: str) -> Address:
    """Parse an address; raise Refused."""
    try:
        return read_address(words if words.partition("://")[0] in SCHEMES else f"{SCHEMES[0]}://{words}")
    except ValueError as fault:
        raise Refused(_said(fault)) from None


def _name(options: argparse.Namespace) -> str:
    """Return the player's name: the given one, else that of his account."""
    if options.name:
        name: str = options.name
        return name
    return player_name()


def _said(fault: Exception) -> TextMessage:
    why = cause(fault)
    return why if isinstance(why, TextMessage) else msg("net-not-done", why=why)
