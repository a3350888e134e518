import type { BackdropName } from './backdrops.ts';
import type { Recolor } from './recolor.ts';
import type { ItemName } from './item-boxes.ts';

export interface Scene {
  item: ItemName;
  backdrop: BackdropName;
  colors?: Recolor[];
  /** 1 fits the picture comfortably; more zooms in. */
  zoom?: number;
  dx?: number;
  dy?: number;
  /** Hangs on the wall or from a hook, so its shadow falls behind it. */
  hung?: boolean;
}

const GREENS: Recolor['from'] = [90, 190];
const BLUES: Recolor['from'] = [190, 260];
const REDS: Recolor['from'] = [335, 386];

const paint = (from: Recolor['from'], to: number, saturation?: number, lightness?: number): Recolor[] => [
  {
    from,
    to,
    ...(saturation === undefined ? {} : { saturation }),
    ...(lightness === undefined ? {} : { lightness }),
  },
];

const electronics: Record<string, Scene> = {
  laptop: { item: 'laptop', backdrop: 'linen' },
  'laptop-side': { item: 'laptop', backdrop: 'teal', zoom: 1.25, dx: 40 },
  'phone-blue': { item: 'phone', backdrop: 'blush' },
  'phone-black': { item: 'phone', backdrop: 'sage', colors: paint([190, 225], 225, 0.4, -0.42) },
  'phone-red': { item: 'phone', backdrop: 'sky', colors: paint([190, 225], 2, 1.6, -0.12) },
  camera: { item: 'camera', backdrop: 'peach' },
  'headphones-cream': { item: 'headphones', backdrop: 'peach' },
  'headphones-blue': { item: 'headphones', backdrop: 'teal', colors: paint([15, 60], 210, 1.2, -0.16) },
  turntable: { item: 'turntable', backdrop: 'linen' },
  'turntable-near': { item: 'turntable', backdrop: 'linen', zoom: 1.5, dx: -60, dy: 90 },
  console: { item: 'console', backdrop: 'plum' },
  speaker: { item: 'speaker', backdrop: 'dusk' },
  monitor: { item: 'monitor', backdrop: 'sky' },
  tablet: { item: 'tablet', backdrop: 'planks' },
  'radio-mint': { item: 'radio', backdrop: 'honey' },
  'radio-red': { item: 'radio', backdrop: 'linen', colors: paint([150, 180], 8, 1.7) },
  'headphones-wired-blue': { item: 'headphones-wired', backdrop: 'honey' },
  earbuds: { item: 'headphones-earbuds', backdrop: 'teal' },
  'turntable-black': { item: 'turntable-modern', backdrop: 'honey' },
  'phone-front-black': { item: 'phone-front', backdrop: 'blush' },
  'phone-back-mint': { item: 'phone-back', backdrop: 'planks' },
  'laptop-black': { item: 'laptop-business', backdrop: 'linen' },
  chromebook: { item: 'laptop-chromebook', backdrop: 'honey' },
  handheld: { item: 'console-handheld', backdrop: 'teal' },
  'radio-portable-mint': {
    item: 'radio-portable',
    backdrop: 'peach',
    colors: paint([340, 375], 165, 0.55, 0.1),
  },
  'radio-portable-red': { item: 'radio-portable', backdrop: 'meadow' },
};

