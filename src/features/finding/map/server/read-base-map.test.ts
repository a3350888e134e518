import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { StartupError } from '../../../../platform/server/startup-error.ts';
import { readBaseMap } from './read-base-map.ts';

const folder = mkdtempSync(join(tmpdir(), 'offhand-base-map-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'town.geojson');

function read(content: unknown) {
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readBaseMap(path);
}
const map = (...features: unknown[]) => ({ type: 'FeatureCollection', features });
const feature = (kind: string, type: string, coordinates: unknown, properties = {}) => ({
  type: 'Feature',
  properties: { kind, ...properties },
  geometry: { type, coordinates },
});
const RIVER = feature('water', 'LineString', [
  [-122.7, 45.5],
  [-122.6, 45.6],
]);

test('A base map keeps what is drawn, and nothing else of the file', async () => {
  const park = feature('park', 'Point', [-122.7, 45.5], { name: ' Forest Park ', onclick: 'alert(1)' });
  expect(await read({ ...map(RIVER, { ...park, id: 7 }), attribution: '© Town', crs: {} })).toEqual({
    ...map(RIVER, feature('park', 'Point', [-122.7, 45.5], { name: 'Forest Park' })),
    attribution: '© Town',
  });
});

test.each([
  ['{', 'is not JSON: '],
  [map(feature('sewer', 'Point', [0, 0])), 'features[0].properties.kind must be one of water, park, '],
  [
    map(RIVER, feature('park', 'MultiPolygon', [])),
    'features[1].geometry.type must be a Point, LineString or',
  ],
  [map(feature('road', 'Point', [0, 0])), 'features[0] is a Point, but road needs a LineString'],
  [
    map(feature('park', 'Point', [45.5, -122.7])),
    'features[0].geometry.coordinates must be [longitude, latitude]',
  ],
  [
    map(feature('park', 'Point', [0, 0, 30])),
    'features[0].geometry.coordinates must be [longitude, latitude]',
  ],
  [{ type: 'Feature' }, 'type invalid input: expected "FeatureCollection"'],
  [[], 'the file invalid input: expected object'],
  [
    map(...Array.from({ length: 9 }, () => feature('sewer', 'Point', [0, 0]))),
    '; and 6 more. See docs/base-maps.md',
  ],
  [' '.repeat(1_000_001), 'has 1,000,001 bytes: simplify it to at most 1 MB'],
])('A file with a mistake is refused with what to change: %#', async (content, problem) => {
  const error = await read(content).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(StartupError);
  expect((error as StartupError).message).toContain(`The base map ${path} `);
  expect((error as StartupError).message).toContain(problem);
});

test('A file that is missing is named', async () => {
  await expect(readBaseMap(join(folder, 'gone.geojson'))).rejects.toThrow(
    'gone.geojson cannot be read (ENOENT)',
  );
});
