"""Forces: nations and lists of units."""
