"""Sounds of a battle: each event has a sound at its place, with a caption; different meanings sound different."""

from __future__ import annotations

import hashlib
import itertools
import json
import math
import os
import re
import tomllib
from typing import Any

import pygame
import pytest

from combat.engine.content.sounds.take_files import LONGEST, TAKE, seconds
from combat.engine.files.folders import share
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import has, text
from combat.games.volume1.motion.dice_motions import ROLLING
from combat.games.volume1.motion.event_timing import SECONDS
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.book import Morale
from combat.games.volume1.rules.state import Ammo, Order
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.scenes.volume1_stage import STAGE
from combat.games.volume1.table import event_sounds
from combat.games.volume1.table.volume1_table import TABLE as VOLUME1
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table

ASSETS = share() / "assets" / "engine"
TABLE = {
    kind: table
    for realm in ("engine", "volume1")
    for kind, table in tomllib.loads((share() / "assets" / realm / "sounds.toml").read_text(encoding="utf-8")).items()
}
FILES = {path.relative_to(ASSETS / "sounds").as_posix()[:-4]: path for path in ASSETS.glob("sounds/*/*.ogg")}
MADE = sorted(name for name, sound in TABLE["sound"].items() if "like" not in sound)
MEASURED: dict[str, dict[str, Any]] = json.loads(
    (share() / "tools" / "volume1" / "soundscape" / "measured.json").read_text(encoding="utf-8")
)
"""The tool's measurements of each take, with the file's digest."""
MOST = 12 * 1024 * 1024
"""Bytes of all takes."""
APART = 1.0
"""The least difference of two sounds of different meaning: two features by a step that can be heard, or one by more."""
A_LITTLE = 0.45
"""The same for the shots of two weapons, or two shells, which mean nearly the same."""
HERE = Hex("03.03")


def table(ground: str = "") -> Table:
    """Return a battle of three men."""
    return Table("taylor 03.03", "jung 05.03", "peters 04.04", ground=ground, printed=True)


def names(table: Table, event: Event) -> list[str]:
    """Return the names of an event's sounds."""
    return [heard.sound for heard in event_sounds.HEARD.heard(table.state, event)]


def shot(table: Table, weapon: str, shot: int = 1, shots: int = 1, result: str = "hit") -> ev.ShotFired:
    """Return the event of a shot by Taylor at Jung."""
    men = table.ids["taylor"], table.ids["jung"]
    return ev.ShotFired(*men, weapon, shot, shots, 2, (), 4, 3, result)


# -- events -------------------------------------------------------------------------------------------------------


def test_of_every_event_it_is_said_what_is_heard_or_that_nothing_is() -> None:
    assert event_sounds.HEARD.missing(RULES.events) == ()
    assert set(event_sounds.HEARD) == set(RULES.events)
    found = table()
    assert [kind.kind for kind in event_sounds.SILENT if event_sounds.HEARD[kind](found.state, ev.TurnCleared())] == []


def test_a_gun_is_heard_where_its_operator_or_who_else_is_left_of_its_crew_mans_it() -> None:
    found = table()
    taylor, peters = found.ids["taylor"], found.ids["peters"]
    for crew in ((taylor, peters), (taylor, ""), ("", taylor)):
        (heard,) = event_sounds.HEARD.heard(found.state, ev.WeaponManned("gun", *crew, "taken"))
        assert (heard.sound, heard.at) == ("gun-manned", HERE)


def test_each_weapon_has_its_own_voice_single_and_in_a_burst_and_a_pack_s_that_of_its_kind() -> None:
    found = table()
    book = found.state.book
    firearms = [weapon for weapon in book.weapons.values() if weapon.is_firearm]
    for weapon in firearms:
        for shots in (1, 3):
            (heard,) = event_sounds.HEARD.heard(found.state, shot(found, weapon.id, shots=shots))
            manner = "burst" if shots > 1 or weapon.belt_fed else "fire"
            assert (heard.sound, heard.or_else) == (f"{manner}-{weapon.id}", f"{manner}-{weapon.kind}")
            assert heard.or_else in TABLE["sound"]
            assert heard.sound in TABLE["sound"] or (weapon.slow and shots > 1)
            assert (heard.at, heard.says, heard.about) == (HERE, manner, weapon.name)
    assert len(firearms) == 15


