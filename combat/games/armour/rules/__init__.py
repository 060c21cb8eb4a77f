"""Rules of ARMOUR!; independent of words, files and windows."""
