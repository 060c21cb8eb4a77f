"""Synthesise every sound of the game, and the table of its measurements.

    python -m tools.volume1.soundscape [NAME …] [--sheets FOLDER]

Needs numpy, scipy and soundfile; --sheets draws waves and spectrograms with matplotlib.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from tools.volume1.soundscape import ambience, blasts, desk, guns, handling, mastering, measuring, visitors, voices
from tools.volume1.soundscape.places import ECHOES
from tools.volume1.soundscape.waves import Wave

FOLDER = Path(__file__).resolve().parents[3] / "assets" / "engine" / "sounds"
MEASURED = Path(__file__).with_name("measured.json")
TAKES = 3
FAR = 6.5
"""Loudness difference in dB between a near and a distant take."""

Maker = Callable[[int], Wave]

SINGLE: dict[str, tuple[Maker, float]] = {
    "bullet-cracks": (blasts.bullet_cracks, -22), "bullet-hums": (blasts.bullet_hums, -25),
    "ricochet": (blasts.ricochet, -24), "bullet-in-leaves": (blasts.in_leaves, -27),
    "bullet-in-earth": (blasts.in_earth, -26), "bullet-in-wood": (blasts.in_wood, -25),
    "bullet-in-water": (blasts.in_water, -26), "earth": (blasts.earth, -24), "collapse": (blasts.collapse, -15),
    "smoke": (blasts.smoke, -26), "flare": (blasts.flare, -20), "flare-dies": (blasts.flare_dies, -30),
    "battery": (blasts.battery, -25),
    "killed": (voices.killed, -18), "wounded": (voices.wounded, -17.5), "berserk": (voices.berserk, -17),
    "alarm": (voices.alarm, -19), "spotted": (voices.spotted, -27), "arrival": (voices.arrival, -25),
    "rout": (voices.rout, -24), "surrender": (voices.surrender, -23), "melee": (voices.melee, -22),
    "blow": (voices.blow, -20), "blow-misses": (voices.blow_misses, -27), "crawls": (voices.crawls, -33),
    "hides": (voices.hides, -32), "bandage": (voices.bandage, -28),
    **{name: (partial(voices.steps, name), -32) for name in ("steps", "steps-brush", "steps-inside", "steps-water")},
    "pin": (handling.pin, -26), "throw": (handling.throw, -28), "grenade-lands": (handling.lands, -27),
    "grenade-drops": (handling.drops, -22), "reload-clip": (handling.reload_clip, -27),
    "reload-magazine": (handling.reload_magazine, -27), "reload-belt": (handling.reload_belt, -26),
    "clip-rings": (handling.clip_rings, -24), "empty": (handling.empty, -28), "gun-manned": (handling.manned, -25),
    "gun-left": (handling.left, -26),
    "card": (desk.card, -29), "card-laid": (desk.card_laid, -28), "card-thrown": (desk.card_thrown, -30),
    "enemy-card": (desk.enemy_card, -27), "shuffle": (desk.shuffle, -29), "page": (desk.page, -30),
    "papers": (desk.papers, -29), "papers-fall": (desk.papers_fall, -30), "die": (desk.die, -28),
    "counter": (desk.counter, -28), "counter-off": (desk.counter_off, -29), "marker": (desk.marker, -33),
    "track": (desk.track, -30), "stamp": (desk.stamp, -25), "event": (desk.event, -28), "end": (desk.end, -22),
    "radio": (desk.radio, -25), "refused": (desk.refused, -28),
    "blackbird": (visitors.blackbird, -33), "lark": (visitors.lark, -35), "cuckoo": (visitors.cuckoo, -35),
    "chaffinch": (visitors.chaffinch, -35), "crow": (visitors.crow, -34), "owl": (visitors.owl, -34),
    "nightingale": (visitors.nightingale, -34), "dog": (visitors.dog, -35), "far-guns": (visitors.far_guns, -33),
    "far-burst": (visitors.far_burst, -33), "aircraft": (visitors.aircraft, -33),
    "typewriter": (visitors.typewriter, -36), "telephone": (visitors.telephone, -37),
}  # fmt: skip
"""Name -> maker, and loudness in LUFS."""
PLACED: dict[str, tuple[Callable[[str, str, int], Wave], float]] = {
    **{
        f"fire-{gun}": (partial(guns.take, gun, "fire"), -15.0)
        for gun, made in guns.GUNS.items()
        if made.action != "belt"
    },
    **{
        f"burst-{gun}": (partial(guns.take, gun, "burst"), -14.5)
        for gun, made in guns.GUNS.items()
        if made.action != "bolt"
    },
    "rifle-grenade": (lambda reach, echo, number: guns.rifle_grenade(number, reach, echo), -16.0),
    "phosphorus": (blasts.phosphorus, -15.0),
    **{name: (partial(blasts.blast, name), -12.0 - 0.5 * place) for place, name in enumerate(reversed(blasts.BLASTS))},
}
"""Sounds made near and far, in the open and among houses."""
BEDS = {
    "air-day": -38, "air-dawn": -37, "air-evening": -39, "air-village": -39, "air-hill": -36, "air-guns": -37,
    "air-rain": -38, "air-night": -42, "air-night-village": -41, "air-menu": -42, "air-campaign": -42,
}  # fmt: skip
"""LUFS of the loudest 0.2 s of a bed; shrill or steady beds are softer."""


def takes() -> Iterator[tuple[str, Callable[[], Wave], float, float]]:
    """Yield every take: path below the folder, function that makes it, loudness in LUFS, and encoding quality."""
    for name, (make, loud) in SINGLE.items():
        for number in range(1, TAKES + 1):
            yield f"{name}/near-{number}", partial(make, number), loud, 0.25
    for name, (placed, loud) in PLACED.items():
        for reach in ("near", "far"):
            for echo in ECHOES:
                for number in range(1, TAKES + 1):
                    what = "-".join(filter(None, (reach, echo, str(number))))
                    level = loud - (FAR if reach == "far" else 0)
                    yield f"{name}/{what}", partial(placed, reach, echo, number), level, 0.2 if reach == "near" else 0.1
    for name, loud in BEDS.items():
        yield f"{name}/near-1", partial(ambience.bed, name), loud, 0.15


def main() -> None:
    """Synthesise and write the named sounds, or all, and update the table of their measurements."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--sheets", type=Path)
    asked = parser.parse_args()
    known = json.loads(MEASURED.read_text(encoding="utf-8")) if MEASURED.is_file() and asked.names else {}
    for place, make, loud, quality in takes():
        if asked.names and place.partition("/")[0] not in asked.names:
            continue
        path = FOLDER / f"{place}.ogg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(mastering.encoded(mastering.levelled(make(), loud), quality))
        heard = mastering.decoded(path)
        known[place] = {**measuring.measured(heard), "sha256": hashlib.sha256(path.read_bytes()).hexdigest()[:16]}
        print(place, path.stat().st_size, known[place]["loud"], flush=True)
    rows = [f"  {json.dumps(place)}: {json.dumps(known[place])}" for place in sorted(known)]
    MEASURED.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
    if asked.sheets:
        from tools.volume1.soundscape import sheets  # only who looks needs matplotlib

        sheets.draw(asked.sheets, FOLDER, asked.names or sorted({place.partition("/")[0] for place in known}))


if __name__ == "__main__":
    main()