def test_a_burst_is_heard_once_and_its_other_dice_roll() -> None:
    found = table()
    assert [names(found, shot(found, "bar", number, 3)) for number in (1, 2, 3)] == [["burst-bar"], ["die"], ["die"]]


@pytest.mark.parametrize(
    ("terrain", "result", "weapon", "strikes"),
    [
        ("open", "miss", "m1-garand", "bullet-in-earth"),
        ("wall", "miss", "m1-garand", "ricochet"),
        ("hedgerow", "miss", "m1-garand", "bullet-in-leaves"),
        ("open", "check", "m1-garand", "bullet-cracks"),
        ("open", "check", "thompson", "bullet-hums"),
    ],
)
def test_a_bullet_that_misses_is_heard_at_its_target(terrain: str, result: str, weapon: str, strikes: str) -> None:
    found = table(f"05.03 {terrain}")
    _, bullet = event_sounds.HEARD.heard(found.state, shot(found, weapon, result=result))
    assert (bullet.sound, bullet.at) == (strikes, Hex("05.03"))
    assert bullet.after >= SECONDS[ev.ShotFired] * ROLLING, "before the die lies still it would tell what that shows"


def test_shots_and_bursts_echo_among_houses_only() -> None:
    houses = table("03.02 building; 04.03 building; 02.03 building")
    for found, echo in ((houses, "houses"), (table("03.02 building"), "")):
        heard = event_sounds.HEARD.heard(found.state, shot(found, "m1-garand"))[0]
        burst = event_sounds.HEARD.heard(found.state, ev.GrenadeExploded("mk-2", HERE))[0]
        assert (heard.around, burst.around) == (echo, echo)


@pytest.mark.parametrize(
    ("before", "after", "weapon", "heard"),
    [
        ("full", "low", "m1-garand", "clip-rings"),
        ("low", "none", "m1-garand", "empty"),
        ("full", "low", "kar-98k", "empty"),
        ("none", "full", "kar-98k", "reload-clip"),
        ("low", "full", "thompson", "reload-magazine"),
    ],
)
def test_13_0_8_a_weapon_tells_that_it_runs_dry_and_is_loaded(
    before: Ammo, after: Ammo, weapon: str, heard: str
) -> None:
    found = Table(f"taylor 03.03 {weapon}=6", printed=True)
    event = ev.AmmoChanged(found.ids["taylor"], before, after, "13.0.8")
    assert names(found, event) == [heard]


def test_steps_sound_as_the_ground_does_and_who_is_led_is_not_heard_twice() -> None:
    found = table("04.03 stream; 04.02 building; 02.03 orchard")
    man = found.ids["taylor"]
    ground = {"03.02": "steps", "04.03": "steps-water", "04.02": "steps-inside", "02.03": "steps-brush"}
    for end, heard in ground.items():
        assert names(found, ev.ManMoved(man, HERE, Hex(end), "7.02")) == [heard]
    assert names(found, ev.ManMoved(man, HERE, Hex("03.02"), "7.02", "led")) == []
    found.state.men[man] = replace(found["taylor"], order=Order("sneak"))
    assert names(found, ev.ManMoved(man, HERE, Hex("03.02"), "7.05")) == ["crawls"]


@pytest.mark.parametrize(("after", "heard"), [("rout", ["rout"]), ("berserk", ["berserk"]), ("shaken", [])])
def test_17_0_who_runs_and_who_runs_wild_is_heard(after: Morale, heard: list[str]) -> None:
    found = table()
    assert names(found, ev.MoraleChanged(found.ids["taylor"], "normal", after, "17.0")) == heard


