# Der Bildschirm des Tisches: ein Fernseher oder Laptop mitten im Raum
tv-title = Tisch { $code }
tv-join = Setz dich zu uns
tv-join-scan = Scanne das mit deinem Handy
tv-join-type = oder öffne { $address } und gib den Code ein
tv-code = Code
tv-qr = QR-Code mit der Adresse dieses Tisches
tv-who = Am Tisch
tv-open-seat = freier Platz
tv-host = Gastgeber
tv-ready = bereit
tv-not-ready = noch nicht bereit
tv-missing = { $n ->
    [0] Alle sind da. { $host } startet das Spiel.
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
tv-sleeps = Dieser Browser kann den Bildschirm nicht wach halten: für heute Abend am besten den Ruhezustand in den Einstellungen ausschalten.
tv-full-screen = Vollbild
tv-sound = { $on ->
    [on] Ton aus
   *[off] Ton an
}
tv-now = Was gerade los ist
tv-last = Was passiert ist
tv-not-allowed = An diesem Tisch darf niemand einfach zuschauen
tv-not-allowed-how = Auf den Fernseher kommt er so: { $host } öffnet das Menü, wählt „Auf dem Fernseher zeigen“, und der Link wird hier geöffnet.
tv-next = Das nächste Spiel startet { $host }.
