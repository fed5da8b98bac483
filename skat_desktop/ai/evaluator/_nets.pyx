# SPDX-License-Identifier: MIT
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The evaluating nets in C: what a declarer's cards promise in each game, all discards at once.

The readable form of everything here is in ``nets.py`` and ``prospects.py``; both give the same
figures up to the rounding of single precision.
"""

from libc.math cimport expf
from libc.stdint cimport uint32_t
from libc.string cimport memcpy

cdef enum:
    N_IN = 66
    N_H1 = 48
    N_H2 = 16
    N_OUT = 3
    N_KINDS = 4
    PER_NET = N_IN * N_H1 + N_H1 + N_H1 * N_H2 + N_H2 + N_H2 * N_OUT + N_OUT

cdef struct Net:
    float w1[N_IN][N_H1]
    float b1[N_H1]
    float w2[N_H1][N_H2]
    float b2[N_H2]
    float w3[N_H2][N_OUT]
    float b3[N_OUT]

cdef Net NETS[N_KINDS]
cdef unsigned char PLAIN[256]

cdef int[7] PLAIN_RANKS = [0, 1, 2, 5, 6, 3, 7]

cdef void _fill_patterns():
    cdef int ranks, place
    for ranks in range(256):
        PLAIN[ranks] = 0
        for place in range(7):
            if ranks >> PLAIN_RANKS[place] & 1:
                PLAIN[ranks] |= 1 << place

_fill_patterns()


def weights_wanted():
    """Return how many single-precision numbers :func:`load` takes."""
    return N_KINDS * PER_NET


def load(const float[::1] weights):
    """Take the weights of all nets, in the order of :class:`Net`, kind after kind.

    Raises:
        ValueError: when their number is wrong.
    """
    if weights.shape[0] != N_KINDS * PER_NET:
        raise ValueError(f"{weights.shape[0]} weights instead of {N_KINDS * PER_NET}.")
    memcpy(&NETS[0], &weights[0], sizeof(float) * N_KINDS * PER_NET)


cdef inline void _add(float* sums, const float* row) noexcept nogil:
    cdef int i
    for i in range(N_H1):
        sums[i] += row[i]


cdef void forward(int kind, int trump, uint32_t ten, uint32_t skat, bint leads, bint hand,
                  float* out) noexcept nogil:
    """Compute the chances: of 31, 61 and 90 card points; in Null of winning, thrice."""
    cdef Net* net = &NETS[kind]
    cdef float[N_H1] first
    cdef float[N_H2] second
    cdef float total
    cdef int[4] keys
    cdef int i, j, count = 0, start = 0, width, suit, key, held, lying
    cdef bint null = kind >= 2
    memcpy(first, net.b1, sizeof(first))
    if hand:
        skat = 0
    if null:
        width = 8
        for suit in range(4):
            keys[suit] = <int>((ten >> (8 * suit) & 0xFF) << 8 | (skat >> (8 * suit) & 0xFF))
        count = 4
    else:
        width = 7
        start = 4
        for suit in range(4):
            if ten >> (8 * suit + 4) & 1:
                _add(first, net.w1[suit])
            elif skat >> (8 * suit + 4) & 1:
                _add(first, net.w1[32 + suit])
        for suit in range(4):
            key = PLAIN[ten >> (8 * suit) & 0xFF] << 8 | PLAIN[skat >> (8 * suit) & 0xFF]
            if kind == 0 and suit == trump:
                for j in range(7):
                    if key >> (8 + j) & 1:
                        _add(first, net.w1[4 + j])
                    elif key >> j & 1:
                        _add(first, net.w1[36 + j])
                start = 11
            else:
                keys[count] = key
                count += 1
    for i in range(1, count):
        key = keys[i]
        j = i
        while j > 0 and keys[j - 1] < key:
            keys[j] = keys[j - 1]
            j -= 1
        keys[j] = key
    for i in range(count):
        held = keys[i] >> 8
        lying = keys[i] & 0xFF
        for j in range(width):
            if held >> j & 1:
                _add(first, net.w1[start + j])
            elif lying >> j & 1:
                _add(first, net.w1[32 + start + j])
        start += width
    if leads:
        _add(first, net.w1[64])
    if hand:
        _add(first, net.w1[65])
    memcpy(second, net.b2, sizeof(second))
    for i in range(N_H1):
        if first[i] > 0:
            for j in range(N_H2):
                second[j] += first[i] * net.w2[i][j]
    for j in range(N_OUT):
        total = net.b3[j]
        for i in range(N_H2):
            if second[i] > 0:
                total += second[i] * net.w3[i][j]
        out[j] = 1 / (1 + expf(-total))


def chances(int kind, int trump, uint32_t ten, uint32_t skat, bint leads, bint hand):
    """Return the three chances of one hand."""
    cdef float[N_OUT] out
    with nogil:
        forward(kind, trump, ten, skat, leads, hand, out)
    return out[0], out[1], out[2]


# --- Discards -------------------------------------------------------------------------------------

cdef enum:
    N_GAMES = 7          # D H S C, Grand, Null, Null ouvert
    G_GRAND = 4
    G_NULL = 5
    N_VALUES = 160       # the dearest plain game, clubs with eleven, is worth 144
    MAX_PAIRS = 66

cdef int[N_GAMES] BASES = [9, 10, 11, 12, 24, 23, 46]
cdef int[2] NULL_HAND = [35, 59]
cdef uint32_t[5] TRUMP_MASKS = [0x101010FF, 0x1010FF10, 0x10FF1010, <uint32_t>0xFF101010, 0x10101010]
cdef double NEVER = -1e9

cdef inline int _kind(int game) noexcept nogil:
    return 0 if game < G_GRAND else game - 3

cdef int matadors(int game, uint32_t cards) noexcept nogil:
    """Return the matadors of twelve cards, signed."""
    cdef int[11] order
    cdef int[7] ranks = [7, 3, 6, 5, 2, 1, 0]
    cdef int length = 4, i, run = 0
    cdef bint first
    order[0] = 28
    order[1] = 20
    order[2] = 12
    order[3] = 4
    if game < G_GRAND:
        for i in range(7):
            order[4 + i] = 8 * game + ranks[i]
        length = 11
    first = cards >> order[0] & 1
    while run < length and (cards >> order[run] & 1) == first:
        run += 1
    return run if first else -run


cdef int pairs_of(int game, uint32_t cards, uint32_t* pairs) noexcept nogil:
    """List the discards worth trying for a game.

    With trumps these are all pairs of plain cards, and the lowest trumps only where there are
    not two. In Null they are pairs of the highest cards of two suits, or the two highest of one.
    """
    cdef uint32_t[32] choice
    cdef uint32_t rest, held
    cdef int count = 0, found = 0, i, j, place, suit
    if game < G_NULL:
        rest = cards & ~TRUMP_MASKS[game]
        while rest:
            choice[count] = rest & (~rest + 1)
            rest &= rest - 1
            count += 1
        if count < 2:
            if game < G_GRAND:
                for place in range(7):
                    if count < 2 and cards >> (8 * game + PLAIN_RANKS[place]) & 1:
                        choice[count] = <uint32_t>1 << (8 * game + PLAIN_RANKS[place])
                        count += 1
            for suit in range(4):
                if count < 2 and cards >> (8 * suit + 4) & 1:
                    choice[count] = <uint32_t>1 << (8 * suit + 4)
                    count += 1
        for i in range(count):
            for j in range(i + 1, count):
                pairs[found] = choice[i] | choice[j]
                found += 1
        return found
    for suit in range(4):
        held = cards >> (8 * suit) & 0xFF
        if held:
            place = 7
            while not held >> place & 1:
                place -= 1
            choice[count] = <uint32_t>1 << (8 * suit + place)
            held &= ~(1 << place)
            if held:
                while not held >> place & 1:
                    place -= 1
                pairs[found] = choice[count] | <uint32_t>1 << (8 * suit + place)
                found += 1
            count += 1
    for i in range(count):
        for j in range(i + 1, count):
            pairs[found] = choice[i] | choice[j]
            found += 1
    return found


cdef double promise(int game, int value, const float* chance, double won, double lost) noexcept nogil:
    """Return the expected list points of a game whose value covers the bid.

    ``won`` is added to the value of a game won, ``lost`` to twice the value of a game lost.
    """
    cdef double win = chance[1]
    if game >= G_NULL:
        return win * (value + won) - (1 - win) * (2 * value + lost)
    return (win * (value + won) + chance[2] * BASES[game]
            - (1 - win) * (2 * value + lost) - (1 - chance[0]) * 2 * BASES[game])


def offers(uint32_t cards, bint leads):
    """Return every game with every discard worth trying for twelve cards.

    Returns:
        tuples ``(game, discard, value, chance of 31, of 61, of 90)``; games D H S C, Grand, Null
        and Null ouvert are numbered 0 to 6, and in Null all three chances are that of winning.
    """
    cdef uint32_t[MAX_PAIRS] pairs
    cdef float[N_OUT] out
    cdef int game, i, count, value
    found = []
    for game in range(N_GAMES):
        count = pairs_of(game, cards, pairs)
        value = BASES[game]
        if game < G_NULL:
            value *= abs(matadors(game, cards)) + 1
        for i in range(count):
            forward(_kind(game), game, cards & ~pairs[i], pairs[i], leads, False, out)
            found.append((game, pairs[i], value, out[0], out[1], out[2]))
    return found


cdef void best_by_value(uint32_t cards, bint leads, double won, double lost,
                        double* best) noexcept nogil:
    """Raise ``best[value]`` to what the best discard of each game promises."""
    cdef uint32_t[MAX_PAIRS] pairs
    cdef float[N_OUT] out
    cdef int game, i, count, value
    cdef double gain
    for game in range(N_GAMES):
        count = pairs_of(game, cards, pairs)
        value = BASES[game]
        if game < G_NULL:
            value *= abs(matadors(game, cards)) + 1
        for i in range(count):
            forward(_kind(game), game, cards & ~pairs[i], pairs[i], leads, False, out)
            gain = promise(game, value, out, won, lost)
            if gain > best[value]:
                best[value] = gain


def with_skat(uint32_t ten, bint leads, const int[::1] bids, double won, double lost):
    """Return what taking up the skat promises at each bid, over all 231 skats.

    Args:
        ten: ten cards.
        leads: whether the hand is forehand's.
        bids: values of the auction, ascending, each below 160.
        won: list points beside the value of a game won.
        lost: list points beside twice the value of a game lost.

    Returns:
        expected list points, one for each bid. Where no game covers a bid, it is lost.
    """
    cdef uint32_t[22] unseen
    cdef double[N_VALUES] best
    cdef double[N_VALUES] total
    cdef uint32_t rest = ~ten
    cdef int count = 0, i, j, value, n_bids = bids.shape[0], skats = 0
    cdef double reached
    while rest:
        unseen[count] = rest & (~rest + 1)
        rest &= rest - 1
        count += 1
    with nogil:
        for value in range(N_VALUES):
            total[value] = 0
        for i in range(22):
            for j in range(i + 1, 22):
                skats += 1
                for value in range(N_VALUES):
                    best[value] = NEVER
                best_by_value(ten | unseen[i] | unseen[j], leads, won, lost, best)
                reached = NEVER
                for value in range(N_VALUES - 1, -1, -1):
                    if best[value] > reached:
                        reached = best[value]
                    # An overbid game costs twice the bid at least.
                    total[value] += reached if reached > -2 * value - lost else -2 * value - lost
    return [total[bids[i]] / skats for i in range(n_bids)]


def as_hand(uint32_t ten, bint leads):
    """Return the chances of each game as a Hand game and how often each value comes up.

    Returns:
        for each of the seven games ``(chance of 31, of 61, of 90, {value: share of skats})``.
    """
    cdef uint32_t[22] unseen
    cdef uint32_t rest = ~ten
    cdef float[N_OUT] out
    cdef int count = 0, i, j, game, value
    while rest:
        unseen[count] = rest & (~rest + 1)
        rest &= rest - 1
        count += 1
    found = []
    for game in range(N_GAMES):
        forward(_kind(game), game, ten, 0, leads, True, out)
        shares = {}
        if game >= G_NULL:
            shares[NULL_HAND[game - G_NULL]] = 1.0
        else:
            for i in range(22):
                for j in range(i + 1, 22):
                    value = BASES[game] * (abs(matadors(game, ten | unseen[i] | unseen[j])) + 2)
                    shares[value] = shares.get(value, 0.0) + 1 / 231
        found.append((out[0], out[1], out[2], shares))
    return found


def wins_of_many(int kind, int trump, const uint32_t[::1] tens, const uint32_t[::1] skats,
                 bint leads, bint hand, float[::1] out):
    """Compute the chance to win of many hands: one number of ``out`` for each."""
    cdef Py_ssize_t i
    cdef float[N_OUT] found
    with nogil:
        for i in range(tens.shape[0]):
            forward(kind, trump, tens[i], skats[i], leads, hand, found)
            out[i] = found[1]


def plans(uint32_t ten, bint leads, int bid, double won, double lost):
    """Return what would be played at a bid once the skat is known, over a third of the 231 skats.

    That is enough for words; ``with_skat``, which decides, goes through all of them.

    Returns:
        for each of the seven games ``(share of skats in which it is chosen, mean chance to win
        it then)``. A skat with which no game covers the bid counts for none.
    """
    cdef uint32_t[22] unseen
    cdef uint32_t[MAX_PAIRS] pairs
    cdef float[N_OUT] out
    cdef int[N_GAMES] chosen
    cdef double[N_GAMES] wins
    cdef uint32_t rest = ~ten, cards
    cdef int count = 0, i, j, k, game, value, tried, best_game, skats = 0
    cdef double gain, best, best_win
    while rest:
        unseen[count] = rest & (~rest + 1)
        rest &= rest - 1
        count += 1
    with nogil:
        for game in range(N_GAMES):
            chosen[game] = 0
            wins[game] = 0
        for i in range(22):
            for j in range(i + 1, 22):
                if (i + j) % 3:
                    continue
                skats += 1
                cards = ten | unseen[i] | unseen[j]
                best = NEVER
                best_game = -1
                best_win = 0
                for game in range(N_GAMES):
                    value = BASES[game]
                    if game < G_NULL:
                        value *= abs(matadors(game, cards)) + 1
                    if value < bid:
                        continue
                    tried = pairs_of(game, cards, pairs)
                    for k in range(tried):
                        forward(_kind(game), game, cards & ~pairs[k], pairs[k], leads, False, out)
                        gain = promise(game, value, out, won, lost)
                        if gain > best:
                            best = gain
                            best_game = game
                            best_win = out[1]
                if best_game >= 0:
                    chosen[best_game] += 1
                    wins[best_game] += best_win
    return [
        (chosen[game] / <double>skats, wins[game] / chosen[game] if chosen[game] else 0.0)
        for game in range(N_GAMES)
    ]
