import { expect, test } from 'vitest';
import type { BaseMap } from '../contract/base-map.ts';
import { namedLinesOf, namesOf, pathsOf } from './base-map-paths.ts';
import { baseLabels, labelAt, lineLabels, placeLabels, ringsAround } from './map-labels.ts';

const town: BaseMap = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { kind: 'park', name: 'Green' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [0.02, 0],
            [0.02, 0.02],
            [0, 0],
          ],
        ],
      },
    },
    {
      type: 'Feature',
      properties: { kind: 'road', name: 'Main Street' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [0.04, -0.02],
        ],
      },
    },
    {
      type: 'Feature',
      properties: { kind: 'area', name: 'Old Town' },
      geometry: { type: 'Point', coordinates: [0.01, 0.01] },
    },
    {
      type: 'Feature',
      properties: { kind: 'water', name: 'Creek' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [0.05, 0.05],
          [0.03, 0.03],
          [0.01, 0.05],
        ],
      },
    },
  ],
};

test('A base map is drawn to scale around its first point, with all lines of a kind in one path', () => {
  const paths = pathsOf(town);
  // A pixel at zoom 12 is 0.000343 degrees at the equator.
  expect(paths).toMatchObject({
    origin: { latitude: 0, longitude: 0 },
    grounds: [{ kind: 'park', path: 'M0 0L58.25 0L58.25 -58.25L0 0Z' }],
    bounds: {
      southWest: { latitude: -0.02, longitude: 0 },
      northEast: { latitude: 0.05, longitude: 0.05 },
    },
  });
  expect(paths?.lines.get('road')).toBe('M0 0L116.51 58.25');
  expect(pathsOf({ ...town, features: [] })).toBeNull();
});

test('Names are shown where there is room for them, areas first, and none twice', () => {
  const names = namesOf(town);
  expect(names.map(({ name }) => name)).toEqual(['Old Town', 'Green']);
  const textsAt = (scale: number, shown: string[] = []) =>
    baseLabels(names, ({ latitude, longitude }) => ({ x: longitude * scale, y: -latitude * scale }), {
      view: { x: 0, y: 0, width: 400, height: 400 },
      shown: shown.map((text) => labelAt({ x: 0, y: 0 }, text)),
      textScale: 1,
    }).map(({ text }) => text);
  expect(textsAt(5000)).toEqual(['Old Town', 'Green']);
  expect(textsAt(1000)).toEqual(['Old Town']);
  expect(textsAt(5000, ['OLD TOWN'])).toEqual(['Green']);
  expect(textsAt(50_000)).toEqual([]);
});

test('Rivers and streets are named along their straight parts, from the zoom that has room for them', () => {
  const scale = 20_000;
  const labelsAt = (zoom: number) =>
    lineLabels(
      namedLinesOf(town),
      ({ latitude, longitude }) => ({ x: longitude * scale, y: -latitude * scale }),
      {
        view: { x: 500, y: -500, width: 3000, height: 3000 },
        zoom,
        textScale: 1,
      },
    );
  expect(labelsAt(11).map(([label]) => label?.text)).toEqual(['Creek']);
  const [creek = [], main = []] = labelsAt(12);
  expect(main.map(({ text }) => text)).toContain('Main Street');
  expect(main[0]?.angle).toBeCloseTo(26.6, 1);
  // The creek turns once, where no name is.
  expect([...new Set(creek.map(({ angle = 0 }) => Math.round(angle)))]).toEqual([-45, 45]);
  const placed = placeLabels({
    areaNames: [],
    rings: [],
    baseNames: [],
    lineNames: [main],
    taken: [{ x: 0, y: 0, width: 200, height: 200 }],
    way: [],
    view: { x: 500, y: -500, width: 3000, height: 3000 },
  });
  expect(placed.length).toBeGreaterThan(1);
  expect(placed[0]).not.toEqual(main[0]);
  const gaps = placed
    .slice(1)
    .map(({ x, y }, index) => Math.hypot(x - (placed[index]?.x ?? 0), y - (placed[index]?.y ?? 0)));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(360);
});

test('A ring is labeled where there is room, and names of the town keep off the route', () => {
  const view = { x: 0, y: 0, width: 400, height: 400 };
  const rings = ringsAround({ x: 0, y: 0 }, 1, { mile: 100, textScale: 1 });
  const lowerRight = { x: 70, y: 70, width: 40, height: 40 };
  const placed = placeLabels({
    areaNames: [],
    rings,
    lineNames: [],
    baseNames: [labelAt({ x: -150, y: 0 }, 'Old Town'), labelAt({ x: -150, y: 60 }, 'Green')],
    taken: [lowerRight],
    way: [
      { x: -190, y: 0 },
      { x: -10, y: 0 },
    ],
    view,
  });
  // The ring of 3 miles is out of view.
  expect(placed.map(({ text }) => text)).toEqual(['1 mi', '2 mi', 'Green']);
  expect(placed[0]).not.toEqual(rings[0]?.labels[0]);
  expect(placed[1]).toEqual(rings[1]?.labels[0]);
});
