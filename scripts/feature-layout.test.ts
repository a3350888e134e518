import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brokenRules } from './boundaries.ts';
import { layOutFeature } from './feature-layout.ts';

const FEATURES = 'src/app/composition/features.ts';
const BOUNDARIES = '.dependency-cruiser.mjs';
const ROUTES = 'src/app/pages/routes.ts';
const MIGRATIONS = 'src/platform/server/db/migrations';
const FOLDER = 'src/features/talking/gift-cards';
/** Three that lists of people's own things are like. */
const REAL_FEATURES = ['finding/favorites', 'finding/comparisons', 'finding/wants'];
/** What all three have and a new feature gets once it needs it. */
const ADDED_LATER = {
  // Once another feature uses it.
  files: ['server/*.ts'],
  // Once it consumes a signal or has a schedule.
  keys: ['jobs'],
};

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'offhand-feature-'));
  for (const file of [FEATURES, BOUNDARIES, ROUTES]) await cp(file, join(root, file));
  await cp(MIGRATIONS, join(root, MIGRATIONS), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const layOut = async (path: string) =>
  (await layOutFeature(root, path)).map((file) => file.replaceAll('\\', '/'));

it('a new feature has its parts, and they keep to the boundaries', async () => {
  const files = await layOut('talking/gift-cards');
  expect(files).toEqual([
    `${FOLDER}/README.md`,
    `${FOLDER}/contract/errors.ts`,
    `${FOLDER}/contract/gift-card.ts`,
    `${FOLDER}/server/gift-cards.policy.ts`,
    `${FOLDER}/server/gift-cards.queries.ts`,
    `${FOLDER}/server/add-gift-card.ts`,
    `${FOLDER}/server/gift-cards.routes.ts`,
    `${FOLDER}/server/gift-cards.feature.ts`,
    `${FOLDER}/server/gift-cards.integration.test.ts`,
    `${FOLDER}/web/gift-cards-page.tsx`,
    expect.stringMatching(/^src\/platform\/server\/db\/migrations\/\d{4}-gift-cards\.sql$/),
    FEATURES,
    BOUNDARIES,
    ROUTES,
  ]);
  expect(await readFile(join(root, files.at(-4) ?? ''), 'utf8')).toContain('create table gift_cards (');
  const sources = new Map<string, string>();
  for (const file of files.filter((path) => /\.tsx?$/.test(path))) {
    const text = await readFile(join(root, file), 'utf8');
    expect(ts.transpileModule(text, { fileName: file, reportDiagnostics: true }).diagnostics).toEqual([]);
    sources.set(file, text);
  }
  const boundaries = await import(join(root, BOUNDARIES));
  expect(boundaries.FEATURES.at(-1)).toBe('talking/gift-cards');
  expect(await brokenRules(root, sources, boundaries.default)).toEqual([]);
  expect(await addedLines(FEATURES)).toEqual([
    "import { giftCardsFeature } from '../../features/talking/gift-cards/server/gift-cards.feature.ts';",
    '  giftCardsFeature,',
  ]);
  expect(await addedLines(ROUTES)).toEqual([
    "  route('gift-cards', '../../features/talking/gift-cards/web/gift-cards-page.tsx'),",
  ]);
});

async function addedLines(file: string): Promise<string[]> {
  const before = (await readFile(file, 'utf8')).split('\n');
  return (await readFile(join(root, file), 'utf8')).split('\n').filter((line) => !before.includes(line));
}

it('the next migration follows the newest', async () => {
  const [first, second] = [await layOut('talking/gift-cards'), await layOut('talking/postcards')];
  const numberOf = (files: string[]) => Number(/(\d{4})-[a-z-]+\.sql/.exec(files.join())?.[1]);
  expect(numberOf(second)).toBe(numberOf(first) + 1);
});

it('a new feature has the files that real features have, and no others', async () => {
  await layOut('talking/gift-cards');
  const laidOut = kindsOfFiles(join(root, FOLDER));
  const real = REAL_FEATURES.map((feature) => kindsOfFiles(join('src/features', feature)));
  for (const kinds of real) expect([...kinds]).toEqual(expect.arrayContaining([...laidOut]));
  const common = [...(real[0] ?? [])].filter((kind) => real.every((kinds) => kinds.has(kind)));
  expect([...laidOut, ...ADDED_LATER.files].toSorted()).toEqual(common.toSorted());
});

it('a new feature defines what real features define', async () => {
  await layOut('talking/gift-cards');
  const laidOut = keysOfDefinition(join(root, FOLDER));
  const real = REAL_FEATURES.map((feature) => keysOfDefinition(join('src/features', feature)));
  const common = (real[0] ?? []).filter((key) => real.every((keys) => keys.includes(key)));
  expect([...laidOut, ...ADDED_LATER.keys].toSorted()).toEqual(common.toSorted());
});

it('a new feature imports only what is exported', async () => {
  const files = (await layOut('talking/gift-cards')).filter((file) => file.startsWith(FOLDER));
  const missing = files.flatMap((file) => {
    const imports = readFileSync(join(root, file), 'utf8').matchAll(
      /import (?:type )?\{([^}]+)\} from '(\..+?)'/g,
    );
    return [...imports].flatMap(([, names = '', path = '']) => {
      const target = posix.join(posix.dirname(file), path);
      const text = readFileSync(existsSync(target) ? target : join(root, target), 'utf8');
      const isExported = (name: string) =>
        new RegExp(`export [^;(]*?\\b${name}\\b|export \\{[^}]*\\b${name}\\b`).test(text);
      const imported = names.split(',').map((name) => name.replace('type ', '').trim());
      return imported
        .filter((name) => name !== '' && !isExported(name))
        .map((name) => `${name} of ${target}`);
    });
  });
  expect(missing).toEqual([]);
});

