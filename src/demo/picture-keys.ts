import type { BackdropName } from './backdrops.ts';
import type { Recolour } from './recolour.ts';
import type { ThingName } from './item-boxes.ts';

export interface Scene {
  thing: ThingName;
  backdrop: BackdropName;
  colours?: Recolour[];
  /** 1 fills the picture comfortably; more comes nearer. */
  zoom?: number;
  dx?: number;
  dy?: number;
  /** Hangs on the wall or from a hook, so its shadow falls behind it. */
  hung?: boolean;
}

const GREENS: Recolour['from'] = [90, 190];
const BLUES: Recolour['from'] = [190, 260];
const REDS: Recolour['from'] = [335, 386];
const YELLOWS: Recolour['from'] = [30, 60];

const paint = (from: Recolour['from'], to: number, saturation?: number, lightness?: number): Recolour[] => [
  {
    from,
    to,
    ...(saturation === undefined ? {} : { saturation }),
    ...(lightness === undefined ? {} : { lightness }),
  },
];

const electronics: Record<string, Scene> = {
  laptop: { thing: 'laptop', backdrop: 'linen' },
  'laptop-side': { thing: 'laptop', backdrop: 'teal', zoom: 1.25, dx: 40 },
  'phone-blue': { thing: 'phone', backdrop: 'blush' },
  'phone-green': { thing: 'phone', backdrop: 'mint', colours: paint([200, 216], 130, 1.1) },
  'phone-black': { thing: 'phone', backdrop: 'planks', colours: paint([200, 216], 220, 0.3, -0.42) },
  camera: { thing: 'camera', backdrop: 'peach' },
  'headphones-cream': { thing: 'headphones', backdrop: 'peach' },
  'headphones-blue': { thing: 'headphones', backdrop: 'teal', colours: paint([15, 60], 210, 1.2, -0.16) },
  turntable: { thing: 'turntable', backdrop: 'linen' },
  'turntable-near': { thing: 'turntable', backdrop: 'linen', zoom: 1.5, dx: -60, dy: 90 },
  console: { thing: 'console', backdrop: 'plum' },
  speaker: { thing: 'speaker', backdrop: 'dusk' },
  monitor: { thing: 'monitor', backdrop: 'sky' },
  tablet: { thing: 'tablet', backdrop: 'planks' },
  'radio-mint': { thing: 'radio', backdrop: 'honey' },
  'radio-red': { thing: 'radio', backdrop: 'linen', colours: paint([150, 180], 8, 1.7) },
};

const home: Record<string, Scene> = {
  'armchair-green': { thing: 'armchair', backdrop: 'linen' },
  'armchair-green-far': { thing: 'armchair', backdrop: 'lilac', zoom: 0.78, dx: 36 },
  'armchair-green-near': { thing: 'armchair', backdrop: 'linen', zoom: 1.4, dx: 60, dy: 70 },
  'armchair-mustard': { thing: 'armchair', backdrop: 'teal', colours: paint(GREENS, 33, 1.8, 0.06) },
  'armchair-rose': { thing: 'armchair', backdrop: 'sage', colours: paint(GREENS, 350, 1.15, 0.1) },
  'sofa-blue': { thing: 'sofa', backdrop: 'linen' },
  'sofa-blue-near': { thing: 'sofa', backdrop: 'linen', zoom: 1.3, dx: 60, dy: 30 },
  'sofa-sage': { thing: 'sofa', backdrop: 'peach', colours: paint(BLUES, 140, 0.75) },
  'sofa-gray': { thing: 'sofa', backdrop: 'sage', colours: paint(BLUES, 30, 0.25, 0.1) },
  table: { thing: 'table', backdrop: 'sage' },
  'table-dark': { thing: 'table', backdrop: 'linen', colours: paint([15, 34], 20, 1, -0.16) },
  chair: { thing: 'chair', backdrop: 'sky' },
  'lamp-orange': { thing: 'lamp', backdrop: 'lilac' },
  'lamp-teal': { thing: 'lamp', backdrop: 'peach', colours: paint([355, 384], 178, 0.7, -0.06) },
  plant: { thing: 'plant', backdrop: 'sage' },
  'plant-terracotta': {
    thing: 'plant',
    backdrop: 'rose',
    colours: [...paint([20, 60], 16, 2.4, -0.2), ...paint(GREENS, 120, 0.9, 0.02)],
  },
  vases: { thing: 'vases', backdrop: 'peach' },
  moka: { thing: 'moka', backdrop: 'honey' },
  mugs: { thing: 'mugs', backdrop: 'linen' },
  mirror: { thing: 'mirror', backdrop: 'rose', dy: -50, hung: true },
  'rug-red': { thing: 'rug', backdrop: 'planks' },
  'rug-blue': {
    thing: 'rug',
    backdrop: 'planks',
    colours: [...paint([205, 215], 44, 1.2, 0.1), ...paint(REDS, 212, 0.7)],
  },
  'pan-orange': { thing: 'pan', backdrop: 'honey' },
  'pan-blue': { thing: 'pan', backdrop: 'linen', colours: paint([0, 26], 212, 0.75) },
  'clock-green': { thing: 'clock', backdrop: 'peach' },
  shelf: { thing: 'shelf', backdrop: 'sky', zoom: 1.1 },
  desk: { thing: 'desk', backdrop: 'rose' },
  drill: { thing: 'drill', backdrop: 'garage' },
  'watering-can': { thing: 'wateringcan', backdrop: 'meadow' },
};

