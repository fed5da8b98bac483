<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>&amp;Copy system information</source>
        <translation>&amp;Systemdaten kopieren</translation>
    </message>
    <message>
        <source>&amp;Licences:</source>
        <translation>&amp;Lizenzen:</translation>
    </message>
    <message>
        <source>About Skat Desktop</source>
        <translation>Über Skat Desktop</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>button, after it was pressed</comment>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Finds the folders for your settings and games.</source>
        <translation>Findet die Ordner für deine Einstellungen und Spiele.</translation>
    </message>
    <message>
        <source>Only used to build the program.</source>
        <translation>Wird nur zum Bauen des Programms gebraucht.</translation>
    </message>
    <message>
        <source>Play and learn Skat. Nothing leaves your computer.</source>
        <translation>Skat spielen und lernen. Nichts verlässt deinen Computer.</translation>
    </message>
    <message>
        <source>Program: MIT licence. Cards and icons: CC0.</source>
        <translation>Programm: MIT-Lizenz. Karten und Symbole: CC0.</translation>
    </message>
    <message>
        <source>Runs the program.</source>
        <translation>Führt das Programm aus.</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Lizenztext</translation>
    </message>
    <message>
        <source>The licence could not be read. Install the program again.

{details}</source>
        <translation>Die Lizenz ließ sich nicht lesen. Installiere das Programm neu.

{details}</translation>
    </message>
    <message>
        <source>Used unchanged. You may replace these libraries with your own version.</source>
        <translation>Unverändert verwendet. Du darfst diese Bibliotheken durch eigene Fassungen ersetzen.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Writes the settings.</source>
        <translation>Schreibt die Einstellungen.</translation>
    </message>
    <message>
        <source>solver compiled</source>
        <translation>Löser kompiliert</translation>
    </message>
    <message>
        <source>solver in Python, slower</source>
        <translation>Löser in Python, langsamer</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>Bid: {value}</source>
        <comment>the value to be said or held</comment>
        <translation>Reizwert: {value}</translation>
    </message>
    <message>
        <source>Discard, card {place} of 2: empty.</source>
        <comment>an empty place</comment>
        <translation>Gedrückt, Karte {place} von 2: leer.</translation>
    </message>
    <message>
        <source>Discard, card {place} of 2: {card}.</source>
        <comment>card: label</comment>
        <translation>Gedrückt, Karte {place} von 2: {card}.</translation>
    </message>
    <message>
        <source>Higher value</source>
        <comment>button: bid</comment>
        <translation>Höherer Wert</translation>
    </message>
    <message>
        <source>Lower value</source>
        <comment>button: bid</comment>
        <translation>Niedrigerer Wert</translation>
    </message>
    <message>
        <source>Skat, card {place} of 2, face down.</source>
        <translation>Skat, Karte {place} von 2, verdeckt.</translation>
    </message>
    <message>
        <source>Skat, card {place} of 2: {card}.</source>
        <comment>card: label</comment>
        <translation>Skat, Karte {place} von 2: {card}.</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>the card table, read aloud</comment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>The decision is yours again.</source>
        <comment>after undo or redo</comment>
        <translation>Jetzt entscheidest wieder du.</translation>
    </message>
    <message>
        <source>The declarer took no trick.</source>
        <translation>Der Alleinspieler hat keinen Stich gemacht.</translation>
    </message>
    <message>
        <source>Tricks of the declarer: {numbers}</source>
        <comment>numbers of tricks</comment>
        <translation>Stiche des Alleinspielers: {numbers}</translation>
    </message>
    <message>
        <source>open cards: {cards}</source>
        <comment>of an open hand</comment>
        <translation>offene Karten: {cards}</translation>
    </message>
    <message>
        <source>times {factor}</source>
        <comment>a factor alone, read aloud</comment>
        <translation>mal {factor}</translation>
    </message>
    <message>
        <source>{first} times {second}</source>
        <comment>a product, read aloud</comment>
        <translation>{first} mal {second}</translation>
    </message>
    <message>
        <source>{own} to {other}</source>
        <comment>two sides, read aloud</comment>
        <translation>{own} zu {other}</translation>
    </message>
    <message>
        <source>{player}: {words}</source>
        <comment>cards of a player</comment>
        <translation>{player}: {words}</translation>
    </message>
    <message>
        <source>{sum} is {value}</source>
        <comment>2 times 10 is 20</comment>
        <translation>{sum} ist {value}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Skat Desktop</source>
        <translation>&amp;Über Skat Desktop</translation>
    </message>
    <message>
        <source>&amp;Buttons at the table</source>
        <translation>&amp;Knöpfe am Tisch</translation>
    </message>
    <message>
        <source>&amp;Concede…</source>
        <translation>&amp;Aufgeben …</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Kartencode kopieren</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;End practice</source>
        <translation>Übun&amp;g beenden</translation>
    </message>
    <message>
        <source>&amp;French deck</source>
        <translation>&amp;Französisches Bild</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;German deck</source>
        <translation>Deutsches &amp;Bild</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Help for this place</source>
        <translation>&amp;Hilfe zu dieser Stelle</translation>
    </message>
    <message>
        <source>&amp;Higher value</source>
        <translation>&amp;Höherer Wert</translation>
    </message>
    <message>
        <source>&amp;Lower value</source>
        <translation>&amp;Niedrigerer Wert</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;New series…</source>
        <translation>&amp;Neue Serie …</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>Protokoll ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>&amp;Practise a deal…</source>
        <translation>Karten &amp;üben …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Rules of Skat</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Say, hold or go on</source>
        <translation>&amp;Sagen, halten oder weiter</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Tournament deck, four colours</source>
        <translation>&amp;Turnierblatt, vier Farben</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Claim the &amp;rest…</source>
        <translation>&amp;Karten auflegen …</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Last &amp;trick</source>
        <translation>Letzter &amp;Stich</translation>
    </message>
    <message>
        <source>Play &amp;fast</source>
        <translation>Schnell &amp;spielen</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistik</translation>
    </message>
    <message>
        <source>Same cards &amp;again</source>
        <translation>Noch mal mit &amp;denselben Karten</translation>
    </message>
    <message>
        <source>Score &amp;list</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>Score list as a pa&amp;ge</source>
        <translation>Liste als &amp;eigene Seite</translation>
    </message>
