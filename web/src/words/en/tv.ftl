# The table's screen: a TV or a laptop in the middle of the room
tv-title = Table { $code }
tv-join = Sit down with us
tv-join-scan = Scan this with your phone
tv-join-type = or open { $address } and type the code
tv-code = Code
tv-qr = QR code with the address of this table
tv-who = At the table
tv-open-seat = free seat
tv-host = host
tv-ready = ready
tv-not-ready = not ready yet
tv-missing = { $n ->
    [0] Everybody is here. { $host } starts the game.
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
tv-sleeps = This browser can’t keep the screen awake: for tonight, switch off its sleep in the settings of the TV or computer.
tv-full-screen = Full screen
tv-sound = { $on ->
    [on] Sound off
   *[off] Sound on
}
tv-now = What happens now
tv-last = What has happened
tv-not-allowed = Nobody may just watch this table
tv-not-allowed-how = To show it on a TV, { $host } opens the menu, chooses “Open on a TV”, and that link is opened here.
tv-next = { $host } starts the next game.
