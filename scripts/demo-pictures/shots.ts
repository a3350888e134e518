import { createHash } from 'node:crypto';
import {
  type ItemName,
  itemShownBy,
  type Photographed,
  type PictureKey,
} from '../../src/demo/content/drawn-items.ts';
import { seededRandom } from '../../src/shared/seeded-random.ts';
import type { ConditionSlug } from '../../src/shared/taxonomy.ts';
import { type DecorName, decorFor } from './backdrop-decor.ts';
import { BACKDROPS, type BackdropName } from './backdrops.ts';
import { ITEM_BOXES } from './item-boxes.ts';
import { ONE_SIDED, SMALL, TOO_ALIKE } from './item-traits.ts';
import { SCENES } from './scenes.ts';
import { TINTS } from './tints.ts';

/** A photo of an item that the demo shows. */
export interface PhotoPlan extends Photographed {
  /** The photo's name in the manifest. */
  name: string;
  condition: ConditionSlug;
  /** The name of the first photo of the same listing. */
  cover: string;
  /** Whether a text says what color the item has. */
  hasNamedColor: boolean;
}

/** How a photo of an item was taken. The same item in another shot is another picture. */
export interface Shot {
  picture: PictureKey;
  /** Which of its other colors it has; 0 is its own. */
  tint: number;
  backdrop: BackdropName;
  decor: DecorName | null;
  /** The item from its other side. */
  mirrored: boolean;
  /** The background from its other side. */
  backdropMirrored: boolean;
  /** Degrees by which an item seen from above is turned. */
  angle: number;
  /** Degrees by which the camera is turned: around its vertical, its horizontal and its own axis. */
  yaw: number;
  pitch: number;
  roll: number;
  /** Greater is nearer. */
  zoom: number;
  /** How far the camera is directed beside the item, of what room there is. */
  dx: number;
  dy: number;
  light: 'day' | 'warm' | 'cool' | 'dim' | 'window' | 'flash';
  /** On which side the shadow falls. */
  shadow: 1 | -1;
  shape: 'square' | 'upright' | 'wide';
  /** Decides what is left to chance, such as where a stain spreads. */
  seed: number;
  /** Decides where the traces of use are, in all photos of a listing. */
  wear: number;
}

/** Covers are taken in good light. */
const COVER_LIGHTS: readonly Shot['light'][] = ['day', 'warm', 'window', 'day', 'cool', 'day', 'flash'];
export const LIGHTS: readonly Shot['light'][] = [...COVER_LIGHTS, 'dim', 'warm', 'window'];
/** How often photos have which shape, where it suits the item. */
const SHAPES: readonly Shot['shape'][] = [
  'square',
  'upright',
  'square',
  'square',
  'wide',
  'square',
  'upright',
  'square',
];

export type Chance = ReturnType<typeof chancesOf>;
/** Returns the chances of a photo: the same each time, whichever other photos there are. */
export function chancesOf(name: string) {
  const random = seededRandom(createHash('sha256').update(name).digest().readUInt32BE());
  const between = (from: number, to: number): number =>
    Math.round((from + (to - from) * random()) * 100) / 100;
  return {
    between,
    either: () => random() < 0.5,
    /** Away from zero by at least the first number. */
    beyond: (from: number, to: number) => between(from, to) * (random() < 0.5 ? 1 : -1),
    oneOf: <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T,
    seed: () => Math.floor(random() * 1_000_000),
  };
}

/**
 * Returns a shot for each cover and each photo in another place: the recorded one while it shows the same picture, or
 * else a new one that differs from the others of its item.
 */
export function takeShots(
  photos: readonly PhotoPlan[],
  recorded: ReadonlyMap<string, Shot>,
): Map<string, Shot> {
  const shots = new Map<string, Shot>();
  const ownPhotos = photos.filter(isTakenItself);
  for (const { name, picture } of ownPhotos) {
    const shot = recorded.get(name);
    if (shot?.picture === picture) shots.set(name, shot);
  }
  for (const photo of ownPhotos) {
    if (!shots.has(photo.name)) shots.set(photo.name, takeShot(photo, shots));
  }
  return shots;
}

/** Whether a photo's shot is recorded, rather than following from its cover's. */
export const isTakenItself = ({ view }: PhotoPlan): boolean => view === 'whole' || view === 'other';

function takeShot(photo: PhotoPlan, others: ReadonlyMap<string, Shot>): Shot {
  const { name, picture, view, cover } = photo;
  const chance = chancesOf(name);
  const { between, either } = chance;
  const item = itemShownBy(picture);
  const { hung } = SCENES[picture];
  const location = chooseLocation(
    picture,
    [...others.values()].filter((shot) => itemShownBy(shot.picture) === item),
  );
  const lies = BACKDROPS[location.backdrop].kind === 'above';
  const coverShot = view === 'other' ? others.get(cover) : undefined;
  const seed = chance.seed();
  return {
    picture,
    tint: coverShot && itemShownBy(coverShot.picture) === item ? coverShot.tint : chooseTint(photo, others),
    ...location,
    mirrored: !ONE_SIDED.has(item) && either(),
    backdropMirrored: either(),
    angle: lies ? between(-32, 32) : 0,
    yaw: lies ? between(-12, 12) : hung ? between(-9, 9) : between(-15, 15),
    pitch: lies ? between(-20, 4) : between(-3, 9),
    roll: between(-4, 4),
    zoom: between(0.78, 1.22),
    dx: between(-0.9, 0.9),
    dy: between(-0.8, 0.8),
    light: chance.oneOf(view === 'whole' ? COVER_LIGHTS : LIGHTS),
    shadow: either() ? 1 : -1,
    shape: view === 'other' ? turned(coverShot?.shape, item) : chance.oneOf(shapesFor(item)),
    seed,
    wear: coverShot?.wear ?? seed,
  };
}

/** Tall things are not photographed wide, nor wide ones upright. */
export function shapesFor(item: ItemName): Shot['shape'][] {
  const [left, top, right, bottom] = ITEM_BOXES[item];
  const wide = (right - left) / (bottom - top);
  return SHAPES.filter((shape) => !(shape === 'wide' && wide < 0.95) && !(shape === 'upright' && wide > 1.1));
}

/** Another shape where it suits the item, as one turns a phone for another photo. */
function turned(shape: Shot['shape'] | undefined, item: ItemName): Shot['shape'] {
  return shapesFor(item).find((other) => other !== shape) ?? 'square';
}

/** The color that is used least for a picture, if no text names one. */
function chooseTint({ picture, hasNamedColor }: PhotoPlan, others: ReadonlyMap<string, Shot>): number {
  const colors = hasNamedColor ? 0 : (TINTS[picture]?.length ?? 0);
  const used = [...others.values()].filter((shot) => shot.picture === picture).map(({ tint }) => tint);
  const timesUsed = (tint: number): number => used.filter((other) => other === tint).length;
  const tints = Array.from({ length: colors + 1 }, (_, tint) => tint);
  return tints.toSorted((a, b) => timesUsed(a) - timesUsed(b))[0] ?? 0;
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
