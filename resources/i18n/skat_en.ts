<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>&amp;Copy system information</source>
        <translation>&amp;Copy system information</translation>
    </message>
    <message>
        <source>&amp;Licences:</source>
        <translation>&amp;Licences:</translation>
    </message>
    <message>
        <source>About Skat Desktop</source>
        <translation>About Skat Desktop</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>button, after it was pressed</comment>
        <translation>Copied</translation>
    </message>
    <message>
        <source>Finds the folders for your settings and games.</source>
        <translation>Finds the folders for your settings and games.</translation>
    </message>
    <message>
        <source>Only used to build the program.</source>
        <translation>Only used to build the program.</translation>
    </message>
    <message>
        <source>Play and learn Skat. Nothing leaves your computer.</source>
        <translation>Play and learn Skat. Nothing leaves your computer.</translation>
    </message>
    <message>
        <source>Program: MIT licence. Cards and icons: CC0.</source>
        <translation>Program: MIT licence. Cards and icons: CC0.</translation>
    </message>
    <message>
        <source>Runs the program.</source>
        <translation>Runs the program.</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Text of the licence</translation>
    </message>
    <message>
        <source>The licence could not be read. Install the program again.

{details}</source>
        <translation>The licence could not be read. Install the program again.

{details}</translation>
    </message>
    <message>
        <source>Used unchanged. You may replace these libraries with your own version.</source>
        <translation>Used unchanged. You may replace these libraries with your own version.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Writes the settings.</source>
        <translation>Writes the settings.</translation>
    </message>
    <message>
        <source>solver compiled</source>
        <translation>solver compiled</translation>
    </message>
    <message>
        <source>solver in Python, slower</source>
        <translation>solver in Python, slower</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>Bid: {value}</source>
        <comment>the value to be said or held</comment>
        <translation>Bid: {value}</translation>
    </message>
    <message>
        <source>Discard, card {place} of 2: empty.</source>
        <comment>an empty place</comment>
        <translation>Discard, card {place} of 2: empty.</translation>
    </message>
    <message>
        <source>Discard, card {place} of 2: {card}.</source>
        <comment>card: label</comment>
        <translation>Discard, card {place} of 2: {card}.</translation>
    </message>
    <message>
        <source>Higher value</source>
        <comment>button: bid</comment>
        <translation>Higher value</translation>
    </message>
    <message>
        <source>Lower value</source>
        <comment>button: bid</comment>
        <translation>Lower value</translation>
    </message>
    <message>
        <source>Skat, card {place} of 2, face down.</source>
        <translation>Skat, card {place} of 2, face down.</translation>
    </message>
    <message>
        <source>Skat, card {place} of 2: {card}.</source>
        <comment>card: label</comment>
        <translation>Skat, card {place} of 2: {card}.</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>the card table, read aloud</comment>
        <translation>Table</translation>
    </message>
    <message>
        <source>The decision is yours again.</source>
        <comment>after undo or redo</comment>
        <translation>The decision is yours again.</translation>
    </message>
    <message>
        <source>The declarer took no trick.</source>
        <translation>The declarer took no trick.</translation>
    </message>
    <message>
        <source>Tricks of the declarer: {numbers}</source>
        <comment>numbers of tricks</comment>
        <translation>Tricks of the declarer: {numbers}</translation>
    </message>
    <message>
        <source>open cards: {cards}</source>
        <comment>of an open hand</comment>
        <translation>open cards: {cards}</translation>
    </message>
    <message>
        <source>times {factor}</source>
        <comment>a factor alone, read aloud</comment>
        <translation>times {factor}</translation>
    </message>
    <message>
        <source>{first} times {second}</source>
        <comment>a product, read aloud</comment>
        <translation>{first} times {second}</translation>
    </message>
    <message>
        <source>{own} to {other}</source>
        <comment>two sides, read aloud</comment>
        <translation>{own} to {other}</translation>
    </message>
    <message>
        <source>{player}: {words}</source>
        <comment>cards of a player</comment>
        <translation>{player}: {words}</translation>
    </message>
    <message>
        <source>{sum} is {value}</source>
        <comment>2 times 10 is 20</comment>
        <translation>{sum} is {value}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Skat Desktop</source>
        <translation>&amp;About Skat Desktop</translation>
    </message>
    <message>
        <source>&amp;Buttons at the table</source>
        <translation>&amp;Buttons at the table</translation>
    </message>
    <message>
        <source>&amp;Concede…</source>
        <translation>&amp;Concede…</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Copy deal code</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dark</translation>
    </message>
    <message>
        <source>&amp;End practice</source>
        <translation>&amp;End practice</translation>
    </message>
    <message>
        <source>&amp;French deck</source>
        <translation>&amp;French deck</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;German deck</source>
        <translation>&amp;German deck</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Help for this place</source>
        <translation>&amp;Help for this place</translation>
    </message>
    <message>
        <source>&amp;Higher value</source>
        <translation>&amp;Higher value</translation>
    </message>
    <message>
        <source>&amp;Lower value</source>
        <translation>&amp;Lower value</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Move</translation>
    </message>
    <message>
        <source>&amp;New series…</source>
        <translation>&amp;New series…</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>&amp;Open record…</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Pass</translation>
    </message>
    <message>
        <source>&amp;Practise a deal…</source>
        <translation>&amp;Practise a deal…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;Rules of Skat</source>
        <translation>&amp;Rules of Skat</translation>
    </message>
    <message>
        <source>&amp;Say, hold or go on</source>
        <translation>&amp;Say, hold or go on</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Settings</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Settings…</translation>
    </message>
    <message>
        <source>&amp;Tournament deck, four colours</source>
        <translation>&amp;Tournament deck, four colours</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>Claim the &amp;rest…</source>
        <translation>Claim the &amp;rest…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>F&amp;ull screen</translation>
    </message>
    <message>
        <source>Last &amp;trick</source>
        <translation>Last &amp;trick</translation>
    </message>
    <message>
        <source>Play &amp;fast</source>
        <translation>Play &amp;fast</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Re&amp;do</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistics</translation>
    </message>
    <message>
        <source>Same cards &amp;again</source>
        <translation>Same cards &amp;again</translation>
    </message>
    <message>
        <source>Score &amp;list</source>
        <translation>Score &amp;list</translation>
    </message>
    <message>
        <source>Score list as a pa&amp;ge</source>
        <translation>Score list as a pa&amp;ge</translation>
    </message>
