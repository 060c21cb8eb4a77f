"""Movement of the steady player: places, paths, groups that go together, Advances and melees."""
