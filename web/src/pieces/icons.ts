/**
 * Which drawing stands for what. Names are those of the game-icons collection, save the few in `OWN`, drawn here.
 * The build bundles exactly the drawings named in this file (`tools/drawings.ts`); this file only has names, so that the
 * build can read it.
 */

const SEVENTH: Record<string, string[]> = {
  classic: ["chicken", "pyromaniac", "witch-face", "labrador-head", "sergeant", "black-knight-helm", "wizard-face"],
  dragon: ["monk-face", "third-eye", "alien-stare", "book-aura", "broadsword", "saiyan-suit", "dragon-balls"],
};

const POWERS = ["cancel", "card-burn", "clockwise-rotation", "halt", "spyglass", "breaking-chain", "card-draw"];

const HEROES: Record<string, string> = {
  plato: "philosopher-bust",
  "julius-caesar": "caesar",
  nebuchadnezzar: "lion",
  "lao-tse": "yin-yang",
  alexander: "crested-helmet",
  hammurabi: "stone-tablet",
  hatshepsut: "egyptian-temple",
  ramesses: "chariot",
  cleopatra: "cleopatra",
  darius: "winged-emblem",
  zenobia: "queen-crown",
  enheduanna: "wax-tablet",
  hannibal: "elephant",
  hypatia: "astrolabe",
  sappho: "lyre",
  archimedes: "ancient-screw",
  ptolemy: "orrery",
  croesus: "gold-stack",
  ezana: "obelisk",
  amanirenas: "bow-arrow",
  samudragupta: "hawk-emblem",
  ashoka: "cartwheel",
  "han-wudi": "dragon-head",
  aryabhata: "eclipse",
  kanishka: "fire-bowl",
  kumarajiva: "prayer-beads",
  sanghamitta: "linden-leaf",
  confucius: "wisdom",
  "qin-shi-huang": "lamellar",
  "sun-tzu": "tied-scroll",
  "ban-zhao": "paint-brush",
  "zhang-qian": "camel",
  "cai-lun": "papers",
  "fu-hao": "war-axe",
  charlemagne: "jewel-crown",
  victoria: "imperial-crown",
  shakespeare: "drama-masks",
  mozart: "musical-score",
  humboldt: "smoking-volcano",
  magellan: "caravel",
  wallace: "butterfly",
  "marco-polo": "rialto-bridge",
  fugger: "locked-chest",
  merian: "butterfly-flower",
  nightingale: "lantern-flame",
  elizabeth: "rose",
  napoleon: "eagle-emblem",
  catherine: "tiara",
  olga: "byzantin-temple",
  bering: "icebergs",
  kovalevskaya: "spinning-top",
  "genghis-khan": "cavalry",
  tamar: "jerusalem-cross",
  nikitin: "journey",
  "mansa-musa": "gold-nuggets",
  shaka: "tribal-shield",
  nzinga: "hatchets",
  "ibn-battuta": "oasis",
  suleiman: "turban",
  avicenna: "pestle-mortar",
  akbar: "indian-palace",
  "rajendra-chola": "tiger-head",
  lakshmibai: "swordwoman",
  "wu-zetian": "pagoda",
  "zheng-he": "sinagot",
  kangxi: "porcelain-vase",
  "ching-shih": "pirate-flag",
  pachacuti: "sun-priest",
  "sor-juana": "nun-face",
  louverture: "uprising",
  tubman: "polar-star",
  jayavarman: "lotus",
  "gajah-mada": "curvy-knife",
  rizal: "fountain-pen",
  murasaki: "handheld-fan",
  sejong: "sundial",
};

const WONDERS: Record<string, string> = {
  ajanta: "cave-entrance",
  lighthouse: "lighthouse",
  "hanging-gardens": "vines",
  "great-wall": "defensive-wall",
  "great-pyramid": "great-pyramid",
  "angkor-wat": "angkor-wat",
  "saint-basil": "saint-basil-cathedral",
  "machu-picchu": "mountaintop",
  "eiffel-tower": "eiffel-tower",
};

const DISCOVERIES: Record<string, string> = {
  slavery: "manacles",
  epidemic: "rat",
  "board-games": "backgammon",
  pottery: "painted-pottery",
  weaving: "rolled-cloth",
  sculpture: "stone-bust",
  theatre: "coliseum",
  "horse-riding": "horse-head",
  roads: "stone-path",
  metallurgy: "anvil",
  irrigation: "aqueduct",
  seafaring: "trireme",
  calendar: "aztec-calendar-sun",
  coinage: "two-coins",
  paper: "scroll-unfurled",
  writing: "scroll-quill",
  mathematics: "abacus",
  philosophy: "classical-knowledge",
  medicine: "rod-of-asclepius",
  law: "scales",
  inquisition: "burning-book",
  plague: "plague-doctor-profile",
  famine: "desert-skull",
  "slave-trade": "crossed-chains",
  alchemy: "bubbling-flask",
  "playing-cards": "poker-hand",
  fireworks: "firework-rocket",
  coffee: "coffee-cup",
  fashion: "ample-dress",
  school: "graduate-cap",
  porcelain: "teapot",
  windmill: "windmill",
  clock: "pocket-watch",
  spectacles: "spectacles",
  "postal-service": "envelope",
  novel: "open-book",
  opera: "theater-curtains",
  newspaper: "newspaper",
  photography: "photo-camera",
  physics: "pendulum-swing",
  painting: "palette",
  algebra: "pencil-ruler",
  compass: "compass",
  cartography: "treasure-map",
  telescope: "telescope",
  chemistry: "test-tubes",
  railway: "steam-locomotive",
  evolution: "finch",
  banking: "bank",
  printing: "book-pile",
  vaccination: "syringe",
  "steam-engine": "gears",
  electricity: "light-bulb",
};

