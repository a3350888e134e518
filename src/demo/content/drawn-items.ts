/** Each drawing of an item, what alternative texts call it, and the pictures (colors and distances) that show it. */
export const DRAWN_ITEMS = {
  amp: { noun: 'guitar amp', pictures: ['amp'] },
  'amp-mini': { noun: 'small guitar amp', pictures: ['amp-mini'] },
  armchair: {
    noun: 'armchair',
    pictures: ['armchair-green', 'armchair-green-far', 'armchair-green-near', 'armchair-mustard'],
  },
  'armchair-wingback': { noun: 'tufted armchair', pictures: ['wingback-rose'] },
  backpack: { noun: 'backpack', pictures: ['backpack-blue'] },
  'backpack-hiking': { noun: 'hiking pack', pictures: ['hiking-pack-green'] },
  bag: { noun: 'leather handbag', pictures: ['bag-tan', 'bag-green'] },
  'bag-hand': { noun: 'handbag', pictures: ['handbag-tan', 'handbag-green'] },
  beanie: { noun: 'knitted hat with a pompom', pictures: ['beanie-blue', 'beanie-mustard'] },
  bike: { noun: 'bike', pictures: ['bike-teal', 'bike-teal-near'] },
  'bike-city': { noun: 'city bike with a basket', pictures: ['city-bike-red', 'city-bike-teal'] },
  'bike-frame': { noun: 'bike frame and fork', pictures: ['bike-frame-teal'] },
  'bike-single-speed': { noun: 'single-speed bike', pictures: ['single-speed-red'] },
  blocks: { noun: 'wooden alphabet blocks', pictures: ['blocks'] },
  'blocks-bricks': { noun: 'boxed set of building bricks', pictures: ['brick-set'] },
  boardgame: { noun: 'board game with dice and pieces', pictures: ['board-game'] },
  books: { noun: 'stack of books', pictures: ['books'] },
  'books-picture': { noun: 'two picture books', pictures: ['picture-books'] },
  'books-upright': { noun: 'row of books', pictures: ['books-upright'] },
  boots: { noun: 'pair of boots', pictures: ['boots-black'] },
  'boots-ankle': { noun: 'pair of ankle boots', pictures: ['chelsea-boots-brown'] },
  'boots-hiking': { noun: 'pair of hiking boots', pictures: ['hiking-boots-brown'] },
  'boots-rain': { noun: 'pair of rain boots', pictures: ['rain-boots-brown'] },
  box: { noun: 'open cardboard box', pictures: ['boxes'] },
  bracelet: { noun: 'bead bracelet', pictures: ['bracelet'] },
  camera: { noun: 'camera', pictures: ['camera'] },
  car: { noun: 'car', pictures: ['car-blue', 'car-red'] },
  'car-hatchback': { noun: 'hatchback car', pictures: ['hatchback-blue', 'hatchback-white'] },
  'car-sedan': { noun: 'sedan car', pictures: ['sedan-blue', 'sedan-silver'] },
  'car-wagon': { noun: 'station wagon', pictures: ['wagon-green'] },
  cards: { noun: 'three trading cards', pictures: ['cards'] },
  'cards-box': { noun: 'box of trading cards', pictures: ['card-box'] },
  chair: { noun: 'wooden chair', pictures: ['chair'] },
  clock: { noun: 'alarm clock with two bells', pictures: ['clock-green'] },
  coin: { noun: 'three old coins', pictures: ['coins'] },
  'coin-album': { noun: 'album of coins', pictures: ['coin-album'] },
  console: { noun: 'handheld game console', pictures: ['console'] },
  'console-handheld': { noun: 'handheld game console', pictures: ['handheld'] },
  desk: { noun: 'desk with drawers, a lamp and books', pictures: ['desk'] },
  'desk-small': { noun: 'small desk on trestles', pictures: ['desk-small'] },
  dress: { noun: 'dotted summer dress', pictures: ['dress-rose', 'dress-blue'] },
  'dress-sun': { noun: 'summer dress', pictures: ['sundress-blue', 'sundress-rose'] },
  drill: { noun: 'cordless drill', pictures: ['drill'] },
  drum: { noun: 'snare drum with sticks', pictures: ['drum-red'] },
  'drum-toy': { noun: 'toy drum with sticks', pictures: ['toy-drum'] },
  dumbbells: { noun: 'two dumbbells', pictures: ['dumbbells'] },
  earrings: { noun: 'pair of drop earrings', pictures: ['earrings-teal'] },
  football: { noun: 'soccer ball', pictures: ['football'] },
  'football-net': { noun: 'soccer balls in a net', pictures: ['ball-net'] },
  guitar: { noun: 'acoustic guitar', pictures: ['guitar', 'guitar-light'] },
  'guitar-classical': { noun: 'classical guitar', pictures: ['guitar-classical'] },
  'guitar-cutaway': { noun: 'dark acoustic guitar', pictures: ['guitar-cutaway'] },
  hairdryer: { noun: 'hair dryer', pictures: ['hair-dryer'] },
  headphones: { noun: 'headphones', pictures: ['headphones-cream', 'headphones-blue'] },
  'headphones-earbuds': { noun: 'earbuds in their case', pictures: ['earbuds'] },
  'headphones-wired': { noun: 'wired headphones', pictures: ['headphones-wired-blue'] },
  helmet: { noun: 'bike helmet', pictures: ['helmet-orange'] },
  jacket: { noun: 'jacket', pictures: ['jacket-denim'] },
  'jacket-chore': { noun: 'chore coat', pictures: ['chore-coat-olive'] },
  'jacket-field': { noun: 'field jacket with a hood', pictures: ['field-jacket-olive'] },
  jeans: { noun: 'jeans', pictures: ['jeans', 'jeans-black'] },
  lamp: { noun: 'mushroom lamp', pictures: ['lamp-orange', 'lamp-teal'] },
  laptop: { noun: 'laptop', pictures: ['laptop', 'laptop-side'] },
  'laptop-business': { noun: 'laptop', pictures: ['laptop-black'] },
  'laptop-chromebook': { noun: 'Chromebook', pictures: ['chromebook'] },
  mirror: { noun: 'round mirror with a brass frame', pictures: ['mirror'] },
  moka: { noun: 'moka pot', pictures: ['moka'] },
  monitor: { noun: 'monitor', pictures: ['monitor'] },
  mugs: { noun: 'two steaming mugs', pictures: ['mugs'] },
  necklace: { noun: 'necklace with a green drop', pictures: ['necklace'] },
  pan: { noun: 'pot with a lid', pictures: ['pan-orange'] },
  'pan-enamel': { noun: 'enamel pot with a lid', pictures: ['enamel-pot-blue'] },
  petbed: { noun: 'cat asleep in a round bed', pictures: ['pet-bed'] },
  phone: { noun: 'phone seen from both sides', pictures: ['phone-blue', 'phone-black', 'phone-red'] },
  'phone-back': { noun: 'phone from the back', pictures: ['phone-back-mint'] },
  'phone-front': { noun: 'phone from the front', pictures: ['phone-front-black'] },
  piano: { noun: 'upright piano', pictures: ['piano'] },
  plant: { noun: 'potted plant with long leaves', pictures: ['plant', 'plant-terracotta'] },
  'plant-aloe': { noun: 'potted aloe', pictures: ['aloe'] },
  'plant-floor': { noun: 'potted plant with big leaves', pictures: ['floor-plant'] },
  poster: { noun: 'framed mountain poster', pictures: ['poster'] },
  'poster-concert': { noun: 'concert poster', pictures: ['poster-concert'] },
  pram: { noun: 'baby carriage', pictures: ['pram-blue'] },
  'pram-stroller': { noun: 'stroller', pictures: ['stroller-green'] },
  racket: { noun: 'tennis racket and ball', pictures: ['racket-red'] },
  radio: { noun: 'radio', pictures: ['radio-mint', 'radio-red'] },
  'radio-portable': { noun: 'portable radio', pictures: ['radio-portable-mint', 'radio-portable-red'] },
  ring: { noun: 'ring with a stone', pictures: ['ring-gold', 'ring-silver'] },
  'ring-solitaire': { noun: 'ring with one stone', pictures: ['solitaire-gold', 'solitaire-silver'] },
  robot: { noun: 'tin toy robot', pictures: ['robot'] },
  'robot-boxy': { noun: 'tin toy robot', pictures: ['robot-boxy'] },
  rug: { noun: 'patterned rug', pictures: ['rug-red', 'rug-blue'] },
  scooter: { noun: 'motor scooter', pictures: ['scooter-mint', 'scooter-red'] },
  'scooter-moped': { noun: 'motor scooter', pictures: ['moped-mint', 'moped-red'] },
  shelf: { noun: 'bookcase with books and a plant', pictures: ['shelf'] },
  skateboard: { noun: 'skateboard with a sunset on the deck', pictures: ['skateboard'] },
  skis: { noun: 'pair of skis with poles', pictures: ['skis'] },
  sneaker: { noun: 'sneaker', pictures: ['sneaker-blue', 'sneaker-red', 'sneaker-green'] },
  sofa: { noun: 'sofa', pictures: ['sofa-blue', 'sofa-blue-near', 'sofa-sage', 'sofa-gray'] },
  'sofa-loveseat': { noun: 'loveseat', pictures: ['loveseat-blue', 'loveseat-gray'] },
  speaker: { noun: 'loudspeaker in a wooden box', pictures: ['speaker'] },
  suitcase: { noun: 'suitcase', pictures: ['suitcase-yellow'] },
  surfboard: { noun: 'surfboard', pictures: ['surfboard'] },
  sweater: { noun: 'knitted sweater', pictures: ['sweater-gold'] },
  'sweater-cardigan': { noun: 'cardigan', pictures: ['cardigan-green'] },
  'sweater-fair-isle': { noun: 'Fair Isle sweater', pictures: ['fair-isle-green'] },
  synth: { noun: 'small synthesizer', pictures: ['synth'] },
  table: { noun: 'table with flowers', pictures: ['table', 'table-dark'] },
  tablet: { noun: 'e-reader with a page of text', pictures: ['tablet'] },
  tent: { noun: 'tent', pictures: ['tent-orange'] },
  'tent-tunnel': { noun: 'tunnel tent', pictures: ['tunnel-tent-green'] },
  toycar: { noun: 'toy race car', pictures: ['toy-car-red'] },
  turntable: { noun: 'turntable', pictures: ['turntable', 'turntable-near'] },
  'turntable-modern': { noun: 'turntable', pictures: ['turntable-black'] },
  ukulele: { noun: 'ukulele', pictures: ['ukulele'] },
  van: { noun: 'camper van', pictures: ['van-orange', 'van-blue'] },
  'van-cargo': { noun: 'cargo van', pictures: ['cargo-van'] },
  vases: { noun: 'three vases with dried stems', pictures: ['vases'] },
  vinyl: { noun: 'record half out of its sleeve', pictures: ['vinyl', 'vinyl-red'] },
  'vinyl-crate': { noun: 'crate of records', pictures: ['record-crate'] },
  violin: { noun: 'violin', pictures: ['violin'] },
  watch: { noun: 'wristwatch with a leather strap', pictures: ['watch-blue'] },
  'watch-bracelet': {
    noun: 'watch with a metal bracelet',
    pictures: ['watch-bracelet-blue', 'watch-bracelet-green'],
  },
  'watch-pocket': { noun: 'pocket watch with a chain', pictures: ['pocket-watch-gold'] },
  wateringcan: { noun: 'watering can', pictures: ['watering-can'] },
  wheel: { noun: 'car wheel', pictures: ['wheel'] },
  yogamat: { noun: 'rolled yoga mat', pictures: ['yoga-mat'] },
} as const satisfies Record<string, { noun: string; pictures: readonly string[] }>;

