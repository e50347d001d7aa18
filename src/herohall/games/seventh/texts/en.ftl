seventh-title = Seventh Hero
seventh-too-few-cards = These options leave { $cards } cards, but the deal needs { $needed }; choose more values, more copies, a smaller hand or fewer players.

## Options and editions

seventh-option-no_match = No card in hand fits
seventh-option-no_match-deck = the top card of the deck is sent, and a hand card is discarded
seventh-option-no_match-party = a fitting hero from the player’s own party is sent face up; without one, the top card of the deck, unseen
seventh-option-clue = What a clue tells
seventh-option-clue-identical = whether the wandering hero is the same as the card shown
seventh-option-clue-requirement = whether the wandering hero meets the requirement printed on the card shown
seventh-option-clues_per_turn = Clues per turn
seventh-option-clues_per_turn-any = as many as the receiver likes
seventh-option-clues_per_turn-one = one for each receiver
seventh-option-duplicates = A hero recruited twice
seventh-option-duplicates-eliminated = both copies go to the recruiter’s eliminated pile
seventh-option-duplicates-discard = both copies go to the discard pile
seventh-option-deck_end = When the deck runs out
seventh-option-deck_end-score = the game ends with this turn and is ranked
seventh-option-deck_end-reshuffle = the cards are reshuffled, and only a full party ends the game
seventh-option-reshuffled = What is reshuffled
seventh-option-reshuffled-all = the discard pile and all eliminated piles
seventh-option-reshuffled-discard = the discard pile alone, by the booklet’s own words
seventh-option-forbid = Whom the Dog Master forbids to recruit
seventh-option-forbid-holder = whoever has the wandering hero in front of them
seventh-option-forbid-anyone = a player of one’s choice whom the hero can still reach, by the booklet’s own words
seventh-option-values = Different heroes in the game (small decks for research)
seventh-option-values-3 = heroes 1 to 3; 3 different ones win
seventh-option-values-4 = heroes 1 to 4; 3 different ones win
seventh-option-values-5 = heroes 1 to 5; 4 different ones win
seventh-option-values-6 = heroes 1 to 6; 5 different ones win
seventh-option-values-7 = heroes 1 to 7; 6 different ones win
seventh-option-copies = Copies of each hero (small decks for research)
seventh-option-copies-1 = 1 copy of each hero
seventh-option-copies-2 = 2 copies of each hero
seventh-option-copies-3 = 3 copies of each hero
seventh-option-copies-4 = 4 copies of each hero
seventh-option-copies-5 = 5 copies of each hero
seventh-option-copies-6 = 6 copies of each hero
seventh-option-copies-7 = 7 copies of each hero
seventh-option-copies-8 = 8 copies of each hero
seventh-option-copies-9 = 9 copies of each hero
seventh-option-copies-10 = 10 copies of each hero
seventh-option-copies-11 = 11 copies of each hero
seventh-option-hand = Cards dealt to each hand
seventh-option-hand-0 = no cards
seventh-option-hand-1 = 1 card
seventh-option-hand-2 = 2 cards
seventh-option-hand-3 = 3 cards
seventh-option-hand-4 = 4 cards
seventh-option-hand-5 = 5 cards

seventh-edition-iello = Standard rules: the French booklet of 2014.
seventh-edition-iello-variant = Standard rules with both variants of the French booklet: clues by requirement, and a deck that is reshuffled.
seventh-edition-aeg = The American edition as far as it is publicly known; the rest follows the booklet (S8.2).
seventh-edition-original = The first Japanese edition as far as it is publicly known; the rest follows the booklet (S8.2).

## Standing orders

seventh-order-matters = when it matters
seventh-order-hero = hero in front of me
seventh-order-win = somebody about to win
seventh-order-always = every time
seventh-order-turn = not this turn

## Heroes

seventh-hero-1 = Raging Hen
seventh-hero-2 = Pyromaniac
seventh-hero-3 = Witch
seventh-hero-4 = Dog Master
seventh-hero-5 = Sergeant
seventh-hero-6 = Black Knight
seventh-hero-7 = Magician
seventh-card-1 = Raging Hen (1)
seventh-card-2 = Pyromaniac (2)
seventh-card-3 = Witch (3)
seventh-card-4 = Dog Master (4)
seventh-card-5 = Sergeant (5)
seventh-card-6 = Black Knight (6)
seventh-card-7 = Magician (7)

seventh-dragon-1 = Krillin
seventh-dragon-2 = Tenshinhan
seventh-dragon-3 = Piccolo
seventh-dragon-4 = San Gohan
seventh-dragon-5 = Trunk
seventh-dragon-6 = Vegeta
seventh-dragon-7 = San Goku

seventh-requirement-1 = 3 or less
seventh-requirement-2 = 5 or more
seventh-requirement-3 = 3, 4 or 5
seventh-requirement-4 = odd
seventh-requirement-5 = even
seventh-requirement-6 = { $players } or less
seventh-requirement-7 = { $players } or more

