<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Card</name>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>nominative feminine: die Herz-Zehn</comment>
        <translation>die {suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>accusative feminine: die Herz-Zehn</comment>
        <translation>die {suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>dative feminine: der Herz-Zehn</comment>
        <translation>der {suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>nominative masculine: der Herz-König</comment>
        <translation>der {suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>accusative masculine: den Herz-König</comment>
        <translation>den {suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>dative masculine: dem Herz-König</comment>
        <translation>dem {suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>nominative neuter: das Herz-Ass</comment>
        <translation>das {suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>accusative neuter: das Herz-Ass</comment>
        <translation>das {suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>dative neuter: dem Herz-Ass</comment>
        <translation>dem {suit}-{rank}</translation>
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
        <source>Grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>Bierlachs</source>
        <translation>Bierlachs</translation>
    </message>
    <message>
        <source>Plain list</source>
        <translation>Einfache Liste</translation>
    </message>
    <message>
        <source>Tournament list</source>
        <translation>Turnierliste</translation>
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
        <comment>written in a card name</comment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>accusative and dative: Buben</comment>
        <translation>Buben</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>accusative and dative, written in a card name</comment>
        <translation>Buben</translation>
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
        <comment>a club player&apos;s strength</comment>
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
</context>
</TS>
