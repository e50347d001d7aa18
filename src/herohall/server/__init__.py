"""Tables over the network: seats, clocks, store and the page. Knows `core` and `bots`, never a game's rules."""