const home: Record<string, Scene> = {
  'armchair-green': { item: 'armchair', backdrop: 'linen' },
  'armchair-green-far': { item: 'armchair', backdrop: 'lilac', zoom: 0.78, dx: 36 },
  'armchair-green-near': { item: 'armchair', backdrop: 'linen', zoom: 1.4, dx: 60, dy: 70 },
  'armchair-mustard': { item: 'armchair', backdrop: 'teal', colors: paint(GREENS, 33, 1.8, 0.06) },
  'sofa-blue': { item: 'sofa', backdrop: 'linen' },
  'sofa-blue-near': { item: 'sofa', backdrop: 'linen', zoom: 1.3, dx: 60, dy: 30 },
  'sofa-sage': { item: 'sofa', backdrop: 'peach', colors: paint(BLUES, 140, 0.75) },
  'sofa-gray': { item: 'sofa', backdrop: 'sage', colors: paint(BLUES, 30, 0.25, 0.1) },
  table: { item: 'table', backdrop: 'sage' },
  'table-dark': { item: 'table', backdrop: 'linen', colors: paint([15, 34], 20, 1, -0.16) },
  chair: { item: 'chair', backdrop: 'sky' },
  'lamp-orange': { item: 'lamp', backdrop: 'lilac' },
  'lamp-teal': { item: 'lamp', backdrop: 'peach', colors: paint([355, 384], 178, 0.7, -0.06) },
  plant: { item: 'plant', backdrop: 'sage' },
  'plant-terracotta': {
    item: 'plant',
    backdrop: 'rose',
    colors: [...paint([20, 60], 16, 2.4, -0.2), ...paint(GREENS, 120, 0.9, 0.02)],
  },
  vases: { item: 'vases', backdrop: 'peach' },
  moka: { item: 'moka', backdrop: 'honey' },
  mugs: { item: 'mugs', backdrop: 'linen' },
  mirror: { item: 'mirror', backdrop: 'rose', dy: -50, hung: true },
  'rug-red': { item: 'rug', backdrop: 'planks' },
  'rug-blue': {
    item: 'rug',
    backdrop: 'planks',
    colors: [...paint([205, 215], 44, 1.2, 0.1), ...paint(REDS, 212, 0.7)],
  },
  'pan-orange': { item: 'pan', backdrop: 'honey' },
  'clock-green': { item: 'clock', backdrop: 'peach' },
  shelf: { item: 'shelf', backdrop: 'sky', zoom: 1.1 },
  desk: { item: 'desk', backdrop: 'rose' },
  drill: { item: 'drill', backdrop: 'garage' },
  'watering-can': { item: 'wateringcan', backdrop: 'meadow' },
  'loveseat-blue': { item: 'sofa-loveseat', backdrop: 'peach' },
  'loveseat-gray': { item: 'sofa-loveseat', backdrop: 'sage', colors: paint(BLUES, 30, 0.2, 0.08) },
  'wingback-rose': { item: 'armchair-wingback', backdrop: 'linen' },
  'floor-plant': { item: 'plant-floor', backdrop: 'linen' },
  aloe: { item: 'plant-aloe', backdrop: 'sky' },
  'desk-small': { item: 'desk-small', backdrop: 'sage' },
  'enamel-pot-blue': { item: 'pan-enamel', backdrop: 'honey' },
};

const vehicles: Record<string, Scene> = {
  'car-blue': { item: 'car', backdrop: 'street' },
  'car-red': { item: 'car', backdrop: 'avenue', colors: paint(BLUES, 4, 1) },
  'van-orange': { item: 'van', backdrop: 'meadow' },
  'van-blue': { item: 'van', backdrop: 'street', colors: paint([10, 25], 205, 0.8) },
  'scooter-mint': { item: 'scooter', backdrop: 'avenue' },
  'scooter-red': { item: 'scooter', backdrop: 'street', colors: paint([150, 180], 2, 1.5, -0.06) },
  wheel: { item: 'wheel', backdrop: 'garage' },
  'sedan-blue': { item: 'car-sedan', backdrop: 'street' },
  'sedan-silver': { item: 'car-sedan', backdrop: 'avenue', colors: paint(BLUES, 215, 0.25, 0.16) },
  'hatchback-blue': { item: 'car-hatchback', backdrop: 'avenue' },
  'hatchback-white': { item: 'car-hatchback', backdrop: 'meadow', colors: paint(BLUES, 210, 0.12, 0.3) },
  'wagon-green': { item: 'car-wagon', backdrop: 'avenue' },
  'cargo-van': { item: 'van-cargo', backdrop: 'street' },
  'moped-mint': { item: 'scooter-moped', backdrop: 'street' },
  'moped-red': { item: 'scooter-moped', backdrop: 'avenue', colors: paint([140, 175], 2, 1.5, -0.04) },
};

const clothing: Record<string, Scene> = {
  'jacket-denim': { item: 'jacket', backdrop: 'paper' },
  'dress-rose': { item: 'dress', backdrop: 'mint' },
  'dress-blue': { item: 'dress', backdrop: 'blush', colors: paint([330, 370], 216, 0.8) },
  'boots-black': { item: 'boots', backdrop: 'sky', colors: paint([15, 42], 230, 0.14, -0.1) },
  'sweater-gold': { item: 'sweater', backdrop: 'slate' },
  'beanie-blue': { item: 'beanie', backdrop: 'paper' },
  'beanie-mustard': { item: 'beanie', backdrop: 'slate', colors: paint(BLUES, 42, 1.4) },
  'bag-tan': { item: 'bag', backdrop: 'rose' },
  'bag-green': { item: 'bag', backdrop: 'linen', colors: paint([15, 36], 155, 0.7, -0.06) },
  jeans: { item: 'jeans', backdrop: 'planks' },
  'jeans-black': { item: 'jeans', backdrop: 'blush', colors: paint(BLUES, 225, 0.18, -0.2) },
  'sneaker-blue': { item: 'sneaker', backdrop: 'sky' },
  'sneaker-red': { item: 'sneaker', backdrop: 'honey', colors: paint([200, 260], 4, 0.95) },
  'sneaker-green': { item: 'sneaker', backdrop: 'peach', colors: paint([200, 260], 150, 0.8, -0.08) },
  'chore-coat-olive': { item: 'jacket-chore', backdrop: 'planks' },
  'field-jacket-olive': { item: 'jacket-field', backdrop: 'paper' },
  'cardigan-green': { item: 'sweater-cardigan', backdrop: 'blush' },
  'fair-isle-green': { item: 'sweater-fair-isle', backdrop: 'planks' },
  'sundress-blue': { item: 'dress-sun', backdrop: 'peach' },
  'sundress-rose': { item: 'dress-sun', backdrop: 'mint', colors: paint(BLUES, 345, 1) },
  'handbag-tan': { item: 'bag-hand', backdrop: 'sky' },
  'handbag-green': { item: 'bag-hand', backdrop: 'linen', colors: paint([15, 36], 155, 0.7, -0.06) },
  'hiking-boots-brown': { item: 'boots-hiking', backdrop: 'meadow' },
  'chelsea-boots-brown': { item: 'boots-ankle', backdrop: 'paper' },
  'rain-boots-brown': { item: 'boots-rain', backdrop: 'sage' },
};

