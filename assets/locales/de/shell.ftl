# Die Seite um die Spiele: Ansichten, Hinweise, Dialoge.

skip = Zum Inhalt springen
nav = Hauptmenü
nav-games = Meine Spiele
nav-waiting = { $count ->
    [one] Spiel wartet auf dich
   *[other] Spiele warten auf dich
}
nav-rules = Regeln
nav-settings = Einstellungen
nav-about = Über Taktbrett
messages = Meldungen
close = Schließen
cancel = Abbrechen
later = Später
retry = Noch einmal versuchen
accept = Annehmen
decline = Ablehnen
versus = { $one } gegen { $two }
colour = { $colour ->
    [red] Rot
   *[blue] Blau
}
game-name = { $game ->
    [flagge] Flagge
    [taki] Taki
    [takto] Takto
   *[taktik] Taktik
}
game-line = { $game ->
    [flagge] Zwei Heere, verdeckte Ränge, eine Flagge.
    [taki] Schnelle Karten, Farben und Überraschungen.
    [takto] Die Welt in 42 Ländern.
   *[taktik] Panzer, Mauern und gutes Timing.
}
game-seats = { $game ->
    [flagge] 2 Personen
    [taki] 2 bis 10 Personen
    [takto] 3 bis 6 Personen
   *[taktik] 2 bis 4 Personen
}
game-coming = Dieses Spiel wird noch gebaut. Flagge kannst du schon spielen.
coming-flagge = Flagge spielen

# Start
start-title = Vier Spiele, ein Tisch
start-lead = Gegen den Computer, mit jemandem neben dir oder mit einem Freund weit weg. Ohne Konto, ohne Server.
start-quick = Gleich spielen
start-friend = Freund einladen
start-resume = Weiterspielen
door-play = Spielen
door-coming = Kommt noch
engine-starting = Das Regelwerk startet: { $part } %
engine-ready = Bereit zum Spielen.
offline-ready = Bereit zum Spielen, auch ohne Internet.
offline-now = Kein Internet. Alles auf diesem Gerät geht trotzdem.
offline-not-yet = Sobald alles gespeichert ist, kannst du ohne Internet spielen.
update-ready = Eine neue Version ist bereit.
update-now = Aktualisieren

