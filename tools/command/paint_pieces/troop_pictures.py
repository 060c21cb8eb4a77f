"""Paint the soldiers on counters into ``counters/troops``: three for a squad, two for a team, one for a leader."""

from __future__ import annotations

import tomllib
import zlib
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import skia
from PIL import Image
from scipy import ndimage

from combat.games.command.table.nations import NATIONS
from tools.command.paint_pieces.helmets import HELMETS
from tools.command.paint_pieces.uniforms import COATS, dress, paint_torso
from tools.volume1.paint_pieces.face import FACING, paint_head, paint_neck
from tools.volume1.paint_pieces.grips import paint_weapon
from tools.volume1.paint_pieces.headgear import paint_strap
from tools.volume1.paint_pieces.kit import (
    ASSETS,
    Pixels,
    blank,
    calmest,
    chance,
    fill,
    mix,
    noise,
    pen,
    picture,
    pixels,
    radial,
    save,
)
from tools.volume1.paint_pieces.men import Man

WIDE, HIGH, FINE = 720, 400, 1.1
"""Size of the picture in units, and pixels per unit while painting."""
SIZE = (256, 142)
PLACES = {
    "squad": ((142, 0.94, 44, True), (512, 0.94, 48, True), (318, 1.14, 16, False)),
    "team": ((452, 1.02, 30, True), (225, 1.16, 14, False)),
    "leader": ((262, 1.3, 4, False),),
}
"""Position, scale and depth of each soldier in a picture, and whether he is in the second row."""

KINDS: dict[str, dict[str, tuple[str, ...]]] = {  # headgear by quality; weapons; leaders' caps
    "germany": {
        "elite": ("steel-cover", "steel-leaves", "steel-net"), "line": ("steel", "steel-wire", "steel-band"),
        "green": ("field-cap", "steel", "field-cap"), "leader": ("officer-cap", "steel", "field-cap"),
        "arms": ("kar-98k", "mp-40", "kar-98k"),
    },
    "united-states": {
        "elite": ("m1-scrim", "m1-net", "m1-leaves"), "line": ("m1", "m1-net", "m1"),
        "green": ("m1", "jeep-cap", "m1"), "leader": ("m1-net", "garrison-cap", "m1"),
        "arms": ("m1-garand", "thompson", "m1-carbine"),
    },
    "soviet-union": {
        "elite": ("ssh-40", "ssh-40", "ssh-40"), "line": ("ssh-40", "pilotka", "ssh-40"),
        "green": ("pilotka", "pilotka", "ssh-40"), "leader": ("soviet-cap", "ssh-40", "pilotka"),
        "arms": ("kar-98k", "thompson", "kar-98k"),
    },
    "britain": {
        "elite": ("beret", "beret", "tin-hat-net"), "line": ("tin-hat", "tin-hat-net", "tin-hat"),
        "green": ("tin-hat", "tin-hat", "tin-hat"), "leader": ("british-cap", "tin-hat", "beret"),
        "arms": ("m1903", "thompson", "m1903"),
    },
    "france": {
        "elite": ("kepi", "kepi", "adrian"), "line": ("adrian", "adrian", "adrian"),
        "green": ("adrian", "adrian", "kepi"), "leader": ("kepi", "adrian", "kepi"),
        "arms": ("kar-98k", "kar-98k", "kar-98k"),
    },
    "italy": {
        "elite": ("bersaglieri", "bersaglieri", "bersaglieri"), "line": ("m33", "m33", "m33"),
        "green": ("bustina", "m33", "bustina"), "leader": ("italian-cap", "bustina", "m33"),
        "arms": ("kar-98k", "kar-98k", "kar-98k"),
    },
}  # fmt: skip
SKINS = ("fair", "ruddy", "tan", "pale", "olive", "freckled")
HAIRS = ("black", "dark", "brown", "chestnut", "sandy", "blond")
MOUTHS = ("set", "grim", "tight", "shout", "set", "down")


@dataclass(frozen=True)
class Soldier(Man):
    """An unnamed soldier in his nation's uniform."""

    nation: str = ""

    @cached_property
    def coat(self) -> str:
        """Colour of the coat, chosen by the soldier's id."""
        return chance(self.id + " coat").choice(COATS[self.nation])


def paint_troops(wanted: list[str]) -> None:
    """Paint and save the image of each unit whose id contains one of the words.

    Without words, paint all units.
    """
    for nation in NATIONS:
        units = tomllib.loads((ASSETS / "command" / "nations" / f"{nation}.toml").read_text(encoding="utf-8"))["unit"]
        for id_, unit in units.items():
            if not wanted or any(word in id_ for word in wanted):
                save(troop(id_, nation, unit), f"counters/troops/{id_}.jpg", 78, game="command")


def troop(id_: str, nation: str, unit: dict[str, object]) -> Image.Image:
    """Paint the soldiers of a unit, read from its nation's file; return the image."""
    size, side = str(unit["size"]), "enemy" if nation in ("germany", "italy") else "friendly"
    surface = blank(round(WIDE * FINE), round(HIGH * FINE))
    c = surface.getCanvas()
    c.scale(FINE, FINE)
    _backdrop(c, id_, nation)
    kind = "leader" if size == "leader" else str(unit["quality"])
    if "private" in id_:
        kind = "green"
    elif "hero" in id_ or "scout" in id_:
        kind = "elite"
    for number, (x, grown, down, back) in enumerate(PLACES[size]):
        man = soldier(f"{id_} {number}", nation, side, kind, number)
        _stand(c, man, (x, down), grown, back=back)
    return picture(_printed(pixels(surface), id_), "RGB").resize(SIZE, Image.Resampling.LANCZOS)


