"""Sounds of packs: each fault gives one line, before any sound is played."""

from __future__ import annotations

import struct
import wave
from pathlib import Path

import pytest

from combat.engine.content.findings import OF, ContentError
from combat.engine.content.layers import Layer
from combat.engine.content.packs.listing import Listing
from combat.engine.content.places import Places
from combat.engine.content.reading import examine, read
from combat.engine.content.sounds.sounds_file import TABLE, SoundsFile, check_sounds
from combat.engine.content.sounds.take_files import LONGEST, seconds
from combat.engine.kernel.text_message import TextMessage
from tests.narrowing import the

OURS = '[sound.bang]\ngroup = "guns"\n[sound.wind]\ngroup = "air"\n[air.day]\ngroup = "air"\nbed = "wind"\n'


def tone(path: Path, length: float = 0.5) -> Path:
    """Write a silent WAV file of `length` seconds and return its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(1)
        file.setframerate(8000)
        file.writeframes(bytes(round(8000 * length)))
    return path


def layer(root: Path, table: str, *sounds: str) -> Layer:
    """Write a folder with a table of sounds and a file for each named sound; return it as a layer."""
    (root / "assets").mkdir(parents=True)
    (root / TABLE).write_text(table, encoding="utf-8")
    for name in sounds:
        tone(root / "assets" / "sounds" / name / "near-1.wav")
    return Layer(root)


def findings(tmp_path: Path, table: str, *sounds: str) -> list[str]:
    """Return the findings, as "line: message", about a pack's table of sounds above that of the game."""
    mine = layer(tmp_path / "pack", table, *sounds)
    (mine.root / "scenarios").mkdir()
    (mine.root / "scenarios" / "moor.toml").touch()
    places = Places([layer(tmp_path / "ours", OURS, "bang", "wind"), mine])
    source, found = examine(mine.root / TABLE, SoundsFile)
    told = [*found, *(check_sounds(source, places) if source and not found else ())]
    return [f"{finding.line}: {innermost(finding.said).message}" for finding in sorted(told)]


def innermost(said: TextMessage) -> TextMessage:
    """Return the fault itself, without the messages that say which part it is in."""
    return innermost(the(TextMessage, dict(said.values)["what"])) if said.message == OF else said


@pytest.mark.parametrize(
    ("table", "sounds", "told"),
    [
        ('[sound.pop]\ngroup = "guns"\n', ("pop",), []),
        ('[sound.pop]\nlike = "bang"\n[air.fog]\ngroup = "air"\nbed = "wind"\ninstead_of = "day"\nscenarios = ["moor"]\n', (), []),
        ('[sound.pop]\ngroup = "guns"\n', (), ["1: finding-no-take"]),
        ('[sound.pop]\nweight = 3\n', ("pop",), ["1: finding-group-or-like"]),
        ('[sound.pop]\ngroup = "guns"\nlike = "bang"\n', ("pop",), ["1: finding-group-or-like"]),
        ('[sound.pop]\nlike = "bnag"\n', (), ["2: finding-unknown-close"]),
        ('[sound.pop]\ngroup = "gums"\n', ("pop",), ["2: finding-unknown-close"]),
        ('[air.fog]\ngroup = "air"\nbed = "x"\n', (), ["3: finding-unknown"]),
        ('[air.fog]\ngroup = "air"\nbed = "wind"\nvisitors = [{ sound = "bangs", every = 9 }]\n', (), ["4: finding-unknown-close"]),
        ('[air.fog]\ngroup = "air"\nbed = "wind"\ninstead_of = "night"\n', (), ["4: finding-unknown"]),
        ('[air.fog]\ngroup = "air"\nbed = "wind"\nscenarios = ["moors"]\n', (), ["4: finding-unknown-close"]),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told_with_its_line(
    tmp_path: Path, table: str, sounds: tuple[str, ...], told: list[str]
) -> None:
    assert findings(tmp_path, table, *sounds) == told


def test_a_table_with_strange_keys_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "sounds.toml"
    file.write_text('[sound.pop]\ngroup = "guns"\nloudness = 3\n', encoding="utf-8")
    with pytest.raises(ContentError):
        read(file, SoundsFile)


def test_a_take_tells_its_length_and_what_is_none_is_found_without_unpacking_it(tmp_path: Path) -> None:
    assert seconds(tone(tmp_path / "a.wav", 1.5)) == pytest.approx(1.5)
    head = b"OggS" + bytes(24) + b"\x01vorbis" + struct.pack("<IBI", 0, 1, 8000) + bytes(30)
    (tmp_path / "b.ogg").write_bytes(head + b"OggS" + bytes(2) + struct.pack("<q", 8000 * 3) + bytes(13))
    assert seconds(tmp_path / "b.ogg") == 3
    for name in ("c.ogg", "c.wav"):
        for content in (b"", b"OggS", b"RIFF", b"RIFF0000WAVE", bytes(200), b"RIFF0000WAVEfmt \xff\xff\xff\xff"):
            (tmp_path / name).write_bytes(content)
            assert seconds(tmp_path / name) is None


def test_a_pack_s_takes_must_be_sounds_short_and_where_they_are_looked_for(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "p"\nversion = "1"\n', encoding="utf-8")
    sounds = tmp_path / "assets" / "sounds"
    tone(sounds / "pop" / "near-1.wav")
    tone(sounds / "pop" / "far-houses-2.wav", LONGEST + 1)
    tone(sounds / "pop" / "close-1.wav")
    tone(sounds / "near-1.wav")
    (sounds / "pop" / "near-2.ogg").write_bytes(b"no sound")
    tone(tmp_path / "notes" / "hum.wav", LONGEST + 1)
    listing = Listing(tmp_path, "p")
    listing.look_over()
    assert {finding.file: the(TextMessage, finding.said).message for finding in listing.findings} == {
        "p/assets/sounds/near-1.wav": "finding-no-take-name",
        "p/assets/sounds/pop/close-1.wav": "finding-no-take-name",
        "p/assets/sounds/pop/far-houses-2.wav": "finding-sound-too-long",
        "p/assets/sounds/pop/near-2.ogg": "finding-no-sound-file",
    }
