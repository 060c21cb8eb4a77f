"""The words of Volume 1 as the house knows them."""

from __future__ import annotations

from combat.engine.words.title_words import TitleWords
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import log, prompt_texts, refusals

WORDS: TitleWords[State] = TitleWords(
    tellers=log.TELLERS,
    askers=prompt_texts.ASKERS,
    over=prompt_texts.over,
    namer=refusals.namer,
    meant=refusals.meant,
)
