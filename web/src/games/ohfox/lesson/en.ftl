# The guided first game of Oh, Fox!. The seats by their names: { $one } { $two }

lesson-ohfox-welcome = Somebody hunts in this forest, and all you want is to eat in peace. Play a game with Bruno and Cleo; the lamp shows what to do.
lesson-ohfox-bend = You are the Toad, in secret, and eat flies. No pawn moves before the end. Play a double move south: straight across one space and round the bend.
lesson-ohfox-move-stop = Prey eats only where it stops. A move-stop does both in one card, and there are flies north of you: play it north, and your first meal is safe.
lesson-ohfox-get-away = { $two } hunts, as Fox or as Badger, and either would now be right next to you, in the north. Get away: play a double move west, to the next flies.
lesson-ohfox-stop = { $two }’s trigger north took a Badger north but a Fox south: two places to fear. Stop and eat all the same; you know where wounds heal.
lesson-ohfox-trigger = If { $two } is the Fox, that was an attack. Play your own trigger: the Toad jumps to the pond, and the pond heals. It need not point there: north will puzzle them.
lesson-ohfox-unseen = So far everyone could count your steps; now only you know where you are: hold the eye and see. There are flies beside the pond: play a single move east.
lesson-ohfox-third-food = { $two } is looking for you in the west. Stop and eat: your third meal makes you full, and that is a heart more.
lesson-ohfox-home = Prey at home after turn 8 gets a heart: play a single move east. Then { $two } guesses who is who, and the film shows what really happened.
lesson-ohfox-done = Three flies, a wound that healed, and home in time: now you know the forest. The full rules add objectives for a heart each; try them at a table of your own, and perhaps it is you who hunts.
