# The curtain, between two seats on one device
curtain-pass-to = Pass the phone to
curtain-i-am = I am { $name }
curtain-pass-on = Pass the phone on
curtain-why = Only { $name } looks now. Everybody else: eyes off.
curtain-others = Somebody else wants to look
curtain-rather = { $name } has the phone

# The end
end = The end
end-you = You win!
end-you-first = You
end-you-and = { $names } win!
end-won = { $n ->
    [one] { $names } wins
   *[other] { $names } win
}
end-nobody = Nobody wins
end-stopped = The game was ended early
end-stopped-why = Nobody wins this one. The replay shows who was who.
end-watching = You are watching. The next game begins when the host starts it.
end-again = Play again
end-next-game = Next game
end-new-series = New series
end-real-game = Play a real game
end-again-please = I’m in for another
end-i-am-ready = Ready for another
end-host-starts = { $name } starts the next game.
end-not-ready = Not ready yet: { $names }.
end-open-seat = A seat is free: fill it in the menu first.
end-score = Score
end-series = First to { $goal }
end-series-over = { $n ->
    [one] { $names } wins the series
   *[other] { $names } win the series
}
end-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
end-plus = +{ $n }
end-afterwards = Afterwards
end-replay = Watch the replay
end-share = Share the replay
end-download = Download
end-knew = What did they know? Watch through the eyes of
share-copied = Copied
share-by-hand = Copy this link

# Was the deal fair?
proof = Was the deal fair? Check it
proof-why = All chance of a game comes from a secret seed. Before the first card the house gave everybody the seed’s fingerprint (SHA-256); now it shows the seed, and your browser works out the fingerprint itself.
proof-seed = The seed
proof-hash = Its fingerprint, worked out here
proof-noted = The fingerprint that this browser noted when the game began
proof-said = The fingerprint that the house gives
proof-good = They are the same: nothing was changed after the start.
proof-good-now = They are the same. But this browser was not there at the start, so compare with somebody who noted it then.
proof-bad = They differ: this is not the seed that the game began with.
proof-failed = The record can’t be read right now.
proof-whole = To play the whole record again and check every step of it:
proof-command = Commands for a terminal

# The replay
replay-title = Replay · { $game }
replay-number = Game { $n } at table { $code }
replay-eyes = Whose eyes?
replay-truth = The truth
replay-spectator = Spectator
replay-eyes-of = Seen by { $name }
replay-eyes-truth = Everything that was true, whoever knew it
replay-eyes-spectator = What everybody could see
replay-step = Step { $n } of { $of }
replay-scrub = Step of the game
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step on
replay-event-back = To the event before
replay-event-on = To the next event
replay-speed = Speed: { $n } times
replay-start = The game begins.
replay-by = { $name } has answered.
replay-chance = The dice have fallen.
replay-over = The game is over.
replay-controls = Controls
replay-share = Share this moment
replay-download = Download the record
replay-to-table = To the table
replay-was = is { $role }
replay-refused = { $code ->
    [not_yours] Only those who sit at this table may see its games. Open the link in the browser that you played in.
    [not_now] This game is still being played. Its replay opens when it is over.
    [unknown] There is no such game at this table.
    [trouble] This game was played by other rules and can’t be shown any more.
    [offline] The house can’t be reached. Are you connected?
   *[other] This replay can’t be shown right now.
}
replay-refused-title = No replay here

# What a seat could have believed
beliefs = What { $name } could believe
beliefs-spectator = What a spectator could believe
beliefs-why = { $what ->
    [hands] How often a hand held such a card
   *[roles] How often each identity came up
 } among { $n } deals that fit everything { $name } had seen by then. How people behaved is not weighed.
beliefs-why-spectator = { $what ->
    [hands] How often a hand held such a card
   *[roles] How often each identity came up
 } among { $n } deals that fit everything that was public by then. How people behaved is not weighed.
beliefs-exact = The exact chances over all deals that fit everything { $name } had seen by then. How people behaved is not weighed.
beliefs-exact-spectator = The exact chances over all deals that fit everything that was public by then. How people behaved is not weighed.
beliefs-truth = You see the truth now. Choose somebody’s eyes to see what they could believe.
beliefs-none = Nothing has been dealt yet.
beliefs-failed = This can’t be worked out right now.
beliefs-table = Chances by seat and identity
beliefs-seat = Seat
beliefs-sure = certain
beliefs-never = impossible

# A film of a game that is played out at its end
film-title = { $game }: the film
film-skip = Skip to the result
film-again = Watch the film again
film-watch = Watch the film
film-share = Share the film
film-who = Who was who?
film-to-replay = The whole game
film-none = This game was ended before it could be played out: there is no film of it.
