### In words and to be heard: the terminal and text mode

seventh-spoken-moment = { $window ->
        [W1] { $active } has not sent a hero yet.
        [W2] The wandering hero is in front of { $holder }.
        [W3] { $holder } is about to lose both copies of a hero.
       *[W4] The turn is about to end.
    }
seventh-spoken-about = { $card }. As a requirement: { $requirement }. Power: { $power } (? { $rule }).
seventh-spoken-ended-heroes = The game is over: { $name } has a complete party, { $count } different heroes.
seventh-spoken-ended-deck = The game is over: the deck has run out.
seventh-spoken-ended-turns = The game is over: the last possible turn has been played.
seventh-spoken-tie = Equal parties: { $first } ahead of { $second }, { $by ->
        [eliminated] with fewer eliminated cards
       *[used] with fewer used heroes
    } ({ $fewer } to { $more }; S7.3).
seventh-spoken-tie-shared = Equal in everything: { $names } share the place (S7.3).
seventh-spoken-word-deck = deck
seventh-spoken-word-party = party
seventh-spoken-word-seat = seat
seventh-spoken-wandering = The wandering hero is in front of { $holder }. { $name } sent it { $source ->
        [deck] from the deck, after looking at it
        [unseen] from the deck, unseen
        [party] from their party, face up
       *[hand] from their hand
    }.
seventh-spoken-known = It is { $card }.
seventh-spoken-lookers = Seen by { $names }.
seventh-spoken-forbidden = May not recruit it: { $names }.
seventh-spoken-doubled = { $name } has a hero twice, { $card }; both copies will leave.
seventh-command-hero = hero
seventh-command-discards = discards
seventh-help-hero = what you know of the wandering hero.
seventh-help-discards = the discarded cards and the deck.
seventh-verb-send = send
seventh-verb-recruit = recruit
seventh-verb-clue = clue, ask
seventh-verb-power = power
seventh-verb-pass = pass
seventh-verb-decline = decline
seventh-verb-discard = discard
seventh-spoken-turn = Turn { $turn }. { $name } is active.
seventh-spoken-requirement = Turned up: { $card }. Now fits: { $fits }.
seventh-spoken-all-fit = every card
# $target is the number 0 for a power that has none.
seventh-spoken-announced = { $name } has announced { $card } – { $power }{ $target ->
        [0] {""}
       *[other] : { $target }
    }.
# $card is the number 0 for a clue whose card is not known, $used for a party without used heroes.
seventh-spoken-clue = Clue asked by { $name }{ $card ->
        [0] {""}
       *[other] {" "}with { $card }
    }: { $answer ->
        [yes] yes
       *[no] no
    }.
seventh-spoken-party = { $name }: { $count ->
        [0] no heroes.
        [one] 1 hero, { $used ->
            [0] { $ready }.
           *[other] { $used }, used.
        }
       *[other] { $count } heroes. Ready: { $ready }.{ $used ->
            [0] {""}
           *[other] {" "}Used: { $used }.
        }
    }
seventh-spoken-seat = { $name }, seat { $seat }: { $count ->
        [0] no heroes
        [one] 1 hero
       *[other] { $count } heroes
    } in the party.
seventh-spoken-ready = Ready: { $cards }.
seventh-spoken-used = Used: { $cards }.
seventh-spoken-holds = { $count ->
        [0] No cards
        [one] 1 card
       *[other] { $count } cards
    } in hand.
seventh-spoken-eliminated = Eliminated: { $cards }.
seventh-spoken-hand = Your hand, { $count ->
        [0] no cards.
        [one] 1 card: { $cards }.
       *[other] { $count } cards: { $cards }.
    }
seventh-spoken-total = { $count ->
        [one] { $count } hero
       *[other] { $count } heroes
    }
seventh-spoken-held = { $name } held: { $count ->
        [0] nothing
       *[other] { $cards }
    }.
seventh-spoken-fitting = Fitting now: { $cards }.
seventh-spoken-copies = { $count } times { $card }
seventh-spoken-deck = Cards in the deck: { $count }.
seventh-spoken-discards = Discarded: { $cards }.
seventh-spoken-no-hero = No hero is wandering.
