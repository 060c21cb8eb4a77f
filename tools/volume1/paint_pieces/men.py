"""Read the men for the painter: rank and weapons from the squads' lists, looks from ``men.toml``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import Any

from tools.volume1.paint_pieces.kit import asset, chance

SHEET = Path(__file__).with_name("men.toml")
SKINS = {
    "fair": ("#F3D2AE", "#E0AE82", "#C08558", "#8C5638", "#5A3424"),
    "ruddy": ("#F0C49C", "#D99A70", "#B5704A", "#83482F", "#52291C"),
    "tan": ("#EBC69B", "#D3A274", "#AE7A50", "#7E5236", "#4E3022"),
    "pale": ("#F2DCC0", "#DDB998", "#B88C6B", "#84604A", "#523A2E"),
    "olive": ("#E6C79C", "#CCA676", "#A57A52", "#765438", "#473020"),
    "freckled": ("#F2CDA6", "#DDA57A", "#BD7B51", "#8A5035", "#573122"),
}
HAIRS = {
    "black": "#1A120C", "dark": "#2C1D12", "brown": "#4A3320", "chestnut": "#6A4526", "red": "#8A4A22",
    "sandy": "#96743F", "blond": "#B8924F", "straw": "#C9A868", "grey": "#77705F",
}  # fmt: skip
COATS = {
    "m41": ("#8A8358", "#938A62", "#7F7C54", "#877A52"),  # field jackets, new and washed out
    "a2": ("#6B4A2F",),
    "m36": ("#66706A",),  # with a dark green collar
    "m43": ("#6D7268", "#73746A"),
    "drill": ("#737D64",),  # reed-green summer cloth
}
LONG = {"m1-garand", "m1903", "kar-98k", "gewehr-43", "m1-carbine"}
LAUNCHED = {"mk-2-rifle-grenade", "gewehrgranate"}


@dataclass(frozen=True)
class Man:
    """Looks of a man. Numbers without a unit are offsets in the painter's square of 400."""

    id: str
    name: str
    side: str  # friendly, enemy
    rank: str  # as on his counter: Sgt, Pvt, Obfr, Hptm …
    carried: tuple[str, ...]  # ids of his weapons, the main one first
    headgear: str
    held: str = ""  # what is in his hand, if not his main weapon
    helmet: str = ""  # colour of the headgear, if not the usual one
    back: float = 0  # how far the helmet is pushed back
    dress: str = ""  # m36, m43, drill, a2; random if empty
    skin: str = "fair"
    hair: str = "brown"
    iris: str = "#3E4A4C"
    jaw: float = 0
    chin: float = 0
    wide: float = 0
    long: float = 0  # of the whole face, in hundredths
    narrow: float = 0  # of the whole face, in hundredths
    nose: float = 0
    nose_drop: float = 0
    age: float = 0
    stubble: float = 0
    brow: float = 6
    anger: float = 0
    eyes: float = 1
    gaze: float = 0
    mouth: str = "set"  # set, grim, smile, shout, tight, smirk, parted
    moustache: bool = False
    glasses: bool = False
    chewing: str = ""  # cigarette, pipe, straw, matchstick
    dirt: float = 0
    scar: bool = False
    plaster: bool = False
    bandage: bool = False  # round the brow
    freckles: bool = False
    sides: bool = False  # hair seen below the cap
    strap: str = "chin"  # chin, loose, none
    scarf: str = ""
    extras: tuple[str, ...] = ()  # bandolier, grenades, goggles, packet, armband, binoculars, smock, cross
    tilt: float = 0
    turn: str = ""  # profile, quarter, front; random if empty: direction of the face
    hold: str = ""  # up, out, port, slung; random if empty: way to carry the weapon
    lean: float = 0  # of the weapon, in degrees

    @property
    def friendly(self) -> bool:
        """Return whether the man is on the player's side."""
        return self.side == "friendly"

    @property
    def away(self) -> bool:
        """Return whether the man faces away from the light, which comes from the left."""
        return not self.friendly

    @property
    def officer(self) -> bool:
        """Return whether the man is an officer, by his rank."""
        return self.rank in ("Lt", "Hptm")

    @property
    def weapon(self) -> str:
        """Return the weapon to draw: the man's main weapon, with a grenade on it if he fires rifle grenades."""
        return self.held or self.carried[0] + ("+grenade" if LAUNCHED & set(self.carried) else "")

    @cached_property
    def tones(self) -> tuple[str, str, str, str, str]:
        """Return the tones of the man's skin, from light to deep shadow."""
        return SKINS[self.skin]

    @property
    def hair_color(self) -> str:
        """Return the colour of the man's hair."""
        return HAIRS[self.hair]

    @cached_property
    def tunic(self) -> str:
        """Return the kind of coat: field jacket for an American, a seeded choice of old or new tunic for a German."""
        usual = "m41" if self.friendly else "m36" if self.officer else ""
        return self.dress or usual or chance(self.id + " tunic").choice(("m36", "m43", "m43", "drill"))

    @cached_property
    def coat(self) -> str:
        """Return the colour of the man's coat."""
        return chance(self.id + " coat").choice(COATS[self.tunic])

    @cached_property
    def build(self) -> tuple[float, float, float, float]:
        """Return shoulder width and head size as factors, and the offset of the head sideways and down."""
        dice = chance(self.id + " build")
        return dice.uniform(0.93, 1.08), dice.uniform(0.92, 1.04), dice.uniform(-26, 14), dice.uniform(-14, 7)

    @cached_property
    def facing(self) -> str:
        """Return the direction of the man's face relative to the viewer: profile, quarter or front."""
        return self.turn or chance(self.id + " facing").choice(("profile", "quarter", "quarter", "front"))

    @cached_property
    def carries(self) -> str:
        """Return how the man carries his weapon: a rifle in any way, a short weapon before him or upright."""
        if self.held == "slung" or self.hold:
            return self.hold or "slung"
        long_ = not self.held and self.carried[0] in LONG
        return chance(self.id + " hold").choice(("up", "out", "port", "slung") if long_ else ("up", "up", "out"))


def muster(sheet: Path = SHEET) -> list[Man]:
    """Return all men of the sheet in order; raise ValueError for an unknown man or field."""
    known, figures = {field.name for field in fields(Man)}, _figures()
    men = []
    for side, squad in tomllib.loads(sheet.read_text(encoding="utf-8")).items():
        for name, looks in squad.items():
            if unknown := set(looks) - known:
                raise ValueError(f"{sheet.name}: {name}: no such looks: {', '.join(sorted(unknown))}")
            if slug(name) not in figures:
                raise ValueError(f"{sheet.name}: {name}: no squad has this man")
            men.append(_man(side, name, figures[slug(name)], looks))
    return men


def slug(name: str) -> str:
    """Return a name as an id: ``Pvt O'Connell`` becomes ``pvt-oconnell``."""
    return "".join(letter for letter in name.lower().replace(" ", "-") if letter.isalnum() or letter == "-")


def _figures() -> dict[str, dict[str, Any]]:
    """Return the entries of all men in the lists under ``assets/men``, by id."""
    lists = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(asset("men").glob("*.toml"))]
    return {slug(f"{man['rank']} {man['name']}"): man for squad in lists for man in squad["man"]}


def _man(side: str, name: str, figure: dict[str, Any], looks: dict[str, Any]) -> Man:
    extras = tuple(looks.pop("extras", ()))
    return Man(slug(name), name, side, figure["rank"], tuple(figure["skills"]), extras=extras, **looks)
