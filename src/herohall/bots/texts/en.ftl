### Bots

bots-no-evaluator = There are no rules of thumb for the game { $game }; only bots of the level random can play it.
bots-no-module = The module “{ $module }” cannot be imported: { $why }. Your own bots are named package.module:Class.
bots-no-class = The module “{ $module }” has no class “{ $name }”; your own bots are named package.module:Class.
bots-no-bot = “{ $name }” is no bot; it must be a subclass of herohall.bots.Bot.
bots-not-made = “{ $name }” could not be made with a seed: { $why }.
