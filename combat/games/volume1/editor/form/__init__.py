"""The scenario sheet as a form."""
