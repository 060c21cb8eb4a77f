"""COMBAT! Volume 1: one player leads a squad in Normandy, against an enemy commanded by cards."""
