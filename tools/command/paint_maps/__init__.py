"""The painter of COMMAND!'s maps: our painter's brushes, kept to what is drawn, for what is seen is what blocks (17.0)."""
