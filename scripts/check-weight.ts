/**
 * Fails if the first view of home, browse or a listing loads too many scripts, and names the modules that made it so.
 * Fails too if any page loads the schema library, which only the server needs.
 * `--record` stores the weight of each module, to compare with from then on.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../src/app/pages/routes.ts';
import { buildWhenStale } from './build.mjs';
import { type BuiltModules, chainTo, explain, type Manifest, scriptsOf, weigh } from './page-weight.ts';

/** Bytes with gzip, as a browser loads them. */
const BUDGET = 150_000;
const PAGES = [
  { name: 'Home', route: 'home-page' },
  { name: 'Browse', route: 'browse-page' },
  { name: 'Listing', route: 'listing-page' },
];

/** What is loaded around every route. */
const FRAME = ['src/app/pages/entry.client.tsx', 'src/app/pages/root.tsx'];

const root = join(import.meta.dirname, '..');
const RECORD = join(import.meta.dirname, 'page-weight.json');
// The build that the journeys use.
process.env.DEVELOPMENT_KIT = '1';
buildWhenStale(root);

const read = (path: string) => readFileSync(join(root, 'build', path));
const sizeOf = (file: string) => gzipSync(read(`client${file}`), { level: 9 }).length;
const built = JSON.parse(String(read('modules.json'))) as BuiltModules;
const [manifestFile = ''] = globSync('assets/manifest-*.js', { cwd: join(root, 'build/client') });
const text = String(read(`client/${manifestFile}`));
const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
const fileOf = (file: string) => join('src/app/pages', file).replaceAll('\\', '/');

/** Returns the files of a route and of those around it, where the imports of its first view begin. */
function routeFiles(route: string, entries: RouteConfigEntry[] = routes): string[] {
  for (const { id, file, children = [] } of entries) {
    const below = id === route ? [] : routeFiles(route, children);
    if (id === route || below.length > 0) return [fileOf(file), ...below];
  }
  return [];
}

const record = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, Record<string, number>>;
for (const { name, route } of PAGES) {
  const files = routeFiles(route);
  if (files.length === 0) throw new Error(`There is no route ${route}.`);
  const weight = weigh(scriptsOf(manifest, route), built, sizeOf);
  const bytes = weight.bytes + sizeOf(`/${manifestFile}`);
  const kb = (bytes / 1000).toFixed(1);
  process.stdout.write(`${name}: ${kb} KB of scripts, at most ${BUDGET / 1000}\n`);
  if (process.argv.includes('--record')) {
    const modules = [...weight.modules].map(([id, part]) => [id, Math.round(part)] as const);
    record[name] = Object.fromEntries(modules.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  } else if (bytes > BUDGET) {
    const wayTo = (id: string) => chainTo(id, new Set([...FRAME, ...files]), built.importers);
    process.stderr.write(`${name} loads ${bytes - BUDGET} bytes too many:\n`);
    for (const line of explain(weight, record[name] ?? {}, wayTo)) process.stderr.write(`${line}\n`);
    process.exitCode = 1;
  }
}

const filesOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [fileOf(file), ...filesOf(children)]);
const everyPage = new Set([...FRAME, ...filesOf(routes)]);
for (const modules of Object.values(built.files)) {
  const schemas = Object.keys(modules).find((id) => /node_modules\/(?:zod|@hono\/zod-openapi)\//.test(id));
  if (schemas === undefined) continue;
  process.stderr.write(`A page loads schemas: ${chainTo(schemas, everyPage, built.importers)}\n`);
  process.exitCode = 1;
}
if (process.argv.includes('--record')) writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
