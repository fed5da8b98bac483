<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>&amp;Copy system information</source>
        <translation>システム情報をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Licences:</source>
        <translation>ライセンス(&amp;L)：</translation>
    </message>
    <message>
        <source>About Skat Desktop</source>
        <translation>Skat Desktopについて</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>button, after it was pressed</comment>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Finds the folders for your settings and games.</source>
        <translation>設定や対局を保存するフォルダーを見つけます。</translation>
    </message>
    <message>
        <source>Only used to build the program.</source>
        <translation>プログラムを組み立てるときだけ使います。</translation>
    </message>
    <message>
        <source>Play and learn Skat. Nothing leaves your computer.</source>
        <translation>スカートを遊んで学べます。情報は外部に送られません。</translation>
    </message>
    <message>
        <source>Program: MIT licence. Cards and icons: CC0.</source>
        <translation>プログラム：MITライセンス。カードとアイコン：CC0。</translation>
    </message>
    <message>
        <source>Runs the program.</source>
        <translation>プログラムを動かします。</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>ライセンスの本文</translation>
    </message>
    <message>
        <source>The licence could not be read. Install the program again.

{details}</source>
        <translation>ライセンスを読み込めませんでした。プログラムを入れ直してください。

{details}</translation>
    </message>
    <message>
        <source>Used unchanged. You may replace these libraries with your own version.</source>
        <translation>変更せずに使っています。これらのライブラリは自分の版に置き換えられます。</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>バージョン{version}</translation>
    </message>
    <message>
        <source>Writes the settings.</source>
        <translation>設定を書き込みます。</translation>
    </message>
    <message>
        <source>solver compiled</source>
        <translation>ソルバー：コンパイル済み</translation>
    </message>
    <message>
        <source>solver in Python, slower</source>
        <translation>ソルバー：Python版（低速）</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>Bid: {value}</source>
        <comment>the value to be said or held</comment>
        <translation>ビッド：{value}</translation>
    </message>
    <message>
        <source>Discard, card {place} of 2: empty.</source>
        <comment>an empty place</comment>
        <translation>伏せる2枚の{place}枚目：空き。</translation>
    </message>
    <message>
        <source>Discard, card {place} of 2: {card}.</source>
        <comment>card: label</comment>
        <translation>伏せる2枚の{place}枚目：{card}。</translation>
    </message>
    <message>
        <source>Higher value</source>
        <comment>button: bid</comment>
        <translation>高いビッド</translation>
    </message>
    <message>
        <source>Lower value</source>
        <comment>button: bid</comment>
        <translation>低いビッド</translation>
    </message>
    <message>
        <source>Skat, card {place} of 2, face down.</source>
        <translation>スカート、2枚中{place}枚目、裏向きです。</translation>
    </message>
    <message>
        <source>Skat, card {place} of 2: {card}.</source>
        <comment>card: label</comment>
        <translation>スカート、2枚中{place}枚目：{card}。</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>the card table, read aloud</comment>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>The decision is yours again.</source>
        <comment>after undo or redo</comment>
        <translation>もう一度、自分で決める番です。</translation>
    </message>
    <message>
        <source>The declarer took no trick.</source>
        <translation>ソロイストは1トリックも取れませんでした。</translation>
    </message>
    <message>
        <source>Tricks of the declarer: {numbers}</source>
        <comment>numbers of tricks</comment>
        <translation>ソロイストが取ったトリック：{numbers}</translation>
    </message>
    <message>
        <source>open cards: {cards}</source>
        <comment>of an open hand</comment>
        <translation>公開された手札：{cards}</translation>
    </message>
    <message>
        <source>times {factor}</source>
        <comment>a factor alone, read aloud</comment>
        <translation>かける{factor}</translation>
    </message>
    <message>
        <source>{first} times {second}</source>
        <comment>a product, read aloud</comment>
        <translation>{first}かける{second}</translation>
    </message>
    <message>
        <source>{own} to {other}</source>
        <comment>two sides, read aloud</comment>
        <translation>{own}対{other}</translation>
    </message>
    <message>
        <source>{player}: {words}</source>
        <comment>cards of a player</comment>
        <translation>{player}：{words}</translation>
    </message>
    <message>
        <source>{sum} is {value}</source>
        <comment>2 times 10 is 20</comment>
        <translation>{sum}は{value}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Skat Desktop</source>
        <translation>Skat Desktopについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Buttons at the table</source>
        <translation>卓のボタン(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Concede…</source>
        <translation>投了(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>ディールコードをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;End practice</source>
        <translation>練習を終える(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;French deck</source>
        <translation>フランス式の絵柄(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;German deck</source>
        <translation>ドイツ式の絵柄(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help for this place</source>
        <translation>この場面のヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Higher value</source>
        <translation>高いビッド(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Lower value</source>
        <translation>低いビッド(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>手番(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New series…</source>
        <translation>新しいシリーズ(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>記録を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>パス(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Practise a deal…</source>
        <translation>ディールを練習(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Rules of Skat</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Say, hold or go on</source>
        <translation>言う・受ける・続ける(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Tournament deck, four colours</source>
        <translation>4色の絵柄(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>Claim the &amp;rest…</source>
        <translation>残りを全部取る(&amp;R)…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>Last &amp;trick</source>
        <translation>最後のトリック(&amp;T)</translation>
    </message>
    <message>
        <source>Play &amp;fast</source>
        <translation>速く進める(&amp;F)</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>やり直す(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>成績(&amp;T)</translation>
    </message>
    <message>
        <source>Same cards &amp;again</source>
        <translation>同じカードでもう一度(&amp;A)</translation>
    </message>
    <message>
        <source>Score &amp;list</source>
        <translation>スコア表(&amp;L)</translation>
    </message>
    <message>
        <source>Score list as a pa&amp;ge</source>
        <translation>スコア表をページで表示(&amp;G)</translation>
    </message>
</context>
<context>
    <name>Auction</name>
    <message>
        <source>Bidding</source>
        <comment>heading; others speak</comment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>column: value as a Hand game</comment>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button; leave the auction</comment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Said so far</source>
        <translation>これまでのビッド</translation>
    </message>
    <message>
        <source>Say {value}</source>
        <comment>button; bid a value</comment>
        <translation>{value}と言う</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <comment>what the own hand is worth</comment>
        <translation>手札のゲーム値</translation>
    </message>
    <message>
        <source>With a matador in the skat, a game is worth less, even as a Hand game. Chance: suit games {suits}, Grand {grand}.</source>
        <comment>the user is without matadors</comment>
        <translation>スカートにマタドールがあると、ゲーム値が下がります。ハンドゲームでも同じです。確率：スートゲーム{suits}、グランド{grand}</translation>
    </message>
    <message>
        <source>With a matador in the skat, suit games and Grand are worth less, even as a Hand game. Chance: {chance}.</source>
        <comment>the user is without matadors</comment>
        <translation>スカートにマタドールがあると、スートゲームとグランドの値が下がります。ハンドゲームでも同じです。確率：{chance}</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>button; hold the bid</comment>
        <translation>はい</translation>
    </message>
    <message>
        <source>Your bid</source>
        <comment>heading; the user is to speak</comment>
        <translation>ビッドの番</translation>
    </message>
    <message>
        <source>fixed</source>
        <comment>the value of Null is fixed</comment>
        <translation>固定</translation>
    </message>
    <message>
        <source>with the skat</source>
        <comment>column: value after taking up the skat</comment>
        <translation>スカートあり</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Pass</source>
        <comment>said when leaving the auction</comment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>said when holding a bid</comment>
        <translation>はい</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>the {first} and the {second}</source>
        <comment>two labels</comment>
        <translation>{first}と{second}</translation>
    </message>
    <message>
        <source>the {first} and {second} of {suit}</source>
        <comment>two ranks of a suit</comment>
        <translation>{suit}の{first}と{second}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>accusative feminine: die Herz-Zehn</comment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>accusative masculine: den Herz-König</comment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>accusative neuter: das Herz-Ass</comment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>dative feminine: der Herz-Zehn</comment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>dative masculine: dem Herz-König</comment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>dative neuter: dem Herz-Ass</comment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>nominative feminine: die Herz-Zehn</comment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>nominative masculine: der Herz-König</comment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>nominative neuter: das Herz-Ass</comment>
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
    <name>Claim</name>
    <message>
        <source>Agree</source>
        <comment>button</comment>
        <translation>受け入れる</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <comment>button</comment>
        <translation>残りを全部取る</translation>
    </message>
    <message>
        <source>Concede</source>
        <comment>button</comment>
        <translation>投了</translation>
    </message>
    <message>
        <source>Give this game up? It counts as lost for your side.</source>
        <translation>このゲームを投了しますか？自分の側の負けになります。</translation>
    </message>
    <message>
        <source>If you agree, the game is won for the defenders.</source>
        <translation>受け入れると、ディフェンダー側の勝ちになります。</translation>
    </message>
    <message>
        <source>Lay your cards open and claim every remaining trick? If the claim fails, you play on with open cards.</source>
        <translation>手札を公開して、残りを全部取りますか？通らないときは、手札を公開したまま続けます。</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button</comment>
        <translation>続ける</translation>
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
    <name>Crash</name>
    <message>
        <source>Copy report</source>
        <translation>レポートをコピー</translation>
    </message>
    <message>
        <source>Something unexpected happened</source>
        <translation>予期しない問題が起きました</translation>
    </message>
    <message>
        <source>The report is in the data folder: {file}</source>
        <translation>レポートはデータフォルダーの「{file}」にあります。</translation>
    </message>
    <message>
        <source>Your game is saved up to the last card. You can go on, or start again.</source>
        <translation>ゲームは最後の1手まで保存されています。このまま続けるか、起動し直してください。</translation>
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
        <source>Back</source>
        <comment>button; to skat or Hand</comment>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Fixed value {value}.</source>
        <translation>固定値{value}。</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>グランド</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>ヌル</translation>
    </message>
    <message>
        <source>Null is worth less than your bid of {bid}, so you cannot play it.</source>
        <translation>ヌルはビッドの{bid}に届かないので、選べません。</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button; declare the game</comment>
        <translation>宣言</translation>
    </message>
    <message>
        <source>Play {contract}</source>
        <comment>button; declare the game</comment>
        <translation>宣言：{contract}</translation>
    </message>
    <message>
        <source>Schneider</source>
        <comment>announcement</comment>
        <translation>シュナイダー</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <comment>announcement</comment>
        <translation>シュヴァルツ</translation>
    </message>
    <message>
        <source>The skat stays where it is. It counts for you, and so do its matadors.</source>
        <translation>スカートは伏せたままです。その点もマタドールも自分のものになります。</translation>
    </message>
    <message>
        <source>Which Hand game?</source>
        <comment>heading; choose the game</comment>
        <translation>どのハンドゲームにしますか？</translation>
    </message>
    <message>
        <source>Which game?</source>
        <comment>heading; choose the game</comment>
        <translation>どのゲームにしますか？</translation>
    </message>
    <message>
        <source>Worth {value}, but your bid is {bid}.</source>
        <translation>ゲーム値は{value}で、ビッドの{bid}に届きません。</translation>
    </message>
    <message>
        <source>You play with your cards open.</source>
        <comment>ouvert announced</comment>
        <translation>手札を公開してプレイします。</translation>
    </message>
    <message>
        <source>You promise at least 90 card points.</source>
        <comment>Schneider announced</comment>
        <translation>90点以上を取ると宣言します。</translation>
    </message>
    <message>
        <source>You promise every trick.</source>
        <comment>Schwarz announced</comment>
        <translation>全部のトリックを取ると宣言します。</translation>
    </message>
    <message>
        <source>Your bid is {bid}.</source>
        <comment>what the game must be worth</comment>
        <translation>ビッドは{bid}です。</translation>
    </message>
    <message>
        <source>Your bid was {bid}: only Schneider or Schwarz can save it.</source>
        <translation>ビッドは{bid}です。シュナイダーかシュヴァルツにしないと届きません。</translation>
    </message>
    <message>
        <source>Your bid was {bid}: overbid, whatever you win.</source>
        <translation>ビッドは{bid}です。何点取ってもオーバービッドになります。</translation>
    </message>
    <message>
        <source>ouvert</source>
        <comment>announcement</comment>
        <translation>ウヴェール</translation>
    </message>
    <message>
        <source>overbid</source>
        <comment>mark on a game's button</comment>
        <translation>オーバービッド</translation>
    </message>
    <message>
        <source>{levels}: {product} = {value}.</source>
        <translation>{levels}：{product} = {value}。</translation>
    </message>
    <message>
        <source>{sum} {verdict}</source>
        <comment>two whole sentences</comment>
        <translation>{sum}{verdict}</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>column: size of the table</comment>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <comment>number found</comment>
        <translation>
            <numerusform>%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to the dealer’s left</source>
        <comment>place at the table</comment>
        <translation>
            <numerusform>ディーラーの左へ%n人目</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button</comment>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Base value</source>
        <comment>column of base values</comment>
        <translation>基本値</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>column of the bid table</comment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>column of a score list</comment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Every other suit, high to low</source>
        <comment>heading of a row of cards</comment>
        <translation>ほかのスート（強い順）</translation>
    </message>
    <message>
        <source>Every suit, high to low</source>
        <comment>heading of a row of cards</comment>
        <translation>どのスートも（強い順）</translation>
    </message>
    <message>
        <source>Forward</source>
        <comment>button</comment>
        <translation>進む</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>column of a score list</comment>
        <translation>ゲームの種類</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>column of base values</comment>
        <translation>ゲームの種類</translation>
    </message>
    <message>
        <source>Hand, and on the right the skat</source>
        <comment>heading of a row of cards</comment>
        <translation>手札（右の2枚はスカート）</translation>
    </message>
    <message>
        <source>Hand: {cards}. Skat: {skat}.</source>
        <comment>picture in words</comment>
        <translation>手札：{cards}。スカート：{skat}。</translation>
    </message>
    <message>
        <source>How it comes about</source>
        <comment>column of the bid table</comment>
        <translation>成り立ち</translation>
    </message>
    <message>
        <source>Larger text</source>
        <comment>button</comment>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Led</source>
        <comment>heading: the card led</comment>
        <translation>リードされたカード</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>a game</comment>
        <translation>負け</translation>
    </message>
    <message>
        <source>No section has all of these words.</source>
        <translation>すべての語を含む項目はありません。</translation>
    </message>
    <message>
        <source>Pictures in words</source>
        <comment>button, on or off</comment>
        <translation>図を文字でも</translation>
    </message>
    <message>
        <source>Playing well</source>
        <comment>group of help pages</comment>
        <translation>上達のために</translation>
    </message>
    <message>
        <source>Print this page</source>
        <comment>button</comment>
        <translation>このページを印刷</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Reference</source>
        <comment>group of help pages</comment>
        <translation>資料</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>group of help pages</comment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <comment>field</comment>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Sections found</source>
        <translation>見つかった項目</translation>
    </message>
    <message>
        <source>Settlement</source>
        <comment>what each gets from the others</comment>
        <translation>精算</translation>
    </message>
    <message>
        <source>Skat: rules and help</source>
        <comment>title of the window</comment>
        <translation>スカート：ルールとヘルプ</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <comment>button</comment>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Sum of the games</source>
        <translation>ゲームの合計</translation>
    </message>
    <message>
        <source>Tells under each picture what it shows</source>
        <translation>図の下に内容を文字で示す</translation>
    </message>
    <message>
        <source>The page could not be printed. Choose another printer or file.</source>
        <translation>ページを印刷できませんでした。別のプリンターかファイルを選んでください。</translation>
    </message>
    <message>
        <source>Tournament score</source>
        <translation>競技スコア</translation>
    </message>
    <message>
        <source>Trick: {cards}.</source>
        <comment>picture in words</comment>
        <translation>トリック：{cards}。</translation>
    </message>
    <message>
        <source>Trumps from the top</source>
        <comment>heading of a row of cards</comment>
        <translation>切り札（上から）</translation>
    </message>
    <message>
        <source>Trumps, high to low</source>
        <comment>heading of a row of cards</comment>
        <translation>切り札（強い順）</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a game</comment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Your hand</source>
        <comment>heading of a row of cards</comment>
        <translation>手札</translation>
    </message>
    <message>
        <source>counts</source>
        <comment>legend of a picture: gold frame</comment>
        <translation>数える</translation>
    </message>
    <message>
        <source>held</source>
        <comment>legend of a picture: card in the hand</comment>
        <translation>手札にある</translation>
    </message>
    <message>
        <source>may be played</source>
        <comment>legend of a picture: gold frame</comment>
        <translation>出せる</translation>
    </message>
    <message>
        <source>may not be played</source>
        <comment>legend of a picture: faint card</comment>
        <translation>出せない</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>legend of a picture: faint card</comment>
        <translation>ない</translation>
    </message>
    <message>
        <source>missing, counts</source>
        <comment>legend of a picture: dashed gold frame</comment>
        <translation>ない（数える）</translation>
    </message>
    <message>
        <source>{bonus} for each game the others lost</source>
        <translation>他の人の負けごとに{bonus}</translation>
    </message>
    <message>
        <source>{bonus} for each game won, less for each lost</source>
        <translation>勝ちごとに{bonus}、負けごとに減点</translation>
    </message>
    <message>
        <source>{cards}. Faint: {marked}.</source>
        <comment>picture in words</comment>
        <translation>{cards}。薄い札：{marked}。</translation>
    </message>
    <message>
        <source>{cards}. Marked: {marked}.</source>
        <comment>picture in words</comment>
        <translation>{cards}。金の枠：{marked}。</translation>
    </message>
    <message>
        <source>{cards}. With a cross: {marked}.</source>
        <comment>picture in words</comment>
        <translation>{cards}。×の印：{marked}。</translation>
    </message>
    <message>
        <source>{cards}. With a tick: {marked}.</source>
        <comment>picture in words</comment>
        <translation>{cards}。チェックの印：{marked}。</translation>
    </message>
    <message>
        <source>{card} {points}</source>
        <comment>a card and its points, in words</comment>
        <translation>{card}は{points}点</translation>
    </message>
    <message>
        <source>{contract}, bid {bid}</source>
        <comment>caption of a computation</comment>
        <translation>{contract}、ビッド{bid}</translation>
    </message>
    <message>
        <source>{contract}. Card points of declarer and defenders: {points}.</source>
        <comment>picture in words</comment>
        <translation>{contract}。ソロイストとディフェンダー側のカード点：{points}。</translation>
    </message>
    <message>
        <source>{game} is played.</source>
        <comment>caption: the game</comment>
        <translation>ゲームの種類：{game}</translation>
    </message>
    <message>
        <source>{game} {matadors}</source>
        <comment>under trumps: Hearts with 2</comment>
        <translation>{game}、{matadors}</translation>
    </message>
    <message>
        <source>{game} {matadors}: you can bid up to {value}.</source>
        <comment>caption of a hand</comment>
        <translation>{game}、{matadors}：{value}までビッドできます。</translation>
    </message>
    <message>
        <source>{game} {product}</source>
        <comment>way to a bid: Hearts 3 × 10</comment>
        <translation>{game}{product}</translation>
    </message>
    <message>
        <source>{game}. Led is {led}. Your hand: {cards}. You may play: {legal}.</source>
        <translation>{game}。リードは{led}。手札：{cards}。出せる札：{legal}。</translation>
    </message>
    <message>
        <source>{game}: {winner} takes the trick.</source>
        <translation>{game}：{winner}がトリックを取ります。</translation>
    </message>
    <message>
        <source>{game}: {winner} wins {points}.</source>
        <comment>who wins a trick</comment>
        <translation>{game}：{winner}が{points}を取ります。</translation>
    </message>
    <message>
        <source>{outcome}: {points}</source>
        <comment>won or lost, and points of both sides</comment>
        <translation>{outcome}：{points}</translation>
    </message>
    <message>
        <source>{player} {card}</source>
        <comment>a player and the card played</comment>
        <translation>{player}が{card}</translation>
    </message>
    <message>
        <source>{title}: {cards}.</source>
        <comment>row of cards in words</comment>
        <translation>{title}：{cards}。</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Game</source>
        <comment>the level that every game has</comment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>level: the skat was left unseen</comment>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>Hand {total}</source>
        <comment>counting levels up: game 3, Hand 4</comment>
        <translation>ハンド{total}</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <comment>level</comment>
        <translation>ウヴェール</translation>
    </message>
    <message>
        <source>Reverse Schneider</source>
        <translation>逆シュナイダー</translation>
    </message>
    <message>
        <source>Reverse Schwarz</source>
        <translation>逆シュヴァルツ</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>シュナイダー</translation>
    </message>
    <message>
        <source>Schneider announced</source>
        <translation>シュナイダー宣言</translation>
    </message>
    <message>
        <source>Schneider {total}</source>
        <comment>counting levels up</comment>
        <translation>シュナイダー{total}</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>シュヴァルツ</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>シュヴァルツ宣言</translation>
    </message>
    <message>
        <source>Schwarz {total}</source>
        <comment>counting levels up</comment>
        <translation>シュヴァルツ{total}</translation>
    </message>
    <message>
        <source>Spitze</source>
        <comment>house rule: last trick with the lowest trump</comment>
        <translation>シュピッツェ</translation>
    </message>
    <message>
        <source>Spitze {total}</source>
        <comment>house rule, counting levels up</comment>
        <translation>シュピッツェ{total}</translation>
    </message>
    <message>
        <source>With {count}</source>
        <comment>matadors</comment>
        <translation>ウィズ{count}</translation>
    </message>
    <message>
        <source>Without {count}</source>
        <comment>matadors</comment>
        <translation>ウィズアウト{count}</translation>
    </message>
    <message>
        <source>announced {total}</source>
        <comment>Schneider, counting up</comment>
        <translation>宣言{total}</translation>
    </message>
    <message>
        <source>announced {total}</source>
        <comment>Schwarz, counting up</comment>
        <translation>宣言{total}</translation>
    </message>
    <message>
        <source>game {total}</source>
        <comment>counting levels up: with 2, game 3</comment>
        <translation>ゲーム{total}</translation>
    </message>
    <message>
        <source>ouvert {total}</source>
        <comment>counting levels up</comment>
        <translation>ウヴェール{total}</translation>
    </message>
    <message>
        <source>reverse Schneider {total}</source>
        <comment>counting up</comment>
        <translation>逆シュナイダー{total}</translation>
    </message>
    <message>
        <source>reverse Schwarz {total}</source>
        <comment>counting up</comment>
        <translation>逆シュヴァルツ{total}</translation>
    </message>
    <message>
        <source>with {count}</source>
        <comment>matadors</comment>
        <translation>ウィズ{count}</translation>
    </message>
    <message>
        <source>without {count}</source>
        <comment>matadors</comment>
        <translation>ウィズアウト{count}</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>Bierlachs</source>
        <translation>ビアラックス</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>column: what was played</comment>
        <translation>ゲームの種類</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>column: number of the deal</comment>
        <translation>番号</translation>
    </message>
    <message>
        <source>Plain list</source>
        <translation>単純集計</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>精算</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Tournament list</source>
        <translation>競技集計</translation>
    </message>
    <message>
        <source>Tournament score</source>
        <translation>競技スコア</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>column: signed game value</comment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <translation>勝ちと負け</translation>
    </message>
    <message>
        <source>before</source>
        <comment>scores before this deal</comment>
        <translation>前回まで</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <comment>scores of this deal</comment>
        <translation>第{number}ゲーム</translation>
    </message>
    <message>
        <source>now</source>
        <comment>scores after this deal</comment>
        <translation>現在</translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>place in the ranking: 1., 2.</comment>
        <translation>{place}位</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Score list</source>
        <translation>スコア表</translation>
    </message>
    <message>
        <source>You</source>
        <comment>player name</comment>
        <translation>自分</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>The computer player could not finish its turn. A simpler one plays this deal to the end.</source>
        <translation>コンピューターの思考が途中で止まりました。このゲームは簡易版の思考で最後まで続けます。</translation>
    </message>
</context>
<context>
    <name>NewSeries</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>seats at the table</comment>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>長さ(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>ルール(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Seats:</source>
        <translation>席の数(&amp;S)：</translation>
    </message>
    <message>
        <source>A game won brings 50 points more. A lost one costs 50 and rewards the others.</source>
        <translation>勝てば50点多くもらえます。負けると50点引かれ、ほかの人に点が入ります。</translation>
    </message>
    <message>
        <source>As played until 1998: a lost Hand game is not doubled.</source>
        <translation>1998年までのルールです。ハンドゲームに負けても2倍になりません。</translation>
    </message>
    <message>
        <source>Computer &amp;{number}:</source>
        <translation>コンピューター{number}(&amp;{number})：</translation>
    </message>
    <message>
        <source>L&amp;ist:</source>
        <translation>スコア表(&amp;I)：</translation>
    </message>
    <message>
        <source>Li&amp;mit:</source>
        <comment>of Bierlachs</comment>
        <translation>上限(&amp;M)：</translation>
    </message>
    <message>
        <source>New series</source>
        <translation>新しいシリーズ</translation>
    </message>
    <message>
        <source>Only minus points count. Whoever reaches the limit first has lost.</source>
        <translation>マイナス点だけを数えます。先に上限に達した人の負けです。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Strength of {player}</source>
        <translation>{player}の強さ</translation>
    </message>
    <message>
        <source>The International Skat Order, as clubs play today.</source>
        <translation>今のクラブで使われている国際スカートルールです。</translation>
    </message>
    <message>
        <source>The values of all games, won and lost, are added up.</source>
        <translation>勝ち負けを合わせて、すべてのゲームの点を足していきます。</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>名前(&amp;N)：</translation>
    </message>
    <message>
        <source>endless</source>
        <comment>length of a series</comment>
        <translation>無制限</translation>
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
        <source>, </source>
        <comment>between items, without “and”</comment>
        <translation>、</translation>
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
    <name>Plate</name>
    <message>
        <source>has passed</source>
        <comment>auction</comment>
        <translation>パスした</translation>
    </message>
    <message>
        <source>has said {value}</source>
        <comment>bid</comment>
        <translation>{value}をビッド</translation>
    </message>
    <message>
        <source>holds {value}</source>
        <comment>bid</comment>
        <translation>{value}を受けた</translation>
    </message>
    <message>
        <source>open hand</source>
        <comment>a defender whose cards lie open</comment>
        <translation>手札公開</translation>
    </message>
    <message>
        <source>plays alone</source>
        <comment>the declarer before the game is named</comment>
        <translation>ソロイスト</translation>
    </message>
    <message>
        <source>your turn</source>
        <comment>note on the user's plate</comment>
        <translation>番です</translation>
    </message>
    <message>
        <source>{contract} · bid {bid}</source>
        <comment>the game on the table</comment>
        <translation>{contract}・ビッド{bid}</translation>
    </message>
    <message>
        <source>{game} · trumps played: {count} of {all}</source>
        <translation>{game}・出た切り札：{all}枚中{count}枚</translation>
    </message>
    <message>
        <source>{tricks}, {points}</source>
        <comment>tricks taken with their card points</comment>
        <translation>{tricks}、{points}</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>&amp;Rules:</source>
        <translation>ルール(&amp;R)：</translation>
    </message>
    <message>
        <source>Deal &amp;code:</source>
        <translation>ディールコード(&amp;C)：</translation>
    </message>
    <message>
        <source>End practice</source>
        <comment>button</comment>
        <translation>練習を終える</translation>
    </message>
    <message>
        <source>Nothing counts here.</source>
        <translation>この練習は記録に残りません。</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>mark on the table</comment>
        <translation>練習</translation>
    </message>
    <message>
        <source>Practise</source>
        <comment>button: begin</comment>
        <translation>練習する</translation>
    </message>
    <message>
        <source>Practise a deal</source>
        <translation>ディールを練習</translation>
    </message>
    <message>
        <source>Redo</source>
        <comment>button</comment>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>The result of a deal shows its code. Practice counts nowhere, and you may undo as much as you like.</source>
        <translation>ディールコードはゲームの結果に表示されます。練習は成績に入らず、何度でも元に戻せます。</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button</comment>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Your &amp;seat:</source>
        <translation>自分の席(&amp;S)：</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Page {page} of {pages}</source>
        <comment>foot of a printed page</comment>
        <translation>{page} / {pages}ページ</translation>
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
        <comment>accusative and dative, written in a card name</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>accusative and dative: Buben</comment>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>written in a card name</comment>
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
    <name>Reason</name>
    <message>
        <source>Agree. {player} gives up, which is as good as winning.</source>
        <translation>受け入れましょう。{player}の投了は、勝ちと同じです。</translation>
    </message>
    <message>
        <source>Declare {contract}. It promises most, and {value} covers your bid of {bid}.</source>
        <translation>{contract}を宣言しましょう。いちばん有望で、{value}はビッドの{bid}に届きます。</translation>
    </message>
    <message>
        <source>Declare {contract}. No game covers the bid of {bid}, and this one loses least.</source>
        <translation>{contract}を宣言しましょう。どのゲームも{bid}に届かず、これなら損が小さく済みます。</translation>
    </message>
    <message>
        <source>Declare {contract}. {instead} would be safer, but does not cover {bid}.</source>
        <translation>{contract}を宣言しましょう。{instead}のほうが安全でも、{bid}に届きません。</translation>
    </message>
    <message>
        <source>Discard {cards}. In Null they are the likeliest to take a trick.</source>
        <translation>{cards}を伏せましょう。ヌルでは、トリックを取らされやすい札です。</translation>
    </message>
    <message>
        <source>Discard {cards}. In the skat their {points} are safe.</source>
        <translation>{cards}を伏せましょう。その{points}は取られずに残ります。</translation>
    </message>
    <message>
        <source>Discard {cards}. In {game} you can spare them most easily.</source>
        <translation>{cards}を伏せましょう。{game}では、なくてもいちばん困らない札です。</translation>
    </message>
    <message>
        <source>Discard {cards}. With no {suit} left you can trump them.</source>
        <translation>{cards}を伏せましょう。{suit}がなくなれば、{suit}のリードを切り札で取れます。</translation>
    </message>
    <message>
        <source>Hold {bid}. Your hand is good for {value}: {game}, {matadors}.</source>
        <translation>{bid}を受けましょう。この手札なら{value}までビッドできます（{game}、{matadors}）。</translation>
    </message>
    <message>
        <source>Hold {bid}. Your hand is good for {value}: {game}.</source>
        <comment>Null, without matadors</comment>
        <translation>{bid}を受けましょう。この手札なら{value}までビッドできます（{game}）。</translation>
    </message>
    <message>
        <source>Lead {card}. Giving up the lead costs {points} here.</source>
        <translation>{card}をリードしましょう。ここでリードを渡しても、失うのは{points}です。</translation>
    </message>
    <message>
        <source>Lead {card}. In {suit} {player} may have to take the trick.</source>
        <translation>{card}をリードしましょう。{suit}では、{player}が取らされるかもしれません。</translation>
    </message>
    <message>
        <source>Lead {card}. It draws the higher cards, and then {target} can win.</source>
        <translation>{card}をリードしましょう。上の札を出させれば、後で{target}が取れます。</translation>
    </message>
    <message>
        <source>Lead {card}. It is the likeliest of your cards to be beaten.</source>
        <translation>{card}をリードしましょう。上の札を出してもらえる見込みが、いちばん高い札です。</translation>
    </message>
    <message>
        <source>Lead {card}. It makes the defenders spend their higher trumps.</source>
        <translation>{card}をリードしましょう。相手に高い切り札を使わせます。</translation>
    </message>
    <message>
        <source>Lead {card}. Nobody can take this trick from you.</source>
        <translation>{card}をリードしましょう。このトリックは誰にも取られません。</translation>
    </message>
    <message>
        <source>Lead {card}. Nothing beats it, and it draws trumps.</source>
        <comment>card: feminine</comment>
        <translation>{card}をリードしましょう。必ず勝てて、相手の切り札を減らせます。</translation>
    </message>
    <message>
        <source>Lead {card}. Nothing beats it, and it draws trumps.</source>
        <comment>card: masculine</comment>
        <translation>{card}をリードしましょう。必ず勝てて、相手の切り札を減らせます。</translation>
    </message>
    <message>
        <source>Lead {card}. Nothing beats it, and it draws trumps.</source>
        <comment>card: neuter</comment>
        <translation>{card}をリードしましょう。必ず勝てて、相手の切り札を減らせます。</translation>
    </message>
    <message>
        <source>Lead {card}. Nothing higher is left in {suit}, and later it could be trumped.</source>
        <translation>{card}をリードしましょう。{suit}でいちばん高く、後では切り札で取られかねません。</translation>
    </message>
    <message>
        <source>Lead {card}. You hold only trumps.</source>
        <translation>{card}をリードしましょう。手札は切り札だけです。</translation>
    </message>
    <message>
        <source>Lead {card}. Your partner has led {suit}.</source>
        <translation>{card}をリードしましょう。{suit}は味方がリードしたスートです。</translation>
    </message>
    <message>
        <source>Lead {card}. Your partner has no {suit} left and can trump.</source>
        <translation>{card}をリードしましょう。味方は{suit}がなく、切り札で取れます。</translation>
    </message>
    <message>
        <source>Lead {card}. {player} has no {suit} and must trump or let the trick go.</source>
        <translation>{card}をリードしましょう。{player}は{suit}がなく、切り札を使うか、あきらめるかです。</translation>
    </message>
    <message>
        <source>Lead {card}. {player} has none of your suits, so any lead will do.</source>
        <translation>{card}をリードしましょう。{player}は同じスートを持たず、どれでも構いません。</translation>
    </message>
    <message>
        <source>Pass. Your best game is {game}, and it wins only about {share} of the time.</source>
        <translation>パスしましょう。いちばん良い{game}でも、勝つ見込みは約{share}です。</translation>
    </message>
    <message>
        <source>Pass. Your best game is {game}, worth {value}, and the bid is now {bid}.</source>
        <translation>パスしましょう。いちばん良い{game}でも{value}で、{bid}に届きません。</translation>
    </message>
    <message>
        <source>Pass. {bid} is the highest bid there is.</source>
        <translation>パスしましょう。{bid}がいちばん高いビッドです。</translation>
    </message>
    <message>
        <source>Play {card}. Every card takes the trick over, and none is safer.</source>
        <translation>{card}を出しましょう。どの札も上に出てしまい、これより安全な札はありません。</translation>
    </message>
    <message>
        <source>Play {card}. Every card that costs little takes the trick over.</source>
        <translation>{card}を出しましょう。安い札はどれも、ここではトリックの上に出ます。</translation>
    </message>
    <message>
        <source>Play {card}. Hold back {kept}, which is worth more later.</source>
        <translation>{card}を出しましょう。{kept}は後で役に立つので、温存します。</translation>
    </message>
    <message>
        <source>Play {card}. However the hidden cards lie, it wins most often: about {share}.</source>
        <translation>{card}を出しましょう。見えない札がどこにあっても、勝つ見込みがいちばん高く、約{share}です。</translation>
    </message>
    <message>
        <source>Play {card}. It is your highest card that stays below {under}.</source>
        <translation>{card}を出しましょう。{under}より低い中で、いちばん高い札です。</translation>
    </message>
    <message>
        <source>Play {card}. It makes no difference here: every card leads to the same result.</source>
        <translation>{card}を出しましょう。ここではどの札を出しても結果は同じです。</translation>
    </message>
    <message>
        <source>Play {card}. It takes the trick over and will probably keep it.</source>
        <translation>{card}を出しましょう。トリックの上に出て、おそらくそのまま取れます。</translation>
    </message>
    <message>
        <source>Play {card}. It wins the trick, and no cheaper card does.</source>
        <translation>{card}を出しましょう。トリックを取れる、いちばん安い札です。</translation>
    </message>
    <message>
        <source>Play {card}. Leave the trick to your partner, whose card holds it.</source>
        <translation>{card}を出しましょう。味方が取っているトリックなので、そのまま任せます。</translation>
    </message>
    <message>
        <source>Play {card}. Other cards win as often, but with fewer points to spare.</source>
        <translation>{card}を出しましょう。ほかの札でも勝てますが、こちらのほうが点に余裕があります。</translation>
    </message>
    <message>
        <source>Play {card}. This game can hardly be won, but it keeps the damage small.</source>
        <translation>{card}を出しましょう。勝つのは難しいですが、これがいちばん損の少ない札です。</translation>
    </message>
    <message>
        <source>Play {card}. You cannot win this trick, and it costs {points}.</source>
        <translation>{card}を出しましょう。このトリックには勝てず、失うのは{points}です。</translation>
    </message>
    <message>
        <source>Play {card}. You may play no other.</source>
        <translation>{card}を出しましょう。出せるカードはこれだけです。</translation>
    </message>
    <message>
        <source>Play {card}. You win the trick and bring its {points} home.</source>
        <translation>{card}を出しましょう。トリックに勝ち、{points}を確保できます。</translation>
    </message>
    <message>
        <source>Play {card}. {player} does not take this trick, so keep your low cards.</source>
        <translation>{card}を出しましょう。{player}は取らないので、低い札を残します。</translation>
    </message>
    <message>
        <source>Play {card}. {player} holds the trick, so stay below.</source>
        <translation>{card}を出しましょう。{player}が取りそうなので、下の札にします。</translation>
    </message>
    <message>
        <source>Play {card}. {player} is still to play, so stay low.</source>
        <translation>{card}を出しましょう。{player}がまだ出していないので、低い札にします。</translation>
    </message>
    <message>
        <source>Play {contract}. It is almost won without the skat, and worth {value}.</source>
        <translation>{contract}にしましょう。スカートなしでもほぼ勝てて、ゲーム値は{value}です。</translation>
    </message>
    <message>
        <source>Say {bid}. The two others have passed, and your hand is good enough for {game}.</source>
        <translation>{bid}と言いましょう。ほかの2人はパスし、{game}なら勝負になります。</translation>
    </message>
    <message>
        <source>Say {bid}. Your hand is good for {value}: {game}, {matadors}.</source>
        <translation>{bid}と言いましょう。この手札なら{value}までビッドできます（{game}、{matadors}）。</translation>
    </message>
    <message>
        <source>Say {bid}. Your hand is good for {value}: {game}.</source>
        <comment>Null, without matadors</comment>
        <translation>{bid}と言いましょう。この手札なら{value}までビッドできます（{game}）。</translation>
    </message>
    <message>
        <source>Take up the skat. It gives you two more cards to choose from, for {game}.</source>
        <translation>スカートを取りましょう。選べる札が2枚増えます。狙いは{game}です。</translation>
    </message>
    <message>
        <source>Throw off {card}. You hold no {suit}, and high cards are dangerous in Null.</source>
        <translation>{card}を捨てましょう。{suit}がないので、危ない高い札を手放せます。</translation>
    </message>
    <message>
        <source>Throw off {card}. You hold no {suit}, and it costs {points}.</source>
        <translation>{card}を捨てましょう。{suit}がなく、失うのは{points}です。</translation>
    </message>
    <message>
        <source>Trump with {by_card}. You hold no {suit}, and {points} lie in the trick.</source>
        <translation>{by_card}で取りましょう。{suit}がなく、トリックには{points}あります。</translation>
    </message>
    <message>
        <source>Your partner will probably win this trick. Smear {card}: {points}.</source>
        <translation>このトリックはおそらく味方が取ります。{card}を乗せれば{points}入ります。</translation>
    </message>
    <message>
        <source>Your partner will win this trick. Smear {card}: {points} for your side.</source>
        <translation>このトリックは味方が必ず取ります。{card}を乗せれば{points}入ります。</translation>
    </message>
    <message>
        <source>{player} plays last to this trick. Lead from a short suit: {label}.</source>
        <translation>{player}が最後に出します。短いスートから{label}をリードしましょう。</translation>
    </message>
    <message>
        <source>{player} plays next. Lead from a long suit: {label}.</source>
        <translation>次に出すのは{player}です。長いスートから{label}をリードしましょう。</translation>
    </message>
</context>
<context>
    <name>RecordFault</name>
    <message>
        <source>A card is hidden, so the game cannot be replayed.</source>
        <translation>伏せられた札があるため、このゲームは再生できません。</translation>
    </message>
    <message>
        <source>In a Hand game nothing is discarded, so no cards may follow the game.</source>
        <translation>ハンドゲームでは札を伏せないため、宣言のあとに札は書けません。</translation>
    </message>
    <message>
        <source>Line {line} is no game record; a record begins with “(;”.</source>
        <translation>{line}行目はゲームの記録ではありません。記録は「(;」で始まります。</translation>
    </message>
    <message>
        <source>Lines {first} to {last} are no game records; a record begins with “(;”.</source>
        <translation>{first}行目から{last}行目はゲームの記録ではありません。記録は「(;」で始まります。</translation>
    </message>
    <message>
        <source>Move {number}, “{move}”: {reason}</source>
        <comment>reason: a whole sentence</comment>
        <translation>{number}手目「{move}」：{reason}</translation>
    </message>
    <message>
        <source>The file cannot be read to the end; copy it to this computer and try again.</source>
        <translation>ファイルを最後まで読めませんでした。このコンピューターにコピーしてから開いてください。</translation>
    </message>
    <message>
        <source>The file holds no game record; a record is a line that begins with “(;”.</source>
        <translation>このファイルにゲームの記録はありません。記録は「(;」で始まる1行です。</translation>
    </message>
    <message>
        <source>The file is not there any more; choose it again where it is now.</source>
        <translation>ファイルが見つかりません。今ある場所から選び直してください。</translation>
    </message>
    <message>
        <source>The file may not be read; allow it in its properties, then open it.</source>
        <translation>ファイルを読む権限がありません。プロパティで許可してから開いてください。</translation>
    </message>
    <message>
        <source>The last player has no action; moves are pairs of player and action.</source>
        <translation>最後のプレイヤーの行動がありません。手はプレイヤーと行動の組で書きます。</translation>
    </message>
    <message>
        <source>The moves break off before the deal is over; {player} has to act next.</source>
        <translation>ゲームが終わる前に記録が切れています。次は{player}の番です。</translation>
    </message>
    <message>
        <source>The moves must begin with the deal: w and 32 cards.</source>
        <translation>記録は配札から始まります。wと32枚の札が必要です。</translation>
    </message>
    <message>
        <source>The property {name} is missing; without it nothing can be replayed.</source>
        <translation>項目{name}がないため、再生できません。</translation>
    </message>
    <message>
        <source>The property {name} occurs twice; it must be there once.</source>
        <translation>項目{name}が2つあります。1つだけ必要です。</translation>
    </message>
    <message>
        <source>The record breaks off after {name}; a whole one ends with “;)”.</source>
        <translation>記録が{name}のあとで切れています。記録は「;)」で終わります。</translation>
    </message>
    <message>
        <source>The record breaks off; a whole one ends with “;)”.</source>
        <translation>記録が途中で切れています。記録は「;)」で終わります。</translation>
    </message>
    <message>
        <source>The result R cannot be read at “{found}”; p:61 would be right.</source>
        <translation>結果Rの「{found}」が読めません。正しくはp:61のように書きます。</translation>
    </message>
    <message>
        <source>The result R lacks {missing}; it must be whole.</source>
        <translation>結果Rに{missing}がありません。すべての項目が必要です。</translation>
    </message>
    <message>
        <source>The server has nothing to do here; it only gives the skat or says who left.</source>
        <translation>ここはサーバーの手番ではありません。サーバーはスカートを渡すか、退席を告げるだけです。</translation>
    </message>
    <message>
        <source>The skat was not taken up, so {contract} can only be a Hand game.</source>
        <translation>スカートを取っていないため、{contract}はハンドゲームでしかできません。</translation>
    </message>
    <message>
        <source>The two cards of the skat are not those that were dealt.</source>
        <translation>スカートの2枚が、配られた札と違います。</translation>
    </message>
    <message>
        <source>The two others have passed, so only {right} can be said.</source>
        <translation>ほかの2人がパスしたため、言えるのは{right}だけです。</translation>
    </message>
    <message>
        <source>This Null is worth only {value}, but the bid is {bid}.</source>
        <translation>このヌルは{value}で、ビッドの{bid}に届きません。</translation>
    </message>
    <message>
        <source>This is a folder; choose a file in it.</source>
        <translation>これはフォルダーです。中のファイルを選んでください。</translation>
    </message>
    <message>
        <source>This is no text file; game records are lines of text that begin with “(;”.</source>
        <translation>テキストファイルではありません。ゲームの記録は「(;」で始まる行です。</translation>
    </message>
    <message>
        <source>This line has more than {most} characters; a record has about a thousand.</source>
        <translation>この行は{most}文字を超えています。記録は1行約1000文字です。</translation>
    </message>
    <message>
        <source>This line is no text; a record is text from “(;” to “;)”.</source>
        <translation>この行はテキストではありません。記録は「(;」から「;)」までのテキストです。</translation>
    </message>
    <message>
        <source>{card} was played although {must} was still held and follows suit.</source>
        <comment>both in the nominative; a sentence that may begin in lower case</comment>
        <translation>フォローできる{must}が手札にあるのに、{card}が出されています。</translation>
    </message>
    <message>
        <source>{contract} needs the skat left unseen, but it was taken up.</source>
        <translation>{contract}はスカートを見ないゲームですが、スカートが取られています。</translation>
    </message>
    <message>
        <source>{player} concedes a game that is won already.</source>
        <translation>{player}は、すでに勝っているゲームを投了しています。</translation>
    </message>
    <message>
        <source>{player} does not hold {card}.</source>
        <comment>card: accusative</comment>
        <translation>{player}の手札に{card}はありません。</translation>
    </message>
    <message>
        <source>{player} has claimed twice without a card in between.</source>
        <translation>{player}は、札が出されないうちに残りを2回要求しています。</translation>
    </message>
    <message>
        <source>{player} has conceded twice without a card in between.</source>
        <translation>{player}は、札が出されないうちに2回投了しています。</translation>
    </message>
    <message>
        <source>{player} has named a game; the two discarded cards must follow.</source>
        <translation>{player}がゲームを宣言しています。続けて、伏せた2枚が必要です。</translation>
    </message>
    <message>
        <source>{player} has taken up the skat; its two cards must follow.</source>
        <translation>{player}がスカートを取っています。続けて、その2枚が必要です。</translation>
    </message>
    <message>
        <source>{player} has to say a value or pass; there is nothing to hold.</source>
        <translation>{player}はビッドするかパスする番です。受けるビッドはありません。</translation>
    </message>
    <message>
        <source>{player} is asked to hold {said} and cannot say a value.</source>
        <translation>{player}は{said}を受けるかパスする番で、値は言えません。</translation>
    </message>
    <message>
        <source>{player} shows {card} without holding it.</source>
        <comment>card: accusative</comment>
        <translation>{player}が見せた{card}は手札にありません。</translation>
    </message>
    <message>
        <source>{value} is no higher than the {said} that has been said.</source>
        <translation>{value}は、すでに言われた{said}より高くありません。</translation>
    </message>
    <message>
        <source>“{found}” follows the end of the record; only another record may stand there.</source>
        <translation>記録の終わりのあとに「{found}」があります。あとに書けるのは次の記録だけです。</translation>
    </message>
    <message>
        <source>“{found}” is neither a bid nor a game nor a card.</source>
        <translation>「{found}」はビッドでも、ゲームでも、札でもありません。</translation>
    </message>
    <message>
        <source>“{found}” is no player; it must be w, 0, 1 or 2.</source>
        <translation>「{found}」はプレイヤーではありません。w、0、1、2のどれかです。</translation>
    </message>
    <message>
        <source>“{found}” is no property of a record; one looks like ID[1].</source>
        <translation>「{found}」は記録の項目ではありません。項目はID[1]のように書きます。</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n game(s).</source>
        <comment>in a file</comment>
        <translation>
            <numerusform>%nゲーム。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them cannot be replayed.</source>
        <comment>records</comment>
        <translation>
            <numerusform>うち%nゲームは再生できません。</numerusform>
        </translation>
    </message>
    <message>
        <source>All files</source>
        <comment>kind of file</comment>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button: leave the page</comment>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button: one event back</comment>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>Broken off</source>
        <comment>heading: no game was declared</comment>
        <translation>中断</translation>
    </message>
    <message>
        <source>Copy deal code</source>
        <comment>menu of the deal</comment>
        <translation>ディールコードをコピー</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>button: menu of the deal</comment>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Forward</source>
        <comment>button: one event on</comment>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>From which seat to look at the table</source>
        <translation>テーブルを見る席</translation>
    </message>
    <message>
        <source>Game records</source>
        <comment>kind of file</comment>
        <translation>ゲームの記録</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>ファイルのゲーム</translation>
    </message>
    <message>
        <source>Last trick</source>
        <comment>button: show it once more</comment>
        <translation>最後のトリック</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <comment>of a file</comment>
        <translation>{line}行目</translation>
    </message>
    <message>
        <source>One trick back</source>
        <comment>button</comment>
        <translation>1トリック戻る</translation>
    </message>
    <message>
        <source>One trick on</source>
        <comment>button</comment>
        <translation>1トリック進む</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>記録を開く</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>button: choose a file</comment>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Practise this deal from this seat</source>
        <comment>menu of the deal</comment>
        <translation>このディールをこの席で練習</translation>
    </message>
    <message numerus="yes">
        <source>Reading: %n game(s) so far…</source>
        <comment>of a file</comment>
        <translation>
            <numerusform>読み込み中：%nゲーム…</numerusform>
        </translation>
    </message>
    <message>
        <source>Record {id}, line {line}</source>
        <translation>記録{id}（{line}行目）</translation>
    </message>
    <message>
        <source>Seat: {role}</source>
        <comment>button: from where the user looks</comment>
        <translation>席：{role}</translation>
    </message>
    <message>
        <source>The cards are dealt. {player} is forehand.</source>
        <translation>カードが配られました。フォアハンドは{player}です。</translation>
    </message>
    <message>
        <source>The deal was broken off before a game was declared.</source>
        <translation>ゲームの宣言前に中断されました。</translation>
    </message>
    <message>
        <source>The record itself gives no result.</source>
        <translation>記録そのものに結果はありません。</translation>
    </message>
    <message>
        <source>The record itself says {recorded}; by the rules it is {computed}.</source>
        <translation>記録には{recorded}とありますが、ルールどおりなら{computed}です。</translation>
    </message>
    <message>
        <source>The remaining tricks go to the declarer.</source>
        <translation>残りのトリックはソロイストのものになります。</translation>
    </message>
    <message>
        <source>The remaining tricks go to the defenders.</source>
        <translation>残りのトリックはディフェンダー側のものになります。</translation>
    </message>
    <message>
        <source>The result in the record differs in details from the rules.</source>
        <translation>記録の結果は、細かい点でルールと違います。</translation>
    </message>
    <message>
        <source>To the deal</source>
        <comment>button: first moment of a game</comment>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>To the result</source>
        <comment>button: last moment of a game</comment>
        <translation>結果へ</translation>
    </message>
    <message>
        <source>{event} {trick}</source>
        <comment>two whole sentences</comment>
        <translation>{event}{trick}</translation>
    </message>
    <message>
        <source>{games} {broken}</source>
        <comment>two whole sentences</comment>
        <translation>{games}{broken}</translation>
    </message>
    <message>
        <source>{names} · {date}</source>
        <comment>players and date of a game</comment>
        <translation>{names}・{date}</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>moment of a game</comment>
        <translation>{place} / {count}</translation>
    </message>
    <message>
        <source>{player} discards {cards}.</source>
        <comment>cards: two cards in words, accusative</comment>
        <translation>{player}が{cards}を伏せました。</translation>
    </message>
    <message>
        <source>{player} has left before a game was declared: the deal is broken off.</source>
        <translation>ゲームの宣言前に{player}が退席し、中断されました。</translation>
    </message>
    <message>
        <source>{player} has run out of time before a game was declared: broken off.</source>
        <translation>ゲームの宣言前に{player}の時間が切れ、中断されました。</translation>
    </message>
    <message>
        <source>{role}: {player}</source>
        <comment>a seat and who sits there</comment>
        <translation>{role}：{player}</translation>
    </message>
    <message>
        <source>{words} ({key})</source>
        <comment>tooltip: what a button does, its key</comment>
        <translation>{words}（{key}）</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>A Skat table has 3, 4 or 5 seats, not {places}.</source>
        <translation>スカートの席は3、4、5のどれかで、{places}席にはできません。</translation>
    </message>
    <message>
        <source>A concession has been offered. The defenders answer first.</source>
        <translation>投了の申し出があります。先にディフェンダー側が答えます。</translation>
    </message>
    <message>
        <source>A game begins with the deal.</source>
        <translation>ゲームは配札から始まります。</translation>
    </message>
    <message>
        <source>A house rule comes first here.</source>
        <translation>ここではハウスルールが先です。</translation>
    </message>
    <message>
        <source>Exactly two cards are discarded. Chosen so far: {found}.</source>
        <translation>伏せるのはちょうど2枚です。今は{found}枚を選んでいます。</translation>
    </message>
    <message>
        <source>It is for you to bid. Say more than {said} or pass.</source>
        <translation>値を言う番です。{said}より高く言うか、パスしてください。</translation>
    </message>
    <message>
        <source>It is nobody’s turn now.</source>
        <translation>今は誰の番でもありません。</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>今は{player}の番です。</translation>
    </message>
    <message>
        <source>No game is worth {value}. The nearest bids are {below} and {above}.</source>
        <translation>{value}になるゲームはありません。近いビッドは{below}と{above}です。</translation>
    </message>
    <message>
        <source>No game is worth {value}: the highest bid is {below}.</source>
        <translation>{value}になるゲームはありません。いちばん高いビッドは{below}です。</translation>
    </message>
    <message>
        <source>Nobody agreed just now. You can ask again after the next card.</source>
        <translation>投了は今、断られました。次のカードの後でもう一度聞けます。</translation>
    </message>
    <message>
        <source>Null has no Schneider and no Schwarz: the aim is to take no trick.</source>
        <translation>ヌルにシュナイダーとシュヴァルツはありません。1トリックも取らないゲームです。</translation>
    </message>
    <message>
        <source>Schneider can be announced only in a Hand game. Declare {game} Hand or leave it out.</source>
        <translation>シュナイダー宣言はハンドゲームでしかできません。{game}をハンドゲームにするか、宣言を外してください。</translation>
    </message>
    <message>
        <source>Schneider can be announced only in a Hand game. You have taken up the skat.</source>
        <translation>シュナイダー宣言はハンドゲームでしかできません。スカートはもう取っています。</translation>
    </message>
    <message>
        <source>Schwarz can be announced only in a Hand game. You have taken up the skat.</source>
        <translation>シュヴァルツ宣言はハンドゲームでしかできません。スカートはもう取っています。</translation>
    </message>
    <message>
        <source>Schwarz includes Schneider. Announce both in {game}.</source>
        <translation>シュヴァルツ宣言はシュナイダー宣言を含みます。{game}では両方を宣言してください。</translation>
    </message>
    <message>
        <source>The bidding is still going on. Say a value, hold or pass.</source>
        <translation>まだビッドの途中です。値を言うか、受けるか、パスしてください。</translation>
    </message>
    <message>
        <source>The deal code “{text}” contains a typing error: its check letter does not fit.</source>
        <translation>ディールコード「{text}」に打ち間違いがあります。検査文字が合いません。</translation>
    </message>
    <message>
        <source>The deal is over, so nothing more can be played.</source>
        <translation>このゲームはもう終わっています。</translation>
    </message>
    <message>
        <source>The game has been declared. A card is played next.</source>
        <comment>card play</comment>
        <translation>ゲームの種類は宣言されました。次はカードを出す番です。</translation>
    </message>
    <message>
        <source>The number of cards is wrong: {found} instead of {right}.</source>
        <translation>カードの枚数が違います。{right}枚のところ、{found}枚あります。</translation>
    </message>
    <message>
        <source>The skat comes next: take it up or declare a Hand game.</source>
        <translation>次はスカートです。取るか、ハンドゲームを宣言してください。</translation>
    </message>
    <message>
        <source>The skat has been taken up. Two cards are discarded first.</source>
        <translation>スカートは取ってあります。先に2枚を伏せます。</translation>
    </message>
    <message>
        <source>The skat still lies there, so this is a Hand game. Take it up for {contract}.</source>
        <translation>スカートを取っていないので、ハンドゲームになります。{contract}にするなら、先に取ってください。</translation>
    </message>
    <message>
        <source>The two others have passed. You can only say {right} or pass.</source>
        <translation>ほかの2人はパスしました。{right}と言うか、パスしてください。</translation>
    </message>
    <message>
        <source>The {card} is missing. A deal needs all 32 cards.</source>
        <comment>card: label</comment>
        <translation>{card}がありません。配札には32枚すべてが必要です。</translation>
    </message>
    <message>
        <source>The {card} occurs twice. There is only one of each card.</source>
        <comment>card: label</comment>
        <translation>{card}が2枚あります。どのカードも1枚だけです。</translation>
    </message>
    <message>
        <source>The {jack} is a trump here, not {suit}. You still hold {card}.</source>
        <comment>jack: label; suit: a spade; card in the accusative</comment>
        <translation>{jack}はここでは切り札で、{suit}には数えません。手札に{card}があります。</translation>
    </message>
    <message>
        <source>There is no bid yet that you could hold. Say a value or pass.</source>
        <translation>受けるビッドはまだありません。値を言うか、パスしてください。</translation>
    </message>
    <message>
        <source>There is no rule set “{text}”. Known are {known}.</source>
        <translation>ルールセット「{text}」はありません。使えるのは{known}です。</translation>
    </message>
    <message>
        <source>This Null is worth only {value}, but your bid is {bid}. Choose a game that covers it.</source>
        <translation>このヌルのゲーム値は{value}で、ビッドの{bid}に届きません。別のゲームを選んでください。</translation>
    </message>
    <message>
        <source>This game is won already. There is nothing to concede.</source>
        <translation>もう勝ちが決まっています。投了する場面ではありません。</translation>
    </message>
    <message>
        <source>Trumps were led and you hold {card}, so you must play a trump.</source>
        <comment>card in the accusative</comment>
        <translation>切り札がリードされ、手札に{card}があります。切り札を出してください。</translation>
    </message>
    <message>
        <source>Trumps were led. Your {card} is a trump too, so you must play a trump.</source>
        <comment>card: always a jack, as a label</comment>
        <translation>切り札がリードされました。{card}も切り札なので、切り札を出してください。</translation>
    </message>
    <message>
        <source>Trumps were led. Your {card} is a trump, so you must play it.</source>
        <comment>card: always a jack, as a label</comment>
        <translation>切り札がリードされました。{card}も切り札なので、これを出します。</translation>
    </message>
    <message>
        <source>Two cards have been discarded. The game is declared next.</source>
        <translation>2枚はもう伏せてあります。次はゲームの種類の宣言です。</translation>
    </message>
    <message>
        <source>Whether to agree is for {player} to say.</source>
        <translation>投了に答えるのは{player}です。</translation>
    </message>
    <message>
        <source>With {places} seats, {deals} deals do not make whole rounds. Choose a multiple of {places}.</source>
        <translation>{places}席では、{deals}ゲームがラウンドで割り切れません。{places}の倍数にしてください。</translation>
    </message>
    <message>
        <source>You do not hold {card}. Choose a card from your hand.</source>
        <comment>card: accusative</comment>
        <translation>{card}は手札にありません。手札から選んでください。</translation>
    </message>
    <message>
        <source>You have been asked whether you hold {said}. Say yes or pass.</source>
        <translation>{said}を受けるかどうかの番です。「はい」と言うか、パスしてください。</translation>
    </message>
    <message>
        <source>You have taken up the skat, so this can no longer be a Hand game.</source>
        <translation>スカートはもう取っているので、ハンドゲームにはできません。</translation>
    </message>
    <message>
        <source>Your claim has just failed. You can claim again after the next card.</source>
        <translation>クレームは今、通りませんでした。次のカードの後でもう一度できます。</translation>
    </message>
    <message>
        <source>{game} needs a number of matadors from 1 to {most}, with or without.</source>
        <translation>{game}には、1〜{most}のマタドール（ウィズかウィズアウト）が必要です。</translation>
    </message>
    <message>
        <source>{game} ouvert includes Hand, Schneider and Schwarz. Announce them all.</source>
        <translation>{game}・ウヴェールは、ハンドと両方の宣言を含みます。すべて宣言してください。</translation>
    </message>
    <message>
        <source>{game} ouvert is always a Hand game. You have taken up the skat.</source>
        <translation>{game}・ウヴェールはハンドゲームだけです。スカートはもう取っています。</translation>
    </message>
    <message>
        <source>{said} has been said already. Say more or pass.</source>
        <translation>{said}はもう出ています。それより高く言うか、パスしてください。</translation>
    </message>
    <message>
        <source>{suit} were led and you hold {card}, so you must follow suit.</source>
        <comment>card in the accusative</comment>
        <translation>{suit}がリードされ、手札に{card}があります。{suit}を出してください。</translation>
    </message>
    <message>
        <source>{value} is too little: the lowest bid is {above}.</source>
        <translation>{value}では低すぎます。いちばん低いビッドは{above}です。</translation>
    </message>
    <message>
        <source>“{text}” is no bid. A bid is a number from 18 upwards.</source>
        <translation>「{text}」はビッドではありません。ビッドは18以上の数です。</translation>
    </message>
    <message>
        <source>“{text}” is no card. Write suit and rank, for example CJ or HT.</source>
        <translation>「{text}」というカードはありません。CJやHTのように、スートとランクで書きます。</translation>
    </message>
    <message>
        <source>“{text}” is no deal code. A code has twelve letters and digits.</source>
        <translation>「{text}」はディールコードではありません。コードは英数字12文字です。</translation>
    </message>
    <message>
        <source>“{text}” is no deal. Write three hands and the skat with | between them.</source>
        <translation>「{text}」は配札として読めません。3人の手札とスカートを「|」で区切って書きます。</translation>
    </message>
    <message>
        <source>“{text}” is no game. The letters are D, H, S, C, G and N.</source>
        <translation>「{text}」はゲームの種類ではありません。文字はD、H、S、C、G、Nです。</translation>
    </message>
    <message>
        <source>“{text}” is no game. Write its letter, then H, S, Z or O, for example GHS.</source>
        <translation>「{text}」はゲームの種類ではありません。GHSのように、種類の後にH、S、Z、Oを書きます。</translation>
    </message>
    <message>
        <source>“{text}” is no line of a game. A line looks like this: 0 play CJ.</source>
        <translation>「{text}」はゲームの記録として読めません。1行は「0 play CJ」のように書きます。</translation>
    </message>
    <message>
        <source>“{word}” cannot be said here by the house rules of this series.</source>
        <translation>このシリーズのハウスルールでは、ここで「{word}」を宣言できません。</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>An announcement was missed: {total}</source>
        <translation>宣言を果たせず負け：{total}</translation>
    </message>
    <message>
        <source>Base value, {game}</source>
        <translation>基本値（{game}）</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>the value reached in the auction</comment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>カード点</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>column: the cards of a trick</comment>
        <translation>カード</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>page of the result sheet: all hands</comment>
        <translation>カード</translation>
    </message>
    <message>
        <source>Conceded: {total}</source>
        <comment>by the declarer</comment>
        <translation>投了：{total}</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>button: the deal code is in the clipboard</comment>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>button: the deal code</comment>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <comment>twelve letters</comment>
        <translation>ディールコード：{code}</translation>
    </message>
    <message>
        <source>Declarer</source>
        <comment>column: the declarer's points so far</comment>
        <translation>ソロイスト計</translation>
    </message>
    <message>
        <source>Discarded</source>
        <comment>the two cards</comment>
        <translation>伏せた2枚</translation>
    </message>
    <message>
        <source>End of the series</source>
        <comment>button</comment>
        <translation>シリーズを終える</translation>
    </message>
    <message>
        <source>Everyone has passed. The deal is thrown in; nobody scores.</source>
        <translation>全員がパスしました。このゲームは流れ、得点は動きません。</translation>
    </message>
    <message>
        <source>Fixed value, {contract}</source>
        <translation>固定値（{contract}）</translation>
    </message>
    <message>
        <source>Game value</source>
        <comment>line of a computation</comment>
        <translation>ゲーム値</translation>
    </message>
    <message>
        <source>How is this value made?</source>
        <comment>button: opens the help</comment>
        <translation>この値の計算方法</translation>
    </message>
    <message>
        <source>Led by</source>
        <comment>column: who led</comment>
        <translation>リードした人</translation>
    </message>
    <message>
        <source>Lost with {points}, {needed} were needed: {total}</source>
        <translation>カード点{points}、{needed}点に届かず負け：{total}</translation>
    </message>
    <message>
        <source>Lost, counts double</source>
        <translation>負けは2倍</translation>
    </message>
    <message>
        <source>Marks at 31, 61 (won) and 90 (Schneider)</source>
        <translation>目盛り：31点、61点（勝ち）、90点（シュナイダー）</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <comment>sum of the levels</comment>
        <translation>倍率</translation>
    </message>
    <message>
        <source>Next deal</source>
        <comment>button</comment>
        <translation>次のゲーム</translation>
    </message>
    <message>
        <source>No trick was played to its end.</source>
        <translation>最後まで終わったトリックはありません。</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>column: number of the trick</comment>
        <translation>順</translation>
    </message>
    <message>
        <source>Overbid: the game is worth {value}, the bid was {bid}. The first multiple of {base} that covers it is {raised}, doubled: {score}</source>
        <translation>オーバービッド：ビッド{bid}に対し、ゲーム値は{value}でした。{bid}以上になる最初の{base}の倍数は{raised}。その2倍で{score}</translation>
    </message>
    <message>
        <source>Overbid: the game is worth {value}, the bid was {bid}. The first multiple of {base} that covers it is {raised}: {total}</source>
        <translation>オーバービッド：ビッド{bid}に対し、ゲーム値は{value}でした。{bid}以上になる最初の{base}の倍数は{raised}：{total}</translation>
    </message>
    <message>
        <source>Overbid: {contract} is worth only {value}, but you had bid {bid}. It counts {score}.</source>
        <translation>オーバービッドです。{contract}のゲーム値は{value}で、ビッドの{bid}に届きません。得点は{score}です。</translation>
    </message>
    <message>
        <source>Overbid: {contract} is worth only {value}, but {player} had bid {bid}. It counts {score}.</source>
        <translation>オーバービッドです。{contract}のゲーム値は{value}で、{player}のビッド{bid}に届きません。得点は{score}です。</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>column: card points of a trick</comment>
        <translation>カード点</translation>
    </message>
    <message>
        <source>Raised to cover the bid</source>
        <translation>ビッドに届くまで引き上げ</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>page of the result sheet</comment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <comment>button: play the deal for practice</comment>
        <translation>同じカードでもう一度</translation>
    </message>
    <message>
        <source>Schneider was announced and needs {needed} card points. With {points} the game is lost.</source>
        <translation>シュナイダー宣言には{needed}点必要です。{points}点なので負けになります。</translation>
    </message>
    <message>
        <source>Schwarz was announced and needs every trick. The defenders took {tricks}, so the game is lost.</source>
        <translation>シュヴァルツ宣言には全トリックが必要です。相手が{tricks}取ったので負けになります。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Skat</source>
        <comment>the two cards dealt to it</comment>
        <translation>スカート</translation>
    </message>
    <message>
        <source>Taken by</source>
        <comment>column: who won</comment>
        <translation>取った人</translation>
    </message>
    <message>
        <source>The Null of {player} does not cover the bid of {bid}. {game} takes its place, lost: {score}.</source>
        <translation>{player}のヌルではビッドの{bid}に届きません。代わりに{game}で負けとなり、得点は{score}です。</translation>
    </message>
    <message>
        <source>The defenders have conceded, so you win {contract}: {score}.</source>
        <translation>ディフェンダー側が投了し、{contract}に勝ちました。得点は{score}です。</translation>
    </message>
    <message>
        <source>The defenders have conceded, so {player} wins {contract}: {score}.</source>
        <translation>ディフェンダー側が投了し、{player}が{contract}に勝ちました。得点は{score}です。</translation>
    </message>
    <message>
        <source>The rest was claimed. {sentence}</source>
        <comment>before the last trick</comment>
        <translation>残りのトリックはクレームで決まりました。{sentence}</translation>
    </message>
    <message>
        <source>The rest was decided without play. {sentence}</source>
        <comment>before the last trick</comment>
        <translation>残りのトリックは、プレイせずに決まりました。{sentence}</translation>
    </message>
    <message>
        <source>This Null is below the bid of {bid}. {game} takes its place, lost: {total}</source>
        <translation>このヌルはビッドの{bid}に届きません。代わりに{game}が負けになります：{total}</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <comment>heading: all have passed</comment>
        <translation>流れ（全員パス）</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <comment>read aloud</comment>
        <translation>{number}トリック目</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>トリック</translation>
    </message>
    <message>
        <source>Tricks</source>
        <comment>page of the result sheet</comment>
        <translation>トリック</translation>
    </message>
    <message>
        <source>Won with {points}: {total}</source>
        <translation>カード点{points}で勝ち：{total}</translation>
    </message>
    <message>
        <source>Won, the defenders have conceded: {total}</source>
        <translation>ディフェンダー側の投了で勝ち：{total}</translation>
    </message>
    <message>
        <source>You announced Schneider and made {points}; {needed} were needed: {score}.</source>
        <translation>シュナイダーを宣言しました。カード点は{points}で、{needed}点に届かず負けです。得点は{score}です。</translation>
    </message>
    <message>
        <source>You announced Schwarz, but the defenders took {tricks}: {score}.</source>
        <translation>シュヴァルツを宣言しましたが、ディフェンダー側に{tricks}を取られました。得点は{score}です。</translation>
    </message>
    <message>
        <source>You have conceded {contract}: {score}.</source>
        <translation>{contract}を投了しました。得点は{score}です。</translation>
    </message>
    <message>
        <source>You lost {contract} with {points}; {needed} were needed: {score}.</source>
        <translation>{contract}をプレイし、カード点{points}で、{needed}点に届かず負けました。得点は{score}です。</translation>
    </message>
    <message>
        <source>You missed what you had announced: {score}.</source>
        <translation>宣言を果たせませんでした。得点は{score}です。</translation>
    </message>
    <message>
        <source>You took a trick and lost {contract}: {score}.</source>
        <translation>トリックを取り、{contract}に負けました。得点は{score}です。</translation>
    </message>
    <message>
        <source>You took trick {trick} and lost {contract}: {score}.</source>
        <translation>{trick}トリック目を取り、{contract}に負けました。得点は{score}です。</translation>
    </message>
    <message>
        <source>You won {contract} with every trick, the defenders are Schwarz: {score}.</source>
        <translation>{contract}をプレイし、全トリックを取って勝ちました。ディフェンダー側はシュヴァルツで、得点は{score}です。</translation>
    </message>
    <message>
        <source>You won {contract} with {points}, the defenders are Schneider: {score}.</source>
        <translation>{contract}をプレイし、カード点{points}で勝ちました。ディフェンダー側はシュナイダーで、得点は{score}です。</translation>
    </message>
    <message>
        <source>You won {contract} with {points}: {score}.</source>
        <translation>{contract}をプレイし、カード点{points}で勝ちました。得点は{score}です。</translation>
    </message>
    <message>
        <source>You won {contract} without a trick: {score}.</source>
        <translation>{contract}をプレイし、1トリックも取らずに勝ちました。得点は{score}です。</translation>
    </message>
    <message>
        <source>Your Null does not cover the bid of {bid}. {game} takes its place, lost: {score}.</source>
        <translation>ヌルではビッドの{bid}に届きません。代わりに{game}で負けとなり、得点は{score}です。</translation>
    </message>
    <message>
        <source>{contract} lost</source>
        <comment>heading</comment>
        <translation>{contract}：負け</translation>
    </message>
    <message>
        <source>{contract} won</source>
        <comment>heading</comment>
        <translation>{contract}：勝ち</translation>
    </message>
    <message>
        <source>{contract}, fixed value {value}</source>
        <comment>value of Null</comment>
        <translation>{contract}、固定値{value}</translation>
    </message>
    <message>
        <source>{contract}, fixed value {value}. A trick was taken: {total}</source>
        <translation>{contract}、固定値{value}。トリックを取って負け：{total}</translation>
    </message>
    <message>
        <source>{contract}, fixed value {value}. Conceded: {total}</source>
        <translation>{contract}、固定値{value}。投了：{total}</translation>
    </message>
    <message>
        <source>{contract}, fixed value {value}. No trick taken: {total}</source>
        <translation>{contract}、固定値{value}。1トリックも取らずに勝ち：{total}</translation>
    </message>
    <message>
        <source>{player} announced Schneider and made {points}; {needed} were needed: {score}.</source>
        <translation>{player}がシュナイダーを宣言しました。カード点は{points}で、{needed}点に届かず負けです。得点は{score}です。</translation>
    </message>
    <message>
        <source>{player} announced Schwarz, but the defenders took {tricks}: {score}.</source>
        <translation>{player}がシュヴァルツを宣言しましたが、ディフェンダー側が{tricks}を取りました。得点は{score}です。</translation>
    </message>
    <message>
        <source>{player} has conceded {contract}: {score}.</source>
        <translation>{player}が{contract}を投了しました。得点は{score}です。</translation>
    </message>
    <message>
        <source>{player} lost {contract} with {points}; {needed} were needed: {score}.</source>
        <translation>{player}が{contract}をプレイし、カード点{points}で、{needed}点に届かず負けました。得点は{score}です。</translation>
    </message>
    <message>
        <source>{player} missed what was announced: {score}.</source>
        <translation>{player}は宣言を果たせませんでした。得点は{score}です。</translation>
    </message>
    <message>
        <source>{player} took a trick and lost {contract}: {score}.</source>
        <translation>{player}がトリックを取り、{contract}に負けました。得点は{score}です。</translation>
    </message>
    <message>
        <source>{player} took trick {trick} and lost {contract}: {score}.</source>
        <translation>{player}が{trick}トリック目を取り、{contract}に負けました。得点は{score}です。</translation>
    </message>
    <message>
        <source>{player} won {contract} with every trick, the defenders are Schwarz: {score}.</source>
        <translation>{player}が{contract}をプレイし、全トリックを取って勝ちました。ディフェンダー側はシュヴァルツで、得点は{score}です。</translation>
    </message>
    <message>
        <source>{player} won {contract} with {points}, the defenders are Schneider: {score}.</source>
        <translation>{player}が{contract}をプレイし、カード点{points}で勝ちました。ディフェンダー側はシュナイダーで、得点は{score}です。</translation>
    </message>
    <message>
        <source>{player} won {contract} with {points}: {score}.</source>
        <translation>{player}が{contract}をプレイし、カード点{points}で勝ちました。得点は{score}です。</translation>
    </message>
    <message>
        <source>{player} won {contract} without a trick: {score}.</source>
        <translation>{player}が{contract}をプレイし、1トリックも取らずに勝ちました。得点は{score}です。</translation>
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
    <name>ScoreList</name>
    <message>
        <source>Game points</source>
        <comment>total without bonuses</comment>
        <translation>得点の合計</translation>
    </message>
    <message>
        <source>Lost by others</source>
        <comment>games that others lost as declarer</comment>
        <translation>ほかの人の負け</translation>
    </message>
    <message>
        <source>No deal has been played yet – each one adds a line here.</source>
        <translation>終わったゲームはまだなく、1ゲームごとにここに1行増えます。</translation>
    </message>
    <message>
        <source>Score list</source>
        <translation>スコア表</translation>
    </message>
    <message>
        <source>{score}, declarer</source>
        <comment>spoken; running score</comment>
        <translation>{score}、ソロイスト</translation>
    </message>
    <message>
        <source>{score}, sat out</source>
        <comment>spoken; running score</comment>
        <translation>{score}、休み</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost</source>
        <comment>spoken; games as declarer</comment>
        <translation>{won}勝、{lost}敗</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Close</source>
        <comment>button</comment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Document</source>
        <comment>kind of file</comment>
        <translation>文書</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <comment>button</comment>
        <translation>印刷(&amp;R)…</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <comment>button</comment>
        <translation>CSVで保存(&amp;C)…</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <comment>button</comment>
        <translation>PDFで保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>「{file}」として保存しました。</translation>
    </message>
    <message>
        <source>Score list</source>
        <translation>スコア表</translation>
    </message>
    <message>
        <source>Score list – {kind}</source>
        <comment>title on paper</comment>
        <translation>スコア表（{kind}）</translation>
    </message>
    <message>
        <source>Skat list</source>
        <comment>name of a file</comment>
        <translation>スカートのスコア表</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>kind of file</comment>
        <translation>表</translation>
    </message>
    <message>
        <source>The list could not be printed; choose another printer or other paper, or save it as PDF.</source>
        <translation>スコア表を印刷できませんでした。別のプリンターか用紙を選ぶか、PDFで保存してください。</translation>
    </message>
    <message>
        <source>{file} could not be saved, because its folder is not there; choose another folder.</source>
        <translation>フォルダーがないため「{file}」を保存できませんでした。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>{file} could not be saved, because the disk is full; free some space, then save again.</source>
        <translation>ディスクの空きが足りず「{file}」を保存できませんでした。空きを増やして、もう一度保存してください。</translation>
    </message>
    <message>
        <source>{file} could not be saved; choose another name or another folder.</source>
        <translation>「{file}」を保存できませんでした。別の名前か別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>{file} could not be saved; close it in other programs, or choose another folder.</source>
        <translation>「{file}」を保存できませんでした。ほかのアプリで閉じるか、別のフォルダーを選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>{played} of %n deal(s)</source>
        <comment>progress</comment>
        <translation>
            <numerusform>%nゲーム中{played}ゲーム</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Series</name>
    <message>
        <source>New series</source>
        <comment>button</comment>
        <translation>新しいシリーズ</translation>
    </message>
    <message>
        <source>Your last series is not finished. Begin a new one instead? The finished deals still count.</source>
        <translation>前回のシリーズはまだ終わっていません。新しく始めますか？終わったゲームは成績に残ります。</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>&amp;Backs:</source>
        <comment>of cards</comment>
        <translation>裏面(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;Colour of the table:</source>
        <translation>テーブルの色(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Count card points and trumps played so far</source>
        <translation>出たカード点と切り札を数える(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>言語(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Letters on French cards:</source>
        <translation>フランス式の札の文字(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>page: at the table</comment>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Suits:</source>
        <translation>スート(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <comment>page</comment>
        <translation>テーブル(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>自分の名前(&amp;Y)：</translation>
    </message>
    <message>
        <source>A complete trick stays until you cl&amp;ick</source>
        <translation>終わったトリックをクリックするまで残す(&amp;I)</translation>
    </message>
    <message>
        <source>A screen reader then reads bids, cards, tricks and results as they come.</source>
        <translation>画面読み上げソフトが、ビッド、カード、トリック、結果を読み上げます。</translation>
    </message>
    <message>
        <source>Acorns</source>
        <comment>back of a card</comment>
        <translation>どんぐり</translation>
    </message>
    <message>
        <source>An empty field stands for the name in grey. Computers 3 and 4 sit only at larger tables.</source>
        <translation>空欄のときは灰色の名前になります。コンピューター3と4が座るのは、4席以上のときです。</translation>
    </message>
    <message>
        <source>Announce &amp;what happens at the table</source>
        <translation>テーブルの動きを読み上げる(&amp;W)</translation>
    </message>
    <message>
        <source>As for Grand</source>
        <translation>グランドと同じ</translation>
    </message>
    <message>
        <source>As for Null</source>
        <translation>ヌルと同じ</translation>
    </message>
    <message>
        <source>As the language has them</source>
        <comment>letters</comment>
        <translation>言語に合わせる</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Befo&amp;re a game is declared:</source>
        <translation>ゲームの宣言前(&amp;R)：</translation>
    </message>
    <message>
        <source>Bottle green</source>
        <comment>table</comment>
        <translation>深緑</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <comment>table</comment>
        <translation>えんじ</translation>
    </message>
    <message>
        <source>C&amp;ards</source>
        <comment>page</comment>
        <translation>カード(&amp;A)</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <comment>button</comment>
        <translation>閉じる(&amp;O)</translation>
    </message>
    <message>
        <source>Computer &amp;1:</source>
        <translation>コンピューター&amp;1：</translation>
    </message>
    <message>
        <source>Computer &amp;2:</source>
        <translation>コンピューター&amp;2：</translation>
    </message>
    <message>
        <source>Computer &amp;3:</source>
        <translation>コンピューター&amp;3：</translation>
    </message>
    <message>
        <source>Computer &amp;4:</source>
        <translation>コンピューター&amp;4：</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>Dec&amp;k:</source>
        <comment>of cards</comment>
        <translation>カードの絵柄(&amp;K)：</translation>
    </message>
    <message>
        <source>French</source>
        <comment>deck</comment>
        <translation>フランス式</translation>
    </message>
    <message>
        <source>Ge&amp;neral</source>
        <comment>page</comment>
        <translation>一般(&amp;N)</translation>
    </message>
    <message>
        <source>German</source>
        <comment>deck</comment>
        <translation>ドイツ式</translation>
    </message>
    <message>
        <source>In dark windows the table is a little darker, too.</source>
        <translation>暗い画面では、テーブルも少し暗くなります。</translation>
    </message>
    <message>
        <source>L&amp;ight or dark:</source>
        <translation>明るさ(&amp;I)：</translation>
    </message>
    <message>
        <source>Language and text</source>
        <translation>言語と文字</translation>
    </message>
    <message>
        <source>Lar&amp;ge letters and figures in the corners</source>
        <translation>隅の文字と数字を大きくする(&amp;G)</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>back of a card</comment>
        <translation>格子</translation>
    </message>
    <message>
        <source>Letter on the Da&amp;us of German cards:</source>
        <translation>ドイツ式のダウスの文字(&amp;U)：</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>not dark</comment>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Low cards</source>
        <translation>低いカード</translation>
    </message>
    <message>
        <source>Mo&amp;ving cards:</source>
        <translation>カードの動き(&amp;V)：</translation>
    </message>
    <message>
        <source>Monogram</source>
        <comment>back of a card</comment>
        <translation>モノグラム</translation>
    </message>
    <message>
        <source>Na&amp;mes</source>
        <comment>page</comment>
        <translation>名前(&amp;M)</translation>
    </message>
    <message>
        <source>Night blue</source>
        <comment>table</comment>
        <translation>紺</translation>
    </message>
    <message>
        <source>No</source>
        <comment>cards do not move</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>On the le&amp;ft:</source>
        <comment>of the hand</comment>
        <translation>左側(&amp;F)：</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <comment>the cards held</comment>
        <translation>手札の並べ方</translation>
    </message>
    <message>
        <source>Pac&amp;e:</source>
        <translation>速さ(&amp;E)：</translation>
    </message>
    <message>
        <source>Play a card by itself when it is the onl&amp;y one allowed</source>
        <translation>出せるカードが1枚だけなら自動で出す(&amp;Y)</translation>
    </message>
    <message>
        <source>Restore &amp;defaults of this page</source>
        <translation>このページを初期設定に戻す(&amp;D)</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>画面読み上げ</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Show in the auction what your hand is &amp;worth</source>
        <translation>ビッドで手札の値打ちを表示する(&amp;W)</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>table</comment>
        <translation>濃い灰色</translation>
    </message>
    <message>
        <source>The text is as large as your system’s settings ask for.</source>
        <translation>文字の大きさはシステムの設定に合わせます。</translation>
    </message>
    <message>
        <source>Tournament, four colours</source>
        <comment>deck</comment>
        <translation>4色</translation>
    </message>
    <message>
        <source>Trumps and high cards</source>
        <translation>切り札と高いカード</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>cards move</comment>
        <translation>あり</translation>
    </message>
    <message>
        <source>as usual</source>
        <comment>pace</comment>
        <translation>標準</translation>
    </message>
    <message>
        <source>at once</source>
        <comment>pace: nothing takes any time</comment>
        <translation>待ち時間なし</translation>
    </message>
    <message>
        <source>brisk</source>
        <comment>pace</comment>
        <translation>やや速い</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>pace</comment>
        <translation>ゆったり</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>pace</comment>
        <translation>速い</translation>
    </message>
    <message>
        <source>unhurried</source>
        <comment>pace</comment>
        <translation>ややゆっくり</translation>
    </message>
</context>
<context>
    <name>Skat</name>
    <message>
        <source>Play Hand…</source>
        <comment>button; leave the skat</comment>
        <translation>ハンドゲーム…</translation>
    </message>
    <message>
        <source>Skat</source>
        <comment>the two cards in the middle</comment>
        <translation>スカート</translation>
    </message>
    <message>
        <source>Take up the skat</source>
        <comment>button</comment>
        <translation>スカートを取る</translation>
    </message>
    <message>
        <source>Two cards are in the skat already. Take one back to discard another.</source>
        <translation>スカートにはもう2枚あります。別の札を伏せるには、1枚を戻してください。</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>ソロイストになりました</translation>
    </message>
    <message>
        <source>Your discard</source>
        <comment>the two places for the discard</comment>
        <translation>伏せる2枚</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>card points of a trick</comment>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <comment>card: accusative</comment>
        <translation>{card}を出しました。</translation>
    </message>
    <message>
        <source>You take the last trick, {points}.</source>
        <translation>最後のトリックを取りました。{points}です。</translation>
    </message>
    <message>
        <source>You take the trick, {points}, and lead.</source>
        <translation>{points}のトリックを取りました。次はリードする番です。</translation>
    </message>
    <message>
        <source>minus {value}</source>
        <translation>マイナス{value}</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}, not playable.</source>
        <comment>card: label</comment>
        <translation>{card}、{count}枚中{place}枚目、今は出せません。</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}, playable.</source>
        <comment>card: label</comment>
        <translation>{card}、{count}枚中{place}枚目、出せます。</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}.</source>
        <comment>card: label</comment>
        <translation>{card}、{count}枚中{place}枚目。</translation>
    </message>
    <message>
        <source>{player} agrees.</source>
        <comment>to a concession</comment>
        <translation>{player}が受け入れました。</translation>
    </message>
    <message>
        <source>{player} claims the rest with open cards.</source>
        <translation>{player}が手札を公開し、残りを全部取ると宣言しました。</translation>
    </message>
    <message>
        <source>{player} declares {contract}.</source>
        <translation>{player}の宣言は{contract}です。</translation>
    </message>
    <message>
        <source>{player} has discarded two cards.</source>
        <translation>{player}が2枚を伏せました。</translation>
    </message>
    <message>
        <source>{player} holds.</source>
        <comment>bid</comment>
        <translation>{player}が受けました。</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <comment>auction</comment>
        <translation>{player}がパスしました。</translation>
    </message>
    <message>
        <source>{player} plays {card}.</source>
        <comment>card: accusative</comment>
        <translation>{player}が{card}を出しました。</translation>
    </message>
    <message>
        <source>{player} says {value}.</source>
        <comment>bid</comment>
        <translation>{player}のビッドは{value}です。</translation>
    </message>
    <message>
        <source>{player} says {word}.</source>
        <comment>house rule: Kontra</comment>
        <translation>{player}が{word}を宣言しました。</translation>
    </message>
    <message>
        <source>{player} takes the last trick, {points}.</source>
        <translation>{player}が最後のトリックを取りました。{points}です。</translation>
    </message>
    <message>
        <source>{player} takes the trick, {points}, and leads.</source>
        <translation>{player}が{points}のトリックを取りました。次のリードは{player}です。</translation>
    </message>
    <message>
        <source>{player} takes up the skat.</source>
        <translation>{player}がスカートを取りました。</translation>
    </message>
    <message>
        <source>{player} wants to concede.</source>
        <translation>{player}が投了を申し出ています。</translation>
    </message>
    <message>
        <source>{player} wants to play on.</source>
        <comment>answer to a concession</comment>
        <translation>{player}は続けます。</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <comment>button: the unfinished series</comment>
        <translation>続きから</translation>
    </message>
    <message>
        <source>New series…</source>
        <translation>新しいシリーズ…</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: begin a series</comment>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button: the rules help</comment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>The German card game for three.</source>
        <translation>3人で遊ぶドイツのカードゲーム。</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n Daus(es)</source>
        <comment>row; cards dealt, German deck</comment>
        <translation>
            <numerusform>ダウス%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Unter(s)</source>
        <comment>row; cards dealt, German deck</comment>
        <translation>
            <numerusform>ウンター%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s)</source>
        <comment>row; cards dealt</comment>
        <translation>
            <numerusform>エース%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) in which you sat out included, as on the list.</source>
        <comment>points per deal</comment>
        <translation>
            <numerusform>休みの%nゲームも、スコア表と同じように含みます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) tell little yet. Your true win rate is probably between {low} and {high}.</source>
        <comment>rate of games won alone</comment>
        <translation>
            <numerusform>%nゲームだけでは、まだはっきりしません。本当の勝率はおそらく{low}〜{high}です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) with a hint or the coach, in no figure above but your cards.</source>
        <translation>
            <numerusform>ヒントやコーチを使った%nゲームです。上の表では「配られたカード」にだけ含みます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s)</source>
        <comment>row; cards dealt</comment>
        <translation>
            <numerusform>ジャック%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>95% range</source>
        <comment>column: where the true value probably lies</comment>
        <translation>95%の範囲</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>row: total</comment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>All seats</source>
        <comment>row: total</comment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>column: share of deals played alone</comment>
        <translation>ソロイスト</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>row: games played alone</comment>
        <translation>ソロイスト</translation>
    </message>
    <message>
        <source>Alone, by bid</source>
        <comment>heading; the user is declarer</comment>
        <translation>ソロイスト：ビッド別</translation>
    </message>
    <message>
        <source>Alone, by game</source>
        <comment>heading; the user is declarer</comment>
        <translation>ソロイスト：ゲームの種類別</translation>
    </message>
    <message>
        <source>Alone, by seat</source>
        <comment>heading; the user is declarer</comment>
        <translation>ソロイスト：席別</translation>
    </message>
    <message>
        <source>Average</source>
        <comment>column</comment>
        <translation>平均</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button; to the first page</comment>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>column</comment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: number of deals</comment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Dealt</source>
        <comment>column: which cards were dealt</comment>
        <translation>手札</translation>
    </message>
    <message>
        <source>Defending</source>
        <comment>row: games defended</comment>
        <translation>ディフェンダー</translation>
    </message>
    <message>
        <source>Defending, by game</source>
        <comment>heading; the user is defender</comment>
        <translation>ディフェンダー：ゲームの種類別</translation>
    </message>
    <message>
        <source>Defending, by seat</source>
        <comment>heading; the user is defender</comment>
        <translation>ディフェンダー：席別</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>column: what kind</comment>
        <translation>種類</translation>
    </message>
    <message>
        <source>Game points per deal</source>
        <comment>row</comment>
        <translation>1ゲームあたりの得点</translation>
    </message>
    <message>
        <source>Game points per game played alone</source>
        <comment>row</comment>
        <translation>ソロイスト1回あたりの得点</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>column: number of games</comment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>column: share of Hand games</comment>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>Hand game, alone</source>
        <comment>row</comment>
        <translation>ハンドゲーム（ソロイスト）</translation>
    </message>
    <message>
        <source>How often</source>
        <comment>heading: how often things happen</comment>
        <translation>起きる割合</translation>
    </message>
    <message>
        <source>Most in a row: {won} won, {lost} lost.</source>
        <comment>games played alone</comment>
        <translation>連勝は最大{won}回、連敗は最大{lost}回です。</translation>
    </message>
    <message>
        <source>No deal is finished yet. Play one, and your figures will stand here.</source>
        <translation>まだ終わったゲームがありません。1ゲーム終わると、ここに成績が出ます。</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>column: number of deals or games</comment>
        <translation>回数</translation>
    </message>
    <message>
        <source>Out of</source>
        <comment>column: how often it could have happened</comment>
        <translation>対象</translation>
    </message>
    <message>
        <source>Overbid, alone</source>
        <comment>row</comment>
        <translation>オーバービッド（ソロイスト）</translation>
    </message>
    <message>
        <source>Per game</source>
        <comment>column: game points per game, on average</comment>
        <translation>平均得点</translation>
    </message>
    <message>
        <source>Played alone</source>
        <comment>row</comment>
        <translation>ソロイストになった</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: averages of game points</comment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Reading your deals…</source>
        <comment>until the statistics are ready</comment>
        <translation>記録を読み込んでいます…</translation>
    </message>
    <message>
        <source>Schneider made, alone</source>
        <comment>row</comment>
        <translation>シュナイダー勝ち（ソロイスト）</translation>
    </message>
    <message>
        <source>Schneider made, defending</source>
        <comment>row</comment>
        <translation>シュナイダー勝ち（ディフェンダー）</translation>
    </message>
    <message>
        <source>Schneider suffered, alone</source>
        <comment>row</comment>
        <translation>シュナイダー負け（ソロイスト）</translation>
    </message>
    <message>
        <source>Schneider suffered, defending</source>
        <comment>row</comment>
        <translation>シュナイダー負け（ディフェンダー）</translation>
    </message>
    <message>
        <source>Schwarz made, alone</source>
        <comment>row</comment>
        <translation>シュヴァルツ勝ち（ソロイスト）</translation>
    </message>
    <message>
        <source>Schwarz made, defending</source>
        <comment>row</comment>
        <translation>シュヴァルツ勝ち（ディフェンダー）</translation>
    </message>
    <message>
        <source>Schwarz suffered, alone</source>
        <comment>row</comment>
        <translation>シュヴァルツ負け（ソロイスト）</translation>
    </message>
    <message>
        <source>Schwarz suffered, defending</source>
        <comment>row</comment>
        <translation>シュヴァルツ負け（ディフェンダー）</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>column</comment>
        <translation>席</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>column</comment>
        <translation>割合</translation>
    </message>
    <message>
        <source>So far you have played with help only. Those deals stand apart.</source>
        <translation>これまでのゲームはすべてヒント使用です。成績は別に数えます。</translation>
    </message>
    <message>
        <source>Statistics</source>
        <comment>heading of the page</comment>
        <translation>成績</translation>
    </message>
    <message>
        <source>The line is the chance by theory. Helped deals are included: help changes no cards.</source>
        <comment>explains the line in the drawn bars</comment>
        <translation>縦線は理論上の確率です。配られたカードは変わらないので、ヒント使用のゲームも含みます。</translation>
    </message>
    <message>
        <source>The mark is your rate so far. The bar shows where the true rate lies, right 95 times in 100.</source>
        <comment>explains the drawn bars</comment>
        <translation>丸はこれまでの割合です。本当の割合は、100回中95回は帯の中にあります。</translation>
    </message>
    <message>
        <source>Theory</source>
        <comment>column: the chance</comment>
        <translation>理論</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <comment>row: deals in which all passed</comment>
        <translation>流れ（全員パス）</translation>
    </message>
    <message>
        <source>Times</source>
        <comment>column: how often it happened</comment>
        <translation>回数</translation>
    </message>
    <message>
        <source>Tournament score per deal</source>
        <comment>over a large figure</comment>
        <translation>1ゲームあたりの競技スコア</translation>
    </message>
    <message>
        <source>Tournament score per deal</source>
        <comment>row</comment>
        <translation>1ゲームあたりの競技スコア</translation>
    </message>
    <message>
        <source>Win rate</source>
        <comment>column</comment>
        <translation>勝率</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>heading: deals with a hint or the coach</comment>
        <translation>ヒント使用</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: number of games won</comment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Won alone</source>
        <comment>over a large figure</comment>
        <translation>ソロイストの勝率</translation>
    </message>
    <message>
        <source>Won defending</source>
        <comment>over a large figure</comment>
        <translation>ディフェンダーの勝率</translation>
    </message>
    <message>
        <source>Your cards</source>
        <comment>heading: what was dealt, against theory</comment>
        <translation>配られたカード</translation>
    </message>
    <message>
        <source>minus {value}</source>
        <comment>screen reader</comment>
        <translation>マイナス{value}</translation>
    </message>
    <message>
        <source>no Daus</source>
        <comment>row; cards dealt, German deck</comment>
        <translation>ダウスなし</translation>
    </message>
    <message>
        <source>no Unter</source>
        <comment>row; cards dealt, German deck</comment>
        <translation>ウンターなし</translation>
    </message>
    <message>
        <source>no ace</source>
        <comment>row; cards dealt</comment>
        <translation>エースなし</translation>
    </message>
    <message>
        <source>no figure yet</source>
        <comment>screen reader</comment>
        <translation>まだ数値なし</translation>
    </message>
    <message>
        <source>no jack</source>
        <comment>row; cards dealt</comment>
        <translation>ジャックなし</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>under a large figure; no game of this kind</comment>
        <translation>まだありません</translation>
    </message>
    <message>
        <source>too few deals for a range</source>
        <comment>screen reader</comment>
        <translation>範囲を示すにはゲームが足りません</translation>
    </message>
    <message>
        <source>{bid} and more</source>
        <comment>bids</comment>
        <translation>{bid}以上</translation>
    </message>
    <message>
        <source>{deals} · {range}</source>
        <comment>under a large figure</comment>
        <translation>{deals} · {range}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <comment>range of signed game points</comment>
        <translation>{low}〜{high}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <comment>screen reader; a range</comment>
        <translation>{low}から{high}</translation>
    </message>
    <message>
        <source>{share}, range {range}</source>
        <comment>screen reader; a bar</comment>
        <translation>{share}、範囲は{range}</translation>
    </message>
    <message>
        <source>{share}, range {range}, by theory {theory}</source>
        <comment>screen reader; a bar</comment>
        <translation>{share}、範囲は{range}、理論では{theory}</translation>
    </message>
    <message>
        <source>{won} of {games} · {range}</source>
        <comment>games won · range</comment>
        <translation>{games}ゲーム中{won}勝・{range}</translation>
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
        <comment>a club player's strength</comment>
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
    <message>
        <source>trumps</source>
        <translation>切り札</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Discard two cards. Their card points count for you.</source>
        <translation>2枚を伏せてください。その点は自分のカード点になります。</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>自分の番です。</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>このゲームは終わりました。</translation>
    </message>
    <message>
        <source>The last trick: {points} for you.</source>
        <translation>最後のトリック：{points}を取りました。</translation>
    </message>
    <message>
        <source>The last trick: {points} for {player}.</source>
        <translation>最後のトリック：{player}が{points}を取りました。</translation>
    </message>
    <message>
        <source>Waiting for {player}.</source>
        <translation>{player}を待っています。</translation>
    </message>
    <message>
        <source>You play alone; your bid is {value}. Take up the skat or play Hand?</source>
        <translation>ソロイストになりました（ビッド{value}）。スカートを取りますか、ハンドゲームにしますか？</translation>
    </message>
    <message>
        <source>Your hand is good for {value}: {game}, {matadors}.</source>
        <comment>bidding</comment>
        <translation>この手札なら{value}までビッドできます（{game}、{matadors}）。</translation>
    </message>
    <message>
        <source>Your hand is good for {value}: {game}.</source>
        <comment>bidding</comment>
        <translation>この手札なら{value}までビッドできます（{game}）。</translation>
    </message>
    <message>
        <source>Your turn. Trumps were led.</source>
        <translation>カードを出す番です。切り札がリードされました。</translation>
    </message>
    <message>
        <source>Your turn. {suit} were led.</source>
        <translation>カードを出す番です。{suit}がリードされました。</translation>
    </message>
    <message>
        <source>Your turn: declare the game.</source>
        <translation>ゲームの種類を宣言する番です。</translation>
    </message>
    <message>
        <source>Your turn: lead a card.</source>
        <translation>リードする番です。</translation>
    </message>
    <message>
        <source>Your turn: say {value} or pass.</source>
        <comment>auction</comment>
        <translation>ビッドの番です。{value}と言うか、パスしてください。</translation>
    </message>
    <message>
        <source>Your turn: {value} is the highest bid there is, so pass.</source>
        <comment>auction</comment>
        <translation>ビッドの番です。{value}がいちばん高いビッドなので、パスしてください。</translation>
    </message>
    <message>
        <source>{game} is worth only {value}, but your bid is {bid}: overbid.</source>
        <translation>{game}のゲーム値は{value}で、ビッドの{bid}に届きません。このままではオーバービッドです。</translation>
    </message>
    <message>
        <source>{player} bids {value}. Do you hold?</source>
        <translation>{player}のビッドは{value}です。受けますか？</translation>
    </message>
    <message>
        <source>{player} wants to concede. Do you agree?</source>
        <translation>{player}が投了を申し出ています。受け入れますか？</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message numerus="yes">
        <source>%n deal(s) cannot be read by this version. They stay in the file, but the statistics leave them out.</source>
        <comment>saved games</comment>
        <translation>
            <numerusform>このバージョンでは%nゲームを読み込めません。ファイルには残りますが、成績には入りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) could still be read and were taken over.</source>
        <comment>saved games</comment>
        <translation>
            <numerusform>読み取れた%nゲームは引き継ぎました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program is using the saved games in {file}. They are safe, but new games are not saved. Close the other program, then start this one again.</source>
        <translation>ほかのプログラムが保存データ「{file}」を使っています。データは無事ですが、新しいゲームは保存されません。そのプログラムを閉じてから、起動し直してください。</translation>
    </message>
    <message>
        <source>Nothing can be written in the data folder {folder}. What is saved there stays; new games and settings are not saved.</source>
        <translation>データフォルダー「{folder}」に書き込めません。保存済みのデータは残りますが、新しいゲームと設定は保存されません。</translation>
    </message>
    <message>
        <source>Nothing can be written to {file}. What is saved stays; new games are kept only until you quit the program.</source>
        <translation>「{file}」に書き込めません。保存済みのデータは残りますが、新しいゲームはプログラムの終了までしか残りません。</translation>
    </message>
    <message>
        <source>The data folder {folder} cannot be made or opened. You can play, but games and settings are not saved.</source>
        <translation>データフォルダー「{folder}」を作成できないか、開けません。プレイはできますが、ゲームと設定は保存されません。</translation>
    </message>
    <message>
        <source>The disk is full, so the last card could not be saved. Everything before it is safe. Free some space, then choose “Try again”.</source>
        <translation>ディスクの空きが足りず、最後の1手を保存できませんでした。それより前の記録は無事です。空きを増やしてから「再試行」を選んでください。</translation>
    </message>
    <message>
        <source>The last card could not be saved in {file}. Everything before it is safe. Choose “Try again”.</source>
        <translation>最後の1手を「{file}」に保存できませんでした。それより前の記録は無事です。「再試行」を選んでください。</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time. Every card you saw played is saved. A report is in the data folder, as {file}.</source>
        <translation>前回、プログラムが予期せず終了しました。画面に出たカードはすべて保存されています。報告はデータフォルダーの「{file}」にあります。</translation>
    </message>
    <message>
        <source>The saved games cannot be read: the file is damaged. It stays unchanged as {file}; a new one has been started.</source>
        <translation>保存データが壊れていて、読み込めませんでした。元のファイルは「{file}」としてそのまま残し、新しいファイルを作りました。</translation>
    </message>
    <message>
        <source>The saved games come from a newer version of the program. They stay unchanged as {file}; a new file has been started.</source>
        <translation>保存データは、このプログラムの新しいバージョンのものです。元のファイルは「{file}」としてそのまま残し、新しいファイルを作りました。</translation>
    </message>
    <message>
        <source>The setting “{key}” had a value the program does not know: {found}. The usual value holds; all other settings are as they were.</source>
        <translation>設定「{key}」の値「{found}」は使えません。この項目だけ初期値に戻し、ほかの設定はそのままです。</translation>
    </message>
    <message>
        <source>The settings cannot be read, so the usual ones hold. The file {file} stays as it is, and changes are not saved. Move it to another folder, then start the program again.</source>
        <translation>設定を読み込めないため、初期設定を使います。ファイル「{file}」はそのまま残り、変更は保存されません。別のフォルダーに移してから、起動し直してください。</translation>
    </message>
    <message>
        <source>The settings cannot be read: the file is damaged. It stays unchanged as {file}; the usual settings hold.</source>
        <translation>設定ファイルが壊れていて、読み込めませんでした。元のファイルは「{file}」としてそのまま残し、初期設定を使います。</translation>
    </message>
    <message>
        <source>The settings could not be saved in {file}. They hold until you quit the program.</source>
        <translation>設定を「{file}」に保存できませんでした。プログラムの終了まではこの設定のまま使えます。</translation>
    </message>
    <message>
        <source>The statistics cannot be read. Your games are not touched.</source>
        <translation>成績を読み込めませんでした。ゲームの記録はそのままです。</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button: save what could not be saved</comment>
        <translation>再試行</translation>
    </message>
    <message>
        <source>{text} {more}</source>
        <comment>two whole sentences</comment>
        <translation>{text}{more}</translation>
    </message>
</context>
<context>
    <name>Word</name>
    <message>
        <source>Bock round</source>
        <translation>ボックラウンド</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>コントラ</translation>
    </message>
    <message>
        <source>Re</source>
        <comment>answer to Kontra</comment>
        <translation>レ</translation>
    </message>
    <message>
        <source>Revolution</source>
        <comment>house rule</comment>
        <translation>レボリューション</translation>
    </message>
    <message>
        <source>Spitze</source>
        <comment>house rule: last trick with the lowest trump</comment>
        <translation>シュピッツェ</translation>
    </message>
</context>
</TS>
