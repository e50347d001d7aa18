"""The numbers of an observation of Heroes of the World, in the order in which `encoding.py` writes them.

Heroes, discoveries and wonders are counted in the order of the box's files, territories in that of H9.1. What is
printed on the cards is not repeated here: it never changes, and `Game.cards` tells it.
"""

from __future__ import annotations

from herohall.core.game import Game
from herohall.games.world import encoding as e
from herohall.games.world.moves import ROW
from herohall.games.world.table import COINS
from herohall.games.world.tables import FACES, HEROES, TERRITORIES, TOKENS, WONDERS
from herohall.games.world.view import STEPS
from herohall.research.fields import SEATS, Field, Layout

KINDS = [
    *("place", "take", "play", "settle", "discover", "attack", "spend"),
    *("survey", "migrate", "wall", "reroll", "keep", "flee", "score"),
]
PLACES = ["waiting", "offer", "gone"]
CHOICES = {"tiebreak": "de", "convert": "de", "old_wonders": "de", "max_discovery": 3, "settlers": "later"}
"""Of each option the value that is not the French edition's; who begins (`first`) can be seen on the table."""
MAP = TERRITORIES * SEATS
WONDER = len(PLACES) + SEATS

LAYOUT = Layout(
    [
        Field("players", 4, 1, "2, 3, 4 or 5 players: one of four is 1"),
        Field("options", len(CHOICES), 1, f"1 where the option is not the French edition's: {', '.join(CHOICES)}"),
        Field("modern", 1, 1, "the epoch is the modern one"),
        Field("scorings", 1, e.MOST_SCORINGS, "territories scored in this epoch"),
        Field("closing", 1, 1, "the ancient epoch has ended, its last discoveries are being placed (H7.2)"),
        Field("turn", SEATS, 1, "whose turn it is"),
        Field("step", len(STEPS), 1, f"the step of the turn: {', '.join(STEPS)}"),
        Field("asked", SEATS, 1, "the seat that decides"),
        Field("question", len(KINDS), 1, f"the kind of its decision: {', '.join(KINDS)}"),
        Field("hero", HEROES, 1, "the hero who acts"),
        Field("left", 1, e.MOST_LEFT, "population still to place; before an epoch that of all seats together"),
        Field("drawn", TOKENS, 1, "discoveries drawn and not yet placed"),
        Field("surveyed", TOKENS, 1, "discoveries drawn by a wonder's power"),
        Field("received", TERRITORIES, 1, "territories that have received a discovery this turn"),
        Field("hand", HEROES, 1, "one's own hand"),
        Field("row", ROW * HEROES, 1, "the row, from the left"),
        Field("hand_sizes", SEATS, 3, "heroes in each hand"),
        Field("known", SEATS * HEROES, 1, "heroes in each hand that were taken from the row"),
        Field("played", SEATS * HEROES, 1, "heroes each has played"),
        Field("deck", 1, HEROES, "heroes in the deck"),
        Field("bag", TOKENS, 1, "discoveries in the bag"),
        Field("points", SEATS, e.MOST_POINTS, "points"),
        Field("coins", SEATS, COINS, "coins"),
        Field("supply", SEATS, e.MOST_PEOPLE, "population in the supply"),
        Field("made", SEATS, TOKENS, "discoveries made (H4.3 `fr`)"),
        Field("discovery_sum", SEATS, TOKENS, "sum of the discovery values of one's heroes (H4.3 `de`)"),
        Field("discoverers", SEATS, HEROES, "played heroes with a discovery value above 0"),
        Field("bank", 1, COINS, "coins in the bank"),
        Field("in_play", TERRITORIES, 1, "territories in play"),
        Field("scored", TERRITORIES, 1, "territories scored in this epoch"),
        Field("population", MAP, e.MOST_PEOPLE, "by territory: population of each seat"),
        Field("spaces", TERRITORIES, e.MOST_SPACES, "free spaces for discoveries"),
        Field("worth", TERRITORIES, e.MOST_WORTH, "sum of the discoveries there"),
        Field("discoveries", TERRITORIES * TOKENS, 1, "by territory: its discoveries"),
        Field("wonders", WONDERS * WONDER, 1, f"by wonder: {', '.join(PLACES)}, or its owner's seat"),
        Field("wonders_used", WONDERS, 1, "wonders whose power has been used"),
        Field("attack_at", TERRITORIES, 1, "where the attack under way is"),
        Field("rival", SEATS, 1, "who is attacked"),
        Field("power", 1, e.MOST_POWER, "the power of the attack"),
        Field("faces", 2 * FACES, 1, "the die: first and second roll"),
        Field("fleeing", 1, e.MOST_PEOPLE, "population that still flees"),
        Field("migrating", 1, e.MOST_POWER, "population that may still migrate"),
        Field("migration_free", 1, 1, "by a wonder's power, to any territory"),
        Field("origin", TERRITORIES, 1, "where the migration comes from"),
        Field("scoring_at", TERRITORIES, 1, "the territory being scored"),
        Field("pay", SEATS, e.MOST_WORTH, "what each seat gets from it so far"),
        Field("scoring_wonder", WONDERS, 1, "the wonder whose power is asked for, or is being carried out (H9.8)"),
        Field("over", 1, 1, "the game is over"),
    ]
)


def layout(game: Game) -> Layout:
    """The same for every box."""
    return LAYOUT
