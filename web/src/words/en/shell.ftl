# Everywhere
loading = One moment …
to-the-house = To the house
missing = Nobody lives here
missing-why = There is nothing at this address. Perhaps the link was cut short.
no-table = There is no table with this code. Look at it again.

refused = { $code ->
    [bad_message] The house did not understand that.
    [bad_setup] That can’t be set like this.
    [unknown] That does not exist here: look at the code again.
    [not_yours] That is somebody else’s.
    [not_host] Only the host may do that.
    [origin] Open the house by its own address.
    [host] The house is not known by this name: open it by its own address.
    [full] There is no free seat any more.
    [taken] Somebody has that already: choose another.
    [not_now] That can’t be done right now.
    [stale] That question is over.
    [illegal] The rules forbid that.
    [muted] You can’t talk right now.
    [trouble] This table was begun by other rules and can’t go on.
    [busy] The table is busy: try again.
    [too_big] That was too long.
    [too_many] Too much at once: wait a minute.
    [too_fast] Too fast: wait a second.
    [unavailable] The house can’t write this down now: try again.
    [offline] The house can’t be reached. Are you connected?
   *[fault] Something went wrong on our side.
}

# The front door
headline = Somebody at this table is lying.
in-a-line = Games of hidden identity, live with friends or against bots that bluff. No account, nothing to install.
play-now = Play now
join-with-code = Join with a code
join = Go to this table
code-six = A code has six letters and digits.
the-games = The games
seats-range = { $least }–{ $most } seats
against-bots = Play with bots
invite-friends = Invite friends
learn = Learn it
which-game = Which game?
which-game-help = You sit down with bots, and it begins at once.
dealing = Dealing …
open-tables = Tables with a free chair
more-tables = More tables
free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
house-keeps = No accounts, no trackers, nothing from other sites. The house keeps one cookie, and only so that it knows which seats are yours; your name and settings stay in this browser.
house-words = Our rules are written in our own words; read them before you sit down:
back-to-table = Back to your table
phase-lobby = waiting to begin
phase-playing = a game is on
phase-over = the game is over
guest = Guest
your-name = Your name
name-hint = What shall we call you?
name-needed = Please tell us a name first: up to 16 letters.
you = You

# Settings
settings = Settings
language = Language
theme = Colours
theme-auto = Auto
theme-light = Light
theme-dark = Dark
theme-contrast = Contrast
sound = Sound
sound-help = A quiet cue when it is your turn.
beats = Step by step
beats-help = What happens is shown for a moment before the table changes. Off: at once.
less = Less: { $what }
more-of = More: { $what }
no-stay = No, go back
try-again = Try again

# Bringing others, and other devices
share = Share
invite = Bring others
copy-link = Copy the link
copied = Copied
copy-by-hand = The link is marked: copy it from here.
link-label = Link to this table
code-label = Scan it, or type the code at { $house }
code-is = The code is { $code }.
qr-alt = QR code for table { $code }
tv = Show the table on a TV
tv-help = Everything public, large, for a screen that all can see. No secrets.
tv-link = Link for the TV
tv-make = Make a link for the TV
tv-ten = It works once, within ten minutes.
move = Go on at another device
move-help = All seats of this device go along. Open the link there; here you will have none.
move-link = Link for the other device
move-make = Make a link
move-ten = It works once, within ten minutes. Whoever has it gets the seats, so don’t pass it around.
moving = Bringing your seats here …
move-over = This link has been used, or it is older than ten minutes. Ask for a new one on the first device.
to-the-table = To the table

# The menu at the table
host-powers = You are the host
pause = Pause
resume = Go on
more-time = { $n } seconds more for this question
replace-by-bot = Let a bot take over for somebody
replace-sure = A bot plays on for { $name }. The seat can’t be given back during this game.
replace-yes = Let the bot play
finish = End this game
finish-sure = The game ends here without a result. All identities will be shown.
finish-yes = End it
leave-table = Leave the table
leave-sure = Your seat is open for somebody else then.
leave-sure-playing = A bot plays on in your place, and you can’t come back into this game.
leave-yes = Leave
