"""Rules of ARMOUR!: so far the data that they use; independent of words, files and windows."""
