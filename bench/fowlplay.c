/* Random games of Fowl Play! in C: what a machine could do if nobody else had to read the rules.

   The same games as foxden.playout plays, number by number: the same generator, the same deal, in every position as many
   legal moves, and of them the same. bench/kernel.py compiles it, sees to that, and measures it. */

#include <stdint.h>
#include <string.h>

enum { HEXES = 127, BIRDS = 36, TUNNELS = 7, FLOCK = 9, WORDS = 4, IN_WORD = 9, HAND = 4, CENTRE = 63 };
enum { EMPTY = -1, NONE = -1, FOX = 36, OUTSIDE = 40 };
enum { TO_TARGET = 0, TO_PLAY = 36, TO_DEN = 72, TO_BIRD = 96, TO_FOX = 4668, STOP = 4795 };
enum { FEARLESS = 3, BIRD_STEPS = 3, FOX_STEPS = 2, NEAREST = 37, NO_MORE = 13 };

/* --- what lies in the box, and what follows from it ---------------------------------------------------- */

static int seats, last_birds, turn_cards;
static int next_to[HEXES + 1][6], den[6], tunnels[TUNNELS], flocks[4 * FLOCK];
static uint64_t features[10], movable[BIRDS][WORDS];
static uint8_t ground[HEXES + 1], inside[HEXES + 1], beyond[HEXES + 1], apart[HEXES][HEXES];
static uint8_t near[HEXES][NEAREST];
static uint32_t frights[HEXES][NEAREST];

static void measure_from(int start) {
    int queue[HEXES], head = 0, tail = 0;
    memset(apart[start], 255, HEXES);
    apart[start][start] = 0;
    queue[tail++] = start;
    while (head < tail) {
        int here = queue[head++];
        for (int way = 0; way < 6; way++) {
            int to = next_to[here][way];
            if (to < HEXES && apart[start][to] == 255) {
                apart[start][to] = apart[start][here] + 1;
                queue[tail++] = to;
            }
        }
    }
}

static void list_frights(int fox) {
    int listed = 0;
    for (int hex = 0; hex < HEXES; hex++) {
        if (apart[fox][hex] > FEARLESS) continue;
        uint32_t fear = 0;
        for (int way = 0; way < 6; way++) {
            int to = next_to[hex][way];
            if (to == HEXES) continue;
            if (apart[fox][to] <= 2) fear |= 1u << way;
            if (apart[fox][to] <= 1) fear |= 64u << way;
        }
        if (apart[fox][hex] <= 2) fear |= 1u << 18;
        if (apart[fox][hex] <= 1) fear |= 2u << 18;
        near[fox][listed] = hex;
        frights[fox][listed++] = fear;
    }
    for (; listed < NEAREST; listed++) near[fox][listed] = HEXES;
}

void prepare(int64_t players, const int64_t *neighbours, const int64_t *given_den, const int64_t *given_features,
             const int64_t *given_tunnels, const int64_t *given_flocks, int64_t given_cards, int64_t given_last) {
    seats = players, turn_cards = given_cards, last_birds = given_last;
    for (int hex = 0; hex <= HEXES; hex++)
        for (int way = 0; way < 6; way++) next_to[hex][way] = neighbours[hex * 6 + way];
    for (int i = 0; i < 6; i++) den[i] = given_den[i];
    for (int i = 0; i < 10; i++) features[i] = given_features[i];
    for (int i = 0; i < TUNNELS; i++) tunnels[i] = given_tunnels[i];
    for (int i = 0; i < 4 * FLOCK; i++) flocks[i] = given_flocks[i];
    memset(movable, 0, sizeof movable);
    for (int card = 0; card < BIRDS; card++)
        for (int bird = 0; bird < BIRDS; bird++)
            for (int feature = 0; feature < 10; feature++)
                if (features[feature] >> card & features[feature] >> bird & 1)
                    movable[card][bird / IN_WORD] |= 63ull << bird % IN_WORD * 6;
    memset(beyond, 0, sizeof beyond);
    for (int hex = 0; hex < HEXES; hex++) measure_from(hex);
    for (int i = 0; i < TUNNELS; i++) {
        beyond[tunnels[i]] = 128;
        for (int j = 0; j < TUNNELS; j++)
            if (apart[tunnels[i]][tunnels[j]] > 1) beyond[tunnels[i]] |= 1 << j;
    }
    for (int hex = 0; hex <= HEXES; hex++) {
        inside[hex] = ground[hex] = 0;
        for (int way = 0; way < 6; way++) {
            int to = next_to[hex][way];
            inside[hex] |= (to != HEXES) << way;
            ground[hex] |= (to != HEXES && !beyond[to]) << way;
        }
    }
    for (int fox = 0; fox < HEXES; fox++) list_frights(fox);
}

