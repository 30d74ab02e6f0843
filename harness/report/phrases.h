/* What the pages say around the texts, in the order of enum said, a language each.
 * Included by translation.c. Formats take their arguments in the same order everywhere. */
{
    /* English */
    [P_TITLE] = "%s: clarifications",
    [P_INTRO] = "What the document leaves open, and what that means in play. Every position below "
                "was found or checked "
                "by playing both readings side by side; each can be replayed with `quibble ask`.",
    [P_CLAUSES] = "%u clauses: %u are said in so many words, %u are implied, %u are ambiguous, on "
                  "%u the document is "
                  "silent; %u have no effect that a rule could carry out.",
    [P_QUESTIONS] = "%u questions; of %u pairs of readings %u are told apart below, %u are alike "
                    "in every state of the "
                    "small games named there.",
    [P_WEIGHTS] = "Which questions matter most",
    [P_WEIGHTS_INTRO] = "Whole games at full size, with every number of players: the same play "
                        "with the same luck under "
                        "both readings. Noticed: at some moment a move was legal under one reading "
                        "only, or somebody "
                        "saw something else on the table, or the game ended otherwise. In "
                        "brackets: where the share "
                        "lies with a confidence of 95 in 100. After the first difference each play "
                        "goes its own way, so "
                        "another winner is to be read with care.",
    [P_HEAD_QUESTION] = "question",
    [P_HEAD_READINGS] = "readings",
    [P_HEAD_RANDOM] = "noticed in random plays",
    [P_HEAD_GREEDY] = "in greedy plays",
    [P_HEAD_WINNER] = "other winner",
    [P_THE_QUESTIONS] = "The questions",
    [P_RECOMMENDED_MARK] = " (recommended)",
    [P_LISTED_MARK] = " (listed only)",
    [P_RECOMMENDED] = "Recommended: %c. %s",
    [P_WORDING] = "For the next edition: %s",
    [P_NO_WORDING] = "For the next edition: there is no wording yet for reading %c.",
    [P_READING_OR] = "Reading %c or %c",
    [P_NOT_FOUND] = "No difference was found: %s; %llu random plays at full size, and no other "
                    "single reading helps.",
    [P_ALIKE_IN] = "both are alike in every state of %s",
    [P_NO_SCOPE] = "no small game could be visited whole",
    [P_TABLE] = "Under reading %c the game `%s` may be played; under reading %c this table is "
                "refused by `%s`: %s",
    [P_IN_SCOPE] = "In the small game `%s`, after %u moves: no shorter play of that game shows a "
                   "difference.%s",
    [P_SMALLER_ALIKE] = " In the smaller ones that were visited both are alike (%s).",
    [P_FROM_SCENE] = "A scene made for it (`%s`), and the fewest moves from there.",
    [P_FULL_SIZE] = "At full size with %s, found in a random play and made as short as could be.",
    [P_ALSO] = "It shows only together with `%s`.",
    [P_LEGAL] = "Reading %c: `%s` is legal.",
    [P_REFUSED] = "Reading %c: `%s` is refused by `%s`: %s",
    [P_NO_MOVE] = "Reading %c: `%s` is no move at all.",
    [P_GOES_ON] = "Reading %c: the game goes on.",
    [P_OVER] = "Reading %c: the game is over: %s.",
    [P_WINS] = " (wins)",
    [P_SEES] = "Reading %c: player %c sees",
    [P_NOTHING] = "nothing of this",
    [P_REPLAY] = "To replay it",
    [P_FINDINGS] = "What the rules do to themselves",
    [P_FINDINGS_INTRO] = "Found by visiting every state of small games: plays that hang, plays "
                         "without end, ties that "
                         "nothing resolves. Each file is the shortest play.",
    [P_EXAMPLES] = "The document's own examples",
    [P_EXAMPLES_INTRO] = "Each was played by the rules as they stand.",
    [P_HOLDS] = "holds",
    [P_HOLDS_NOT] = "does not hold",
    [P_PLAYERS] = "%s players",
    [P_OR] = "%c or %c",
    [P_RULED_MARK] = " (ruled)",
    [P_IMPACT] = "What the ruling changes",
    [P_IMPACT_INTRO] =
        "This page is written as if the publisher had ruled %s. Where the ruling departs from the "
        "standard reading is shown under the questions themselves; how often it is noticed, and "
        "how "
        "often somebody else wins, in the table below. Of the plays on record:",
    [P_NO_RECORD_BREAKS] = "all go on as before",
    [P_RECORD_BREAKS] = "no longer as it was: %s (`%s`)",
    [P_BEFORE] = "Before",
    [P_AFTER] = "Afterwards, reading %c",
    [P_AFTER_MOVE] = "After `%s`, reading %c",
    [P_NEW_MARK] =
        "In the later pictures what is new, or stands elsewhere, is underlined or drawn thick.",
    [P_LOOP] = "The last %u moves lead back to this position, and can be made again and again:",
    [P_LAST_POSITION] = "The position at its end.",
    [P_ITS_MOVES] = "Its %u moves",
    [P_OVER_NOW] = "The game is over: %s.",
    [P_STUCK_NOW] = "The game is not over, and nobody has a move.",
    [P_COMPONENTS] = "What is in the box",
    [P_COMPONENTS_INTRO] = "Where the document does not list its components, a list is assumed; "
                           "the proofs hold for every "
                           "list that meets what the document does say.",
    [P_COMPONENTS_MUST] = "Any real set must meet",
    [P_COMPONENTS_SHEET] = "The list that is assumed",
},
    {
        /* Dutch */
        [P_TITLE] = "%s: verduidelijkingen",
        [P_INTRO] = "Wat het document openlaat, en wat dat in het spel betekent. Elke stelling "
                    "hieronder is gevonden of "
                    "nagegaan door beide lezingen naast elkaar te spelen; elke kan worden "
                    "nagespeeld met `quibble ask`.",
        [P_CLAUSES] = "%u bepalingen: %u staan er met zoveel woorden, %u volgen eruit, %u zijn "
                      "dubbelzinnig, over %u zwijgt "
                      "het document; %u hebben geen gevolg dat een regel kan uitvoeren.",
        [P_QUESTIONS] = "%u vragen; van %u paren lezingen worden er hieronder %u uit elkaar "
                        "gehouden, %u zijn gelijk in elke "
                        "stand van de kleine spellen die daar genoemd worden.",
        [P_WEIGHTS] = "Welke vragen het meest uitmaken",
        [P_WEIGHTS_INTRO] = "Hele spellen op volle grootte, met elk aantal spelers: dezelfde "
                            "partij met hetzelfde geluk onder "
                            "beide lezingen. Gemerkt: op enig moment was een zet onder slechts één "
                            "lezing toegestaan, of zag "
                            "iemand iets anders op tafel, of liep het spel anders af. Tussen "
                            "haakjes: waar het aandeel ligt "
                            "met een zekerheid van 95 op 100. Na het eerste verschil gaat elke "
                            "partij haar eigen weg; een "
                            "andere winnaar zegt dus niet alles.",
        [P_HEAD_QUESTION] = "vraag",
        [P_HEAD_READINGS] = "lezingen",
        [P_HEAD_RANDOM] = "gemerkt in toevallige partijen",
        [P_HEAD_GREEDY] = "in gretige partijen",
        [P_HEAD_WINNER] = "andere winnaar",
        [P_THE_QUESTIONS] = "De vragen",
        [P_RECOMMENDED_MARK] = " (aanbevolen)",
        [P_LISTED_MARK] = " (alleen genoemd)",
        [P_RECOMMENDED] = "Aanbevolen: %c. %s",
        [P_WORDING] = "Voor de volgende druk: %s",
        [P_NO_WORDING] = "Voor de volgende druk: voor lezing %c is er nog geen formulering.",
        [P_READING_OR] = "Lezing %c of %c",
        [P_NOT_FOUND] = "Geen verschil gevonden: %s; %llu toevallige partijen op volle grootte, en "
                        "geen andere lezing helpt.",
        [P_ALIKE_IN] = "beide zijn gelijk in elke stand van %s",
        [P_NO_SCOPE] = "geen klein spel kon helemaal worden doorlopen",
        [P_TABLE] = "Onder lezing %c kan het spel `%s` gespeeld worden; onder lezing %c wordt deze "
                    "tafel geweigerd door `%s`: %s",
        [P_IN_SCOPE] = "In het kleine spel `%s`, na %u zetten: geen kortere partij van dat spel "
                       "toont een verschil.%s",
        [P_SMALLER_ALIKE] = " In de kleinere die doorlopen zijn, zijn beide gelijk (%s).",
        [P_FROM_SCENE] =
            "Een opstelling die ervoor gemaakt is (`%s`), en de minste zetten vanaf daar.",
        [P_FULL_SIZE] = "Op volle grootte met %s, gevonden in een toevallige partij en zo kort "
                        "mogelijk gemaakt.",
        [P_ALSO] = "Het blijkt alleen samen met `%s`.",
        [P_LEGAL] = "Lezing %c: `%s` is toegestaan.",
        [P_REFUSED] = "Lezing %c: `%s` wordt geweigerd door `%s`: %s",
        [P_NO_MOVE] = "Lezing %c: `%s` is helemaal geen zet.",
        [P_GOES_ON] = "Lezing %c: het spel gaat door.",
        [P_OVER] = "Lezing %c: het spel is afgelopen: %s.",
        [P_WINS] = " (wint)",
        [P_SEES] = "Lezing %c: speler %c ziet",
        [P_NOTHING] = "niets hiervan",
        [P_REPLAY] = "Om na te spelen",
        [P_FINDINGS] = "Wat de regels met zichzelf doen",
        [P_FINDINGS_INTRO] =
            "Gevonden door elke stand van kleine spellen te doorlopen: partijen die vastlopen, "
            "partijen "
            "zonder einde, gelijke standen die niets beslist. Elk bestand is de kortste partij.",
        [P_EXAMPLES] = "De voorbeelden van het document zelf",
        [P_EXAMPLES_INTRO] = "Elk is gespeeld volgens de regels zoals ze er staan.",
        [P_HOLDS] = "klopt",
        [P_HOLDS_NOT] = "klopt niet",
        [P_PLAYERS] = "%s spelers",
        [P_OR] = "%c of %c",
        [P_RULED_MARK] = " (beslist)",
        [P_IMPACT] = "Wat de beslissing verandert",
        [P_IMPACT_INTRO] = "Deze pagina is geschreven alsof de uitgever %s heeft beslist. Waar dat "
                           "van de gewone lezing "
                           "afwijkt, staat bij de vragen zelf; hoe vaak het gemerkt wordt en hoe "
                           "vaak een ander wint, in de "
                           "tabel hieronder. Van de bewaarde partijen:",
        [P_NO_RECORD_BREAKS] = "gaan alle als voorheen",
        [P_RECORD_BREAKS] = "niet meer zoals het was: %s (`%s`)",
        [P_BEFORE] = "Vooraf",
        [P_AFTER] = "Daarna, lezing %c",
        [P_AFTER_MOVE] = "Na `%s`, lezing %c",
        [P_NEW_MARK] = "Op de latere plaatjes is onderstreept of dik getekend wat nieuw is of "
                       "ergens anders staat.",
        [P_LOOP] = "De laatste %u zetten leiden terug naar deze stand, en kunnen steeds opnieuw "
                   "worden gedaan:",
        [P_LAST_POSITION] = "De stand aan het eind.",
        [P_ITS_MOVES] = "De %u zetten",
        [P_OVER_NOW] = "Het spel is afgelopen: %s.",
        [P_STUCK_NOW] = "Het spel is niet afgelopen, en niemand heeft een zet.",
        [P_COMPONENTS] = "Wat er in de doos zit",
        [P_COMPONENTS_INTRO] = "Waar het document zijn onderdelen niet opsomt, is een lijst "
                               "aangenomen; de bewijzen gelden voor "
                               "elke lijst die voldoet aan wat het document wel zegt.",
        [P_COMPONENTS_MUST] = "Elke echte set moet voldoen aan",
        [P_COMPONENTS_SHEET] = "De lijst die is aangenomen",
    },
    {
        /* German */
        [P_TITLE] = "%s: Klarstellungen",
        [P_INTRO] = "Was das Dokument offenlässt, und was das im Spiel bedeutet. Jede Stellung "
                    "unten wurde gefunden oder "
                    "geprüft, indem beide Lesarten nebeneinander gespielt wurden; jede lässt sich "
                    "mit `quibble ask` "
                    "nachspielen.",
        [P_CLAUSES] = "%u Bestimmungen: %u stehen ausdrücklich da, %u folgen daraus, %u sind "
                      "mehrdeutig, zu %u schweigt das "
                      "Dokument; %u haben keine Wirkung, die eine Regel ausführen könnte.",
        [P_QUESTIONS] = "%u Fragen; von %u Paaren von Lesarten werden unten %u unterschieden, %u "
                        "sind in jeder Stellung der "
                        "dort genannten kleinen Spiele gleich.",
        [P_WEIGHTS] = "Welche Fragen am meisten ausmachen",
        [P_WEIGHTS_INTRO] = "Ganze Spiele in voller Größe, mit jeder Zahl von Spielern: dieselbe "
                            "Partie mit demselben Glück "
                            "unter beiden Lesarten. Bemerkt: irgendwann war ein Zug nur unter "
                            "einer Lesart erlaubt, oder "
                            "jemand sah etwas anderes auf dem Tisch, oder das Spiel endete anders. "
                            "In Klammern: wo der "
                            "Anteil mit einer Sicherheit von 95 zu 100 liegt. Nach dem ersten "
                            "Unterschied geht jede Partie "
                            "ihren eigenen Weg; ein anderer Sieger sagt also nicht alles.",
        [P_HEAD_QUESTION] = "Frage",
        [P_HEAD_READINGS] = "Lesarten",
        [P_HEAD_RANDOM] = "bemerkt in zufälligen Partien",
        [P_HEAD_GREEDY] = "in gierigen Partien",
        [P_HEAD_WINNER] = "anderer Sieger",
        [P_THE_QUESTIONS] = "Die Fragen",
        [P_RECOMMENDED_MARK] = " (empfohlen)",
        [P_LISTED_MARK] = " (nur genannt)",
        [P_RECOMMENDED] = "Empfohlen: %c. %s",
        [P_WORDING] = "Für die nächste Auflage: %s",
        [P_NO_WORDING] = "Für die nächste Auflage: Für Lesart %c gibt es noch keinen Wortlaut.",
        [P_READING_OR] = "Lesart %c oder %c",
        [P_NOT_FOUND] = "Kein Unterschied gefunden: %s; %llu zufällige Partien in voller Größe, "
                        "und keine andere einzelne "
                        "Lesart hilft.",
        [P_ALIKE_IN] = "beide sind gleich in jeder Stellung von %s",
        [P_NO_SCOPE] = "kein kleines Spiel konnte ganz durchlaufen werden",
        [P_TABLE] = "Unter Lesart %c kann das Spiel `%s` gespielt werden; unter Lesart %c weist "
                    "`%s` diesen Tisch ab: %s",
        [P_IN_SCOPE] = "Im kleinen Spiel `%s`, nach %u Zügen: keine kürzere Partie dieses Spiels "
                       "zeigt einen Unterschied.%s",
        [P_SMALLER_ALIKE] = " In den kleineren, die durchlaufen wurden, sind beide gleich (%s).",
        [P_FROM_SCENE] = "Eine dafür gestellte Szene (`%s`), und die wenigsten Züge von dort.",
        [P_FULL_SIZE] = "In voller Größe mit %s, in einer zufälligen Partie gefunden und so weit "
                        "wie möglich gekürzt.",
        [P_ALSO] = "Es zeigt sich nur zusammen mit `%s`.",
        [P_LEGAL] = "Lesart %c: `%s` ist erlaubt.",
        [P_REFUSED] = "Lesart %c: `%s` wird abgewiesen durch `%s`: %s",
        [P_NO_MOVE] = "Lesart %c: `%s` ist überhaupt kein Zug.",
        [P_GOES_ON] = "Lesart %c: das Spiel geht weiter.",
        [P_OVER] = "Lesart %c: das Spiel ist aus: %s.",
        [P_WINS] = " (gewinnt)",
        [P_SEES] = "Lesart %c: Spieler %c sieht",
        [P_NOTHING] = "nichts davon",
        [P_REPLAY] = "Zum Nachspielen",
        [P_FINDINGS] = "Was die Regeln mit sich selbst anstellen",
        [P_FINDINGS_INTRO] = "Gefunden, indem jede Stellung kleiner Spiele durchlaufen wurde: "
                             "Partien, die stecken bleiben, "
                             "Partien ohne Ende, Gleichstände, die nichts entscheidet. Jede Datei "
                             "ist die kürzeste Partie.",
        [P_EXAMPLES] = "Die eigenen Beispiele des Dokuments",
        [P_EXAMPLES_INTRO] = "Jedes wurde nach den Regeln gespielt, wie sie dastehen.",
        [P_HOLDS] = "stimmt",
        [P_HOLDS_NOT] = "stimmt nicht",
        [P_PLAYERS] = "%s Spielern",
        [P_OR] = "%c oder %c",
        [P_RULED_MARK] = " (entschieden)",
        [P_IMPACT] = "Was die Entscheidung ändert",
        [P_IMPACT_INTRO] = "Diese Seite ist geschrieben, als hätte der Verlag %s entschieden. Wo "
                           "das von der gewöhnlichen "
                           "Lesart abweicht, steht bei den Fragen selbst; wie oft es bemerkt wird "
                           "und wie oft jemand anders "
                           "gewinnt, in der Tabelle unten. Von den aufbewahrten Partien:",
        [P_NO_RECORD_BREAKS] = "gehen alle wie zuvor",
        [P_RECORD_BREAKS] = "nicht mehr wie zuvor: %s (`%s`)",
        [P_BEFORE] = "Vorher",
        [P_AFTER] = "Danach, Lesart %c",
        [P_AFTER_MOVE] = "Nach `%s`, Lesart %c",
        [P_NEW_MARK] = "In den späteren Bildern ist unterstrichen oder dick gezeichnet, was neu "
                       "ist oder anderswo steht.",
        [P_LOOP] = "Die letzten %u Züge führen zu dieser Stellung zurück und lassen sich immer "
                   "wiederholen:",
        [P_LAST_POSITION] = "Die Stellung am Ende.",
        [P_ITS_MOVES] = "Die %u Züge",
        [P_OVER_NOW] = "Das Spiel ist zu Ende: %s.",
        [P_STUCK_NOW] = "Das Spiel ist nicht zu Ende, und niemand hat einen Zug.",
        [P_COMPONENTS] = "Was in der Schachtel ist",
        [P_COMPONENTS_INTRO] = "Wo das Dokument sein Material nicht aufzählt, ist eine Liste "
                               "angenommen; die Beweise gelten für "
                               "jede Liste, die dem genügt, was das Dokument sagt.",
        [P_COMPONENTS_MUST] = "Jeder echte Satz muss genügen",
        [P_COMPONENTS_SHEET] = "Die Liste, die angenommen ist",
    },
