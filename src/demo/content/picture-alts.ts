import { PICTURES } from '../picture-keys.ts';
import type { ItemName } from '../item-boxes.ts';
import type { Shot } from '../shots.ts';

const NOUNS: Partial<Record<ItemName, string>> = {
  amp: 'guitar amp',
  'amp-mini': 'small guitar amp',
  'armchair-wingback': 'tufted armchair',
  'backpack-hiking': 'hiking pack',
  bag: 'leather handbag',
  beanie: 'knitted hat with a pompom',
  'bike-city': 'city bike with a basket',
  'bike-frame': 'bike frame and fork',
  'bike-single-speed': 'single-speed bike',
  blocks: 'wooden alphabet blocks',
  'blocks-bricks': 'boxed set of building bricks',
  boardgame: 'board game with dice and pieces',
  books: 'stack of books',
  'books-picture': 'two picture books',
  'books-upright': 'row of books',
  boots: 'pair of boots',
  'boots-ankle': 'pair of ankle boots',
  'boots-hiking': 'pair of hiking boots',
  'boots-rain': 'pair of rain boots',
  box: 'open cardboard box',
  bracelet: 'bead bracelet',
  'car-hatchback': 'hatchback car',
  'car-sedan': 'sedan car',
  'car-wagon': 'station wagon',
  cards: 'three trading cards',
  'cards-box': 'box of trading cards',
  chair: 'wooden chair',
  clock: 'alarm clock with two bells',
  coin: 'three old coins',
  'coin-album': 'album of coins',
  console: 'handheld game console',
  'console-handheld': 'handheld game console',
  desk: 'desk with drawers, a lamp and books',
  'desk-small': 'small desk on trestles',
  dress: 'dotted summer dress',
  'dress-sun': 'summer dress',
  drill: 'cordless drill',
  drum: 'snare drum with sticks',
  'drum-toy': 'toy drum with sticks',
  dumbbells: 'two dumbbells',
  earrings: 'pair of drop earrings',
  football: 'soccer ball',
  'football-net': 'soccer balls in a net',
  guitar: 'acoustic guitar',
  'guitar-classical': 'classical guitar',
  'guitar-cutaway': 'dark acoustic guitar',
  hairdryer: 'hair dryer',
  'headphones-earbuds': 'earbuds in their case',
  'headphones-wired': 'wired headphones',
  helmet: 'bike helmet',
  'jacket-chore': 'chore coat',
  'jacket-field': 'field jacket with a hood',
  lamp: 'mushroom lamp',
  'laptop-business': 'laptop',
  mirror: 'round mirror with a brass frame',
  moka: 'moka pot',
  mugs: 'two steaming mugs',
  necklace: 'necklace with a green drop',
  pan: 'pot with a lid',
  'pan-enamel': 'enamel pot with a lid',
  petbed: 'cat asleep in a round bed',
  phone: 'phone seen from both sides',
  'phone-back': 'phone from the back',
  'phone-front': 'phone from the front',
  piano: 'upright piano',
  plant: 'potted plant with long leaves',
  'plant-aloe': 'potted aloe',
  'plant-floor': 'potted plant with big leaves',
  poster: 'framed mountain poster',
  'poster-concert': 'concert poster',
  pram: 'baby carriage',
  racket: 'tennis racket and ball',
  'radio-portable': 'portable radio',
  ring: 'ring with a stone',
  'ring-solitaire': 'ring with one stone',
  robot: 'tin toy robot',
  'robot-boxy': 'tin toy robot',
  rug: 'patterned rug',
  scooter: 'motor scooter',
  'scooter-moped': 'motor scooter',
  shelf: 'bookcase with books and a plant',
  skateboard: 'skateboard with a sunset on the deck',
  skis: 'pair of skis with poles',
  sneaker: 'sneaker',
  'sofa-loveseat': 'loveseat',
  speaker: 'loudspeaker in a wooden box',
  surfboard: 'surfboard',
  sweater: 'knitted sweater',
  'sweater-fair-isle': 'Fair Isle sweater',
  synth: 'small synthesizer',
  table: 'table with flowers',
  tablet: 'e-reader with a page of text',
  'tent-tunnel': 'tunnel tent',
  toycar: 'toy race car',
  'turntable-modern': 'turntable',
  van: 'camper van',
  'van-cargo': 'cargo van',
  vases: 'three vases with dried stems',
  vinyl: 'record half out of its sleeve',
  'vinyl-crate': 'crate of records',
  watch: 'wristwatch with a leather strap',
  'watch-bracelet': 'watch with a metal bracelet',
  'watch-pocket': 'pocket watch with a chain',
  wateringcan: 'watering can',
  wheel: 'car wheel',
  yogamat: 'rolled yoga mat',
};

const COLORS = new Set(
  'blue green black cream red mustard rose sage gray dark teal orange mint silver olive brown gold tan yellow'.split(
    ' ',
  ),
);
const VIEWS: Record<string, string> = {
  near: ', seen close up',
  far: ', seen from across the room',
  side: ', seen a little closer',
};

/** How it is seen in a photo that is not the first. */
const SHOTS: Record<Shot['view'], string> = {
  whole: '',
  detail: ', a detail',
  other: ', in another place',
};

/** The alternative text of a photo of what a key shows. */
export function pictureAlt(key: string, view: Shot['view']): string {
  const scene = PICTURES[key];
  if (!scene) throw new Error(`The demo has no picture '${key}'.`);
  const words = key.split('-');
  const color = words.find((word) => COLORS.has(word));
  const seen = words.map((word) => VIEWS[word] ?? '').join('');
  const noun = NOUNS[scene.item] ?? scene.item;
  const text = `${color ? `${color} ` : ''}${noun}${seen}${SHOTS[view]}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
