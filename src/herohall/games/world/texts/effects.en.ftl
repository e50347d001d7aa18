### What powers and results of the die do, put together from the words of a box (H9.8)

world-effect-power = { $when }{ $often }: { $effects }.
world-effect-then = { $first }; then { $second }

world-effect-turn = On your turn
world-effect-treasure = In your treasure step
world-effect-scoring = { $place ->
        [first] When you are first in a scoring, in anybody’s turn
        [second] When you are second in a scoring, in anybody’s turn
        [third] When you are third in a scoring, in anybody’s turn (not with two players)
        [placed] When you hold a paid place in a scoring, in anybody’s turn
        [unplaced] When a territory is scored and you hold no paid place, in anybody’s turn
       *[any] When a territory is scored, in anybody’s turn
    }
world-effect-attacked = When you are attacked, before the roll
world-effect-attack = When you attack, before the roll
world-effect-rolled = After your own conquest roll
world-effect-struck = When you are attacked, after the roll

world-effect-often = { $often ->
        [per-game] {", "}once in the game
       *[per-turn] {", "}once per turn
    }
world-effect-often-label = { $often ->
        [per-turn] once per turn
        [per-game] once in the game
       *[per-epoch] once per epoch
    }
world-effect-where = { $where ->
        [influence] one of your hero’s territories
        [home] a territory where you have figures
        [new] a territory where you have no figures
       *[anywhere] one territory in play
    }
world-effect-reach = { $reach ->
        [anywhere] to any territories in play
       *[adjacent] to adjacent territories
    }
world-effect-worth = { $worth ->
        [lowest] its lowest discovery
        [highest] its most valuable discovery
        [sum] the sum of its discoveries
       *[half] half the sum of its discoveries, rounded up
    }
world-effect-holder = { $place ->
        [first] the first place
        [second] the second place
       *[third] the third place
    }

world-effect-place = place { $number ->
        [one] 1 figure
       *[other] { $number } figures
    } in { $where }
world-effect-move = move { $number ->
        [one] 1 of your figures
       *[other] up to { $number } of your figures
    } from one territory { $reach }, free of charge
world-effect-remove = remove { $number ->
        [one] 1 figure
       *[other] up to { $number } figures
    } of another player from { $where }
world-effect-draw = draw { $number ->
        [one] a discovery and place it in { $where }, if there is a free space and it has received none this turn
       *[other] { $number } discoveries, place one in { $where }, if there is a free space and it has received none this turn, and return the others
    }
world-effect-coins = take { $number ->
        [one] 1 coin
       *[other] { $number } coins
    } from the bank
world-effect-tax = take { $number ->
        [one] 1 coin
       *[other] { $number } coins
    } from every other player
world-effect-points = take { $number ->
        [one] 1 point
       *[other] { $number } points
    }
world-effect-score = also score { $worth }
world-effect-score-number = score { $number ->
        [one] 1 more point
       *[other] { $number } more points
    }
world-effect-swap = exchange your points for those of { $holder }
world-effect-stronger = the attack’s power rises by { $number }
world-effect-weaker = the attack’s power falls by { $number }
world-effect-again = { $roll ->
        [new] the die is rolled once more, and the new roll counts
       *[either] roll once more and keep either roll
    }
world-effect-result = { $rolled ->
        [yes] instead of what was rolled, { $clauses }
       *[no] the die is not rolled; instead, { $clauses }
    }

world-effect-side = { $side ->
        [attacker] the attacker
       *[defender] the defender
    }
world-effect-figures = { $amount ->
        [n] as many figures as the attack’s power
        [half] half as many figures as the attack’s power, rounded up
        [all] all figures there
        [face] as many figures as this result of the die names
       *[number] { $number ->
            [one] 1 figure
           *[other] { $number } figures
        }
    }
world-effect-money = { $amount ->
        [n] as many coins as the attack’s power
        [half] half as many coins as the attack’s power, rounded up
        [all] all coins
        [face] as many coins as this result of the die names
       *[number] { $number ->
            [one] 1 coin
           *[other] { $number } coins
        }
    }
world-effect-score-points = { $amount ->
        [n] as many points as the attack’s power
        [half] half as many points as the attack’s power, rounded up
        [face] as many points as this result of the die names
       *[number] { $number ->
            [one] 1 point
           *[other] { $number } points
        }
    }
world-effect-loses = { $side } loses { $much }
world-effect-lose = both lose equally many, at most what the smaller side has there: { $much }
world-effect-takes = { $side } takes { $much } from the other side
world-effect-flees = { $side } flees to adjacent territories of their choice: { $much }
world-effect-joins = { $side } loses figures, which the other side replaces with its own: { $much }
world-effect-earns = { $side } takes { $much } from the bank
world-effect-scores = { $side } scores { $much }
world-effect-settles = { $side } places figures there from the supply: { $much }
world-effect-roll = the die is rolled again
world-effect-nothing = nothing happens

world-effect-part-moment = when
world-effect-part-place = with which place
world-effect-part-often = how often
world-effect-part-effect = what
world-effect-part-number = how many
world-effect-part-choice = which
world-effect-part-clause = what happens
world-effect-part-amount = how much
world-effect-amount-n = the attack’s power (n)
world-effect-amount-half = half the attack’s power, rounded up
world-effect-amount-all = all there is

## `herohall box words`

world-box-words-title = The vocabulary of effects
world-box-words-powers = Powers of wonders (column “power”): WHEN [PLACE] [HOW OFTEN] EFFECT, further effects after “+”. A number that is not in the phrase is taken from the column “number”.
world-box-words-results = Results of the die (column “kind”): CLAUSE AMOUNT, further clauses after “+”. An amount that is not in the phrase is taken from the column “amount”.
world-box-words-ours = HeroHall’s own
