"""Sounds in the window: loaded in the background, and harmless if they fail."""

from __future__ import annotations

import itertools
import queue
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from combat.engine.content.layers import Layer
from combat.engine.kernel.record import replace
from combat.engine.stage.app import SOUND_DELAY_S
from combat.engine.stage.scene import Scene
from combat.engine.stage.sound import speaker as speakers
from combat.engine.stage.sound.ambience_player import DUCKED, AmbiencePlayer
from combat.engine.stage.sound.orders import Loudness, Play, PlayAmbience
from combat.engine.stage.sound.sound_pan import HERE, SoundPan, across
from combat.engine.stage.sound.sound_table import Ambience, SoundTable, Visitor
from combat.engine.stage.sound.sounds import Sounds
from combat.engine.stage.sound.takes import KEPT, Takes
from combat.engine.stage.sound.voices import Voices
from combat.engine.stage.stage import Stage
from tests.engine.stage.hands import application

AIR = Ambience("ambience", "wind", (Visitor("lark", 10.0),))


# -- the device ---------------------------------------------------------------------------------------------------


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Replace the sound device; yield the list of sounds that it would play."""
    heard: list[str] = []
    monkeypatch.setattr(pygame.mixer, "init", lambda *_: None)
    monkeypatch.setattr(pygame.mixer, "set_num_channels", lambda _: None)
    monkeypatch.setattr(speakers.Speaker, "_hear", lambda _, play: heard.append(play.sound))
    yield heard


def test_a_machine_without_a_device_stays_silent_and_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def refuse(*_: object) -> None:
        asked.append(True)
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sounds = Sounds()
    sounds.play("die")
    sounds.play_ambience("day")
    assert asked == [], "the first picture comes first"
    sounds.let_go()
    sounds.wait()
    assert sounds.silent
    sounds.play("die")
    sounds.close()
    assert len(asked) == 1


@pytest.mark.parametrize("how", [{"wanted": False}, {"volume": 0.0}])
def test_who_wants_no_sound_needs_no_device(how: dict[str, float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.mixer, "init", lambda *_: pytest.fail("asked for a device"))
    sounds = Sounds(**how)  # type: ignore[arg-type]
    sounds.let_go()
    sounds.play("die")
    sounds.play_ambience("day")
    sounds.wait()
    sounds.close()


def test_what_was_wanted_last_before_the_device_was_open_is_heard_then(
    opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ready = threading.Event()
    monkeypatch.setattr(pygame.mixer, "init", lambda *_: ready.wait(5))
    sounds = Sounds()
    sounds.play("die")
    sounds.play("page")
    sounds.let_go()
    assert opened == [], "nobody waits for the device"
    ready.set()
    sounds.wait()
    sounds.play("shot")
    sounds.close()
    assert opened in (["page", "shot"], ["page"])  # the end may come first
    assert opened[0] == "page"


def test_a_volume_that_comes_back_from_nothing_opens_the_device_for_the_air(opened: list[str]) -> None:
    sounds = Sounds(volume=0.0)
    sounds.let_go()
    sounds.play_ambience("day")
    assert sounds.silent
    sounds.suit(0.5, {"ambience": 0.5})
    sounds.wait()
    assert not sounds.silent
    sounds.close()


def test_a_sound_that_comes_too_late_is_not_heard_and_one_that_is_to_wait_waits(
    opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    thread = speakers.Speaker(queue.SimpleQueue())
    thread._open()
    thread._take(Play("late"))
    thread._take(Play("waits", after=0.5))
    assert thread._until() == 0.0
    now[0] += speakers.STALE + 0.01
    thread._go_on()
    assert opened == []
    now[0] += 0.2
    thread._go_on()
    assert opened == ["waits"]


# -- where from ---------------------------------------------------------------------------------------------------


def test_sounds_come_from_their_side_and_from_afar() -> None:
    left, right = SoundPan(-0.8, 3).ears, SoundPan(0.8, 3).ears
    assert left == pytest.approx(right[::-1])
    assert left[0] > 3 * left[1]
    assert HERE.ears == pytest.approx((1.0, 1.0))
    assert [across(0, down, 8).far for down in (0, 9, 13)] == [False, False, True]
    assert SoundPan(0, 11).strength < SoundPan(0, 2).strength
    assert across(40, 0, 8).side == across(8, 0, 8).side, "nothing is farther to the side than the edge"
    assert across(3, 0, 20).side < across(3, 0, 8).side, "a wide view makes the same way short"
    assert across(0, 0, 50).far, "who hovers high hears all from afar"


# -- who gives way ------------------------------------------------------------------------------------------------


def test_a_burst_never_takes_the_voice_of_a_death() -> None:
    voices = Voices(2)
    assert voices.take(95, 0.0, 2.0) == 0
    assert voices.take(55, 0.1, 2.0) == 1
    assert voices.take(55, 0.2, 2.0) == 1, "of the same weight the oldest goes"
    assert voices.take(20, 0.3, 1.0) is None
    assert voices.take(95, 0.4, 2.0) == 1
    assert voices.take(55, 0.5, 2.0) is None
    assert voices.take(20, 2.1, 1.0) == 0, "a voice is free when its sound has ended"


# -- the air ------------------------------------------------------------------------------------------------------


class Stream:
    """Music stream that records its calls."""

    def __init__(self) -> None:
        self.loaded: list[str] = []
        self.volume, self.playing = 0.0, False

    def load(self, filename: Path) -> None:
        """Record the name of the loaded file."""
        self.loaded.append(filename.name)

    def play(self, loops: int) -> None:
        """Record that the stream plays; assert that it loops without end."""
        assert loops == -1
        self.playing = True

    def set_volume(self, volume: float) -> None:
        """Record the volume."""
        self.volume = volume

    def stop(self) -> None:
        """Record that the stream has stopped."""
        self.playing = False


def follow(air: AmbiencePlayer, start: float, seconds: float, loud: float = 1.0) -> list[str]:
    """Let time pass in the steps that the player asks for; return the visiting sounds that begin."""
    now, come = start, []
    while now < start + seconds:
        come += [each.sound for each in air.follow(now, lambda _: loud)]
        now += min(air.until(now) or 0.5, 0.5) or 0.001
    return come


def test_a_bed_swells_makes_way_comes_back_and_goes_for_another() -> None:
    stream = Stream()
    air = AmbiencePlayer(stream, Path)
    air.play_ambience(AIR, 0.0)
    come = follow(air, 0.0, 60.0)
    assert (stream.loaded, stream.playing) == (["wind"], True)
    assert stream.volume == pytest.approx(1.0)
    assert 3 <= len(come) <= 12
    air.make_way(60.0)
    follow(air, 60.0, 0.5)
    assert stream.volume == pytest.approx(DUCKED, abs=0.01)
    follow(air, 60.5, 4.0)
    assert stream.volume == pytest.approx(1.0)
    air.play_ambience(Ambience("ambience", "rain"), 65.0)
    follow(air, 65.0, 4.0)
    assert stream.loaded == ["wind", "rain"]
    assert stream.volume == pytest.approx(1.0)
    assert air.until(70.0) is None, "nothing wakes the thread while nothing changes"
    follow(air, 70.0, 2.0, loud=0.0)
    assert not stream.playing
    air.play_ambience(None, 80.0)
    assert follow(air, 80.0, 30.0) == []


# -- takes --------------------------------------------------------------------------------------------------------


def takes_in(
    folder: Path, *names: str, seconds: float = 1.0, decoded: list[str] | None = None
) -> Takes[SimpleNamespace]:
    """Return the takes of the sound `bang` with files of these names; `decoded` collects the decoded ones."""
    for name in names:
        path = folder / "assets" / "sounds" / "bang" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()

    def decode(path: Path) -> SimpleNamespace:
        if decoded is not None:
            decoded.append(path.name)
        return SimpleNamespace(get_length=lambda: seconds)

    return Takes([Layer(folder)], decode, 100_000)


def test_the_nearest_take_to_what_is_wanted_is_played_and_none_twice_in_a_row(tmp_path: Path) -> None:
    takes = takes_in(tmp_path, "near-1.ogg", "near-2.ogg", "far-1.ogg", "near-houses-1.ogg", "notes.txt")
    names = [found.name for _ in range(12) if (found := takes.file("bang"))]
    assert set(names) == {"near-1.ogg", "near-2.ogg"}
    assert all(one != other for one, other in itertools.pairwise(names))
    wanted = [(True, ""), (True, "houses"), (False, "houses"), (False, "wood")]
    found_ = [takes.file("bang", far=far, around=around) for far, around in wanted]
    assert [file.name if file else "" for file in found_][:3] == ["far-1.ogg", "far-1.ogg", "near-houses-1.ogg"]
    assert found_[3] is not None
    assert found_[3].name.startswith("near-")
    assert takes.file("silence") is None


def test_few_sounds_are_kept_and_those_used_last_longest(tmp_path: Path) -> None:
    decoded: list[str] = []
    takes = takes_in(tmp_path, *(f"near-{n}.ogg" for n in range(1, 10)), seconds=KEPT / 100_000 / 3.5, decoded=decoded)
    files = [tmp_path / f"near-{n}.ogg" for n in range(1, 5)]
    for file in (*files[:3], files[0], files[3], files[0], files[1]):
        takes.sound(file)
    assert decoded == ["near-1.ogg", "near-2.ogg", "near-3.ogg", "near-4.ogg", "near-2.ogg"]


# -- the table ----------------------------------------------------------------------------------------------------


def test_a_pack_lays_its_sounds_over_ours_and_what_does_not_fit_is_passed_over(tmp_path: Path) -> None:
    texts = (
        '[sound.a]\ngroup = "g"\nweight = 7\n[sound.b]\nlike = "a"\n[air.day]\ngroup = "g"\nbed = "a"\n',
        '[sound.a]\ngroup = "h"\n[sound.c]\nlike = "c"\n[sound.d]\nweight = "x"\n[air.fog]\ngroup = "g"\nbed = "a"\n'
        'instead_of = "day"\nscenarios = ["moor"]\n',
        "broken",
    )
    for number, words in enumerate(texts):
        (tmp_path / str(number) / "assets").mkdir(parents=True)
        (tmp_path / str(number) / "assets" / "sounds.toml").write_text(words, encoding="utf-8")
    table = SoundTable([Layer(tmp_path / str(number)) for number in range(3)])
    name, card = table.card("b") or ("", None)
    assert (name, card.group if card else "") == ("a", "h")
    assert [table.card(each) for each in ("d", "e", "")] == [None, None, None]
    assert (table.air_name("day", "moor"), table.air_name("day", "heath"), table.air_name("x", "")) == (
        "fog",
        "day",
        "x",
    )
    assert table.air("x") is None


def test_orders_tell_how_loud_a_group_is() -> None:
    loud = Loudness(0.5, {"weapons": 0.5})
    assert (loud.of("weapons"), loud.of("others")) == (0.25, 0.5)
    assert PlayAmbience("day") != PlayAmbience("day", "moor")


# -- the window ---------------------------------------------------------------------------------------------------


class Aired(Scene):
    """Scene with an ambience, or None."""

    def __init__(self, app: Stage, air: tuple[str, str] | None) -> None:
        super().__init__(app)
        self._air = air

    @property
    def air(self) -> tuple[str, str] | None:
        """Return the ambience of the scene."""
        return self._air

    def draw(self, surface: pygame.Surface) -> None:
        """Draw nothing."""
        pass


class Ears:
    """Speakers that record the ambiences after sound is allowed."""

    def __init__(self) -> None:
        self.airs: list[tuple[str, str]] = []
        self.open = False

    def let_go(self) -> None:
        """Allow sound."""
        self.open = True

    def play_ambience(self, *air: str) -> None:
        """Record an ambience unless it is the current one."""
        assert self.open
        if self.airs[-1:] != [air]:
            self.airs.append((air[0], air[1]))

    def close(self) -> None:
        """Do nothing."""
        pass


def test_the_air_is_that_of_the_uppermost_scene_that_has_one_when_the_first_picture_has_stood_a_while() -> None:
    with application() as app:
        app.options = replace(app.options, sound=True)
        vars(app)["sounds"] = ears = Ears()
        app.push(Aired(app, ("day", "moor")))
        app.round(0.0)
        assert not ears.open, "the first picture comes first"
        app._pictured -= SOUND_DELAY_S + 1
        app.round(0.0)
        app.push(Aired(app, None))
        app.round(0.0)
        app.push(Aired(app, ("menu", "")))
        app.round(0.0)
        app.pop()
        app.round(0.0)
        assert ears.airs == [("day", "moor"), ("menu", ""), ("day", "moor")]
