import { itemShownBy, type PictureKey } from '../../src/demo/content/drawn-items.ts';
import type { DecorName } from './backdrop-decor.ts';
import { BACKDROPS, type BackdropName } from './backdrops.ts';
import { ONE_SIDED, TOO_ALIKE } from './item-traits.ts';
import {
  type Chance,
  chancesOf,
  isTakenItself,
  LIGHTS,
  type PhotoPlan,
  type Shot,
  shapesFor,
} from './shots.ts';

/**
 * Returns how a photo is taken; most follow from the listing's cover.
 * @throws Error when the cover was not taken.
 */
export function shotOf(photo: PhotoPlan, shots: ReadonlyMap<string, Shot>): Shot {
  const shot = shots.get(isTakenItself(photo) ? photo.name : photo.cover);
  if (shot === undefined) throw new Error(`'${photo.name}' was not taken.`);
  return isTakenItself(photo) ? shot : { ...shot, ...anotherShot(photo, shot, chancesOf(photo.name)) };
}

function anotherShot({ view, picture }: PhotoPlan, cover: Shot, chance: Chance): Partial<Shot> {
  const { between, beyond, either, oneOf } = chance;
  const lies = BACKDROPS[cover.backdrop].kind === 'above';
  const item = itemShownBy(picture);
  const handHeld: Partial<Shot> = {
    seed: chance.seed(),
    yaw: between(-8, 8),
    pitch: lies ? between(-14, 4) : between(-2, 8),
    roll: between(-6, 6),
    zoom: between(0.9, 1.1),
    dx: between(-0.7, 0.7),
    dy: between(-0.5, 0.5),
    light: either() ? cover.light : oneOf(LIGHTS),
    shape: oneOf(shapesFor(item)),
  };
  const indoors = (): Partial<Shot> =>
    BACKDROPS[cover.backdrop].kind === 'outside'
      ? {}
      : { backdrop: oneOf(roomsFor(picture, cover.backdrop)), decor: oneOf(ROOM_DECOR) };
  switch (view) {
    case 'angle':
      return lies
        ? {
            ...handHeld,
            pitch: between(-36, -28),
            yaw: beyond(4, 12),
            dx: between(-0.2, 0.2),
            dy: -0.05,
            zoom: 0.85,
            angle: cover.angle + beyond(20, 50),
          }
        : {
            ...handHeld,
            shape: 'square',
            yaw: beyond(25, 33),
            pitch: between(3, 9),
            roll: between(-3, 3),
            dx: between(-0.2, 0.2),
            zoom: between(0.82, 0.95),
          };
    case 'back':
      return { ...handHeld, mirrored: !cover.mirrored, yaw: beyond(4, 14), angle: -cover.angle };
    case 'room':
      return {
        ...handHeld,
        ...indoors(),
        angle: 0,
        pitch: between(0, 5),
        yaw: between(-10, 10),
        roll: between(-3, 3),
      };
    case 'mug':
    case 'box':
      return { ...handHeld, ...indoors(), angle: 0, pitch: between(0, 7), zoom: 1 };
    case 'hand':
      return { ...handHeld, mirrored: cover.mirrored && !ONE_SIDED.has(item), yaw: between(-10, 10) };
    default:
      return {
        ...handHeld,
        yaw: beyond(6, 18),
        pitch: lies ? between(-20, 0) : between(-4, 14),
        roll: beyond(2, 11),
      };
  }
}

/** What does not stand where furniture is drawn. */
const ROOM_DECOR: readonly DecorName[] = ['skirting', 'stripes', 'panels', 'curtain', 'skirting'];

function roomsFor(picture: PictureKey, besides: BackdropName): BackdropName[] {
  const alike = picture.split('-').flatMap((word) => TOO_ALIKE[word] ?? []);
  return (Object.keys(BACKDROPS) as BackdropName[]).filter(
    (name) =>
      BACKDROPS[name].kind === 'room' && name !== 'garage' && name !== besides && !alike.includes(name),
  );
}
