"""Rules of ARMOUR!; independent of texts, files and windows."""