export type ItemName = keyof typeof DRAWN_ITEMS;

/** What a photo of the demo can show. */
export type PictureKey = (typeof DRAWN_ITEMS)[ItemName]['pictures'][number];

/** What a photo shows of its item. Only `whole` and `other` are of another picture. */
type PhotoView = 'whole' | 'other' | CoverView;

/** Photos of what the cover shows, and what their alternative texts add. */
const COVER_VIEWS = {
  detail: ', a detail',
  angle: ', from the side',
  back: ', from the back',
  label: ', its label',
  room: ', from farther away',
  hand: ', on a hand',
  mug: ', next to a mug for size',
  box: ', next to a moving box for size',
  flaw: ', a close-up',
} as const;
type CoverView = keyof typeof COVER_VIEWS;

/** What may be wrong with an item, and what alternative texts call it. */
const FLAWS = {
  scratch: 'a scratch',
  dent: 'a dent',
  crack: 'a crack',
  chip: 'a chip',
  corner: 'a worn corner',
  stain: 'a stain',
  rings: 'water rings',
  scuff: 'a scuff',
  seam: 'a torn seam',
  fray: 'a frayed spot',
  rust: 'rust',
  mend: 'a mended spot',
  filler: 'a repaired ding',
  fade: 'faded color',
} as const;
export type Flaw = keyof typeof FLAWS;

