/* The fixed phrases of the pages, in Dutch. */
#include "harness/report/phrases/phrases.h"

const char *const phrases_nl[PHRASES] = {
    [P_TITLE] = "%s: verduidelijkingen",
    [P_INTRO] = "Wat het document openlaat, en wat dat in het spel betekent. Elke stelling "
                "hieronder is gevonden of gecontroleerd door beide lezingen naast elkaar te "
                "spelen; u kunt ze alle naspelen met `quibble ask`.",
    [P_CLAUSES] = "%u bepalingen: %u staan er uitdrukkelijk, %u volgen daaruit, %u zijn "
                  "dubbelzinnig, over %u zwijgt het document; bij %u valt er niets uit te voeren.",
    [P_QUESTIONS] = "%u vragen; van %u paren lezingen laten er hieronder %u een verschil zien, %u "
                    "zijn gelijk in elke stelling van de kleine spellen die daar genoemd worden.",
    [P_WEIGHTS] = "Welke vragen het meeste verschil maken",
    [P_WEIGHTS_INTRO] =
        "Volledige partijen, met elk aantal spelers: dezelfde partij met hetzelfde geluk onder "
        "beide lezingen. Te merken: op een bepaald ogenblik was een zet maar onder één lezing "
        "toegestaan, zag iemand iets anders op tafel of liep het spel anders af. Tussen haakjes: "
        "waar het werkelijke aandeel met 95 procent zekerheid ligt. Na het eerste verschil gaat "
        "elke partij haar eigen weg; een andere winnaar zegt dus niet alles.",
    [P_HEAD_QUESTION] = "vraag",
    [P_HEAD_READINGS] = "lezingen",
    [P_HEAD_RANDOM] = "te merken in willekeurige partijen",
    [P_HEAD_GREEDY] = "als ieder zijn voordeel zoekt",
    [P_HEAD_WINNER] = "andere winnaar",
    [P_THE_QUESTIONS] = "De vragen",
    [P_RECOMMENDED_MARK] = " (aanbevolen)",
    [P_LISTED_MARK] = " (alleen genoemd)",
    [P_RECOMMENDED] = "Aanbevolen: %c. %s",
    [P_WORDING] = "Voor de volgende druk: %s",
    [P_NO_WORDING] = "Voor de volgende druk: voor lezing %c is er nog geen formulering.",
    [P_READING_OR] = "Lezing %c of %c",
    [P_NOT_FOUND] = "Geen verschil gevonden: %s; ook niet in %llu willekeurige partijen op volle "
                    "grootte, en niet samen met een andere lezing.",
    [P_ALIKE_IN] = "beide zijn gelijk in elke stand van %s",
    [P_NO_SCOPE] = "geen klein spel kon helemaal worden doorlopen",
    [P_TABLE] = "Onder lezing %c kan het spel `%s` gespeeld worden; onder lezing %c wordt deze "
                "tafel geweigerd door `%s`: %s",
    [P_IN_SCOPE] = "In het kleine spel `%s`, na %u zetten: geen kortere partij van dat spel "
                   "toont een verschil.%s",
    [P_SMALLER_ALIKE] = " In de kleinere die doorlopen zijn, zijn beide gelijk (%s).",
    [P_FROM_SCENE] = "Een opstelling die ervoor gemaakt is (`%s`), en de minste zetten vanaf daar.",
    [P_FULL_SIZE] =
        "Op volle grootte met %s, gevonden in een willekeurige partij en zo kort mogelijk gemaakt.",
    [P_ALSO] = "Het blijkt alleen samen met `%s`.",
    [P_LEGAL] = "Lezing %c: ‘%s’ is toegestaan.",
    [P_REFUSED] = "Lezing %c: ‘%s’ is niet toegestaan volgens `%s`: %s",
    [P_ALSO_BY] = "En ook niet volgens %s.",
    [P_FOLLOWS] = "Wat eruit volgt:",
    [P_NOW] = "Daarna: %s.",
    [P_CARRIED_OUT] = "Bepalingen die worden uitgevoerd, in deze volgorde: %s.",
    [P_CHANGE_MOVES] = "%s: %s → %s",
    [P_CHANGE_GAINS] = "%s: erbij %s",
    [P_CHANGE_LOSES] = "%s: niet meer %s",
    [P_CHANGE_COMES] = "nieuw: %s",
    [P_CHANGE_LEAVES] = "weg: %s",
    [P_NEXT_CHANCE] = "door het toeval",
    [P_NEXT_OR] = "of",
    [P_NEXT_OVER] = "het spel is afgelopen",
    [P_NEXT_NOBODY] = "niemand kan zetten, en het spel is niet afgelopen",
    [P_NEXT_SCORE] = "score",
    [P_NEXT_WINNER] = "winnaar",
    [P_SHARE] = "%.0f %% (%.0f tot %.0f)",
    [P_LABEL_LEGAL] = "toegestaan",
    [P_LABEL_REFUSED] = "geweigerd",
    [P_LABEL_ALSO_BY] = "ook door",
    [P_LABEL_NOW] = "daarna",
    [P_LABEL_BY] = "volgens",
    [P_LABEL_HELD] = "klopt",
    [P_LABEL_FAILED] = "KLOPT NIET",
    [P_LABEL_DONE] = "klaar",
    [P_NO_MOVE] = "Lezing %c: ‘%s’ is helemaal geen zet.",
    [P_GOES_ON] = "Lezing %c: het spel gaat door.",
    [P_OVER] = "Lezing %c: het spel is afgelopen: %s.",
    [P_WINS] = " (wint)",
    [P_SEES] = "Lezing %c: speler %c ziet",
    [P_NOTHING] = "niets hiervan",
    [P_REPLAY] = "Om na te spelen",
    [P_FINDINGS] = "Waar de regels niet uitkomen",
    [P_FINDINGS_INTRO] =
        "Het belangrijkste eerst. Veel ervan is gevonden door elke stand van kleine spellen te "
        "doorlopen: partijen die vastlopen, partijen zonder einde, gelijke standen waarin niets de "
        "doorslag geeft. Bij elk staat een zo kort mogelijke partij.",
    [P_SHOWN_AGAIN] = "Nog eens hetzelfde, in een andere stand",
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
    [P_AFTER_MOVE] = "Na ‘%s’, lezing %c",
    [P_NEW_MARK] = "Op de latere plaatjes heeft wat nieuw of veranderd is een nummer; een pijl "
                   "wijst waar het vandaan komt.",
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
};