/* --- chance: sfc32, and Lemire's method ---------------------------------------------------------------- */

static uint32_t *dice;
static int64_t played, *trace;

static uint32_t word(void) {
    uint32_t result = dice[0] + dice[1] + dice[3]++;
    dice[0] = dice[1] ^ dice[1] >> 9;
    dice[1] = dice[2] + (dice[2] << 3);
    dice[2] = (dice[2] << 21 | dice[2] >> 11) + result;
    return result;
}

static uint32_t below(uint32_t limit) {
    uint64_t product = (uint64_t)word() * limit;
    if ((uint32_t)product < limit)
        for (uint32_t threshold = -limit % limit; (uint32_t)product < threshold;) product = (uint64_t)word() * limit;
    return product >> 32;
}

static void shuffle(int *items, int count) {
    for (int last = count - 1; last > 0; last--) {
        int other = below(last + 1), kept = items[last];
        items[last] = items[other];
        items[other] = kept;
    }
}

/* --- a position ---------------------------------------------------------------------------------------- */

static int on[HEXES + 1], at[BIRDS], fox[4], hands[4][HAND], held[4], chosen[4], deck[BIRDS];
static int in_deck, drawn, birds_left, captured, turned, round_;
static uint8_t empty[HEXES + 1];
static uint32_t fear[HEXES + 1];
static uint64_t steps[WORDS], discards;

static int nth_bit(uint64_t bits, int index) {
    while (index--) bits &= bits - 1;
    return __builtin_ctzll(bits);
}

static void note(int count, int move) {
    if (trace) {
        trace[played * 2] = count;
        trace[played * 2 + 1] = move;
    }
    played++;
}

static void leave(int hex) {
    for (int way = 0; way < 6; way++) empty[next_to[hex][way]] |= 1 << (way ^ 1);
}

static void fill(int hex) {
    for (int way = 0; way < 6; way++) empty[next_to[hex][way]] &= ~(1 << (way ^ 1));
}

static void deal(void) {
    int corners[4] = {0, 1, 2, 3}, cards[BIRDS];
    memcpy(empty, inside, sizeof empty);
    for (int hex = 0; hex < HEXES; hex++) on[hex] = EMPTY;
    on[HEXES] = OUTSIDE;
    shuffle(corners, 4);
    for (int flock = 0; flock < 4; flock++) {
        int spaces[FLOCK], settled = 0;
        memcpy(spaces, flocks + corners[flock] * FLOCK, sizeof spaces);
        shuffle(spaces, FLOCK);
        for (int bird = 0; bird < BIRDS; bird++)
            if (features[6 + flock] >> bird & 1) at[bird] = spaces[settled++];
    }
    for (int bird = 0; bird < BIRDS; bird++) {
        on[at[bird]] = bird;
        fill(at[bird]);
        cards[bird] = bird;
    }
    shuffle(cards, BIRDS);
    for (int seat = 0; seat < seats; seat++) {
        memcpy(hands[seat], cards + seat * HAND, sizeof hands[seat]);
        held[seat] = HAND;
    }
    in_deck = BIRDS - seats * HAND;
    memcpy(deck, cards + seats * HAND, in_deck * sizeof *deck);
    drawn = captured = turned = 0;
    discards = 0;
    birds_left = BIRDS;
    round_ = 1;
}

static int take_card(int seat, int kind) {
    int slot = below(held[seat]), card = hands[seat][slot];
    note(held[seat], kind + card);
    hands[seat][slot] = hands[seat][--held[seat]];
    return card;
}

static void place_foxes(void) {
    int first = below(seats), colours = 15;
    for (int seat = 0; seat < seats; seat++) take_card(seat, TO_TARGET);
    for (int turn = 0; turn < seats; turn++) {
        int seat = (first + turn) % seats, spaces = 0;
        for (int space = 0; space < 6; space++) spaces |= (on[den[space]] == EMPTY) << space;
        int count = __builtin_popcount(spaces), all = count * __builtin_popcount(colours), index = below(all);
        int colour = nth_bit(colours, index / count), space = nth_bit(spaces, index % count);
        note(all, TO_DEN + colour * 6 + space);
        colours &= ~(1 << colour);
        fox[seat] = den[space];
        on[fox[seat]] = FOX + seat;
        fill(fox[seat]);
    }
}

/* --- birds --------------------------------------------------------------------------------------------- */

static uint64_t open_around(int here) {
    uint32_t word = fear[here], close = word >> 18;
    return empty[here] & ground[here] & ~(word >> (close - (close >> 1)) * 6);
}

static void look_around(void) {
    memset(fear, 0, sizeof fear);
    for (int seat = 0; seat < seats; seat++)
        for (int i = 0; i < NEAREST; i++) fear[near[fox[seat]][i]] |= frights[fox[seat]][i];
    memset(steps, 0, sizeof steps);
    for (int bird = 0; bird < BIRDS; bird++)
        if (at[bird] != NONE) steps[bird / IN_WORD] |= open_around(at[bird]) << bird % IN_WORD * 6;
}

