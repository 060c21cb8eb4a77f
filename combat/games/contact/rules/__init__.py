"""The rules of CONTACT!: state, book, events and their writers, and the flow of a battle."""