const vehicles: Record<string, Scene> = {
  'car-blue': { thing: 'car', backdrop: 'street' },
  'car-red': { thing: 'car', backdrop: 'avenue', colours: paint(BLUES, 4, 1) },
  'car-green': { thing: 'car', backdrop: 'meadow', colours: paint([202, 260], 150, 0.75, -0.06) },
  'car-silver': { thing: 'car', backdrop: 'avenue', colours: paint([202, 260], 215, 0.12, 0.14) },
  'van-orange': { thing: 'van', backdrop: 'meadow' },
  'van-blue': { thing: 'van', backdrop: 'street', colours: paint([10, 25], 205, 0.8) },
  'scooter-mint': { thing: 'scooter', backdrop: 'avenue' },
  'scooter-red': { thing: 'scooter', backdrop: 'street', colours: paint([150, 180], 2, 1.5, -0.06) },
  wheel: { thing: 'wheel', backdrop: 'garage' },
};

const clothing: Record<string, Scene> = {
  'jacket-denim': { thing: 'jacket', backdrop: 'paper' },
  'jacket-olive': { thing: 'jacket', backdrop: 'planks', colours: paint(BLUES, 85, 0.65, -0.08) },
  'dress-rose': { thing: 'dress', backdrop: 'mint' },
  'dress-blue': { thing: 'dress', backdrop: 'blush', colours: paint([330, 370], 216, 0.8) },
  'boots-brown': { thing: 'boots', backdrop: 'sage' },
  'boots-black': { thing: 'boots', backdrop: 'sky', colours: paint([15, 42], 230, 0.14, -0.1) },
  'sweater-gold': { thing: 'sweater', backdrop: 'slate' },
  'sweater-green': { thing: 'sweater', backdrop: 'planks', colours: paint(YELLOWS, 150, 0.7, -0.06) },
  'beanie-blue': { thing: 'beanie', backdrop: 'paper' },
  'beanie-mustard': { thing: 'beanie', backdrop: 'slate', colours: paint(BLUES, 42, 1.4) },
  'bag-tan': { thing: 'bag', backdrop: 'rose' },
  'bag-green': { thing: 'bag', backdrop: 'linen', colours: paint([15, 36], 155, 0.7, -0.06) },
  jeans: { thing: 'jeans', backdrop: 'planks' },
  'jeans-black': { thing: 'jeans', backdrop: 'blush', colours: paint(BLUES, 225, 0.18, -0.2) },
  'sneaker-blue': { thing: 'sneaker', backdrop: 'sky' },
  'sneaker-red': { thing: 'sneaker', backdrop: 'honey', colours: paint([200, 260], 4, 0.95) },
  'sneaker-green': { thing: 'sneaker', backdrop: 'peach', colours: paint([200, 260], 150, 0.8, -0.08) },
};

const sports: Record<string, Scene> = {
  'bike-teal': { thing: 'bike', backdrop: 'avenue' },
  'bike-teal-near': { thing: 'bike', backdrop: 'garage', zoom: 1.6, dx: -70, dy: 40 },
  'bike-red': { thing: 'bike', backdrop: 'street', colours: paint([150, 190], 4, 0.95) },
  'tent-orange': { thing: 'tent', backdrop: 'meadow', zoom: 1.05 },
  'tent-green': { thing: 'tent', backdrop: 'meadow', zoom: 0.95, colours: paint([20, 45], 150, 0.55) },
  skateboard: { thing: 'skateboard', backdrop: 'slate' },
  football: { thing: 'football', backdrop: 'meadow', zoom: 0.75 },
  'racket-red': { thing: 'racket', backdrop: 'mint' },
  skis: { thing: 'skis', backdrop: 'sky', zoom: 1.15 },
  'helmet-orange': { thing: 'helmet', backdrop: 'garage', zoom: 0.9 },
  'backpack-green': { thing: 'backpack', backdrop: 'meadow' },
  'backpack-blue': { thing: 'backpack', backdrop: 'linen', colours: paint([130, 170], 216, 1.3) },
  dumbbells: { thing: 'dumbbells', backdrop: 'slate' },
  'yoga-mat': { thing: 'yogamat', backdrop: 'sage' },
  surfboard: { thing: 'surfboard', backdrop: 'sky', zoom: 1.2 },
};

