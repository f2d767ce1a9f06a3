# What can be set in Hoax. It comes with the game: Options.tsx waits for it.
option-hoax-immunities = Immunities
option-hoax-immunities-help = You may also claim to be somebody in order to be spared another’s privilege (§9.9).
option-hoax-first = Who begins
option-hoax-first-help = A seat of your choice, or one drawn by lot (§1.5).
option-hoax-first-value = { $value ->
    [-1] by lot
   *[other] seat { $shown }
}
option-hoax-first-is = { $value ->
    [-1] { "" }
   *[other] Seat { $shown } begins
}
option-hoax-goal = Points to win
option-hoax-goal-help = Games are played until somebody has this many points; 1 is a single game (§8.3).
option-hoax-goal-value = { $value }
option-hoax-goal-is = { $value ->
    [one] A single game
   *[other] Series to { $value } points
}
option-hoax-memory_aid = Memory aid
option-hoax-memory_aid-help = The screen shows the whole log, not only the present turn (§10.3).
