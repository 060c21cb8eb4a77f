"""What COMBAT! means by an effect: which one belongs to each weapon, each ground and each thing that befalls a man."""
