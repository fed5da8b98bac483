<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Card</name>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>nominative feminine: die Herz-Zehn</comment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>accusative feminine: die Herz-Zehn</comment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>dative feminine: der Herz-Zehn</comment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>nominative masculine: der Herz-König</comment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>accusative masculine: den Herz-König</comment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>dative masculine: dem Herz-König</comment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>nominative neuter: das Herz-Ass</comment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>accusative neuter: das Herz-Ass</comment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>dative neuter: dem Herz-Ass</comment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>label, without article</comment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>{suit} {index}</source>
        <comment>chip of the German deck: Rot K</comment>
        <translation>{suit}{index}</translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>{game} Hand</source>
        <comment>contract in words</comment>
        <translation>{game}のハンドゲーム</translation>
    </message>
    <message>
        <source>{game} Hand</source>
        <comment>narrow column</comment>
        <translation>{game}（ハンド）</translation>
    </message>
    <message>
        <source>{game} Hand Schneider</source>
        <comment>narrow column, announced</comment>
        <translation>{game}（ハンド、シュナイダー）</translation>
    </message>
    <message>
        <source>{game} Hand Schwarz</source>
        <comment>narrow column, announced</comment>
        <translation>{game}（ハンド、シュヴァルツ）</translation>
    </message>
    <message>
        <source>{game} Hand, Schneider announced</source>
        <comment>contract in words</comment>
        <translation>{game}のハンドゲーム、シュナイダー宣言</translation>
    </message>
    <message>
        <source>{game} Hand, Schwarz announced</source>
        <comment>contract in words</comment>
        <translation>{game}のハンドゲーム、シュヴァルツ宣言</translation>
    </message>
    <message>
        <source>{game} ouvert</source>
        <comment>contract in words</comment>
        <translation>{game}・ウヴェール</translation>
    </message>
    <message>
        <source>{game} ouvert</source>
        <comment>narrow column</comment>
        <translation>{game}・ウヴェール</translation>
    </message>
    <message>
        <source>{game} ouvert Hand</source>
        <comment>Null, the skat left unseen</comment>
        <translation>{game}・ウヴェールのハンドゲーム</translation>
    </message>
    <message>
        <source>{game} ouvert Hand</source>
        <comment>narrow column; Null, skat unseen</comment>
        <translation>{game}・ウヴェール（ハンド）</translation>
    </message>
</context>
<context>
    <name>End</name>
    <message>
        <source>Announcement missed</source>
        <translation>宣言未達</translation>
    </message>
    <message>
        <source>Conceded by the declarer</source>
        <translation>ソロイストが投了</translation>
    </message>
    <message>
        <source>Conceded by the defenders</source>
        <translation>ディフェンダー側が投了</translation>
    </message>
    <message>
        <source>Null below the bid</source>
        <translation>ビッドに届かないヌル</translation>
    </message>
    <message>
        <source>Played to the last trick</source>
        <translation>最後のトリックまで</translation>
    </message>
    <message>
        <source>Rest awarded from outside</source>
        <translation>残りを裁定で決定</translation>
    </message>
    <message>
        <source>Rest claimed</source>
        <translation>残りを全部取る（クレーム）</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>流れ（全員パス）</translation>
    </message>
    <message>
        <source>Trick taken in Null</source>
        <translation>ヌルでトリック獲得</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Grand</source>
        <translation>グランド</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>ヌル</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>Bierlachs</source>
        <translation>ビアラックス</translation>
    </message>
    <message>
        <source>Plain list</source>
        <translation>単純集計</translation>
    </message>
    <message>
        <source>Tournament list</source>
        <translation>競技集計</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <comment>of cards, without a sign</comment>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>units of a series</comment>
        <translation>
            <numerusform>%nゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%nトリック</numerusform>
        </translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>トリックなし</translation>
    </message>
    <message>
        <source>{first}–{second}</source>
        <comment>ratio of two sides</comment>
        <translation>{first}対{second}</translation>
    </message>
    <message>
        <source>{low}–{high}</source>
        <comment>range from low to high</comment>
        <translation>{low}〜{high}</translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>Bidding</source>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>the cards are dealt</comment>
        <translation>配札</translation>
    </message>
    <message>
        <source>Declaration</source>
        <translation>宣言</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>伏せる</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>the deal has ended</comment>
        <translation>終了</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>of the cards</comment>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Skat</source>
        <comment>take it up or play Hand</comment>
        <translation>スカート</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>Daus</source>
        <translation>ダウス</translation>
    </message>
    <message>
        <source>Ober</source>
        <translation>オーバー</translation>
    </message>
    <message>
        <source>Unter</source>
        <translation>ウンター</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>written in a card name</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>written in a card name</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>accusative and dative: Buben</comment>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>accusative and dative, written in a card name</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>king</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>king</source>
        <comment>written in a card name</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>written in a card name</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>ソロイスト</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>ディフェンダー</translation>
    </message>
    <message>
        <source>Defenders</source>
        <comment>the two as one side</comment>
        <translation>ディフェンダー側</translation>
    </message>
    <message>
        <source>Forehand</source>
        <translation>フォアハンド</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <translation>ミドルハンド</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>味方</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <translation>リアハンド</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>休み</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Classic 1997</source>
        <translation>クラシック1997</translation>
    </message>
    <message>
        <source>International</source>
        <translation>国際</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>By fixed rules</source>
        <comment>the rule-based player</comment>
        <translation>固定ルール</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>カジュアル</translation>
    </message>
    <message>
        <source>Club</source>
        <comment>a club player&apos;s strength</comment>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>名人</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>上級</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>a bell</source>
        <comment>after: not</comment>
        <translation>鈴</translation>
    </message>
    <message>
        <source>a club</source>
        <comment>after: not</comment>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>a diamond</source>
        <comment>after: not</comment>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>a heart</source>
        <comment>after: not</comment>
        <translation>ハート</translation>
    </message>
    <message>
        <source>a heart</source>
        <comment>after: not, German deck</comment>
        <translation>ハート</translation>
    </message>
    <message>
        <source>a leaf</source>
        <comment>after: not</comment>
        <translation>木の葉</translation>
    </message>
    <message>
        <source>a spade</source>
        <comment>after: not</comment>
        <translation>スペード</translation>
    </message>
    <message>
        <source>acorns</source>
        <translation>どんぐり</translation>
    </message>
    <message>
        <source>an acorn</source>
        <comment>after: not</comment>
        <translation>どんぐり</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>鈴</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>German deck</comment>
        <translation>ハート</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>木の葉</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>スペード</translation>
    </message>
</context>
</TS>
