# SPDX-License-Identifier: MIT
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False
"""The compiled solver: Skat with open cards, exactly, in microseconds.

Roles, not seats: 0 is the declarer, 1 and 2 the defenders in the order of play. Everything below
the border is ``noexcept nogil`` on 32-bit sets of cards in an order of its own: three side suits
of seven cards (7 8 9 Q K 10 A upward), then the trump suit, then the jacks diamonds to clubs, so
that among cards that beat each other the higher bit always wins. In Grand the fourth side suit
lies where the trump suit would be.

Method: null-window search with fail-soft values; a transposition table keyed by the structure of
ranks alone, whose entries bound positions that differ only in card points (Furtak and Buro,
"Using Payoff-Similarity to Speed Up Search", IJCAI 2011); bounds from sure tricks; one of several
equal cards only; a linear score to order moves. ``twin.py`` says the same in a few lines and is
the oracle of the tests.
"""

from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

ctypedef uint32_t u32
ctypedef uint64_t u64

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static int sk_pop(unsigned int x) {
        x = x - ((x >> 1) & 0x55555555u); x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
        return (int)((((x + (x >> 4)) & 0x0F0F0F0Fu) * 0x01010101u) >> 24);
    }
    static int sk_low(unsigned int x) { unsigned long i; _BitScanForward(&i, x); return (int)i; }
    static int sk_high(unsigned int x) { unsigned long i; _BitScanReverse(&i, x); return (int)i; }
    #else
    static inline int sk_pop(unsigned int x) { return __builtin_popcount(x); }
    static inline int sk_low(unsigned int x) { return __builtin_ctz(x); }
    static inline int sk_high(unsigned int x) { return 31 - __builtin_clz(x); }
    #endif
    /* Built with the popcnt instruction, which every x86-64 processor since 2008 has. */
    #if defined(__POPCNT__) && defined(__GNUC__) && (defined(__x86_64__) || defined(__i386__))
    static int sk_runs_here(void) { return __builtin_cpu_supports("popcnt") != 0; }
    #else
    static int sk_runs_here(void) { return 1; }
    #endif
    """
    int sk_pop(u32 x) noexcept nogil
    int sk_low(u32 x) noexcept nogil
    int sk_high(u32 x) noexcept nogil
    int sk_runs_here() noexcept nogil

if not sk_runs_here():
    raise ImportError("The compiled solver needs a processor with the popcnt instruction.")

cdef enum:
    SUITS_MASK = 0x0FFFFFFF
    BUCKETS = 1 << 14
    WAYS = 4
    N_SITUATIONS = 15

cdef u32 JACKS = <u32>0xF0000000
cdef u32 SEVENS = 0x00204081
cdef u32 EIGHTS = 0x00408102
cdef u32 ACES = 0x08102040
cdef u32 TENS = 0x04081020
cdef u32 KINGS = 0x02040810
cdef u32 QUEENS = 0x01020408
cdef u32 LOW_SAME = 0x00C18306   # eights and nines: equal to the card below them

cdef int[7] PLAIN_POINTS = [0, 0, 0, 3, 4, 10, 11]
cdef int[32] POINTS
cdef u32[2][32] GROUP            # cards one must follow with, by mode and card
cdef u32[2][32] BEATS            # cards that beat it when it is led or holds the trick
cdef u32[2] TRUMPS
cdef uint8_t[128][128] PACK      # [remaining][held] -> held pushed together
cdef uint8_t[16][16] PACK4
cdef uint8_t[128][128] GAIN      # [old pattern][new pattern] -> points gained card by card
cdef uint8_t[128][128] LOSS
cdef uint8_t[256][256] PACK8
cdef uint8_t[256][256] SAFE      # Null: declarer's suit against the defenders' cards of it

# Weights of the move order: trick won, trick points, card points, trump, rank, top, length,
# special, singleton. Source: the tuned table of the measured design.
cdef int[2][15][9] WEIGHTS = [
    [
        [300, 15, 3, 15, 2, 52, 1, 33, -21],
        [300, 5, 0, -33, -3, 0, 0, -58, 27],
        [300, 2, 2, -41, 0, 0, -7, -53, 9],
        [500, 12, 2, -30, 0, 0, 0, 4, 0],
        [500, 11, 1, -30, -5, 8, 0, -10, 0],
        [500, 5, 3, -30, -3, 0, 0, 13, 0],
        [500, 4, -3, -30, -1, -7, 0, 17, 0],
        [500, 10, 0, -30, 0, -9, 0, -26, 0],
        [500, 10, -4, -30, -2, 0, 0, -10, 0],
        [500, 9, 0, -16, -6, -79, -7, 42, 33],
        [500, 6, 0, -59, -2, 0, -3, -10, 29],
        [500, 8, 0, 4, -2, 0, -5, -10, 0],
        [500, 14, 0, -30, 0, 0, -7, -29, 0],
        [500, 11, 0, -30, 0, 7, 7, -16, 7],
        [500, 13, 0, -30, 0, -19, 0, -28, 33],
    ],
    [
        [300, 7, 5, 20, 1, 50, 20, 54, -20],
        [300, 8, 2, -21, 1, 40, -5, -99, 20],
        [300, 5, 2, -26, 2, 43, 0, -29, 22],
        [500, 5, 2, -30, -2, 0, 0, 36, 0],
        [500, 10, 0, -30, -2, 0, 0, 5, 0],
        [500, 10, 0, -30, -2, 18, 0, -10, 0],
        [500, 10, 0, -30, 1, 0, 0, -10, 0],
        [500, 10, 0, -30, 1, 0, 0, -10, 0],
        [500, 10, 0, -30, -2, 0, 0, -10, 0],
        [500, 7, 5, 68, -5, -33, -5, -10, 10],
        [500, 10, -4, -27, 1, -16, -3, -27, 0],
        [500, 8, 6, -30, 1, -11, -10, -68, 16],
        [500, 6, 0, -30, -2, -12, -7, -10, 0],
        [500, 12, 0, -21, -2, -18, 0, -10, 9],
        [500, 10, 0, -13, 1, -15, -4, -30, 39],
    ],
]

cdef struct Hands:
    u32[3] h

cdef struct Entry:
    u32 key_a
    u32 key_b
    u32 signature
    uint8_t lower
    uint8_t upper
    uint8_t generation
    uint8_t cards

cdef struct Search:
    Entry* table
    uint8_t generation
    int mode
    int64_t nodes
    int64_t budget
    const uint8_t* stop
    bint cut


cdef int _points_of_suit(int pattern):
    cdef int i, total = 0
    for i in range(7):
        if pattern >> i & 1:
            total += PLAIN_POINTS[i]
    return total


cdef void _fill_tables():
    cdef int card, other, mode, suit, old, new, i, j, total_gain, total_loss, held, place
    cdef int[7] one
    cdef int[7] two
    for card in range(28):
        POINTS[card] = PLAIN_POINTS[card % 7]
    for card in range(28, 32):
        POINTS[card] = 2
    TRUMPS[0] = <u32>0xFFE00000
    TRUMPS[1] = JACKS
    for mode in range(2):
        for card in range(32):
            if TRUMPS[mode] >> card & 1:
                GROUP[mode][card] = TRUMPS[mode]
            else:
                GROUP[mode][card] = <u32>0x7F << (card // 7 * 7)
            BEATS[mode][card] = 0
            for other in range(32):
                if TRUMPS[mode] >> other & 1:
                    if not TRUMPS[mode] >> card & 1 or other > card:
                        BEATS[mode][card] |= <u32>1 << other
                elif not TRUMPS[mode] >> card & 1 and other // 7 == card // 7 and other > card:
                    BEATS[mode][card] |= <u32>1 << other
    for old in range(128):
        for held in range(128):
            place = 0
            PACK[old][held] = 0
            for i in range(7):
                if old >> i & 1:
                    if held >> i & 1:
                        PACK[old][held] |= 1 << place
                    place += 1
    for old in range(16):
        for held in range(16):
            place = 0
            PACK4[old][held] = 0
            for i in range(4):
                if old >> i & 1:
                    if held >> i & 1:
                        PACK4[old][held] |= 1 << place
                    place += 1
    for old in range(256):
        for held in range(256):
            place = 0
            PACK8[old][held] = 0
            for i in range(8):
                if old >> i & 1:
                    if held >> i & 1:
                        PACK8[old][held] |= 1 << place
                    place += 1
    for old in range(128):
        for new in range(128):
            i = j = 0
            for place in range(7):
                if old >> place & 1:
                    one[i] = PLAIN_POINTS[place]
                    i += 1
                if new >> place & 1:
                    two[j] = PLAIN_POINTS[place]
                    j += 1
            total_gain = total_loss = 0
            if i == j:
                for place in range(i):
                    if two[place] > one[place]:
                        total_gain += two[place] - one[place]
                    else:
                        total_loss += one[place] - two[place]
            GAIN[old][new] = total_gain
            LOSS[old][new] = total_loss
    # A suit is safe when each declarer's card lies below the defenders' card of the same place,
    # counted from below, as far as both reach.
    for old in range(256):
        for new in range(256):
            SAFE[old][new] = 1
            j = -1
            for i in range(8):
                if not old >> i & 1:
                    continue
                j += 1
                while j < 8 and not new >> j & 1:
                    j += 1
                if j >= 8:
                    break
                if j < i:
                    SAFE[old][new] = 0
                    break

_fill_tables()


cdef inline int points_of(u32 cards) noexcept nogil:
    return (11 * sk_pop(cards & ACES) + 10 * sk_pop(cards & TENS) + 4 * sk_pop(cards & KINGS)
            + 3 * sk_pop(cards & QUEENS) + 2 * sk_pop(cards & JACKS))


cdef inline int cheapest(u32 cards, int count) noexcept nogil:
    """Return the card points of the ``count`` cheapest cards of a set that has as many."""
    cdef int n
    cdef int total = 0
    n = sk_pop(cards & ~(ACES | TENS | KINGS | QUEENS | JACKS))
    if n >= count:
        return 0
    count -= n
    n = sk_pop(cards & JACKS)
    if n >= count:
        return 2 * count
    total = 2 * n
    count -= n
    n = sk_pop(cards & QUEENS)
    if n >= count:
        return total + 3 * count
    total += 3 * n
    count -= n
    n = sk_pop(cards & KINGS)
    if n >= count:
        return total + 4 * count
    total += 4 * n
    count -= n
    n = sk_pop(cards & TENS)
    if n >= count:
        return total + 10 * count
    return total + 10 * n + 11 * (count - n)


cdef inline int fattest(u32 cards) noexcept nogil:
    if cards & ACES:
        return 11
    if cards & TENS:
        return 10
    if cards & KINGS:
        return 4
    if cards & QUEENS:
        return 3
    return 2 if cards & JACKS else 0


cdef inline u32 distinct(u32 moves) noexcept nogil:
    """Leave one of several equal cards: neighbours among 7 8 9 and among the jacks."""
    return moves & ~((moves << 1) & (LOW_SAME | (JACKS & (JACKS << 1))))


cdef inline void squeeze(Hands* hands) noexcept nogil:
    """Move the remaining 7 8 9 of each suit, and the jacks, down over gaps."""
    cdef u32 rest = hands.h[0] | hands.h[1] | hands.h[2]
    cdef u32 gap, up
    cdef int i, step
    cdef u32 jacks = rest >> 28
    for step in range(3):
        gap = ~rest & (EIGHTS if step == 1 else SEVENS)
        up = (gap << 1) & rest
        if up:
            for i in range(3):
                hands.h[i] = (hands.h[i] & ~up) | ((hands.h[i] & up) >> 1)
            rest = (rest & ~up) | (up >> 1)
    if jacks & (jacks + 1):
        for i in range(3):
            hands.h[i] = (hands.h[i] & SUITS_MASK) | <u32>PACK4[jacks][hands.h[i] >> 28] << 28


cdef inline u32 packed(u32 rest, u32 cards) noexcept nogil:
    return (<u32>PACK[rest & 0x7F][cards & 0x7F]
            | <u32>PACK[rest >> 7 & 0x7F][cards >> 7 & 0x7F] << 7
            | <u32>PACK[rest >> 14 & 0x7F][cards >> 14 & 0x7F] << 14
            | <u32>PACK[rest >> 21 & 0x7F][cards >> 21 & 0x7F] << 21
            | <u32>PACK4[rest >> 28][cards >> 28] << 28)


# --- Sure tricks ----------------------------------------------------------------------------------


cdef int sure_of_declarer(int mode, const Hands* hands, int leader, int n, int out,
                          bint* all_of_it) noexcept nogil:
    """Return card points that the declarer gets whatever the defenders do."""
    cdef u32 own = hands.h[0], one = hands.h[1], two = hands.h[2]
    cdef u32 trumps = TRUMPS[mode]
    cdef u32 theirs = (one | two) & trumps
    cdef u32 mine = own & trumps
    cdef u32 tops, suit_mask, mine_here, theirs_here, top_here
    cdef u32 taken
    cdef int count, rounds, suits, suit, longest, length
    cdef bint drawn = theirs == 0
    tops = mine
    if theirs:
        tops = mine & ~(((<u32>2) << sk_high(theirs)) - 1)
    taken = tops
    count = sk_pop(tops)
    if leader == 0:
        if not drawn:
            longest = sk_pop(one & trumps)
            length = sk_pop(two & trumps)
            if length > longest:
                longest = length
            if count >= longest:
                drawn = True
        if drawn:
            taken = mine
            count = sk_pop(mine)
        suits = 3 if mode == 0 else 4
        for suit in range(suits):
            suit_mask = <u32>0x7F << (7 * suit)
            mine_here = own & suit_mask
            if not mine_here:
                continue
            theirs_here = (one | two) & suit_mask
            if not theirs_here:
                top_here = mine_here
            else:
                top_here = mine_here & ~(((<u32>2) << sk_high(theirs_here)) - 1)
            rounds = sk_pop(top_here)
            if not rounds:
                continue
            longest = sk_pop(one & suit_mask)
            length = sk_pop(two & suit_mask)
            if drawn:
                if rounds >= longest and rounds >= length:
                    top_here = mine_here
                    rounds = sk_pop(mine_here)
            else:
                if length < longest:
                    longest = length
                # A defender that cannot follow may ruff: only so many rounds are sure.
                while rounds > longest:
                    top_here &= top_here - 1
                    rounds -= 1
            taken |= top_here
            count += rounds
    all_of_it[0] = count >= n
    if count >= n:
        return out
    if not count:
        return 0
    return points_of(taken) + cheapest(one, count) + cheapest(two, count)


cdef int sure_of_defenders(int mode, const Hands* hands, int leader, int n, int out,
                           bint* all_of_it) noexcept nogil:
    """Return card points that the defenders get whatever the declarer does."""
    cdef u32 own = hands.h[0]
    cdef u32 trumps = TRUMPS[mode]
    cdef u32 his = own & trumps
    cdef u32 over = ~<u32>0 if not his else ~(((<u32>2) << sk_high(his)) - 1)
    cdef u32 tops_one = hands.h[1] & trumps & over
    cdef u32 tops_two = hands.h[2] & trumps & over
    cdef u32 taken = tops_one | tops_two
    cdef u32 lead_hand, mate, suit_mask, others, top_here
    cdef int count = sk_pop(tops_one), other = sk_pop(tops_two)
    cdef int suits, suit, rounds, length
    if other > count:
        count = other
    if leader != 0:
        lead_hand = hands.h[leader]
        mate = hands.h[3 - leader]
        suits = 3 if mode == 0 else 4
        for suit in range(suits):
            suit_mask = <u32>0x7F << (7 * suit)
            top_here = lead_hand & suit_mask
            if not top_here:
                continue
            others = (own | mate) & suit_mask
            if others:
                top_here &= ~(((<u32>2) << sk_high(others)) - 1)
            rounds = sk_pop(top_here)
            if not rounds:
                continue
            if his:
                length = sk_pop(own & suit_mask)
                while rounds > length:
                    top_here &= top_here - 1
                    rounds -= 1
            if mate & trumps:
                # A partner who cannot follow might have nothing but trumps, and take the lead.
                length = sk_pop(mate & suit_mask)
                while rounds > length:
                    top_here &= top_here - 1
                    rounds -= 1
            taken |= top_here
            count += rounds
    all_of_it[0] = count >= n
    if count >= n:
        return out
    if not count:
        return 0
    return points_of(taken) + cheapest(own, count)


# --- Order of moves -------------------------------------------------------------------------------


cdef inline int features(const int* weight, int mode, const Hands* hands, u32 own, int card,
                         bint win, int trick_points, bint special) noexcept nogil:
    cdef u32 group = GROUP[mode][card]
    cdef u32 bit = <u32>1 << card
    cdef u32 mine = own & group
    cdef u32 rest = (hands.h[0] | hands.h[1] | hands.h[2]) & group
    cdef int score = weight[1] * trick_points + weight[2] * POINTS[card]
    cdef int length = sk_pop(mine)
    if win:
        score += weight[0]
    if TRUMPS[mode] >> card & 1:
        score += weight[3] + weight[4] * (card - (21 if mode == 0 else 28))
    else:
        score += weight[4] * (card % 7)
    if not rest & ~((bit << 1) - 1):
        score += weight[5]
    score += weight[6] * length
    if special:
        score += weight[7]
    if length == 1:
        score += weight[8]
    return score


cdef inline u32 follow(int mode, u32 hand, int led) noexcept nogil:
    cdef u32 same = hand & GROUP[mode][led]
    return same if same else hand


cdef int score_lead(int mode, const Hands* hands, int leader, int card) noexcept nogil:
    cdef u32 f1, f2, b1, b2, x
    cdef int next1 = leader + 1 if leader < 2 else 0
    cdef int next2 = next1 + 1 if next1 < 2 else 0
    cdef int points = POINTS[card]
    cdef int trick, situation
    cdef bint win, special
    f1 = follow(mode, hands.h[next1], card)
    f2 = follow(mode, hands.h[next2], card)
    b1 = f1 & BEATS[mode][card]
    b2 = f2 & BEATS[mode][card]
    if leader == 0:
        situation = 0
        win = not (b1 | b2)
        if win:
            trick = points + cheapest(f1, 1) + cheapest(f2, 1)
        elif b1:
            trick = -(points + cheapest(b1, 1) + fattest(f2))
        else:
            trick = -(points + fattest(f1) + cheapest(b2, 1))
        special = (TRUMPS[mode] >> card & 1) and ((hands.h[1] | hands.h[2]) & TRUMPS[mode])
    elif next1 == 0:
        situation = 1
        if not b1:
            win = True
            trick = points + cheapest(f1, 1) + fattest(f2)
        else:
            x = f2 & BEATS[mode][sk_high(b1)]
            win = x != 0
            if win:
                trick = points + cheapest(f1, 1) + cheapest(x, 1)
            else:
                trick = -(points + fattest(b1) + cheapest(f2, 1))
        special = not (hands.h[0] & GROUP[mode][card])
    else:
        situation = 2
        if not b2:
            win = True
            trick = points + fattest(f1) + cheapest(f2, 1)
        else:
            win = False
            if b1 and not (f2 & BEATS[mode][sk_high(b1)]):
                win = True
            if win:
                trick = points + POINTS[sk_high(b1)] + cheapest(f2, 1)
            else:
                trick = -(points + cheapest(f1, 1) + fattest(b2))
        special = not (hands.h[0] & GROUP[mode][card])
    return features(WEIGHTS[mode][situation], mode, hands, hands.h[leader], card, win, trick, special)


cdef int score_second(int mode, const Hands* hands, int leader, int led, int card) noexcept nogil:
    cdef int me = leader + 1 if leader < 2 else 0
    cdef int last = me + 1 if me < 2 else 0
    cdef u32 f3 = follow(mode, hands.h[last], led)
    cdef u32 b3
    cdef bint beats = BEATS[mode][led] >> card & 1
    cdef bint void = not (GROUP[mode][led] >> card & 1)
    cdef bint win
    cdef int points = POINTS[led] + POINTS[card]
    cdef int trick, situation
    b3 = f3 & BEATS[mode][card if beats else led]
    if me == 0:
        situation = 3
        if beats:
            win = not b3
            trick = points + cheapest(f3, 1) if win else -(points + cheapest(b3, 1))
        else:
            win = False
            trick = -(points + fattest(f3))
    elif leader == 0:
        situation = 4
        if beats:
            win = True
            trick = points + fattest(f3)
        elif b3:
            win = True
            trick = points + fattest(b3)
        else:
            win = False
            trick = -(points + cheapest(f3, 1))
    else:
        situation = 5
        win = not b3
        trick = points + cheapest(f3, 1) if win else -(points + fattest(b3))
    if void:
        situation += 6
    return features(WEIGHTS[mode][situation], mode, hands, hands.h[me], card, win, trick, beats)


cdef int score_third(int mode, const Hands* hands, int leader, int led, int second,
                     int card) noexcept nogil:
    cdef int me = leader - 1 if leader > 0 else 2
    cdef bint second_wins = BEATS[mode][led] >> second & 1
    cdef int best = second if second_wins else led
    cdef int holder = leader
    cdef bint beats = BEATS[mode][best] >> card & 1
    cdef bint win
    cdef int points = POINTS[led] + POINTS[second] + POINTS[card]
    cdef int situation
    if second_wins:
        holder = leader + 1 if leader < 2 else 0
    if me == 0:
        situation = 6
        win = beats
    elif holder != 0:
        situation = 7
        win = True
    else:
        situation = 8
        win = beats
    if not (GROUP[mode][led] >> card & 1):
        situation += 6
    return features(WEIGHTS[mode][situation], mode, hands, hands.h[me], card, win,
                    points if win else -points, card >= 28)


cdef inline void put(int* cards, int* scores, int count, int card, int score) noexcept nogil:
    """Insert a card into a list that is sorted by descending score."""
    cdef int at = count
    while at > 0 and scores[at - 1] < score:
        scores[at] = scores[at - 1]
        cards[at] = cards[at - 1]
        at -= 1
    scores[at] = score
    cards[at] = card


def order_weights():
    """Return the weights of the move order: for suit games and Grand, 15 situations of 9 each."""
    return [WEIGHTS[i // 135][i // 9 % 15][i % 9] for i in range(270)]


def set_order_weights(weights):
    """Use other weights; they change how long a search takes, never what it finds."""
    if len(weights) != 270:
        raise ValueError(f"{len(weights)} weights instead of 270.")
    for i in range(270):
        WEIGHTS[i // 135][i // 9 % 15][i % 9] = weights[i]


# --- Search ---------------------------------------------------------------------------------------


cdef inline int settled(int mode, u32 foreign, const int* cards, const int* values, int at,
                        int need, bint declarer) noexcept nogil:
    """Return a bound that settles a card without search, from a neighbour in rank; -1 if none.

    Two cards of a group with no card of others between them differ at most by their points.
    """
    cdef int i, other, low, high, apart
    cdef int card = cards[at]
    cdef u32 group = GROUP[mode][card]
    for i in range(at):
        other = cards[i]
        if not group >> other & 1:
            continue
        low = other if other < card else card
        high = card if other < card else other
        if foreign & group & (((<u32>1 << high) - 1) & ~((<u32>2 << low) - 1)):
            continue
        apart = POINTS[card] - POINTS[other]
        if apart < 0:
            apart = -apart
        if declarer:
            if values[i] + apart < need:
                return values[i] + apart
        elif values[i] - apart >= need:
            return values[i] - apart
    return -1


cdef inline bint exhausted(Search* search) noexcept nogil:
    if search.nodes > search.budget or (search.stop != NULL and search.stop[0]):
        search.cut = True
    return search.cut


cdef int after_trick(Search* search, Hands hands, int leader, int one, int two, int three,
                     int need, int out, int n) noexcept nogil:
    """Resolve a trick; the hands are without its cards already."""
    cdef int winner = leader, best = one
    cdef int points = POINTS[one] + POINTS[two] + POINTS[three]
    if BEATS[search.mode][best] >> two & 1:
        best = two
        winner = leader + 1 if leader < 2 else 0
    if BEATS[search.mode][best] >> three & 1:
        winner = leader - 1 if leader > 0 else 2
    if winner == 0:
        return points + lead(search, hands, winner, need - points, out - points, n - 1)
    return lead(search, hands, winner, need, out - points, n - 1)


cdef int third(Search* search, Hands hands, int leader, int one, int two, int need, int out,
               int n) noexcept nogil:
    cdef int mode = search.mode
    cdef int me = leader - 1 if leader > 0 else 2
    cdef u32 moves = distinct(follow(mode, hands.h[me], one))
    cdef u32 foreign
    cdef int[10] cards
    cdef int[10] scores
    cdef int count = 0, i, card, value, best
    cdef Hands after
    search.nodes += 1
    if moves & (moves - 1) == 0:
        card = sk_low(moves)
        hands.h[me] &= ~moves
        return after_trick(search, hands, leader, one, two, card, need, out, n)
    while moves:
        card = sk_low(moves)
        moves &= moves - 1
        put(cards, scores, count, card, score_third(mode, &hands, leader, one, two, card))
        count += 1
    best = -1 if me == 0 else 1000
    foreign = (hands.h[0] | hands.h[1] | hands.h[2]) & ~hands.h[me] | <u32>1 << one | <u32>1 << two
    for i in range(count):
        value = settled(mode, foreign, cards, scores, i, need, me == 0) if i else -1
        if value >= 0:
            scores[i] = value
            if (me == 0) == (value > best):
                best = value
            continue
        after = hands
        after.h[me] &= ~(<u32>1 << cards[i])
        value = after_trick(search, after, leader, one, two, cards[i], need, out, n)
        if search.cut:
            return value
        scores[i] = value
        if me == 0:
            if value > best:
                best = value
                if best >= need:
                    return best
        elif value < best:
            best = value
            if best < need:
                return best
    return best


cdef int second(Search* search, Hands hands, int leader, int one, int need, int out,
                int n) noexcept nogil:
    cdef int mode = search.mode
    cdef int me = leader + 1 if leader < 2 else 0
    cdef u32 moves = distinct(follow(mode, hands.h[me], one))
    cdef u32 foreign
    cdef int[10] cards
    cdef int[10] scores
    cdef int count = 0, i, card, value, best
    cdef Hands after
    search.nodes += 1
    if moves & (moves - 1) == 0:
        card = sk_low(moves)
        hands.h[me] &= ~moves
        return third(search, hands, leader, one, card, need, out, n)
    while moves:
        card = sk_low(moves)
        moves &= moves - 1
        put(cards, scores, count, card, score_second(mode, &hands, leader, one, card))
        count += 1
    best = -1 if me == 0 else 1000
    foreign = (hands.h[0] | hands.h[1] | hands.h[2]) & ~hands.h[me] | <u32>1 << one
    for i in range(count):
        value = settled(mode, foreign, cards, scores, i, need, me == 0) if i else -1
        if value >= 0:
            scores[i] = value
            if (me == 0) == (value > best):
                best = value
            continue
        after = hands
        after.h[me] &= ~(<u32>1 << cards[i])
        value = third(search, after, leader, one, cards[i], need, out, n)
        if search.cut:
            return value
        scores[i] = value
        if me == 0:
            if value > best:
                best = value
                if best >= need:
                    return best
        elif value < best:
            best = value
            if best < need:
                return best
    return best


cdef int lead(Search* search, Hands hands, int leader, int need, int out, int n) noexcept nogil:
    """Return a bound on the points still to come for the declarer, exact enough for ``need``.

    The value is at least ``need`` if the declarer can reach it (then it is a lower bound), else
    below it (then an upper bound).
    """
    cdef int mode = search.mode
    cdef int[10] cards
    cdef int[10] scores
    cdef int count = 0, i, card, value, best, sure, lower, upper, gain, loss, oldest, least
    cdef u32 moves, rest, key_a, key_b, signature, old, foreign
    cdef u64 mixed
    cdef bint whole
    cdef Entry* bucket
    cdef Entry* entry
    cdef Entry* place
    cdef Hands after
    if need <= 0:
        return 0
    if need > out:
        return out
    search.nodes += 1
    if n == 1:
        after.h[0] = after.h[1] = after.h[2] = 0
        i = leader + 1 if leader < 2 else 0
        card = leader - 1 if leader > 0 else 2
        return after_trick(search, after, leader, sk_low(hands.h[leader]), sk_low(hands.h[i]),
                           sk_low(hands.h[card]), need, out, 1)
    if exhausted(search):
        return 0
    squeeze(&hands)
    sure = sure_of_declarer(mode, &hands, leader, n, out, &whole)
    if sure >= need:
        return sure
    sure = out - sure_of_defenders(mode, &hands, leader, n, out, &whole)
    if sure < need:
        return sure
    rest = hands.h[0] | hands.h[1] | hands.h[2]
    key_a = packed(rest, hands.h[0] | hands.h[1])
    key_b = packed(rest, hands.h[1] | hands.h[2])
    signature = (rest & SUITS_MASK) | <u32>leader << 28
    mixed = (<u64>key_a << 32 | key_b) * <u64>0x9E3779B97F4A7C15 + <u64>leader * <u64>0xD6E8FEB86659FD93
    mixed ^= mixed >> 29
    mixed *= <u64>0xBF58476D1CE4E5B9
    bucket = search.table + (mixed >> 50) * WAYS
    lower = 0
    upper = out
    place = NULL
    for i in range(WAYS):
        entry = bucket + i
        if (entry.generation != search.generation or entry.key_a != key_a
                or entry.key_b != key_b or (entry.signature ^ signature) >> 28):
            continue
        old = entry.signature
        if old == signature:
            place = entry
            gain = loss = 0
        else:
            gain = (GAIN[old & 0x7F][rest & 0x7F] + GAIN[old >> 7 & 0x7F][rest >> 7 & 0x7F]
                    + GAIN[old >> 14 & 0x7F][rest >> 14 & 0x7F]
                    + GAIN[old >> 21 & 0x7F][rest >> 21 & 0x7F])
            loss = (LOSS[old & 0x7F][rest & 0x7F] + LOSS[old >> 7 & 0x7F][rest >> 7 & 0x7F]
                    + LOSS[old >> 14 & 0x7F][rest >> 14 & 0x7F]
                    + LOSS[old >> 21 & 0x7F][rest >> 21 & 0x7F])
        if entry.lower - loss > lower:
            lower = entry.lower - loss
        if entry.upper + gain < upper:
            upper = entry.upper + gain
    if lower >= need:
        return lower
    if upper < need:
        return upper
    moves = distinct(hands.h[leader])
    while moves:
        card = sk_low(moves)
        moves &= moves - 1
        put(cards, scores, count, card, score_lead(mode, &hands, leader, card))
        count += 1
    best = -1 if leader == 0 else 1000
    foreign = rest & ~hands.h[leader]
    for i in range(count):
        value = settled(mode, foreign, cards, scores, i, need, leader == 0) if i else -1
        if value >= 0:
            scores[i] = value
            if (leader == 0) == (value > best):
                best = value
            continue
        after = hands
        after.h[leader] &= ~(<u32>1 << cards[i])
        value = second(search, after, leader, cards[i], need, out, n)
        if search.cut:
            return value
        scores[i] = value
        if leader == 0:
            if value > best:
                best = value
                if best >= need:
                    break
        elif value < best:
            best = value
            if best < need:
                break
    # The search below may have given the entry to another position.
    if place == NULL or place.key_a != key_a or place.key_b != key_b or place.signature != signature:
        least = 1000
        for i in range(WAYS):
            entry = bucket + i
            oldest = entry.cards if entry.generation == search.generation else -1
            if oldest < least:
                least = oldest
                place = entry
        place.key_a = key_a
        place.key_b = key_b
        place.signature = signature
        place.generation = search.generation
        place.cards = n
        place.lower = lower
        place.upper = upper
    if best >= need:
        if best > place.lower:
            place.lower = best
    elif best < place.upper:
        place.upper = best
    return best


# --- All tricks -----------------------------------------------------------------------------------


cdef struct AllEntry:
    u32 key_a
    u32 key_b
    uint8_t tag          # 0 empty, else leader and result
    uint8_t generation


cdef bint all_lead(Search* search, AllEntry* table, Hands hands, int leader, bint declarer,
                   int n) noexcept nogil:
    """Tell whether a side takes all remaining tricks, the declarer or the defenders."""
    cdef int mode = search.mode
    cdef u32 moves, rest, key_a, key_b
    cdef u64 mixed
    cdef bint mine, found
    cdef AllEntry* entry
    cdef Hands after
    cdef int card
    if n == 0:
        return True
    search.nodes += 1
    if exhausted(search):
        return False
    squeeze(&hands)
    rest = hands.h[0] | hands.h[1] | hands.h[2]
    key_a = packed(rest, hands.h[0] | hands.h[1])
    key_b = packed(rest, hands.h[1] | hands.h[2])
    mixed = (<u64>key_a << 32 | key_b) * <u64>0x9E3779B97F4A7C15 + <u64>leader * <u64>0xD6E8FEB86659FD93
    mixed ^= mixed >> 29
    mixed *= <u64>0xBF58476D1CE4E5B9
    entry = table + (mixed >> 48)
    if (entry.generation == search.generation and entry.key_a == key_a and entry.key_b == key_b
            and entry.tag >> 1 == leader + 1):
        return entry.tag & 1
    mine = (leader == 0) == declarer
    found = not mine
    moves = distinct(hands.h[leader])
    while moves:
        card = sk_high(moves)
        moves &= ~(<u32>1 << card)
        after = hands
        after.h[leader] &= ~(<u32>1 << card)
        if all_second(search, table, after, leader, card, declarer, n) == mine:
            found = mine
            break
        if search.cut:
            return False
    if search.cut:
        return False
    entry.key_a = key_a
    entry.key_b = key_b
    entry.tag = (leader + 1) << 1 | found
    entry.generation = search.generation
    return found


cdef bint all_second(Search* search, AllEntry* table, Hands hands, int leader, int one,
                     bint declarer, int n) noexcept nogil:
    cdef int me = leader + 1 if leader < 2 else 0
    cdef u32 moves = distinct(follow(search.mode, hands.h[me], one))
    cdef bint mine = (me == 0) == declarer
    cdef int card
    cdef Hands after
    search.nodes += 1
    while moves:
        card = sk_high(moves)
        moves &= ~(<u32>1 << card)
        after = hands
        after.h[me] &= ~(<u32>1 << card)
        if all_third(search, table, after, leader, one, card, declarer, n) == mine:
            return mine
        if search.cut:
            return False
    return not mine


cdef bint all_third(Search* search, AllEntry* table, Hands hands, int leader, int one, int two,
                    bint declarer, int n) noexcept nogil:
    cdef int mode = search.mode
    cdef int me = leader - 1 if leader > 0 else 2
    cdef u32 moves = distinct(follow(mode, hands.h[me], one))
    cdef bint mine = (me == 0) == declarer
    cdef int card, winner, best
    cdef Hands after
    cdef bint result
    search.nodes += 1
    while moves:
        card = sk_low(moves)
        moves &= moves - 1
        winner = leader
        best = one
        if BEATS[mode][best] >> two & 1:
            best = two
            winner = leader + 1 if leader < 2 else 0
        if BEATS[mode][best] >> card & 1:
            winner = me
        if (winner == 0) != declarer:
            result = False
        else:
            after = hands
            after.h[me] &= ~(<u32>1 << card)
            result = all_lead(search, table, after, winner, declarer, n - 1)
        if search.cut:
            return False
        if result == mine:
            return mine
    return not mine


# --- Null -----------------------------------------------------------------------------------------
# Cards are those of the rules: four suits of eight bits, 7 8 9 10 J Q K A upward.


cdef inline u32 null_group(int card) noexcept nogil:
    return <u32>0xFF << (card & 24)


cdef inline u32 null_follow(u32 hand, int led) noexcept nogil:
    cdef u32 same = hand & null_group(led)
    return same if same else hand


cdef inline u32 null_distinct(u32 moves) noexcept nogil:
    return moves & ~((moves << 1) & <u32>0xFEFEFEFE)


cdef inline u32 null_packed(u32 rest, u32 cards) noexcept nogil:
    return (<u32>PACK8[rest & 0xFF][cards & 0xFF]
            | <u32>PACK8[rest >> 8 & 0xFF][cards >> 8 & 0xFF] << 8
            | <u32>PACK8[rest >> 16 & 0xFF][cards >> 16 & 0xFF] << 16
            | <u32>PACK8[rest >> 24][cards >> 24] << 24)


cdef inline int unsafe_suits(const Hands* hands) noexcept nogil:
    """Return in four bits the suits in which the declarer can be caught."""
    cdef u32 theirs = hands.h[1] | hands.h[2]
    cdef int suit, found = 0
    for suit in range(4):
        if not SAFE[hands.h[0] >> (8 * suit) & 0xFF][theirs >> (8 * suit) & 0xFF]:
            found |= 1 << suit
    return found


cdef bint null_lead(Search* search, AllEntry* table, Hands hands, int leader, int n) noexcept nogil:
    """Tell whether the declarer takes no trick any more."""
    cdef u32 rest, moves, key_a, key_b, chosen
    cdef u64 mixed
    cdef AllEntry* entry
    cdef Hands after
    cdef int card, unsafe, round_
    cdef bint found
    if n == 0:
        return True
    search.nodes += 1
    rest = hands.h[0] | hands.h[1] | hands.h[2]
    hands.h[0] = null_packed(rest, hands.h[0])
    hands.h[1] = null_packed(rest, hands.h[1])
    hands.h[2] = null_packed(rest, hands.h[2])
    unsafe = unsafe_suits(&hands)
    if leader != 0 and not unsafe:
        return True
    if exhausted(search):
        return False
    key_a = hands.h[0] | hands.h[1]
    key_b = hands.h[1] | hands.h[2]
    mixed = (<u64>key_a << 32 | key_b) * <u64>0x9E3779B97F4A7C15 + <u64>leader * <u64>0xD6E8FEB86659FD93
    mixed ^= mixed >> 29
    mixed *= <u64>0xBF58476D1CE4E5B9
    entry = table + (mixed >> 48)
    if (entry.generation == search.generation and entry.key_a == key_a and entry.key_b == key_b
            and entry.tag >> 1 == leader + 1):
        return entry.tag & 1
    moves = null_distinct(hands.h[leader])
    found = leader != 0
    if leader == 0:
        # He leads only at the start: low cards first.
        while moves:
            card = sk_low(moves)
            moves &= moves - 1
            after = hands
            after.h[0] &= ~(<u32>1 << card)
            if null_second(search, table, after, 0, card, n):
                found = True
                break
            if search.cut:
                return False
    else:
        # Suits in which he can be caught first, low cards first.
        for round_ in range(2):
            chosen = 0
            for card in range(4):
                if (unsafe >> card & 1) == (round_ == 0):
                    chosen |= <u32>0xFF << (8 * card)
            chosen &= moves
            while chosen and found:
                card = sk_low(chosen)
                chosen &= chosen - 1
                after = hands
                after.h[leader] &= ~(<u32>1 << card)
                if not null_second(search, table, after, leader, card, n):
                    found = False
                if search.cut:
                    return False
    if search.cut:
        return False
    entry.key_a = key_a
    entry.key_b = key_b
    entry.tag = (leader + 1) << 1 | found
    entry.generation = search.generation
    return found


cdef bint null_second(Search* search, AllEntry* table, Hands hands, int leader, int one,
                      int n) noexcept nogil:
    cdef int me = leader + 1 if leader < 2 else 0
    cdef u32 legal = null_follow(hands.h[me], one)
    cdef u32 moves = null_distinct(legal)
    cdef u32 under
    cdef int card, highest
    cdef Hands after
    cdef bint follows = (legal & null_group(one)) != 0
    search.nodes += 1
    while moves:
        if me == 0 and follows:
            # As high as may be below the card that holds the trick, then the others.
            under = moves & ((<u32>1 << one) - 1)
            card = sk_high(under) if under else sk_low(moves)
        elif me == 0:
            card = sk_high(moves)
        else:
            card = sk_low(moves)
        moves &= ~(<u32>1 << card)
        after = hands
        after.h[me] &= ~(<u32>1 << card)
        highest = card if follows and card > one else one
        if null_third(search, table, after, leader, one, card, n) == (me == 0):
            return me == 0
        if search.cut:
            return False
    return me != 0


cdef bint null_third(Search* search, AllEntry* table, Hands hands, int leader, int one, int two,
                     int n) noexcept nogil:
    cdef int me = leader - 1 if leader > 0 else 2
    cdef int middle = leader + 1 if leader < 2 else 0
    cdef u32 moves = null_distinct(null_follow(hands.h[me], one))
    cdef u32 group = null_group(one)
    cdef int best = one, holder = leader, card, winner
    cdef u32 under
    cdef bint result
    cdef Hands after
    search.nodes += 1
    if (group >> two & 1) and two > one:
        best = two
        holder = middle
    while moves:
        if me == 0:
            under = moves & group & ((<u32>1 << best) - 1)
            if under:
                card = sk_high(under)
            else:
                card = sk_high(moves)
        else:
            card = sk_low(moves)
        moves &= ~(<u32>1 << card)
        winner = me if (group >> card & 1) and card > best else holder
        if winner == 0:
            result = False
        else:
            after = hands
            after.h[me] &= ~(<u32>1 << card)
            result = null_lead(search, table, after, winner, n - 1)
        if search.cut:
            return False
        if result == (me == 0):
            return result
    return me != 0


# --- Border ---------------------------------------------------------------------------------------


cdef struct Root:
    Hands hands          # without the cards on the table
    int leader           # role that led
    int played           # cards on the table, 0 to 2
    int[2] table
    int n                # cards each hand had at the start of the trick
    int out              # card points in play, the trick's cards included


cdef inline u32 to_core(u32 cards, int trump) noexcept nogil:
    """Bring a set of the rules' cards into the solver's order; ``trump`` is 0 to 3."""
    cdef u32 found = 0
    cdef u32 suit_cards
    cdef int suit, place = 0, at
    for suit in range(4):
        suit_cards = cards >> (8 * suit) & 0xFF
        if suit == trump:
            at = 21
        else:
            at = place
            place += 7
        # 7 8 9 stay, 10 and jack move up, queen and king down
        found |= (suit_cards & 7 | suit_cards >> 2 & 0x18 | suit_cards << 2 & 0x20
                  | suit_cards >> 1 & 0x40) << at
        found |= (suit_cards >> 4 & 1) << (28 + suit)
    return found


cdef inline int card_to_core(int card, int trump) noexcept nogil:
    return sk_low(to_core(<u32>1 << card, trump))


cdef int root_value(Search* search, const Root* root, int need) noexcept nogil:
    """Search a position, also in mid-trick, for the points still to come."""
    if root.played == 0:
        return lead(search, root.hands, root.leader, need, root.out, root.n)
    if root.played == 1:
        return second(search, root.hands, root.leader, root.table[0], need, root.out, root.n)
    return third(search, root.hands, root.leader, root.table[0], root.table[1], need, root.out,
                 root.n)


cdef int child_value(Search* search, const Root* root, int me, int card, int need) noexcept nogil:
    """The same after one more card; a finished trick is resolved."""
    cdef Hands after = root.hands
    after.h[me] &= ~(<u32>1 << card)
    # A value that is settled before a card is played needs no search.
    if need <= 0:
        return 0
    if need > root.out:
        return root.out
    if root.played == 0:
        return second(search, after, root.leader, card, need, root.out, root.n)
    if root.played == 1:
        return third(search, after, root.leader, root.table[0], card, need, root.out, root.n)
    return after_trick(search, after, root.leader, root.table[0], root.table[1], card, need,
                       root.out, root.n)


cdef int child_exact(Search* search, const Root* root, int me, int card, int guess) noexcept nogil:
    """Return the exact points after a card: MTD(f) over null windows."""
    cdef int lower = 0, upper = root.out, need = guess, value
    if need < 1:
        need = 1
    while lower < upper and not search.cut:
        if need > upper:
            need = upper
        if need <= lower:
            need = lower + 1
        value = child_value(search, root, me, card, need)
        if search.cut:
            break
        if value >= need:
            lower = value
            need = value + 1
        else:
            upper = value
            need = value
    return lower


cdef int child_band(Search* search, const Root* root, int me, int card, int had,
                    const int* bands, int n_bands) noexcept nogil:
    """Return how many of some ascending targets are reached after a card."""
    cdef int low = 0, high = n_bands, middle, value
    # The middle one first: it is the one that decides the game.
    while low < high and not search.cut:
        middle = (low + high) // 2
        value = had + child_value(search, root, me, card, bands[middle] - had)
        if search.cut:
            break
        if value >= bands[middle]:
            low = middle + 1
            while low < high and value >= bands[low]:
                low += 1
        else:
            high = middle
            while high > low and value < bands[high - 1]:
                high -= 1
    return low


cdef class Solver:
    """A solver with a memory of its own; one thread uses it at a time.

    Attributes:
        nodes: cards and trick starts looked at by the last call.
        cut: whether the last call was stopped or ran out of nodes; its results are then void.
    """

    cdef Entry* table
    cdef AllEntry* all_table
    cdef Search search
    cdef readonly int64_t nodes
    cdef readonly bint cut

    def __cinit__(self):
        self.table = <Entry*>calloc(BUCKETS * WAYS, sizeof(Entry))
        self.all_table = <AllEntry*>calloc(1 << 16, sizeof(AllEntry))
        if self.table == NULL or self.all_table == NULL:
            raise MemoryError
        self.search.table = self.table
        self.search.generation = 0
        self.search.stop = NULL

    def __dealloc__(self):
        free(self.table)
        free(self.all_table)

    cdef void fresh(self) noexcept nogil:
        """Forget everything; entries of an older generation count as empty."""
        if self.search.generation == 255:
            memset(self.table, 0, BUCKETS * WAYS * sizeof(Entry))
            memset(self.all_table, 0, (1 << 16) * sizeof(AllEntry))
            self.search.generation = 0
        self.search.generation += 1

    cdef void begin(self, int64_t budget, const uint8_t[::1] stop) noexcept:
        self.search.nodes = 0
        self.search.budget = budget if budget > 0 else <int64_t>1 << 62
        self.search.cut = False
        self.search.stop = &stop[0] if stop is not None and stop.shape[0] else NULL

    cdef void finish(self) noexcept:
        self.nodes = self.search.nodes
        self.cut = self.search.cut
        self.search.stop = NULL

    def reach(self, int grand, int trump, u32 declarer, u32 left, u32 right, int leader,
              trick, int need, int64_t budget=0, const uint8_t[::1] stop=None):
        """Return a bound on the declarer's points to come, at least ``need`` if he can get it.

        Args:
            grand: 1 in Grand, 0 in a suit game.
            trump: the trump suit; in Grand any.
            declarer: cards held by the declarer.
            left: cards held by the seat after him.
            right: cards held by the third seat.
            leader: role that led or leads, 0 the declarer.
            trick: cards on the table.
            need: card points.
            budget: most nodes, 0 for no limit.
            stop: a byte that another thread sets to stop the search.
        """
        cdef Root root
        cdef int value
        _fill_root(&root, trump, declarer, left, right, leader, trick)
        self.begin(budget, stop)
        self.search.mode = grand
        with nogil:
            self.fresh()
            if need <= 0:
                value = 0
            elif need > root.out:
                value = root.out
            else:
                value = root_value(&self.search, &root, need)
        self.finish()
        return value

    def exact(self, int grand, int trump, u32 declarer, u32 left, u32 right, int leader, trick,
              int64_t budget=0, const uint8_t[::1] stop=None):
        """Return the declarer's points to come with best play of all."""
        cdef Root root
        cdef int lower = 0, upper, need, value
        _fill_root(&root, trump, declarer, left, right, leader, trick)
        self.begin(budget, stop)
        self.search.mode = grand
        with nogil:
            self.fresh()
            upper = root.out
            need = (root.out + 1) // 2
            if need < 1:
                need = 1
            while lower < upper and not self.search.cut:
                value = root_value(&self.search, &root, need)
                if value >= need:
                    lower = value
                    need = value + 1
                else:
                    upper = value
                    need = value
                if need <= lower:
                    need = lower + 1
        self.finish()
        return lower

    def judge(self, int grand, int trump, const uint32_t[::1] worlds, int declarer, int leader,
              trick, const uint8_t[::1] had, const int[::1] bands, uint8_t[::1] out,
              Py_ssize_t first, Py_ssize_t last, int64_t budget, const uint8_t[::1] stop):
        """Judge every legal card of the seat to act in many worlds.

        Args:
            grand: 1 in Grand, 0 in a suit game.
            trump: the trump suit.
            worlds: the cards held by seats 0 to 2 in the rules' order, world after world.
            declarer: seat of the declarer.
            leader: seat that led or leads.
            trick: cards on the table, in the rules' order.
            had: for each world the declarer's points so far, skat included.
            bands: ascending targets for his final points; empty for exact points.
            out: for each world and each card held by the acting seat in ascending order of the
                rules: final points, or how many targets are reached; 255 for an illegal card.
            first: number of the first world to judge.
            last: number after the last one.
            budget: most nodes for one world; a world that needs more is cut.
            stop: a byte that another thread sets to stop.

        Returns:
            how many worlds were judged before the budget or the stop ended it.
        """
        cdef Root root
        cdef Hands held
        cdef int actor_seat = (leader + len(trick)) % 3
        cdef int me = (actor_seat - declarer + 3) % 3
        cdef int played = len(trick)
        cdef int[2] table
        cdef int i, card, rank_card, count, value, previous, n_bands = bands.shape[0]
        cdef int[10] values
        cdef int[10] core_cards
        cdef int[2] on_table
        cdef u32 moves, own, legal, rest
        cdef Py_ssize_t world, done = 0, place
        cdef const int* targets = &bands[0] if n_bands else NULL
        on_table[0] = on_table[1] = 0
        for i in range(played):
            on_table[i] = trick[i]
        self.begin(budget, stop)
        self.search.mode = grand
        if worlds.shape[0] == 0:
            return 0
        own = worlds[actor_seat]
        count = sk_pop(own)
        with nogil:
            for world in range(first, last):
                self.fresh()
                self.search.nodes = 0
                for i in range(3):
                    root.hands.h[i] = to_core(worlds[3 * world + (declarer + i) % 3], trump)
                root.leader = (leader - declarer + 3) % 3
                root.played = played
                root.out = (points_of(root.hands.h[0]) + points_of(root.hands.h[1])
                            + points_of(root.hands.h[2]))
                for i in range(played):
                    root.table[i] = card_to_core(on_table[i], trump)
                    root.out += POINTS[root.table[i]]
                root.n = sk_pop(root.hands.h[me])
                legal = root.hands.h[me]
                if played:
                    legal = follow(grand, legal, root.table[0])
                rest = own
                place = world * count
                previous = root.out // 2
                i = 0
                while rest:
                    rank_card = sk_low(rest)
                    rest &= rest - 1
                    card = card_to_core(rank_card, trump)
                    core_cards[i] = card
                    if not legal >> card & 1:
                        out[place + i] = 255
                        values[i] = -1
                        i += 1
                        continue
                    value = _same_as_before(core_cards, values, i, card, legal)
                    if value < 0:
                        if n_bands:
                            value = child_band(&self.search, &root, me, card, had[world], targets,
                                               n_bands)
                        else:
                            value = child_exact(&self.search, &root, me, card, previous)
                            previous = value
                            value += had[world]
                    values[i] = value
                    out[place + i] = <uint8_t>value
                    i += 1
                    if self.search.cut:
                        break
                if self.search.cut:
                    break
                done += 1
        self.finish()
        return done

    def null_wins(self, u32 declarer, u32 left, u32 right, int leader, trick,
                  int64_t budget=0, const uint8_t[::1] stop=None):
        """Tell whether the declarer of a Null takes no trick any more with best play of all."""
        cdef Hands hands
        cdef int[2] table
        cdef int played = len(trick), i, n
        cdef bint result
        hands.h[0] = declarer
        hands.h[1] = left
        hands.h[2] = right
        for i in range(played):
            table[i] = trick[i]
        n = sk_pop(hands.h[(leader + played) % 3])
        self.begin(budget, stop)
        with nogil:
            self.fresh()
            if played == 0:
                result = null_lead(&self.search, self.all_table, hands, leader, n)
            elif played == 1:
                result = null_second(&self.search, self.all_table, hands, leader, table[0], n)
            else:
                result = null_third(&self.search, self.all_table, hands, leader, table[0],
                                    table[1], n)
        self.finish()
        return bool(result)

    def judge_null(self, const uint32_t[::1] worlds, int declarer, int leader, trick,
                   uint8_t[::1] out, Py_ssize_t first, Py_ssize_t last, int64_t budget,
                   const uint8_t[::1] stop):
        """Judge every legal card in many worlds of a Null: 1 the declarer wins, 0 he loses.

        Arguments and result as :meth:`judge`.
        """
        cdef Hands hands, after
        cdef int played = len(trick)
        cdef int actor_seat = (leader + played) % 3
        cdef int me = (actor_seat - declarer + 3) % 3
        cdef int role_leader = (leader - declarer + 3) % 3
        cdef int[2] table
        cdef int i, card, n, winner, best, count, before, value
        cdef u32 own, legal, rest, group
        cdef Py_ssize_t world, done = 0, place
        table[0] = table[1] = 0
        for i in range(played):
            table[i] = trick[i]
        self.begin(budget, stop)
        if worlds.shape[0] == 0:
            return 0
        own = worlds[actor_seat]
        count = sk_pop(own)
        legal = null_follow(own, table[0]) if played else own
        with nogil:
            for world in range(first, last):
                self.fresh()
                self.search.nodes = 0
                for i in range(3):
                    hands.h[i] = worlds[3 * world + (declarer + i) % 3]
                n = count
                rest = own
                place = world * count
                i = 0
                before = -2
                value = 0
                while rest:
                    card = sk_low(rest)
                    rest &= rest - 1
                    if not legal >> card & 1:
                        out[place + i] = 255
                        i += 1
                        continue
                    # A neighbour in rank does the same.
                    if not (card == before + 1 and card & 7):
                        after = hands
                        after.h[me] &= ~(<u32>1 << card)
                        if played == 0:
                            value = null_second(&self.search, self.all_table, after, role_leader,
                                                card, n)
                        elif played == 1:
                            value = null_third(&self.search, self.all_table, after, role_leader,
                                               table[0], card, n)
                        else:
                            group = null_group(table[0])
                            best = table[0]
                            winner = role_leader
                            if (group >> table[1] & 1) and table[1] > best:
                                best = table[1]
                                winner = (role_leader + 1) % 3
                            if (group >> card & 1) and card > best:
                                winner = me
                            if winner == 0:
                                value = 0
                            else:
                                value = null_lead(&self.search, self.all_table, after, winner,
                                                  n - 1)
                    before = card
                    out[place + i] = value
                    i += 1
                    if self.search.cut:
                        break
                if self.search.cut:
                    break
                done += 1
        self.finish()
        return done

    def sure(self, int grand, int trump, u32 declarer, u32 left, u32 right, int leader):
        """Return the bounds on the declarer's points to come that need no search.

        They are what :func:`lead` cuts with; the tests hold them against the true value.
        """
        cdef Root root
        cdef bint whole
        cdef int lower, upper
        _fill_root(&root, trump, declarer, left, right, leader, ())
        squeeze(&root.hands)
        lower = sure_of_declarer(grand, &root.hands, leader, root.n, root.out, &whole)
        upper = root.out - sure_of_defenders(grand, &root.hands, leader, root.n, root.out, &whole)
        return lower, upper

    def all_tricks(self, int grand, int trump, u32 declarer, u32 left, u32 right, int leader,
                   trick, bint by_declarer, int64_t budget=0, const uint8_t[::1] stop=None):
        """Tell whether one side takes every trick from here on, the present one included."""
        cdef Root root
        cdef bint result
        _fill_root(&root, trump, declarer, left, right, leader, trick)
        self.begin(budget, stop)
        self.search.mode = grand
        with nogil:
            self.fresh()
            if root.played == 0:
                result = all_lead(&self.search, self.all_table, root.hands, root.leader,
                                  by_declarer, root.n)
            elif root.played == 1:
                result = all_second(&self.search, self.all_table, root.hands, root.leader,
                                    root.table[0], by_declarer, root.n)
            else:
                result = all_third(&self.search, self.all_table, root.hands, root.leader,
                                   root.table[0], root.table[1], by_declarer, root.n)
        self.finish()
        return bool(result)


