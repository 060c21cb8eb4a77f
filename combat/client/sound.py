"""The few dry sounds of the table; a machine without a sound device simply stays silent."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from combat.client.artwork import asset
from combat.kernel.events import Event
from combat.rules import events as ev
from combat.rules.book import Book
from combat.rules.weapons import is_rifle_grenade, is_smoke_grenade

BY_EVENT: dict[type[Event], str] = {
    ev.CardDrawn: "card",
    ev.CardPlayed: "card",
    ev.DiscardPlayed: "card",
    ev.EnemyCardDrawn: "card",
    ev.EventRolled: "stamp",
    ev.ManPlaced: "piece",
    ev.EnemyPlaced: "piece",
    ev.ComradeFound: "piece",
    ev.Reinforced: "piece",
    ev.ManMoved: "steps",
    ev.WoundBandaged: "page",
    ev.PapersTaken: "page",
    ev.PapersDropped: "piece",
    ev.CheckMade: "die",
    ev.ManAlerted: "alert",
    ev.ManSpotted: "alert",
    ev.ManWounded: "hit",
    ev.ManKilled: "hit",
    ev.MeleeBegan: "alert",
    ev.BlowStruck: "steps",
    ev.Surrendered: "piece",
    ev.PrisonerHandedOver: "piece",
    ev.GrenadeArmed: "piece",
    ev.GrenadeThrown: "die",
    ev.GrenadeFell: "die",
    ev.GrenadeDropped: "hit",
    ev.GrenadeExploded: "explosion",
    ev.FlareLit: "flare",
    ev.FlareDied: "fizzle",
    ev.FragmentRolled: "die",
    ev.SmokeRose: "hiss",
    ev.WeaponManned: "piece",
    ev.WeaponLeft: "piece",
    ev.StrikeCalled: "radio",
    ev.ShellAimed: "piece",
    ev.ShellBurst: "shell",
    ev.OrdersCommitted: "stamp",
    ev.GameEnded: "stamp",
}
"""What is heard when an event is shown; shots and struck ground are told apart in `for_event`."""


def for_event(event: Event, book: Book | None = None) -> str:
    """The name of an event's sound, or ""; the book tells rifle grenades from thrown ones, smoke from a bang, and a
    belt-fed weapon's burst from a shorter one."""
    if book is not None and isinstance(event, ev.GrenadeThrown) and is_rifle_grenade(book.weapons[event.weapon]):
        return "shot"
    if book is not None and isinstance(event, ev.GrenadeExploded) and is_smoke_grenade(book.weapons[event.weapon]):
        return ""
    if isinstance(event, ev.ShotFired):
        if book is not None and event.shot == 1 and book.weapons[event.weapon].belt_fed:
            return "long-burst"
        return "" if event.shot > 1 else "burst" if event.shots > 1 else "shot"
    if isinstance(event, ev.GroundStruck):
        return "collapse" if event.left and event.mark == "rubble" else "die"
    return BY_EVENT.get(event.__class__, "")


class Sounds:
    """Plays sounds by name at the player's volume; loads each when it is first wanted."""

    def __init__(self, *, wanted: bool = True, volume: float = 0.8) -> None:
        self.volume = volume
        self._wanted = wanted
        self._ready: bool | None = None
        self._loaded: dict[str, pygame.mixer.Sound] = {}

    def play(self, name: str) -> None:
        """Play a sound; nothing happens without a device, with volume 0 or with `--no-sound`."""
        if not name or not self._wanted or self.volume <= 0 or not self._open():
            return
        sound = self._loaded.get(name)
        if sound is None:
            sound = self._loaded[name] = pygame.mixer.Sound(asset(f"sounds/{name}.wav"))
        sound.set_volume(self.volume)
        sound.play()

    def _open(self) -> bool:
        """Open the device once; a machine that has none is not asked again."""
        if self._ready is None:
            try:
                with _unheard():
                    pygame.mixer.init(22_050, -16, 1, 512)
                self._ready = True
            except pygame.error:
                self._ready = False
        return self._ready


@contextmanager
def _unheard() -> Iterator[None]:
    """What C libraries print on a machine without a sound device is kept from the terminal."""
    if sys.stderr is not None:
        sys.stderr.flush()
    with open(os.devnull, "wb") as nowhere:  # noqa: PTH123
        try:
            kept = os.dup(2)
        except OSError:  # no standard error, as under a windowed launcher
            yield
            return
        try:
            os.dup2(nowhere.fileno(), 2)
            yield
        finally:
            os.dup2(kept, 2)
            os.close(kept)
