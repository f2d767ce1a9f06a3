# Making a table
new-table = New table
what-is-played = What is played
fine-tune = Set every rule yourself
preset-own = Your own mix
preset-own-help = As you have set it below.
deck-maker = Make a deck of your own
file-house = The house’s own
file-own = A file of your own
file-choose = Choose a file
file-back = { $what }: back to the house’s own
file-too-long = “{ $name }” is too long: it may have { $n } characters at most.
file-empty = There is no text in “{ $name }”.
who-plays = Who plays
seats = Seats
friend = Friend
all-friends = All friends
all-bots = All bots
clock = Clock
clock-none = No clock
clock-relaxed = Relaxed
clock-brisk = Brisk
clock-custom = Custom
clock-none-help = Everybody takes the time they need.
clock-custom-help = Seconds for each kind of question; when they are up, the house answers as the rules say.
clock-in-words = to decide: { $decide }, to vote: { $vote }
seconds-short = { $n } s
no-limit = no limit
the-door = At the door
access = Who may join
access-link = With the link
access-open = Listed
access-link-help = Only those who have the link or the code find this table.
access-open-help = As long as a chair is free, anybody sees this table on the front page. Whoever runs this house may study its finished games, without names.
access-link-is = By link or code only
access-open-is = Listed on the front page
spectators = Spectators
spectators-help = Anybody with the link may watch. They see what everybody sees, never a secret.
spectators-yes = Others may watch
spectators-no = Nobody else may watch
chat = Typed chat
chat-help = Quick phrases always work.
chat-yes = Chat, and quick phrases
chat-no = Quick phrases only
memory-aid = Memory aid
memory-aid-help = The log shows the whole game, not only the present turn.
memory-yes = The log shows the whole game
memory-no = The log shows the present turn only
one-room = All in one room
one-room-help = You sit together and see each other: what takes that is in the game too.
one-room-yes = All in one room
make-the-table = Make the table
making = Making it …

# The lobby
table-code = Table { $code }
who-is-here = Who is here
seats-taken = { $n } of { $of } seats taken
open-seat = Seat { $n } is free
host = Host
ready = Ready
not-ready = Not ready
second-seat-help = Somebody else plays on this device? Tap a free seat for them.
their-name = Their name
sit-second = They play on this device
take-a-seat = Take a seat
sit-down = Sit down, there is room. Tap a chair to choose it.
sit-down-at = You are about to take seat { $n }.
or-watch = Or just stay: you can watch when it begins.
game-is-on = A game is on here and nobody may watch. Come back when it is over.
full = All seats are taken, and nobody may watch here.
full-watch = All seats are taken. Stay and watch: it will begin here.
put-a-bot = Put a bot here
bot-of-level = Bot: { $level }
swap-with = Swap with …
swap-help = Tap the seat to swap with.
never-mind = Never mind
kick = Ask to leave
send-bot-away = Send the bot away
leave-seat = Leave this seat
say-ready = { $host } begins the game. Are you ready?
waiting-for-host = You are ready. { $host } begins the game.
i-am-ready = I’m ready
not-yet = Not ready after all
seats-to-fill = { $n ->
    [one] One seat is still free. Wait for somebody, or let a bot play.
   *[other] { $n } seats are still free. Wait for others, or let bots play.
}
fill-with-bots = Fill with bots
not-ready-yet = { $n ->
    [one] { $names } is not ready yet.
   *[other] { $names } are not ready yet.
}
all-set = Every seat is taken.
start = Start the game
start-anyway = Start anyway
