### The table of Seventh Hero. Events, questions, moves and heroes are in the game’s own texts.

## What a power does, in a word or two: it has to fit on a card

page-seventh-power-1 = cancel
page-seventh-power-2 = burn
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

page-seventh-wandering = Wandering hero
page-seventh-wandering-at = The wandering hero lies before { $name }.
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
page-seventh-not-seen = below each: cards you have not seen
page-seventh-no-hero = No hero is wandering.
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
        [W1] No hero has been sent yet. Use a power?
        [W2] The hero lies before { $holder }. Use a power?
        [W3] The pair has not left yet. Use a power?
       *[W4] The turn is about to end. Use a power?
    }
page-seventh-ask-react = Will you react before this power takes effect?
page-seventh-ask-send = Which hero do you send to the left?
page-seventh-ask-discard = Nothing fitted: which hand card do you discard?
page-seventh-ask-receive = The hero lies before you: recruit it or pass it on?
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
        [heroes] { $names } has gathered { $heroes } different heroes.
        [turns] The last possible turn has been played; { $names } { $count ->
                [one] leads
               *[other] lead
            } with { $heroes } heroes.
       *[deck] The deck has run out; { $names } { $count ->
                [one] leads
               *[other] lead
            } with { $heroes } heroes.
    }
page-seventh-ended-heroes = heroes
page-seventh-ended-gone = eliminated
page-seventh-ended-used = used
page-seventh-ended-why = Most heroes first, then fewest eliminated cards, then fewest used heroes.
