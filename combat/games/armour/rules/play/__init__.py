"""Order of play: deployment, phases, the starting steps, the end of a battle (L523)."""
