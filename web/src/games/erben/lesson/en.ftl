# The guided first game of Die Erben von Hoax. The seats by their names: { $one } { $two } { $three }

lesson-erben-welcome = The king is dead, and each of the four heirs may claim to be anyone. Play one round with Bruno, Cleo and Dario; the lamp shows what to do.
lesson-erben-cover-head = You are the Farmer, and only you know it. Everyone covers one head that they are not: cover the Baron.
lesson-erben-take-chip = Everyone starts with one chip out of the bank. Take wine: the Farmer brings you grain, and one chip of each kind makes a trio.
lesson-erben-true-claim = In your turn you say who you are, true or not, and use what that one may do. Start with the truth: as the Farmer take 2 grain.
lesson-erben-let-pass = { $one } says “Baron”, and anyone may doubt it. Whoever is doubted wrongly wins this short game at once, so let it pass.
lesson-erben-doubt = { $two } says “Magician” and wants all your loose chips. Doubt it: if half of the table supports you, the card decides.
lesson-erben-keep-in-mind = { $two } was no Magician, accused you in anger, was wrong and is out: the grain is yours. Now { $three } says “Judge”: let it pass, but keep it in mind.
lesson-erben-false-claim = You lack gold for a trio, and { $one } has plenty. Time to lie: as the Thief take 2 gold from { $one }.
lesson-erben-declared-illegal = Your trio is stacked, and only a Thief can touch it. But { $one } as Baron calls the theft illegal: let it pass, for without a Judge it costs nothing.
lesson-erben-fined = There is the Judge: { $three } fines you 2 grain and would share them with { $one }. You have something better than a doubt: let it pass.
lesson-erben-plead = Pay, or be the Magician, whom no fine can touch. You are not, but who can be sure: claim it.
lesson-erben-buy = { $one } has put { $three } out by a right accusation, so two are left for a showdown. Buy information with your trio: { $one } has to show you a wrong identity.
lesson-erben-doubt-head = Now doubt one of { $one }’s heads, without a vote; a wrong doubt loses. You are one of two Farmers and { $one } is hardly the other: doubt the Farmer.
lesson-erben-accuse = { $one } has seen through your Magician and your Thief, and the Farmer may be next. { $one } was the Baron whenever it mattered: accuse, for right wins and wrong loses.
lesson-erben-crown = It was the Baron indeed, and the throne is yours. Choose who has to crown you: { $one }, of course.
lesson-erben-done = From farmer to king: you know how to claim, doubt, get away with it and accuse. The whole game goes over several rounds to 10 throne points; try it at a table of your own.
