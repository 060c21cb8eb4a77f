"""Environments for reinforcement learning in any title: observations as arrays, actions as numbers."""