# Neues Spiel
new-title = Neues Spiel: { $game }
new-against = Mit wem möchtest du spielen?
way-name = { $way ->
    [bot] Computer
    [local] Freund an diesem Gerät
   *[link] Freund in einem anderen Browser
}
way-text = { $way ->
    [bot] Sofort, in drei Stufen.
    [local] Ihr gebt das Gerät nach jedem Zug weiter.
   *[link] Per Link oder QR-Code, direkt von Browser zu Browser.
}
new-level = Stufe
level = { $level ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
}
level-text = { $level ->
    [easy] Spielt munter und verzeiht viel.
    [medium] Wägt ab, bevor er angreift.
   *[hard] Merkt sich alles und denkt voraus.
}
bot-name = { $level ->
    [easy] Computer (leicht)
    [medium] Computer (mittel)
   *[hard] Computer (schwer)
}
name-you = Du
name-host = Gastgeber
name-guest = Gast
name-first = Rot oder Blau
name-second = Rot oder Blau
your-turn = Du bist am Zug.
name-somebody = Jemand
new-name = Dein Name
new-name-one = Erster Name
new-name-two = Zweiter Name
new-side = Farbe
side = { $side ->
    [draw] Losen
    [red] Rot
   *[blue] Blau
}
side-first = { $side ->
    [draw] Losen
    [red] Erster ist Rot
   *[blue] Zweiter ist Rot
}
side-draw-text = Die Farbe wird fair gelost. Rot beginnt.
side-red-text = Rot beginnt.
option = { $option ->
    [memory] Ränge nach einem Gefecht
   *[limit] Zeit pro Zug
}
option-value = { $option ->
    [memory] { $value ->
        [show] Bleiben sichtbar
       *[hide] Wieder verdeckt
    }
   *[limit] { $seconds ->
        [0] Ohne Grenze
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
}
option-text = { $option ->
    [memory] { $value ->
        [show] Ein Rang, der einmal gezeigt wurde, bleibt auf dem Brett.
       *[hide] Merk dir selbst, wer wer ist.
    }
   *[limit] Läuft die Zeit ab, ist der Zug verpasst. Der dritte verpasste Zug verliert das Spiel.
}
new-lock = Mit Passwort schützen
new-lock-text = Nur wer das Passwort kennt, kann beitreten. Es wird nie gesendet.
password = Passwort
password-set = Passwort setzen
password-change = Passwort ändern
password-clear = Entfernen
password-save = Speichern
locked = Mit Passwort
new-start = { $way ->
    [bot] Spielen
    [local] Spielen
   *[link] Einladung machen
}
new-rules = Regeln lesen

# Laden
loading-title = Gleich geht es los
loading-text = { $step ->
    [download] Das Regelwerk wird geladen
    [start] Das Regelwerk startet
    [load] Der Tisch wird gedeckt
   *[ready] Bereit
}: { $part } %
opening-title = Das Spiel wird geöffnet
opening-text = Einen Moment …
setup-wait-engine = Regeln laden: { $part } %
setup-wait-table = der Tisch wird gedeckt
setup-wait-friend = warte auf deinen Freund
prepare-open = Schon mal aufstellen
prepare-close = Brett ausblenden
prepare-text = Was du aufstellst, bleibt so stehen, wie du es siehst, welche Farbe du auch bekommst.
error-start = Das Regelwerk konnte nicht starten
error-start-text = Prüf die Verbindung und versuch es noch einmal. Was du aufgestellt hast, bleibt.
error-start-wasm = Dieser Browser erlaubt kein WebAssembly, das die Spiele brauchen.
error-start-missing = Eine Datei ließ sich nicht laden. Prüf die Verbindung und versuch es noch einmal.
error-start-python = Das Regelwerk hat beim Starten aufgehört. Versuch es noch einmal.
error-engine-stopped = Das Regelwerk wurde angehalten. Versuch es noch einmal.
error-bug = Hier ist etwas schiefgegangen, und zwar bei uns. Das Spiel geht weiter. ({ $detail })

# Tisch
setup-title = Stell deine Seite auf
setup-text = { $game ->
   *[flagge] Stell deine 40 Einheiten auf deine vier Reihen oder nimm eine fertige Aufstellung. Die andere Seite sieht nur, dass du fertig bist.
}
battle-title = Gefecht
table-as-text = Der Tisch als Text
table-bar = Rund ums Brett
bar-moves = Züge
bar-captured = Geschlagen
bar-chat = Chat
bar-chat-news = Chat ({ $count } neu)
bar-acts = Mehr
bar-outcome = Ergebnis
status-won = gewonnen
status-lost = verloren
status-drawn = remis
status-ready = ist bereit
status-setting-up = stellt auf
status-thinking = denkt nach
status-your-turn = du bist am Zug
status-turn = am Zug
status-misses = { $count ->
    [one] 1 Zug verpasst
   *[other] { $count } Züge verpasst
}
status-link = { $link ->
    [quiet] gerade still
    [lost] Verbindung weg
   *[away] abwesend
}
clock-of = Zeit: { $name }
clock-low = { $count ->
    [one] Noch 1 Sekunde
   *[other] Noch { $count } Sekunden
}
acts = Was du sonst tun kannst
act-draw = Remis
act-draw-text = Remis anbieten
act-limit = Zugzeit
act-limit-text = Eine andere Zugzeit vorschlagen
act-stuck = Kein Zug mehr
act-stuck-text = Du hast keinen erlaubten Zug. Wenn du das sagst, endet das Spiel als Niederlage.
act-stuck-do = Spiel beenden
act-give-up = Aufgeben
act-give-up-text = Dieses Spiel aufgeben
give-up-title = Aufgeben?
give-up-cost = { $cost ->
    [leave] Vor deinem zehnten Zug zählt das als Verlassen: du bekommst -500 Punkte, die andere Seite gewinnt.
    [loss] Du verlierst. Du bekommst 300 Punkte, weniger deine Verluste, plus deine Beute.
   *[setup] Das Spiel endet ohne Punkte für beide.
}
give-up-do = Aufgeben
play-on = Weiterspielen
limit-title = Eine Zugzeit vorschlagen
limit-text = Sie gilt ab dem nächsten Zug, wenn die andere Seite annimmt. Die Uhr läuft solange weiter.
prompt-draw-offer = { $name } bietet Remis an.
prompt-limit-offer = { $seconds ->
    [0] { $name } schlägt vor, ohne Zeitgrenze zu spielen.
   *[other] { $name } schlägt { $seconds } Sekunden pro Zug vor.
}
moves-title = Züge
moves-none = Noch keine Züge.
replay = Zurückschauen
replay-first = Erste Stellung
replay-previous = Einen Zug zurück
replay-next = Einen Zug vor
replay-last = Neueste Stellung
replay-is = Du siehst Zug { $ply } von { $plies }.
replay-back = Zurück ins Spiel
replay-end = Zum Ende
chat-title = Unterhaltung
chat-write = Nachricht schreiben
chat-send = Senden
chat-password-yours = Das Passwort ist: { $password }
chat-password-none = Dieses Spiel hat kein Passwort.
chat-password-set = Dieses Spiel hat ein Passwort.
chat-command-unknown = Den Befehl { $command } gibt es nicht.

# Ein Gerät
cover-title = { $named ->
    [yes] Gib das Gerät an { $name } ({ $colour })
   *[no] Gib das Gerät an { $colour }
}
cover-text = Alles ist verdeckt, bis { $name } übernimmt.
cover-clock = Die Uhr läuft:
cover-reveal = Ich bin { $name }, Brett zeigen
pass-soon = Sieh dir deinen Zug an, dann gib das Gerät weiter.
pass-now = Weitergeben

# Ende
over-you-won = Du hast gewonnen
over-you-lost = Du hast verloren
over-won-by = { $name } hat gewonnen
over-drawn = Remis
over-reason = { $reason ->
    [flag] { $you ->
        [winner] Du hast die Flagge erobert.
       *[other] { $winner } hat die Flagge erobert.
    }
    [stuck] { $you ->
        [loser] Du hast keinen erlaubten Zug mehr.
       *[other] { $loser } hat keinen erlaubten Zug mehr.
    }
    [no_movable] { $you ->
        [loser] Du hast keine Einheit mehr, die ziehen kann.
       *[other] { $loser } hat keine Einheit mehr, die ziehen kann.
    }
    [both_no_movable] Keine Seite hat noch eine Einheit, die ziehen kann.
    [missed] { $you ->
        [loser] Du hast drei Züge verpasst.
       *[other] { $loser } hat drei Züge verpasst.
    }
    [give_up] { $you ->
        [loser] Du hast aufgegeben.
       *[other] { $loser } hat aufgegeben.
    }
    [leave] { $you ->
        [loser] Du bist vor dem zehnten Zug gegangen.
       *[other] { $loser } ist vor dem zehnten Zug gegangen.
    }
    [left_in_setup] Das Spiel wurde beim Aufstellen verlassen.
    [draw_agreed] Beide haben sich auf Remis geeinigt.
   *[other] Das Spiel ist vorbei.
}
points = Punkte
points-none = Keine Punkte für beide.
points-part = { $key ->
    [base] Ergebnis
    [units_lost] Eigene Verluste
    [units_captured] Geschlagene Einheiten
   *[turns_missed] Verpasste Züge
}
rematch = Revanche
rematch-running = Dieses Spiel läuft noch.
over-new = Neues Spiel
export = Als Datei sichern
export-of = { $name } als Datei sichern

# Meine Spiele
games-new = Neues Spiel
games-none = Noch keine Spiele. Das erste ist nur einen Klick entfernt.
games-first = Ein erstes Spiel spielen
games-imported = { $count ->
    [one] 1 Spiel eingelesen.
   *[other] { $count } Spiele eingelesen.
}
games-taken-up = { $count ->
    [one] 1 Spiel aus dieser Datei steht in deiner Liste.
   *[other] { $count } Spiele aus dieser Datei stehen in deiner Liste.
}
import = Datei einlesen
card-your-turn = Du bist dran
card-stage = { $stage ->
    [waiting] wartet auf einen Freund
    [setup] Aufstellung
    [over] vorbei nach { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }
   *[play] { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
}
game-resume = Weiterspielen
game-look = Ansehen
remove-title = Dieses Spiel löschen?
remove-text = Es ist dann von diesem Gerät verschwunden. Sichere es vorher als Datei, wenn du es behalten möchtest.
remove-do = Löschen
remove-of = { $name } löschen
game-missing = Dieses Spiel ist nicht mehr auf diesem Gerät.
game-elsewhere = Dieses Spiel ist in einem anderen Tab offen. Spielen kann immer nur einer.
elsewhere-title = In einem anderen Tab offen
elsewhere-take = Hier spielen
broken-title = Dieses Spiel lässt sich nicht öffnen
save-raw = Text sichern
refused-title = { $count ->
    [one] 1 Datei ließ sich nicht einlesen
   *[other] { $count } Dateien ließen sich nicht einlesen
}
save-raw-of = Text von { $name } sichern
save-broken = Das ist kein Spiel von Taktbrett, oder es ist beschädigt.
save-truncated = Das Ende dieser Datei fehlt.
save-altered = Diese Datei wurde nach dem Sichern verändert.
save-newer = Dieses Spiel stammt aus einer neueren Version von Taktbrett. Aktualisiere die Seite und versuch es noch einmal.
save-older = Dieses Spiel stammt aus einer älteren Version mit anderen Regeln.
storage-problem = { $storage ->
    [full] Der Speicher dieses Browsers ist voll. Sichere das Spiel, bevor du die Seite schließt.
   *[refused] Dieser Browser behält nichts. Sichere das Spiel, bevor du die Seite schließt.
}
storage-setup = Die Aufstellung konnte nicht behalten werden: der Speicher des Browsers lehnt ab.

# Zwischen Browsern
invite-title = Freund einladen
invite-step-send = Schick die Einladung
invite-step-answer = Nimm die Antwort an
invite-answer-text = Dein Freund öffnet die Einladung und schickt dir eine Antwort. Öffne diesen Link in diesem Browser oder füge ihn hier ein.
invite-link = Einladungslink
invite-label = Einladung
invite-say = Spiel { $game } mit mir:
invite-making = Die Einladung entsteht …
invite-waiting = Warte auf deinen Freund
invite-cancel = Einladung zurückziehen
answer-title = Schick deine Antwort zurück
answer-broken = Dieser Antwortlink ist kaputt
answer-broken-text = Bitte noch einmal um die Antwort oder füge sie hier ein.
answer-text = Gib diese Antwort dem, der dich eingeladen hat. Sobald sie dort geöffnet wird, seid ihr verbunden. Lass diese Seite offen.
answer-link = Antwortlink
answer-label = Antwort deines Freundes
answer-say = Hier ist meine Antwort:
answer-waiting = Warte, bis deine Antwort geöffnet wird
answer-cancel = Nicht beitreten
qr-label = QR-Code
copy-link = Link kopieren
copy-code = Code kopieren
copied-link = Link kopiert.
copied-code = Code kopiert.
copy-failed = Kopieren ist hier nicht erlaubt. Markiere den Text und kopiere ihn selbst.
share = Teilen
code-paste = Link oder Code einfügen
code-take = Verbinden
code-scan = Scannen
code-picture = Bild lesen
join-looking = Die Einladung wird gelesen
join-reading = Die Einladung wird gelesen …
join-loading = Das Regelwerk wird geladen: { $part } %. Dann siehst du, wer dich einlädt.
join-broken = Dieser Code lässt sich nicht benutzen
join-title = { $name } lädt dich zu { $game } ein
join-go = Beitreten
join-password-text = Frag den, der dich eingeladen hat.
hand-busy = Die Antwort wird übergeben
hand-taken = Die Antwort ist angekommen
hand-taken-text = Dein Spiel geht in dem Tab weiter, der gewartet hat. Diesen kannst du schließen.
hand-close = Tab schließen
hand-alone = Zu welchem Spiel gehört diese Antwort?
hand-alone-text = In diesem Browser wartet kein Tab darauf. Öffne dein Spiel unter Meine Spiele und versuch es noch einmal, oder füge den Code dort ein.
link-title = Verbindung
link-connecting = Verbinde …
link-state = { $state ->
    [open] verbunden
    [quiet] einen Moment still
    [lost] Verbindung weg, dein Freund kann zurückkommen
    [reconnecting] suche deinen Freund …
    [needs-code] Verbindung weg
    [connecting] verbinde …
   *[waiting] warte
}
link-state-long = { $state ->
    [open] Ihr seid wieder verbunden.
    [lost] Dein Freund ist gerade weg und kann jederzeit zurückkommen. Nichts ist verloren.
    [needs-code] Von selbst findet ihr euch nicht. Ein frischer Code bringt euch zusammen; nichts ist verloren.
   *[reconnecting] Ich suche deinen Freund. Nichts ist verloren.
}
link-help = Hilfe
reconnect-send = Schick diesen Code deinem Freund
reconnect-invite = Schick deinem Freund diese neue Einladung
reconnect-say = Lass uns weiterspielen:
reconnect-take = Nimm einen Code deines Freundes an
reconnect-both = Waren beide Seiten geschlossen, macht einer von euch eine neue Einladung, und der andere antwortet.
reconnect-new = Neue Einladung machen
trust-title = Wem musst du vertrauen?
trust-short = Kein Server sieht euer Spiel. Züge sind von ihrem Spieler unterschrieben und verkettet, also kann sie niemand unbemerkt ändern. Aufstellungen sind von Anfang an versiegelt und werden am Ende geöffnet; dann prüft dein eigener Browser das ganze Spiel. Der andere Browser sieht deine Netzadresse, wie bei jeder direkten Verbindung.

captured-of = { $own ->
    [yes] Von dir verloren
   *[no] Verloren von { $name }
}
password-title = Dieses Spiel hat ein Passwort
password-left = { $count ->
    [one] Das war es nicht. Ein Versuch bleibt.
   *[other] Gib das Passwort ein, um Platz zu nehmen. { $count } Versuche bleiben.
}
password-give = Platz nehmen
again-title = Gleich geht es los
again-text = { $name ->
    [none] Warte auf deinen Freund
   *[other] Warte auf { $name }
}
rematch-theirs = Dein Freund möchte eine Revanche
rematch-accept = Revanche annehmen
audit-ok = Von deinem eigenen Browser geprüft: { $events } Ereignisse, { $seals } versiegelte Einheiten, { $digests } Stellungen. Alles passt.
audit-broken = { $reason ->
    [replay-illegal] Die Prüfung ergab: { $name } hat mit einer verdeckten Einheit gegen die Regeln gezogen.
    [opening-false] Die Prüfung ergab: { $name } hat einen anderen Rang geöffnet als den versiegelten.
    [seal-unopened] { $name } hat nicht alle Siegel geöffnet, darum war nicht alles zu prüfen.
   *[other] Die Prüfung fand etwas, das nicht passt, auf der Seite von { $name } ({ $reason }).
}

# Einstellungen
settings-look = Aussehen
settings-play = Spielen
settings-keep = Behalten
set-theme = Farben
theme = { $theme ->
    [auto] Wie das Gerät
    [light] Hell
   *[dark] Dunkel
}
set-language = Sprache
language = { $language ->
    [auto] Automatisch
    [de] Deutsch
   *[en] English
}
set-name = Dein Name
set-name-text = Ihn sehen die, mit denen du spielst.
set-sound = Ton
set-numbers = Rangzahlen umdrehen
set-numbers-text = Dann ist 1 der stärkste Rang statt 10.
settings-link = Zwischen Browsern
set-helpers = Adresshelfer
set-helpers-text = Leer: Dein Gegenüber muss im selben Netz sein. Übers Internet trage einen STUN- oder TURN-Server ein, dem du vertraust, etwa stun:host:port. Er sieht deine Netzadresse, nie das Spiel.
set-helpers-wrong = „{ $word }“ ist keine Adresse wie stun:host:port oder turn:name:passwort@host:port.
set-motion = Bewegung
set-motion-text = Einheiten gleiten, Gefechte werden gezeigt. Aus: alles ist gleich an seinem Platz.
save-single = Als eine Datei sichern
save-single-text = Alles in einer .html-Datei, mit deinen Spielen und Aufstellungen. Sie öffnet sich mit einem Doppelklick, ohne Internet.
save-single-do = Sichern
save-single-done = Gesichert. Deine Spiele und Aufstellungen sind darin.
single-missing = Die Datei ließ sich nicht laden. Dafür brauchst du einmal Internet.
single-broken = Die Datei ließ sich nicht zusammensetzen.
install = Installieren
install-text = Legt Taktbrett zu deinen anderen Apps.
install-do = Installieren

# Über
about-what = Taktbrett sind vier Brett- und Kartenspiele auf einer Seite. Dahinter steht kein Server: die Regeln laufen in deinem Browser, und Browser sprechen direkt miteinander.
about-version = Version { $version }
trust = { $part ->
    [server] Es gibt keinen Server und keinen Gastgeber, der in ein Spiel schauen oder es verbiegen könnte. Wer ein Spiel aufmacht, kann nicht mehr als der Gast.
    [log] Jeder Zug ist von seinem Spieler unterschrieben und an den vorigen gekettet. Zwei verschiedene unterschriebene Züge an derselben Stelle beweisen, wer betrogen hat.
    [hidden] Am Anfang übergibt jeder Browser ein versiegeltes Versprechen für jede seiner Einheiten. Im Gefecht werden die beiden Siegel geöffnet, am Ende alle, und dein Browser spielt das ganze Spiel mit den Regeln nach.
    [limits] Niemand kann verhindern, dass jemand geht oder einen Freund oder ein Programm um Rat fragt. Eine falsche Aufstellung kommt heraus, wenn das Spiel endet, nicht vorher.
   *[privacy] Über dich wird nichts gesammelt. Wer mit dir in einem anderen Browser spielt, kann deine Netzadresse sehen.
}
licences-title = Dank und Lizenzen
licences-text = Taktbrett ist freie Software unter der MIT-Lizenz. Es benutzt die Arbeit anderer:

# Verlaufen
lost-title = Hier ist nichts
lost-text = Vielleicht ist die Adresse abgeschnitten.
lost-home = Zur Startseite

# Regeln
rules-title = { $game }: die Regeln
rules-ranks = Die Ränge
rules-tips = Tipps
rules-keys = Mit der Tastatur
rules-play = Spielen
rules-head = { $part ->
    [goal] Worum es geht
    [board] Brett
    [setup] Aufstellen
    [moving] Ziehen
    [chase] Jagen
    [battle] Gefecht
    [special] Minen, Spion, Aufklärer
    [end] Wie es endet
    [time] Zeit und Angebote
   *[points] Punkte
}
rules-text = { $part ->
    [goal] Beide Seiten haben 40 Einheiten, deren Ränge die andere nicht sieht. Wer die fremde Flagge erobert, gewinnt.
    [board] Das Brett hat 10 mal 10 Felder. Die zwei Sperren in der Mitte, ein Autowrack und ein Loch über dem Kanal, darf niemand betreten oder durchqueren. Die eigene Seite siehst du immer unten.
    [setup] Stell deine Einheiten auf deine vier Reihen, wie du möchtest. Zieh sie, oder wähl eine Einheit und dann ein Feld. Automatik setzt den Rest auf freie Felder und lässt stehen, was steht. Du hast drei Minuten, dann wird der Rest für dich gesetzt.
    [moving] Rot beginnt. Ein Zug ist ein Schritt einer Einheit: ein Feld nach links, rechts, oben oder unten. Aufklärer ziehen in gerader Linie beliebig weit. Niemand springt. Flagge und Minen ziehen nie.
    [chase] Bis zum nächsten Gefecht darf eine Einheit dasselbe Feld dreimal betreten, das vierte Mal ist gesperrt. Ein Angriff ist immer erlaubt, und nach jedem Gefecht beginnt die Zählung neu.
    [battle] Wer auf eine fremde Einheit zieht, greift sie an. Beide Ränge werden gezeigt. Der stärkere bleibt, der schwächere ist geschlagen, bei gleichen sind es beide. Ein siegreicher Angreifer zieht auf das Feld.
    [special] Eine Mine schlägt jeden Angreifer außer dem Räumkommando, das sie räumt. Der Spion schlägt den Feldmarschall, wenn er zuerst angreift, und verliert gegen alle anderen. Ein Aufklärer darf in gerader Linie über jede Entfernung angreifen.
    [end] Du gewinnst, wenn du die Flagge eroberst oder wenn die andere Seite keinen erlaubten Zug oder keine bewegliche Einheit mehr hat. Nimmt ein Gefecht beiden die letzte, ist das Spiel remis.
    [time] Wer nicht rechtzeitig zieht, verpasst den Zug; der dritte verpasste Zug verliert. Einmal in zehn eigenen Zügen kannst du Remis anbieten, und du kannst eine andere Zugzeit vorschlagen. Ein Remisangebot verfällt mit dem nächsten Zug der anderen Seite.
   *[points] Der Sieger bekommt 1000, der Verlierer 300 Punkte, weniger die eigenen Verluste, plus die geschlagenen Einheiten. Jeder verpasste Zug kostet 100. Wer vor dem zehnten Zug geht, bekommt -500. Ein Remis zählt für beide 0.
}
rules-tip = { $tip ->
    [marshal] Dein Feldmarschall ist stark, aber der Spion kann ihn schlagen. Schütz ihn, sobald er bekannt ist.
    [scouts] Aufklärer finden Ränge heraus, verraten sich aber durch weite Züge.
    [miners] Heb einige Räumkommandos für später auf: sie öffnen den Weg zur Flagge.
    [mines] Minen können die Flagge schützen. Sie können sie auch verraten oder eigenen Einheiten im Weg stehen.
   *[memory] Merk dir, wer gezogen hat: der ist weder Mine noch Flagge.
}
rules-key = { $key ->
    [arrows] Auf dem Brett gehen die Pfeiltasten von Feld zu Feld, Pos1 und Ende an den Rand.
    [enter] Eingabe oder Leertaste wählt eine Einheit und zieht sie; Escape lässt sie los.
    [jump] Tipp ein Feld, etwa e4, um hinzugehen.
    [note] N macht eine private Notiz an einer fremden Einheit.
   *[replay] Neben dem Brett blättern die Pfeiltasten links und rechts durch die Züge; Ende geht zurück ins Spiel.
}
