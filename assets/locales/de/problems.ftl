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

# Was nicht zu lesen ist oder nicht passt: gesagt, wenn eine Datei oder eine Nachricht des anderen Browsers abgelehnt wird
event-broken = Ein Zug darin ist nicht zu lesen.
event-long = Ein Zug darin ist zu lang, um einer zu sein.
event-unknown = Ein Zug darin ist diesem Spiel unbekannt.
json-broken = Der Text ist nicht zu lesen.
json-deep = Der Text ist zu tief verschachtelt.
json-float = Der Text enthält eine kaputte Zahl.
json-key = Der Text enthält einen Namen, der keiner ist.
json-surrogate = Der Text enthält Zeichen, die keine sind.
json-type = Der Text enthält etwas, das sich nicht behalten lässt.
notation-header = Der Kopf des Spiels ist nicht zu lesen (Zeile { $line }).
notation-event = Ein Zug ist nicht zu lesen (Zeile { $line }).
position-broken = Die Stellung ist nicht zu lesen.
position-other = Die Stellung gehört zu einem anderen Spiel oder zu anderen Regeln.
option-broken = Eine Option dieses Spiels hat einen Wert, der hier unbekannt ist.
option-unknown = Dieses Spiel hat eine Option, die hier unbekannt ist.
handle-unknown = Diese Einheit gibt es nicht.
face-contradicts = Der gezeigte Rang ist ein anderer als vorher.
face-hidden = Es wurde ein Rang gebraucht, der hier nicht bekannt ist.
face-missing = Ein Rang fehlt.
census-exceeded = So viele Einheiten dieses Rangs gibt es nicht.
no-world-fits = Keine Aufstellung passt zu dem, was bekannt ist.
method-unknown = Die Seite und ihr Regelwerk passen nicht zusammen. Lade die Seite neu.
table-local = Dieses Spiel wird an einem Gerät gespielt.
body-broken = Ein Zug des anderen Browsers ist nicht zu lesen.
commits-broken = Die Siegel der Einheiten sind nicht zu lesen.
openings-broken = Die geöffneten Siegel sind nicht zu lesen.
opening-false = Der gezeigte Rang ist nicht der versiegelte.
cheat-face = Der gezeigte Rang passt nicht zu dem, was die Einheit getan hat.
chat-signature = Eine Nachricht war nicht von dem unterschrieben, der sie schrieb.
entry-broken = Ein Schritt des anderen Browsers ist nicht zu lesen.
entry-elsewhere = Ein Schritt gehört an eine andere Stelle des Spiels.
entry-foreign = Ein Schritt gehört zu einem anderen Spiel.
entry-future = Davor fehlen Schritte.
entry-signature = Ein Schritt war nicht unterschrieben.
entry-time = Ein Schritt trägt eine Zeit, die nicht sein kann.
message-broken = Eine Nachricht ist nicht zu lesen.
message-fields = Eine Nachricht hat Teile, die nicht dazugehören.
message-hex = Eine Nachricht enthält einen kaputten Code.
message-list = Eine Nachricht enthält eine kaputte Liste.
message-long = Eine Nachricht ist zu lang.
message-name = Eine Nachricht enthält einen Namen, der keiner sein kann.
message-number = Eine Nachricht enthält eine kaputte Zahl.
message-text = Eine Nachricht enthält einen kaputten Text.
message-unexpected = Eine Nachricht kam im falschen Augenblick.
proof-broken = Der Beweis ist nicht zu lesen.
replay-differs = Beim Nachspielen kam das Spiel anders heraus.
replay-illegal = Ein Zug war gegen die Regeln.
seal-unopened = Nicht alle Siegel wurden geöffnet.
equivocation = Für dieselbe Stelle wurden zwei verschiedene Dinge unterschrieben.
rewind = Worauf schon geantwortet war, das wurde zurückgenommen.
