### The table of Seventh Hero. Events, questions, moves and heroes are in the game’s own texts.

## What a power does, in a word or two: it has to fit on a card

page-seventh-power-1 = cancel
page-seventh-power-2 = discard
page-seventh-power-3 = ready
page-seventh-power-4 = forbid
page-seventh-power-5 = look
page-seventh-power-6 = ignore
page-seventh-power-7 = draw two

## The table

page-seventh-table = Table
page-seventh-turn = Turn { $turn }
page-seventh-headline = Turn { $turn } · Requirement: { $requirement }
page-seventh-deck =
    { $count ->
        [0] The deck is empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
page-seventh-deck-short = deck
page-seventh-discard = Discarded
page-seventh-discard-count = { $card }: { $count } discarded
page-seventh-requirement = Requirement
page-seventh-requires = Requirement: { $requirement }
page-seventh-fits = fits:
page-seventh-ignored = lifted: every card fits
page-seventh-unmatched = nothing fitted
page-seventh-you = { $name } (you)
page-seventh-hand =
    { $count ->
        [0] no hand cards
        [one] 1 hand card
       *[other] { $count } hand cards
    }
page-seventh-gone =
    { $count ->
        [0] nothing eliminated
       *[other] eliminated: { $cards }
    }
page-seventh-active = sends
page-seventh-must-pass = may not recruit
page-seventh-player = player { $letter }
page-seventh-phrase-hero = I say it is { $card }.
page-seventh-asked = is asked
page-seventh-heroes = { $count } of { $goal }
page-seventh-place =
    { $state ->
        [ready] { $card }, ready
        [used] { $card }, used
       *[empty] no { $card }
    }
page-seventh-party = Party of { $name }

## The wandering hero

page-seventh-wandering-at = The wandering hero is in front of { $name }.
page-seventh-wandering-known = It is { $card }.
page-seventh-source =
    { $source ->
        [deck] from the deck
        [unseen] from the deck, unseen
        [party] from the party
       *[hand] from the hand
    }
page-seventh-seen-by = Seen by { $names }
page-seventh-unseen = Nobody has seen it
page-seventh-possible = It can be
page-seventh-may-be =
    { $card }: { $may ->
        [yes] possible
       *[no] not possible
    }, { $count ->
        [one] one card not seen
       *[other] { $count } cards not seen
    }
page-seventh-may-be-plain =
    { $card }: { $may ->
        [yes] possible
       *[no] not possible
    }
page-seventh-clues = Clues of this turn
page-seventh-clue = { $name } asked with { $card }: { $answer ->
        [yes] yes
       *[no] no
    }
page-seventh-clue-hidden = { $name } asked with a hidden card: { $answer ->
        [yes] yes
       *[no] no
    }
page-seventh-yes = Yes
page-seventh-no = No

## Beats

page-seventh-announces = { $name } announces
page-seventh-announced-for = { $power }: { $target }
page-seventh-reacting = May react
page-seventh-reactor =
    { $name } { $turn ->
        [declined] has declined
        [asked] is asked now
        [later] is asked later
       *[cannot] cannot react
    }
page-seventh-beat-cancelled = Cancelled by { $name }
page-seventh-beat-double = { $name } has it twice
page-seventh-beat-recruited = { $name } recruits
page-seventh-beat-unmatched = { $name }: nothing fits
page-seventh-beat-answer = { $name } asks for a clue
page-seventh-beat-readied = { $name } readies
page-seventh-beat-burned = Discarded
page-seventh-beat-forbidden = { $holder } may not recruit
page-seventh-beat-turned_away = { $name } may not recruit it
page-seventh-beat-looked = { $name } looks at the hero
page-seventh-beat-ignored = Every card fits this turn
page-seventh-beat-drew =
    { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }

## Choices

page-seventh-ask-window =
    { $window ->
        [W1] Before { $active } sends a hero: use a power?
        [W2] The hero is in front of { $holder }: use a power?
        [W3] Before { $holder } loses both copies: use a power?
       *[W4] Before the turn ends: use a power?
    }
page-seventh-ask-react = Will you react before this power takes effect?
page-seventh-ask-send = Which hero do you send to the left?
page-seventh-ask-discard = Nothing fitted: which hand card do you discard?
page-seventh-ask-receive = The hero is in front of you: recruit it or pass it on?
page-seventh-ask-return = The hero has come back to you: recruit it.
page-seventh-other-window = may use a power
page-seventh-other-react = may react
page-seventh-other-send = chooses a hero to send
page-seventh-other-discard = chooses a card to discard
page-seventh-other-receive = has the hero and decides
page-seventh-other-return = has the hero back and decides
page-seventh-recruit = Recruit
page-seventh-recruit-known = Recruit { $card }
page-seventh-pass = Pass on to { $name }
page-seventh-clue-mode = Ask with a card…
page-seventh-back = Back
page-seventh-clue-hint = { $clue ->
        [requirement] Choose a hand card: does the wandering hero meet its requirement? The card is discarded.
       *[other] Choose a hand card: is the wandering hero the same? The card is discarded.
    }
page-seventh-clue-asks = { $clue ->
        [requirement] does it fit this card?
       *[other] is it the same hero?
    }
page-seventh-decline = No power
page-seventh-send-deck = Send the top card of the deck
page-seventh-use = Use { $hero }
page-seventh-ready-mode = Use { $hero }…
page-seventh-ready = Ready { $hero }
page-seventh-forbid-mode = Use { $hero }…
page-seventh-forbid = { $name } may not recruit it
page-seventh-your-hand = Your hand
page-seventh-empty-hand = Your hand is empty.

page-seventh-mark-new = new
page-seventh-mark-double = double
page-seventh-mark-win = wins!
page-seventh-mark-leaves = leaves
page-seventh-mark-used = used
page-seventh-mark-ready = ready

page-seventh-ended =
    { $reason ->
        [heroes] { $heroes } different heroes are together.
        [turns] The last possible turn has been played; { $heroes } heroes were enough.
       *[deck] The deck has run out; { $heroes } heroes were enough.
    }
page-seventh-result = { $gone } eliminated · { $used } used

## Start page, lesson and gallery

gallery-link-seventh = All cards
gallery-players = with { $count } players
learn-seventh-about = Send heroes round the table, bluff, ask, look – and gather six different ones.
learn-seventh-aim =
    Welcome! There are seven kinds of heroes, numbered 1 to 7. The first player with six different ones wins.

    This is your party. Two heroes have joined it: { $hero1 } and { $hero5 }.
learn-seventh-others = Iris and Bruno gather heroes, too. Everybody sees all parties, but nobody sees another’s hand.
learn-seventh-requirement = Each turn begins with a card turned up from the deck. The line at its foot is the requirement: this time “3 or less”.

    So only a 1, 2 or 3 may be sent now.
learn-seventh-send = It is your turn: send a fitting hero face down to Iris, on your left. Take the { $hero2 }, which you do not have yet.
learn-seventh-passed = Iris does not know what came to her. She could recruit it – but what if she has it already? She passes it on to Bruno.
learn-seventh-came-back = Bruno did not dare, either. When a hero has gone all the way round, its sender must recruit it. That was your plan: now you have three.

    A turn ends with a new card for its player: you have drawn one.
learn-seventh-window =
    Iris’s turn: she sent a hero of 3 or more to Bruno.

    Powers may be used in other players’ turns, too; that is why you are asked. There is no hurry: use none now.
learn-seventh-double = Bruno passed it on to you. Recruit it, or pass it on?

    Careful: a hero you already have is a double. Both copies would leave your party. A 5 would be such a double.
learn-seventh-clue = Ask for a clue! Show the sender one of your hand cards; the truthful answer tells whether it is the same hero. Everybody hears the answer, and the card is gone.

    Choose “Ask with a card…”, then the 5.
learn-seventh-answer = “No”: it is not a 5. The requirement was 3 or more, so it is a 3, 4, 6 or 7, and all of these are new to you. Recruit it!
learn-seventh-power =
    { $hero3 }: four heroes! Now Bruno has sent you one, and it is odd. You have 1, 3 and 5: that is risky.

    Every hero in a party has a power that can be used once. Your { $hero5 } looks at the wandering hero.
learn-seventh-looked =
    A 1: you would have it twice. Your 5 now lies sideways: it is used, but still counts.

    Pass the 1 on to Iris. She has one, too…
learn-seventh-doubled = Iris took it – a double! Both of her 1s are eliminated, and she has only one hero left.
learn-seventh-send-again = Your turn again. The requirement is “5 or more”, and only your 6 fits. Send it.

    If no card in your hand fits, the top card of the deck is sent instead, and you discard a hand card.
learn-seventh-forbidden =
    Both passed, so the 6 would be yours. But Iris announces her { $hero4 }: you may not recruit! As you are the sender, the hero would be discarded.

    Before a power takes effect, others may react. Your { $hero1 } cancels it.
learn-seventh-cancelled = Cancelled! Iris’s power is used up all the same. Recruit your 6.
learn-seventh-ready =
    Five heroes: one more, and you win. Again a hero is in front of you. Which one?

    Your 5 is used, but your { $hero3 } can ready one of your used heroes.
learn-seventh-look-again = Your 5 is ready again. Look at the hero!
learn-seventh-sixth = { $hero7 }: the sixth hero! Recruit it.
learn-seventh-won =
    Six different heroes: you have won!

    If the deck runs out first, the game ends after that turn. Then the player with the most heroes wins; a tie goes to the one with fewer eliminated cards, then to the one with fewer used heroes.
learn-seventh-rest = Three powers you have not met: 2 discards the wandering hero, 6 lifts the requirement for a turn, 7 draws two cards.

    Point at a card, or press it for a while, to read it. “?” shows the rule behind every question. Have fun!
page-game-seventh = Recruit the hero or pass it on? Six different ones win.
page-game-seventh-facts = 3–5 players · 20 minutes · bluff and deduction · easy to learn
page-edition-seventh-iello = Standard rules
page-edition-seventh-iello-variant = Standard rules with both variants
page-edition-seventh-aeg = American edition
page-edition-seventh-original = First edition
page-theme-seventh-classic = classic
page-theme-seventh-dragon = dragon
page-seventh-insight = { $count ->
    [one] could be sure: { $cards }
   *[other] { $count } possible: { $cards }
}