const sports: Record<string, Scene> = {
  'bike-teal': { item: 'bike', backdrop: 'avenue' },
  'bike-teal-near': { item: 'bike', backdrop: 'garage', zoom: 1.6, dx: -70, dy: 40 },
  'tent-orange': { item: 'tent', backdrop: 'meadow', zoom: 1.05 },
  skateboard: { item: 'skateboard', backdrop: 'slate' },
  football: { item: 'football', backdrop: 'meadow', zoom: 0.75 },
  'racket-red': { item: 'racket', backdrop: 'mint' },
  skis: { item: 'skis', backdrop: 'sky', zoom: 1.15 },
  'helmet-orange': { item: 'helmet', backdrop: 'garage', zoom: 0.9 },
  'backpack-blue': { item: 'backpack', backdrop: 'linen', colors: paint([130, 170], 216, 1.3) },
  dumbbells: { item: 'dumbbells', backdrop: 'slate' },
  'yoga-mat': { item: 'yogamat', backdrop: 'sage' },
  surfboard: { item: 'surfboard', backdrop: 'sky', zoom: 1.2 },
  'city-bike-red': { item: 'bike-city', backdrop: 'street' },
  'city-bike-teal': { item: 'bike-city', backdrop: 'avenue', colors: paint([340, 375], 180, 0.8) },
  'single-speed-red': { item: 'bike-single-speed', backdrop: 'garage' },
  'bike-frame-teal': { item: 'bike-frame', backdrop: 'garage' },
  'tunnel-tent-green': { item: 'tent-tunnel', backdrop: 'meadow' },
  'ball-net': { item: 'football-net', backdrop: 'meadow' },
  'hiking-pack-green': { item: 'backpack-hiking', backdrop: 'garage' },
};

const collectibles: Record<string, Scene> = {
  robot: { item: 'robot', backdrop: 'honey' },
  coins: { item: 'coin', backdrop: 'slate' },
  poster: { item: 'poster', backdrop: 'sky', dy: -45, hung: true },
  vinyl: { item: 'vinyl', backdrop: 'planks' },
  'vinyl-red': { item: 'vinyl', backdrop: 'blush', colors: paint([195, 225], 350, 1.1) },
  cards: { item: 'cards', backdrop: 'plum' },
  'toy-car-red': { item: 'toycar', backdrop: 'linen' },
  'card-box': { item: 'cards-box', backdrop: 'honey' },
  'coin-album': { item: 'coin-album', backdrop: 'planks' },
  'robot-boxy': { item: 'robot-boxy', backdrop: 'linen' },
  'poster-concert': { item: 'poster-concert', backdrop: 'sage', dy: -30, hung: true },
  'record-crate': { item: 'vinyl-crate', backdrop: 'linen' },
};

const music: Record<string, Scene> = {
  guitar: { item: 'guitar', backdrop: 'dusk', zoom: 1.15 },
  'guitar-light': { item: 'guitar', backdrop: 'sage', zoom: 1.15, colors: paint([20, 42], 38, 0.8, 0.08) },
  synth: { item: 'synth', backdrop: 'planks' },
  'drum-red': { item: 'drum', backdrop: 'peach' },
  piano: { item: 'piano', backdrop: 'linen', zoom: 1.12 },
  ukulele: { item: 'ukulele', backdrop: 'sky', zoom: 1.08 },
  violin: { item: 'violin', backdrop: 'rose', zoom: 1.08 },
  amp: { item: 'amp', backdrop: 'dusk' },
  'guitar-classical': { item: 'guitar-classical', backdrop: 'sky', zoom: 1.12 },
  'guitar-cutaway': { item: 'guitar-cutaway', backdrop: 'linen', zoom: 1.12 },
  'toy-drum': { item: 'drum-toy', backdrop: 'sky' },
  'amp-mini': { item: 'amp-mini', backdrop: 'linen' },
};