seventh-power-1 = cancel a power
seventh-power-2 = discard the wandering hero
seventh-power-3 = ready a used hero
seventh-power-4 = forbid a recruitment
seventh-power-5 = look at the wandering hero
seventh-power-6 = ignore the requirement
seventh-power-7 = draw two cards

## What is asked

seventh-ask-window = Do you use a power now?
seventh-ask-react = A power has been announced. Do you react before it takes effect?
seventh-ask-send = { $source ->
        [deck] No card in your hand fits: send the top card of the deck.
        [party] No card in your hand fits: which hero of your party do you send, face up?
       *[hand] Which hero do you send to the left, face down?
    }{ $may ->
        [power] {" "}You may use a power first.
       *[none] {""}
    }
seventh-ask-discard = None of your cards fitted: which card from your hand do you discard, face up?
seventh-ask-receive = The wandering hero is in front of you: recruit it or pass it on?{ $may ->
        [both] {" "}You may ask for clues or use a power first.
        [clue] {" "}You may ask for clues first.
        [power] {" "}You may use a power first.
       *[none] {""}
    }
seventh-ask-return = The wandering hero has come back to you: recruit it{ $may ->
        [power] , or use a power first.
       *[none] .
    }

## Moves

seventh-move-decline = use no power
seventh-move-recruit = recruit the wandering hero
seventh-move-pass = pass the wandering hero on
seventh-move-send-deck = send the top card of the deck
seventh-move-send = send { $card }
seventh-move-send-party = send { $card } from your party, face up
seventh-move-discard = discard { $card }
seventh-move-clue = ask for a clue with { $card }
seventh-move-power = use { $card }: { $power }
seventh-move-ready = use { $card }: ready { $target }
seventh-move-forbid = use { $card }: forbid { $target } to recruit the wandering hero

## The log

seventh-event-dealt =
    { $name } begins with { $party } in the party and { $count ->
        [0] no cards in hand
        [one] 1 card in hand{ $known ->
            [yes] : { $cards }
           *[no] {""}
        }
       *[other] { $count } cards in hand{ $known ->
            [yes] : { $cards }
           *[no] {""}
        }
    }.
seventh-event-replaced = Discarded because a party had them twice: { $cards }.
seventh-event-revealed = Turn { $turn }: { $name } reveals { $card }.
seventh-event-unmatched = { $name } has no card that fits.
seventh-event-sent =
    { $source ->
        [deck] Nothing fits: { $name } sends the top card of the deck to { $to }
        [unseen] Nothing fits: { $name } sends the top card of the deck, unseen, to { $to }
        [party] Nothing fits: { $name } sends a hero from their party to { $to }, face up
       *[hand] { $name } sends a hero to { $to }
    }{ $known ->
        [yes] : { $card }
       *[no] {""}
    }.
seventh-event-discarded = { $name } discards a card from hand: { $card }.
# $target is the number 0 for a power that has none.
seventh-event-announced =
    { $name } announces a power: { $power }{ $target ->
        [0] {""}
       *[other] : { $target }
    }.
seventh-event-cancelled = { $name } cancels { $user }’s power: { $power }.
seventh-event-readied = { $name } readies a hero: { $card }.
seventh-event-burned = { $name } discards the wandering hero: { $card }.
seventh-event-forbidden = { $name } forbids { $holder } to recruit the wandering hero.
seventh-event-turned-away = { $name } may not recruit the wandering hero.
seventh-event-looked =
    { $name } looks at the wandering hero{ $known ->
        [yes] : { $card }
       *[no] {""}
    }.
seventh-event-ignored = { $name } lifts the requirement: this turn every card fits.
seventh-event-drew =
    { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }{ $known ->
        [yes] : { $cards }
       *[no] {""}
    }.
seventh-event-passed = { $name } passes the hero on to { $to }.
seventh-event-clue =
    { $name } asks for a clue{ $known ->
        [yes] {" "}with { $card }
       *[no] {""}
    }. The answer: { $answer ->
        [yes] yes
       *[no] no
    }.
seventh-event-recruited = { $name } recruits { $card }.
seventh-event-doubled = { $name } recruits { $card } and now has this hero twice.
seventh-event-eliminated = Both copies leave { $name }’s party: { $card }.
seventh-event-turned-up =
    { $name }’s clue card is turned up: { $card }. The answer was { $answer ->
        [yes] yes
       *[no] no
    }.
seventh-event-reshuffled = The deck is empty: discarded and eliminated cards are shuffled into a new deck.
seventh-event-reshuffled-discard = The deck is empty: the discard pile is shuffled into a new deck.
seventh-event-nothing-sent = Nothing fits and there is no card to draw: { $name } sends no hero.
seventh-event-declined = { $name } uses no power.
seventh-event-ended =
    The game is over: { $reason ->
        [heroes] { $names } has a complete party.
        [turns] the last possible turn has been played.
       *[deck] the deck has run out.
    }

## Why a move is not legal

