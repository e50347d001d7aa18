### Heroes of the World in the page

## What is asked, in short

page-world-ask-place = Place one figure.
page-world-ask-take = Take a hero.
page-world-ask-play = Play a hero.
page-world-ask-settle = Place figures.
page-world-ask-discover = Place a discovery.
page-world-ask-attack = Attack somebody?
page-world-ask-spend = Spend coins?
page-world-ask-survey = Place one of these discoveries.
page-world-ask-migrate = Where does the next one move?
page-world-ask-wall = You are attacked. Use your wall?
page-world-ask-reroll = Roll once more?
page-world-ask-keep = Which roll counts?
page-world-ask-flee = Where does the next one flee?
page-world-ask-score = Use your power now?
page-world-ask-target = Whose figures are removed?
page-world-ask-power = Use a power in this attack?

## Moves

page-world-move-take = Take { $hero }
page-world-move-take-deck = Take the top hero of the deck, unseen
page-world-move-play = Play { $hero }
page-world-move-settle = Place a figure: { $territory }
page-world-move-flee = Flee to: { $territory }
page-world-move-discover = { $discovery }: { $territory }
page-world-move-attack = { $territory }: attack { $rival }
page-world-move-remove = { $territory }: remove figures of { $rival }
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
page-world-supply = figures in supply
page-world-made = discoveries made
page-world-played = heroes played
page-world-discoverers = heroes with discoveries
page-world-known = known in hand
page-world-in-hand = in hand
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
page-world-scored-long = Scored in this epoch. Its figures stay in play.
page-world-free = { $count ->
        [one] One free space: the next discovery scores it.
       *[other] { $count } free spaces until it is scored.
    }
page-world-ladder = Discoveries: { $discoveries }; free spaces: { $free }
page-world-here = { $seat }: { $count }, would get { $points }
page-world-pays = Would bring { $first } / { $second } / { $third }: the sum, half of it, the lowest discovery.
page-world-pays-two = Would bring { $first } / { $second }: the sum, half of it.
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
page-world-ours-named = Name from the printed game, values by HeroHall: the printed cards are not public.
page-world-ours-power = Power by HeroHall: the printed wonders are not public.
page-world-ours-power-for-two = Power with two players as printed, otherwise HeroHall’s.

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
page-world-ranking = by figures:
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
page-world-choose-remove = Choose whose figures the power removes.
page-world-no-targets = Nobody can be attacked here.
page-world-other-target = Another target
page-world-no-attack = No attack
page-world-roll = Attack: roll the die
page-world-odds = { $territory }, against { $rival }, power { $power }: each face is equally likely
page-world-lead = who would then lead there
page-world-leads = { $seat } would lead
page-world-does-battle = the rival loses { $count }
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
page-world-nobody-there = Nobody has figures there: nobody scores.
page-world-why-1 = sum of all discoveries
page-world-why-2 = half of it, rounded up
page-world-why-3 = the lowest discovery
page-world-why-power = ({ $points } of it by a power)
page-world-attack-at = { $seat } attacks { $rival }: { $territory }
page-world-walled = { $seat } stands behind the wall: { $territory }.
page-world-epoch-years = AD 500 – 1900
page-world-epoch-modern = The modern epoch
page-world-epoch-lands = Four territories open: all nine are in play.
page-world-epoch-remain = Each ancient territory keeps its most valuable discovery.
page-world-skip = click to go on
page-world-told-attack = attacks { $rival } ({ $territory }): { $result }
page-world-told-scored = scores { $territory }: { $points }
page-world-told-built = builds { $wonder }
page-world-told-converted = × 2 coins → 1 point

## The end

page-world-ended-scorings = The eighth territory of the modern epoch has been scored.
page-world-ended-heroes = Nobody has a hero left to play.
page-world-points-coins = Coins into points
page-world-points-all = Total

## Start page, lesson and gallery

gallery-link-world = All cards and tokens
gallery-kind-heroes = Heroes
gallery-kind-discoveries = Discoveries
gallery-kind-wonders = Wonders
gallery-kind-territories = Territories
gallery-kind-die = Die
gallery-epoch = Epoch
gallery-epoch-all = Both epochs
gallery-epoch-ancient = Ancient epoch
gallery-epoch-modern = Modern epoch
gallery-land = Territory
gallery-land-all = All territories
gallery-beside-all = Adjacent to any territory
gallery-sort-population = by population
gallery-sort-discovery = by discoveries
gallery-sort-conquest = by conquest
gallery-sort-treasure = by treasure
gallery-worth = Worth { $points }
gallery-spaces = { $count } spaces for discoveries
gallery-acts-in = Acts in:
gallery-beside = Adjacent to:
learn-world-about = Settle the world, make discoveries, build wonders – and lead where it counts.
learn-world-aim = Welcome! You lead a people through two epochs. The player with the most points at the end wins.

    Your colour is blue, your sign the circle A. Here the points are counted.
