/**
 * Writes the generated files: row types from the migrated database, the OpenAPI document from the routes, the sprite of
 * icons, and the weights of the models that find a listing's category and condition. `--check` changes nothing and
 * fails if the committed files are out of date. The types of the API client follow from the document and are not
 * committed.
 */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildFeatures } from '../src/app/composition/build-features.ts';
import { notificationCatalog, systemMessages } from '../src/app/composition/feature-catalogs.ts';
import type { Services } from '../src/app/composition/services.ts';
import { createApi } from '../src/app/server/api.ts';
import { describeApi } from '../src/app/server/describe-api.ts';
import { trainStatements } from '../src/features/items/item-language/server/condition/statements/train-statements.ts';
import { trainCategories } from '../src/features/selling/listing-drafts/server/engine/category-training/train-categories.ts';
import { loadConfig } from '../src/platform/server/config.ts';
import { startEmbeddedPostgres } from '../src/platform/server/db/embedded/start-embedded.ts';
import { migrate } from '../src/platform/server/db/migrate.ts';
import { ICON_NAMES } from '../src/platform/web/ui/icon-names.ts';
import { DEFAULT_SETTINGS } from '../src/shared/site-settings.ts';

const ROWS = 'src/platform/server/db/schema.generated.ts';
const OPENAPI = 'docs/openapi.json';
const ICONS = 'src/platform/web/ui/icons.generated.svg';
const CATEGORY_WEIGHTS = 'src/features/selling/listing-drafts/server/engine/category-weights.generated.bin';
const STATEMENT_WEIGHTS =
  'src/features/items/item-language/server/condition/statements/statement-weights.generated.bin';
const check = process.argv.includes('--check');
const folder = await mkdtemp(join(tmpdir(), 'offhand-generate-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder });
try {
  await migrate(postgres.connection);
  await updateFile(ROWS, await rowTypes());
  await updateFile(OPENAPI, openApiDocument());
  await updateFile(ICONS, await iconSprite());
  await updateFile(STATEMENT_WEIGHTS, trainStatements());
  await updateFile(CATEGORY_WEIGHTS, trainCategories());
  if (!check) await import('./client-types.ts');
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function rowTypes(): Promise<string> {
  const { host, port, user, database } = postgres.connection;
  const output = join(folder, 'rows.ts');
  await promisify(execFile)(
    process.execPath,
    [
      'node_modules/kysely-codegen/dist/cli/bin.js',
      '--dialect=postgres',
      `--url=postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
      `--out-file=${output}`,
      '--default-schema=public',
      '--exclude-pattern={schema_migrations,jobs.*}',
      '--log-level=warn',
    ],
    { env: { ...process.env, NODE_NO_WARNINGS: '1' } },
  );
  return readFile(output, 'utf8');
}

/**
 * Returns the OpenAPI document as the routes declare it. They are declared but never called, so there is no database,
 * and only those services exist that the declaration needs.
 */
function openApiDocument(): string {
  const config = loadConfig({ DATA_DIR: folder, PUBLIC_URL: 'https://offhand.example' });
  const settings = { current: () => DEFAULT_SETTINGS, revision: () => 0, refresh: async () => undefined };
  const services = { config, settings, systemMessages, notificationCatalog } as Services;
  const document = describeApi(
    createApi({ config, settings, ...buildFeatures(services) }),
    config,
    DEFAULT_SETTINGS,
  );
  // Sorted, so that a change of the order of features changes nothing here.
  const sorted = {
    ...document,
    paths: sortByKey(document.paths),
    components: { ...document.components, schemas: sortByKey(document.components?.schemas) },
  };
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', `--stdin-file-path=${OPENAPI}`];
  return execFileSync(process.execPath, biome, { input: JSON.stringify(sorted), encoding: 'utf8' });
}

function sortByKey<T>(record: Record<string, T> = {}): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function updateFile(path: string, content: string | Uint8Array): Promise<void> {
  const current = await readFile(path).catch(() => Buffer.alloc(0));
  if (current.equals(Buffer.from(content))) return;
  if (check) {
    process.exitCode = 1;
    process.stderr.write(`${path} is not what the sources say: run npm run generate and commit it.\n`);
    return;
  }
  await writeFile(path, content);
  process.stdout.write(`wrote ${path}\n`);
}

interface LucideIcon {
  __iconData: { node: [element: string, attributes: Record<string, string>][] };
}

/** One SVG with a symbol for each icon in use, drawn by lucide. */
async function iconSprite(): Promise<string> {
  const symbols = await Promise.all(ICON_NAMES.map(symbolOf));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}

async function symbolOf(name: string): Promise<string> {
  const file = new URL(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`, import.meta.url);
  const { __iconData } = (await import(file.href)) as LucideIcon;
  const shapes = __iconData.node.map(([element, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${element}${written.join('')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>\n`;
}
