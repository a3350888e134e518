import { createHash } from 'node:crypto';
import {
  type ItemName,
  itemShownBy,
  type PhotoView,
  type PictureKey,
} from '../../src/demo/content/drawn-items.ts';
import type { ConditionSlug } from '../../src/shared/taxonomy.ts';
import { seededRandom } from '../../src/shared/seeded-random.ts';
import { type DecorName, decorFor } from './backdrop-decor.ts';
import { BACKDROPS, type BackdropName } from './backdrops.ts';
import { SCENES } from './scenes.ts';

/** A photo of an item that the demo shows. */
export interface PhotoPlan {
  /** The photo's name in the manifest. */
  name: string;
  picture: PictureKey;
  view: PhotoView;
  condition: ConditionSlug;
  /** The name of the first photo of the same listing. */
  cover: string;
}

/** How a photo of an item was taken. The same item in another shot is another picture. */
export interface Shot {
  picture: PictureKey;
  backdrop: BackdropName;
  decor: DecorName | null;
  /** The item from its other side. */
  mirrored: boolean;
  /** The background from its other side. */
  backdropMirrored: boolean;
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
  /** Decides what is left to chance, such as where the scratches are. */
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

/**
 * Returns a shot for each photo but details, which are parts of their cover: the recorded one while it shows the same
 * picture, or else a new one that differs from the others of its item.
 */
export function takeShots(
  photos: readonly PhotoPlan[],
  recorded: ReadonlyMap<string, Shot>,
): Map<string, Shot> {
  const shots = new Map<string, Shot>();
  const taken = photos.filter(({ view }) => view !== 'detail');
  for (const { name, picture } of taken) {
    const shot = recorded.get(name);
    if (shot?.picture === picture) shots.set(name, shot);
  }
  for (const photo of taken) {
    if (!shots.has(photo.name)) shots.set(photo.name, takeShot(photo, shots));
  }
  return shots;
}

function takeShot({ name, picture, view, cover }: PhotoPlan, others: ReadonlyMap<string, Shot>): Shot {
  const random = seededRandom(createHash('sha256').update(name).digest().readUInt32BE());
  const between = (from: number, to: number): number =>
    Math.round((from + (to - from) * random()) * 100) / 100;
  const either = (): boolean => random() < 0.5;
  const item = itemShownBy(picture);
  const { hung } = SCENES[picture];
  const location = chooseLocation(
    picture,
    [...others.values()].filter((shot) => itemShownBy(shot.picture) === item),
  );
  const lies = BACKDROPS[location.backdrop].kind === 'above';
  const turns = lies || hung ? (lies ? 24 : 1.5) : 2.6;
  return {
    picture,
    ...location,
    mirrored: !ONE_SIDED.has(item) && either(),
    backdropMirrored: either(),
    angle: between(-turns, turns),
    zoom: between(0.84, hung ? 1 : 1.1),
    dx: between(-24, 24),
    dy: lies ? between(-12, 12) : hung ? between(-16, -4) : between(-2, 10),
    light: LIGHTS[Math.floor(random() * LIGHTS.length)] ?? 'day',
    shadow: either() ? 1 : -1,
    portrait: view === 'other' ? !others.get(cover)?.portrait : random() < 1 / PORTRAIT_EVERY,
    seed: Math.floor(random() * 1_000_000),
  };
}

/** Chooses the backdrop that is used least for an item, beginning with the one of the picture's scene. */
function chooseLocation(
  picture: PictureKey,
  used: readonly Shot[],
): { backdrop: BackdropName; decor: DecorName | null } {
  const item = itemShownBy(picture);
  const { backdrop: chosen, hung = false } = SCENES[picture];
  const { kind } = BACKDROPS[chosen];
  const alike = picture.split('-').flatMap((word) => TOO_ALIKE[word] ?? []);
  const names = (Object.keys(BACKDROPS) as BackdropName[]).filter(
    (name) => BACKDROPS[name].kind === kind && (name === chosen || !alike.includes(name)),
  );
  const start = names.indexOf(chosen);
  const order = [...names.slice(start), ...names.slice(0, start)];
  const timesUsed = (name: BackdropName): number => used.filter(({ backdrop }) => backdrop === name).length;
  const backdrop = order.toSorted((a, b) => timesUsed(a) - timesUsed(b))[0] ?? chosen;
  const decors = decorFor(BACKDROPS[backdrop], { small: SMALL.has(item), hung });
  const decor = decors[(used.length * 3 + picture.length + item.length) % decors.length] ?? null;
  return { backdrop, decor };
}