def soldier(name: str, nation: str, side: str, kind: str, number: int) -> Soldier:
    """Return a soldier with random features; the same `name` always gives the same soldier."""
    dice, looks = chance(name), KINDS[nation]
    headgear = dice.choice(looks[kind]) if kind != "leader" else looks["leader"][dice.randrange(3)]
    officer = kind == "leader" and headgear not in ("steel", "m1", "ssh-40", "tin-hat", "adrian", "m33", "m1-net")
    arms = ("p-38" if side == "enemy" else "colt-45",) if kind == "leader" else (looks["arms"][number % 3],)
    return Soldier(
        name, name, side, ("Hptm" if side == "enemy" else "Lt") if officer else "", arms, headgear,
        dress="m43" if side == "enemy" else "m41", skin=dice.choice(SKINS), hair=dice.choice(HAIRS),
        jaw=dice.uniform(-6, 12), chin=dice.uniform(-4, 5), wide=dice.uniform(-3, 7), long=dice.uniform(-4, 4),
        nose=dice.uniform(-1, 5), nose_drop=dice.uniform(-1, 4), age=dice.choice((0, 0.3, 0.8)), stubble=dice.choice((0, 0.5, 1)),
        brow=dice.uniform(5, 9), anger=dice.choice((0, 0.4, 0.8)), mouth=dice.choice(MOUTHS),
        moustache=dice.random() < 0.14, dirt=dice.choice((0, 0, 1)), strap=dice.choice(("chin", "loose", "chin")) if "cap" not in headgear and headgear not in ("beret", "kepi", "pilotka", "bustina") else "none",
        tilt=dice.uniform(-4, 4), turn=dice.choice(("profile", "quarter", "quarter", "front")), hold="up", nation=nation,
        sides="cap" in headgear or headgear in ("beret", "kepi", "pilotka", "bustina"),
    )  # fmt: skip


def _stand(c: skia.Canvas, man: Soldier, at: tuple[float, float], grown: float, *, back: bool) -> None:
    """Draw a soldier from helmet to chest; those of the second row slightly hazy."""
    c.save()
    c.translate(at[0], at[1])
    c.scale(grown, grown)
    c.translate(-206, -36)
    c.save()
    if man.away:
        c.translate(412, 0)
        c.scale(-1, 1)
    _figure(c, man)
    c.restore()
    paint_weapon(c, man)
    c.restore()
    if back:
        ground = _ground(man.nation)
        haze = fill(ground, 0.16)
        c.drawRect(skia.Rect.MakeXYWH(0, 0, WIDE, HIGH), haze)


def _figure(c: skia.Canvas, man: Soldier) -> None:
    """Draw a soldier facing left, with his own build."""
    breadth, size, aside, lower = man.build
    c.save()
    c.translate(206, 0)
    c.scale(breadth, 1)
    c.translate(-206, 0)
    paint_torso(c, man)
    c.save()
    c.translate(aside * 0.4, 30 + lower * 0.5)
    paint_neck(c, man)
    c.restore()
    dress(c, man.nation, man)
    c.restore()
    c.translate(215 + aside * 0.4, 360 + lower)
    c.scale(size, size)
    c.rotate(man.tilt)
    c.translate(-215, -330)
    paint_head(c, man, shaded=True)
    c.save()
    c.translate(FACING[man.facing][0] * 0.6, 0)
    paint_strap(c, man)
    c.restore()
    c.save()
    c.rotate(man.back, 276, 176)
    HELMETS[man.headgear](c, man)
    c.restore()


def _ground(nation: str) -> str:
    return "#" + "".join(f"{part:02X}" for part in NATIONS[nation].ground)


def _backdrop(c: skia.Canvas, name: str, nation: str) -> None:
    """Draw the backdrop: broad strokes of the nation's colour, lit from the upper left."""
    ground = _ground(nation)
    tones = (mix(ground, "#F7F0D2", 0.5), mix(ground, "#F2E9C4", 0.1), mix(ground, "#15160C", 0.3))
    c.drawPaint(fill(ground, shader=radial((230, 80), 620, tones, (0, 0.5, 1))))
    dice = chance(name + " backdrop")
    for _ in range(90):
        x, y = dice.uniform(-20, WIDE), dice.uniform(-20, HIGH)
        tone = mix(ground, dice.choice(("#F2E9C4", "#20210F", "#F2E9C4")), 0.3)
        end = (x + dice.uniform(30, 120), y - dice.uniform(15, 60))
        c.drawLine(x, y, *end, pen(tone, dice.uniform(6, 24), dice.uniform(0.06, 0.18)))


def _printed(drawing: Pixels, name: str) -> Pixels:
    """Return the picture in the gouache style of the portraits: flat brush strokes, crisp ink."""
    high, wide = drawing.shape[:2]
    seed = zlib.crc32(name.encode()) % 9973
    settled = 1 + noise(high, wide, 26, seed, 3) * 0.03
    flat = drawing[..., :3] * settled[..., None]
    margin = 16
    padded = np.pad(flat, ((margin, margin), (margin, margin), (0, 0)), mode="edge")
    strokes = calmest(padded, 2.6)[margin:-margin, margin:-margin]
    paint = 0.66 * strokes + 0.34 * flat
    paint = paint + (paint - ndimage.gaussian_filter(paint, (1.6, 1.6, 0))) * 0.8
    return np.asarray(np.clip(paint, 0, 255), dtype=np.float32)