const ITEM_BY_PICTURE = Object.fromEntries(
  (Object.keys(DRAWN_ITEMS) as ItemName[]).flatMap((item) =>
    DRAWN_ITEMS[item].pictures.map((picture) => [picture, item]),
  ),
) as Record<PictureKey, ItemName>;

const COLORS = new Set(
  'blue green black cream red mustard rose sage gray dark teal orange mint silver olive brown gold tan yellow'.split(
    ' ',
  ),
);
const DISTANCES: Record<string, string> = {
  near: ', seen close up',
  far: ', seen from across the room',
  side: ', seen a little closer',
};
const VIEWS: Record<PhotoView, string> = { whole: '', other: ', in another place', ...COVER_VIEWS };

/**
 * Reads what a photo shows: a picture, or a view or flaw of the cover's picture, or both, such as `back scratch`.
 * @throws Error when there is no such picture.
 */
export function readPhoto(name: string, cover: PictureKey | null): Photographed {
  const [view = '', flaw = view] = name.split(' ');
  const shown = { flaw: isFlaw(flaw) ? flaw : null };
  if (cover !== null && isFlaw(view)) return { picture: cover, view: 'flaw', ...shown };
  if (cover !== null && isCoverView(view)) return { picture: cover, view, ...shown };
  return { picture: readPicture(name), view: cover === null ? 'whole' : 'other', flaw: null };
}