cdef int _same_as_before(const int* cards, const int* values, int count, int card,
                         u32 legal) noexcept nogil:
    """Return the value of a card judged before that does the same, -1 without one."""
    cdef int i, other, low, high
    cdef bint plain = card < 28 and card % 7 < 3
    if not plain and card < 28:
        return -1
    for i in range(count):
        other = cards[i]
        if values[i] < 0:
            continue
        if card >= 28:
            if other < 28:
                continue
        elif other >= 28 or other // 7 != card // 7 or other % 7 >= 3:
            continue
        low = other if other < card else card
        high = card if other < card else other
        # Every card between must be in the same hand.
        if high - low == 1 or (high - low == 2 and legal >> (low + 1) & 1) or (
                high - low == 3 and (legal >> (low + 1) & 3) == 3):
            return values[i]
    return -1


cdef _fill_root(Root* root, int trump, u32 declarer, u32 left, u32 right, int leader, trick):
    cdef int i, me
    root.hands.h[0] = to_core(declarer, trump)
    root.hands.h[1] = to_core(left, trump)
    root.hands.h[2] = to_core(right, trump)
    root.leader = leader
    root.played = len(trick)
    me = (leader + root.played) % 3
    root.out = points_of(root.hands.h[0]) + points_of(root.hands.h[1]) + points_of(root.hands.h[2])
    for i in range(root.played):
        root.table[i] = card_to_core(trick[i], trump)
        root.out += POINTS[root.table[i]]
    root.n = sk_pop(root.hands.h[me])


