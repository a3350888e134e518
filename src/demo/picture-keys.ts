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
const YELLOWS: Recolor['from'] = [30, 60];

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
  'phone-green': { item: 'phone', backdrop: 'mint', colors: paint([200, 216], 130, 1.1) },
  'phone-black': { item: 'phone', backdrop: 'planks', colors: paint([200, 216], 220, 0.3, -0.42) },
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
};

const home: Record<string, Scene> = {
  'armchair-green': { item: 'armchair', backdrop: 'linen' },
  'armchair-green-far': { item: 'armchair', backdrop: 'lilac', zoom: 0.78, dx: 36 },
  'armchair-green-near': { item: 'armchair', backdrop: 'linen', zoom: 1.4, dx: 60, dy: 70 },
  'armchair-mustard': { item: 'armchair', backdrop: 'teal', colors: paint(GREENS, 33, 1.8, 0.06) },
  'armchair-rose': { item: 'armchair', backdrop: 'sage', colors: paint(GREENS, 350, 1.15, 0.1) },
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
  'pan-blue': { item: 'pan', backdrop: 'linen', colors: paint([0, 26], 212, 0.75) },
  'clock-green': { item: 'clock', backdrop: 'peach' },
  shelf: { item: 'shelf', backdrop: 'sky', zoom: 1.1 },
  desk: { item: 'desk', backdrop: 'rose' },
  drill: { item: 'drill', backdrop: 'garage' },
  'watering-can': { item: 'wateringcan', backdrop: 'meadow' },
};

const vehicles: Record<string, Scene> = {
  'car-blue': { item: 'car', backdrop: 'street' },
  'car-red': { item: 'car', backdrop: 'avenue', colors: paint(BLUES, 4, 1) },
  'car-green': { item: 'car', backdrop: 'meadow', colors: paint([202, 260], 150, 0.75, -0.06) },
  'car-silver': { item: 'car', backdrop: 'avenue', colors: paint([202, 260], 215, 0.12, 0.14) },
  'van-orange': { item: 'van', backdrop: 'meadow' },
  'van-blue': { item: 'van', backdrop: 'street', colors: paint([10, 25], 205, 0.8) },
  'scooter-mint': { item: 'scooter', backdrop: 'avenue' },
  'scooter-red': { item: 'scooter', backdrop: 'street', colors: paint([150, 180], 2, 1.5, -0.06) },
  wheel: { item: 'wheel', backdrop: 'garage' },
};

const clothing: Record<string, Scene> = {
  'jacket-denim': { item: 'jacket', backdrop: 'paper' },
  'jacket-olive': { item: 'jacket', backdrop: 'planks', colors: paint(BLUES, 85, 0.65, -0.08) },
  'dress-rose': { item: 'dress', backdrop: 'mint' },
  'dress-blue': { item: 'dress', backdrop: 'blush', colors: paint([330, 370], 216, 0.8) },
  'boots-brown': { item: 'boots', backdrop: 'sage' },
  'boots-black': { item: 'boots', backdrop: 'sky', colors: paint([15, 42], 230, 0.14, -0.1) },
  'sweater-gold': { item: 'sweater', backdrop: 'slate' },
  'sweater-green': { item: 'sweater', backdrop: 'planks', colors: paint(YELLOWS, 150, 0.7, -0.06) },
  'beanie-blue': { item: 'beanie', backdrop: 'paper' },
  'beanie-mustard': { item: 'beanie', backdrop: 'slate', colors: paint(BLUES, 42, 1.4) },
  'bag-tan': { item: 'bag', backdrop: 'rose' },
  'bag-green': { item: 'bag', backdrop: 'linen', colors: paint([15, 36], 155, 0.7, -0.06) },
  jeans: { item: 'jeans', backdrop: 'planks' },
  'jeans-black': { item: 'jeans', backdrop: 'blush', colors: paint(BLUES, 225, 0.18, -0.2) },
  'sneaker-blue': { item: 'sneaker', backdrop: 'sky' },
  'sneaker-red': { item: 'sneaker', backdrop: 'honey', colors: paint([200, 260], 4, 0.95) },
  'sneaker-green': { item: 'sneaker', backdrop: 'peach', colors: paint([200, 260], 150, 0.8, -0.08) },
};

const sports: Record<string, Scene> = {
  'bike-teal': { item: 'bike', backdrop: 'avenue' },
  'bike-teal-near': { item: 'bike', backdrop: 'garage', zoom: 1.6, dx: -70, dy: 40 },
  'bike-red': { item: 'bike', backdrop: 'street', colors: paint([150, 190], 4, 0.95) },
  'tent-orange': { item: 'tent', backdrop: 'meadow', zoom: 1.05 },
  'tent-green': { item: 'tent', backdrop: 'meadow', zoom: 0.95, colors: paint([20, 45], 150, 0.55) },
  skateboard: { item: 'skateboard', backdrop: 'slate' },
  football: { item: 'football', backdrop: 'meadow', zoom: 0.75 },
  'racket-red': { item: 'racket', backdrop: 'mint' },
  skis: { item: 'skis', backdrop: 'sky', zoom: 1.15 },
  'helmet-orange': { item: 'helmet', backdrop: 'garage', zoom: 0.9 },
  'backpack-green': { item: 'backpack', backdrop: 'meadow' },
  'backpack-blue': { item: 'backpack', backdrop: 'linen', colors: paint([130, 170], 216, 1.3) },
  dumbbells: { item: 'dumbbells', backdrop: 'slate' },
  'yoga-mat': { item: 'yogamat', backdrop: 'sage' },
  surfboard: { item: 'surfboard', backdrop: 'sky', zoom: 1.2 },
};

const collectibles: Record<string, Scene> = {
  robot: { item: 'robot', backdrop: 'honey' },
  coins: { item: 'coin', backdrop: 'slate' },
  poster: { item: 'poster', backdrop: 'sky', dy: -45, hung: true },
  vinyl: { item: 'vinyl', backdrop: 'planks' },
  'vinyl-red': { item: 'vinyl', backdrop: 'blush', colors: paint([195, 225], 350, 1.1) },
  cards: { item: 'cards', backdrop: 'plum' },
  'toy-car-red': { item: 'toycar', backdrop: 'linen' },
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
};

const jewelry: Record<string, Scene> = {
  'watch-blue': { item: 'watch', backdrop: 'planks' },
  'watch-green': { item: 'watch', backdrop: 'paper', colors: paint([195, 225], 155, 0.8) },
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
};

const other: Record<string, Scene> = {
  books: { item: 'books', backdrop: 'linen' },
  'pram-green': { item: 'pram', backdrop: 'peach' },
  'pram-blue': { item: 'pram', backdrop: 'sage', colors: paint([120, 170], 214, 1.5) },
  blocks: { item: 'blocks', backdrop: 'honey' },
  'hair-dryer': { item: 'hairdryer', backdrop: 'mint' },
  'pet-bed': { item: 'petbed', backdrop: 'sky' },
  'board-game': { item: 'boardgame', backdrop: 'planks' },
  'suitcase-yellow': { item: 'suitcase', backdrop: 'teal' },
  boxes: { item: 'box', backdrop: 'garage' },
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