def test_grenades_and_shells_are_told_apart_and_smoke_has_no_bang() -> None:
    found = table()
    man = found.ids["taylor"]
    rifle = ev.GrenadeThrown(man, "mk-2-rifle-grenade", HERE, Hex("05.05"), 3, 9, "7.11")
    assert names(found, rifle) == ["rifle-grenade", "grenade-lands"]
    assert names(found, replace(rifle, weapon="mk-2")) == ["throw", "grenade-lands"]
    bursts = [names(found, ev.GrenadeExploded(weapon, HERE)) for weapon in ("mk-2", "m15", "m18")]
    assert bursts == [["grenade"], ["phosphorus"], []]
    assert names(found, ev.SmokeRose(HERE, 3, 1, weapon="m18")) == ["smoke"]
    assert names(found, ev.SmokeRose(HERE, 3, 1, weapon="mk-2")) == []
    shells = [names(found, ev.ShellBurst(weapon, HERE))[0] for weapon in ("mortar-60", "mortar-81", "howitzer-105")]
    assert shells == ["shell-mortar-60", "shell-mortar-81", "shell-howitzer-105"]
    struck = ev.GroundStruck("mortar-81", HERE, "rubble", 1, 0, True)
    assert names(found, struck) == ["die", "collapse"]
    assert names(found, replace(struck, mark="crater")) == ["die", "earth"]
    assert names(found, replace(struck, left=False)) == ["die"]


def test_21_0_a_battle_has_the_air_of_its_scenario_by_day_and_by_night() -> None:
    found = table()
    scenario = found.state.book.scenario.id
    assert VOLUME1.air(found.state) == ("day", scenario)
    found.state.night = 5
    assert VOLUME1.air(found.state) == ("night", scenario)


def test_who_reads_captions_is_told_of_the_air_and_of_each_sound_with_its_hex() -> None:
    sitting = Sitting(pace="normal")
    sitting.app.settings.captions = True
    told, caption = sitting.desk.presenter, sitting.desk.presenter.caption
    sitting.desk.mirror.drain()
    caption.words, told._air = "", ("", "")
    sitting.rounds()
    assert caption.words == text("air-day")
    caption.hear("sound-burst", Hex("03.03"), who="MG 42")
    assert caption.words == "MG 42: a burst · hex 03.03"


# -- the table, its words, its files ------------------------------------------------------------------------------


def test_everything_that_the_code_plays_is_in_the_table_and_has_a_caption() -> None:
    code = (share() / "combat" / "games" / "volume1" / "table" / "event_sounds.py").read_text(encoding="utf-8")
    played = {*event_sounds.BESIDE_BOARD.values(), *re.findall(r'^_at\(ev\.\w+, "([a-z-]+)"', code, re.MULTILINE)}
    played |= {*event_sounds.STEPS.values(), *re.findall(r'sound\("([a-z-]+)"', code)}
    assert "gun-manned" in played
    played |= {*event_sounds.STRIKES.values(), "bullet-cracks", "bullet-hums", "bullet-in-earth"}
    played |= {"crawls", "steps", "rout", "refused"}
    assert played <= TABLE["sound"].keys()
    said = (played - {"reload-clip", "refused"}) | {"fire", "burst", "shell", "reload"}
    assert [name for name in sorted(said) if not has(f"sound-{name}")] == []
    airs = TABLE["air"].keys() - {"menu", "campaign"}
    assert [name for name in sorted(airs) if not has(f"air-{name}")] == []


def test_every_group_has_a_volume_of_its_own() -> None:
    groups = {entry["group"] for kind in ("sound", "air") for entry in TABLE[kind].values() if "group" in entry}
    assert groups == STAGE.loudness.keys()
    assert [group for group in groups if not has(f"settings-volume-{group}")] == []


def test_the_takes_are_few_bytes_well_named_and_as_they_were_measured() -> None:
    assert sum(path.stat().st_size for path in FILES.values()) <= MOST
    assert FILES.keys() == MEASURED.keys(), "run tools.volume1.soundscape"
    assert {place.partition("/")[0] for place in FILES} == set(MADE)
    assert [place for place, path in FILES.items() if not TAKE.fullmatch(path.name)] == []
    strange = [
        place
        for place, path in FILES.items()
        if hashlib.sha256(path.read_bytes()).hexdigest()[:16] != MEASURED[place]["sha256"]
    ]
    assert strange == []
    assert max(seconds(path) or 0 for path in FILES.values()) <= LONGEST


