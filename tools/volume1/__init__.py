"""What makes, measures and checks COMBAT! Volume 1; everything here can be run again."""
