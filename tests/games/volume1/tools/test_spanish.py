"""Spanish texts use Spanish quotation marks and one word for each of the game's terms."""

from __future__ import annotations

import re

import pytest

from tests.games.volume1.tools.written import TYPED, written

STANDING_ALONE = re.compile(r"O’\w|COMBAT!|«\?»| \?$")
"""Signs that belong to a name, and the question mark of what is not known."""
TERMS = {
    r"\b[Tt]arjetas?\b": "carta",
    r"\bhex[aá]gonos?\b": "hex",
    r"\b[Cc]omprobaci(?:ón|ones)\b": "chequeo",
    r"\b[Cc]og(?:er|e|es|en|ió|ido)\b": "robar, tomar",
    r"\b[Rr]ondas?\b": "turno",
    r"\b[Rr]ifles?\b": "fusil",
    r"\bCT \b": "TQ",
    r"[“”„]": "« »",
    r"\b[Uu]n desconocido \(|\benemigos? desconocidos?|\bfichas? desconocidas?": "contacto, sin identificar",
    r"\b(?:queda[n]?|está[n]?|hombres?|enemigos?|compañero|líder) alertad[oa]s?": "en alerta",
    r"\b_? ?busca a _": "intenta detectar a",
    r"\b[Dd]ejar la (?:batalla|partida)\b": "salir de",
    r"\b[Dd]ar (?:esta|la) batalla por perdida\b|\b[Aa]bandonar (?:esta|la) partida\b": "conceder la victoria",
    r"\b[Dd]esorganiz": "en desorden, caer en desorden",
    r"\b[Mm]elés?\b": "cuerpo a cuerpo",
    r"\b[Aa]caba(?:r|s)? (?:el|tu) turno\b": "terminar el turno",
    r"\b(?:[Dd]ebe|[Pp]uede) mover (?:\d|un|uno|dos)\b": "moverse",
    r"\bFuera de juego: _": "eliminada",
    r"\btir(?:a|an)(?: ahora)? su (?:defensa|huida)\b": "tirar por",
    r"\b[Ff]ichas? (?:secretas? |descubiertas? )?sacadas?\b": "robada",
    r"\b(?:[Cc]orrija|[Ii]ndique|[Hh]aga clic|[Pp]ulse)\b|\bsu adversario\b": "tú",
    r"\bsigilo|\b[Rr]eagrup|\bmarjal|\b[Hh]ombre agitado": "reptar, recuperarse, pantano, asustado",
}
"""Terms for which the rulebook's text has several words, and the one that we have chosen."""


WRITTEN = list(written("es"))


@pytest.mark.parametrize("pair", ["¿?", "¡!", "«»", "‘’"], ids=["asked", "called", "quoted", "within"])
def test_what_is_asked_called_and_quoted_is_opened_and_closed(pair: str) -> None:
    bare = [(where, STANDING_ALONE.sub("", line)) for where, line in WRITTEN]
    assert [(where, line) for where, line in bare if line.count(pair[0]) != line.count(pair[1])] == []


def test_signs_are_the_real_ones() -> None:
    """But for what is typed into a shell."""
    bare = [(where, TYPED.sub("", line)) for where, line in WRITTEN]
    assert [(where, line) for where, line in bare if re.search(r"['\"]|(?:^|[ (])-\d", line)] == []


def test_no_dash_of_another_language_parts_a_sentence() -> None:
    assert [(where, line) for where, line in WRITTEN if re.search(r"—| – ", line)] == []


def test_a_figure_is_not_parted_from_its_per_cent() -> None:
    assert [(where, line) for where, line in WRITTEN if re.search(r"(?: |\d)%(?![(sr])", line)] == []


@pytest.mark.parametrize("wrong", TERMS)
def test_a_term_has_one_word(wrong: str) -> None:
    assert [(where, line, TERMS[wrong]) for where, line in WRITTEN if re.search(wrong, line)] == []
