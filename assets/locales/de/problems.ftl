# Was schiefgehen kann, nach den Schlüsseln von Regeln, Tisch und Verbindung. Ohne Vorwurf.

illegal-answer = Dieses Angebot gibt es nicht mehr.
illegal-chase = Diese Einheit war seit dem letzten Gefecht schon dreimal auf diesem Feld.
illegal-distance = Diese Einheit zieht nur ein Feld weit.
illegal-event = Das geht hier nicht.
illegal-face = Der gezeigte Rang passt nicht.
illegal-faces = Die gezeigten Ränge passen nicht.
illegal-immovable = Flagge und Minen ziehen nie.
illegal-limit = Diese Zugzeit gilt schon.
illegal-line = Einheiten ziehen nur in gerader Linie.
illegal-miss = Die Zeit ist noch nicht um.
illegal-open = Es liegt schon ein Angebot vor.
illegal-opening = Das Siegel einer Einheit passt nicht zu ihrem Rang.
illegal-own = Dort steht deine eigene Einheit.
illegal-path = Da steht etwas im Weg.
illegal-ready = Diese Seite ist schon bestätigt.
illegal-seat = Das ist nicht dein Platz.
illegal-setup = Alle 40 Einheiten müssen auf deiner Seite stehen.
illegal-show = Jetzt gibt es nichts zu zeigen.
illegal-soon = Ein Angebot in zehn eigenen Zügen: versuch es etwas später noch einmal.
illegal-square = Dieses Feld gibt es nicht.
illegal-stage = Das passt nicht zu diesem Teil des Spiels.
illegal-stuck = Du hast noch einen erlaubten Zug.
illegal-turn = Die andere Seite ist am Zug.
illegal-unit = Auf diesem Feld steht keine Einheit von dir.
setup-incomplete = Alle 40 Einheiten müssen auf deiner Seite stehen.

table-unknown = Dieses Spiel ist hier nicht mehr offen.
game-unknown = Dieses Spiel kennt die Seite nicht.
level-unknown = Diese Stufe kennt die Seite nicht.
seat-broken = Die Plätze dieses Spiels lassen sich nicht lesen.
seat-other = Dort sitzt niemand von diesem Gerät.
seat-taken = Dieser Platz ist schon besetzt.
bot-fallback = { $name } hat zu lange überlegt und etwas Einfaches gespielt.

code-broken = Dieser Code ist beschädigt oder abgeschnitten. Kopiere ihn noch einmal ganz.
code-version = Dieser Code stammt aus einer anderen Version von Taktbrett. Ladet beide die Seite neu.
code-wrong-kind = Hierher gehört eine Antwort, keine Einladung, oder umgekehrt.
code-other-room = Dieser Code gehört zu einem anderen Spiel.
code-old = Dieser Code ist zu alt. Mach eine neue Einladung.
code-used = Diese Einladung hat schon jemand angenommen.
code-own = Das ist deine eigene Einladung. Schick sie deinem Freund.
link-bad-frame = Vom anderen Browser kam etwas Unlesbares. Es wurde beiseitegelegt.
chat-long = Das ist zu viel für eine Partie: Hier kann nichts mehr gesagt werden.
link-first = Warte, bis der andere Browser wieder da ist: dieses Spiel wurde hier neu geöffnet.
link-flood = Vom anderen Browser kam zu viel auf einmal. Die Verbindung wurde geschlossen.
link-no-network = Dieser Browser bietet keinen Weg zum Verbinden. Bist du online?
link-not-kept = Dieser Browser merkt sich die Verbindung nicht. Lass die Seite bis zum Ende des Spiels offen.
link-too-big = Diese Nachricht ist zu lang.
link-unsupported = Dieser Browser kann sich nicht direkt mit anderen verbinden.
link-version = Der andere Browser hat eine andere Version von Taktbrett. Ladet beide die Seite neu.
qr-none = Im Bild wurde kein Code gefunden.
qr-too-long = Dieser Code ist zu lang für ein Bild.
camera-refused = Die Kamera ist nicht erlaubt. Erlaube sie im Browser oder lies ein Bild ein.
camera-missing = Hier gibt es keine Kamera. Lies ein Bild ein oder füge den Code ein.
camera-failed = Die Kamera lässt sich gerade nicht benutzen. Lies ein Bild ein oder füge den Code ein.

illegal-alone = Noch ist niemand sonst da.
illegal-early = Die Zeit der anderen Seite ist noch nicht um.
link-joined = { $name } hat Platz genommen.
link-unavailable = Zwischen Browsern zu spielen ist in diesem Browser nicht möglich.
link-cheat = { $reason ->
    [equivocation] { $name } hat an derselben Stelle zwei verschiedene Dinge unterschrieben. Das ist bewiesen, und nur das erste gilt.
    [rewind] { $name } wollte zurücknehmen, worauf schon geantwortet war. Das ist bewiesen, und es gilt nicht.
    [opening-false] { $name } hat einen anderen Rang gezeigt als den versiegelten. Es gilt nicht.
    [cheat-face] { $name } hat einen Rang gezeigt, der nicht zu dem passt, was die Einheit getan hat. Es gilt nicht.
   *[other] { $name } hat nicht fair gespielt ({ $reason }). Es gilt nicht.
}
link-fault = Etwas von { $name } passte nicht und wurde beiseitegelegt ({ $reason }).
move-undone = Dein letzter Zug hat sich mit einem anderen gekreuzt und geht nicht mehr.
opening-withheld = { $name } hat einen Rang nicht rechtzeitig gezeigt.
rematch-asked = { $name } möchte eine Revanche.
rules-differ = Eure Versionen von Taktbrett haben verschiedene Regeln ({ $mine } und { $theirs }). { $older ->
    [mine] Deine ist die ältere: Lade die Seite neu.
    [theirs] Deine ist die neuere: Die Seite im anderen Browser muss neu geladen werden.
   *[other] Ladet beide die Seite neu.
}
versions-differ = Eure Versionen von Taktbrett sind verschieden. { $older ->
    [mine] Deine ist die ältere: Lade die Seite neu.
    [theirs] Deine ist die neuere: Die Seite im anderen Browser muss neu geladen werden.
   *[other] Ladet beide die Seite neu.
}
invite-broken = Diese Einladung ist beschädigt. Bitte um eine neue.
name-empty = Sag bitte deinen Namen.
password-late = Das Spiel hat begonnen: das Passwort bleibt, wie es ist.
password-tries = Das Passwort war zu oft falsch. Bitte um eine neue Einladung.
save-foreign = Dieses Spiel gehört zu einem anderen Gerät.
digest-differs = Die beiden Browser sahen verschiedene Stellungen.
handshake-silent = Der andere Browser antwortet nicht.
own-invite = Das ist deine eigene Einladung. Schick sie deinem Gegenüber.
room-differs = Diese Verbindung gehört zu einem anderen Spiel.
game-differs = Die beiden Browser meinten verschiedene Spiele.
header-differs = Die beiden Browser sind sich über das Spiel nicht einig. Mach eine neue Einladung.
draw-false = Das Auslosen der Farben ging nicht auf. Mach eine neue Einladung.
key-unproven = Der andere Browser konnte nicht zeigen, wer er ist.
seats-number = Dieses Spiel braucht eine andere Zahl von Mitspielenden.
request-broken = Das war hier nicht zu verstehen.
