"""The games in the standard toolkits: PettingZoo environments and OpenSpiel games. Needs the extra `research`."""
