/** Templates of German messages; the format is described in generate.ts. */
import type { Templates } from './templates.ts';

export const de: Templates = {
  search: `
    (und|) (einen|eine|ein) {thing} aber (keinen|keine|kein) {thing}
    (produkte|artikel) fur (das|die|den|) {thing}
    (ein|eine|einen|das|die|der) {thing}
    {thing} {thing}
    {thing} (mit|ohne) {thing}
    (vergleichen sie|vergleiche) (zwei|drei) {thing}
    meine (tochter|mutter|frau) (kommt in die schule|braucht|fangt an) (sie braucht|) (einen|eine|ein|) {thing}
    (hattet ihr|hatten sie|habt ihr) (auch|) {thing}
    etwas (warmes|leichtes|wasserdichtes) fur den (winter|sommer|regen)
    (ich suche|suche|ich brauche|ich mochte|ich hatte gern|ich will|wir suchen|wir brauchen) (ein|eine|einen|) {thing}
    (ich suche|ich brauche|suche) (ein|eine|einen|) {thing} fur (meine|meinen|mein|) {whom}
    (ich suche|ich mochte|) (ein|eine|einen|) {color} {thing}
    {thing} (unter|bis|fur hochstens|um die|fur weniger als) {price}
    (ein|eine|einen|) (gunstige|gute|leichte|stabile|preiswerte) {thing}
    {thing}
    {color} {thing}
    {thing} von {brand}
    {thing} grosse {size}
    {thing} {measure}
    (haben sie|habt ihr|gibt es|verkauft ihr|verkaufen sie) (auch|) (ein|eine|einen|) {thing} (bei euch|auf lager|) ?
    (zeig mir|zeigen sie mir|empfiehl mir|finde mir|zeigt mir) (ein|eine|ein paar|alle|) {thing}
    (welche|welcher|welches|welchen) {thing} (soll ich kaufen|empfehlen sie|ist gut fur {whom}|passt fur {whom})
    etwas (zum kochen|zum putzen|fur die kuche|zum laufen|zum schlafen|furs camping|fur die reise|gegen die hitze)
    (ein|geschenk|eine idee fur ein) geschenk fur {whom} (unter {price}|)
    was (kann|soll) ich {whom} (schenken|zum geburtstag schenken)
    (bestseller|neuheiten|angebote|reduzierte) (bei|) {thing}
    (ich muss|ich will|ich mochte) (ein|eine|mein|) {thing} (kaufen|bestellen|ersetzen)
    mein {thing} ist kaputt ich brauche (ein neues|einen neuen)
    (hallo|guten tag) (ich suche|haben sie) (ein|eine|einen) {thing}
    (danke|gut) (jetzt|und|) (suche ich|brauche ich) (noch|) (ein|eine|einen) {thing}
    und (ein|eine|einen) {thing} ?
    {thing} oder {thing}
    was (ziehe ich|brauche ich) (zu einer hochzeit|zum camping|am strand|furs buro) (an|)
  `,
  refine: `
    (kein|keine|keinen|aber kein|nicht) {thing}
    (gibt es|haben sie|habt ihr) (das|die|den|ihn|sie|es) (auch|) in {color} (?|)
    ich (kann|will) nicht mehr als {price} (ausgeben|bezahlen)
    ich habe nur {price}
    (das ubersteigt|das ist uber) mein(em|) budget
    (lieber|eher) in (dunkelblau|hellgrau|einer anderen farbe|etwas dunkler)
    keine aus (plastik|metall|leder)
    (und|aber|lieber|) in {color} ?
    (und|auch|) in (grosse|) {size} ?
    (gibt es|haben sie) (die|sie|das) (auch|) in ({color}|grosse {size}|{size}) ?
    (gunstiger|billiger|etwas gunstiger|zu teuer|das ist mir zu teuer|weniger teuer)
    (teurer|etwas besseres|bessere qualitat|hochwertiger)
    (unter|bis|hochstens|maximal|nicht mehr als) {price}
    (aber|) (nicht|kein|ohne) {color}
    (nicht|ausser|aber nicht) von {brand}
    (nur|lieber|von) {brand}
    (und|auch) fur {whom} ?
    (aus|in) (baumwolle|leder|holz|wolle|metall|leinen|samt)
    (grosser|kleiner|leichter|breiter|langer|kurzer|starker)
    (nach preis sortieren|die bestbewerteten|nur reduzierte|nur verfugbare|die beliebtesten)
    (mit|ohne) (kapuze|deckel|rollen|bluetooth|fernbedienung|taschen|kabel|beutel)
    (mindestens|) {measure}
    das gleiche (in {color}|in grosser|fur {whom}|billiger)
    (die farbe|die marke|der preis) (ist egal|spielt keine rolle)
    etwas (eleganteres|moderneres|sportlicheres)
  `,
  more: `
    (gibt es|haben sie|habt ihr) (einen anderen|eine andere|ein anderes|noch einen) ?
    (zeig mir|zeigen sie mir) (mehr|weitere|andere|noch mehr|den rest|die nachsten)
    (mehr|weitere|noch mehr|andere|weiter|die nachsten|mehr auswahl)
    (etwas anderes|was anderes|ein anderes modell|andere modelle) (?|bitte|)
    (haben sie|gibt es) (noch|) (etwas anderes|andere|weitere|mehr davon) ?
    (ist das alles|nur diese) ?
    (die gefallen mir nicht|gefallt mir nicht|keins davon) (zeig andere|)
    was (noch|gibt es noch) ?
  `,
  shown: `
    (ist das|ist es|sind die|sind sie) (original|echt|eine kopie|gefalscht|eine falschung) ?
    (wie viel|was) (kosten|fur|machen) (zwei|drei|vier) (davon|) ?
    (und|) was wenn (es|er|sie) kaputt geht (nach einem monat|) ?
    (darf|kann|muss|braucht) (es|er|sie|der|das {ord}|das) (in die spulmaschine|in die waschmaschine|batterien|in den ofen|im regen benutzt werden) ?
    (wie viel|wie viele) (wiegt|kostet|stunden halt|watt hat) (das {ord}|der akku|es|das) ?
    was (macht|kostet|ergibt) das zusammen (fur beide|) ?
    (und|was ist mit) (das|der|die|dem) {ord} ?
    ist (das|der|die) {ord} (auf lager|verfugbar|reduziert|schwer|waschbar|wasserdicht|gut) ?
    (was kostet|wie viel kostet|preis von) (das|der|die) {ord} ?
    (mehr uber|erzahl mir mehr uber|details zu|mehr details zu) (das|der|die|dem|den|) ({ord}|dieses|es)
    (wie schwer|wie gross|wie lang|wie laut|wie breit|wie hoch|wie stark) ist (es|das|er|das {ord}|dieses|die {ord}) ?
    (welche|welches|was ist die|was ist das) (garantie|gewicht|material|leistung|akkulaufzeit|kapazitat|grosse|marke|farben) (hat es|hat das {ord}|hat er|von dem|) ?
    (hat|ist|kann|passt) (es|er|sie|das|dieses) (garantie|bluetooth|gut|leicht|aus leder|wasserdicht|spulmaschinenfest|gute bewertungen) ?
    (welches|welcher|welche) (davon|) (ist|hat) (am gunstigsten|am leichtesten|am besten bewertet|besser|das beste|die beste bewertung|am starksten|am grossten) ?
    (das|der|die) (gunstigste|billigste|leichteste|teuerste|bestbewertete|schwerste|neueste) (von allen|davon|) ?
    (vergleiche|vergleichen sie|vergleich) (das {ord} und das {ord}|beide|die beiden|die ersten zwei)
    (was ist der unterschied|unterschied) zwischen (dem {ord} und dem {ord}|beiden|den beiden)
    (beide|die beiden|das {ord} und das {ord}|alle drei) (zusammen|insgesamt) (was kostet das|wie viel|) ?
    (was kosten|wie viel kosten) (beide|die beiden|das {ord} und das {ord}) (zusammen|) ?
    (gibt es|haben sie) (das {ord}|es|ihn|dieses) (auch|) in ({color}|grosse {size}) ?
    (was kostet die lieferung|wann kommt|wann wird es geliefert) (fur das {ord}|fur dieses|das {ord}|)
    (wer verkauft es|wer ist der verkaufer|von welchem shop)
    (wie sind die bewertungen|was sagen kunden|gute bewertungen) (vom {ord}|) ?
    (wie viele gibt es noch|ist es noch da|noch auf lager) ?
    kann ich es (zuruckgeben|umtauschen)
    (das {ord}|der {ord}) (gefallt mir|nehme ich)
    und (die garantie|die grosse|die farbe|das gewicht) ?
  `,
  order: `
    (kann ich|geht|ist) (in raten|ratenzahlung) (zahlen|moglich|) ?
    {order}
    meine nummer ist {num} {num} {num}
    gibt es (neues|etwas neues) von (meinem paket|meiner bestellung) ?
    (muss|soll) ich (vorher|im voraus|bei ankunft) (bezahlen|zahlen) ?
    (wo ist|wo bleibt|was ist mit|status von) (meine bestellung|mein paket|bestellung {order}|meine lieferung)
    ich habe (meine bestellung|mein paket|noch nichts|nichts) (noch nicht|) (erhalten|bekommen)
    (meine bestellung|mein paket) (ist nicht angekommen|ist verspatet|hangt fest|sollte gestern kommen)
    (was kostet|wie viel kostet|wie teuer ist) (die lieferung|der versand) (nach {region}|) ?
    (liefert ihr|liefern sie|versendet ihr) (nach|ins) ({region}|ausland|hause) ?
    (wie lange|wann|in wie vielen tagen) (dauert die lieferung|kommt das paket|wird geliefert) (nach {region}|) ?
    und nach {region} ?
    (kann ich|kann man) (mit karte|bar|bei lieferung|in raten|online|per uberweisung) (zahlen|bezahlen) ?
    (meine|die) (zahlung|karte) (ist fehlgeschlagen|wurde abgelehnt|geht nicht|wurde doppelt belastet)
    (ich mochte|wie kann ich|kann ich) (meine bestellung|die lieferadresse) (stornieren|andern)
    (wo ist|wann bekomme ich|ich will) (meine erstattung|mein geld zuruck|mein geld)
    (ich brauche|wo ist) (eine|meine|die) rechnung
    (meine bestellnummer ist|bestellung) {order}
    der (fahrer|paketbote|kurier) (kam nicht|hat nicht angerufen|ist zu spat)
    was ist wenn ich nicht (zu hause|da) bin ?
    (bestellung|paket|sendung) verfolgen
    (ist die lieferung kostenlos|ab wann ist der versand kostenlos|kostenlose lieferung)
    ich habe (vor {num} tagen|letzte woche|gestern) (bestellt|bezahlt) (und nichts|und noch nichts|)
    welche (zahlungsarten|lieferarten) (gibt es|akzeptiert ihr)
  `,
  damaged: `
    (als ich sie auspackte|beim auspacken|beim offnen) war (die|das|der) {thing} (zerbrochen|kaputt|gerissen)
    (die|das|der) {thing} war (zerbrochen|kaputt|gerissen) als ich (sie|es|ihn) (auspackte|bekam)
    (ich habe|ihr habt mir|man hat mir) (ein|eine|das|einen) ({thing}|artikel|produkt|paket) (kaputt|beschadigt|defekt|zerkratzt|unvollstandig) (bekommen|geliefert|erhalten)
    (das|der|die|mein) ({thing}|produkt|artikel|paket) (kam|ist) (kaputt|beschadigt|defekt|zerbrochen) (an|)
    (ich habe|ihr habt) (die falsche grosse|die falsche farbe|den falschen artikel) (bekommen|geschickt)
    es fehlt (etwas|ein teil|das ladegerat) (im paket|)
    (das|der|mein) ({thing}|gerat|produkt) (funktioniert nicht mehr|geht nicht an|ging kaputt) (nach {num} tagen|)
    das ist nicht was ich bestellt habe
  `,
  help: `
    (ich habe|habe) (ein|eine|einen) {thing} (bekommen|erhalten) (der|die|das|) (zu klein|zu gross|zu eng|passt nicht) (was tun|was mache ich|) ?
    (ich mochte|kann ich|wie kann ich) (ein|eine|mein|meine|die|das|) {thing} (zuruckgeben|umtauschen|zuruckschicken)
    was mache ich wenn (ich es zuruckgeben will|es nicht passt|es mir nicht gefallt)
    mein (gutschein|code) wird (nicht angenommen|abgelehnt)
    (wie kann ich|wie|wie geht das) (bestellen|etwas kaufen|einen gutschein einlosen|einen artikel zuruckgeben|etwas zuruckschicken|umtauschen|eine bewertung schreiben|in den warenkorb legen|den code eingeben)
    (kann ich|darf ich) (einen artikel|ein produkt|es|{thing}|) (zuruckgeben|zuruckschicken|umtauschen) (wenn es nicht passt|wenn es nicht gefallt|) ?
    (wie lange|wie viele tage) (habe ich zeit|kann ich) (zum zuruckgeben|zuruckgeben|fur die ruckgabe)
    wer (zahlt|bezahlt) (die rucksendung|den ruckversand)
    (wie ist|was ist) (ihre ruckgaberegel|das ruckgaberecht|das widerrufsrecht)
    (gibt es|haben sie|habt ihr) (einen|) (gutschein|rabattcode|gutscheincode)
    (mein|der) (code|gutschein|rabattcode) (geht nicht|funktioniert nicht|wird nicht angenommen|ist ungultig)
    (die seite|der warenkorb|die app|der knopf) (geht nicht|funktioniert nicht|sturzt ab|hangt|ladt nicht)
    (ich kann nicht|ich kann nichts) (in den warenkorb legen|bestellen|zur kasse gehen)
    wie funktioniert (die garantie|die ruckgabe|das punkteprogramm|die wunschliste)
    (welche grosse|grossentabelle|wie messe ich mich) (soll ich nehmen|)
    (kann ich|darf ich) (zwei codes|mehrere gutscheine) (nutzen|einlosen)
    (und|was) wenn es nicht (passt|gefallt) ?
    brauche ich ein konto zum bestellen ?
  `,
  about: `
    habt ihr (am samstag|am sonntag|heute|an feiertagen) (offen|geoffnet)
    (was ist|wer ist|wer steckt hinter) (lawaj|diese seite|eure firma)
    (seid ihr|sind sie|ist das) (serios|ein echter laden|sonntags geoffnet|eine tunesische firma|vertrauenswurdig|sicher) ?
    wo (seid ihr|sind sie|ist euer laden|ist ihr geschaft)
    (wann habt ihr|wann haben sie) (geoffnet|offen|geschlossen)
    (was macht ihr|was machen sie) mit meinen daten
    (agb|datenschutz|impressum|nutzungsbedingungen)
    (sucht ihr leute|habt ihr jobs|wie kann ich mich bewerben)
    (wie sammle ich|was bringen) punkte
    sind (die produkte|eure marken) (echt|original|neu) ?
    wie kann ich (euch|sie) (kontaktieren|erreichen)
  `,
  account: `
    (ich habe ein problem|problem) (mit dem login|mit meinem konto|bei der anmeldung)
    ich komme nicht (mehr|) in mein konto (rein|)
    (ich habe|) mein (passwort|kennwort) (vergessen|verloren)
    (ich kann mich nicht|kann mich nicht) (anmelden|einloggen)
    (wie kann ich|ich mochte|ich will) (ein konto|mein konto) (erstellen|loschen|schliessen|andern|eroffnen)
    (wie|wo) (andere ich|kann ich) (meine e mail|meine telefonnummer|meine adresse|mein passwort) (andern|)
    mein konto (ist gesperrt|wurde gehackt|ist weg)
    (ich bekomme|habe) (keinen code|keine e mail|keinen link) (bekommen|)
    (registrieren|ich mochte mich registrieren|anmelden|abmelden)
  `,
  seller: `
    ich (mache|giesse|nahe|backe|male) ({thing}|kerzen|taschen|honig) und (will|mochte) (sie|es) bei euch (anbieten|verkaufen)
    (ich mochte|wie kann ich|kann ich) (bei euch|bei ihnen|auf lawaj|hier|) (verkaufen|verkaufer werden|meine produkte verkaufen|meine produkte anbieten|einen shop eroffnen)
    (wie hoch ist|wie viel|welche) (die provision|provision nehmt ihr|gebuhren nehmt ihr)
    wann werden (verkaufer|handler) bezahlt
    (bedingungen|regeln|anmeldung) fur (verkaufer|handler)
    ich (stelle|mache) ({thing}|schmuck|seife) (her|) und (mochte sie verkaufen|will verkaufen)
  `,
  complaint: `
    (euer|ihr) service ist (wirklich|) (enttauschend|mangelhaft|mies)
    du antwortest (vollig|ganz|) (falsch|daneben)
    (ihr seid|sie sind|das ist|du bist) (schlecht|unverschamt|betruger|eine frechheit|lacherlich|nutzlos|inakzeptabel|dumm|das letzte)
    ich bin (sehr|wirklich|) (enttauscht|wutend|verargert|unzufrieden|sauer)
    (euer service|der service|die qualitat|dieser verkaufer|der fahrer) (ist|war) (schlecht|schrecklich|eine katastrophe|unfreundlich|furchtbar)
    (niemand antwortet|keine antwort|ich warte seit {num} tagen auf antwort)
    (nie wieder|ich kaufe nie wieder bei euch|ich werde sie anzeigen)
    (betrug|abzocke|scheisse|frechheit|mir reichts)
    (ich mochte|wie kann ich|wo kann ich) mich beschweren
    (du verstehst nichts|das habe ich nicht gefragt|falsche antwort|das hat nichts mit meiner frage zu tun)
  `,
  human: `
    (kein|keinen|nicht mit einem) (roboter|bot) (bitte|)
    kann mich (bitte|) (ein mitarbeiter|jemand) (anrufen|zuruckrufen|kontaktieren)
    (ich mochte|kann ich|ich will) mit (einem menschen|jemandem|einem mitarbeiter|dem kundendienst|einer echten person) (sprechen|reden)
    (rufen sie mich an|verbinden sie mich|ruckruf bitte)
    (wie ist|geben sie mir) (ihre telefonnummer|eure nummer|ihre nummer)
    ich will keinen (roboter|bot)
  `,
  hello: `
    (hallo|guten tag|guten morgen|guten abend|hi|servus|moin|gruss gott) (zusammen|lawaj|)
    (hallo|guten tag) (ich habe eine frage|konnen sie mir helfen|)
  `,
  thanks: `
    (super|ganz|) lieben dank
    (danke|vielen dank|danke schon|danke sehr|besten dank|herzlichen dank) (fur die hilfe|fur alles|das war nett|)
    (super danke|alles klar danke|ok danke|nein danke|das war alles danke|perfekt danke)
  `,
  bye: `
    (tschuss|auf wiedersehen|bis bald|schonen tag noch|gute nacht|bis morgen|schonen abend) (und danke|)
  `,
  wellbeing: `
    (wie geht es dir|wie geht es ihnen|wie gehts|alles gut|wie lauft es|geht es dir gut) (heute|)
  `,
  identity: `
    (wer bist du|wer sind sie|wie heisst du|was bist du)
    (bist du|sind sie|rede ich mit) (ein roboter|ein bot|ein mensch|eine ki|eine maschine|einem menschen) ?
    (was kannst du|wobei kannst du helfen|wie kannst du mir helfen|was weisst du)
    (wer hat dich gemacht|welche sprachen sprichst du|sprichst du deutsch)
  `,
  assent: `
    (ok|ja|nein|gut|super|klar|in ordnung|alles klar|vielleicht|warum nicht|verstanden|genau|passt|ja bitte|nicht wirklich) (ja|nein|)
    (ich uberlege noch|mal sehen|egal|nichts|vergiss es|schon gut|ich schaue nur)
  `,
  offtopic: `
    ich habe seit {num} tagen (fieber|schmerzen|husten)
    meine (freundin|frau) hat (schluss gemacht|mich verlassen)
    wo (lege|spare) ich (mein erspartes|mein gehalt) (an|)
    (wie wird das wetter|regnet es|wie ist das wetter) (heute|morgen|in {region}|)
    (erzahl mir|kennst du|erzahle) (einen witz|eine geschichte|etwas lustiges|ein gedicht)
    (wer hat gewonnen|wie steht es|ergebnis) (das spiel|gestern|im finale|)
    ich habe (kopfschmerzen|fieber|ruckenschmerzen|bauchschmerzen|zahnschmerzen|husten|grippe) (was tun|was kann ich nehmen|seit gestern|)
    (welches medikament|welche tablette|soll ich zum arzt) (gegen fieber|gegen husten|)
    ich (bin|fuhle mich) (traurig|einsam|mude|gestresst|krank|verliebt|glucklich)
    (meine frau|mein mann|mein freund) (hat mich verlassen|ist krank|ist gestorben)
    (wie|wo) (lege ich|soll ich|kann ich) (mein geld|geld) (an|investieren|anlegen|leihen)
    wie ist der (wechselkurs|goldpreis|eurokurs)
    was ist die hauptstadt von (frankreich|japan|italien)
    was ist {num} (plus|mal|minus) {num}
    (ubersetze|schreibe|korrigiere) (diesen text|einen brief|eine e mail|meine hausaufgaben)
    (wie spat ist es|welcher tag ist heute|wann ist ramadan)
    (magst du|glaubst du an|was denkst du uber) (fussball|politik|gott|musik)
    (rezept fur|wie koche ich) (couscous|einen kuchen|suppe)
    (ich kann nicht schlafen|ich habe kein geld|ich bin schwanger|liebst du mich)
  `,
  unclear: `
    (hm|) (weiss nicht so recht|bin nicht sicher|wie meinst du das)
    (was|hm|wie bitte|ah|na) (was|)
    (und|also|das heisst|erklar|ich verstehe nicht|hilfe|ich habe ein problem|ich habe eine frage|hilf mir)
    (weiss nicht|ich weiss nicht|keine ahnung|kommt darauf an|wie du willst)
    (dafur|das|da|ding|das ding|wie immer)
    (warte|moment|test)
  `,
};
