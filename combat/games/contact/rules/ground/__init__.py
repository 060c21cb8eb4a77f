"""The table in the rules: pieces of ground, ways over it, places where units may stand."""