</context>
<context>
    <name>Auction</name>
    <message>
        <source>Bidding</source>
        <comment>heading; others speak</comment>
        <translation>Bidding</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>column: value as a Hand game</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button; leave the auction</comment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Said so far</source>
        <translation>Said so far</translation>
    </message>
    <message>
        <source>Say {value}</source>
        <comment>button; bid a value</comment>
        <translation>Say {value}</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <comment>what the own hand is worth</comment>
        <translation>What it is worth</translation>
    </message>
    <message>
        <source>With a matador in the skat, a game is worth less, even as a Hand game. Chance: suit games {suits}, Grand {grand}.</source>
        <comment>the user is without matadors</comment>
        <translation>With a matador in the skat, a game is worth less, even as a Hand game. Chance: suit games {suits}, Grand {grand}.</translation>
    </message>
    <message>
        <source>With a matador in the skat, suit games and Grand are worth less, even as a Hand game. Chance: {chance}.</source>
        <comment>the user is without matadors</comment>
        <translation>With a matador in the skat, suit games and Grand are worth less, even as a Hand game. Chance: {chance}.</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>button; hold the bid</comment>
        <translation>Yes</translation>
    </message>
    <message>
        <source>Your bid</source>
        <comment>heading; the user is to speak</comment>
        <translation>Your bid</translation>
    </message>
    <message>
        <source>fixed</source>
        <comment>the value of Null is fixed</comment>
        <translation>fixed</translation>
    </message>
    <message>
        <source>with the skat</source>
        <comment>column: value after taking up the skat</comment>
        <translation>with the skat</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Pass</source>
        <comment>said when leaving the auction</comment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>said when holding a bid</comment>
        <translation>Yes</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>the {first} and the {second}</source>
        <comment>two labels</comment>
        <translation>the {first} and the {second}</translation>
    </message>
    <message>
        <source>the {first} and {second} of {suit}</source>
        <comment>two ranks of a suit</comment>
        <translation>the {first} and {second} of {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>accusative feminine: die Herz-Zehn</comment>
        <translation>the {rank} of {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>accusative masculine: den Herz-König</comment>
        <translation>the {rank} of {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>accusative neuter: das Herz-Ass</comment>
        <translation>the {rank} of {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>dative feminine: der Herz-Zehn</comment>
        <translation>the {rank} of {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>dative masculine: dem Herz-König</comment>
        <translation>the {rank} of {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>dative neuter: dem Herz-Ass</comment>
        <translation>the {rank} of {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>nominative feminine: die Herz-Zehn</comment>
        <translation>the {rank} of {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>nominative masculine: der Herz-König</comment>
        <translation>the {rank} of {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>nominative neuter: das Herz-Ass</comment>
        <translation>the {rank} of {suit}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>label, without article</comment>
        <translation>{rank} of {suit}</translation>
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
        <translation>Agree</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <comment>button</comment>
        <translation>Claim the rest</translation>
    </message>
    <message>
        <source>Concede</source>
        <comment>button</comment>
        <translation>Concede</translation>
    </message>
    <message>
        <source>Give this game up? It counts as lost for your side.</source>
        <translation>Give this game up? It counts as lost for your side.</translation>
    </message>
    <message>
        <source>If you agree, the game is won for the defenders.</source>
        <translation>If you agree, the game is won for the defenders.</translation>
    </message>
    <message>
        <source>Lay your cards open and claim every remaining trick? If the claim fails, you play on with open cards.</source>
        <translation>Lay your cards open and claim every remaining trick? If the claim fails, you play on with open cards.</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button</comment>
        <translation>Play on</translation>
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
        <translation>{game} Hand, Schneider announced</translation>
    </message>
    <message>
        <source>{game} Hand, Schwarz announced</source>
        <comment>contract in words</comment>
        <translation>{game} Hand, Schwarz announced</translation>
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
        <translation>Copy report</translation>
    </message>
    <message>
        <source>Something unexpected happened</source>
        <translation>Something unexpected happened</translation>
    </message>
    <message>
        <source>The report is in the data folder: {file}</source>
        <translation>The report is in the data folder: {file}</translation>
    </message>
    <message>
        <source>Your game is saved up to the last card. You can go on, or start again.</source>
        <translation>Your game is saved up to the last card. You can go on, or start again.</translation>
    </message>
</context>
<context>
    <name>End</name>
    <message>
        <source>Announcement missed</source>
        <translation>Announcement missed</translation>
    </message>
    <message>
        <source>Conceded by the declarer</source>
        <translation>Conceded by the declarer</translation>
    </message>
    <message>
        <source>Conceded by the defenders</source>
        <translation>Conceded by the defenders</translation>
    </message>
    <message>
        <source>Null below the bid</source>
        <translation>Null below the bid</translation>
    </message>
    <message>
        <source>Played to the last trick</source>
        <translation>Played to the last trick</translation>
    </message>
    <message>
        <source>Rest awarded from outside</source>
        <translation>Rest awarded from outside</translation>
    </message>
    <message>
        <source>Rest claimed</source>
        <translation>Rest claimed</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Thrown in</translation>
    </message>
    <message>
        <source>Trick taken in Null</source>
        <translation>Trick taken in Null</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Back</source>
        <comment>button; to skat or Hand</comment>
        <translation>Back</translation>
    </message>
    <message>
        <source>Fixed value {value}.</source>
        <translation>Fixed value {value}.</translation>
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
        <translation>Null is worth less than your bid of {bid}, so you cannot play it.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button; declare the game</comment>
        <translation>Play</translation>
    </message>
    <message>
        <source>Play {contract}</source>
        <comment>button; declare the game</comment>
        <translation>Play {contract}</translation>
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
        <translation>The skat stays where it is. It counts for you, and so do its matadors.</translation>
    </message>
    <message>
        <source>Which Hand game?</source>
        <comment>heading; choose the game</comment>
        <translation>Which Hand game?</translation>
    </message>
    <message>
        <source>Which game?</source>
        <comment>heading; choose the game</comment>
        <translation>Which game?</translation>
    </message>
    <message>
        <source>Worth {value}, but your bid is {bid}.</source>
        <translation>Worth {value}, but your bid is {bid}.</translation>
    </message>
    <message>
        <source>You play with your cards open.</source>
        <comment>ouvert announced</comment>
        <translation>You play with your cards open.</translation>
    </message>
    <message>
        <source>You promise at least 90 card points.</source>
        <comment>Schneider announced</comment>
        <translation>You promise at least 90 card points.</translation>
    </message>
    <message>
        <source>You promise every trick.</source>
        <comment>Schwarz announced</comment>
        <translation>You promise every trick.</translation>
    </message>
    <message>
        <source>Your bid is {bid}.</source>
        <comment>what the game must be worth</comment>
        <translation>Your bid is {bid}.</translation>
    </message>
    <message>
        <source>Your bid was {bid}: only Schneider or Schwarz can save it.</source>
        <translation>Your bid was {bid}: only Schneider or Schwarz can save it.</translation>
    </message>
    <message>
        <source>Your bid was {bid}: overbid, whatever you win.</source>
        <translation>Your bid was {bid}: overbid, whatever you win.</translation>
    </message>
    <message>
        <source>ouvert</source>
        <comment>announcement</comment>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>overbid</source>
        <comment>mark on a game's button</comment>
        <translation>overbid</translation>
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
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <comment>number found</comment>
        <translation>
            <numerusform>One section found</numerusform>
            <numerusform>%n sections found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to the dealer’s left</source>
        <comment>place at the table</comment>
        <translation>
            <numerusform>Left of the dealer</numerusform>
            <numerusform>%n to the dealer’s left</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button</comment>
        <translation>Back</translation>
    </message>
    <message>
        <source>Base value</source>
        <comment>column of base values</comment>
        <translation>Base value</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>column of the bid table</comment>
        <translation>Bid</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>column of a score list</comment>
        <translation>Deal</translation>
    </message>
    <message>
        <source>Every other suit, high to low</source>
        <comment>heading of a row of cards</comment>
        <translation>Every other suit, high to low</translation>
    </message>
    <message>
        <source>Every suit, high to low</source>
        <comment>heading of a row of cards</comment>
        <translation>Every suit, high to low</translation>
    </message>
    <message>
        <source>Forward</source>
        <comment>button</comment>
        <translation>Forward</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>column of a score list</comment>
        <translation>Game</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>column of base values</comment>
        <translation>Game</translation>
    </message>
    <message>
        <source>Hand, and on the right the skat</source>
        <comment>heading of a row of cards</comment>
        <translation>Hand, and on the right the skat</translation>
    </message>
    <message>
        <source>Hand: {cards}. Skat: {skat}.</source>
        <comment>picture in words</comment>
        <translation>Hand: {cards}. Skat: {skat}.</translation>
    </message>
    <message>
        <source>How it comes about</source>
        <comment>column of the bid table</comment>
        <translation>How it comes about</translation>
    </message>
    <message>
        <source>Larger text</source>
        <comment>button</comment>
        <translation>Larger text</translation>
    </message>
    <message>
        <source>Led</source>
        <comment>heading: the card led</comment>
        <translation>Led</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>a game</comment>
        <translation>Lost</translation>
    </message>
    <message>
        <source>No section has all of these words.</source>
        <translation>No section has all of these words.</translation>
    </message>
    <message>
        <source>Pictures in words</source>
        <comment>button, on or off</comment>
        <translation>Pictures in words</translation>
    </message>
    <message>
        <source>Playing well</source>
        <comment>group of help pages</comment>
        <translation>Playing well</translation>
    </message>
    <message>
        <source>Print this page</source>
        <comment>button</comment>
        <translation>Print this page</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Reference</source>
        <comment>group of help pages</comment>
        <translation>Reference</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>group of help pages</comment>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <comment>field</comment>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>Sections found</source>
        <translation>Sections found</translation>
    </message>
    <message>
        <source>Settlement</source>
        <comment>what each gets from the others</comment>
        <translation>Settlement</translation>
    </message>
    <message>
        <source>Skat: rules and help</source>
        <comment>title of the window</comment>
        <translation>Skat: rules and help</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <comment>button</comment>
        <translation>Smaller text</translation>
    </message>
    <message>
        <source>Sum of the games</source>
        <translation>Sum of the games</translation>
    </message>
    <message>
        <source>Tells under each picture what it shows</source>
        <translation>Tells under each picture what it shows</translation>
    </message>
    <message>
        <source>The page could not be printed. Choose another printer or file.</source>
        <translation>The page could not be printed. Choose another printer or file.</translation>
    </message>
    <message>
        <source>Tournament score</source>
        <translation>Tournament score</translation>
    </message>
    <message>
        <source>Trick: {cards}.</source>
        <comment>picture in words</comment>
        <translation>Trick: {cards}.</translation>
    </message>
    <message>
        <source>Trumps from the top</source>
        <comment>heading of a row of cards</comment>
        <translation>Trumps from the top</translation>
    </message>
    <message>
        <source>Trumps, high to low</source>
        <comment>heading of a row of cards</comment>
        <translation>Trumps, high to low</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a game</comment>
        <translation>Won</translation>
    </message>
    <message>
        <source>Your hand</source>
        <comment>heading of a row of cards</comment>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>counts</source>
        <comment>legend of a picture: gold frame</comment>
        <translation>counts</translation>
    </message>
    <message>
        <source>held</source>
        <comment>legend of a picture: card in the hand</comment>
        <translation>held</translation>
    </message>
    <message>
        <source>may be played</source>
        <comment>legend of a picture: gold frame</comment>
        <translation>may be played</translation>
    </message>
    <message>
        <source>may not be played</source>
        <comment>legend of a picture: faint card</comment>
        <translation>may not be played</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>legend of a picture: faint card</comment>
        <translation>missing</translation>
    </message>
    <message>
        <source>missing, counts</source>
        <comment>legend of a picture: dashed gold frame</comment>
        <translation>missing, counts</translation>
    </message>
    <message>
        <source>{bonus} for each game the others lost</source>
        <translation>{bonus} for each game the others lost</translation>
    </message>
    <message>
        <source>{bonus} for each game won, less for each lost</source>
        <translation>{bonus} for each game won, less for each lost</translation>
    </message>
    <message>
        <source>{cards}. Faint: {marked}.</source>
        <comment>picture in words</comment>
        <translation>{cards}. Faint: {marked}.</translation>
    </message>
    <message>
        <source>{cards}. Marked: {marked}.</source>
        <comment>picture in words</comment>
        <translation>{cards}. Marked: {marked}.</translation>
    </message>
    <message>
        <source>{cards}. With a cross: {marked}.</source>
        <comment>picture in words</comment>
        <translation>{cards}. With a cross: {marked}.</translation>
    </message>
    <message>
        <source>{cards}. With a tick: {marked}.</source>
        <comment>picture in words</comment>
        <translation>{cards}. With a tick: {marked}.</translation>
    </message>
    <message>
        <source>{card} {points}</source>
        <comment>a card and its points, in words</comment>
        <translation>{card} {points}</translation>
    </message>
    <message>
        <source>{contract}, bid {bid}</source>
        <comment>caption of a computation</comment>
        <translation>{contract}, bid {bid}</translation>
    </message>
    <message>
        <source>{contract}. Card points of declarer and defenders: {points}.</source>
        <comment>picture in words</comment>
        <translation>{contract}. Card points of declarer and defenders: {points}.</translation>
    </message>
    <message>
        <source>{game} is played.</source>
        <comment>caption: the game</comment>
        <translation>{game} is played.</translation>
    </message>
    <message>
        <source>{game} {matadors}</source>
        <comment>under trumps: Hearts with 2</comment>
        <translation>{game} {matadors}</translation>
    </message>
    <message>
        <source>{game} {matadors}: you can bid up to {value}.</source>
        <comment>caption of a hand</comment>
        <translation>{game} {matadors}: you can bid up to {value}.</translation>
    </message>
    <message>
        <source>{game} {product}</source>
        <comment>way to a bid: Hearts 3 × 10</comment>
        <translation>{game} {product}</translation>
    </message>
    <message>
        <source>{game}. Led is {led}. Your hand: {cards}. You may play: {legal}.</source>
        <translation>{game}. Led is {led}. Your hand: {cards}. You may play: {legal}.</translation>
    </message>
    <message>
        <source>{game}: {winner} takes the trick.</source>
        <translation>{game}: {winner} takes the trick.</translation>
    </message>
    <message>
        <source>{game}: {winner} wins {points}.</source>
        <comment>who wins a trick</comment>
        <translation>{game}: {winner} wins {points}.</translation>
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
        <translation>Game</translation>
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
        <translation>Reverse Schneider</translation>
    </message>
    <message>
        <source>Reverse Schwarz</source>
        <translation>Reverse Schwarz</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schneider announced</source>
        <translation>Schneider announced</translation>
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
        <translation>Schwarz announced</translation>
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
        <translation>With {count}</translation>
    </message>
    <message>
        <source>Without {count}</source>
        <comment>matadors</comment>
        <translation>Without {count}</translation>
    </message>
    <message>
        <source>announced {total}</source>
        <comment>Schneider, counting up</comment>
        <translation>announced {total}</translation>
    </message>
    <message>
        <source>announced {total}</source>
        <comment>Schwarz, counting up</comment>
        <translation>announced {total}</translation>
    </message>
    <message>
        <source>game {total}</source>
        <comment>counting levels up: with 2, game 3</comment>
        <translation>game {total}</translation>
    </message>
    <message>
        <source>ouvert {total}</source>
        <comment>counting levels up</comment>
        <translation>ouvert {total}</translation>
    </message>
    <message>
        <source>reverse Schneider {total}</source>
        <comment>counting up</comment>
        <translation>reverse Schneider {total}</translation>
    </message>
    <message>
        <source>reverse Schwarz {total}</source>
        <comment>counting up</comment>
        <translation>reverse Schwarz {total}</translation>
    </message>
    <message>
        <source>with {count}</source>
        <comment>matadors</comment>
        <translation>with {count}</translation>
    </message>
    <message>
        <source>without {count}</source>
        <comment>matadors</comment>
        <translation>without {count}</translation>
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
        <translation>Game</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>column: number of the deal</comment>
        <translation>No.</translation>
    </message>
    <message>
        <source>Plain list</source>
        <translation>Plain list</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Settlement</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Tournament list</source>
        <translation>Tournament list</translation>
    </message>
    <message>
        <source>Tournament score</source>
        <translation>Tournament score</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>column: signed game value</comment>
        <translation>Value</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <translation>Won and lost</translation>
    </message>
    <message>
        <source>before</source>
        <comment>scores before this deal</comment>
        <translation>before</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <comment>scores of this deal</comment>
        <translation>deal {number}</translation>
    </message>
    <message>
        <source>now</source>
        <comment>scores after this deal</comment>
        <translation>now</translation>
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
        <translation>Score list</translation>
    </message>
    <message>
        <source>You</source>
        <comment>player name</comment>
        <translation>You</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>The computer player could not finish its turn. A simpler one plays this deal to the end.</source>
        <translation>The computer player could not finish its turn. A simpler one plays this deal to the end.</translation>
    </message>
</context>
<context>
    <name>NewSeries</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>seats at the table</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>&amp;Length:</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Rules:</translation>
    </message>
    <message>
        <source>&amp;Seats:</source>
        <translation>&amp;Seats:</translation>
    </message>
    <message>
        <source>A game won brings 50 points more. A lost one costs 50 and rewards the others.</source>
        <translation>A game won brings 50 points more. A lost one costs 50 and rewards the others.</translation>
    </message>
    <message>
        <source>As played until 1998: a lost Hand game is not doubled.</source>
        <translation>As played until 1998: a lost Hand game is not doubled.</translation>
    </message>
    <message>
        <source>Computer &amp;{number}:</source>
        <translation>Computer &amp;{number}:</translation>
    </message>
    <message>
        <source>L&amp;ist:</source>
        <translation>L&amp;ist:</translation>
    </message>
    <message>
        <source>Li&amp;mit:</source>
        <comment>of Bierlachs</comment>
        <translation>Li&amp;mit:</translation>
    </message>
    <message>
        <source>New series</source>
        <translation>New series</translation>
    </message>
    <message>
        <source>Only minus points count. Whoever reaches the limit first has lost.</source>
        <translation>Only minus points count. Whoever reaches the limit first has lost.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Strength of {player}</source>
        <translation>Strength of {player}</translation>
    </message>
    <message>
        <source>The International Skat Order, as clubs play today.</source>
        <translation>The International Skat Order, as clubs play today.</translation>
    </message>
    <message>
        <source>The values of all games, won and lost, are added up.</source>
        <translation>The values of all games, won and lost, are added up.</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Your &amp;name:</translation>
    </message>
    <message>
        <source>endless</source>
        <comment>length of a series</comment>
        <translation>endless</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <comment>of cards, without a sign</comment>
        <translation>
            <numerusform>%n card point</numerusform>
            <numerusform>%n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>units of a series</comment>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items, without “and”</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>no trick</translation>
    </message>
    <message>
        <source>{first}–{second}</source>
        <comment>ratio of two sides</comment>
        <translation>{first}–{second}</translation>
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
        <translation>Bidding</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>the cards are dealt</comment>
        <translation>Deal</translation>
    </message>
    <message>
        <source>Declaration</source>
        <translation>Declaration</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>the deal has ended</comment>
        <translation>Over</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>of the cards</comment>
        <translation>Play</translation>
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
        <translation>has passed</translation>
    </message>
    <message>
        <source>has said {value}</source>
        <comment>bid</comment>
        <translation>has said {value}</translation>
    </message>
    <message>
        <source>holds {value}</source>
        <comment>bid</comment>
        <translation>holds {value}</translation>
    </message>
    <message>
        <source>open hand</source>
        <comment>a defender whose cards lie open</comment>
        <translation>open hand</translation>
    </message>
    <message>
        <source>plays alone</source>
        <comment>the declarer before the game is named</comment>
        <translation>plays alone</translation>
    </message>
    <message>
        <source>your turn</source>
        <comment>note on the user's plate</comment>
        <translation>your turn</translation>
    </message>
    <message>
        <source>{contract} · bid {bid}</source>
        <comment>the game on the table</comment>
        <translation>{contract} · bid {bid}</translation>
    </message>
    <message>
        <source>{game} · trumps played: {count} of {all}</source>
        <translation>{game} · trumps played: {count} of {all}</translation>
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
        <translation>&amp;Rules:</translation>
    </message>
    <message>
        <source>Deal &amp;code:</source>
        <translation>Deal &amp;code:</translation>
    </message>
    <message>
        <source>End practice</source>
        <comment>button</comment>
        <translation>End practice</translation>
    </message>
    <message>
        <source>Nothing counts here.</source>
        <translation>Nothing counts here.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>mark on the table</comment>
        <translation>Practice</translation>
    </message>
    <message>
        <source>Practise</source>
        <comment>button: begin</comment>
        <translation>Practise</translation>
    </message>
    <message>
        <source>Practise a deal</source>
        <translation>Practise a deal</translation>
    </message>
    <message>
        <source>Redo</source>
        <comment>button</comment>
        <translation>Redo</translation>
    </message>
    <message>
        <source>The result of a deal shows its code. Practice counts nowhere, and you may undo as much as you like.</source>
        <translation>The result of a deal shows its code. Practice counts nowhere, and you may undo as much as you like.</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button</comment>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Your &amp;seat:</source>
        <translation>Your &amp;seat:</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Page {page} of {pages}</source>
        <comment>foot of a printed page</comment>
        <translation>Page {page} of {pages}</translation>
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
        <translation>ace</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>written in a card name</comment>
        <translation>ace</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>eight</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>accusative and dative, written in a card name</comment>
        <translation>jack</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>accusative and dative: Buben</comment>
        <translation>jack</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>written in a card name</comment>
        <translation>jack</translation>
    </message>
    <message>
        <source>king</source>
        <translation>king</translation>
    </message>
    <message>
        <source>king</source>
        <comment>written in a card name</comment>
        <translation>king</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nine</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>queen</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>written in a card name</comment>
        <translation>queen</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>seven</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>ten</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Agree. {player} gives up, which is as good as winning.</source>
        <translation>Agree. {player} gives up, which is as good as winning.</translation>
    </message>
    <message>
        <source>Declare {contract}. It promises most, and {value} covers your bid of {bid}.</source>
        <translation>Declare {contract}. It promises most, and {value} covers your bid of {bid}.</translation>
    </message>
    <message>
        <source>Declare {contract}. No game covers the bid of {bid}, and this one loses least.</source>
        <translation>Declare {contract}. No game covers the bid of {bid}, and this one loses least.</translation>
    </message>
    <message>
        <source>Declare {contract}. {instead} would be safer, but does not cover {bid}.</source>
        <translation>Declare {contract}. {instead} would be safer, but does not cover {bid}.</translation>
    </message>
    <message>
        <source>Discard {cards}. In Null they are the likeliest to take a trick.</source>
        <translation>Discard {cards}. In Null they are the likeliest to take a trick.</translation>
    </message>
    <message>
        <source>Discard {cards}. In the skat their {points} are safe.</source>
        <translation>Discard {cards}. In the skat their {points} are safe.</translation>
    </message>
    <message>
        <source>Discard {cards}. In {game} you can spare them most easily.</source>
        <translation>Discard {cards}. In {game} you can spare them most easily.</translation>
    </message>
    <message>
        <source>Discard {cards}. With no {suit} left you can trump them.</source>
        <translation>Discard {cards}. With no {suit} left you can trump them.</translation>
    </message>
    <message>
        <source>Hold {bid}. Your hand is good for {value}: {game}, {matadors}.</source>
        <translation>Hold {bid}. Your hand is good for {value}: {game}, {matadors}.</translation>
    </message>
    <message>
        <source>Hold {bid}. Your hand is good for {value}: {game}.</source>
        <comment>Null, without matadors</comment>
        <translation>Hold {bid}. Your hand is good for {value}: {game}.</translation>
    </message>
    <message>
        <source>Lead {card}. Giving up the lead costs {points} here.</source>
        <translation>Lead {card}. Giving up the lead costs {points} here.</translation>
    </message>
    <message>
        <source>Lead {card}. In {suit} {player} may have to take the trick.</source>
        <translation>Lead {card}. In {suit} {player} may have to take the trick.</translation>
    </message>
    <message>
        <source>Lead {card}. It draws the higher cards, and then {target} can win.</source>
        <translation>Lead {card}. It draws the higher cards, and then {target} can win.</translation>
    </message>
    <message>
        <source>Lead {card}. It is the likeliest of your cards to be beaten.</source>
        <translation>Lead {card}. It is the likeliest of your cards to be beaten.</translation>
    </message>
    <message>
        <source>Lead {card}. It makes the defenders spend their higher trumps.</source>
        <translation>Lead {card}. It makes the defenders spend their higher trumps.</translation>
    </message>
    <message>
        <source>Lead {card}. Nobody can take this trick from you.</source>
        <translation>Lead {card}. Nobody can take this trick from you.</translation>
    </message>
    <message>
        <source>Lead {card}. Nothing beats it, and it draws trumps.</source>
        <comment>card: feminine</comment>
        <translation>Lead {card}. Nothing beats it, and it draws trumps.</translation>
    </message>
    <message>
        <source>Lead {card}. Nothing beats it, and it draws trumps.</source>
        <comment>card: masculine</comment>
        <translation>Lead {card}. Nothing beats it, and it draws trumps.</translation>
    </message>
    <message>
        <source>Lead {card}. Nothing beats it, and it draws trumps.</source>
        <comment>card: neuter</comment>
        <translation>Lead {card}. Nothing beats it, and it draws trumps.</translation>
    </message>
    <message>
        <source>Lead {card}. Nothing higher is left in {suit}, and later it could be trumped.</source>
        <translation>Lead {card}. Nothing higher is left in {suit}, and later it could be trumped.</translation>
    </message>
    <message>
        <source>Lead {card}. You hold only trumps.</source>
        <translation>Lead {card}. You hold only trumps.</translation>
    </message>
    <message>
        <source>Lead {card}. Your partner has led {suit}.</source>
        <translation>Lead {card}. Your partner has led {suit}.</translation>
    </message>
    <message>
        <source>Lead {card}. Your partner has no {suit} left and can trump.</source>
        <translation>Lead {card}. Your partner has no {suit} left and can trump.</translation>
    </message>
    <message>
        <source>Lead {card}. {player} has no {suit} and must trump or let the trick go.</source>
        <translation>Lead {card}. {player} has no {suit} and must trump or let the trick go.</translation>
    </message>
    <message>
        <source>Lead {card}. {player} has none of your suits, so any lead will do.</source>
        <translation>Lead {card}. {player} has none of your suits, so any lead will do.</translation>
    </message>
    <message>
        <source>Pass. Your best game is {game}, and it wins only about {share} of the time.</source>
        <translation>Pass. Your best game is {game}, and it wins only about {share} of the time.</translation>
    </message>
    <message>
        <source>Pass. Your best game is {game}, worth {value}, and the bid is now {bid}.</source>
        <translation>Pass. Your best game is {game}, worth {value}, and the bid is now {bid}.</translation>
    </message>
    <message>
        <source>Pass. {bid} is the highest bid there is.</source>
        <translation>Pass. {bid} is the highest bid there is.</translation>
    </message>
    <message>
        <source>Play {card}. Every card takes the trick over, and none is safer.</source>
        <translation>Play {card}. Every card takes the trick over, and none is safer.</translation>
    </message>
    <message>
        <source>Play {card}. Every card that costs little takes the trick over.</source>
        <translation>Play {card}. Every card that costs little takes the trick over.</translation>
    </message>
    <message>
        <source>Play {card}. Hold back {kept}, which is worth more later.</source>
        <translation>Play {card}. Hold back {kept}, which is worth more later.</translation>
    </message>
    <message>
        <source>Play {card}. However the hidden cards lie, it wins most often: about {share}.</source>
        <translation>Play {card}. However the hidden cards lie, it wins most often: about {share}.</translation>
    </message>
    <message>
        <source>Play {card}. It is your highest card that stays below {under}.</source>
        <translation>Play {card}. It is your highest card that stays below {under}.</translation>
    </message>
    <message>
        <source>Play {card}. It makes no difference here: every card leads to the same result.</source>
        <translation>Play {card}. It makes no difference here: every card leads to the same result.</translation>
    </message>
    <message>
        <source>Play {card}. It takes the trick over and will probably keep it.</source>
        <translation>Play {card}. It takes the trick over and will probably keep it.</translation>
    </message>
    <message>
        <source>Play {card}. It wins the trick, and no cheaper card does.</source>
        <translation>Play {card}. It wins the trick, and no cheaper card does.</translation>
    </message>
    <message>
        <source>Play {card}. Leave the trick to your partner, whose card holds it.</source>
        <translation>Play {card}. Leave the trick to your partner, whose card holds it.</translation>
    </message>
    <message>
        <source>Play {card}. Other cards win as often, but with fewer points to spare.</source>
        <translation>Play {card}. Other cards win as often, but with fewer points to spare.</translation>
    </message>
    <message>
        <source>Play {card}. This game can hardly be won, but it keeps the damage small.</source>
        <translation>Play {card}. This game can hardly be won, but it keeps the damage small.</translation>
    </message>
    <message>
        <source>Play {card}. You cannot win this trick, and it costs {points}.</source>
        <translation>Play {card}. You cannot win this trick, and it costs {points}.</translation>
    </message>
    <message>
        <source>Play {card}. You may play no other.</source>
        <translation>Play {card}. You may play no other.</translation>
    </message>
    <message>
        <source>Play {card}. You win the trick and bring its {points} home.</source>
        <translation>Play {card}. You win the trick and bring its {points} home.</translation>
    </message>
    <message>
        <source>Play {card}. {player} does not take this trick, so keep your low cards.</source>
        <translation>Play {card}. {player} does not take this trick, so keep your low cards.</translation>
    </message>
    <message>
        <source>Play {card}. {player} holds the trick, so stay below.</source>
        <translation>Play {card}. {player} holds the trick, so stay below.</translation>
    </message>
    <message>
        <source>Play {card}. {player} is still to play, so stay low.</source>
        <translation>Play {card}. {player} is still to play, so stay low.</translation>
    </message>
    <message>
        <source>Play {contract}. It is almost won without the skat, and worth {value}.</source>
        <translation>Play {contract}. It is almost won without the skat, and worth {value}.</translation>
    </message>
    <message>
        <source>Say {bid}. The two others have passed, and your hand is good enough for {game}.</source>
        <translation>Say {bid}. The two others have passed, and your hand is good enough for {game}.</translation>
    </message>
    <message>
        <source>Say {bid}. Your hand is good for {value}: {game}, {matadors}.</source>
        <translation>Say {bid}. Your hand is good for {value}: {game}, {matadors}.</translation>
    </message>
    <message>
        <source>Say {bid}. Your hand is good for {value}: {game}.</source>
        <comment>Null, without matadors</comment>
        <translation>Say {bid}. Your hand is good for {value}: {game}.</translation>
    </message>
    <message>
        <source>Take up the skat. It gives you two more cards to choose from, for {game}.</source>
        <translation>Take up the skat. It gives you two more cards to choose from, for {game}.</translation>
    </message>
    <message>
        <source>Throw off {card}. You hold no {suit}, and high cards are dangerous in Null.</source>
        <translation>Throw off {card}. You hold no {suit}, and high cards are dangerous in Null.</translation>
    </message>
    <message>
        <source>Throw off {card}. You hold no {suit}, and it costs {points}.</source>
        <translation>Throw off {card}. You hold no {suit}, and it costs {points}.</translation>
    </message>
    <message>
        <source>Trump with {by_card}. You hold no {suit}, and {points} lie in the trick.</source>
        <translation>Trump with {by_card}. You hold no {suit}, and {points} lie in the trick.</translation>
    </message>
    <message>
        <source>Your partner will probably win this trick. Smear {card}: {points}.</source>
        <translation>Your partner will probably win this trick. Smear {card}: {points}.</translation>
    </message>
    <message>
        <source>Your partner will win this trick. Smear {card}: {points} for your side.</source>
        <translation>Your partner will win this trick. Smear {card}: {points} for your side.</translation>
    </message>
    <message>
        <source>{player} plays last to this trick. Lead from a short suit: {label}.</source>
        <translation>{player} plays last to this trick. Lead from a short suit: {label}.</translation>
    </message>
    <message>
        <source>{player} plays next. Lead from a long suit: {label}.</source>
        <translation>{player} plays next. Lead from a long suit: {label}.</translation>
    </message>
</context>
<context>
    <name>RecordFault</name>
    <message>
        <source>A card is hidden, so the game cannot be replayed.</source>
        <translation>A card is hidden, so the game cannot be replayed.</translation>
    </message>
    <message>
        <source>In a Hand game nothing is discarded, so no cards may follow the game.</source>
        <translation>In a Hand game nothing is discarded, so no cards may follow the game.</translation>
    </message>
    <message>
        <source>Line {line} is no game record; a record begins with “(;”.</source>
        <translation>Line {line} is no game record; a record begins with “(;”.</translation>
    </message>
    <message>
        <source>Lines {first} to {last} are no game records; a record begins with “(;”.</source>
        <translation>Lines {first} to {last} are no game records; a record begins with “(;”.</translation>
    </message>
    <message>
        <source>Move {number}, “{move}”: {reason}</source>
        <comment>reason: a whole sentence</comment>
        <translation>Move {number}, “{move}”: {reason}</translation>
    </message>
    <message>
        <source>The file cannot be read to the end; copy it to this computer and try again.</source>
        <translation>The file cannot be read to the end; copy it to this computer and try again.</translation>
    </message>
    <message>
        <source>The file holds no game record; a record is a line that begins with “(;”.</source>
        <translation>The file holds no game record; a record is a line that begins with “(;”.</translation>
    </message>
    <message>
        <source>The file is not there any more; choose it again where it is now.</source>
        <translation>The file is not there any more; choose it again where it is now.</translation>
    </message>
    <message>
        <source>The file may not be read; allow it in its properties, then open it.</source>
        <translation>The file may not be read; allow it in its properties, then open it.</translation>
    </message>
    <message>
        <source>The last player has no action; moves are pairs of player and action.</source>
        <translation>The last player has no action; moves are pairs of player and action.</translation>
    </message>
    <message>
        <source>The moves break off before the deal is over; {player} has to act next.</source>
        <translation>The moves break off before the deal is over; {player} has to act next.</translation>
    </message>
    <message>
        <source>The moves must begin with the deal: w and 32 cards.</source>
        <translation>The moves must begin with the deal: w and 32 cards.</translation>
    </message>
    <message>
        <source>The property {name} is missing; without it nothing can be replayed.</source>
        <translation>The property {name} is missing; without it nothing can be replayed.</translation>
    </message>
    <message>
        <source>The property {name} occurs twice; it must be there once.</source>
        <translation>The property {name} occurs twice; it must be there once.</translation>
    </message>
    <message>
        <source>The record breaks off after {name}; a whole one ends with “;)”.</source>
        <translation>The record breaks off after {name}; a whole one ends with “;)”.</translation>
    </message>
    <message>
        <source>The record breaks off; a whole one ends with “;)”.</source>
        <translation>The record breaks off; a whole one ends with “;)”.</translation>
    </message>
    <message>
        <source>The result R cannot be read at “{found}”; p:61 would be right.</source>
        <translation>The result R cannot be read at “{found}”; p:61 would be right.</translation>
    </message>
    <message>
        <source>The result R lacks {missing}; it must be whole.</source>
        <translation>The result R lacks {missing}; it must be whole.</translation>
    </message>
    <message>
        <source>The server has nothing to do here; it only gives the skat or says who left.</source>
        <translation>The server has nothing to do here; it only gives the skat or says who left.</translation>
    </message>
    <message>
        <source>The skat was not taken up, so {contract} can only be a Hand game.</source>
        <translation>The skat was not taken up, so {contract} can only be a Hand game.</translation>
    </message>
    <message>
        <source>The two cards of the skat are not those that were dealt.</source>
        <translation>The two cards of the skat are not those that were dealt.</translation>
    </message>
    <message>
        <source>The two others have passed, so only {right} can be said.</source>
        <translation>The two others have passed, so only {right} can be said.</translation>
    </message>
    <message>
        <source>This Null is worth only {value}, but the bid is {bid}.</source>
        <translation>This Null is worth only {value}, but the bid is {bid}.</translation>
    </message>
    <message>
        <source>This is a folder; choose a file in it.</source>
        <translation>This is a folder; choose a file in it.</translation>
    </message>
    <message>
        <source>This is no text file; game records are lines of text that begin with “(;”.</source>
        <translation>This is no text file; game records are lines of text that begin with “(;”.</translation>
    </message>
    <message>
        <source>This line has more than {most} characters; a record has about a thousand.</source>
        <translation>This line has more than {most} characters; a record has about a thousand.</translation>
    </message>
    <message>
        <source>This line is no text; a record is text from “(;” to “;)”.</source>
        <translation>This line is no text; a record is text from “(;” to “;)”.</translation>
    </message>
    <message>
        <source>{card} was played although {must} was still held and follows suit.</source>
        <comment>both in the nominative; a sentence that may begin in lower case</comment>
        <translation>{card} was played although {must} was still held and follows suit.</translation>
    </message>
    <message>
        <source>{contract} needs the skat left unseen, but it was taken up.</source>
        <translation>{contract} needs the skat left unseen, but it was taken up.</translation>
    </message>
    <message>
        <source>{player} concedes a game that is won already.</source>
        <translation>{player} concedes a game that is won already.</translation>
    </message>
    <message>
        <source>{player} does not hold {card}.</source>
        <comment>card: accusative</comment>
        <translation>{player} does not hold {card}.</translation>
    </message>
    <message>
        <source>{player} has claimed twice without a card in between.</source>
        <translation>{player} has claimed twice without a card in between.</translation>
    </message>
    <message>
        <source>{player} has conceded twice without a card in between.</source>
        <translation>{player} has conceded twice without a card in between.</translation>
    </message>
    <message>
        <source>{player} has named a game; the two discarded cards must follow.</source>
        <translation>{player} has named a game; the two discarded cards must follow.</translation>
    </message>
    <message>
        <source>{player} has taken up the skat; its two cards must follow.</source>
        <translation>{player} has taken up the skat; its two cards must follow.</translation>
    </message>
    <message>
        <source>{player} has to say a value or pass; there is nothing to hold.</source>
        <translation>{player} has to say a value or pass; there is nothing to hold.</translation>
    </message>
    <message>
        <source>{player} is asked to hold {said} and cannot say a value.</source>
        <translation>{player} is asked to hold {said} and cannot say a value.</translation>
    </message>
    <message>
        <source>{player} shows {card} without holding it.</source>
        <comment>card: accusative</comment>
        <translation>{player} shows {card} without holding it.</translation>
    </message>
    <message>
        <source>{value} is no higher than the {said} that has been said.</source>
        <translation>{value} is no higher than the {said} that has been said.</translation>
    </message>
    <message>
        <source>“{found}” follows the end of the record; only another record may stand there.</source>
        <translation>“{found}” follows the end of the record; only another record may stand there.</translation>
    </message>
    <message>
        <source>“{found}” is neither a bid nor a game nor a card.</source>
        <translation>“{found}” is neither a bid nor a game nor a card.</translation>
    </message>
    <message>
        <source>“{found}” is no player; it must be w, 0, 1 or 2.</source>
        <translation>“{found}” is no player; it must be w, 0, 1 or 2.</translation>
    </message>
    <message>
        <source>“{found}” is no property of a record; one looks like ID[1].</source>
        <translation>“{found}” is no property of a record; one looks like ID[1].</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n game(s).</source>
        <comment>in a file</comment>
        <translation>
            <numerusform>%n game.</numerusform>
            <numerusform>%n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them cannot be replayed.</source>
        <comment>records</comment>
        <translation>
            <numerusform>%n of them cannot be replayed.</numerusform>
            <numerusform>%n of them cannot be replayed.</numerusform>
        </translation>
    </message>
    <message>
        <source>All files</source>
        <comment>kind of file</comment>
        <translation>All files</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button: leave the page</comment>
        <translation>Back</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button: one event back</comment>
        <translation>Back</translation>
    </message>
    <message>
        <source>Broken off</source>
        <comment>heading: no game was declared</comment>
        <translation>Broken off</translation>
    </message>
    <message>
        <source>Copy deal code</source>
        <comment>menu of the deal</comment>
        <translation>Copy deal code</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>button: menu of the deal</comment>
        <translation>Deal</translation>
    </message>
    <message>
        <source>Forward</source>
        <comment>button: one event on</comment>
        <translation>Forward</translation>
    </message>
    <message>
        <source>From which seat to look at the table</source>
        <translation>From which seat to look at the table</translation>
    </message>
    <message>
        <source>Game records</source>
        <comment>kind of file</comment>
        <translation>Game records</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Games of the file</translation>
    </message>
    <message>
        <source>Last trick</source>
        <comment>button: show it once more</comment>
        <translation>Last trick</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <comment>of a file</comment>
        <translation>Line {line}</translation>
    </message>
    <message>
        <source>One trick back</source>
        <comment>button</comment>
        <translation>One trick back</translation>
    </message>
    <message>
        <source>One trick on</source>
        <comment>button</comment>
        <translation>One trick on</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>Open record</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>button: choose a file</comment>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Practise this deal from this seat</source>
        <comment>menu of the deal</comment>
        <translation>Practise this deal from this seat</translation>
    </message>
    <message numerus="yes">
        <source>Reading: %n game(s) so far…</source>
        <comment>of a file</comment>
        <translation>
            <numerusform>Reading: %n game so far…</numerusform>
            <numerusform>Reading: %n games so far…</numerusform>
        </translation>
    </message>
    <message>
        <source>Record {id}, line {line}</source>
        <translation>Record {id}, line {line}</translation>
    </message>
    <message>
        <source>Seat: {role}</source>
        <comment>button: from where the user looks</comment>
        <translation>Seat: {role}</translation>
    </message>
    <message>
        <source>The cards are dealt. {player} is forehand.</source>
        <translation>The cards are dealt. {player} is forehand.</translation>
    </message>
    <message>
        <source>The deal was broken off before a game was declared.</source>
        <translation>The deal was broken off before a game was declared.</translation>
    </message>
    <message>
        <source>The record itself gives no result.</source>
        <translation>The record itself gives no result.</translation>
    </message>
    <message>
        <source>The record itself says {recorded}; by the rules it is {computed}.</source>
        <translation>The record itself says {recorded}; by the rules it is {computed}.</translation>
    </message>
    <message>
        <source>The remaining tricks go to the declarer.</source>
        <translation>The remaining tricks go to the declarer.</translation>
    </message>
    <message>
        <source>The remaining tricks go to the defenders.</source>
        <translation>The remaining tricks go to the defenders.</translation>
    </message>
    <message>
        <source>The result in the record differs in details from the rules.</source>
        <translation>The result in the record differs in details from the rules.</translation>
    </message>
    <message>
        <source>To the deal</source>
        <comment>button: first moment of a game</comment>
        <translation>To the deal</translation>
    </message>
    <message>
        <source>To the result</source>
        <comment>button: last moment of a game</comment>
        <translation>To the result</translation>
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
        <translation>{place} of {count}</translation>
    </message>
    <message>
        <source>{player} discards {cards}.</source>
        <comment>cards: two cards in words, accusative</comment>
        <translation>{player} discards {cards}.</translation>
    </message>
    <message>
        <source>{player} has left before a game was declared: the deal is broken off.</source>
        <translation>{player} has left before a game was declared: the deal is broken off.</translation>
    </message>
    <message>
        <source>{player} has run out of time before a game was declared: broken off.</source>
        <translation>{player} has run out of time before a game was declared: broken off.</translation>
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
        <translation>A Skat table has 3, 4 or 5 seats, not {places}.</translation>
    </message>
    <message>
        <source>A concession has been offered. The defenders answer first.</source>
        <translation>A concession has been offered. The defenders answer first.</translation>
    </message>
    <message>
        <source>A game begins with the deal.</source>
        <translation>A game begins with the deal.</translation>
    </message>
    <message>
        <source>A house rule comes first here.</source>
        <translation>A house rule comes first here.</translation>
    </message>
    <message>
        <source>Exactly two cards are discarded. Chosen so far: {found}.</source>
        <translation>Exactly two cards are discarded. Chosen so far: {found}.</translation>
    </message>
    <message>
        <source>It is for you to bid. Say more than {said} or pass.</source>
        <translation>It is for you to bid. Say more than {said} or pass.</translation>
    </message>
    <message>
        <source>It is nobody’s turn now.</source>
        <translation>It is nobody’s turn now.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>It is {player}’s turn.</translation>
    </message>
    <message>
        <source>No game is worth {value}. The nearest bids are {below} and {above}.</source>
        <translation>No game is worth {value}. The nearest bids are {below} and {above}.</translation>
    </message>
    <message>
        <source>No game is worth {value}: the highest bid is {below}.</source>
        <translation>No game is worth {value}: the highest bid is {below}.</translation>
    </message>
    <message>
        <source>Nobody agreed just now. You can ask again after the next card.</source>
        <translation>Nobody agreed just now. You can ask again after the next card.</translation>
    </message>
    <message>
        <source>Null has no Schneider and no Schwarz: the aim is to take no trick.</source>
        <translation>Null has no Schneider and no Schwarz: the aim is to take no trick.</translation>
    </message>
    <message>
        <source>Schneider can be announced only in a Hand game. Declare {game} Hand or leave it out.</source>
        <translation>Schneider can be announced only in a Hand game. Declare {game} Hand or leave it out.</translation>
    </message>
    <message>
        <source>Schneider can be announced only in a Hand game. You have taken up the skat.</source>
        <translation>Schneider can be announced only in a Hand game. You have taken up the skat.</translation>
    </message>
    <message>
        <source>Schwarz can be announced only in a Hand game. You have taken up the skat.</source>
        <translation>Schwarz can be announced only in a Hand game. You have taken up the skat.</translation>
    </message>
    <message>
        <source>Schwarz includes Schneider. Announce both in {game}.</source>
        <translation>Schwarz includes Schneider. Announce both in {game}.</translation>
    </message>
    <message>
        <source>The bidding is still going on. Say a value, hold or pass.</source>
        <translation>The bidding is still going on. Say a value, hold or pass.</translation>
    </message>
    <message>
        <source>The deal code “{text}” contains a typing error: its check letter does not fit.</source>
        <translation>The deal code “{text}” contains a typing error: its check letter does not fit.</translation>
    </message>
    <message>
        <source>The deal is over, so nothing more can be played.</source>
        <translation>The deal is over, so nothing more can be played.</translation>
    </message>
    <message>
        <source>The game has been declared. A card is played next.</source>
        <comment>card play</comment>
        <translation>The game has been declared. A card is played next.</translation>
    </message>
    <message>
        <source>The number of cards is wrong: {found} instead of {right}.</source>
        <translation>The number of cards is wrong: {found} instead of {right}.</translation>
    </message>
    <message>
        <source>The skat comes next: take it up or declare a Hand game.</source>
        <translation>The skat comes next: take it up or declare a Hand game.</translation>
    </message>
    <message>
        <source>The skat has been taken up. Two cards are discarded first.</source>
        <translation>The skat has been taken up. Two cards are discarded first.</translation>
    </message>
    <message>
        <source>The skat still lies there, so this is a Hand game. Take it up for {contract}.</source>
        <translation>The skat still lies there, so this is a Hand game. Take it up for {contract}.</translation>
    </message>
    <message>
        <source>The two others have passed. You can only say {right} or pass.</source>
        <translation>The two others have passed. You can only say {right} or pass.</translation>
    </message>
    <message>
        <source>The {card} is missing. A deal needs all 32 cards.</source>
        <comment>card: label</comment>
        <translation>The {card} is missing. A deal needs all 32 cards.</translation>
    </message>
    <message>
        <source>The {card} occurs twice. There is only one of each card.</source>
        <comment>card: label</comment>
        <translation>The {card} occurs twice. There is only one of each card.</translation>
    </message>
    <message>
        <source>The {jack} is a trump here, not {suit}. You still hold {card}.</source>
        <comment>jack: label; suit: a spade; card in the accusative</comment>
        <translation>The {jack} is a trump here, not {suit}. You still hold {card}.</translation>
    </message>
    <message>
        <source>There is no bid yet that you could hold. Say a value or pass.</source>
        <translation>There is no bid yet that you could hold. Say a value or pass.</translation>
    </message>
    <message>
        <source>There is no rule set “{text}”. Known are {known}.</source>
        <translation>There is no rule set “{text}”. Known are {known}.</translation>
    </message>
    <message>
        <source>This Null is worth only {value}, but your bid is {bid}. Choose a game that covers it.</source>
        <translation>This Null is worth only {value}, but your bid is {bid}. Choose a game that covers it.</translation>
    </message>
    <message>
        <source>This game is won already. There is nothing to concede.</source>
        <translation>This game is won already. There is nothing to concede.</translation>
    </message>
    <message>
        <source>Trumps were led and you hold {card}, so you must play a trump.</source>
        <comment>card in the accusative</comment>
        <translation>Trumps were led and you hold {card}, so you must play a trump.</translation>
    </message>
    <message>
        <source>Trumps were led. Your {card} is a trump too, so you must play a trump.</source>
        <comment>card: always a jack, as a label</comment>
        <translation>Trumps were led. Your {card} is a trump too, so you must play a trump.</translation>
    </message>
    <message>
        <source>Trumps were led. Your {card} is a trump, so you must play it.</source>
        <comment>card: always a jack, as a label</comment>
        <translation>Trumps were led. Your {card} is a trump, so you must play it.</translation>
    </message>
    <message>
        <source>Two cards have been discarded. The game is declared next.</source>
        <translation>Two cards have been discarded. The game is declared next.</translation>
    </message>
    <message>
        <source>Whether to agree is for {player} to say.</source>
        <translation>Whether to agree is for {player} to say.</translation>
    </message>
    <message>
        <source>With {places} seats, {deals} deals do not make whole rounds. Choose a multiple of {places}.</source>
        <translation>With {places} seats, {deals} deals do not make whole rounds. Choose a multiple of {places}.</translation>
    </message>
    <message>
        <source>You do not hold {card}. Choose a card from your hand.</source>
        <comment>card: accusative</comment>
        <translation>You do not hold {card}. Choose a card from your hand.</translation>
    </message>
    <message>
        <source>You have been asked whether you hold {said}. Say yes or pass.</source>
        <translation>You have been asked whether you hold {said}. Say yes or pass.</translation>
    </message>
    <message>
        <source>You have taken up the skat, so this can no longer be a Hand game.</source>
        <translation>You have taken up the skat, so this can no longer be a Hand game.</translation>
    </message>
    <message>
        <source>Your claim has just failed. You can claim again after the next card.</source>
        <translation>Your claim has just failed. You can claim again after the next card.</translation>
    </message>
    <message>
        <source>{game} needs a number of matadors from 1 to {most}, with or without.</source>
        <translation>{game} needs a number of matadors from 1 to {most}, with or without.</translation>
    </message>
    <message>
        <source>{game} ouvert includes Hand, Schneider and Schwarz. Announce them all.</source>
        <translation>{game} ouvert includes Hand, Schneider and Schwarz. Announce them all.</translation>
    </message>
    <message>
        <source>{game} ouvert is always a Hand game. You have taken up the skat.</source>
        <translation>{game} ouvert is always a Hand game. You have taken up the skat.</translation>
    </message>
    <message>
        <source>{said} has been said already. Say more or pass.</source>
        <translation>{said} has been said already. Say more or pass.</translation>
    </message>
    <message>
        <source>{suit} were led and you hold {card}, so you must follow suit.</source>
        <comment>card in the accusative</comment>
        <translation>{suit} were led and you hold {card}, so you must follow suit.</translation>
    </message>
    <message>
        <source>{value} is too little: the lowest bid is {above}.</source>
        <translation>{value} is too little: the lowest bid is {above}.</translation>
    </message>
    <message>
        <source>“{text}” is no bid. A bid is a number from 18 upwards.</source>
        <translation>“{text}” is no bid. A bid is a number from 18 upwards.</translation>
    </message>
    <message>
        <source>“{text}” is no card. Write suit and rank, for example CJ or HT.</source>
        <translation>“{text}” is no card. Write suit and rank, for example CJ or HT.</translation>
    </message>
    <message>
        <source>“{text}” is no deal code. A code has twelve letters and digits.</source>
        <translation>“{text}” is no deal code. A code has twelve letters and digits.</translation>
    </message>
    <message>
        <source>“{text}” is no deal. Write three hands and the skat with | between them.</source>
        <translation>“{text}” is no deal. Write three hands and the skat with | between them.</translation>
    </message>
    <message>
        <source>“{text}” is no game. The letters are D, H, S, C, G and N.</source>
        <translation>“{text}” is no game. The letters are D, H, S, C, G and N.</translation>
    </message>
    <message>
        <source>“{text}” is no game. Write its letter, then H, S, Z or O, for example GHS.</source>
        <translation>“{text}” is no game. Write its letter, then H, S, Z or O, for example GHS.</translation>
    </message>
    <message>
        <source>“{text}” is no line of a game. A line looks like this: 0 play CJ.</source>
        <translation>“{text}” is no line of a game. A line looks like this: 0 play CJ.</translation>
    </message>
    <message>
        <source>“{word}” cannot be said here by the house rules of this series.</source>
        <translation>“{word}” cannot be said here by the house rules of this series.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>An announcement was missed: {total}</source>
        <translation>An announcement was missed: {total}</translation>
    </message>
    <message>
        <source>Base value, {game}</source>
        <translation>Base value, {game}</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>the value reached in the auction</comment>
        <translation>Bid</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Card points</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>column: the cards of a trick</comment>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>page of the result sheet: all hands</comment>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Conceded: {total}</source>
        <comment>by the declarer</comment>
        <translation>Conceded: {total}</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>button: the deal code is in the clipboard</comment>
        <translation>Copied</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>button: the deal code</comment>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <comment>twelve letters</comment>
        <translation>Deal code {code}</translation>
    </message>
    <message>
        <source>Declarer</source>
        <comment>column: the declarer's points so far</comment>
        <translation>Declarer</translation>
    </message>
    <message>
        <source>Discarded</source>
        <comment>the two cards</comment>
        <translation>Discarded</translation>
    </message>
    <message>
        <source>End of the series</source>
        <comment>button</comment>
        <translation>End of the series</translation>
    </message>
    <message>
        <source>Everyone has passed. The deal is thrown in; nobody scores.</source>
        <translation>Everyone has passed. The deal is thrown in; nobody scores.</translation>
    </message>
    <message>
        <source>Fixed value, {contract}</source>
        <translation>Fixed value, {contract}</translation>
    </message>
    <message>
        <source>Game value</source>
        <comment>line of a computation</comment>
        <translation>Game value</translation>
    </message>
    <message>
        <source>How is this value made?</source>
        <comment>button: opens the help</comment>
        <translation>How is this value made?</translation>
    </message>
    <message>
        <source>Led by</source>
        <comment>column: who led</comment>
        <translation>Led by</translation>
    </message>
    <message>
        <source>Lost with {points}, {needed} were needed: {total}</source>
        <translation>Lost with {points}, {needed} were needed: {total}</translation>
    </message>
    <message>
        <source>Lost, counts double</source>
        <translation>Lost, counts double</translation>
    </message>
    <message>
        <source>Marks at 31, 61 (won) and 90 (Schneider)</source>
        <translation>Marks at 31, 61 (won) and 90 (Schneider)</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <comment>sum of the levels</comment>
        <translation>Multiplier</translation>
    </message>
    <message>
        <source>Next deal</source>
        <comment>button</comment>
        <translation>Next deal</translation>
    </message>
    <message>
        <source>No trick was played to its end.</source>
        <translation>No trick was played to its end.</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>column: number of the trick</comment>
        <translation>No.</translation>
    </message>
    <message>
        <source>Overbid: the game is worth {value}, the bid was {bid}. The first multiple of {base} that covers it is {raised}, doubled: {score}</source>
        <translation>Overbid: the game is worth {value}, the bid was {bid}. The first multiple of {base} that covers it is {raised}, doubled: {score}</translation>
    </message>
    <message>
        <source>Overbid: the game is worth {value}, the bid was {bid}. The first multiple of {base} that covers it is {raised}: {total}</source>
        <translation>Overbid: the game is worth {value}, the bid was {bid}. The first multiple of {base} that covers it is {raised}: {total}</translation>
    </message>
    <message>
        <source>Overbid: {contract} is worth only {value}, but you had bid {bid}. It counts {score}.</source>
        <translation>Overbid: {contract} is worth only {value}, but you had bid {bid}. It counts {score}.</translation>
    </message>
    <message>
        <source>Overbid: {contract} is worth only {value}, but {player} had bid {bid}. It counts {score}.</source>
        <translation>Overbid: {contract} is worth only {value}, but {player} had bid {bid}. It counts {score}.</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>column: card points of a trick</comment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Raised to cover the bid</source>
        <translation>Raised to cover the bid</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>page of the result sheet</comment>
        <translation>Result</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <comment>button: play the deal for practice</comment>
        <translation>Same cards again</translation>
    </message>
    <message>
        <source>Schneider was announced and needs {needed} card points. With {points} the game is lost.</source>
        <translation>Schneider was announced and needs {needed} card points. With {points} the game is lost.</translation>
    </message>
    <message>
        <source>Schwarz was announced and needs every trick. The defenders took {tricks}, so the game is lost.</source>
        <translation>Schwarz was announced and needs every trick. The defenders took {tricks}, so the game is lost.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Skat</source>
        <comment>the two cards dealt to it</comment>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Taken by</source>
        <comment>column: who won</comment>
        <translation>Taken by</translation>
    </message>
    <message>
        <source>The Null of {player} does not cover the bid of {bid}. {game} takes its place, lost: {score}.</source>
        <translation>The Null of {player} does not cover the bid of {bid}. {game} takes its place, lost: {score}.</translation>
    </message>
    <message>
        <source>The defenders have conceded, so you win {contract}: {score}.</source>
        <translation>The defenders have conceded, so you win {contract}: {score}.</translation>
    </message>
    <message>
        <source>The defenders have conceded, so {player} wins {contract}: {score}.</source>
        <translation>The defenders have conceded, so {player} wins {contract}: {score}.</translation>
    </message>
    <message>
        <source>The rest was claimed. {sentence}</source>
        <comment>before the last trick</comment>
        <translation>The rest was claimed. {sentence}</translation>
    </message>
    <message>
        <source>The rest was decided without play. {sentence}</source>
        <comment>before the last trick</comment>
        <translation>The rest was decided without play. {sentence}</translation>
    </message>
    <message>
        <source>This Null is below the bid of {bid}. {game} takes its place, lost: {total}</source>
        <translation>This Null is below the bid of {bid}. {game} takes its place, lost: {total}</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <comment>heading: all have passed</comment>
        <translation>Thrown in</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <comment>read aloud</comment>
        <translation>Trick {number}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Tricks</translation>
    </message>
    <message>
        <source>Tricks</source>
        <comment>page of the result sheet</comment>
        <translation>Tricks</translation>
    </message>
    <message>
        <source>Won with {points}: {total}</source>
        <translation>Won with {points}: {total}</translation>
    </message>
    <message>
        <source>Won, the defenders have conceded: {total}</source>
        <translation>Won, the defenders have conceded: {total}</translation>
    </message>
    <message>
        <source>You announced Schneider and made {points}; {needed} were needed: {score}.</source>
        <translation>You announced Schneider and made {points}; {needed} were needed: {score}.</translation>
    </message>
    <message>
        <source>You announced Schwarz, but the defenders took {tricks}: {score}.</source>
        <translation>You announced Schwarz, but the defenders took {tricks}: {score}.</translation>
    </message>
    <message>
        <source>You have conceded {contract}: {score}.</source>
        <translation>You have conceded {contract}: {score}.</translation>
    </message>
    <message>
        <source>You lost {contract} with {points}; {needed} were needed: {score}.</source>
        <translation>You lost {contract} with {points}; {needed} were needed: {score}.</translation>
    </message>
    <message>
        <source>You missed what you had announced: {score}.</source>
        <translation>You missed what you had announced: {score}.</translation>
    </message>
    <message>
        <source>You took a trick and lost {contract}: {score}.</source>
        <translation>You took a trick and lost {contract}: {score}.</translation>
    </message>
    <message>
        <source>You took trick {trick} and lost {contract}: {score}.</source>
        <translation>You took trick {trick} and lost {contract}: {score}.</translation>
    </message>
    <message>
        <source>You won {contract} with every trick, the defenders are Schwarz: {score}.</source>
        <translation>You won {contract} with every trick, the defenders are Schwarz: {score}.</translation>
    </message>
    <message>
        <source>You won {contract} with {points}, the defenders are Schneider: {score}.</source>
        <translation>You won {contract} with {points}, the defenders are Schneider: {score}.</translation>
    </message>
    <message>
        <source>You won {contract} with {points}: {score}.</source>
        <translation>You won {contract} with {points}: {score}.</translation>
    </message>
    <message>
        <source>You won {contract} without a trick: {score}.</source>
        <translation>You won {contract} without a trick: {score}.</translation>
    </message>
    <message>
        <source>Your Null does not cover the bid of {bid}. {game} takes its place, lost: {score}.</source>
        <translation>Your Null does not cover the bid of {bid}. {game} takes its place, lost: {score}.</translation>
    </message>
    <message>
        <source>{contract} lost</source>
        <comment>heading</comment>
        <translation>{contract} lost</translation>
    </message>
    <message>
        <source>{contract} won</source>
        <comment>heading</comment>
        <translation>{contract} won</translation>
    </message>
    <message>
        <source>{contract}, fixed value {value}</source>
        <comment>value of Null</comment>
        <translation>{contract}, fixed value {value}</translation>
    </message>
    <message>
        <source>{contract}, fixed value {value}. A trick was taken: {total}</source>
        <translation>{contract}, fixed value {value}. A trick was taken: {total}</translation>
    </message>
    <message>
        <source>{contract}, fixed value {value}. Conceded: {total}</source>
        <translation>{contract}, fixed value {value}. Conceded: {total}</translation>
    </message>
    <message>
        <source>{contract}, fixed value {value}. No trick taken: {total}</source>
        <translation>{contract}, fixed value {value}. No trick taken: {total}</translation>
    </message>
    <message>
        <source>{player} announced Schneider and made {points}; {needed} were needed: {score}.</source>
        <translation>{player} announced Schneider and made {points}; {needed} were needed: {score}.</translation>
    </message>
    <message>
        <source>{player} announced Schwarz, but the defenders took {tricks}: {score}.</source>
        <translation>{player} announced Schwarz, but the defenders took {tricks}: {score}.</translation>
    </message>
    <message>
        <source>{player} has conceded {contract}: {score}.</source>
        <translation>{player} has conceded {contract}: {score}.</translation>
    </message>
    <message>
        <source>{player} lost {contract} with {points}; {needed} were needed: {score}.</source>
        <translation>{player} lost {contract} with {points}; {needed} were needed: {score}.</translation>
    </message>
    <message>
        <source>{player} missed what was announced: {score}.</source>
        <translation>{player} missed what was announced: {score}.</translation>
    </message>
    <message>
        <source>{player} took a trick and lost {contract}: {score}.</source>
        <translation>{player} took a trick and lost {contract}: {score}.</translation>
    </message>
    <message>
        <source>{player} took trick {trick} and lost {contract}: {score}.</source>
        <translation>{player} took trick {trick} and lost {contract}: {score}.</translation>
    </message>
    <message>
        <source>{player} won {contract} with every trick, the defenders are Schwarz: {score}.</source>
        <translation>{player} won {contract} with every trick, the defenders are Schwarz: {score}.</translation>
    </message>
    <message>
        <source>{player} won {contract} with {points}, the defenders are Schneider: {score}.</source>
        <translation>{player} won {contract} with {points}, the defenders are Schneider: {score}.</translation>
    </message>
    <message>
        <source>{player} won {contract} with {points}: {score}.</source>
        <translation>{player} won {contract} with {points}: {score}.</translation>
    </message>
    <message>
        <source>{player} won {contract} without a trick: {score}.</source>
        <translation>{player} won {contract} without a trick: {score}.</translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Declarer</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Defender</translation>
    </message>
    <message>
        <source>Defenders</source>
        <comment>the two as one side</comment>
        <translation>Defenders</translation>
    </message>
    <message>
        <source>Forehand</source>
        <translation>Forehand</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <translation>Middlehand</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <translation>Rearhand</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Sits out</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Classic 1997</source>
        <translation>Classic 1997</translation>
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
        <translation>Game points</translation>
    </message>
    <message>
        <source>Lost by others</source>
        <comment>games that others lost as declarer</comment>
        <translation>Lost by others</translation>
    </message>
    <message>
        <source>No deal has been played yet – each one adds a line here.</source>
        <translation>No deal has been played yet – each one adds a line here.</translation>
    </message>
    <message>
        <source>Score list</source>
        <translation>Score list</translation>
    </message>
    <message>
        <source>{score}, declarer</source>
        <comment>spoken; running score</comment>
        <translation>{score}, declarer</translation>
    </message>
    <message>
        <source>{score}, sat out</source>
        <comment>spoken; running score</comment>
        <translation>{score}, sat out</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost</source>
        <comment>spoken; games as declarer</comment>
        <translation>{won} won, {lost} lost</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Close</source>
        <comment>button</comment>
        <translation>Close</translation>
    </message>
    <message>
        <source>Document</source>
        <comment>kind of file</comment>
        <translation>Document</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <comment>button</comment>
        <translation>P&amp;rint…</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <comment>button</comment>
        <translation>Save as &amp;CSV…</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <comment>button</comment>
        <translation>Save as &amp;PDF…</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Saved as {file}.</translation>
    </message>
    <message>
        <source>Score list</source>
        <translation>Score list</translation>
    </message>
    <message>
        <source>Score list – {kind}</source>
        <comment>title on paper</comment>
        <translation>Score list – {kind}</translation>
    </message>
    <message>
        <source>Skat list</source>
        <comment>name of a file</comment>
        <translation>Skat list</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>kind of file</comment>
        <translation>Table</translation>
    </message>
    <message>
        <source>The list could not be printed; choose another printer or other paper, or save it as PDF.</source>
        <translation>The list could not be printed; choose another printer or other paper, or save it as PDF.</translation>
    </message>
    <message>
        <source>{file} could not be saved, because its folder is not there; choose another folder.</source>
        <translation>{file} could not be saved, because its folder is not there; choose another folder.</translation>
    </message>
    <message>
        <source>{file} could not be saved, because the disk is full; free some space, then save again.</source>
        <translation>{file} could not be saved, because the disk is full; free some space, then save again.</translation>
    </message>
    <message>
        <source>{file} could not be saved; choose another name or another folder.</source>
        <translation>{file} could not be saved; choose another name or another folder.</translation>
    </message>
    <message>
        <source>{file} could not be saved; close it in other programs, or choose another folder.</source>
        <translation>{file} could not be saved; close it in other programs, or choose another folder.</translation>
    </message>
    <message numerus="yes">
        <source>{played} of %n deal(s)</source>
        <comment>progress</comment>
        <translation>
            <numerusform>{played} of %n deal</numerusform>
            <numerusform>{played} of %n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Series</name>
    <message>
        <source>New series</source>
        <comment>button</comment>
        <translation>New series</translation>
    </message>
    <message>
        <source>Your last series is not finished. Begin a new one instead? The finished deals still count.</source>
        <translation>Your last series is not finished. Begin a new one instead? The finished deals still count.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>&amp;Backs:</source>
        <comment>of cards</comment>
        <translation>&amp;Backs:</translation>
    </message>
    <message>
        <source>&amp;Colour of the table:</source>
        <translation>&amp;Colour of the table:</translation>
    </message>
    <message>
        <source>&amp;Count card points and trumps played so far</source>
        <translation>&amp;Count card points and trumps played so far</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Language:</translation>
    </message>
    <message>
        <source>&amp;Letters on French cards:</source>
        <translation>&amp;Letters on French cards:</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>page: at the table</comment>
        <translation>&amp;Play</translation>
    </message>
    <message>
        <source>&amp;Suits:</source>
        <translation>&amp;Suits:</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <comment>page</comment>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>&amp;Your name:</translation>
    </message>
    <message>
        <source>A complete trick stays until you cl&amp;ick</source>
        <translation>A complete trick stays until you cl&amp;ick</translation>
    </message>
    <message>
        <source>A screen reader then reads bids, cards, tricks and results as they come.</source>
        <translation>A screen reader then reads bids, cards, tricks and results as they come.</translation>
    </message>
    <message>
        <source>Acorns</source>
        <comment>back of a card</comment>
        <translation>Acorns</translation>
    </message>
    <message>
        <source>An empty field stands for the name in grey. Computers 3 and 4 sit only at larger tables.</source>
        <translation>An empty field stands for the name in grey. Computers 3 and 4 sit only at larger tables.</translation>
    </message>
    <message>
        <source>Announce &amp;what happens at the table</source>
        <translation>Announce &amp;what happens at the table</translation>
    </message>
    <message>
        <source>As for Grand</source>
        <translation>As for Grand</translation>
    </message>
    <message>
        <source>As for Null</source>
        <translation>As for Null</translation>
    </message>
    <message>
        <source>As the language has them</source>
        <comment>letters</comment>
        <translation>As the language has them</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>As the system</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>Befo&amp;re a game is declared:</source>
        <translation>Befo&amp;re a game is declared:</translation>
    </message>
    <message>
        <source>Bottle green</source>
        <comment>table</comment>
        <translation>Bottle green</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <comment>table</comment>
        <translation>Burgundy</translation>
    </message>
    <message>
        <source>C&amp;ards</source>
        <comment>page</comment>
        <translation>C&amp;ards</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <comment>button</comment>
        <translation>Cl&amp;ose</translation>
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
        <translation>Dark</translation>
    </message>
    <message>
        <source>Dec&amp;k:</source>
        <comment>of cards</comment>
        <translation>Dec&amp;k:</translation>
    </message>
    <message>
        <source>French</source>
        <comment>deck</comment>
        <translation>French</translation>
    </message>
    <message>
        <source>Ge&amp;neral</source>
        <comment>page</comment>
        <translation>Ge&amp;neral</translation>
    </message>
    <message>
        <source>German</source>
        <comment>deck</comment>
        <translation>German</translation>
    </message>
    <message>
        <source>In dark windows the table is a little darker, too.</source>
        <translation>In dark windows the table is a little darker, too.</translation>
    </message>
    <message>
        <source>L&amp;ight or dark:</source>
        <translation>L&amp;ight or dark:</translation>
    </message>
    <message>
        <source>Language and text</source>
        <translation>Language and text</translation>
    </message>
    <message>
        <source>Lar&amp;ge letters and figures in the corners</source>
        <translation>Lar&amp;ge letters and figures in the corners</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>back of a card</comment>
        <translation>Lattice</translation>
    </message>
    <message>
        <source>Letter on the Da&amp;us of German cards:</source>
        <translation>Letter on the Da&amp;us of German cards:</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>not dark</comment>
        <translation>Light</translation>
    </message>
    <message>
        <source>Low cards</source>
        <translation>Low cards</translation>
    </message>
    <message>
        <source>Mo&amp;ving cards:</source>
        <translation>Mo&amp;ving cards:</translation>
    </message>
    <message>
        <source>Monogram</source>
        <comment>back of a card</comment>
        <translation>Monogram</translation>
    </message>
    <message>
        <source>Na&amp;mes</source>
        <comment>page</comment>
        <translation>Na&amp;mes</translation>
    </message>
    <message>
        <source>Night blue</source>
        <comment>table</comment>
        <translation>Night blue</translation>
    </message>
    <message>
        <source>No</source>
        <comment>cards do not move</comment>
        <translation>No</translation>
    </message>
    <message>
        <source>On the le&amp;ft:</source>
        <comment>of the hand</comment>
        <translation>On the le&amp;ft:</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <comment>the cards held</comment>
        <translation>Order of your hand</translation>
    </message>
    <message>
        <source>Pac&amp;e:</source>
        <translation>Pac&amp;e:</translation>
    </message>
    <message>
        <source>Play a card by itself when it is the onl&amp;y one allowed</source>
        <translation>Play a card by itself when it is the onl&amp;y one allowed</translation>
    </message>
    <message>
        <source>Restore &amp;defaults of this page</source>
        <translation>Restore &amp;defaults of this page</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Screen reader</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Show in the auction what your hand is &amp;worth</source>
        <translation>Show in the auction what your hand is &amp;worth</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>table</comment>
        <translation>Slate</translation>
    </message>
    <message>
        <source>The text is as large as your system’s settings ask for.</source>
        <translation>The text is as large as your system’s settings ask for.</translation>
    </message>
    <message>
        <source>Tournament, four colours</source>
        <comment>deck</comment>
        <translation>Tournament, four colours</translation>
    </message>
    <message>
        <source>Trumps and high cards</source>
        <translation>Trumps and high cards</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>cards move</comment>
        <translation>Yes</translation>
    </message>
    <message>
        <source>as usual</source>
        <comment>pace</comment>
        <translation>as usual</translation>
    </message>
    <message>
        <source>at once</source>
        <comment>pace: nothing takes any time</comment>
        <translation>at once</translation>
    </message>
    <message>
        <source>brisk</source>
        <comment>pace</comment>
        <translation>brisk</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>pace</comment>
        <translation>calm</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>pace</comment>
        <translation>fast</translation>
    </message>
    <message>
        <source>unhurried</source>
        <comment>pace</comment>
        <translation>unhurried</translation>
    </message>
</context>
<context>
    <name>Skat</name>
    <message>
        <source>Play Hand…</source>
        <comment>button; leave the skat</comment>
        <translation>Play Hand…</translation>
    </message>
    <message>
        <source>Skat</source>
        <comment>the two cards in the middle</comment>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Take up the skat</source>
        <comment>button</comment>
        <translation>Take up the skat</translation>
    </message>
    <message>
        <source>Two cards are in the skat already. Take one back to discard another.</source>
        <translation>Two cards are in the skat already. Take one back to discard another.</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>You play alone</translation>
    </message>
    <message>
        <source>Your discard</source>
        <comment>the two places for the discard</comment>
        <translation>Your discard</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>card points of a trick</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <comment>card: accusative</comment>
        <translation>You play {card}.</translation>
    </message>
    <message>
        <source>You take the last trick, {points}.</source>
        <translation>You take the last trick, {points}.</translation>
    </message>
    <message>
        <source>You take the trick, {points}, and lead.</source>
        <translation>You take the trick, {points}, and lead.</translation>
    </message>
    <message>
        <source>minus {value}</source>
        <translation>minus {value}</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}, not playable.</source>
        <comment>card: label</comment>
        <translation>{card}, card {place} of {count}, not playable.</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}, playable.</source>
        <comment>card: label</comment>
        <translation>{card}, card {place} of {count}, playable.</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}.</source>
        <comment>card: label</comment>
        <translation>{card}, card {place} of {count}.</translation>
    </message>
    <message>
        <source>{player} agrees.</source>
        <comment>to a concession</comment>
        <translation>{player} agrees.</translation>
    </message>
    <message>
        <source>{player} claims the rest with open cards.</source>
        <translation>{player} claims the rest with open cards.</translation>
    </message>
    <message>
        <source>{player} declares {contract}.</source>
        <translation>{player} declares {contract}.</translation>
    </message>
    <message>
        <source>{player} has discarded two cards.</source>
        <translation>{player} has discarded two cards.</translation>
    </message>
    <message>
        <source>{player} holds.</source>
        <comment>bid</comment>
        <translation>{player} holds.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <comment>auction</comment>
        <translation>{player} passes.</translation>
    </message>
    <message>
        <source>{player} plays {card}.</source>
        <comment>card: accusative</comment>
        <translation>{player} plays {card}.</translation>
    </message>
    <message>
        <source>{player} says {value}.</source>
        <comment>bid</comment>
        <translation>{player} says {value}.</translation>
    </message>
    <message>
        <source>{player} says {word}.</source>
        <comment>house rule: Kontra</comment>
        <translation>{player} says {word}.</translation>
    </message>
    <message>
        <source>{player} takes the last trick, {points}.</source>
        <translation>{player} takes the last trick, {points}.</translation>
    </message>
    <message>
        <source>{player} takes the trick, {points}, and leads.</source>
        <translation>{player} takes the trick, {points}, and leads.</translation>
    </message>
    <message>
        <source>{player} takes up the skat.</source>
        <translation>{player} takes up the skat.</translation>
    </message>
    <message>
        <source>{player} wants to concede.</source>
        <translation>{player} wants to concede.</translation>
    </message>
    <message>
        <source>{player} wants to play on.</source>
        <comment>answer to a concession</comment>
        <translation>{player} wants to play on.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <comment>button: the unfinished series</comment>
        <translation>Continue</translation>
    </message>
    <message>
        <source>New series…</source>
        <translation>New series…</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: begin a series</comment>
        <translation>Play</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button: the rules help</comment>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>The German card game for three.</source>
        <translation>The German card game for three.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n Daus(es)</source>
        <comment>row; cards dealt, German deck</comment>
        <translation>
            <numerusform>%n Daus</numerusform>
            <numerusform>%n Daus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Unter(s)</source>
        <comment>row; cards dealt, German deck</comment>
        <translation>
            <numerusform>%n Unter</numerusform>
            <numerusform>%n Unters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s)</source>
        <comment>row; cards dealt</comment>
        <translation>
            <numerusform>%n ace</numerusform>
            <numerusform>%n aces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) in which you sat out included, as on the list.</source>
        <comment>points per deal</comment>
        <translation>
            <numerusform>One deal in which you sat out is included, as on the list.</numerusform>
            <numerusform>%n deals in which you sat out are included, as on the list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) tell little yet. Your true win rate is probably between {low} and {high}.</source>
        <comment>rate of games won alone</comment>
        <translation>
            <numerusform>One deal tells little yet. Your true win rate is probably between {low} and {high}.</numerusform>
            <numerusform>%n deals tell little yet. Your true win rate is probably between {low} and {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) with a hint or the coach, in no figure above but your cards.</source>
        <translation>
            <numerusform>One deal with a hint or the coach. It counts above only under your cards.</numerusform>
            <numerusform>%n deals with a hint or the coach. They count above only under your cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s)</source>
        <comment>row; cards dealt</comment>
        <translation>
            <numerusform>%n jack</numerusform>
            <numerusform>%n jacks</numerusform>
        </translation>
    </message>
    <message>
        <source>95% range</source>
        <comment>column: where the true value probably lies</comment>
        <translation>95% range</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>row: total</comment>
        <translation>All games</translation>
    </message>
    <message>
        <source>All seats</source>
        <comment>row: total</comment>
        <translation>All seats</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>column: share of deals played alone</comment>
        <translation>Alone</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>row: games played alone</comment>
        <translation>Alone</translation>
    </message>
    <message>
        <source>Alone, by bid</source>
        <comment>heading; the user is declarer</comment>
        <translation>Alone, by bid</translation>
    </message>
    <message>
        <source>Alone, by game</source>
        <comment>heading; the user is declarer</comment>
        <translation>Alone, by game</translation>
    </message>
    <message>
        <source>Alone, by seat</source>
        <comment>heading; the user is declarer</comment>
        <translation>Alone, by seat</translation>
    </message>
    <message>
        <source>Average</source>
        <comment>column</comment>
        <translation>Average</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button; to the first page</comment>
        <translation>Back</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>column</comment>
        <translation>Bid</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: number of deals</comment>
        <translation>Deals</translation>
    </message>
    <message>
        <source>Dealt</source>
        <comment>column: which cards were dealt</comment>
        <translation>Dealt</translation>
    </message>
    <message>
        <source>Defending</source>
        <comment>row: games defended</comment>
        <translation>Defending</translation>
    </message>
    <message>
        <source>Defending, by game</source>
        <comment>heading; the user is defender</comment>
        <translation>Defending, by game</translation>
    </message>
    <message>
        <source>Defending, by seat</source>
        <comment>heading; the user is defender</comment>
        <translation>Defending, by seat</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>column: what kind</comment>
        <translation>Game</translation>
    </message>
    <message>
        <source>Game points per deal</source>
        <comment>row</comment>
        <translation>Game points per deal</translation>
    </message>
    <message>
        <source>Game points per game played alone</source>
        <comment>row</comment>
        <translation>Game points per game played alone</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>column: number of games</comment>
        <translation>Games</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>column: share of Hand games</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hand game, alone</source>
        <comment>row</comment>
        <translation>Hand game, alone</translation>
    </message>
    <message>
        <source>How often</source>
        <comment>heading: how often things happen</comment>
        <translation>How often</translation>
    </message>
    <message>
        <source>Most in a row: {won} won, {lost} lost.</source>
        <comment>games played alone</comment>
        <translation>Most in a row: {won} won, {lost} lost.</translation>
    </message>
    <message>
        <source>No deal is finished yet. Play one, and your figures will stand here.</source>
        <translation>No deal is finished yet. Play one, and your figures will stand here.</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>column: number of deals or games</comment>
        <translation>Number</translation>
    </message>
    <message>
        <source>Out of</source>
        <comment>column: how often it could have happened</comment>
        <translation>Out of</translation>
    </message>
    <message>
        <source>Overbid, alone</source>
        <comment>row</comment>
        <translation>Overbid, alone</translation>
    </message>
    <message>
        <source>Per game</source>
        <comment>column: game points per game, on average</comment>
        <translation>Per game</translation>
    </message>
    <message>
        <source>Played alone</source>
        <comment>row</comment>
        <translation>Played alone</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: averages of game points</comment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Reading your deals…</source>
        <comment>until the statistics are ready</comment>
        <translation>Reading your deals…</translation>
    </message>
    <message>
        <source>Schneider made, alone</source>
        <comment>row</comment>
        <translation>Schneider made, alone</translation>
    </message>
    <message>
        <source>Schneider made, defending</source>
        <comment>row</comment>
        <translation>Schneider made, defending</translation>
    </message>
    <message>
        <source>Schneider suffered, alone</source>
        <comment>row</comment>
        <translation>Schneider suffered, alone</translation>
    </message>
    <message>
        <source>Schneider suffered, defending</source>
        <comment>row</comment>
        <translation>Schneider suffered, defending</translation>
    </message>
    <message>
        <source>Schwarz made, alone</source>
        <comment>row</comment>
        <translation>Schwarz made, alone</translation>
    </message>
    <message>
        <source>Schwarz made, defending</source>
        <comment>row</comment>
        <translation>Schwarz made, defending</translation>
    </message>
    <message>
        <source>Schwarz suffered, alone</source>
        <comment>row</comment>
        <translation>Schwarz suffered, alone</translation>
    </message>
    <message>
        <source>Schwarz suffered, defending</source>
        <comment>row</comment>
        <translation>Schwarz suffered, defending</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>column</comment>
        <translation>Seat</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>column</comment>
        <translation>Share</translation>
    </message>
    <message>
        <source>So far you have played with help only. Those deals stand apart.</source>
        <translation>So far you have played with help only. Those deals stand apart.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <comment>heading of the page</comment>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>The line is the chance by theory. Helped deals are included: help changes no cards.</source>
        <comment>explains the line in the drawn bars</comment>
        <translation>The line is the chance by theory. Helped deals are included: help changes no cards.</translation>
    </message>
    <message>
        <source>The mark is your rate so far. The bar shows where the true rate lies, right 95 times in 100.</source>
        <comment>explains the drawn bars</comment>
        <translation>The mark is your rate so far. The bar shows where the true rate lies, right 95 times in 100.</translation>
    </message>
    <message>
        <source>Theory</source>
        <comment>column: the chance</comment>
        <translation>Theory</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <comment>row: deals in which all passed</comment>
        <translation>Thrown in</translation>
    </message>
    <message>
        <source>Times</source>
        <comment>column: how often it happened</comment>
        <translation>Times</translation>
    </message>
    <message>
        <source>Tournament score per deal</source>
        <comment>over a large figure</comment>
        <translation>Tournament score per deal</translation>
    </message>
    <message>
        <source>Tournament score per deal</source>
        <comment>row</comment>
        <translation>Tournament score per deal</translation>
    </message>
    <message>
        <source>Win rate</source>
        <comment>column</comment>
        <translation>Win rate</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>heading: deals with a hint or the coach</comment>
        <translation>With help</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: number of games won</comment>
        <translation>Won</translation>
    </message>
    <message>
        <source>Won alone</source>
        <comment>over a large figure</comment>
        <translation>Won alone</translation>
    </message>
    <message>
        <source>Won defending</source>
        <comment>over a large figure</comment>
        <translation>Won defending</translation>
    </message>
    <message>
        <source>Your cards</source>
        <comment>heading: what was dealt, against theory</comment>
        <translation>Your cards</translation>
    </message>
    <message>
        <source>minus {value}</source>
        <comment>screen reader</comment>
        <translation>minus {value}</translation>
    </message>
    <message>
        <source>no Daus</source>
        <comment>row; cards dealt, German deck</comment>
        <translation>no Daus</translation>
    </message>
    <message>
        <source>no Unter</source>
        <comment>row; cards dealt, German deck</comment>
        <translation>no Unter</translation>
    </message>
    <message>
        <source>no ace</source>
        <comment>row; cards dealt</comment>
        <translation>no ace</translation>
    </message>
    <message>
        <source>no figure yet</source>
        <comment>screen reader</comment>
        <translation>no figure yet</translation>
    </message>
    <message>
        <source>no jack</source>
        <comment>row; cards dealt</comment>
        <translation>no jack</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>under a large figure; no game of this kind</comment>
        <translation>none yet</translation>
    </message>
    <message>
        <source>too few deals for a range</source>
        <comment>screen reader</comment>
        <translation>too few deals for a range</translation>
    </message>
    <message>
        <source>{bid} and more</source>
        <comment>bids</comment>
        <translation>{bid} and more</translation>
    </message>
    <message>
        <source>{deals} · {range}</source>
        <comment>under a large figure</comment>
        <translation>{deals} · {range}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <comment>range of signed game points</comment>
        <translation>{low} to {high}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <comment>screen reader; a range</comment>
        <translation>{low} to {high}</translation>
    </message>
    <message>
        <source>{share}, range {range}</source>
        <comment>screen reader; a bar</comment>
        <translation>{share}, range {range}</translation>
    </message>
    <message>
        <source>{share}, range {range}, by theory {theory}</source>
        <comment>screen reader; a bar</comment>
        <translation>{share}, range {range}, by theory {theory}</translation>
    </message>
    <message>
        <source>{won} of {games} · {range}</source>
        <comment>games won · range</comment>
        <translation>{won} of {games} · {range}</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>By fixed rules</source>
        <comment>the rule-based player</comment>
        <translation>By fixed rules</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Club</source>
        <comment>a club player's strength</comment>
        <translation>Club</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Strong</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>a bell</source>
        <comment>after: not</comment>
        <translation>a bell</translation>
    </message>
    <message>
        <source>a club</source>
        <comment>after: not</comment>
        <translation>a club</translation>
    </message>
    <message>
        <source>a diamond</source>
        <comment>after: not</comment>
        <translation>a diamond</translation>
    </message>
    <message>
        <source>a heart</source>
        <comment>after: not</comment>
        <translation>a heart</translation>
    </message>
    <message>
        <source>a heart</source>
        <comment>after: not, German deck</comment>
        <translation>a heart</translation>
    </message>
    <message>
        <source>a leaf</source>
        <comment>after: not</comment>
        <translation>a leaf</translation>
    </message>
    <message>
        <source>a spade</source>
        <comment>after: not</comment>
        <translation>a spade</translation>
    </message>
    <message>
        <source>acorns</source>
        <translation>acorns</translation>
    </message>
    <message>
        <source>an acorn</source>
        <comment>after: not</comment>
        <translation>an acorn</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>bells</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>clubs</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamonds</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hearts</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>German deck</comment>
        <translation>hearts</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>leaves</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spades</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>trumps</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Discard two cards. Their card points count for you.</source>
        <translation>Discard two cards. Their card points count for you.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>It is your turn.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>The deal is over.</translation>
    </message>
    <message>
        <source>The last trick: {points} for you.</source>
        <translation>The last trick: {points} for you.</translation>
    </message>
    <message>
        <source>The last trick: {points} for {player}.</source>
        <translation>The last trick: {points} for {player}.</translation>
    </message>
    <message>
        <source>Waiting for {player}.</source>
        <translation>Waiting for {player}.</translation>
    </message>
    <message>
        <source>You play alone; your bid is {value}. Take up the skat or play Hand?</source>
        <translation>You play alone; your bid is {value}. Take up the skat or play Hand?</translation>
    </message>
    <message>
        <source>Your hand is good for {value}: {game}, {matadors}.</source>
        <comment>bidding</comment>
        <translation>Your hand is good for {value}: {game}, {matadors}.</translation>
    </message>
    <message>
        <source>Your hand is good for {value}: {game}.</source>
        <comment>bidding</comment>
        <translation>Your hand is good for {value}: {game}.</translation>
    </message>
    <message>
        <source>Your turn. Trumps were led.</source>
        <translation>Your turn. Trumps were led.</translation>
    </message>
    <message>
        <source>Your turn. {suit} were led.</source>
        <translation>Your turn. {suit} were led.</translation>
    </message>
    <message>
        <source>Your turn: declare the game.</source>
        <translation>Your turn: declare the game.</translation>
    </message>
    <message>
        <source>Your turn: lead a card.</source>
        <translation>Your turn: lead a card.</translation>
    </message>
    <message>
        <source>Your turn: say {value} or pass.</source>
        <comment>auction</comment>
        <translation>Your turn: say {value} or pass.</translation>
    </message>
    <message>
        <source>Your turn: {value} is the highest bid there is, so pass.</source>
        <comment>auction</comment>
        <translation>Your turn: {value} is the highest bid there is, so pass.</translation>
    </message>
    <message>
        <source>{game} is worth only {value}, but your bid is {bid}: overbid.</source>
        <translation>{game} is worth only {value}, but your bid is {bid}: overbid.</translation>
    </message>
    <message>
        <source>{player} bids {value}. Do you hold?</source>
        <translation>{player} bids {value}. Do you hold?</translation>
    </message>
    <message>
        <source>{player} wants to concede. Do you agree?</source>
        <translation>{player} wants to concede. Do you agree?</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message numerus="yes">
        <source>%n deal(s) cannot be read by this version. They stay in the file, but the statistics leave them out.</source>
        <comment>saved games</comment>
        <translation>
            <numerusform>%n deal cannot be read by this version. It stays in the file, but the statistics leave it out.</numerusform>
            <numerusform>%n deals cannot be read by this version. They stay in the file, but the statistics leave them out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) could still be read and were taken over.</source>
        <comment>saved games</comment>
        <translation>
            <numerusform>%n deal could still be read and was taken over.</numerusform>
            <numerusform>%n deals could still be read and were taken over.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program is using the saved games in {file}. They are safe, but new games are not saved. Close the other program, then start this one again.</source>
        <translation>Another program is using the saved games in {file}. They are safe, but new games are not saved. Close the other program, then start this one again.</translation>
    </message>
    <message>
        <source>Nothing can be written in the data folder {folder}. What is saved there stays; new games and settings are not saved.</source>
        <translation>Nothing can be written in the data folder {folder}. What is saved there stays; new games and settings are not saved.</translation>
    </message>
    <message>
        <source>Nothing can be written to {file}. What is saved stays; new games are kept only until you quit the program.</source>
        <translation>Nothing can be written to {file}. What is saved stays; new games are kept only until you quit the program.</translation>
    </message>
    <message>
        <source>The data folder {folder} cannot be made or opened. You can play, but games and settings are not saved.</source>
        <translation>The data folder {folder} cannot be made or opened. You can play, but games and settings are not saved.</translation>
    </message>
    <message>
        <source>The disk is full, so the last card could not be saved. Everything before it is safe. Free some space, then choose “Try again”.</source>
        <translation>The disk is full, so the last card could not be saved. Everything before it is safe. Free some space, then choose “Try again”.</translation>
    </message>
    <message>
        <source>The last card could not be saved in {file}. Everything before it is safe. Choose “Try again”.</source>
        <translation>The last card could not be saved in {file}. Everything before it is safe. Choose “Try again”.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time. Every card you saw played is saved. A report is in the data folder, as {file}.</source>
        <translation>The program ended unexpectedly last time. Every card you saw played is saved. A report is in the data folder, as {file}.</translation>
    </message>
    <message>
        <source>The saved games cannot be read: the file is damaged. It stays unchanged as {file}; a new one has been started.</source>
        <translation>The saved games cannot be read: the file is damaged. It stays unchanged as {file}; a new one has been started.</translation>
    </message>
    <message>
        <source>The saved games come from a newer version of the program. They stay unchanged as {file}; a new file has been started.</source>
        <translation>The saved games come from a newer version of the program. They stay unchanged as {file}; a new file has been started.</translation>
    </message>
    <message>
        <source>The setting “{key}” had a value the program does not know: {found}. The usual value holds; all other settings are as they were.</source>
        <translation>The setting “{key}” had a value the program does not know: {found}. The usual value holds; all other settings are as they were.</translation>
    </message>
    <message>
        <source>The settings cannot be read, so the usual ones hold. The file {file} stays as it is, and changes are not saved. Move it to another folder, then start the program again.</source>
        <translation>The settings cannot be read, so the usual ones hold. The file {file} stays as it is, and changes are not saved. Move it to another folder, then start the program again.</translation>
    </message>
    <message>
        <source>The settings cannot be read: the file is damaged. It stays unchanged as {file}; the usual settings hold.</source>
        <translation>The settings cannot be read: the file is damaged. It stays unchanged as {file}; the usual settings hold.</translation>
    </message>
    <message>
        <source>The settings could not be saved in {file}. They hold until you quit the program.</source>
        <translation>The settings could not be saved in {file}. They hold until you quit the program.</translation>
    </message>
    <message>
        <source>The statistics cannot be read. Your games are not touched.</source>
        <translation>The statistics cannot be read. Your games are not touched.</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button: save what could not be saved</comment>
        <translation>Try again</translation>
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
        <translation>Bock round</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>House rule</translation>
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