</context>
<context>
    <name>Auction</name>
    <message>
        <source>Bidding</source>
        <comment>heading; others speak</comment>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>column: value as a Hand game</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button; leave the auction</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Said so far</source>
        <translation>Bisher gesagt</translation>
    </message>
    <message>
        <source>Say {value}</source>
        <comment>button; bid a value</comment>
        <translation>{value} sagen</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <comment>what the own hand is worth</comment>
        <translation>Was dein Blatt wert ist</translation>
    </message>
    <message>
        <source>With a matador in the skat, a game is worth less, even as a Hand game. Chance: suit games {suits}, Grand {grand}.</source>
        <comment>the user is without matadors</comment>
        <translation>Liegt eine Spitze im Skat, ist das Spiel weniger wert, auch als Handspiel. Chance: Farbspiele {suits}, Grand {grand}.</translation>
    </message>
    <message>
        <source>With a matador in the skat, suit games and Grand are worth less, even as a Hand game. Chance: {chance}.</source>
        <comment>the user is without matadors</comment>
        <translation>Liegt eine Spitze im Skat, sind Farbspiele und Grand weniger wert, auch als Handspiel. Chance: {chance}.</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>button; hold the bid</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Your bid</source>
        <comment>heading; the user is to speak</comment>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>fixed</source>
        <comment>the value of Null is fixed</comment>
        <translation>fest</translation>
    </message>
    <message>
        <source>with the skat</source>
        <comment>column: value after taking up the skat</comment>
        <translation>mit Skat</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Pass</source>
        <comment>said when leaving the auction</comment>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>said when holding a bid</comment>
        <translation>Ja</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>the {first} and the {second}</source>
        <comment>two labels</comment>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>the {first} and {second} of {suit}</source>
        <comment>two ranks of a suit</comment>
        <translation>{suit}-{first} und {suit}-{second}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>accusative feminine: die Herz-Zehn</comment>
        <translation>die {suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>accusative masculine: den Herz-König</comment>
        <translation>den {suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>accusative neuter: das Herz-Ass</comment>
        <translation>das {suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>dative feminine: der Herz-Zehn</comment>
        <translation>der {suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>dative masculine: dem Herz-König</comment>
        <translation>dem {suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>dative neuter: dem Herz-Ass</comment>
        <translation>dem {suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>nominative feminine: die Herz-Zehn</comment>
        <translation>die {suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>nominative masculine: der Herz-König</comment>
        <translation>der {suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>nominative neuter: das Herz-Ass</comment>
        <translation>das {suit}-{rank}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>label, without article</comment>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>{suit} {index}</source>
        <comment>chip of the German deck: Rot K</comment>
        <translation>{suit} {index}</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Agree</source>
        <comment>button</comment>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <comment>button</comment>
        <translation>Karten auflegen</translation>
    </message>
    <message>
        <source>Concede</source>
        <comment>button</comment>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Give this game up? It counts as lost for your side.</source>
        <translation>Dieses Spiel aufgeben? Es zählt für deine Seite als verloren.</translation>
    </message>
    <message>
        <source>If you agree, the game is won for the defenders.</source>
        <translation>Wenn du zustimmst, hat die Gegenpartei das Spiel gewonnen.</translation>
    </message>
    <message>
        <source>Lay your cards open and claim every remaining trick? If the claim fails, you play on with open cards.</source>
        <translation>Karten auflegen, weil alle restlichen Stiche dir gehören? Geht das nicht auf, spielst du offen weiter.</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button</comment>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>{game} Hand</source>
        <comment>contract in words</comment>
        <translation>{game} Hand</translation>
    </message>
    <message>
        <source>{game} Hand</source>
        <comment>narrow column</comment>
        <translation>{game} Hand</translation>
    </message>
    <message>
        <source>{game} Hand Schneider</source>
        <comment>narrow column, announced</comment>
        <translation>{game} Hand Schneider</translation>
    </message>
    <message>
        <source>{game} Hand Schwarz</source>
        <comment>narrow column, announced</comment>
        <translation>{game} Hand Schwarz</translation>
    </message>
    <message>
        <source>{game} Hand, Schneider announced</source>
        <comment>contract in words</comment>
        <translation>{game} Hand, Schneider angesagt</translation>
    </message>
    <message>
        <source>{game} Hand, Schwarz announced</source>
        <comment>contract in words</comment>
        <translation>{game} Hand, Schwarz angesagt</translation>
    </message>
    <message>
        <source>{game} ouvert</source>
        <comment>contract in words</comment>
        <translation>{game} ouvert</translation>
    </message>
    <message>
        <source>{game} ouvert</source>
        <comment>narrow column</comment>
        <translation>{game} ouvert</translation>
    </message>
    <message>
        <source>{game} ouvert Hand</source>
        <comment>Null, the skat left unseen</comment>
        <translation>{game} ouvert Hand</translation>
    </message>
    <message>
        <source>{game} ouvert Hand</source>
        <comment>narrow column; Null, skat unseen</comment>
        <translation>{game} ouvert Hand</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Something unexpected happened</source>
        <translation>Etwas Unerwartetes ist passiert</translation>
    </message>
    <message>
        <source>The report is in the data folder: {file}</source>
        <translation>Der Bericht liegt im Datenordner: {file}</translation>
    </message>
    <message>
        <source>Your game is saved up to the last card. You can go on, or start again.</source>
        <translation>Dein Spiel ist bis zur letzten Karte gespeichert. Du kannst weiterspielen oder neu starten.</translation>
    </message>
</context>
<context>
    <name>End</name>
    <message>
        <source>Announcement missed</source>
        <translation>Ansage verfehlt</translation>
    </message>
    <message>
        <source>Conceded by the declarer</source>
        <translation>Vom Alleinspieler aufgegeben</translation>
    </message>
    <message>
        <source>Conceded by the defenders</source>
        <translation>Von der Gegenpartei geschenkt</translation>
    </message>
    <message>
        <source>Null below the bid</source>
        <translation>Null unter dem Reizwert</translation>
    </message>
    <message>
        <source>Played to the last trick</source>
        <translation>Bis zum letzten Stich gespielt</translation>
    </message>
    <message>
        <source>Rest awarded from outside</source>
        <translation>Rest von außen zugesprochen</translation>
    </message>
    <message>
        <source>Rest claimed</source>
        <translation>Karten aufgelegt</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Eingepasst</translation>
    </message>
    <message>
        <source>Trick taken in Null</source>
        <translation>Stich im Null</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Back</source>
        <comment>button; to skat or Hand</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Fixed value {value}.</source>
        <translation>Fester Wert {value}.</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Null is worth less than your bid of {bid}, so you cannot play it.</source>
        <translation>Null reicht nicht für {bid} und lässt sich hier nicht ansagen.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button; declare the game</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play {contract}</source>
        <comment>button; declare the game</comment>
        <translation>{contract} spielen</translation>
    </message>
    <message>
        <source>Schneider</source>
        <comment>announcement</comment>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <comment>announcement</comment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>The skat stays where it is. It counts for you, and so do its matadors.</source>
        <translation>Der Skat bleibt liegen. Seine Augen und Spitzen zählen für dich.</translation>
    </message>
    <message>
        <source>Which Hand game?</source>
        <comment>heading; choose the game</comment>
        <translation>Welches Handspiel?</translation>
    </message>
    <message>
        <source>Which game?</source>
        <comment>heading; choose the game</comment>
        <translation>Welches Spiel?</translation>
    </message>
    <message>
        <source>Worth {value}, but your bid is {bid}.</source>
        <translation>{value} wert, gereizt hast du {bid}.</translation>
    </message>
    <message>
        <source>You play with your cards open.</source>
        <comment>ouvert announced</comment>
        <translation>Du spielst mit offenen Karten.</translation>
    </message>
    <message>
        <source>You promise at least 90 card points.</source>
        <comment>Schneider announced</comment>
        <translation>Du versprichst mindestens 90 Augen.</translation>
    </message>
    <message>
        <source>You promise every trick.</source>
        <comment>Schwarz announced</comment>
        <translation>Du versprichst alle Stiche.</translation>
    </message>
    <message>
        <source>Your bid is {bid}.</source>
        <comment>what the game must be worth</comment>
        <translation>Gereizt hast du {bid}.</translation>
    </message>
    <message>
        <source>Your bid was {bid}: only Schneider or Schwarz can save it.</source>
        <translation>Gereizt hast du {bid}: Nur Schneider oder Schwarz kann das Spiel noch retten.</translation>
    </message>
    <message>
        <source>Your bid was {bid}: overbid, whatever you win.</source>
        <translation>Gereizt hast du {bid}: überreizt, wie auch immer du spielst.</translation>
    </message>
    <message>
        <source>ouvert</source>
        <comment>announcement</comment>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>overbid</source>
        <comment>mark on a game's button</comment>
        <translation>überreizt</translation>
    </message>
    <message>
        <source>{levels}: {product} = {value}.</source>
        <translation>{levels}: {product} = {value}.</translation>
    </message>
    <message>
        <source>{sum} {verdict}</source>
        <comment>two whole sentences</comment>
        <translation>{sum} {verdict}</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>column: size of the table</comment>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <comment>number found</comment>
        <translation>
            <numerusform>Ein Abschnitt gefunden</numerusform>
            <numerusform>%n Abschnitte gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to the dealer’s left</source>
        <comment>place at the table</comment>
        <translation>
            <numerusform>Links vom Geber</numerusform>
            <numerusform>%n. Platz links vom Geber</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Base value</source>
        <comment>column of base values</comment>
        <translation>Grundwert</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>column of the bid table</comment>
        <translation>Reizwert</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>column of a score list</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Every other suit, high to low</source>
        <comment>heading of a row of cards</comment>
        <translation>Jede andere Farbe, von oben nach unten</translation>
    </message>
    <message>
        <source>Every suit, high to low</source>
        <comment>heading of a row of cards</comment>
        <translation>Jede Farbe, von oben nach unten</translation>
    </message>
    <message>
        <source>Forward</source>
        <comment>button</comment>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>column of a score list</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>column of base values</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Hand, and on the right the skat</source>
        <comment>heading of a row of cards</comment>
        <translation>Blatt, rechts der Skat</translation>
    </message>
    <message>
        <source>Hand: {cards}. Skat: {skat}.</source>
        <comment>picture in words</comment>
        <translation>Blatt: {cards}. Skat: {skat}.</translation>
    </message>
    <message>
        <source>How it comes about</source>
        <comment>column of the bid table</comment>
        <translation>So kommt er zustande</translation>
    </message>
    <message>
        <source>Larger text</source>
        <comment>button</comment>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Led</source>
        <comment>heading: the card led</comment>
        <translation>Ausgespielt</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>a game</comment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>No section has all of these words.</source>
        <translation>In keinem Abschnitt stehen alle diese Wörter.</translation>
    </message>
    <message>
        <source>Pictures in words</source>
        <comment>button, on or off</comment>
        <translation>Bilder in Worten</translation>
    </message>
    <message>
        <source>Playing well</source>
        <comment>group of help pages</comment>
        <translation>Gut spielen</translation>
    </message>
    <message>
        <source>Print this page</source>
        <comment>button</comment>
        <translation>Diese Seite drucken</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Reference</source>
        <comment>group of help pages</comment>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>group of help pages</comment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <comment>field</comment>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Sections found</source>
        <translation>Gefundene Abschnitte</translation>
    </message>
    <message>
        <source>Settlement</source>
        <comment>what each gets from the others</comment>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Skat: rules and help</source>
        <comment>title of the window</comment>
        <translation>Skat: Regeln und Hilfe</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <comment>button</comment>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Sum of the games</source>
        <translation>Summe der Spiele</translation>
    </message>
    <message>
        <source>Tells under each picture what it shows</source>
        <translation>Sagt unter jedem Bild, was es zeigt</translation>
    </message>
    <message>
        <source>The page could not be printed. Choose another printer or file.</source>
        <translation>Die Seite ließ sich nicht drucken. Wähl einen anderen Drucker oder eine andere Datei.</translation>
    </message>
    <message>
        <source>Tournament score</source>
        <translation>Seeger-Fabian-Wertung</translation>
    </message>
    <message>
        <source>Trick: {cards}.</source>
        <comment>picture in words</comment>
        <translation>Stich: {cards}.</translation>
    </message>
    <message>
        <source>Trumps from the top</source>
        <comment>heading of a row of cards</comment>
        <translation>Trümpfe von oben</translation>
    </message>
    <message>
        <source>Trumps, high to low</source>
        <comment>heading of a row of cards</comment>
        <translation>Trümpfe, von oben nach unten</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a game</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Your hand</source>
        <comment>heading of a row of cards</comment>
        <translation>Dein Blatt</translation>
    </message>
    <message>
        <source>counts</source>
        <comment>legend of a picture: gold frame</comment>
        <translation>zählt</translation>
    </message>
    <message>
        <source>held</source>
        <comment>legend of a picture: card in the hand</comment>
        <translation>im Blatt</translation>
    </message>
    <message>
        <source>may be played</source>
        <comment>legend of a picture: gold frame</comment>
        <translation>darf gelegt werden</translation>
    </message>
    <message>
        <source>may not be played</source>
        <comment>legend of a picture: faint card</comment>
        <translation>darf nicht gelegt werden</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>legend of a picture: faint card</comment>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>missing, counts</source>
        <comment>legend of a picture: dashed gold frame</comment>
        <translation>fehlt und zählt</translation>
    </message>
    <message>
        <source>{bonus} for each game the others lost</source>
        <translation>{bonus} für jedes Spiel, das andere verloren</translation>
    </message>
    <message>
        <source>{bonus} for each game won, less for each lost</source>
        <translation>{bonus} je gewonnenes Spiel, ab für jedes verlorene</translation>
    </message>
    <message>
        <source>{cards}. Faint: {marked}.</source>
        <comment>picture in words</comment>
        <translation>{cards}. Blass: {marked}.</translation>
    </message>
    <message>
        <source>{cards}. Marked: {marked}.</source>
        <comment>picture in words</comment>
        <translation>{cards}. Golden: {marked}.</translation>
    </message>
    <message>
        <source>{cards}. With a cross: {marked}.</source>
        <comment>picture in words</comment>
        <translation>{cards}. Rot markiert: {marked}.</translation>
    </message>
    <message>
        <source>{cards}. With a tick: {marked}.</source>
        <comment>picture in words</comment>
        <translation>{cards}. Mit Haken: {marked}.</translation>
    </message>
    <message>
        <source>{card} {points}</source>
        <comment>a card and its points, in words</comment>
        <translation>{card} {points}</translation>
    </message>
    <message>
        <source>{contract}, bid {bid}</source>
        <comment>caption of a computation</comment>
        <translation>{contract}, gereizt {bid}</translation>
    </message>
    <message>
        <source>{contract}. Card points of declarer and defenders: {points}.</source>
        <comment>picture in words</comment>
        <translation>{contract}. Augen von Alleinspieler und Gegenpartei: {points}.</translation>
    </message>
    <message>
        <source>{game} is played.</source>
        <comment>caption: the game</comment>
        <translation>Gespielt wird {game}.</translation>
    </message>
    <message>
        <source>{game} {matadors}</source>
        <comment>under trumps: Hearts with 2</comment>
        <translation>{game} {matadors}</translation>
    </message>
    <message>
        <source>{game} {matadors}: you can bid up to {value}.</source>
        <comment>caption of a hand</comment>
        <translation>{game} {matadors}: Du kannst bis {value} reizen.</translation>
    </message>
    <message>
        <source>{game} {product}</source>
        <comment>way to a bid: Hearts 3 × 10</comment>
        <translation>{game} {product}</translation>
    </message>
    <message>
        <source>{game}. Led is {led}. Your hand: {cards}. You may play: {legal}.</source>
        <translation>{game}. Ausgespielt ist {led}. Dein Blatt: {cards}. Du darfst legen: {legal}.</translation>
    </message>
    <message>
        <source>{game}: {winner} takes the trick.</source>
        <translation>{game}: Der Stich geht an {winner}.</translation>
    </message>
    <message>
        <source>{game}: {winner} wins {points}.</source>
        <comment>who wins a trick</comment>
        <translation>{game}: {winner} bekommt {points}.</translation>
    </message>
    <message>
        <source>{outcome}: {points}</source>
        <comment>won or lost, and points of both sides</comment>
        <translation>{outcome}: {points}</translation>
    </message>
    <message>
        <source>{player} {card}</source>
        <comment>a player and the card played</comment>
        <translation>{player} {card}</translation>
    </message>
    <message>
        <source>{title}: {cards}.</source>
        <comment>row of cards in words</comment>
        <translation>{title}: {cards}.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Game</source>
        <comment>the level that every game has</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>level: the skat was left unseen</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hand {total}</source>
        <comment>counting levels up: game 3, Hand 4</comment>
        <translation>Hand {total}</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <comment>level</comment>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Reverse Schneider</source>
        <translation>Gegenschneider</translation>
    </message>
    <message>
        <source>Reverse Schwarz</source>
        <translation>Gegenschwarz</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schneider announced</source>
        <translation>Schneider angesagt</translation>
    </message>
    <message>
        <source>Schneider {total}</source>
        <comment>counting levels up</comment>
        <translation>Schneider {total}</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>Schwarz angesagt</translation>
    </message>
    <message>
        <source>Schwarz {total}</source>
        <comment>counting levels up</comment>
        <translation>Schwarz {total}</translation>
    </message>
    <message>
        <source>Spitze</source>
        <comment>house rule: last trick with the lowest trump</comment>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>Spitze {total}</source>
        <comment>house rule, counting levels up</comment>
        <translation>Spitze {total}</translation>
    </message>
    <message>
        <source>With {count}</source>
        <comment>matadors</comment>
        <translation>Mit {count}</translation>
    </message>
    <message>
        <source>Without {count}</source>
        <comment>matadors</comment>
        <translation>Ohne {count}</translation>
    </message>
    <message>
        <source>announced {total}</source>
        <comment>Schneider, counting up</comment>
        <translation>angesagt {total}</translation>
    </message>
    <message>
        <source>announced {total}</source>
        <comment>Schwarz, counting up</comment>
        <translation>angesagt {total}</translation>
    </message>
    <message>
        <source>game {total}</source>
        <comment>counting levels up: with 2, game 3</comment>
        <translation>Spiel {total}</translation>
    </message>
    <message>
        <source>ouvert {total}</source>
        <comment>counting levels up</comment>
        <translation>ouvert {total}</translation>
    </message>
    <message>
        <source>reverse Schneider {total}</source>
        <comment>counting up</comment>
        <translation>Gegenschneider {total}</translation>
    </message>
    <message>
        <source>reverse Schwarz {total}</source>
        <comment>counting up</comment>
        <translation>Gegenschwarz {total}</translation>
    </message>
    <message>
        <source>with {count}</source>
        <comment>matadors</comment>
        <translation>mit {count}</translation>
    </message>
    <message>
        <source>without {count}</source>
        <comment>matadors</comment>
        <translation>ohne {count}</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>Bierlachs</source>
        <translation>Bierlachs</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>column: what was played</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>column: number of the deal</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Plain list</source>
        <translation>Einfache Liste</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Tournament list</source>
        <translation>Turnierliste</translation>
    </message>
    <message>
        <source>Tournament score</source>
        <translation>Seeger-Fabian-Wertung</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>column: signed game value</comment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <translation>Gewonnen und verloren</translation>
    </message>
    <message>
        <source>before</source>
        <comment>scores before this deal</comment>
        <translation>vorher</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <comment>scores of this deal</comment>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>now</source>
        <comment>scores after this deal</comment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>place in the ranking: 1., 2.</comment>
        <translation>{place}.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Score list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>You</source>
        <comment>player name</comment>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>The computer player could not finish its turn. A simpler one plays this deal to the end.</source>
        <translation>Der Computerspieler kam nicht zu einem Ergebnis. Ein einfacherer spielt dieses Spiel zu Ende.</translation>
    </message>
</context>
<context>
    <name>NewSeries</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>seats at the table</comment>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>&amp;Länge:</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Regeln:</translation>
    </message>
    <message>
        <source>&amp;Seats:</source>
        <translation>&amp;Plätze:</translation>
    </message>
    <message>
        <source>A game won brings 50 points more. A lost one costs 50 and rewards the others.</source>
        <translation>Ein gewonnenes Spiel bringt 50 Punkte extra. Ein verlorenes kostet 50 und nützt den anderen.</translation>
    </message>
    <message>
        <source>As played until 1998: a lost Hand game is not doubled.</source>
        <translation>Wie bis 1998 gespielt: Ein verlorenes Handspiel zählt nicht doppelt.</translation>
    </message>
    <message>
        <source>Computer &amp;{number}:</source>
        <translation>Computer &amp;{number}:</translation>
    </message>
    <message>
        <source>L&amp;ist:</source>
        <translation>L&amp;iste:</translation>
    </message>
    <message>
        <source>Li&amp;mit:</source>
        <comment>of Bierlachs</comment>
        <translation>&amp;Grenze:</translation>
    </message>
    <message>
        <source>New series</source>
        <translation>Neue Serie</translation>
    </message>
    <message>
        <source>Only minus points count. Whoever reaches the limit first has lost.</source>
        <translation>Es gibt nur Minuspunkte. Wer zuerst die Grenze erreicht, hat verloren.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Strength of {player}</source>
        <translation>Spielstärke von {player}</translation>
    </message>
    <message>
        <source>The International Skat Order, as clubs play today.</source>
        <translation>Die Internationale Skatordnung, wie heute im Verein gespielt wird.</translation>
    </message>
    <message>
        <source>The values of all games, won and lost, are added up.</source>
        <translation>Die Werte aller Spiele werden zusammengezählt, gewonnene wie verlorene.</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Dein &amp;Name:</translation>
    </message>
    <message>
        <source>endless</source>
        <comment>length of a series</comment>
        <translation>endlos</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <comment>of cards, without a sign</comment>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>units of a series</comment>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items, without “and”</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>kein Stich</translation>
    </message>
    <message>
        <source>{first}–{second}</source>
        <comment>ratio of two sides</comment>
        <translation>{first}:{second}</translation>
    </message>
    <message>
        <source>{low}–{high}</source>
        <comment>range from low to high</comment>
        <translation>{low}–{high}</translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>Bidding</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>the cards are dealt</comment>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Declaration</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Drücken</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>the deal has ended</comment>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>of the cards</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Skat</source>
        <comment>take it up or play Hand</comment>
        <translation>Skat</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>has passed</source>
        <comment>auction</comment>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>has said {value}</source>
        <comment>bid</comment>
        <translation>hat {value} gesagt</translation>
    </message>
    <message>
        <source>holds {value}</source>
        <comment>bid</comment>
        <translation>hält {value}</translation>
    </message>
    <message>
        <source>open hand</source>
        <comment>a defender whose cards lie open</comment>
        <translation>legt auf</translation>
    </message>
    <message>
        <source>plays alone</source>
        <comment>the declarer before the game is named</comment>
        <translation>spielt allein</translation>
    </message>
    <message>
        <source>your turn</source>
        <comment>note on the user's plate</comment>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>{contract} · bid {bid}</source>
        <comment>the game on the table</comment>
        <translation>{contract} · gereizt {bid}</translation>
    </message>
    <message>
        <source>{game} · trumps played: {count} of {all}</source>
        <translation>{game} · Trümpfe gespielt: {count} von {all}</translation>
    </message>
    <message>
        <source>{tricks}, {points}</source>
        <comment>tricks taken with their card points</comment>
        <translation>{tricks}, {points}</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Regeln:</translation>
    </message>
    <message>
        <source>Deal &amp;code:</source>
        <translation>&amp;Kartencode:</translation>
    </message>
    <message>
        <source>End practice</source>
        <comment>button</comment>
        <translation>Übung beenden</translation>
    </message>
    <message>
        <source>Nothing counts here.</source>
        <translation>Hier zählt nichts.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>mark on the table</comment>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Practise</source>
        <comment>button: begin</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Practise a deal</source>
        <translation>Karten üben</translation>
    </message>
    <message>
        <source>Redo</source>
        <comment>button</comment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>The result of a deal shows its code. Practice counts nowhere, and you may undo as much as you like.</source>
        <translation>Den Kartencode findest du beim Ergebnis eines Spiels. Eine Übung zählt nirgends, und du darfst beliebig oft zurücknehmen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button</comment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Your &amp;seat:</source>
        <translation>Dein &amp;Platz:</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Page {page} of {pages}</source>
        <comment>foot of a printed page</comment>
        <translation>Seite {page} von {pages}</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>Daus</source>
        <translation>Daus</translation>
    </message>
    <message>
        <source>Ober</source>
        <translation>Ober</translation>
    </message>
    <message>
        <source>Unter</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>written in a card name</comment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>accusative and dative, written in a card name</comment>
        <translation>Buben</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>accusative and dative: Buben</comment>
        <translation>Buben</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>written in a card name</comment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>king</source>
        <comment>written in a card name</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>written in a card name</comment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Agree. {player} gives up, which is as good as winning.</source>
        <translation>Stimm zu. {player} gibt auf, das ist so gut wie gewonnen.</translation>
    </message>
    <message>
        <source>Declare {contract}. It promises most, and {value} covers your bid of {bid}.</source>
        <translation>Sag {contract} an. Das verspricht am meisten, und {value} reicht für {bid}.</translation>
    </message>
    <message>
        <source>Declare {contract}. No game covers the bid of {bid}, and this one loses least.</source>
        <translation>Sag {contract} an. Kein Spiel reicht für {bid}, und hier verlierst du am wenigsten.</translation>
    </message>
    <message>
        <source>Declare {contract}. {instead} would be safer, but does not cover {bid}.</source>
        <translation>Sag {contract} an. {instead} wäre sicherer, reicht aber nicht für {bid}.</translation>
    </message>
    <message>
        <source>Discard {cards}. In Null they are the likeliest to take a trick.</source>
        <translation>Drück {cards}. Bei Null machen sie am ehesten einen Stich.</translation>
    </message>
    <message>
        <source>Discard {cards}. In the skat their {points} are safe.</source>
        <translation>Drück {cards}. Im Skat sind die {points} sicher.</translation>
    </message>
    <message>
        <source>Discard {cards}. In {game} you can spare them most easily.</source>
        <translation>Drück {cards}. Bei {game} kannst du sie am ehesten entbehren.</translation>
    </message>
    <message>
        <source>Discard {cards}. With no {suit} left you can trump them.</source>
        <translation>Drück {cards}. Dann bist du in {suit} frei und kannst stechen.</translation>
    </message>
    <message>
        <source>Hold {bid}. Your hand is good for {value}: {game}, {matadors}.</source>
        <translation>Halte {bid}. Dein Blatt reicht bis {value}: {game} {matadors}.</translation>
    </message>
    <message>
        <source>Hold {bid}. Your hand is good for {value}: {game}.</source>
        <comment>Null, without matadors</comment>
        <translation>Halte {bid}. Dein Blatt reicht bis {value}: {game}.</translation>
    </message>
    <message>
        <source>Lead {card}. Giving up the lead costs {points} here.</source>
        <translation>Spiel {card} aus. Das Ausspiel abzugeben kostet hier {points}.</translation>
    </message>
    <message>
        <source>Lead {card}. In {suit} {player} may have to take the trick.</source>
        <translation>Spiel {card} aus. In {suit} muss {player} den Stich vielleicht nehmen.</translation>
    </message>
    <message>
        <source>Lead {card}. It draws the higher cards, and then {target} can win.</source>
        <translation>Spiel {card} aus. Das lockt die höheren Karten heraus, dann kann {target} gewinnen.</translation>
    </message>
    <message>
        <source>Lead {card}. It is the likeliest of your cards to be beaten.</source>
        <translation>Spiel {card} aus. Über diese Karte kommt am ehesten eine höhere.</translation>
    </message>
    <message>
        <source>Lead {card}. It makes the defenders spend their higher trumps.</source>
        <translation>Spiel {card} aus. Das zieht der Gegenpartei die höheren Trümpfe.</translation>
    </message>
    <message>
        <source>Lead {card}. Nobody can take this trick from you.</source>
        <translation>Spiel {card} aus. Diesen Stich kann dir niemand nehmen.</translation>
    </message>
    <message>
        <source>Lead {card}. Nothing beats it, and it draws trumps.</source>
        <comment>card: feminine</comment>
        <translation>Spiel {card} aus. Keine Karte schlägt sie, und sie zieht Trumpf.</translation>
    </message>
    <message>
        <source>Lead {card}. Nothing beats it, and it draws trumps.</source>
        <comment>card: masculine</comment>
        <translation>Spiel {card} aus. Keine Karte schlägt ihn, und er zieht Trumpf.</translation>
    </message>
    <message>
        <source>Lead {card}. Nothing beats it, and it draws trumps.</source>
        <comment>card: neuter</comment>
        <translation>Spiel {card} aus. Keine Karte schlägt es, und es zieht Trumpf.</translation>
    </message>
    <message>
        <source>Lead {card}. Nothing higher is left in {suit}, and later it could be trumped.</source>
        <translation>Spiel {card} aus. In {suit} gibt es nichts Höheres mehr, und später könnte jemand stechen.</translation>
    </message>
    <message>
        <source>Lead {card}. You hold only trumps.</source>
        <translation>Spiel {card} aus. Du hast nur noch Trümpfe.</translation>
    </message>
    <message>
        <source>Lead {card}. Your partner has led {suit}.</source>
        <translation>Spiel {card} aus. {suit} hat auch dein Partner ausgespielt.</translation>
    </message>
    <message>
        <source>Lead {card}. Your partner has no {suit} left and can trump.</source>
        <translation>Spiel {card} aus. Dein Partner ist in {suit} frei und kann stechen.</translation>
    </message>
    <message>
        <source>Lead {card}. {player} has no {suit} and must trump or let the trick go.</source>
        <translation>Spiel {card} aus. {player} ist in {suit} frei und muss stechen oder den Stich lassen.</translation>
    </message>
    <message>
        <source>Lead {card}. {player} has none of your suits, so any lead will do.</source>
        <translation>Spiel {card} aus. {player} hat keine deiner Farben mehr, also ist jede recht.</translation>
    </message>
    <message>
        <source>Pass. Your best game is {game}, and it wins only about {share} of the time.</source>
        <translation>Passe. Dein bestes Spiel ist {game}, und die Gewinnchance liegt bei etwa {share}.</translation>
    </message>
    <message>
        <source>Pass. Your best game is {game}, worth {value}, and the bid is now {bid}.</source>
        <translation>Passe. Dein bestes Spiel ist {game} mit {value}, und der Reizwert ist jetzt {bid}.</translation>
    </message>
    <message>
        <source>Pass. {bid} is the highest bid there is.</source>
        <translation>Passe. Mehr als {bid} gibt es nicht.</translation>
    </message>
    <message>
        <source>Play {card}. Every card takes the trick over, and none is safer.</source>
        <translation>Spiel {card}. Jede Karte übernimmt den Stich, und keine ist sicherer.</translation>
    </message>
    <message>
        <source>Play {card}. Every card that costs little takes the trick over.</source>
        <translation>Spiel {card}. Mit jeder billigen Karte übernimmst du hier den Stich.</translation>
    </message>
    <message>
        <source>Play {card}. Hold back {kept}, which is worth more later.</source>
        <translation>Spiel {card}. Halte {kept} zurück, später ist damit mehr zu holen.</translation>
    </message>
    <message>
        <source>Play {card}. However the hidden cards lie, it wins most often: about {share}.</source>
        <translation>Spiel {card}. Damit gewinnst du am häufigsten, wie auch immer die übrigen Karten liegen: etwa {share}.</translation>
    </message>
    <message>
        <source>Play {card}. It is your highest card that stays below {under}.</source>
        <translation>Spiel {card}. Höher geht es unter {under} nicht.</translation>
    </message>
    <message>
        <source>Play {card}. It makes no difference here: every card leads to the same result.</source>
        <translation>Spiel {card}. Es ist gleich, welche Karte du nimmst: Alle führen zum selben Ergebnis.</translation>
    </message>
    <message>
        <source>Play {card}. It takes the trick over and will probably keep it.</source>
        <translation>Spiel {card}. Damit übernimmst du den Stich und behältst ihn wahrscheinlich.</translation>
    </message>
    <message>
        <source>Play {card}. It wins the trick, and no cheaper card does.</source>
        <translation>Spiel {card}. Damit machst du den Stich, und billiger geht es nicht.</translation>
    </message>
    <message>
        <source>Play {card}. Leave the trick to your partner, whose card holds it.</source>
        <translation>Spiel {card}. Der Stich gehört deinem Partner, lass ihn dort.</translation>
    </message>
    <message>
        <source>Play {card}. Other cards win as often, but with fewer points to spare.</source>
        <translation>Spiel {card}. Andere Karten gewinnen ebenso oft, aber knapper.</translation>
    </message>
    <message>
        <source>Play {card}. This game can hardly be won, but it keeps the damage small.</source>
        <translation>Spiel {card}. Zu gewinnen ist das Spiel kaum noch, aber so bleibt der Schaden klein.</translation>
    </message>
    <message>
        <source>Play {card}. You cannot win this trick, and it costs {points}.</source>
        <translation>Spiel {card}. Den Stich kannst du nicht machen, und es kostet {points}.</translation>
    </message>
    <message>
        <source>Play {card}. You may play no other.</source>
        <translation>Spiel {card}. Eine andere Karte darfst du nicht legen.</translation>
    </message>
    <message>
        <source>Play {card}. You win the trick and bring its {points} home.</source>
        <translation>Spiel {card}. Du machst den Stich und bringst {points} heim.</translation>
    </message>
    <message>
        <source>Play {card}. {player} does not take this trick, so keep your low cards.</source>
        <translation>Spiel {card}. {player} nimmt diesen Stich nicht, also behalte die kleinen Karten.</translation>
    </message>
    <message>
        <source>Play {card}. {player} holds the trick, so stay below.</source>
        <translation>Spiel {card}. {player} hat den Stich, also bleib darunter.</translation>
    </message>
    <message>
        <source>Play {card}. {player} is still to play, so stay low.</source>
        <translation>Spiel {card}. {player} kommt noch dran, also bleib klein.</translation>
    </message>
    <message>
        <source>Play {contract}. It is almost won without the skat, and worth {value}.</source>
        <translation>Spiel {contract}. Das ist auch ohne den Skat fast gewonnen und {value} wert.</translation>
    </message>
    <message>
        <source>Say {bid}. The two others have passed, and your hand is good enough for {game}.</source>
        <translation>Sag {bid}. Die beiden anderen haben gepasst, und für {game} reicht dein Blatt.</translation>
    </message>
    <message>
        <source>Say {bid}. Your hand is good for {value}: {game}, {matadors}.</source>
        <translation>Sag {bid}. Dein Blatt reicht bis {value}: {game} {matadors}.</translation>
    </message>
    <message>
        <source>Say {bid}. Your hand is good for {value}: {game}.</source>
        <comment>Null, without matadors</comment>
        <translation>Sag {bid}. Dein Blatt reicht bis {value}: {game}.</translation>
    </message>
    <message>
        <source>Take up the skat. It gives you two more cards to choose from, for {game}.</source>
        <translation>Nimm den Skat auf. Zwei Karten mehr zur Auswahl helfen bei {game}.</translation>
    </message>
    <message>
        <source>Throw off {card}. You hold no {suit}, and high cards are dangerous in Null.</source>
        <translation>Wirf {card} ab. In {suit} bist du frei, und hohe Karten sind bei Null gefährlich.</translation>
    </message>
    <message>
        <source>Throw off {card}. You hold no {suit}, and it costs {points}.</source>
        <translation>Wirf {card} ab. In {suit} bist du frei, und es kostet {points}.</translation>
    </message>
    <message>
        <source>Trump with {by_card}. You hold no {suit}, and {points} lie in the trick.</source>
        <translation>Stich mit {by_card}. In {suit} bist du frei, und im Stich liegt schon etwas: {points}.</translation>
    </message>
    <message>
        <source>Your partner will probably win this trick. Smear {card}: {points}.</source>
        <translation>Den Stich macht wahrscheinlich dein Partner. Schmier {card}: {points}.</translation>
    </message>
    <message>
        <source>Your partner will win this trick. Smear {card}: {points} for your side.</source>
        <translation>Den Stich macht sicher dein Partner. Schmier {card}: {points} für euch.</translation>
    </message>
    <message>
        <source>{player} plays last to this trick. Lead from a short suit: {label}.</source>
        <translation>{player} kommt als Letztes dran. Spiel kurz aus: {label}.</translation>
    </message>
    <message>
        <source>{player} plays next. Lead from a long suit: {label}.</source>
        <translation>{player} kommt als Nächstes dran. Spiel lang aus: {label}.</translation>
    </message>
</context>
<context>
    <name>RecordFault</name>
    <message>
        <source>A card is hidden, so the game cannot be replayed.</source>
        <translation>Eine Karte ist verdeckt, deshalb lässt sich das Spiel nicht nachspielen.</translation>
    </message>
    <message>
        <source>In a Hand game nothing is discarded, so no cards may follow the game.</source>
        <translation>Beim Handspiel wird nicht gedrückt, hinter dem Spiel dürfen keine Karten stehen.</translation>
    </message>
    <message>
        <source>Line {line} is no game record; a record begins with “(;”.</source>
        <translation>Zeile {line} ist kein Spielprotokoll; ein Protokoll beginnt mit „(;“.</translation>
    </message>
    <message>
        <source>Lines {first} to {last} are no game records; a record begins with “(;”.</source>
        <translation>Die Zeilen {first} bis {last} sind keine Spielprotokolle; ein Protokoll beginnt mit „(;“.</translation>
    </message>
    <message>
        <source>Move {number}, “{move}”: {reason}</source>
        <comment>reason: a whole sentence</comment>
        <translation>Zug {number}, „{move}“: {reason}</translation>
    </message>
    <message>
        <source>The file cannot be read to the end; copy it to this computer and try again.</source>
        <translation>Die Datei lässt sich nicht zu Ende lesen. Kopier sie auf diesen Computer und versuch es noch mal.</translation>
    </message>
    <message>
        <source>The file holds no game record; a record is a line that begins with “(;”.</source>
        <translation>In der Datei steht kein Spielprotokoll; ein Protokoll ist eine Zeile, die mit „(;“ beginnt.</translation>
    </message>
    <message>
        <source>The file is not there any more; choose it again where it is now.</source>
        <translation>Die Datei ist nicht mehr da; wähl sie dort aus, wo sie jetzt liegt.</translation>
    </message>
    <message>
        <source>The file may not be read; allow it in its properties, then open it.</source>
        <translation>Die Datei darf nicht gelesen werden; erlaub es in ihren Eigenschaften und öffne sie dann.</translation>
    </message>
    <message>
        <source>The last player has no action; moves are pairs of player and action.</source>
        <translation>Beim letzten Spieler fehlt, was er tut; Züge sind Paare aus Spieler und Handlung.</translation>
    </message>
    <message>
        <source>The moves break off before the deal is over; {player} has to act next.</source>
        <translation>Die Züge brechen ab, bevor das Spiel zu Ende ist; {player} ist dran.</translation>
    </message>
    <message>
        <source>The moves must begin with the deal: w and 32 cards.</source>
        <translation>Die Züge müssen mit dem Geben beginnen: w und 32 Karten.</translation>
    </message>
    <message>
        <source>The property {name} is missing; without it nothing can be replayed.</source>
        <translation>Das Feld {name} fehlt; ohne es lässt sich nichts nachspielen.</translation>
    </message>
    <message>
        <source>The property {name} occurs twice; it must be there once.</source>
        <translation>Das Feld {name} kommt zweimal vor; es muss genau einmal da sein.</translation>
    </message>
    <message>
        <source>The record breaks off after {name}; a whole one ends with “;)”.</source>
        <translation>Das Protokoll bricht nach {name} ab; ein ganzes endet mit „;)“.</translation>
    </message>
    <message>
        <source>The record breaks off; a whole one ends with “;)”.</source>
        <translation>Das Protokoll bricht ab; ein ganzes endet mit „;)“.</translation>
    </message>
    <message>
        <source>The result R cannot be read at “{found}”; p:61 would be right.</source>
        <translation>Das Ergebnis R ist bei „{found}“ nicht lesbar; richtig wäre etwa p:61.</translation>
    </message>
    <message>
        <source>The result R lacks {missing}; it must be whole.</source>
        <translation>Im Ergebnis R fehlt {missing}; es muss vollständig sein.</translation>
    </message>
    <message>
        <source>The server has nothing to do here; it only gives the skat or says who left.</source>
        <translation>Der Server ist hier nicht dran; er gibt nur den Skat oder meldet, wer geht.</translation>
    </message>
    <message>
        <source>The skat was not taken up, so {contract} can only be a Hand game.</source>
        <translation>Der Skat wurde nicht aufgenommen, also geht {contract} nur als Handspiel.</translation>
    </message>
    <message>
        <source>The two cards of the skat are not those that were dealt.</source>
        <translation>Die zwei Karten im Skat sind nicht die, die gegeben wurden.</translation>
    </message>
    <message>
        <source>The two others have passed, so only {right} can be said.</source>
        <translation>Die beiden anderen haben gepasst, also geht nur noch {right}.</translation>
    </message>
    <message>
        <source>This Null is worth only {value}, but the bid is {bid}.</source>
        <translation>Dieser Null ist nur {value} wert, gereizt waren {bid}.</translation>
    </message>
    <message>
        <source>This is a folder; choose a file in it.</source>
        <translation>Das ist ein Ordner; wähl eine Datei darin.</translation>
    </message>
    <message>
        <source>This is no text file; game records are lines of text that begin with “(;”.</source>
        <translation>Das ist keine Textdatei; Spielprotokolle sind Textzeilen, die mit „(;“ beginnen.</translation>
    </message>
    <message>
        <source>This line has more than {most} characters; a record has about a thousand.</source>
        <translation>Diese Zeile hat mehr als {most} Zeichen; ein Protokoll hat etwa tausend.</translation>
    </message>
    <message>
        <source>This line is no text; a record is text from “(;” to “;)”.</source>
        <translation>Diese Zeile ist kein Text; ein Protokoll ist Text von „(;“ bis „;)“.</translation>
    </message>
    <message>
        <source>{card} was played although {must} was still held and follows suit.</source>
        <comment>both in the nominative; a sentence that may begin in lower case</comment>
        <translation>Nicht bedient: Gespielt wurde {card}, im Blatt war noch {must}.</translation>
    </message>
    <message>
        <source>{contract} needs the skat left unseen, but it was taken up.</source>
        <translation>{contract} geht nur, wenn der Skat liegen bleibt; er wurde aber aufgenommen.</translation>
    </message>
    <message>
        <source>{player} concedes a game that is won already.</source>
        <translation>{player} gibt ein Spiel auf, das schon gewonnen ist.</translation>
    </message>
    <message>
        <source>{player} does not hold {card}.</source>
        <comment>card: accusative</comment>
        <translation>{player} hat {card} nicht im Blatt.</translation>
    </message>
    <message>
        <source>{player} has claimed twice without a card in between.</source>
        <translation>{player} hat zweimal die Karten aufgelegt, ohne dass dazwischen gespielt wurde.</translation>
    </message>
    <message>
        <source>{player} has conceded twice without a card in between.</source>
        <translation>{player} hat zweimal aufgegeben, ohne dass dazwischen gespielt wurde.</translation>
    </message>
    <message>
        <source>{player} has named a game; the two discarded cards must follow.</source>
        <translation>{player} hat ein Spiel angesagt; die zwei gedrückten Karten müssen folgen.</translation>
    </message>
    <message>
        <source>{player} has taken up the skat; its two cards must follow.</source>
        <translation>{player} hat den Skat aufgenommen; seine zwei Karten müssen folgen.</translation>
    </message>
    <message>
        <source>{player} has to say a value or pass; there is nothing to hold.</source>
        <translation>{player} muss einen Wert sagen oder passen; zu halten gibt es nichts.</translation>
    </message>
    <message>
        <source>{player} is asked to hold {said} and cannot say a value.</source>
        <translation>{player} ist gefragt, ob {said} gehalten wird, und kann keinen Wert sagen.</translation>
    </message>
    <message>
        <source>{player} shows {card} without holding it.</source>
        <comment>card: accusative</comment>
        <translation>{player} zeigt {card}, hat die Karte aber nicht im Blatt.</translation>
    </message>
    <message>
        <source>{value} is no higher than the {said} that has been said.</source>
        <translation>{value} ist nicht mehr als die schon gesagten {said}.</translation>
    </message>
    <message>
        <source>“{found}” follows the end of the record; only another record may stand there.</source>
        <translation>„{found}“ steht hinter dem Ende des Protokolls; dort darf nur ein weiteres stehen.</translation>
    </message>
    <message>
        <source>“{found}” is neither a bid nor a game nor a card.</source>
        <translation>„{found}“ ist weder ein Reizwert noch ein Spiel noch eine Karte.</translation>
    </message>
    <message>
        <source>“{found}” is no player; it must be w, 0, 1 or 2.</source>
        <translation>„{found}“ ist kein Spieler; möglich sind w, 0, 1 und 2.</translation>
    </message>
    <message>
        <source>“{found}” is no property of a record; one looks like ID[1].</source>
        <translation>„{found}“ ist kein Feld eines Protokolls; eins sieht so aus: ID[1].</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n game(s).</source>
        <comment>in a file</comment>
        <translation>
            <numerusform>%n Spiel.</numerusform>
            <numerusform>%n Spiele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them cannot be replayed.</source>
        <comment>records</comment>
        <translation>
            <numerusform>%n davon lässt sich nicht nachspielen.</numerusform>
            <numerusform>%n davon lassen sich nicht nachspielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All files</source>
        <comment>kind of file</comment>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button: leave the page</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button: one event back</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Broken off</source>
        <comment>heading: no game was declared</comment>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Copy deal code</source>
        <comment>menu of the deal</comment>
        <translation>Kartencode kopieren</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>button: menu of the deal</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Forward</source>
        <comment>button: one event on</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>From which seat to look at the table</source>
        <translation>Von welchem Platz du auf den Tisch siehst</translation>
    </message>
    <message>
        <source>Game records</source>
        <comment>kind of file</comment>
        <translation>Protokolle</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Spiele der Datei</translation>
    </message>
    <message>
        <source>Last trick</source>
        <comment>button: show it once more</comment>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <comment>of a file</comment>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>One trick back</source>
        <comment>button</comment>
        <translation>Einen Stich zurück</translation>
    </message>
    <message>
        <source>One trick on</source>
        <comment>button</comment>
        <translation>Einen Stich weiter</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>Protokoll öffnen</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>button: choose a file</comment>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Practise this deal from this seat</source>
        <comment>menu of the deal</comment>
        <translation>Diese Karten von diesem Platz aus üben</translation>
    </message>
    <message numerus="yes">
        <source>Reading: %n game(s) so far…</source>
        <comment>of a file</comment>
        <translation>
            <numerusform>Wird gelesen: bisher %n Spiel …</numerusform>
            <numerusform>Wird gelesen: bisher %n Spiele …</numerusform>
        </translation>
    </message>
    <message>
        <source>Record {id}, line {line}</source>
        <translation>Protokoll {id}, Zeile {line}</translation>
    </message>
    <message>
        <source>Seat: {role}</source>
        <comment>button: from where the user looks</comment>
        <translation>Platz: {role}</translation>
    </message>
    <message>
        <source>The cards are dealt. {player} is forehand.</source>
        <translation>Die Karten sind gegeben. {player} ist Vorhand.</translation>
    </message>
    <message>
        <source>The deal was broken off before a game was declared.</source>
        <translation>Das Spiel wurde abgebrochen, bevor etwas angesagt war.</translation>
    </message>
    <message>
        <source>The record itself gives no result.</source>
        <translation>Im Protokoll selbst steht kein Ergebnis.</translation>
    </message>
    <message>
        <source>The record itself says {recorded}; by the rules it is {computed}.</source>
        <translation>Im Protokoll selbst steht {recorded}; nach den Regeln sind es {computed}.</translation>
    </message>
    <message>
        <source>The remaining tricks go to the declarer.</source>
        <translation>Die restlichen Stiche gehen an den Alleinspieler.</translation>
    </message>
    <message>
        <source>The remaining tricks go to the defenders.</source>
        <translation>Die restlichen Stiche gehen an die Gegenpartei.</translation>
    </message>
    <message>
        <source>The result in the record differs in details from the rules.</source>
        <translation>Das Ergebnis im Protokoll weicht in Einzelheiten von den Regeln ab.</translation>
    </message>
    <message>
        <source>To the deal</source>
        <comment>button: first moment of a game</comment>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the result</source>
        <comment>button: last moment of a game</comment>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>{event} {trick}</source>
        <comment>two whole sentences</comment>
        <translation>{event} {trick}</translation>
    </message>
    <message>
        <source>{games} {broken}</source>
        <comment>two whole sentences</comment>
        <translation>{games} {broken}</translation>
    </message>
    <message>
        <source>{names} · {date}</source>
        <comment>players and date of a game</comment>
        <translation>{names} · {date}</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>moment of a game</comment>
        <translation>{place} von {count}</translation>
    </message>
    <message>
        <source>{player} discards {cards}.</source>
        <comment>cards: two cards in words, accusative</comment>
        <translation>{player} drückt {cards}.</translation>
    </message>
    <message>
        <source>{player} has left before a game was declared: the deal is broken off.</source>
        <translation>{player} ist gegangen, bevor ein Spiel angesagt war: abgebrochen.</translation>
    </message>
    <message>
        <source>{player} has run out of time before a game was declared: broken off.</source>
        <translation>Bei {player} war die Zeit um, bevor ein Spiel angesagt war: abgebrochen.</translation>
    </message>
    <message>
        <source>{role}: {player}</source>
        <comment>a seat and who sits there</comment>
        <translation>{role}: {player}</translation>
    </message>
    <message>
        <source>{words} ({key})</source>
        <comment>tooltip: what a button does, its key</comment>
        <translation>{words} ({key})</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>A Skat table has 3, 4 or 5 seats, not {places}.</source>
        <translation>Ein Skattisch hat 3, 4 oder 5 Plätze, nicht {places}.</translation>
    </message>
    <message>
        <source>A concession has been offered. The defenders answer first.</source>
        <translation>Das Aufgeben ist angeboten. Zuerst antwortet die Gegenpartei.</translation>
    </message>
    <message>
        <source>A game begins with the deal.</source>
        <translation>Ein Spiel beginnt mit dem Geben.</translation>
    </message>
    <message>
        <source>A house rule comes first here.</source>
        <translation>Zuerst kommt hier eine Hausregel.</translation>
    </message>
    <message>
        <source>Exactly two cards are discarded. Chosen so far: {found}.</source>
        <translation>Gedrückt werden genau zwei Karten. Gewählt sind bisher: {found}.</translation>
    </message>
    <message>
        <source>It is for you to bid. Say more than {said} or pass.</source>
        <translation>Du bist mit Reizen dran. Sag mehr als {said} oder passe.</translation>
    </message>
    <message>
        <source>It is nobody’s turn now.</source>
        <translation>Gerade ist niemand dran.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} ist dran.</translation>
    </message>
    <message>
        <source>No game is worth {value}. The nearest bids are {below} and {above}.</source>
        <translation>Kein Spiel ist {value} wert. Die nächsten Reizwerte sind {below} und {above}.</translation>
    </message>
    <message>
        <source>No game is worth {value}: the highest bid is {below}.</source>
        <translation>Kein Spiel ist {value} wert: Der höchste Reizwert ist {below}.</translation>
    </message>
    <message>
        <source>Nobody agreed just now. You can ask again after the next card.</source>
        <translation>Gerade hat niemand zugestimmt. Nach der nächsten Karte kannst du wieder fragen.</translation>
    </message>
    <message>
        <source>Null has no Schneider and no Schwarz: the aim is to take no trick.</source>
        <translation>Bei Null gibt es weder Schneider noch Schwarz: Ziel ist, keinen Stich zu machen.</translation>
    </message>
    <message>
        <source>Schneider can be announced only in a Hand game. Declare {game} Hand or leave it out.</source>
        <translation>Schneider kannst du nur beim Handspiel ansagen. Spiel {game} Hand oder lass die Ansage weg.</translation>
    </message>
    <message>
        <source>Schneider can be announced only in a Hand game. You have taken up the skat.</source>
        <translation>Schneider kannst du nur beim Handspiel ansagen. Du hast den Skat aufgenommen.</translation>
    </message>
    <message>
        <source>Schwarz can be announced only in a Hand game. You have taken up the skat.</source>
        <translation>Schwarz kannst du nur beim Handspiel ansagen. Du hast den Skat aufgenommen.</translation>
    </message>
    <message>
        <source>Schwarz includes Schneider. Announce both in {game}.</source>
        <translation>Schwarz schließt Schneider ein. Sag bei {game} beides an.</translation>
    </message>
    <message>
        <source>The bidding is still going on. Say a value, hold or pass.</source>
        <translation>Es wird noch gereizt. Sag einen Wert, halte oder passe.</translation>
    </message>
    <message>
        <source>The deal code “{text}” contains a typing error: its check letter does not fit.</source>
        <translation>Im Kartencode „{text}“ steckt ein Tippfehler: Das Prüfzeichen passt nicht.</translation>
    </message>
    <message>
        <source>The deal is over, so nothing more can be played.</source>
        <translation>Dieses Spiel ist zu Ende, es wird nichts mehr gespielt.</translation>
    </message>
    <message>
        <source>The game has been declared. A card is played next.</source>
        <comment>card play</comment>
        <translation>Das Spiel ist angesagt. Als Nächstes wird eine Karte gespielt.</translation>
    </message>
    <message>
        <source>The number of cards is wrong: {found} instead of {right}.</source>
        <translation>Die Zahl der Karten stimmt nicht: {found} statt {right}.</translation>
    </message>
    <message>
        <source>The skat comes next: take it up or declare a Hand game.</source>
        <translation>Jetzt geht es um den Skat: Nimm ihn auf oder sag ein Handspiel an.</translation>
    </message>
    <message>
        <source>The skat has been taken up. Two cards are discarded first.</source>
        <translation>Der Skat ist aufgenommen. Zuerst werden zwei Karten gedrückt.</translation>
    </message>
    <message>
        <source>The skat still lies there, so this is a Hand game. Take it up for {contract}.</source>
        <translation>Der Skat liegt noch da, also ist es ein Handspiel. Für {contract} nimm ihn auf.</translation>
    </message>
    <message>
        <source>The two others have passed. You can only say {right} or pass.</source>
        <translation>Die beiden anderen haben gepasst. Du kannst nur {right} sagen oder passen.</translation>
    </message>
    <message>
        <source>The {card} is missing. A deal needs all 32 cards.</source>
        <comment>card: label</comment>
        <translation>{card} fehlt. Ein Spiel braucht alle 32 Karten.</translation>
    </message>
    <message>
        <source>The {card} occurs twice. There is only one of each card.</source>
        <comment>card: label</comment>
        <translation>{card} kommt zweimal vor. Jede Karte gibt es nur einmal.</translation>
    </message>
    <message>
        <source>The {jack} is a trump here, not {suit}. You still hold {card}.</source>
        <comment>jack: label; suit: a spade; card in the accusative</comment>
        <translation>Der {jack} ist hier Trumpf, kein {suit}. Du hast noch {card}.</translation>
    </message>
    <message>
        <source>There is no bid yet that you could hold. Say a value or pass.</source>
        <translation>Noch gibt es nichts zu halten. Sag einen Wert oder passe.</translation>
    </message>
    <message>
        <source>There is no rule set “{text}”. Known are {known}.</source>
        <translation>Ein Regelwerk „{text}“ gibt es nicht. Bekannt sind {known}.</translation>
    </message>
    <message>
        <source>This Null is worth only {value}, but your bid is {bid}. Choose a game that covers it.</source>
        <translation>Dieser Null ist nur {value} wert, gereizt hast du {bid}. Wähl ein Spiel, das reicht.</translation>
    </message>
    <message>
        <source>This game is won already. There is nothing to concede.</source>
        <translation>Das Spiel ist schon gewonnen. Es gibt nichts aufzugeben.</translation>
    </message>
    <message>
        <source>Trumps were led and you hold {card}, so you must play a trump.</source>
        <comment>card in the accusative</comment>
        <translation>Trumpf ist ausgespielt und du hast {card}. Du musst Trumpf bedienen.</translation>
    </message>
    <message>
        <source>Trumps were led. Your {card} is a trump too, so you must play a trump.</source>
        <comment>card: always a jack, as a label</comment>
        <translation>Trumpf ist ausgespielt. Dein {card} ist auch Trumpf, also musst du Trumpf bedienen.</translation>
    </message>
    <message>
        <source>Trumps were led. Your {card} is a trump, so you must play it.</source>
        <comment>card: always a jack, as a label</comment>
        <translation>Trumpf ist ausgespielt. Dein {card} ist auch Trumpf, also musst du ihn legen.</translation>
    </message>
    <message>
        <source>Two cards have been discarded. The game is declared next.</source>
        <translation>Gedrückt ist schon. Als Nächstes wird das Spiel angesagt.</translation>
    </message>
    <message>
        <source>Whether to agree is for {player} to say.</source>
        <translation>Ob das Angebot gilt, entscheidet {player}.</translation>
    </message>
    <message>
        <source>With {places} seats, {deals} deals do not make whole rounds. Choose a multiple of {places}.</source>
        <translation>Mit {places} Plätzen ergeben {deals} Spiele keine ganzen Runden. Wähl ein Vielfaches von {places}.</translation>
    </message>
    <message>
        <source>You do not hold {card}. Choose a card from your hand.</source>
        <comment>card: accusative</comment>
        <translation>Du hast {card} nicht. Wähl eine Karte aus deinem Blatt.</translation>
    </message>
    <message>
        <source>You have been asked whether you hold {said}. Say yes or pass.</source>
        <translation>Du bist gefragt, ob du {said} hältst. Sag ja oder passe.</translation>
    </message>
    <message>
        <source>You have taken up the skat, so this can no longer be a Hand game.</source>
        <translation>Du hast den Skat aufgenommen, also ist es kein Handspiel mehr.</translation>
    </message>
    <message>
        <source>Your claim has just failed. You can claim again after the next card.</source>
        <translation>Das Auflegen ist gerade nicht aufgegangen. Nach der nächsten Karte kannst du wieder auflegen.</translation>
    </message>
    <message>
        <source>{game} needs a number of matadors from 1 to {most}, with or without.</source>
        <translation>{game} braucht eine Zahl von Spitzen von 1 bis {most}, mit oder ohne.</translation>
    </message>
    <message>
        <source>{game} ouvert includes Hand, Schneider and Schwarz. Announce them all.</source>
        <translation>{game} ouvert schließt Hand, Schneider und Schwarz ein. Sag alles an.</translation>
    </message>
    <message>
        <source>{game} ouvert is always a Hand game. You have taken up the skat.</source>
        <translation>{game} ouvert ist immer ein Handspiel. Du hast den Skat aufgenommen.</translation>
    </message>
    <message>
        <source>{said} has been said already. Say more or pass.</source>
        <translation>{said} ist schon gesagt. Sag mehr oder passe.</translation>
    </message>
    <message>
        <source>{suit} were led and you hold {card}, so you must follow suit.</source>
        <comment>card in the accusative</comment>
        <translation>{suit} ist ausgespielt und du hast {card}. Du musst bedienen.</translation>
    </message>
    <message>
        <source>{value} is too little: the lowest bid is {above}.</source>
        <translation>{value} ist zu wenig: Der kleinste Reizwert ist {above}.</translation>
    </message>
    <message>
        <source>“{text}” is no bid. A bid is a number from 18 upwards.</source>
        <translation>„{text}“ ist kein Reizwert. Ein Reizwert ist eine Zahl ab 18.</translation>
    </message>
    <message>
        <source>“{text}” is no card. Write suit and rank, for example CJ or HT.</source>
        <translation>„{text}“ ist keine Karte. Schreib Farbe und Rang, zum Beispiel CJ oder HT.</translation>
    </message>
    <message>
        <source>“{text}” is no deal code. A code has twelve letters and digits.</source>
        <translation>„{text}“ ist kein Kartencode. Ein Code hat zwölf Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>“{text}” is no deal. Write three hands and the skat with | between them.</source>
        <translation>„{text}“ ist keine Kartenverteilung. Schreib drei Blätter und den Skat mit | dazwischen.</translation>
    </message>
    <message>
        <source>“{text}” is no game. The letters are D, H, S, C, G and N.</source>
        <translation>„{text}“ ist kein Spiel. Die Buchstaben sind D, H, S, C, G und N.</translation>
    </message>
    <message>
        <source>“{text}” is no game. Write its letter, then H, S, Z or O, for example GHS.</source>
        <translation>„{text}“ ist kein Spiel. Schreib seinen Buchstaben, dann H, S, Z oder O, zum Beispiel GHS.</translation>
    </message>
    <message>
        <source>“{text}” is no line of a game. A line looks like this: 0 play CJ.</source>
        <translation>„{text}“ ist keine Zeile eines Spiels. Eine Zeile sieht so aus: 0 play CJ.</translation>
    </message>
    <message>
        <source>“{word}” cannot be said here by the house rules of this series.</source>
        <translation>„{word}“ lassen die Hausregeln dieser Serie hier nicht zu.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>An announcement was missed: {total}</source>
        <translation>Eine Ansage ist verfehlt: {total}</translation>
    </message>
    <message>
        <source>Base value, {game}</source>
        <translation>Grundwert, {game}</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>the value reached in the auction</comment>
        <translation>Reizwert</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>column: the cards of a trick</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>page of the result sheet: all hands</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Conceded: {total}</source>
        <comment>by the declarer</comment>
        <translation>Aufgegeben: {total}</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>button: the deal code is in the clipboard</comment>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>button: the deal code</comment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <comment>twelve letters</comment>
        <translation>Kartencode {code}</translation>
    </message>
    <message>
        <source>Declarer</source>
        <comment>column: the declarer's points so far</comment>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>Discarded</source>
        <comment>the two cards</comment>
        <translation>Gedrückt</translation>
    </message>
    <message>
        <source>End of the series</source>
        <comment>button</comment>
        <translation>Serie beenden</translation>
    </message>
    <message>
        <source>Everyone has passed. The deal is thrown in; nobody scores.</source>
        <translation>Alle haben gepasst. Das Spiel ist eingepasst, niemand bekommt Punkte.</translation>
    </message>
    <message>
        <source>Fixed value, {contract}</source>
        <translation>Fester Wert, {contract}</translation>
    </message>
    <message>
        <source>Game value</source>
        <comment>line of a computation</comment>
        <translation>Spielwert</translation>
    </message>
    <message>
        <source>How is this value made?</source>
        <comment>button: opens the help</comment>
        <translation>Wie entsteht dieser Wert?</translation>
    </message>
    <message>
        <source>Led by</source>
        <comment>column: who led</comment>
        <translation>Ausgespielt</translation>
    </message>
    <message>
        <source>Lost with {points}, {needed} were needed: {total}</source>
        <translation>Verloren mit {points}, nötig waren {needed}: {total}</translation>
    </message>
    <message>
        <source>Lost, counts double</source>
        <translation>Verloren, zählt doppelt</translation>
    </message>
    <message>
        <source>Marks at 31, 61 (won) and 90 (Schneider)</source>
        <translation>Marken bei 31, 61 (gewonnen) und 90 (Schneider)</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <comment>sum of the levels</comment>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Next deal</source>
        <comment>button</comment>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>No trick was played to its end.</source>
        <translation>Es wurde kein Stich zu Ende gespielt.</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>column: number of the trick</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Overbid: the game is worth {value}, the bid was {bid}. The first multiple of {base} that covers it is {raised}, doubled: {score}</source>
        <translation>Überreizt: Das Spiel ist {value} wert, gereizt waren {bid}. Das erste Vielfache von {base}, das reicht, ist {raised}, verdoppelt: {score}</translation>
    </message>
    <message>
        <source>Overbid: the game is worth {value}, the bid was {bid}. The first multiple of {base} that covers it is {raised}: {total}</source>
        <translation>Überreizt: Das Spiel ist {value} wert, gereizt waren {bid}. Das erste Vielfache von {base}, das reicht, ist {raised}: {total}</translation>
    </message>
    <message>
        <source>Overbid: {contract} is worth only {value}, but you had bid {bid}. It counts {score}.</source>
        <translation>Überreizt: {contract} ist nur {value} wert, gereizt hattest du {bid}. Das zählt {score}.</translation>
    </message>
    <message>
        <source>Overbid: {contract} is worth only {value}, but {player} had bid {bid}. It counts {score}.</source>
        <translation>Überreizt: {contract} ist nur {value} wert, {player} hatte {bid} gereizt. Das zählt {score}.</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>column: card points of a trick</comment>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Raised to cover the bid</source>
        <translation>Angehoben auf den Reizwert</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>page of the result sheet</comment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <comment>button: play the deal for practice</comment>
        <translation>Noch mal mit denselben Karten</translation>
    </message>
    <message>
        <source>Schneider was announced and needs {needed} card points. With {points} the game is lost.</source>
        <translation>Schneider war angesagt, das verlangt {needed} Augen. Mit {points} ist das Spiel verloren.</translation>
    </message>
    <message>
        <source>Schwarz was announced and needs every trick. The defenders took {tricks}, so the game is lost.</source>
        <translation>Schwarz war angesagt, das verlangt alle Stiche. Die Gegenpartei hat {tricks}, damit ist das Spiel verloren.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Skat</source>
        <comment>the two cards dealt to it</comment>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Taken by</source>
        <comment>column: who won</comment>
        <translation>Stich an</translation>
    </message>
    <message>
        <source>The Null of {player} does not cover the bid of {bid}. {game} takes its place, lost: {score}.</source>
        <translation>Der Null von {player} reicht nicht für {bid}. Stattdessen ist {game} verloren: {score}.</translation>
    </message>
    <message>
        <source>The defenders have conceded, so you win {contract}: {score}.</source>
        <translation>Die Gegenpartei hat das Spiel geschenkt, du gewinnst {contract}: {score}.</translation>
    </message>
    <message>
        <source>The defenders have conceded, so {player} wins {contract}: {score}.</source>
        <translation>Die Gegenpartei hat das Spiel geschenkt, {player} gewinnt {contract}: {score}.</translation>
    </message>
    <message>
        <source>The rest was claimed. {sentence}</source>
        <comment>before the last trick</comment>
        <translation>Der Rest wurde aufgelegt. {sentence}</translation>
    </message>
    <message>
        <source>The rest was decided without play. {sentence}</source>
        <comment>before the last trick</comment>
        <translation>Der Rest wurde ohne Spiel entschieden. {sentence}</translation>
    </message>
    <message>
        <source>This Null is below the bid of {bid}. {game} takes its place, lost: {total}</source>
        <translation>Dieser Null reicht nicht für {bid}. {game} tritt an seine Stelle, verloren: {total}</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <comment>heading: all have passed</comment>
        <translation>Eingepasst</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <comment>read aloud</comment>
        <translation>{number}. Stich</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Tricks</source>
        <comment>page of the result sheet</comment>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Won with {points}: {total}</source>
        <translation>Gewonnen mit {points}: {total}</translation>
    </message>
    <message>
        <source>Won, the defenders have conceded: {total}</source>
        <translation>Gewonnen, die Gegenpartei hat geschenkt: {total}</translation>
    </message>
    <message>
        <source>You announced Schneider and made {points}; {needed} were needed: {score}.</source>
        <translation>Du hast Schneider angesagt und {points} gemacht, nötig waren {needed}: {score}.</translation>
    </message>
    <message>
        <source>You announced Schwarz, but the defenders took {tricks}: {score}.</source>
        <translation>Du hast Schwarz angesagt, aber die Gegenpartei hat {tricks} gemacht: {score}.</translation>
    </message>
    <message>
        <source>You have conceded {contract}: {score}.</source>
        <translation>Du hast {contract} aufgegeben: {score}.</translation>
    </message>
    <message>
        <source>You lost {contract} with {points}; {needed} were needed: {score}.</source>
        <translation>Du hast {contract} mit {points} verloren, nötig waren {needed}: {score}.</translation>
    </message>
    <message>
        <source>You missed what you had announced: {score}.</source>
        <translation>Du hast deine Ansage verfehlt: {score}.</translation>
    </message>
    <message>
        <source>You took a trick and lost {contract}: {score}.</source>
        <translation>Du hast einen Stich gemacht und {contract} verloren: {score}.</translation>
    </message>
    <message>
        <source>You took trick {trick} and lost {contract}: {score}.</source>
        <translation>Du hast den {trick}. Stich gemacht und {contract} verloren: {score}.</translation>
    </message>
    <message>
        <source>You won {contract} with every trick, the defenders are Schwarz: {score}.</source>
        <translation>Du hast {contract} mit allen Stichen gewonnen, die Gegenpartei ist Schwarz: {score}.</translation>
    </message>
    <message>
        <source>You won {contract} with {points}, the defenders are Schneider: {score}.</source>
        <translation>Du hast {contract} mit {points} gewonnen, die Gegenpartei ist Schneider: {score}.</translation>
    </message>
    <message>
        <source>You won {contract} with {points}: {score}.</source>
        <translation>Du hast {contract} mit {points} gewonnen: {score}.</translation>
    </message>
    <message>
        <source>You won {contract} without a trick: {score}.</source>
        <translation>Du hast {contract} ohne Stich gewonnen: {score}.</translation>
    </message>
    <message>
        <source>Your Null does not cover the bid of {bid}. {game} takes its place, lost: {score}.</source>
        <translation>Dein Null reicht nicht für {bid}. Stattdessen ist {game} verloren: {score}.</translation>
    </message>
    <message>
        <source>{contract} lost</source>
        <comment>heading</comment>
        <translation>{contract} verloren</translation>
    </message>
    <message>
        <source>{contract} won</source>
        <comment>heading</comment>
        <translation>{contract} gewonnen</translation>
    </message>
    <message>
        <source>{contract}, fixed value {value}</source>
        <comment>value of Null</comment>
        <translation>{contract}, fester Wert {value}</translation>
    </message>
    <message>
        <source>{contract}, fixed value {value}. A trick was taken: {total}</source>
        <translation>{contract}, fester Wert {value}. Einen Stich gemacht: {total}</translation>
    </message>
    <message>
        <source>{contract}, fixed value {value}. Conceded: {total}</source>
        <translation>{contract}, fester Wert {value}. Aufgegeben: {total}</translation>
    </message>
    <message>
        <source>{contract}, fixed value {value}. No trick taken: {total}</source>
        <translation>{contract}, fester Wert {value}. Kein Stich gemacht: {total}</translation>
    </message>
    <message>
        <source>{player} announced Schneider and made {points}; {needed} were needed: {score}.</source>
        <translation>{player} hat Schneider angesagt und {points} gemacht, nötig waren {needed}: {score}.</translation>
    </message>
    <message>
        <source>{player} announced Schwarz, but the defenders took {tricks}: {score}.</source>
        <translation>{player} hat Schwarz angesagt, aber die Gegenpartei hat {tricks} gemacht: {score}.</translation>
    </message>
    <message>
        <source>{player} has conceded {contract}: {score}.</source>
        <translation>{player} hat {contract} aufgegeben: {score}.</translation>
    </message>
    <message>
        <source>{player} lost {contract} with {points}; {needed} were needed: {score}.</source>
        <translation>{player} hat {contract} mit {points} verloren, nötig waren {needed}: {score}.</translation>
    </message>
    <message>
        <source>{player} missed what was announced: {score}.</source>
        <translation>{player} hat die Ansage verfehlt: {score}.</translation>
    </message>
    <message>
        <source>{player} took a trick and lost {contract}: {score}.</source>
        <translation>{player} hat einen Stich gemacht und {contract} verloren: {score}.</translation>
    </message>
    <message>
        <source>{player} took trick {trick} and lost {contract}: {score}.</source>
        <translation>{player} hat den {trick}. Stich gemacht und {contract} verloren: {score}.</translation>
    </message>
    <message>
        <source>{player} won {contract} with every trick, the defenders are Schwarz: {score}.</source>
        <translation>{player} hat {contract} mit allen Stichen gewonnen, die Gegenpartei ist Schwarz: {score}.</translation>
    </message>
    <message>
        <source>{player} won {contract} with {points}, the defenders are Schneider: {score}.</source>
        <translation>{player} hat {contract} mit {points} gewonnen, die Gegenpartei ist Schneider: {score}.</translation>
    </message>
    <message>
        <source>{player} won {contract} with {points}: {score}.</source>
        <translation>{player} hat {contract} mit {points} gewonnen: {score}.</translation>
    </message>
    <message>
        <source>{player} won {contract} without a trick: {score}.</source>
        <translation>{player} hat {contract} ohne Stich gewonnen: {score}.</translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Gegenspieler</translation>
    </message>
    <message>
        <source>Defenders</source>
        <comment>the two as one side</comment>
        <translation>Gegenpartei</translation>
    </message>
    <message>
        <source>Forehand</source>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <translation>Mittelhand</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <translation>Hinterhand</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Setzt aus</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Classic 1997</source>
        <translation>Klassisch 1997</translation>
    </message>
    <message>
        <source>International</source>
        <translation>International</translation>
    </message>
</context>
<context>
    <name>ScoreList</name>
    <message>
        <source>Game points</source>
        <comment>total without bonuses</comment>
        <translation>Spielpunkte</translation>
    </message>
    <message>
        <source>Lost by others</source>
        <comment>games that others lost as declarer</comment>
        <translation>Von anderen verloren</translation>
    </message>
    <message>
        <source>No deal has been played yet – each one adds a line here.</source>
        <translation>Noch ist kein Spiel gespielt – jedes bekommt hier seine Zeile.</translation>
    </message>
    <message>
        <source>Score list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>{score}, declarer</source>
        <comment>spoken; running score</comment>
        <translation>{score}, Alleinspieler</translation>
    </message>
    <message>
        <source>{score}, sat out</source>
        <comment>spoken; running score</comment>
        <translation>{score}, ausgesetzt</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost</source>
        <comment>spoken; games as declarer</comment>
        <translation>{won} gewonnen, {lost} verloren</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Close</source>
        <comment>button</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Document</source>
        <comment>kind of file</comment>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <comment>button</comment>
        <translation>D&amp;rucken …</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <comment>button</comment>
        <translation>Als &amp;CSV speichern …</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <comment>button</comment>
        <translation>Als &amp;PDF speichern …</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Score list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Score list – {kind}</source>
        <comment>title on paper</comment>
        <translation>Liste – {kind}</translation>
    </message>
    <message>
        <source>Skat list</source>
        <comment>name of a file</comment>
        <translation>Skatliste</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>kind of file</comment>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>The list could not be printed; choose another printer or other paper, or save it as PDF.</source>
        <translation>Die Liste ließ sich nicht drucken. Wähl einen anderen Drucker oder anderes Papier, oder speicher sie als PDF.</translation>
    </message>
    <message>
        <source>{file} could not be saved, because its folder is not there; choose another folder.</source>
        <translation>{file} ließ sich nicht speichern, weil der Ordner nicht da ist; wähl einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{file} could not be saved, because the disk is full; free some space, then save again.</source>
        <translation>{file} ließ sich nicht speichern, weil der Datenträger voll ist. Schaff etwas Platz und speicher noch einmal.</translation>
    </message>
    <message>
        <source>{file} could not be saved; choose another name or another folder.</source>
        <translation>{file} ließ sich nicht speichern; wähl einen anderen Namen oder einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{file} could not be saved; close it in other programs, or choose another folder.</source>
        <translation>{file} ließ sich nicht speichern; schließ sie in anderen Programmen oder wähl einen anderen Ordner.</translation>
    </message>
    <message numerus="yes">
        <source>{played} of %n deal(s)</source>
        <comment>progress</comment>
        <translation>
            <numerusform>{played} von %n Spiel</numerusform>
            <numerusform>{played} von %n Spielen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Series</name>
    <message>
        <source>New series</source>
        <comment>button</comment>
        <translation>Neue Serie</translation>
    </message>
    <message>
        <source>Your last series is not finished. Begin a new one instead? The finished deals still count.</source>
        <translation>Deine letzte Serie ist nicht zu Ende. Stattdessen eine neue beginnen? Die fertigen Spiele zählen weiter.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>&amp;Backs:</source>
        <comment>of cards</comment>
        <translation>&amp;Rückseite:</translation>
    </message>
    <message>
        <source>&amp;Colour of the table:</source>
        <translation>&amp;Farbe des Tisches:</translation>
    </message>
    <message>
        <source>&amp;Count card points and trumps played so far</source>
        <translation>Gespielte A&amp;ugen und Trümpfe mitzählen</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>Sp&amp;rache:</translation>
    </message>
    <message>
        <source>&amp;Letters on French cards:</source>
        <translation>B&amp;uchstaben auf französischen Karten:</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>page: at the table</comment>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Suits:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <comment>page</comment>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>Dein N&amp;ame:</translation>
    </message>
    <message>
        <source>A complete trick stays until you cl&amp;ick</source>
        <translation>Ein fertiger Stich &amp;bleibt liegen, bis du klickst</translation>
    </message>
    <message>
        <source>A screen reader then reads bids, cards, tricks and results as they come.</source>
        <translation>Ein Vorleseprogramm liest dann Gebote, Karten, Stiche und Ergebnisse vor.</translation>
    </message>
    <message>
        <source>Acorns</source>
        <comment>back of a card</comment>
        <translation>Eicheln</translation>
    </message>
    <message>
        <source>An empty field stands for the name in grey. Computers 3 and 4 sit only at larger tables.</source>
        <translation>Ein leeres Feld steht für den grauen Namen. Computer 3 und 4 sitzen nur an größeren Tischen.</translation>
    </message>
    <message>
        <source>Announce &amp;what happens at the table</source>
        <translation>&amp;Ansagen, was am Tisch geschieht</translation>
    </message>
    <message>
        <source>As for Grand</source>
        <translation>Wie beim Grand</translation>
    </message>
    <message>
        <source>As for Null</source>
        <translation>Wie bei Null</translation>
    </message>
    <message>
        <source>As the language has them</source>
        <comment>letters</comment>
        <translation>Wie in der Sprache üblich</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Befo&amp;re a game is declared:</source>
        <translation>V&amp;or der Ansage:</translation>
    </message>
    <message>
        <source>Bottle green</source>
        <comment>table</comment>
        <translation>Flaschengrün</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <comment>table</comment>
        <translation>Weinrot</translation>
    </message>
    <message>
        <source>C&amp;ards</source>
        <comment>page</comment>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <comment>button</comment>
        <translation>Schl&amp;ießen</translation>
    </message>
    <message>
        <source>Computer &amp;1:</source>
        <translation>Computer &amp;1:</translation>
    </message>
    <message>
        <source>Computer &amp;2:</source>
        <translation>Computer &amp;2:</translation>
    </message>
    <message>
        <source>Computer &amp;3:</source>
        <translation>Computer &amp;3:</translation>
    </message>
    <message>
        <source>Computer &amp;4:</source>
        <translation>Computer &amp;4:</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Dec&amp;k:</source>
        <comment>of cards</comment>
        <translation>Karten&amp;bild:</translation>
    </message>
    <message>
        <source>French</source>
        <comment>deck</comment>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Ge&amp;neral</source>
        <comment>page</comment>
        <translation>Allge&amp;mein</translation>
    </message>
    <message>
        <source>German</source>
        <comment>deck</comment>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>In dark windows the table is a little darker, too.</source>
        <translation>In dunklen Fenstern ist auch der Tisch etwas dunkler.</translation>
    </message>
    <message>
        <source>L&amp;ight or dark:</source>
        <translation>&amp;Hell oder dunkel:</translation>
    </message>
    <message>
        <source>Language and text</source>
        <translation>Sprache und Text</translation>
    </message>
    <message>
        <source>Lar&amp;ge letters and figures in the corners</source>
        <translation>&amp;Große Buchstaben und Zahlen in den Ecken</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>back of a card</comment>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Letter on the Da&amp;us of German cards:</source>
        <translation>Buchstabe auf dem D&amp;aus deutscher Karten:</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>not dark</comment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Low cards</source>
        <translation>Niedrige Karten</translation>
    </message>
    <message>
        <source>Mo&amp;ving cards:</source>
        <translation>Be&amp;wegte Karten:</translation>
    </message>
    <message>
        <source>Monogram</source>
        <comment>back of a card</comment>
        <translation>Monogramm</translation>
    </message>
    <message>
        <source>Na&amp;mes</source>
        <comment>page</comment>
        <translation>&amp;Namen</translation>
    </message>
    <message>
        <source>Night blue</source>
        <comment>table</comment>
        <translation>Nachtblau</translation>
    </message>
    <message>
        <source>No</source>
        <comment>cards do not move</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>On the le&amp;ft:</source>
        <comment>of the hand</comment>
        <translation>&amp;Links liegen:</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <comment>the cards held</comment>
        <translation>Ordnung deines Blatts</translation>
    </message>
    <message>
        <source>Pac&amp;e:</source>
        <translation>T&amp;empo:</translation>
    </message>
    <message>
        <source>Play a card by itself when it is the onl&amp;y one allowed</source>
        <translation>Eine Karte &amp;von selbst spielen, wenn nur sie erlaubt ist</translation>
    </message>
    <message>
        <source>Restore &amp;defaults of this page</source>
        <translation>Seite auf Stan&amp;dard zurücksetzen</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Vorleseprogramm</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Show in the auction what your hand is &amp;worth</source>
        <translation>Beim Reizen &amp;zeigen, was dein Blatt wert ist</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>table</comment>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>The text is as large as your system’s settings ask for.</source>
        <translation>Der Text ist so groß, wie es dein System vorgibt.</translation>
    </message>
    <message>
        <source>Tournament, four colours</source>
        <comment>deck</comment>
        <translation>Turnierblatt (vier Farben)</translation>
    </message>
    <message>
        <source>Trumps and high cards</source>
        <translation>Trümpfe und hohe Karten</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>cards move</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>as usual</source>
        <comment>pace</comment>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>at once</source>
        <comment>pace: nothing takes any time</comment>
        <translation>sofort</translation>
    </message>
    <message>
        <source>brisk</source>
        <comment>pace</comment>
        <translation>zügig</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>pace</comment>
        <translation>ruhig</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>pace</comment>
        <translation>schnell</translation>
    </message>
    <message>
        <source>unhurried</source>
        <comment>pace</comment>
        <translation>gemächlich</translation>
    </message>
</context>
<context>
    <name>Skat</name>
    <message>
        <source>Play Hand…</source>
        <comment>button; leave the skat</comment>
        <translation>Hand spielen …</translation>
    </message>
    <message>
        <source>Skat</source>
        <comment>the two cards in the middle</comment>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Take up the skat</source>
        <comment>button</comment>
        <translation>Skat aufnehmen</translation>
    </message>
    <message>
        <source>Two cards are in the skat already. Take one back to discard another.</source>
        <translation>Im Skat liegen schon zwei Karten. Nimm eine zurück, um eine andere zu drücken.</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Du spielst allein</translation>
    </message>
    <message>
        <source>Your discard</source>
        <comment>the two places for the discard</comment>
        <translation>Gedrückt</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>card points of a trick</comment>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <comment>card: accusative</comment>
        <translation>Du spielst {card}.</translation>
    </message>
    <message>
        <source>You take the last trick, {points}.</source>
        <translation>Der letzte Stich ist deiner, {points}.</translation>
    </message>
    <message>
        <source>You take the trick, {points}, and lead.</source>
        <translation>Der Stich ist deiner, {points}. Du spielst aus.</translation>
    </message>
    <message>
        <source>minus {value}</source>
        <translation>minus {value}</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}, not playable.</source>
        <comment>card: label</comment>
        <translation>{card}, Karte {place} von {count}, nicht spielbar.</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}, playable.</source>
        <comment>card: label</comment>
        <translation>{card}, Karte {place} von {count}, spielbar.</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}.</source>
        <comment>card: label</comment>
        <translation>{card}, Karte {place} von {count}.</translation>
    </message>
    <message>
        <source>{player} agrees.</source>
        <comment>to a concession</comment>
        <translation>{player} ist einverstanden.</translation>
    </message>
    <message>
        <source>{player} claims the rest with open cards.</source>
        <translation>{player} legt die Karten auf.</translation>
    </message>
    <message>
        <source>{player} declares {contract}.</source>
        <translation>{player} sagt {contract} an.</translation>
    </message>
    <message>
        <source>{player} has discarded two cards.</source>
        <translation>{player} hat zwei Karten gedrückt.</translation>
    </message>
    <message>
        <source>{player} holds.</source>
        <comment>bid</comment>
        <translation>{player} hält.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <comment>auction</comment>
        <translation>{player} passt.</translation>
    </message>
    <message>
        <source>{player} plays {card}.</source>
        <comment>card: accusative</comment>
        <translation>{player} spielt {card}.</translation>
    </message>
    <message>
        <source>{player} says {value}.</source>
        <comment>bid</comment>
        <translation>{player} sagt {value}.</translation>
    </message>
    <message>
        <source>{player} says {word}.</source>
        <comment>house rule: Kontra</comment>
        <translation>{player} sagt {word}.</translation>
    </message>
    <message>
        <source>{player} takes the last trick, {points}.</source>
        <translation>Letzter Stich für {player}, {points}.</translation>
    </message>
    <message>
        <source>{player} takes the trick, {points}, and leads.</source>
        <translation>Stich für {player}, {points}. {player} spielt aus.</translation>
    </message>
    <message>
        <source>{player} takes up the skat.</source>
        <translation>{player} nimmt den Skat auf.</translation>
    </message>
    <message>
        <source>{player} wants to concede.</source>
        <translation>{player} will aufgeben.</translation>
    </message>
    <message>
        <source>{player} wants to play on.</source>
        <comment>answer to a concession</comment>
        <translation>{player} will weiterspielen.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <comment>button: the unfinished series</comment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>New series…</source>
        <translation>Neue Serie …</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: begin a series</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button: the rules help</comment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>The German card game for three.</source>
        <translation>Das deutsche Kartenspiel zu dritt.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n Daus(es)</source>
        <comment>row; cards dealt, German deck</comment>
        <translation>
            <numerusform>%n Daus</numerusform>
            <numerusform>%n Däuser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Unter(s)</source>
        <comment>row; cards dealt, German deck</comment>
        <translation>
            <numerusform>%n Unter</numerusform>
            <numerusform>%n Unter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s)</source>
        <comment>row; cards dealt</comment>
        <translation>
            <numerusform>%n Ass</numerusform>
            <numerusform>%n Asse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) in which you sat out included, as on the list.</source>
        <comment>points per deal</comment>
        <translation>
            <numerusform>Ein ausgesetztes Spiel zählt mit, wie auf der Liste.</numerusform>
            <numerusform>%n ausgesetzte Spiele zählen mit, wie auf der Liste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) tell little yet. Your true win rate is probably between {low} and {high}.</source>
        <comment>rate of games won alone</comment>
        <translation>
            <numerusform>Ein Spiel sagt noch wenig. Deine wahre Gewinnquote liegt wahrscheinlich zwischen {low} und {high}.</numerusform>
            <numerusform>%n Spiele sagen noch wenig. Deine wahre Gewinnquote liegt wahrscheinlich zwischen {low} und {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) with a hint or the coach, in no figure above but your cards.</source>
        <translation>
            <numerusform>Ein Spiel mit Tipp oder Coach. Oben zählt es nur bei deinen Karten mit.</numerusform>
            <numerusform>%n Spiele mit Tipp oder Coach. Oben zählen sie nur bei deinen Karten mit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s)</source>
        <comment>row; cards dealt</comment>
        <translation>
            <numerusform>%n Bube</numerusform>
            <numerusform>%n Buben</numerusform>
        </translation>
    </message>
    <message>
        <source>95% range</source>
        <comment>column: where the true value probably lies</comment>
        <translation>95-%-Bereich</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>row: total</comment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All seats</source>
        <comment>row: total</comment>
        <translation>Alle Plätze</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>column: share of deals played alone</comment>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>row: games played alone</comment>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Alone, by bid</source>
        <comment>heading; the user is declarer</comment>
        <translation>Allein, nach Reizwert</translation>
    </message>
    <message>
        <source>Alone, by game</source>
        <comment>heading; the user is declarer</comment>
        <translation>Allein, nach Spielart</translation>
    </message>
    <message>
        <source>Alone, by seat</source>
        <comment>heading; the user is declarer</comment>
        <translation>Allein, nach Platz</translation>
    </message>
    <message>
        <source>Average</source>
        <comment>column</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button; to the first page</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>column</comment>
        <translation>Reizwert</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: number of deals</comment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Dealt</source>
        <comment>column: which cards were dealt</comment>
        <translation>Im Blatt</translation>
    </message>
    <message>
        <source>Defending</source>
        <comment>row: games defended</comment>
        <translation>Gegenspiel</translation>
    </message>
    <message>
        <source>Defending, by game</source>
        <comment>heading; the user is defender</comment>
        <translation>Gegenspiel, nach Spielart</translation>
    </message>
    <message>
        <source>Defending, by seat</source>
        <comment>heading; the user is defender</comment>
        <translation>Gegenspiel, nach Platz</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>column: what kind</comment>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Game points per deal</source>
        <comment>row</comment>
        <translation>Spielpunkte je Spiel</translation>
    </message>
    <message>
        <source>Game points per game played alone</source>
        <comment>row</comment>
        <translation>Spielpunkte je Spiel allein</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>column: number of games</comment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>column: share of Hand games</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hand game, alone</source>
        <comment>row</comment>
        <translation>Handspiel, allein</translation>
    </message>
    <message>
        <source>How often</source>
        <comment>heading: how often things happen</comment>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Most in a row: {won} won, {lost} lost.</source>
        <comment>games played alone</comment>
        <translation>Am meisten hintereinander: {won} gewonnen, {lost} verloren.</translation>
    </message>
    <message>
        <source>No deal is finished yet. Play one, and your figures will stand here.</source>
        <translation>Noch ist kein Spiel zu Ende. Nach dem ersten stehen hier deine Zahlen.</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>column: number of deals or games</comment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Out of</source>
        <comment>column: how often it could have happened</comment>
        <translation>Von</translation>
    </message>
    <message>
        <source>Overbid, alone</source>
        <comment>row</comment>
        <translation>Überreizt, allein</translation>
    </message>
    <message>
        <source>Per game</source>
        <comment>column: game points per game, on average</comment>
        <translation>Je Spiel</translation>
    </message>
    <message>
        <source>Played alone</source>
        <comment>row</comment>
        <translation>Allein gespielt</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: averages of game points</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Reading your deals…</source>
        <comment>until the statistics are ready</comment>
        <translation>Deine Spiele werden gelesen …</translation>
    </message>
    <message>
        <source>Schneider made, alone</source>
        <comment>row</comment>
        <translation>Schneider gewonnen, allein</translation>
    </message>
    <message>
        <source>Schneider made, defending</source>
        <comment>row</comment>
        <translation>Schneider gewonnen, Gegenspiel</translation>
    </message>
    <message>
        <source>Schneider suffered, alone</source>
        <comment>row</comment>
        <translation>Schneider verloren, allein</translation>
    </message>
    <message>
        <source>Schneider suffered, defending</source>
        <comment>row</comment>
        <translation>Schneider verloren, Gegenspiel</translation>
    </message>
    <message>
        <source>Schwarz made, alone</source>
        <comment>row</comment>
        <translation>Schwarz gewonnen, allein</translation>
    </message>
    <message>
        <source>Schwarz made, defending</source>
        <comment>row</comment>
        <translation>Schwarz gewonnen, Gegenspiel</translation>
    </message>
    <message>
        <source>Schwarz suffered, alone</source>
        <comment>row</comment>
        <translation>Schwarz verloren, allein</translation>
    </message>
    <message>
        <source>Schwarz suffered, defending</source>
        <comment>row</comment>
        <translation>Schwarz verloren, Gegenspiel</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>column</comment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>column</comment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>So far you have played with help only. Those deals stand apart.</source>
        <translation>Bisher hast du nur mit Hilfe gespielt. Diese Spiele stehen für sich.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <comment>heading of the page</comment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>The line is the chance by theory. Helped deals are included: help changes no cards.</source>
        <comment>explains the line in the drawn bars</comment>
        <translation>Der Strich ist die Chance nach der Theorie. Spiele mit Hilfe zählen mit, denn Hilfe ändert keine Karten.</translation>
    </message>
    <message>
        <source>The mark is your rate so far. The bar shows where the true rate lies, right 95 times in 100.</source>
        <comment>explains the drawn bars</comment>
        <translation>Der Punkt ist deine Quote bisher. Im Balken liegt die wahre Quote, in 95 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Theory</source>
        <comment>column: the chance</comment>
        <translation>Theorie</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <comment>row: deals in which all passed</comment>
        <translation>Eingepasst</translation>
    </message>
    <message>
        <source>Times</source>
        <comment>column: how often it happened</comment>
        <translation>Mal</translation>
    </message>
    <message>
        <source>Tournament score per deal</source>
        <comment>over a large figure</comment>
        <translation>Seeger-Fabian je Spiel</translation>
    </message>
    <message>
        <source>Tournament score per deal</source>
        <comment>row</comment>
        <translation>Seeger-Fabian-Wertung je Spiel</translation>
    </message>
    <message>
        <source>Win rate</source>
        <comment>column</comment>
        <translation>Gewinnquote</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>heading: deals with a hint or the coach</comment>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: number of games won</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won alone</source>
        <comment>over a large figure</comment>
        <translation>Allein gewonnen</translation>
    </message>
    <message>
        <source>Won defending</source>
        <comment>over a large figure</comment>
        <translation>Im Gegenspiel gewonnen</translation>
    </message>
    <message>
        <source>Your cards</source>
        <comment>heading: what was dealt, against theory</comment>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>minus {value}</source>
        <comment>screen reader</comment>
        <translation>minus {value}</translation>
    </message>
    <message>
        <source>no Daus</source>
        <comment>row; cards dealt, German deck</comment>
        <translation>kein Daus</translation>
    </message>
    <message>
        <source>no Unter</source>
        <comment>row; cards dealt, German deck</comment>
        <translation>kein Unter</translation>
    </message>
    <message>
        <source>no ace</source>
        <comment>row; cards dealt</comment>
        <translation>kein Ass</translation>
    </message>
    <message>
        <source>no figure yet</source>
        <comment>screen reader</comment>
        <translation>noch keine Zahl</translation>
    </message>
    <message>
        <source>no jack</source>
        <comment>row; cards dealt</comment>
        <translation>kein Bube</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>under a large figure; no game of this kind</comment>
        <translation>noch keins</translation>
    </message>
    <message>
        <source>too few deals for a range</source>
        <comment>screen reader</comment>
        <translation>zu wenige Spiele für einen Bereich</translation>
    </message>
    <message>
        <source>{bid} and more</source>
        <comment>bids</comment>
        <translation>{bid} und mehr</translation>
    </message>
    <message>
        <source>{deals} · {range}</source>
        <comment>under a large figure</comment>
        <translation>{deals} · {range}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <comment>range of signed game points</comment>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <comment>screen reader; a range</comment>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{share}, range {range}</source>
        <comment>screen reader; a bar</comment>
        <translation>{share}, Bereich {range}</translation>
    </message>
    <message>
        <source>{share}, range {range}, by theory {theory}</source>
        <comment>screen reader; a bar</comment>
        <translation>{share}, Bereich {range}, nach der Theorie {theory}</translation>
    </message>
    <message>
        <source>{won} of {games} · {range}</source>
        <comment>games won · range</comment>
        <translation>{won} von {games} · {range}</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>By fixed rules</source>
        <comment>the rule-based player</comment>
        <translation>Nach festen Regeln</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Club</source>
        <comment>a club player's strength</comment>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>a bell</source>
        <comment>after: not</comment>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>a club</source>
        <comment>after: not</comment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>a diamond</source>
        <comment>after: not</comment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>a heart</source>
        <comment>after: not</comment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>a heart</source>
        <comment>after: not, German deck</comment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>a leaf</source>
        <comment>after: not</comment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>a spade</source>
        <comment>after: not</comment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>acorns</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>an acorn</source>
        <comment>after: not</comment>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>German deck</comment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>Trumpf</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Discard two cards. Their card points count for you.</source>
        <translation>Drück zwei Karten. Ihre Augen zählen für dich.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The last trick: {points} for you.</source>
        <translation>Der letzte Stich: {points} für dich.</translation>
    </message>
    <message>
        <source>The last trick: {points} for {player}.</source>
        <translation>Der letzte Stich: {points} für {player}.</translation>
    </message>
    <message>
        <source>Waiting for {player}.</source>
        <translation>Warten auf {player}.</translation>
    </message>
    <message>
        <source>You play alone; your bid is {value}. Take up the skat or play Hand?</source>
        <translation>Du spielst allein, gereizt hast du {value}. Skat aufnehmen oder Hand spielen?</translation>
    </message>
    <message>
        <source>Your hand is good for {value}: {game}, {matadors}.</source>
        <comment>bidding</comment>
        <translation>Dein Blatt reicht bis {value}: {game} {matadors}.</translation>
    </message>
    <message>
        <source>Your hand is good for {value}: {game}.</source>
        <comment>bidding</comment>
        <translation>Dein Blatt reicht bis {value}: {game}.</translation>
    </message>
    <message>
        <source>Your turn. Trumps were led.</source>
        <translation>Du bist dran. Ausgespielt ist Trumpf.</translation>
    </message>
    <message>
        <source>Your turn. {suit} were led.</source>
        <translation>Du bist dran. Ausgespielt ist {suit}.</translation>
    </message>
    <message>
        <source>Your turn: declare the game.</source>
        <translation>Du bist dran: Sag das Spiel an.</translation>
    </message>
    <message>
        <source>Your turn: lead a card.</source>
        <translation>Du bist dran: Spiel eine Karte aus.</translation>
    </message>
    <message>
        <source>Your turn: say {value} or pass.</source>
        <comment>auction</comment>
        <translation>Du bist dran: Sag {value} oder passe.</translation>
    </message>
    <message>
        <source>Your turn: {value} is the highest bid there is, so pass.</source>
        <comment>auction</comment>
        <translation>Du bist dran: Mehr als {value} gibt es nicht, also passe.</translation>
    </message>
    <message>
        <source>{game} is worth only {value}, but your bid is {bid}: overbid.</source>
        <translation>{game} ist nur {value} wert, gereizt hast du {bid}. Damit wärst du überreizt.</translation>
    </message>
    <message>
        <source>{player} bids {value}. Do you hold?</source>
        <translation>{player} sagt {value}. Hältst du?</translation>
    </message>
    <message>
        <source>{player} wants to concede. Do you agree?</source>
        <translation>{player} will aufgeben. Bist du einverstanden?</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message numerus="yes">
        <source>%n deal(s) cannot be read by this version. They stay in the file, but the statistics leave them out.</source>
        <comment>saved games</comment>
        <translation>
            <numerusform>%n Spiel kann diese Version nicht lesen. Es bleibt in der Datei, fehlt aber in der Statistik.</numerusform>
            <numerusform>%n Spiele kann diese Version nicht lesen. Sie bleiben in der Datei, fehlen aber in der Statistik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) could still be read and were taken over.</source>
        <comment>saved games</comment>
        <translation>
            <numerusform>%n Spiel ließ sich noch lesen und ist übernommen.</numerusform>
            <numerusform>%n Spiele ließen sich noch lesen und sind übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program is using the saved games in {file}. They are safe, but new games are not saved. Close the other program, then start this one again.</source>
        <translation>Ein anderes Programm benutzt die gespeicherten Spiele in {file}. Sie sind sicher, aber neue Spiele werden nicht gespeichert. Schließ das andere Programm und starte dieses neu.</translation>
    </message>
    <message>
        <source>Nothing can be written in the data folder {folder}. What is saved there stays; new games and settings are not saved.</source>
        <translation>In den Datenordner {folder} lässt sich nichts schreiben. Was dort gespeichert ist, bleibt; neue Spiele und Einstellungen werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Nothing can be written to {file}. What is saved stays; new games are kept only until you quit the program.</source>
        <translation>In {file} lässt sich nichts schreiben. Was gespeichert ist, bleibt; neue Spiele bleiben nur bis zum Ende des Programms erhalten.</translation>
    </message>
    <message>
        <source>The data folder {folder} cannot be made or opened. You can play, but games and settings are not saved.</source>
        <translation>Der Datenordner {folder} lässt sich nicht anlegen oder öffnen. Spielen kannst du, aber Spiele und Einstellungen werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>The disk is full, so the last card could not be saved. Everything before it is safe. Free some space, then choose “Try again”.</source>
        <translation>Der Datenträger ist voll, die letzte Karte ist nicht gespeichert. Alles davor ist sicher. Schaff etwas Platz und wähl „Erneut versuchen“.</translation>
    </message>
    <message>
        <source>The last card could not be saved in {file}. Everything before it is safe. Choose “Try again”.</source>
        <translation>Die letzte Karte ließ sich nicht in {file} speichern. Alles davor ist sicher. Wähl „Erneut versuchen“.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time. Every card you saw played is saved. A report is in the data folder, as {file}.</source>
        <translation>Das Programm hat letztes Mal unerwartet aufgehört. Jede Karte, die du liegen sahst, ist gespeichert. Ein Bericht liegt als {file} im Datenordner.</translation>
    </message>
    <message>
        <source>The saved games cannot be read: the file is damaged. It stays unchanged as {file}; a new one has been started.</source>
        <translation>Die gespeicherten Spiele lassen sich nicht lesen, die Datei ist beschädigt. Sie bleibt unverändert als {file} erhalten, eine neue ist angelegt.</translation>
    </message>
    <message>
        <source>The saved games come from a newer version of the program. They stay unchanged as {file}; a new file has been started.</source>
        <translation>Die gespeicherten Spiele stammen von einer neueren Version des Programms. Sie bleiben unverändert als {file} erhalten, eine neue Datei ist angelegt.</translation>
    </message>
    <message>
        <source>The setting “{key}” had a value the program does not know: {found}. The usual value holds; all other settings are as they were.</source>
        <translation>Die Einstellung „{key}“ hatte einen unbekannten Wert: {found}. Es gilt der übliche Wert; alle anderen Einstellungen sind wie zuvor.</translation>
    </message>
    <message>
        <source>The settings cannot be read, so the usual ones hold. The file {file} stays as it is, and changes are not saved. Move it to another folder, then start the program again.</source>
        <translation>Die Einstellungen lassen sich nicht lesen, es gelten die üblichen. Die Datei {file} bleibt, wie sie ist, und Änderungen werden nicht gespeichert. Leg sie in einen anderen Ordner und starte das Programm neu.</translation>
    </message>
    <message>
        <source>The settings cannot be read: the file is damaged. It stays unchanged as {file}; the usual settings hold.</source>
        <translation>Die Einstellungen lassen sich nicht lesen, die Datei ist beschädigt. Sie bleibt unverändert als {file} erhalten, es gelten die üblichen Einstellungen.</translation>
    </message>
    <message>
        <source>The settings could not be saved in {file}. They hold until you quit the program.</source>
        <translation>Die Einstellungen ließen sich nicht in {file} speichern. Sie gelten bis zum Ende des Programms.</translation>
    </message>
    <message>
        <source>The statistics cannot be read. Your games are not touched.</source>
        <translation>Die Statistik lässt sich nicht lesen. Deine Spiele sind nicht betroffen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button: save what could not be saved</comment>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>{text} {more}</source>
        <comment>two whole sentences</comment>
        <translation>{text} {more}</translation>
    </message>
</context>
<context>
    <name>Word</name>
    <message>
        <source>Bock round</source>
        <translation>Bockrunde</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Re</source>
        <comment>answer to Kontra</comment>
        <translation>Re</translation>
    </message>
    <message>
        <source>Revolution</source>
        <comment>house rule</comment>
        <translation>Revolution</translation>
    </message>
    <message>
        <source>Spitze</source>
        <comment>house rule: last trick with the lowest trump</comment>
        <translation>Spitze</translation>
    </message>
</context>
</TS>
