// A boardgame.io server with a game whose messages are about as large as ours: node server.js PORT LOBBY-PORT CARDS
// Everybody in turn puts a card of their hand into the row; hands and deck are secret, as in our games.
const { Server } = require("boardgame.io/server");

const [port, apiPort, cards] = process.argv.slice(2).map(Number);

const similar = {
  name: "similar",
  setup: ({ ctx }) => ({
    row: Array.from({ length: cards }, (_, place) => ({ card: place % 9, owner: place % ctx.numPlayers })),
    hands: Object.fromEntries(ctx.playOrder.map((player) => [player, [1, 2, 3, 4, 5]])),
    deck: Array.from({ length: 40 }, (_, card) => card % 9),
  }),
  playerView: ({ G, playerID }) => ({
    row: G.row,
    hand: G.hands[playerID] ?? [],
    sizes: Object.fromEntries(Object.entries(G.hands).map(([player, hand]) => [player, hand.length])),
    deck: G.deck.length,
  }),
  moves: {
    put: ({ G, playerID }, place) => {
      const hand = G.hands[playerID];
      const card = hand.shift();
      hand.push(G.row[place].card);
      G.row[place] = { card, owner: Number(playerID) };
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

// The lobby has a port of its own: on the same one, today's koa does not find it.
const server = Server({ games: [similar], origins: [/localhost/] });
server.run({ port, lobbyConfig: { apiPort }, callback: () => process.stdout.write("ready\n") });
