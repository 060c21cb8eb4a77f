"""COMBAT! Volume 1: one player leads a squad in Normandy against an enemy played by the rules and cards."""