seventh-refuse-over = The game is over.
seventh-refuse-no-move = This is not a move of this game.
seventh-refuse-window = You can only use a power or decline.
seventh-refuse-no-window = There is nothing to decline; choose one of the moves offered.
seventh-refuse-not-receiving = You can recruit or pass on only when the wandering hero is in front of you.
seventh-refuse-must-recruit = The wandering hero has gone all the way round: you must recruit it.
seventh-refuse-not-sending = A hero is sent only once a turn, by the active player, after the requirement is shown.
seventh-refuse-not-fitting = A { $value } does not meet the requirement of this turn.
seventh-refuse-not-in-hand = You have no { $value } in your hand.
seventh-refuse-has-fitting = A card in your hand fits: send a card from your hand.
seventh-refuse-party-first = A hero of your party fits: send a hero from your party.
seventh-refuse-not-from-party = In this edition no hero is sent from a party: send the top card of the deck.
seventh-refuse-not-in-party = You have no { $value } in your party.
seventh-refuse-not-discarding = A card from the hand is discarded only when none fitted and the top card of the deck has been sent.
seventh-refuse-not-asking = Only the player who has the wandering hero in front of them may ask for a clue, and never the active player.
seventh-refuse-face-up = This hero was sent face up: there is no clue to ask for.
seventh-refuse-last-card = You cannot ask for a clue with the last card in your hand.
seventh-refuse-one-clue = In this edition you may ask for only one clue per turn, and you have asked already.
seventh-refuse-used = Your { $value } has been used already; only a ready hero can be used.
seventh-refuse-discard-first = First discard a card from your hand.
seventh-refuse-power-1 = A { $value } cancels a power somebody else has just announced; there is none.
seventh-refuse-power-2 = A { $value } can be used only while a hero is wandering, and not in reaction to a power.
seventh-refuse-power-3 = A { $value } needs another used hero of your party; in reaction to a power, it can only ready your own used 1.
seventh-refuse-power-4 = A { $value } can be used only while the wandering hero is in front of somebody else, and not in reaction to a power.
seventh-refuse-power-5 = A { $value } can be used only while a hero is wandering that you have not seen yet, and not in reaction to a power.
seventh-refuse-power-6 = A { $value } can be used only before the hero is sent, if the active player has a card in hand and no 6 is in force; never in reaction to a power.
seventh-refuse-power-7 = A { $value } can be used only if there is a card to draw, and not in reaction to a power.
seventh-refuse-not-itself = A 3 never readies itself.
seventh-refuse-names-target = A 3 readies one of your used heroes: name it, too, for example “power 3 5”.
seventh-refuse-only-hen = In reaction to a power, a 3 can only ready your { $value }.
seventh-refuse-not-used = There is no used { $value } in your party to ready.
seventh-refuse-reaches-nobody = A { $value } can be used only while a hero is wandering that can still reach somebody else, and not in reaction to a power.
seventh-refuse-names-player = In this game a { $value } is aimed at a player of your choice: name the seat, too, for example “power 4 seat 2”.
seventh-refuse-only-holder = In this game a { $value } is aimed at whoever has the wandering hero in front of them: say “power 4” alone.
seventh-refuse-not-reached = A { $value } is aimed at another player whom the wandering hero can still reach and who may still recruit it.

### Reasons the bots give for a move

seventh-reason-wins = a { $percent }% chance that this hero wins the game
seventh-reason-wins-sure = this hero wins the game
seventh-reason-recruit = a { $percent }% chance that it is new to your party
seventh-reason-recruit-sure = surely new to your party
seventh-reason-recruit-risky = a risk: new to your party with a chance of only { $percent }%
seventh-reason-recruit-double = surely a double: you would lose both copies
seventh-reason-pass = a { $percent }% chance that you have it already
seventh-reason-pass-sure = surely a double for you
seventh-reason-pass-next = more likely a double for the next player than for you
seventh-reason-pass-new = likely new to you: passing on pays only if others gain little from it
seventh-reason-clue = worth knowing more: a { $percent }% chance that it is new
seventh-reason-clue-known = you know enough about this hero; asking can only mislead the others
seventh-reason-keep = no power is worth using now
seventh-reason-power-1 = that power would hurt you
seventh-reason-power-2 = better if nobody gets this hero
seventh-reason-power-3 = this used hero is worth having ready again
seventh-reason-power-4 = this player should not get this hero
seventh-reason-power-5 = worth a look before deciding
seventh-reason-power-6 = a card that does not fit may serve you better
seventh-reason-power-6-other = whoever sends has more to choose from
seventh-reason-power-7 = more cards, more choice
seventh-reason-discard = you have another copy of it
seventh-reason-discard-single = you keep the cards you have twice
seventh-reason-discard-any = you have no card twice, so any will do
seventh-reason-send-deck = nothing in your hand fits
seventh-reason-send =
    { $count ->
        [0] nobody
        [one] one player
       *[other] { $count } players
     } would have it twice; new to you if it comes back
seventh-reason-send-risky =
    { $count ->
        [0] no other player
        [one] one other player
       *[other] { $count } other players
     } would have it twice, but so would you