static void set_steps(int bird, uint64_t ways) {
    uint64_t *word = steps + bird / IN_WORD;
    *word = (*word & ~(63ull << bird % IN_WORD * 6)) | ways << bird % IN_WORD * 6;
}

static void look_again(int changed) {
    for (int ways = inside[changed] & ~empty[changed]; ways; ways &= ways - 1) {
        int close = next_to[changed][__builtin_ctz(ways)];
        if (on[close] < BIRDS) set_steps(on[close], open_around(close));
    }
}

static void step_bird(int bird, int to) {
    int here = at[bird];
    on[here] = EMPTY;
    on[to] = bird;
    at[bird] = to;
    leave(here);
    fill(to);
    look_again(here);
    look_again(to);
    set_steps(bird, open_around(to));
}

static void move_birds(int card) {
    const uint64_t *mine = movable[card];
    for (int left = BIRD_STEPS; left > 0; left--) {
        uint64_t open[WORDS];
        int counts[WORDS], all = 0, word = 0;
        for (int i = 0; i < WORDS; i++) {
            open[i] = steps[i] & mine[i];
            counts[i] = __builtin_popcountll(open[i]);
            all += counts[i];
        }
        if (all == 0) return;
        int index = below(all + 1);
        if (index == all) {
            note(all + 1, STOP);
            return;
        }
        while (index >= counts[word]) index -= counts[word++];
        int step = word * 54 + nth_bit(open[word], index), bird = step / 6, to = next_to[at[bird]][step % 6];
        note(all + 1, TO_BIRD + bird * HEXES + to);
        step_bird(bird, to);
    }
}

/* --- foxes --------------------------------------------------------------------------------------------- */

static int fox_ways(int here, int left) {
    int no_end = round_ == 1 && left < 2 ? CENTRE : NONE, ways = 0;
    for (int way = 0; way < 6; way++) {
        int to = next_to[here][way];
        ways |= (on[to] < FOX && to != no_end) << way;
    }
    if (beyond[here])
        for (int i = 0; i < TUNNELS; i++)
            ways |= ((beyond[here] >> i & 1) && on[tunnels[i]] < FOX && tunnels[i] != no_end) << (6 + i);
    return ways;
}

static void move_fox(int seat) {
    for (int left = FOX_STEPS; left > 0; left--) {
        int here = fox[seat], ways = fox_ways(here, left);
        if (ways == 0) return;
        if (here != CENTRE || round_ > 1) ways |= 1 << NO_MORE;
        int count = __builtin_popcount(ways), way = nth_bit(ways, below(count));
        if (way == NO_MORE) {
            note(count, STOP);
            return;
        }
        int to = way < 6 ? next_to[here][way] : tunnels[way - 6], bird = on[to];
        note(count, TO_FOX + to);
        on[here] = EMPTY;
        leave(here);
        fox[seat] = to;
        on[to] = FOX + seat;
        fill(to);
        if (bird != EMPTY) {
            at[bird] = NONE;
            birds_left--;
            captured = 1;
            return;
        }
    }
}

/* --- a game -------------------------------------------------------------------------------------------- */

static int play_round(void) {
    int order[4];
    captured = 0;
    for (int seat = 0; seat < seats; seat++) chosen[seat] = take_card(seat, TO_PLAY);
    for (int seat = 0; seat < seats; seat++) {
        int place = 0;
        for (int other = 0; other < seats; other++) place += chosen[other] < chosen[seat];
        order[place] = seat;
    }
    look_around();
    for (int turn = 0; turn < seats; turn++) move_birds(chosen[order[turn]]);
    for (int turn = 0; turn < seats; turn++) move_fox(order[turn]);
    if (birds_left > last_birds && !captured && round_ > 1) turned++;
    return birds_left > last_birds && turned < turn_cards;
}

static void draw_cards(void) {
    for (int seat = 0; seat < seats; seat++) discards |= 1ull << chosen[seat];
    for (int seat = 0; seat < seats; seat++) {
        if (drawn == in_deck) {
            in_deck = drawn = 0;
            for (; discards; discards &= discards - 1) deck[in_deck++] = __builtin_ctzll(discards);
            shuffle(deck, in_deck);
        }
        hands[seat][held[seat]++] = deck[drawn++];
    }
    round_++;
}

/* So many games, with these dice. Returns how many moves; of each, how many there were and which was made, into `notes`. */
int64_t play(uint32_t *given, int64_t games, int64_t *notes) {
    dice = given, trace = notes, played = 0;
    while (games-- > 0) {
        deal();
        place_foxes();
        while (play_round()) draw_cards();
    }
    return played;
}
