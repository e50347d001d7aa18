### Heroes of the World in the page

## What is asked, in short

page-world-ask-place = Place one population.
page-world-ask-take = Take a hero.
page-world-ask-play = Play a hero.
page-world-ask-settle = Place population.
page-world-ask-discover = Place a discovery.
page-world-ask-attack = Attack somebody?
page-world-ask-spend = Spend coins?
page-world-ask-survey = Place one discovery anywhere.
page-world-ask-migrate = Where does the next one move?
page-world-ask-wall = You are attacked. Use your wall?
page-world-ask-reroll = Roll once more?
page-world-ask-keep = Which roll counts?
page-world-ask-flee = Where does the next one flee?
page-world-ask-score = Use your power now?

## Moves

page-world-move-take = Take { $hero }
page-world-move-take-deck = Take the top hero of the deck, unseen
page-world-move-play = Play { $hero }
page-world-move-settle = Place one: { $territory }
page-world-move-flee = Flee: { $territory }
page-world-move-discover = { $discovery }: { $territory }
page-world-move-attack = { $territory }: attack { $rival }
page-world-move-migrate = Move { $origin } → { $territory }
page-world-move-build = Build { $wonder } for { $coins } coins
page-world-move-use = Use { $wonder }
page-world-move-use-at = Use { $wonder }: { $territory }
page-world-move-keep = Keep { $face }
page-world-move-convert = { $point } coins → 1 point
page-world-move-stop = End the migration
page-world-move-decline = Decline
page-world-move-done = End turn

## The board

page-world-headline = { $epoch ->
        [modern] Modern epoch
       *[ancient] Ancient epoch
    }, { $count } of { $most } scored
page-world-scorings = { $count } of { $most } territories scored
page-world-players = Players
page-world-you = you
page-world-points = points
page-world-coins = coins
page-world-supply = population in supply
page-world-made = discoveries made
page-world-played = heroes played
page-world-discoverers = heroes with discoveries
page-world-known = known in hand
page-world-hand-size = { $count ->
        [one] { $count } hero in hand
       *[other] { $count } heroes in hand
    }
page-world-bank = coins in the bank
page-world-bag = { $count ->
        [one] { $count } discovery in the bag
       *[other] { $count } discoveries in the bag
    }
page-world-row = Row
page-world-hand = Your hand
page-world-deck = { $count ->
        [one] { $count } hero in the deck
       *[other] { $count } heroes in the deck
    }
page-world-track = Score track
page-world-wonders = Wonders
page-world-wonder-offer = { $wonder }, on offer for { $coins } coins
page-world-wonder-owned = { $wonder }: built by { $seat }, power ready
page-world-wonder-used = { $wonder }: built by { $seat }, power used in this epoch
page-world-wonder-price = Costs { $coins } coins, brings { $points } points; its power once per epoch.
page-world-later = In play from the modern epoch on
page-world-scored = scored
page-world-scored-long = Scored in this epoch. Its population stays in play.
page-world-free = { $count ->
        [one] One free space: the next discovery scores it.
       *[other] { $count } free spaces until it is scored.
    }
page-world-ladder = Discoveries: { $discoveries }; free spaces: { $free }
page-world-here = { $seat }: { $count }, would get { $points }
page-world-pays = Would pay { $first } / { $second } / { $third }: the sum, half of it, the lowest.
page-world-pays-two = Would pay { $first } / { $second }: the sum, half of it.
page-world-neighbours = Adjacent: { $territories }
page-world-left = { $count } still to place

## Heroes

page-world-hero = { $hero }: population { $population }, discoveries { $discovery }, conquest { $conquest }, treasure { $treasure }; { $territories }
page-world-value-population = population
page-world-value-discovery = discoveries
page-world-value-conquest = conquest
page-world-value-treasure = treasure
page-world-bc = { $year } BC
page-world-ours = Values by HeroHall; the printed cards are not public.

## Acting

page-world-click-territory = Choose a lit territory, on the map or on its plate.
page-world-place-left = { $count ->
        [one] The last one to place.
       *[other] { $count } to place.
    }
page-world-flee-left = { $count ->
        [one] The last one has to flee.
       *[other] { $count } have to flee.
    }
page-world-if-scored = if scored now:
page-world-ranking = by population:
page-world-scores-now = is scored at once:
page-world-drawn = Drawn discoveries
page-world-choose-discovery = First choose a discovery, then a lit territory.
page-world-place-discovery = { $discovery }: choose a lit territory.
page-world-migrate-choose = Choose where the migration starts.
page-world-migrate-from = Start a migration: { $territory }
page-world-migrate-to = From { $origin }, up to { $count } more.
page-world-migrate-hint = Migration, { $coins } coins for up to { $count }: choose where it starts.
page-world-migrate-picked = Migration from { $territory }, { $coins } coins for up to { $count }: choose where to.
page-world-poor = Not enough coins for more.
page-world-build = { $wonder }
page-world-use-where = Choose a lit territory.
page-world-keep-power = Keep the power
page-world-attack-in = Attack: { $territory }
page-world-choose-attack = Choose whom to attack; the odds are shown before you roll.
page-world-no-targets = Nobody can be attacked here.
page-world-other-target = Another target
page-world-no-attack = No attack
page-world-roll = Attack: roll the die
page-world-odds = { $territory }, against { $rival }, power { $power }: one face in six each
page-world-lead = who would then lead there
page-world-leads = { $seat } would lead
page-world-does-battle = they lose { $count }
page-world-does-defeat = attacker loses { $count }
page-world-does-carnage = both lose { $count }
page-world-does-plunder = { $count ->
        [one] { $count } coin taken
       *[other] { $count } coins taken
    }
page-world-does-flight = { $count ->
        [one] { $count } flees
       *[other] { $count } flee
    }
page-world-does-defection = { $count ->
        [one] { $count } changes sides
       *[other] { $count } change sides
    }

## Moments

page-world-scoring = Scoring: { $territory }
page-world-nobody-there = Nobody lives there: nobody scores.
page-world-why-1 = sum of all discoveries
page-world-why-2 = half of it, rounded up
page-world-why-3 = the lowest discovery
page-world-why-power = ({ $points } by a power)
page-world-attack-at = { $seat } attacks { $rival }: { $territory }
page-world-walled = { $seat } stands behind the wall: { $territory }.
page-world-epoch-years = AD 500 – 1900
page-world-epoch-modern = The modern epoch
page-world-epoch-lands = Four territories open: all nine are in play.
page-world-epoch-remain = Each ancient territory keeps its best discovery.
page-world-skip = click to go on

## The end

page-world-ended-scorings = The eighth territory of the modern epoch has been scored.
page-world-ended-heroes = Nobody has a hero left to play.
page-world-points-coins = Coins into points
page-world-points-all = Total