/** The faces of the conquest die by their kind. */
const FACES: Record<string, string> = {
  battle: "crossed-swords",
  defeat: "broken-shield",
  carnage: "sword-clash",
  plunder: "open-treasure-chest",
  flight: "run",
  defection: "flying-flag",
};

/** Everything else on the tables, by the name the tables call it. */
const TOKENS = {
  coin: "crown-coin",
  figure: "meeple",
  rider: "mounted-knight",
  discovery: "idea",
  conquest: "crossed-swords",
  treasure: "coins",
  wonder: "greek-temple",
  bag: "swap-bag",
  die: "rolling-dices",
  migration: "footsteps",
  convert: "trade",
  conqueror: "crossed-swords",
  discoverer: "compass",
  balanced: "scales",
  eye: "semi-closed-eye",
  hand: "poker-hand",
  eliminated: "tombstone",
  wandering: "hooded-figure",
  laurel: "laurels",
  winner: "laurel-crown",
  requirement: "wax-seal",
  clue: "magnifying-glass",
  yes: "check-mark",
  no: "cross-mark",
  recruit: "shaking-hands",
  pass: "player-next",
} as const;

export type Token = keyof typeof TOKENS;

/** The start page: ways to play, and the games. */
export const START = {
  bots: "meeple-king",
  device: "card-exchange",
  friends: "tabletop-players",
  learn: "graduate-cap",
  seventh: "hooded-figure",
  world: "earth-africa-europe",
};

const known = (table: Record<string, string>, id: string): string | null => (Object.hasOwn(table, id) ? (table[id] ?? null) : null);

/** The hero of Seventh Hero with this value, 1–7. */
export const seventhIcon = (value: number, theme = "classic"): string =>
  (SEVENTH[theme] ?? SEVENTH["classic"])?.[value - 1] ?? TOKENS.laurel;

/** The power of a hero of Seventh Hero. */
export const powerIcon = (value: number): string => POWERS[value - 1] ?? TOKENS.laurel;

/** Heroes, wonders and discoveries of the world; `null` for those of people's own boxes (the piece then shows initials). */
export const heroIcon = (id: string): string | null => known(HEROES, id);
export const wonderIcon = (id: string): string | null => known(WONDERS, id);
export const discoveryIcon = (id: string): string | null => known(DISCOVERIES, id);
export const faceIcon = (kind: string): string => known(FACES, kind) ?? TOKENS.die;
export const tokenIcon = (token: Token): string => TOKENS[token];

/** At most two letters for something without a drawing: "Emmy Noether" → "EN". */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const first = words[0]?.[0] ?? "?";
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : "";
  return (first + last).toUpperCase();
}

/** Own drawings, for what the collection lacks; 512 × 512 like the others. */
export const OWN: Record<string, string> = {
  "eiffel-tower":
    '<path fill="currentColor" d="M248 16h16v40h12v22h-8c2 62 14 128 34 190h18v22h-10c26 78 66 140 122 182v24H330c-6-52-34-82-74-82s-68 30-74 82H80v-24c56-42 96-104 122-182h-10v-22h18c20-62 32-128 34-190h-8V56h12zm8 152c-4 36-11 69-20 100h40c-9-31-16-64-20-100zm-28 122c-9 33-21 64-36 92 18-12 40-18 64-18s46 6 64 18c-15-28-27-59-36-92z"/>',
  "angkor-wat":
    '<path fill="currentColor" d="M256 24c10 22 22 34 26 60 10 16 18 34 18 58h-8c6 16 12 32 12 54h28v-22h-6c0-18 6-32 13-44 3-20 11-28 17-44 6 16 14 24 17 44 7 12 13 26 13 44h-6c5 13 9 26 9 44h26v-12h-5c0-14 5-26 10-36 3-16 9-22 14-36 5 14 11 20 14 36 5 10 10 22 10 36h-5v90h24v48h28v56h20v40H0v-40h20v-56h28v-48h24v-90h-5c0-14 5-26 10-36 3-16 9-22 14-36 5 14 11 20 14 36 5 10 10 22 10 36h-5v12h26c0-18 4-31 9-44h-6c0-18 6-32 13-44 3-20 11-28 17-44 6 16 14 24 17 44 7 12 13 26 13 44h-6v22h28c0-22 6-38 12-54h-8c0-24 8-42 18-58 4-26 16-38 26-60zM96 272v40h28v-40zm52 0v40h28v-40zm188 0v40h28v-40zm52 0v40h28v-40zm-132-24c-18 12-30 28-30 52v60h60v-60c0-24-12-40-30-52zM64 376v24h112v-24zm272 0v24h112v-24z"/>',
};

const collected = (...tables: string[][]): string[] =>
  [...new Set(tables.flat())].filter((name) => !Object.hasOwn(OWN, name)).sort();

/** Every name above once: what the build takes from the collection, in two bundles. */
const COMMON = collected(...Object.values(SEVENTH), POWERS, Object.values(TOKENS), Object.values(START));
const WORLD = collected(...[HEROES, WONDERS, DISCOVERIES, FACES].map((table) => Object.values(table)));

export const BUNDLES: Record<string, string[]> = { common: COMMON, world: WORLD.filter((name) => !COMMON.includes(name)) };