def test_each_sound_has_three_takes_and_weapons_have_them_near_and_far_in_the_open_and_among_houses() -> None:
    counts = {name: sorted(place.partition("/")[2] for place in FILES if place.startswith(f"{name}/")) for name in MADE}
    placed = [
        f"{reach}{echo}-{number}" for reach in ("near", "far") for echo in ("", "-houses") for number in (1, 2, 3)
    ]
    for name, takes in counts.items():
        if name.startswith("air-"):
            assert takes == ["near-1"]
        elif name.startswith(("fire-", "burst-", "shell-")) or name in ("grenade", "phosphorus", "rifle-grenade"):
            assert takes == sorted(placed), name
        else:
            assert takes == ["near-1", "near-2", "near-3"], name


def test_no_take_clips_and_groups_are_level() -> None:
    assert max(take["peak"] for take in MEASURED.values()) < -0.5
    for name in MADE:
        loud = [MEASURED[place]["loud"] for place in MEASURED if place.startswith(f"{name}/near")]
        assert max(loud) - min(loud) < 1.5, name

    def level(start: str) -> float:
        return max(float(take["loud"]) for place, take in MEASURED.items() if place.startswith(start))

    assert level("shell-howitzer-105/near") > level("grenade/near") > level("burst-mg-42/near") > level("wounded/near")
    assert level("wounded/near") > level("die/") > level("steps/") > level("air-day/")


def test_what_is_far_is_softer_and_duller() -> None:
    for name in {place.partition("/")[0] for place in MEASURED if "/far-" in place}:
        near, far = MEASURED[f"{name}/near-1"], MEASURED[f"{name}/far-1"]
        assert far["loud"] < near["loud"] - 4, name
        assert far["centroid"] < 0.7 * near["centroid"], name


def test_shots_are_sudden() -> None:
    for name in MADE:
        if name.startswith("fire-"):
            assert MEASURED[f"{name}/near-1"]["attack"] <= 10


def features(name: str) -> list[float]:
    """Return a sound's audible features, averaged over its near takes and scaled so that 1 is a clear step.

    They are brightness, length, attack, strokes, darkening, and the level of eight bands.
    """
    takes = [take for place, take in MEASURED.items() if re.fullmatch(rf"{name}/near-\d", place)]

    def mean(of: str) -> float:
        return sum(float(take[of]) for take in takes) / len(takes)

    bands = [sum(take["bands"][place] for take in takes) / len(takes) for place in range(8)]
    return [
        math.log2(mean("centroid")) / 0.5,
        math.log2(mean("lasts") + 0.02) / 0.7,
        math.log2(mean("attack") + 20) / 1.5,
        math.log2(mean("strokes")) / 0.8,
        math.log2(mean("darkens") + 0.1) / 1.0,
        *(max(-40.0, band) / 9 for band in bands),
    ]


def test_no_two_sounds_of_unlike_meaning_are_alike() -> None:
    found = {name: features(name) for name in MADE if not name.startswith("air-")}
    near = []
    for one, other in itertools.combinations(found, 2):
        alike = one.partition("-")[0] == other.partition("-")[0] in ("fire", "burst", "shell")
        if (apart := math.dist(found[one], found[other])) < (A_LITTLE if alike else APART):
            near.append((round(apart, 2), one, other))
    assert sorted(near) == []
    digests = [take["sha256"] for take in MEASURED.values()]
    assert len(digests) == len(set(digests))


@pytest.mark.skipif("COMBAT_SOAK" not in os.environ, reason="every take is unpacked: make soak")
def test_no_sample_of_any_take_clips_and_no_bed_has_a_seam(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.init(44_100, -16, 2, 1024)
    try:
        for place, path in FILES.items():
            raw = memoryview(pygame.mixer.Sound(path).get_raw()).cast("h")
            assert -32_000 < min(raw) <= max(raw) < 32_000, place
            if place.startswith("air-"):
                ear = raw[::2]
                steps = sorted(abs(one - other) for one, other in zip(ear[:-1:5], ear[1::5], strict=False))
                assert abs(ear[0] - ear[-1]) <= steps[len(steps) * 999 // 1000], place
    finally:
        pygame.mixer.quit()
