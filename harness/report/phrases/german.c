/* The fixed phrases of the pages, in German. */
#include "harness/report/phrases/phrases.h"

const char *const phrases_de[PHRASES] = {
    [P_TITLE] = "%s: Klarstellungen",
    [P_INTRO] = "Was das Dokument offenlässt, und was das im Spiel bedeutet. Jede Stellung "
                "unten wurde gefunden oder "
                "geprüft, indem beide Lesarten nebeneinander gespielt wurden; jede lässt sich "
                "mit `quibble ask` "
                "nachspielen.",
    [P_CLAUSES] = "%u Bestimmungen: %u stehen ausdrücklich da, %u folgen daraus, %u sind "
                  "mehrdeutig, zu %u schweigt das Dokument; bei %u gibt es nichts auszuführen.",
    [P_QUESTIONS] = "%u Fragen; von %u Paaren von Lesarten zeigen unten %u einen Unterschied, %u "
                    "sind in jeder Stellung der dort genannten kleinen Spiele gleich.",
    [P_WEIGHTS] = "Welche Fragen den größten Unterschied machen",
    [P_WEIGHTS_INTRO] =
        "Ganze Partien mit jeder Spielerzahl: dieselbe Partie mit demselben Glück unter beiden "
        "Lesarten. Bemerkbar: Irgendwann war ein Zug nur unter einer Lesart erlaubt, jemand sah "
        "etwas anderes auf dem Tisch, oder das Spiel endete anders. In Klammern: wo der wirkliche "
        "Anteil mit 95 Prozent Sicherheit liegt. Nach dem ersten Unterschied geht jede Partie "
        "ihren eigenen Weg; ein anderer Sieger sagt also nicht alles.",
    [P_HEAD_QUESTION] = "Frage",
    [P_HEAD_READINGS] = "Lesarten",
    [P_HEAD_RANDOM] = "bemerkbar in zufälligen Partien",
    [P_HEAD_GREEDY] = "wenn jeder seinen Vorteil sucht",
    [P_HEAD_WINNER] = "anderer Sieger",
    [P_THE_QUESTIONS] = "Die Fragen",
    [P_RECOMMENDED_MARK] = " (empfohlen)",
    [P_LISTED_MARK] = " (nur genannt)",
    [P_RECOMMENDED] = "Empfohlen: %c. %s",
    [P_WORDING] = "Für die nächste Auflage: %s",
    [P_NO_WORDING] = "Für die nächste Auflage: Für Lesart %c gibt es noch keinen Wortlaut.",
    [P_READING_OR] = "Lesart %c oder %c",
    [P_NOT_FOUND] = "Kein Unterschied gefunden: %s; auch nicht in %llu zufälligen Partien in "
                    "voller Größe und nicht zusammen mit einer anderen Lesart.",
    [P_ALIKE_IN] = "beide sind gleich in jeder Stellung von %s",
    [P_NO_SCOPE] = "kein kleines Spiel konnte ganz durchlaufen werden",
    [P_TABLE] = "Unter Lesart %c kann das Spiel `%s` gespielt werden; unter Lesart %c weist "
                "`%s` diesen Tisch ab: %s",
    [P_IN_SCOPE] = "Im kleinen Spiel `%s`, nach %u Zügen: keine kürzere Partie dieses Spiels "
                   "zeigt einen Unterschied.%s",
    [P_SMALLER_ALIKE] = " In den kleineren, die durchlaufen wurden, sind beide gleich (%s).",
    [P_FROM_SCENE] = "Eine eigens aufgebaute Stellung (`%s`), und die wenigsten Züge von dort.",
    [P_FULL_SIZE] = "In voller Größe mit %s, in einer zufälligen Partie gefunden und so weit "
                    "wie möglich gekürzt.",
    [P_ALSO] = "Es zeigt sich nur zusammen mit `%s`.",
    [P_LEGAL] = "Lesart %c: „%s“ ist erlaubt.",
    [P_REFUSED] = "Lesart %c: „%s“ ist nicht erlaubt nach `%s`: %s",
    [P_ALSO_BY] = "Und auch nicht nach %s.",
    [P_FOLLOWS] = "Was daraus folgt:",
    [P_NOW] = "Danach: %s.",
    [P_CARRIED_OUT] = "Ausgeführte Bestimmungen, in dieser Reihenfolge: %s.",
    [P_CHANGE_MOVES] = "%s: %s → %s",
    [P_CHANGE_GAINS] = "%s: dazu %s",
    [P_CHANGE_LOSES] = "%s: nicht mehr %s",
    [P_CHANGE_COMES] = "neu: %s",
    [P_CHANGE_LEAVES] = "weg: %s",
    [P_NEXT_CHANCE] = "durch Zufall",
    [P_NEXT_OR] = "oder",
    [P_NEXT_OVER] = "das Spiel ist aus",
    [P_NEXT_NOBODY] = "niemand kann ziehen, und das Spiel ist nicht aus",
    [P_NEXT_SCORE] = "Punkte",
    [P_NEXT_WINNER] = "Sieger",
    [P_SHARE] = "%.0f %% (%.0f bis %.0f)",
    [P_LABEL_LEGAL] = "erlaubt",
    [P_LABEL_REFUSED] = "abgewiesen",
    [P_LABEL_ALSO_BY] = "auch durch",
    [P_LABEL_NOW] = "danach",
    [P_LABEL_BY] = "nach",
    [P_LABEL_HELD] = "stimmt",
    [P_LABEL_FAILED] = "FALSCH",
    [P_LABEL_DONE] = "fertig",
    [P_NO_MOVE] = "Lesart %c: „%s“ ist überhaupt kein Zug.",
    [P_GOES_ON] = "Lesart %c: das Spiel geht weiter.",
    [P_OVER] = "Lesart %c: das Spiel ist aus: %s.",
    [P_WINS] = " (gewinnt)",
    [P_SEES] = "Lesart %c: Spieler %c sieht",
    [P_NOTHING] = "nichts davon",
    [P_REPLAY] = "Zum Nachspielen",
    [P_FINDINGS] = "Wo die Regeln nicht aufgehen",
    [P_FINDINGS_INTRO] =
        "Das Wichtigste zuerst. Vieles davon wurde gefunden, indem jede Stellung kleiner Spiele "
        "durchlaufen wurde: Partien, die stecken bleiben, Partien ohne Ende, Gleichstände, die "
        "nichts auflöst. Zu jedem steht eine möglichst kurze Partie da.",
    [P_SHOWN_AGAIN] = "Noch einmal dasselbe, in einer anderen Stellung",
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
    [P_AFTER_MOVE] = "Nach „%s“, Lesart %c",
    [P_NEW_MARK] = "In den späteren Bildern hat eine Nummer, was neu oder anders ist; ein Pfeil "
                   "zeigt, woher es kam.",
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
};
