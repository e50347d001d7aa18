"""The rules of Heroes of the World in the order of the rulebook: a turn (H2), population and discoveries (H3), the end.

How the epochs begin is in `epochs.py`, scoring, conquest, treasure and wonders are in files of these names. `play`
carries out a legal move, and the table then does all that needs no answer, up to the next question or the end.
"""

from __future__ import annotations

from herohall.core.generator import SEATS as CHOICES
from herohall.core.generator import Generator
from herohall.games.world import conquest, epochs, scoring, treasure, wonders
from herohall.games.world import events as e
from herohall.games.world import moves as m
from herohall.games.world import table as at
from herohall.games.world.table import HAND, NOBODY, Table
from herohall.games.world.tables import ANCIENT, SEATS, TERRITORIES


def begin(table: Table) -> None:
    """Set up a new game and bring it to its first question."""
    epochs.set_up(table)
    advance(table)


def play(table: Table, move: int) -> None:
    """Carry out a legal move and go on to the next question, or to the end of the game."""
    carry_out(table, move)
    advance(table)


def advance(table: Table) -> None:
    """Go on until somebody has a choice. One with a single answer is made by the table, but a hero is always asked
    for (H2.2); where a power or a conversion is possible, there is more than one answer (H6.7)."""
    while table.step != at.OVER:
        answers = ask(table)
        if len(answers) > 1 or (answers and is_always_asked(table)):
            table.legal = answers
            return
        if answers:
            carry_out(table, answers[0])
        else:
            go_on(table)
    look(table)


def is_always_asked(table: Table) -> bool:
    """H2.2: which hero to play is asked for even if there is one."""
    return table.step == at.PLAYING and table.inner == at.NOTHING


def look(table: Table) -> None:
    """Find the question of a table that stands at one: who is asked, and the answers."""
    if table.step == at.OVER:
        table.asked = NOBODY
        table.legal = []
    else:
        table.legal = ask(table)


def play_out(table: Table, chance: Generator) -> int:
    """Answer at random until the game is over; how many answers there were."""
    count = 0
    while table.step != at.OVER:
        answers = table.legal
        play(table, answers[chance.below(CHOICES, len(answers))])
        count += 1
    return count


# What is asked


def ask(table: Table) -> list[int]:
    """The answers to the question before the table, ascending; none if there is nothing to ask. Sets who is asked."""
    table.asked = table.turn
    if table.inner != at.NOTHING:
        return ask_inner(table)
    if table.step == at.PLACING:
        return epochs.ask_placing(table)
    if table.closing and table.step != at.DISCOVERING:  # H7.2: the turn is over
        return []
    answers = ask_step(table)
    if answers:
        add_free_choices(table, answers)
    return answers


def ask_inner(table: Table) -> list[int]:
    """The question of what interrupts a turn's step."""
    inner = table.inner
    if inner == at.SCORING:
        return scoring.ask_scoring(table)
    if inner == at.MIGRATION:
        return treasure.ask_migration(table)
    if inner == at.FLIGHT:
        return conquest.ask_flight(table)
    if inner == at.WALL:
        return conquest.ask_wall(table)
    if inner == at.REROLL:
        return conquest.ask_reroll(table)
    if inner == at.KEEP:
        return conquest.ask_keep(table)
    if inner == at.TARGET:
        return wonders.ask_target(table)
    return wonders.ask_survey(table)


def ask_step(table: Table) -> list[int]:
    """The question of a turn's step."""
    step = table.step
    if step == at.SETTLING:
        return ask_settling(table)
    if step == at.DISCOVERING:
        return ask_discovering(table)
    if step == at.SPENDING:
        answers = treasure.purchases(table)
        answers.append(m.DONE)
        return answers
    if step == at.ATTACKING:
        return conquest.ask_attacking(table)
    if step == at.PLAYING:
        return [m.PLAY + hero for hero in table.hand(table.turn)]
    return ask_taking(table)


def add_free_choices(table: Table, answers: list[int]) -> None:
    """H6.7: powers of one's own turn, and conversion."""
    found = wonders.powers(table)
    if treasure.can_convert(table):
        found.append(m.CONVERT)
    if found:
        answers += found
        answers.sort()


# What an answer does


