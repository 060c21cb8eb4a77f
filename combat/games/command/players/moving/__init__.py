"""Movement of the steady bot: places, paths, groups that go together, Advances and melees."""
