"""The player's server on this machine, which runs as long as the program."""

from __future__ import annotations

import atexit
import contextlib
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.context import ContextField
from combat.engine.files import folders
from combat.engine.files.one_line import one_line
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.record import MutableRecord, replace
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.net.client.address import PORT, Address, read_address
from combat.engine.net.client.own_games import OwnGame, own_games

if TYPE_CHECKING:
    from combat.engine.net.home_certificate import home_certificate

START_S, LOOK_S = 20.0, 0.05
"""Timeout of the server's start, and the time between two checks, in seconds."""
FAR = ("10.255.255.255", 1)
"""Address outside this machine; nothing is sent to it, it only selects the network interface that leads out."""


class HomeServer(MutableRecord):
    """The running server on this machine; `port` is 0 before it is started."""

    port: int = 0
    pin: str = ""
    """The digest of its certificate; "" if it does not encrypt."""
    process: subprocess.Popen[str] | None = None


_SERVER = ContextField(HomeServer)


class NoServer(Exception):
    """The server could not be started; `why` is the reason in one line."""

    def __init__(self, why: TextMessage | str) -> None:
        super().__init__(why)
        self.why = why


def home_address() -> Address:
    """Return the address of the player's own server; start it if it is not running.

    Raise NoServer if the server cannot be started.
    """
    server = _SERVER.value
    if server.process is None or server.process.poll() is not None:
        place = folders.data() / "net"
        port = _free_port()
        program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "combat"]
        call = [*program, "serve", "--host", "0.0.0.0", "--port", str(port), "--store", str(place / "games.sqlite")]
        call.append("--until-input-ends")  # also when this program is killed
        server.pin = _pin(place)
        if server.pin:
            call += ["--own-certificate", str(place)]
        try:
            server.process = subprocess.Popen(
                call, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
            )
        except OSError as fault:
            raise NoServer(str(fault)) from None
        server.port = port
        atexit.register(_stop, server.process)
        _wait(server)
    return _address(server)


def of_today(game: OwnGame) -> OwnGame:
    """Return a game with its current address; a game on the player's own server may have got another port."""
    server = _SERVER.value
    if not game.home or not game.code or server.process is None or server.process.poll() is not None:
        return game
    return replace(game, address=str(replace(_address(server), code=game.code)))


def _address(server: HomeServer) -> Address:
    return Address("127.0.0.1", server.port, safe=bool(server.pin), pin=server.pin)


def _pin(place: Path) -> str:
    """Return the digest of the certificate of the player's server; "" if none can be made: it does not encrypt then."""
    try:
        made = load_object("combat.engine.net.home_certificate:home_certificate", lambda: home_certificate)
        return made(place)[1]
    except (ModuleNotFoundError, OSError):
        return ""


def outer_host() -> str:
    """Return the IP address at which other machines reach this one; 127.0.0.1 without a network."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(FAR)
        host: str = probe.getsockname()[0]
        return host
    return "127.0.0.1"


def _free_port() -> int:
    """Return a free port: that of the last game served at home, by which others know it, the usual one, or any."""
    for port in (_last_port(), PORT, 0):
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("0.0.0.0", port))
            found: int = probe.getsockname()[1]
            return found
    raise NoServer(msg("net-not-now"))


def _last_port() -> int:
    for game in own_games():
        with contextlib.suppress(ValueError):
            if game.home:
                return read_address(game.address).port
    return PORT


def _wait(server: HomeServer) -> None:
    """Wait until the server accepts connections; raise NoServer with its output if it ends or times out."""
    process, end = server.process, time.monotonic() + START_S
    assert process is not None
    while time.monotonic() < end:
        if process.poll() is not None:
            said = process.stderr.read() if process.stderr is not None else ""
            raise NoServer(one_line(said.strip()) or msg("net-not-now"))
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", server.port), LOOK_S):
            return
        time.sleep(LOOK_S)
    _stop(process)
    raise NoServer(msg("net-not-now"))


def _stop(process: subprocess.Popen[str]) -> None:
    """Stop the server when the program ends."""
    if process.poll() is None:
        process.terminate()
