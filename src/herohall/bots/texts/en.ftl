### Bots

bot-no-evaluator = There are no rules of thumb for the game { $game }; only bots of the level random can play it.
