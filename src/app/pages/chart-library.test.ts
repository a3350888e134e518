import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const IMPORTS = /(?:from |, )'([^']+)'/g;

const CHART_FOLDERS = /^src\/features\/(?:selling\/insights\/web|running\/pulse\/web\/desk)\//;

test('Only insights and the desk load the chart library', () => {
  const charts: string[] = [];
  const pages: string[] = [];
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    const imported = [...readFileSync(file, 'utf8').matchAll(IMPORTS)].map(([, name = '']) => name);
    if (imported.some((name) => name.startsWith('@visx/'))) charts.push(file);
    if (imported.some((name) => /insights\/web\/|pulse\/web\/desk\//.test(name))) pages.push(file);
  }
  expect(charts.length).toBeGreaterThan(0);
  expect(charts.filter((file) => !CHART_FOLDERS.test(file))).toEqual([]);
  // Scripts that only a route imports belong to that page alone.
  expect(pages).toEqual(['src/app/pages/routes.ts']);
});

test('Only the map loads Leaflet, in the browser', () => {
  const imports = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] }).filter((file) =>
    /from 'leaflet|import\('leaflet|import 'leaflet/.test(readFileSync(file, 'utf8')),
  );
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((file) => !file.startsWith('src/features/finding/map/web/'))).toEqual([]);
  for (const file of imports)
    expect(readFileSync(file, 'utf8')).not.toMatch(/import (?!type).* from 'leaflet'/);
});
