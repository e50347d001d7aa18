"""A world of servers and people in one thread: virtual time, seeded chance, and every fault we could think of.

The hall, the rooms, the websockets' visits, the coordinator and the store are those of the server; only what lies
under them is imagined: time (`scheduler`), the disk and the database (`database`), Redis, the network, and the people.
What happens follows from the seed alone, so the same seed always gives the same history.
"""
