"""The table in the rules: scenery, paths over the ground, places where units may stand."""
