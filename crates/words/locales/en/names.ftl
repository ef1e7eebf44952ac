# Names of the cards. English has none here: its names stand in the card tables of the rules. Every other language
# has a message card-NUMBER for each card.