# --- Worlds ---------------------------------------------------------------------------------------


cdef inline u64 next_random(u64* state) noexcept nogil:
    """SplitMix64, which the twin repeats bit for bit."""
    cdef u64 mixed
    state[0] += <u64>0x9E3779B97F4A7C15
    mixed = state[0]
    mixed = (mixed ^ (mixed >> 30)) * <u64>0xBF58476D1CE4E5B9
    mixed = (mixed ^ (mixed >> 27)) * <u64>0x94D049BB133111EB
    return mixed ^ (mixed >> 31)


cdef void fill_ways(const double* weights, int count, int left, int right,
                    double* ways) noexcept nogil:
    """Sum the weights of all ways to deal the cards from each one on, by free places.

    ``ways[(i * 12 + a) * 12 + b]``: cards ``i`` and following, ``a`` places left in the first
    hand and ``b`` in the second; the rest lies with nobody.
    """
    cdef int i, a, b, away
    cdef double total
    for a in range(12):
        for b in range(12):
            ways[(count * 12 + a) * 12 + b] = 1.0 if a == 0 and b == 0 else 0.0
    for i in range(count - 1, -1, -1):
        for a in range(left + 1):
            for b in range(right + 1):
                away = count - i - a - b
                total = 0.0
                if away >= 0:
                    if a:
                        total += weights[3 * i] * ways[((i + 1) * 12 + a - 1) * 12 + b]
                    if b:
                        total += weights[3 * i + 1] * ways[((i + 1) * 12 + a) * 12 + b - 1]
                    if away:
                        total += weights[3 * i + 2] * ways[((i + 1) * 12 + a) * 12 + b]
                ways[(i * 12 + a) * 12 + b] = total


