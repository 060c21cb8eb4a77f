"""The ground: a map with its drawn outlines, and what each piece of it does (17.0, 18.0)."""
