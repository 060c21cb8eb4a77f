"""What words do to each other: plurals, lists, parts of a whole in per cent."""
