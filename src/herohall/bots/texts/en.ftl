### Bots

bots-no-evaluator = There are no rules of thumb for the game { $game }; only bots of the level random can play it.
bots-no-module = The module “{ $module }” cannot be imported: { $why }. Your own bots are named package.module:Class.
bots-no-class = The module “{ $module }” has no class “{ $name }”; your own bots are named package.module:Class.
bots-no-bot = “{ $name }” is no bot; it must be a subclass of herohall.bots.Bot.
bots-not-made = “{ $name }” could not be made with a seed: { $why }.
bots-no-budget = A budget needs seconds or iterations.
bots-bad-budget = “{ $text }” is no budget; take a number above 0 that is not infinite.
bots-reason-choice = { $bot } would choose it
bots-reason-chance = picked by chance, one is as good as another
bots-stuck = The bot { $bot } does not stop though its time is over, and its process had to be ended. Does it catch every exception?

## Trained bots

bots-no-weights = { $file } holds no weights of a trained bot: { $why }.
bots-other-weights = { $file } was trained for { $what } { $written }; here it is { $ours }. Train it anew, or use the HeroHall it was trained with.
bots-no-encoder = The game { $game } brings no encoder, so no trained bot can play it.
