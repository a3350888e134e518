import type { ConditionSlug } from '../shared/taxonomy.ts';
import { BACKDROPS, type BackdropName } from './backdrops.ts';
import { type DecorName, decorFor } from './backdrop-decor.ts';
import type { ItemName } from './item-boxes.ts';
import { PICTURES } from './picture-keys.ts';
import { seededRandom } from '../shared/seeded-random.ts';
import type { Wear } from './wear-marks.ts';

/** How a photo of an item was taken. The same item in another shot is another picture. */
export interface Shot {
  backdrop: BackdropName;
  decor: DecorName | null;
  /** The item from its other side. */
  mirrored: boolean;
  /** The place from its other side. */
  placeMirrored: boolean;
  /** Degrees: of an item seen from above, else of the camera. */
  angle: number;
  /** Greater is nearer. */
  zoom: number;
  dx: number;
  dy: number;
  light: 'day' | 'warm' | 'cool' | 'dim';
  /** On which side the shadow falls. */
  shadow: 1 | -1;
  portrait: boolean;
  wear: Wear;
  /** A detail is the middle of the whole, close up; the other is from another side and place. */
  view: 'whole' | 'detail' | 'other';
  /** For what is left to chance, such as where the scratches are. */
  seed: number;
}

/** Drawings with letters, digits or a side where things belong, which a mirror would make wrong. */
const ONE_SIDED: ReadonlySet<ItemName> = new Set<ItemName>([
  'amp',
  'amp-mini',
  'blocks',
  'blocks-bricks',
  'books-picture',
  'camera',
  'cards',
  'cards-box',
  'clock',
  'coin',
  'console-handheld',
  'drum',
  'guitar',
  'guitar-classical',
  'guitar-cutaway',
  'jacket',
  'jacket-field',
  'laptop-business',
  'laptop-chromebook',
  'phone',
  'phone-front',
  'piano',
  'poster',
  'poster-concert',
  'radio',
  'radio-portable',
  'robot',
  'robot-boxy',
  'suitcase',
  'synth',
  'tablet',
  'toycar',
  'turntable',
  'turntable-modern',
  'ukulele',
  'violin',
  'watch',
  'watch-bracelet',
]);
/** Items that stand on a table rather than on the floor of a room. */
const SMALL: ReadonlySet<ItemName> = new Set<ItemName>([
  'bag',
  'bag-hand',
  'beanie',
  'blocks',
  'blocks-bricks',
  'boardgame',
  'books',
  'books-picture',
  'books-upright',
  'boots',
  'boots-ankle',
  'boots-hiking',
  'boots-rain',
  'bracelet',
  'camera',
  'cards',
  'cards-box',
  'clock',
  'coin',
  'coin-album',
  'console',
  'console-handheld',
  'drill',
  'drum-toy',
  'earrings',
  'football',
  'hairdryer',
  'headphones',
  'headphones-earbuds',
  'headphones-wired',
  'helmet',
  'moka',
  'mugs',
  'pan',
  'pan-enamel',
  'phone',
  'phone-back',
  'phone-front',
  'plant',
  'plant-aloe',
  'radio',
  'radio-portable',
  'ring',
  'ring-solitaire',
  'robot',
  'robot-boxy',
  'sneaker',
  'tablet',
  'toycar',
  'vases',
  'vinyl-crate',
  'watch',
  'watch-bracelet',
  'watch-pocket',
  'wateringcan',
]);
/** On these an item of such a color would be hard to see. */
const TOO_ALIKE: Record<string, BackdropName[]> = {
  green: ['sage', 'mint', 'meadow'],
  mint: ['mint', 'sage', 'teal'],
  olive: ['sage', 'mint'],
  teal: ['teal', 'mint', 'sky'],
  blue: ['sky', 'slate', 'teal', 'dusk'],
  black: ['dusk', 'slate'],
  red: ['rose', 'blush', 'peach'],
  rose: ['rose', 'blush', 'peach'],
  orange: ['peach', 'honey', 'blush'],
  mustard: ['honey', 'planks', 'peach'],
  gold: ['honey', 'planks'],
  yellow: ['honey', 'planks'],
  tan: ['honey', 'planks', 'peach'],
  brown: ['planks', 'walnut', 'peach'],
  cream: ['linen', 'paper', 'garage'],
  silver: ['paper', 'garage', 'sky'],
  gray: ['garage', 'linen', 'slate'],
};
const LIGHTS: readonly Shot['light'][] = ['day', 'warm', 'day', 'cool', 'day', 'dim'];
/** One photo in so many is upright. */
const PORTRAIT_EVERY = 4;

