import { createHash } from 'node:crypto';
import type { PictureManifest } from '../../src/demo/pictures/demo-pictures.ts';
import { ENCODING } from '../../src/features/items/photos/server/make-sizes.ts';
import type { Drawing } from './demo-drawings.ts';

export const AVATAR_PIXELS = 160;

const fingerprint = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10);

/** How what the camera sees is encoded: smaller than uploads, since all of it is committed. */
export const PHOTO_WEBP = { quality: 60, effort: 6 } as const;
const PHOTO_WIDTHS = {
  /** Cards show the smaller one. */
  cover: [400, 800],
  other: [640],
} as const;
export const widthsOf = ({ isCover }: Drawing): readonly number[] =>
  PHOTO_WIDTHS[isCover ? 'cover' : 'other'];

/** Returns the name of a photo's files without width: another drawing, shot or encoding is another name. */
export function photoFile(drawing: Drawing): string {
  const { subject, svg, camera } = drawing;
  const rendering =
    camera === null ? [ENCODING] : [camera, PHOTO_WEBP, widthsOf(drawing), ENCODING.placeholderWebp];
  return `${subject}-${fingerprint(svg, ...rendering)}`;
}

/** Returns the name of an avatar's file. */
export const avatarFile = ({ subject, svg }: Drawing): string =>
  `${subject}-${fingerprint(svg, AVATAR_PIXELS)}.webp`;

/** Returns the names of the files that the manifest names. */
export function filesOf({ photos, avatars }: PictureManifest): Set<string> {
  const ofPhotos = Object.values(photos).flatMap(({ file, fileWidths }) =>
    fileWidths.map((width) => `${file}-${width}.webp`),
  );
  return new Set([...ofPhotos, ...Object.values(avatars)]);
}

/**
 * Says where the committed pictures differ from what the demo shows.
 * @param files Names of the committed files.
 */
export function findStalePictures(
  drawings: { photos: ReadonlyMap<string, Drawing>; avatars: ReadonlyMap<string, Drawing> },
  manifest: PictureManifest,
  files: readonly string[],
): string[] {
  const named = filesOf(manifest);
  return [
    ...compare(drawings.photos, photoFile, new Map(Object.entries(manifest.photos)), ({ file }) => file),
    ...compare(drawings.avatars, avatarFile, new Map(Object.entries(manifest.avatars)), (file) => file),
    ...[...named].filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...files.filter((file) => !named.has(file)).map((file) => `${file} is not used`),
  ];
}

function compare<T>(
  drawings: ReadonlyMap<string, Drawing>,
  fileOf: (drawing: Drawing) => string,
  rendered: ReadonlyMap<string, T>,
  fileIn: (picture: T) => string,
): string[] {
  const differing = [...drawings].flatMap(([name, drawing]) => {
    const picture = rendered.get(name);
    if (picture === undefined) return [`${name} is not rendered`];
    return fileIn(picture) === fileOf(drawing) ? [] : [`${name} has changed since it was rendered`];
  });
  const unused = [...rendered.keys()].filter((name) => !drawings.has(name));
  return [...differing, ...unused.map((name) => `${name} is not shown`)];
}
