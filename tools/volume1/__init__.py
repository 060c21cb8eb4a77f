"""Tools that make, measure and check the assets and documents of COMBAT! Volume 1."""

from combat.games.volume1.title import TITLE

TITLE.use()
