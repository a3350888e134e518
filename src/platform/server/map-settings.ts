import { resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

/** Contains placeholders for zoom and position, and one host, from which pages may load images. */
const TILES_URL = /^https?:\/\/[\w.:-]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/;

/** The settings of maps, for the schema of all settings. */
export const mapSettingShape = {
  MAP_FILE: z.string().optional(),
  MAP_TILES_URL: z.string().regex(TILES_URL).optional(),
  MAP_TILES_ATTRIBUTION: z.string().default(''),
};

/** What each setting must be, for the error message. */
export const MAP_EXPECTED: Record<keyof typeof mapSettingShape, string> = {
  MAP_FILE: 'a GeoJSON file, such as /srv/town.geojson',
  MAP_TILES_URL: 'the address of map tiles, such as https://tiles.example.com/{z}/{x}/{y}.png',
  MAP_TILES_ATTRIBUTION: 'whom the map tiles are from, such as © OpenStreetMap contributors',
};

/**
 * Reads the settings of maps.
 * @throws StartupError when maps would have two grounds.
 */
export function readMapSettings({
  MAP_FILE,
  MAP_TILES_URL,
  MAP_TILES_ATTRIBUTION,
}: z.infer<z.ZodObject<typeof mapSettingShape>>) {
  if (MAP_FILE !== undefined && MAP_TILES_URL !== undefined) {
    throw new StartupError(
      'Maps have one ground: set MAP_FILE to draw it, or MAP_TILES_URL to load it, and leave the other out.',
    );
  }
  return {
    mapFile: MAP_FILE === undefined ? undefined : resolve(MAP_FILE),
    mapTiles: MAP_TILES_URL === undefined ? null : { url: MAP_TILES_URL, attribution: MAP_TILES_ATTRIBUTION },
  };
}
