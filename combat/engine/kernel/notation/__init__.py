"""Answers that consist of parts: their texts, and the questions that they answer."""
