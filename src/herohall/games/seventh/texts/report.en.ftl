### In the balance report

seventh-kind-send = Send a hero
seventh-kind-discard = Discard a card
seventh-kind-receive = Recruit, pass on or ask for a clue
seventh-kind-return = Recruit the hero that came back
seventh-kind-window = A power or none
seventh-kind-react = React to a power
seventh-report-move-decline = decline
seventh-report-move-recruit = recruit
seventh-report-move-pass = pass on
seventh-report-move-send = send
seventh-report-move-discard = discard
seventh-report-move-clue = ask for a clue
seventh-report-move-power = use a power
seventh-report-dealt = What a hero dealt to the party is worth
seventh-report-dealt-about = How much more than a fair share the players who began with it won. Thick lines: 95% for one; thin lines: 95% for all together.
seventh-report-recruited = What recruiting a hero is worth
seventh-report-recruited-about = The same for players who recruited it into their party, counted each time they did. Players who recruit a lot are ahead anyway, so most shifts are above zero.
seventh-report-doubled = What recruiting a hero twice costs
seventh-report-sent = Who sends which hero
seventh-report-power = What a power is worth
seventh-report-power-about = The same for players who announced the power, counted each time they did.
seventh-report-burned = Discarding the wandering hero, by the hero that was discarded
seventh-report-discarded = Discarding a card because none fitted
seventh-report-clue = Cards spent on clues
seventh-report-cancelled = Cancelling a power, by the power cancelled
