"""Before the battle: deployment, works, aiming points."""