const jewelry: Record<string, Scene> = {
  'watch-blue': { item: 'watch', backdrop: 'planks' },
  'ring-gold': { item: 'ring', backdrop: 'rose', zoom: 0.85 },
  'ring-silver': {
    item: 'ring',
    backdrop: 'teal',
    zoom: 0.85,
    colors: [...paint([25, 60], 215, 0.1), ...paint([195, 212], 345, 1)],
  },
  necklace: { item: 'necklace', backdrop: 'blush' },
  bracelet: { item: 'bracelet', backdrop: 'slate', zoom: 0.9 },
  'earrings-teal': { item: 'earrings', backdrop: 'paper', zoom: 0.95 },
  'watch-bracelet-blue': { item: 'watch-bracelet', backdrop: 'linen' },
  'watch-bracelet-green': { item: 'watch-bracelet', backdrop: 'planks', colors: paint([195, 225], 155, 0.8) },
  'pocket-watch-gold': { item: 'watch-pocket', backdrop: 'slate' },
  'solitaire-gold': { item: 'ring-solitaire', backdrop: 'slate', zoom: 0.85 },
  'solitaire-silver': {
    item: 'ring-solitaire',
    backdrop: 'blush',
    zoom: 0.85,
    colors: [...paint([25, 60], 215, 0.1), ...paint([195, 212], 345, 1)],
  },
};

const other: Record<string, Scene> = {
  books: { item: 'books', backdrop: 'linen' },
  'pram-blue': { item: 'pram', backdrop: 'sage', colors: paint([120, 170], 214, 1.5) },
  blocks: { item: 'blocks', backdrop: 'honey' },
  'hair-dryer': { item: 'hairdryer', backdrop: 'mint' },
  'pet-bed': { item: 'petbed', backdrop: 'sky' },
  'board-game': { item: 'boardgame', backdrop: 'planks' },
  'suitcase-yellow': { item: 'suitcase', backdrop: 'teal' },
  boxes: { item: 'box', backdrop: 'garage' },
  'books-upright': { item: 'books-upright', backdrop: 'sage' },
  'picture-books': { item: 'books-picture', backdrop: 'linen' },
  'stroller-green': { item: 'pram-stroller', backdrop: 'honey' },
  'brick-set': { item: 'blocks-bricks', backdrop: 'mint' },
};

/** Every picture a listing of the demo can show. */
export const PICTURES: Record<string, Scene> = {
  ...electronics,
  ...home,
  ...vehicles,
  ...clothing,
  ...sports,
  ...collectibles,
  ...music,
  ...jewelry,
  ...other,
};

/** A variation of a drawn face: other clothes and another wall. */
export interface Face {
  face: string;
  colors?: Recolor[];
}

/** Every face a person of the demo can have. */
export const AVATARS: Record<string, Face> = {
  'av-aya': { face: 'av-aya' },
  'av-grace': { face: 'av-grace' },
  'av-jonah': { face: 'av-jonah' },
  'av-kofi': { face: 'av-kofi' },
  'av-lena': { face: 'av-lena' },
  'av-maya': { face: 'av-maya' },
  'av-omar': { face: 'av-omar' },
  'av-priya': { face: 'av-priya' },
  'av-sam': { face: 'av-sam' },
  'av-theo': { face: 'av-theo' },
  'av-wren': { face: 'av-wren' },
  'av-you': { face: 'av-you' },
  'av-aya-2': { face: 'av-aya', colors: paint([190, 260], 150, 0.8) },
  'av-grace-2': { face: 'av-grace', colors: paint([250, 320], 190) },
  'av-jonah-2': { face: 'av-jonah', colors: paint([190, 230], 265) },
  'av-lena-2': { face: 'av-lena', colors: [...paint([335, 360], 200), ...paint([140, 170], 265)] },
  'av-omar-2': { face: 'av-omar', colors: paint([100, 180], 45, 1.2) },
  'av-priya-2': { face: 'av-priya', colors: [...paint([40, 56], 190, 0.7), ...paint([340, 358], 265)] },
  'av-theo-2': { face: 'av-theo', colors: [...paint([240, 280], 150), ...paint([38, 50], 350)] },
  'av-you-2': { face: 'av-you', colors: [...paint([55, 90], 200), ...paint([270, 310], 350)] },
};
