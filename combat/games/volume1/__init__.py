"""COMBAT! Volume 1: one player leads a squad in Normandy, his enemy is commanded by cards."""
