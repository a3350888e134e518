import { PICTURES } from './picture-keys.ts';
import type { ItemName } from './item-boxes.ts';
import type { Shot } from './shots.ts';

const NOUNS: Partial<Record<ItemName, string>> = {
  amp: 'guitar amp',
  bag: 'leather handbag',
  beanie: 'knitted hat with a pompom',
  blocks: 'wooden alphabet blocks',
  boardgame: 'board game with dice and pieces',
  books: 'stack of books',
  boots: 'pair of boots',
  box: 'open cardboard box',
  bracelet: 'bead bracelet',
  cards: 'three trading cards',
  chair: 'wooden chair',
  clock: 'alarm clock with two bells',
  coin: 'three old coins',
  console: 'handheld game console',
  desk: 'desk with drawers, a lamp and books',
  dress: 'dotted summer dress',
  drill: 'cordless drill',
  drum: 'snare drum with sticks',
  dumbbells: 'two dumbbells',
  earrings: 'pair of drop earrings',
  football: 'soccer ball',
  guitar: 'acoustic guitar',
  hairdryer: 'hair dryer',
  helmet: 'bike helmet',
  lamp: 'mushroom lamp',
  mirror: 'round mirror with a brass frame',
  moka: 'moka pot',
  mugs: 'two steaming mugs',
  necklace: 'necklace with a green drop',
  pan: 'pot with a lid',
  petbed: 'cat asleep in a round bed',
  phone: 'phone seen from both sides',
  piano: 'upright piano',
  plant: 'potted plant with long leaves',
  poster: 'framed mountain poster',
  pram: 'baby carriage',
  racket: 'tennis racket and ball',
  ring: 'ring with a stone',
  robot: 'tin toy robot',
  rug: 'patterned rug',
  scooter: 'motor scooter',
  shelf: 'bookcase with books and a plant',
  skateboard: 'skateboard with a sunset on the deck',
  skis: 'pair of skis with poles',
  sneaker: 'sneaker',
  speaker: 'loudspeaker in a wooden box',
  surfboard: 'surfboard',
  sweater: 'knitted sweater',
  synth: 'small synthesizer',
  table: 'table with flowers',
  tablet: 'e-reader with a page of text',
  toycar: 'toy race car',
  van: 'camper van',
  vases: 'three vases with dried stems',
  vinyl: 'record half out of its sleeve',
  watch: 'wristwatch with a leather strap',
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