/** Returns the files of a feature by what they are for: its own words are `*`. */
function kindsOfFiles(folder: string): Set<string> {
  const name = posix.basename(folder.replaceAll('\\', '/'));
  const routes = readFileSync(join(folder, 'server', `${name}.routes.ts`), 'utf8');
  return new Set(
    globSync('**/*.*', { cwd: folder }).map((path) => {
      const file = path.replaceAll('\\', '/');
      if (/^web\/([a-z-]+\/)?[a-z-]+-page\.tsx$/.test(file)) return 'a page';
      // Such as server/save-favorite.ts, called by a route.
      if (/^server\/[a-z]+-[a-z-]+\.ts$/.test(file) && routes.includes(`'./${posix.basename(file)}'`))
        return 'a use case, named by its verb';
      return file.replace(name, '*').replace(name.replace(/s$/, ''), '*');
    }),
  );
}

/** Returns the keys of a feature's definition, and of the parts it builds. */
function keysOfDefinition(folder: string): string[] {
  const name = posix.basename(folder.replaceAll('\\', '/'));
  const definition = readFileSync(join(folder, 'server', `${name}.feature.ts`), 'utf8').split(
    'defineFeature(',
  )[1];
  const keys = definition?.matchAll(/^ {2}(\w+)[:(]|^ {4}(?=[a-z]+:)(routes|jobs):|\(\{ (routes):/gm);
  return [...(keys ?? [])].map(([, key, part, only]) => key ?? part ?? only ?? '');
}

it('an existing feature is left alone', async () => {
  await layOut('neighbors/zones');
  await expect(layOutFeature(root, 'neighbors/zones')).rejects.toThrow(/exists already/);
});

it('the area of a new feature has to exist', async () => {
  await expect(layOutFeature(root, 'presents/gift-cards')).rejects.toThrow(/choose one of finding, items/);
});

it.each([
  '',
  'zones',
  'talking/GiftCards',
  'neighbors/flash_drops',
  '../zones',
  'zones/',
  'neighbors/-zones',
  'neighbors/zones2',
])('a feature cannot be called "%s"', async (name) => {
  await expect(layOutFeature(root, name)).rejects.toThrow(/kebab-case/);
});
