"""What makes, measures and checks COMBAT! Volume 1; everything here can be run again."""

from combat.games.volume1.title import TITLE

TITLE.use()