learn-world-lands = Points come from territories. In the ancient epoch five are in play. The plate of each shows its three spaces for discoveries, and below who lives there.
learn-world-place = At the beginning everyone places seven figures, one at a time. Choose the Mediterranean, on the map or on its plate.
learn-world-place-again = Iris and Bruno place theirs, too. Now choose Africa.
learn-world-take =
    All figures have been placed. Every turn is the same: take a hero, play a hero.

    Take Ezana from the row. (Or you could take one from the deck, unseen.)
learn-world-play = A hero has four values, used in this order: population, discoveries, conquest, treasure. The small map shows where the hero can act.

    You have three heroes in hand. Play Ezana.
learn-world-settle = First, population: Ezana brings two figures. Place one in the Mediterranean and one in Africa.
learn-world-discover = Second, discoveries: Ezana has drawn one from the bag, Sculpture, worth { $sculpture }. Place it in the Mediterranean.

    When all spaces of a territory are filled, it is scored.
learn-world-attack =
    Third, conquest: you may attack once where you and a rival both have figures. Power: Ezana’s 2, plus 1 in the ancient epoch (plus 2 in the modern one).

    Choose the Mediterranean. You see what each face of the die would do to Iris; then roll.
learn-world-migrate =
    A battle: Iris loses her two figures there. Fourth, treasure: three coins, so you have four.

    Two coins pay for a migration: up to four of your figures move from one territory to its neighbours. Choose the Middle East, then Africa; and move the other one, too.
learn-world-done = Two coins also buy one point, seven coins a wonder. Keep your two coins, and end your turn.
learn-world-iris = Iris played Cleopatra, settled in the Mediterranean again and placed Seafaring there, worth { $seafaring }. Only one space is free now.
learn-world-second-turn = Bruno has played, too. It is your turn: take Aryabhata, who brings two discoveries, and play him.
learn-world-second-settle = One figure to the Mediterranean, where you lead; one to the Middle East.
learn-world-second-discover = You have drawn Writing, worth { $writing }, and Philosophy, worth { $philosophy }. They must go to different territories. Place Writing in the Mediterranean: it takes the last space.
learn-world-scoring =
    Scored! You have the most figures, so you are first and get the sum, { $sculpture } + { $seafaring } + { $writing } = { $first }. Iris, second, gets half of it, rounded up: { $second }. Bruno, third, gets the lowest discovery: { $third }.

    In a tie, the player who has made more discoveries is ahead. Figures stay where they are.
learn-world-other-discovery = Your second discovery: Philosophy to the Middle East.
learn-world-save = You have four coins now. Save them for something great, and end your turn.
learn-world-wonder =
    Some turns later: { $scored } territories are scored, you have { $points } points and { $coins } coins.

    Seven coins buy a wonder: three points at once, and a power for each epoch. Build the Hanging Gardens. (The powers of the wonders are HeroHall’s: the printed cards are not public.)
learn-world-use = Their power: on your turn, place three figures in one territory. In Africa one space is still free. Choose the Hanging Gardens, then Africa.
learn-world-used = Nine of your figures in Africa! The power is used now and comes back in the next epoch. Each wonder has a power of its own: point at it to read.
learn-world-rivals = The others go on. Bruno has just drawn a discovery, and in India one space is free…
learn-world-epoch =
    With the fourth scoring the ancient epoch ends. Each territory keeps only its best ancient discovery; four modern territories open, with four spaces each; there are new heroes and new wonders.

    Points, coins, figures and wonders stay.
learn-world-modern = Again everyone places seven figures, now in the modern territories. Place one in America.
learn-world-end = All nine territories are in play. With the eighth scoring of the modern epoch the game ends at once, and the player with the most points wins. Leftover coins and figures count for nothing.
learn-world-rest = That is all! You must use what a hero brings as far as possible; attacks and coins are up to you.

    Point at anything, or press it for a while, to read it. “?” shows the rule behind every question. Have fun!
page-world-turn-of = { $name }’s turn
page-game-world = Lead your people through history: settle, discover, build wonders.
page-game-world-facts = 2–5 players · 75 minutes · majorities and strategy · for a long evening
page-edition-world-fr = Standard rules
page-edition-world-de = Rules of the German edition