def carry_out(table: Table, move: int) -> None:
    """The effect of one answer, up to but without the next question."""
    if m.SETTLE <= move < m.DISCOVER:
        if table.step == at.PLACING:
            epochs.place(table, move - m.SETTLE)
        else:
            settle(table, move - m.SETTLE)
    elif m.MIGRATE <= move < m.BUILD:
        treasure.migrate(table, (move - m.MIGRATE) // TERRITORIES, (move - m.MIGRATE) % TERRITORIES)
    elif m.DISCOVER <= move < m.ATTACK:
        discover(table, (move - m.DISCOVER) // TERRITORIES, (move - m.DISCOVER) % TERRITORIES)
    elif m.PLAY <= move < m.SETTLE:
        play_hero(table, move - m.PLAY)
    elif move < m.PLAY:
        take(table, move)
    elif m.ATTACK <= move < m.FLEE:
        attack(table, (move - m.ATTACK) // SEATS, (move - m.ATTACK) % SEATS)
    elif m.FLEE <= move < m.MIGRATE:
        conquest.flee(table, move - m.FLEE)
    elif m.BUILD <= move < m.USE:
        treasure.build(table, move - m.BUILD)
    elif m.USE <= move < m.USE_AT:
        use(table, move - m.USE)
    elif m.USE_AT <= move < m.KEEP_FIRST:
        wonders.use_power_at(table, (move - m.USE_AT) // TERRITORIES, (move - m.USE_AT) % TERRITORIES)
    else:
        carry_out_word(table, move)


def carry_out_word(table: Table, move: int) -> None:
    """The moves that are a word alone."""
    if move == m.DONE:
        end_turn(table)
    elif move == m.CONVERT:
        treasure.convert(table)
    elif move == m.STOP:
        treasure.end_migration(table)
    elif move == m.DECLINE:
        decline(table)
    elif move == m.KEEP_FIRST:
        conquest.keep(table, table.face)
    else:
        conquest.keep(table, table.second_face)


def attack(table: Table, territory: int, rival: int) -> None:
    """An attack, or the choice of whose population a power removes."""
    if table.inner == at.TARGET:
        wonders.remove(table, territory, rival)
    else:
        conquest.announce(table, territory, rival)


def use(table: Table, wonder: int) -> None:
    """A power, at the moment it is asked for."""
    if table.inner == at.SCORING:
        scoring.use_in_scoring(table, wonder)
    elif table.inner == at.WALL or table.inner == at.REROLL:
        conquest.use_in_attack(table, wonder)
    else:
        wonders.use_power(table, wonder)


def decline(table: Table) -> None:
    """No attack, or no power."""
    if table.inner == at.NOTHING:
        treasure.begin_treasure(table)
    elif table.inner == at.SCORING:
        scoring.decline_in_scoring(table)
    else:
        table.tell(e.DECLINED, table.asked, table.legal[0] - m.USE)
        table.asking += 1  # the other side may have a power, too
        if table.asking > 1:
            go_on(table)


# What happens without an answer


def go_on(table: Table) -> None:
    """There is nothing to ask where the table stands: take the next step."""
    if table.inner != at.NOTHING:
        go_on_inner(table)
    elif table.step == at.DISCOVERING:
        return_drawn(table)
        if table.closing:
            epochs.change_epoch(table)
        else:
            table.step = at.ATTACKING
    elif table.closing:
        epochs.change_epoch(table)
    elif table.step == at.SETTLING:
        begin_discoveries(table)
    elif table.step == at.ATTACKING:
        treasure.begin_treasure(table)
    elif table.step == at.TAKING:
        table.step = at.PLAYING
    elif table.left > 0:  # H0.3: passed over while placing
        table.left -= 1
    else:
        begin_turn(table, table.turn)


def go_on_inner(table: Table) -> None:
    """What interrupts a turn's step goes on without a question."""
    inner = table.inner
    if inner == at.SCORING:
        scoring.finish_scoring(table)
    elif inner == at.MIGRATION:
        treasure.end_migration(table)
    elif inner == at.WALL:
        conquest.roll(table)
    elif inner == at.REROLL:
        conquest.resolve(table)
    else:
        conquest.conclude(table)


# H2 A turn


def begin_turn(table: Table, seat: int) -> None:
    """A player's turn, unless nobody has or can take a hero (H2.5)."""
    table.turn = seat
    table.hero = NOBODY
    table.received = 0
    for wonder in table.settings.tables.turn_wonders:
        table.used[wonder] = 0
    takeable = len(table.row) + len(table.deck) > 0
    if takeable or table.hands[seat * HAND] != NOBODY:
        table.step = at.TAKING
        table.tell(e.TURN, seat)
    elif not somebody_has_a_hero(table):
        end_early(table)
    else:
        table.tell(e.SKIPPED, seat)
        begin_turn(table, next_seat(table))


def somebody_has_a_hero(table: Table) -> bool:
    """Whether any hand holds a hero."""
    return any(table.hands[slot] != NOBODY for slot in range(0, len(table.hands), HAND))


def end_early(table: Table) -> None:
    """H2.5: without heroes there is no further scoring."""
    if table.epoch == ANCIENT:
        epochs.change_epoch(table)
    else:
        table.step = at.OVER
        table.tell(e.OVER)


def next_seat(table: Table) -> int:
    """The left neighbour of the player whose turn it is."""
    return table.turn + 1 if table.turn + 1 < table.settings.players else 0


def ask_taking(table: Table) -> list[int]:
    """H2.1: one of the row, or the top of the deck."""
    answers = [m.TAKE_ROW + place for place in range(len(table.row))]
    if table.deck:
        answers.append(m.TAKE_DECK)
    return answers


def take(table: Table, move: int) -> None:
    """H2.1."""
    if move == m.TAKE_DECK:
        hero = table.draw_hero()
        table.add_to_hand(table.turn, hero, 0)
        table.tell(e.DREW, table.turn, hero)
    else:
        hero = table.row.pop(move - m.TAKE_ROW)
        table.add_to_hand(table.turn, hero, 1)
        table.tell(e.TOOK, table.turn, hero)
    table.step = at.PLAYING


def play_hero(table: Table, hero: int) -> None:
    """H2.2; with none of its territories in play only the treasure step remains."""
    seat = table.turn
    value = table.settings.discovery[hero]
    table.take_from_hand(seat, hero)
    table.played.append(hero * SEATS + seat)
    table.value_sum[seat] += value
    if value > 0:
        table.discoverers[seat] += 1
    table.hero = hero
    table.tell(e.PLAYED, seat, hero)
    if table.influence():
        table.step = at.SETTLING
        table.left = table.settings.tables.population[hero]
    else:
        treasure.begin_treasure(table)


def end_turn(table: Table) -> None:
    """H2.4: the row is filled up, the left neighbour is next."""
    epochs.refill_row(table)
    begin_turn(table, next_seat(table))


# H3 Population and discoveries


def ask_settling(table: Table) -> list[int]:
    """H3.1: where the next one goes, as long as there are any."""
    if table.left == 0 or table.supply[table.turn] == 0:
        return []
    return [m.SETTLE + territory for territory in table.influence()]


def settle(table: Table, territory: int) -> None:
    """H3.1."""
    table.settle(table.turn, territory, 1)
    table.left -= 1
    table.tell(e.SETTLED, table.turn, territory)


def begin_discoveries(table: Table) -> None:
    """H3.2: draw all at once, as many as there are; none if no territory can take one."""
    table.left = 0
    table.step = at.DISCOVERING
    value = table.settings.discovery[table.hero]
    if value == 0 or not open_lands(table):
        return
    for _ in range(min(value, len(table.bag))):
        token = table.draw_discovery()
        table.drawn.append(token)
        table.tell(e.FOUND, table.turn, token)


def open_lands(table: Table) -> list[int]:
    """The hero's territories that can take a discovery (H3.3)."""
    return [territory for territory in table.influence() if table.can_receive(territory)]


def ask_discovering(table: Table) -> list[int]:
    """H3.3: which of those drawn, and where."""
    if not table.drawn:
        return []
    lands = open_lands(table)
    answers = [m.DISCOVER + token * TERRITORIES + land for token in table.drawn for land in lands]
    answers.sort()
    return answers


def discover(table: Table, token: int, territory: int) -> None:
    """H3.3–H3.5: place a discovery; the last space of a territory scores it at once, unless the epoch is over."""
    if table.inner == at.SURVEY:
        wonders.place_surveyed(table, token, territory)
        return
    table.drawn.remove(token)
    table.made[table.turn] += 1
    full = table.put_discovery(token, territory)
    table.tell(e.DISCOVERED, table.turn, token, territory)
    if full and not table.closing:
        scoring.begin_scoring(table, territory)


def return_drawn(table: Table) -> None:
    """H3.3: what cannot be placed goes back into the bag."""
    for token in table.drawn:
        table.return_discovery(token)
        table.tell(e.RETURNED, table.turn, token)
    table.drawn = []
