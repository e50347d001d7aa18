"""Tables with people: who sits where, what happens next, who is told what. Pure code: no clock, disk or network."""