def layouts(const double[::1] weights, int left, int right):
    """Return the sum of the weights of all layouts; with weights of 0 and 1 their number.

    Args:
        weights: three for each card: of lying in the first hand, the second, with nobody.
        left: cards of the first hand.
        right: cards of the second hand; all others lie with nobody.
    """
    cdef double[33 * 144] ways
    cdef int count = weights.shape[0] // 3
    if count > 32 or left > 11 or right > 11:
        raise ValueError("More cards than there are.")
    if count == 0:
        return 1.0
    fill_ways(&weights[0], count, left, right, ways)
    return ways[left * 12 + right]


def sample(const uint8_t[::1] cards, const double[::1] weights, int left, int right,
           uint32_t[::1] out, u64 seed):
    """Draw layouts, each with the likelihood of its weight, exactly and without rejection.

    Args:
        cards: the unseen cards.
        weights: as for :func:`layouts`, whose sum must not be 0.
        left: cards of the first hand.
        right: cards of the second hand.
        out: two sets of cards for each layout drawn, the hands.
        seed: of the random numbers.
    """
    cdef double[33 * 144] ways
    cdef int count = cards.shape[0], i, a, b
    cdef Py_ssize_t world
    cdef u32 first, second_
    cdef double total, part, point
    cdef u64 state = seed
    if count == 0:
        for world in range(out.shape[0]):
            out[world] = 0
        return
    with nogil:
        fill_ways(&weights[0], count, left, right, ways)
        for world in range(out.shape[0] // 2):
            a = left
            b = right
            first = second_ = 0
            for i in range(count):
                total = ways[(i * 12 + a) * 12 + b]
                point = (next_random(&state) >> 11) * (1.0 / 9007199254740992.0) * total
                part = 0.0
                if a:
                    part = weights[3 * i] * ways[((i + 1) * 12 + a - 1) * 12 + b]
                if a and point < part:
                    first |= <u32>1 << cards[i]
                    a -= 1
                    continue
                point -= part
                part = 0.0
                if b:
                    part = weights[3 * i + 1] * ways[((i + 1) * 12 + a) * 12 + b - 1]
                if b and (point < part or a + b == count - i):
                    second_ |= <u32>1 << cards[i]
                    b -= 1
            out[2 * world] = first
            out[2 * world + 1] = second_


def enumerate_layouts(const uint8_t[::1] cards, const uint8_t[::1] places, int left, int right,
                      uint32_t[::1] out):
    """Write down all layouts and return how many there are.

    Args:
        cards: the unseen cards.
        places: for each the bits of where it may lie: 1 first hand, 2 second, 4 nobody.
        left: cards of the first hand.
        right: cards of the second hand.
        out: room for two sets of cards for each layout.
    """
    cdef int count = cards.shape[0]
    return _enumerate(cards, places, out, 0, count, left, right, 0, 0, 0)


cdef Py_ssize_t _enumerate(const uint8_t[::1] cards, const uint8_t[::1] places,
                           uint32_t[::1] out, int at, int count, int left, int right, u32 first,
                           u32 second_, Py_ssize_t found) noexcept:
    cdef int away = count - at - left - right
    if away < 0 or left < 0 or right < 0:
        return found
    if at == count:
        if 2 * found + 1 < out.shape[0]:
            out[2 * found] = first
            out[2 * found + 1] = second_
        return found + 1
    if places[at] & 1 and left:
        found = _enumerate(cards, places, out, at + 1, count, left - 1, right,
                           first | <u32>1 << cards[at], second_, found)
    if places[at] & 2 and right:
        found = _enumerate(cards, places, out, at + 1, count, left, right - 1, first,
                           second_ | <u32>1 << cards[at], found)
    if places[at] & 4 and away:
        found = _enumerate(cards, places, out, at + 1, count, left, right, first, second_, found)
    return found