const WEAR: Record<ConditionSlug, Wear> = { new: 0, 'like-new': 0, good: 0, fair: 1, poor: 2 };

/** The picture of a key as it is drawn, with nothing varied. */
export function plainShot(key: string): Shot {
  return {
    backdrop: sceneOf(key).backdrop,
    decor: null,
    mirrored: false,
    placeMirrored: false,
    angle: 0,
    zoom: 1,
    dx: 0,
    dy: 0,
    light: 'day',
    shadow: 1,
    portrait: false,
    wear: 0,
    view: 'whole',
    seed: 0,
  };
}

/** @throws Error when there is no such picture. */
function sceneOf(key: string) {
  const scene = PICTURES[key];
  if (!scene) throw new Error(`The demo has no picture '${key}'.`);
  return scene;
}

/** Takes photos, one after the other, each different from those of the same item before it. */
export interface Photographer {
  /** The cover of a listing. */
  cover: (key: string, condition: ConditionSlug) => Shot;
  /** A second photo of what a cover shows: close up, or from another side and place. */
  again: (key: string, cover: Shot, view: 'detail' | 'other') => Shot;
}

export function newPhotographer(seed: number): Photographer {
  const random = seededRandom(seed);
  const taken = new Map<ItemName, { backdrop: BackdropName; decor: DecorName | null }[]>();
  let covers = 0;

  const between = (from: number, to: number): number =>
    Math.round((from + (to - from) * random()) * 100) / 100;
  const either = (): boolean => random() < 0.5;

  /** The place that was used least for an item, beginning with the one that was chosen for the picture. */
  function nextPlace(key: string): { backdrop: BackdropName; decor: DecorName | null } {
    const { item, backdrop: chosen, hung = false } = sceneOf(key);
    const used = taken.get(item) ?? [];
    const { kind } = BACKDROPS[chosen];
    const alike = key.split('-').flatMap((word) => TOO_ALIKE[word] ?? []);
    const names = (Object.keys(BACKDROPS) as BackdropName[]).filter(
      (name) => BACKDROPS[name].kind === kind && (name === chosen || !alike.includes(name)),
    );
    const start = names.indexOf(chosen);
    const order = [...names.slice(start), ...names.slice(0, start)];
    const times = (name: BackdropName): number => used.filter(({ backdrop }) => backdrop === name).length;
    const backdrop = order.toSorted((a, b) => times(a) - times(b))[0] ?? chosen;
    const decors = decorFor(BACKDROPS[backdrop], { small: SMALL.has(item), hung });
    const decor = decors[(used.length * 3 + key.length + item.length) % decors.length] ?? null;
    const place = { backdrop, decor };
    taken.set(item, [...used, place]);
    return place;
  }

  function shoot(key: string, wear: Wear, view: Shot['view']): Shot {
    const { item, hung } = sceneOf(key);
    const place = nextPlace(key);
    const lies = BACKDROPS[place.backdrop].kind === 'above';
    const turns = lies || hung ? (lies ? 24 : 1.5) : 2.6;
    return {
      ...place,
      mirrored: !ONE_SIDED.has(item) && either(),
      placeMirrored: either(),
      angle: between(-turns, turns),
      zoom: between(0.84, hung ? 1 : 1.1),
      dx: between(-24, 24),
      dy: lies ? between(-12, 12) : hung ? between(-16, -4) : between(-2, 10),
      light: LIGHTS[Math.floor(random() * LIGHTS.length)] ?? 'day',
      shadow: either() ? 1 : -1,
      portrait: false,
      wear,
      view,
      seed: Math.floor(random() * 1_000_000),
    };
  }

  return {
    cover(key, condition) {
      covers += 1;
      return { ...shoot(key, WEAR[condition], 'whole'), portrait: covers % PORTRAIT_EVERY === 0 };
    },
    again(key, cover, view) {
      if (view === 'other') return { ...shoot(key, cover.wear, view), portrait: !cover.portrait };
      return { ...cover, view, portrait: false };
    },
  };
}
