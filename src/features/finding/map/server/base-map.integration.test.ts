import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../../../../../tests/support/app.ts';
import type { BaseMap } from '../contract/base-map.ts';

const folder = mkdtempSync(join(tmpdir(), 'offhand-base-map-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const town: BaseMap = {
  type: 'FeatureCollection',
  attribution: '© The town',
  features: [
    {
      type: 'Feature',
      properties: { kind: 'park', name: 'Green' },
      geometry: { type: 'Point', coordinates: [-122.7, 45.5] },
    },
  ],
};

test("Maps are drawn on the operator's own file, which browsers cache for an hour", async () => {
  const path = join(folder, 'town.geojson');
  writeFileSync(path, JSON.stringify(town));
  const app = await startTestApp({ MAP_FILE: path });
  try {
    const { status, headers, body } = await app.client().get<BaseMap>('/api/base-map');
    expect(status).toBe(200);
    expect(body).toEqual(town);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=3600\b/);
  } finally {
    await app.close();
  }
});

test('A site without a file has an empty base map', async () => {
  const app = await startTestApp();
  try {
    expect((await app.client().get('/api/base-map')).body).toEqual({
      type: 'FeatureCollection',
      features: [],
    });
  } finally {
    await app.close();
  }
});
