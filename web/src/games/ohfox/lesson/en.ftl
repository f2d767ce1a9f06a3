# The guided first game of Oh, Fox!. The seats by their names: { $one } { $two }

lesson-ohfox-welcome = Somebody hunts in this forest, and all you want is to eat in peace. Play a game with Bruno and Cleo; the lamp shows what to do.
lesson-ohfox-bend = You are the Toad, and only you know it: you eat flies. Cards lie open, but no pawn moves before the end. Play a double move south: straight across one space and round the bend behind it.
lesson-ohfox-move-stop = Prey eats only where it stops. A move-stop is both in one card, and there are flies north of you: play it north. Hold the eye to see where it takes you.
lesson-ohfox-get-away = { $two } hunts, as Fox or as Badger: nobody knows, but either would now be right next to you, in the north. Get away with a double move west, to the next flies.
lesson-ohfox-stop = { $two } has played a trigger north. It takes a Badger north but a Fox south, so there are two places to fear. Stop and eat all the same: it may cost you a wound, but you know the cure.
lesson-ohfox-trigger = If { $two } is the Fox, you have just been attacked. Play your own trigger: a Toad jumps to the pond wherever the card points, and the pond heals a wound. Point it north, so that they look for you there.
lesson-ohfox-unseen = So far everyone could count your steps; from now on only those who think of the Toad can. There are flies right beside the pond: play a single move east.
lesson-ohfox-third-food = { $two } is looking for you in the west. Stop and eat: your third meal makes you full, and that is a heart more.
lesson-ohfox-home = Prey that is at home after turn 8 gets a heart, and yours is next door: play a single move east. Then { $two } guesses who is who, and the film shows what really happened.
lesson-ohfox-done = Three flies, a wound that healed, and home in time: you know the cards, the triggers and the pond. The full rules add objectives for a heart each; try them at a table of your own, and perhaps it is you who hunts.
