"""Tables over the network: carries out what `hall` decides, with a real clock, a database and websockets."""