/** What a photo shows. */
export interface Photographed {
  picture: PictureKey;
  view: PhotoView;
  flaw: Flaw | null;
}

const isFlaw = (name: string): name is Flaw => Object.hasOwn(FLAWS, name);
const isCoverView = (name: string): name is CoverView => Object.hasOwn(COVER_VIEWS, name);

/**
 * Reads the name of a picture.
 * @throws Error when there is no such picture.
 */
function readPicture(name: string): PictureKey {
  if (!Object.hasOwn(ITEM_BY_PICTURE, name)) throw new Error(`The demo has no picture '${name}'.`);
  return name as PictureKey;
}

/** Returns the drawing that a picture shows. */
export const itemShownBy = (picture: PictureKey): ItemName => ITEM_BY_PICTURE[picture];

/** Returns the alternative text of a photo. */
export function pictureAlt({ picture, view, flaw }: Photographed): string {
  const { noun } = DRAWN_ITEMS[itemShownBy(picture)];
  const words = picture.split('-');
  const color = words.find((word) => COLORS.has(word));
  const distance = words.map((word) => DISTANCES[word] ?? '').join('');
  const text = `${color ? `${color} ` : ''}${noun}${distance}${VIEWS[view]}${flaw ? `${view === 'flaw' ? ' of' : ', with'} ${FLAWS[flaw]}` : ''}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
