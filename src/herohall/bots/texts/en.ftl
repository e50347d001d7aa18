### Bots

bots-no-evaluator = There are no rules of thumb for the game { $game }; only bots of the level random can play it.
bots-no-module = The module “{ $module }” cannot be imported: { $why }. Your own bots are named package.module:Class.
bots-no-class = The module “{ $module }” has no class “{ $name }”; your own bots are named package.module:Class.
bots-no-bot = “{ $name }” is not a bot; it must be a subclass of herohall.bots.Bot.
bots-not-made = “{ $name }” could not be made with a seed: { $why }.
bots-no-budget = A budget needs seconds or iterations.
bots-bad-budget = “{ $text }” is not a budget; give a positive, finite number.
bots-reason-choice = { $bot } would choose it
bots-reason-chance = picked at random; one is as good as another
bots-stuck = The bot { $bot } did not stop when its time was up, so its process was ended. Does it catch every exception?

## Trained bots

bots-no-weights = { $file } does not hold the weights of a trained bot: { $why }.
bots-other-weights = { $file } was trained for { $what } { $written }, but here it is { $ours }. Train it again, or use the HeroHall it was trained with.
bots-no-encoder = { $game } has no encoder, so no trained bot can play it.