const collectibles: Record<string, Scene> = {
  robot: { thing: 'robot', backdrop: 'honey' },
  coins: { thing: 'coin', backdrop: 'slate' },
  poster: { thing: 'poster', backdrop: 'sky', dy: -45, hung: true },
  vinyl: { thing: 'vinyl', backdrop: 'planks' },
  'vinyl-red': { thing: 'vinyl', backdrop: 'blush', colours: paint([195, 225], 350, 1.1) },
  cards: { thing: 'cards', backdrop: 'plum' },
  'toy-car-red': { thing: 'toycar', backdrop: 'linen' },
};

const music: Record<string, Scene> = {
  guitar: { thing: 'guitar', backdrop: 'dusk', zoom: 1.15 },
  'guitar-light': { thing: 'guitar', backdrop: 'sage', zoom: 1.15, colours: paint([20, 42], 38, 0.8, 0.08) },
  synth: { thing: 'synth', backdrop: 'planks' },
  'drum-red': { thing: 'drum', backdrop: 'peach' },
  piano: { thing: 'piano', backdrop: 'linen', zoom: 1.12 },
  ukulele: { thing: 'ukulele', backdrop: 'sky', zoom: 1.08 },
  violin: { thing: 'violin', backdrop: 'rose', zoom: 1.08 },
  amp: { thing: 'amp', backdrop: 'dusk' },
};

const jewelry: Record<string, Scene> = {
  'watch-blue': { thing: 'watch', backdrop: 'planks' },
  'watch-green': { thing: 'watch', backdrop: 'paper', colours: paint([195, 225], 155, 0.8) },
  'ring-gold': { thing: 'ring', backdrop: 'rose', zoom: 0.85 },
  'ring-silver': {
    thing: 'ring',
    backdrop: 'teal',
    zoom: 0.85,
    colours: [...paint([25, 60], 215, 0.1), ...paint([195, 212], 345, 1)],
  },
  necklace: { thing: 'necklace', backdrop: 'blush' },
  bracelet: { thing: 'bracelet', backdrop: 'slate', zoom: 0.9 },
  'earrings-teal': { thing: 'earrings', backdrop: 'paper', zoom: 0.95 },
};

const other: Record<string, Scene> = {
  books: { thing: 'books', backdrop: 'linen' },
  'pram-green': { thing: 'pram', backdrop: 'peach' },
  'pram-blue': { thing: 'pram', backdrop: 'sage', colours: paint([120, 170], 214, 1.5) },
  blocks: { thing: 'blocks', backdrop: 'honey' },
  'hair-dryer': { thing: 'hairdryer', backdrop: 'mint' },
  'pet-bed': { thing: 'petbed', backdrop: 'sky' },
  'board-game': { thing: 'boardgame', backdrop: 'planks' },
  'suitcase-yellow': { thing: 'suitcase', backdrop: 'teal' },
  boxes: { thing: 'box', backdrop: 'garage' },
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

/** A second look at a drawn face: other clothes and another wall. */
export interface Face {
  face: string;
  colours?: Recolour[];
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
  'av-aya-2': { face: 'av-aya', colours: paint([190, 260], 150, 0.8) },
  'av-grace-2': { face: 'av-grace', colours: paint([250, 320], 190) },
  'av-jonah-2': { face: 'av-jonah', colours: paint([190, 230], 265) },
  'av-lena-2': { face: 'av-lena', colours: [...paint([335, 360], 200), ...paint([140, 170], 265)] },
  'av-omar-2': { face: 'av-omar', colours: paint([100, 180], 45, 1.2) },
  'av-priya-2': { face: 'av-priya', colours: [...paint([40, 56], 190, 0.7), ...paint([340, 358], 265)] },
  'av-theo-2': { face: 'av-theo', colours: [...paint([240, 280], 150), ...paint([38, 50], 350)] },
  'av-you-2': { face: 'av-you', colours: [...paint([55, 90], 200), ...paint([270, 310], 350)] },
};
