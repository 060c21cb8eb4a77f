"""The table's sounds: all there, silent where there is nothing to play them."""

from __future__ import annotations

import threading
import wave

import pygame
import pytest

from combat.engine.stage import sounds as sound
from combat.engine.stage.drawing.artwork import asset
from combat.games.volume1.rules import events as ev
from combat.games.volume1.table import event_sounds

NAMES = sorted({*event_sounds.BY_EVENT.values(), "shot", "burst", "refused", "page"})


@pytest.mark.parametrize("name", NAMES)
def test_every_sound_is_short_and_mono(name: str) -> None:
    with wave.open(str(asset(f"sounds/{name}.wav"))) as file:
        assert file.getnchannels() == 1
        assert 0.05 < file.getnframes() / file.getframerate() < 1.6


def test_a_machine_without_a_device_stays_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def refuse(*_: object) -> None:
        asked.append(True)
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sounds = sound.Sounds()
    sounds.play("die")
    assert asked == [], "the first picture comes first"
    sounds.let_go()
    sounds.wait()
    sounds.play("die")
    sounds.wait()
    assert len(asked) == 1


def test_what_was_wanted_last_before_the_device_was_open_is_heard_then(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    opened = threading.Event()
    monkeypatch.setattr(pygame.mixer, "init", lambda *_: opened.wait(5))
    sounds = sound.Sounds()
    monkeypatch.setattr(sounds, "_heard", heard.append)
    sounds.play("die")
    sounds.play("page")
    sounds.let_go()
    assert heard == [], "nobody waits for the device"
    opened.set()
    sounds.wait()
    sounds.play("shot")
    assert heard == ["page", "shot"]


def test_a_burst_is_heard_once() -> None:
    shots = [ev.ShotFired("a", "b", "bar", shot, 3, 5, (), 4, 3, "hit") for shot in (1, 2, 3)]
    assert [event_sounds.for_event(shot) for shot in shots] == ["burst", "", ""]
    assert event_sounds.for_event(ev.ShotFired("a", "b", "garand", 1, 1, 5, (), 4, 3, "miss")) == "shot"
