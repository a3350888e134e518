import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSystemMessages } from '../src/features/talking/messages/server/system-messages.ts';
import { createNotificationCatalog } from '../src/features/talking/notifications/server/notification-catalog.ts';
import { brokenRules } from './boundaries.ts';
import { layOutFeature } from './feature-layout.ts';

const FEATURES = 'src/app/composition/features.ts';
const BOUNDARIES = '.dependency-cruiser.mjs';
let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'offhand-feature-'));
  for (const file of [FEATURES, BOUNDARIES]) await cp(file, join(root, file));
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('a new feature has its parts, and they keep to the boundaries', async () => {
  const files = await layOutFeature(root, 'talking/gift-cards');
  expect(files.map((file) => file.replaceAll('\\', '/'))).toEqual([
    'src/features/talking/gift-cards/README.md',
    'src/features/talking/gift-cards/contract/errors.ts',
    'src/features/talking/gift-cards/contract/gift-cards.ts',
    'src/features/talking/gift-cards/server/gift-cards.policy.ts',
    'src/features/talking/gift-cards/server/gift-cards.routes.ts',
    'src/features/talking/gift-cards/server/gift-cards.messages.ts',
    'src/features/talking/gift-cards/server/gift-cards.notifications.ts',
    'src/features/talking/gift-cards/server/gift-cards.feature.ts',
    'src/features/talking/gift-cards/server/gift-cards.integration.test.ts',
    'src/features/talking/gift-cards/web/gift-cards-page.tsx',
    'src/features/talking/gift-cards/web/gift-cards-link.tsx',
    'src/features/talking/gift-cards/web/gift-cards.ts',
    FEATURES,
    BOUNDARIES,
  ]);
  const sources = new Map<string, string>();
  for (const file of files.filter((path) => /\.tsx?$/.test(path))) {
    const text = await readFile(join(root, file), 'utf8');
    expect(ts.transpileModule(text, { fileName: file, reportDiagnostics: true }).diagnostics).toEqual([]);
    sources.set(file, text);
  }
  const boundaries = await import(join(root, BOUNDARIES));
  expect(boundaries.FEATURES.at(-1)).toBe('talking/gift-cards');
  expect(await brokenRules(root, sources, boundaries.default)).toEqual([]);
  const [before, after] = [await readFile(FEATURES, 'utf8'), sources.get(FEATURES) ?? ''];
  const added = after.split('\n').filter((line) => !before.split('\n').includes(line));
  expect(added).toEqual([
    "import { giftCardsFeature } from '../../features/talking/gift-cards/server/gift-cards.feature.ts';",
    '  giftCardsFeature,',
  ]);
  expect(sources.get('src/features/talking/gift-cards/server/gift-cards.routes.ts')).toContain(
    'giftCardsRoutes',
  );
});

it('a new feature declares its system messages and kinds of notifications', async () => {
  await layOutFeature(root, 'talking/gift-cards');
  const server = join(root, 'src/features/talking/gift-cards/server');
  const definition = await readFile(join(server, 'gift-cards.feature.ts'), 'utf8');
  expect(definition).toContain('systemMessages: giftCardsMessages,');
  expect(definition).toContain('notificationKinds: giftCardsNotifications,');

  const { giftCardsNotifications } = await import(join(server, 'gift-cards.notifications.ts'));
  const catalog = createNotificationCatalog(giftCardsNotifications);
  expect(catalog.preferenceOf('gift-cards.added')).toMatchObject({ label: 'Gift cards' });

  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  const { giftCardsMessages } = await import(join(server, 'gift-cards.messages.ts'));
  const message = { type: 'gift-cards.added', data: { id: randomUUID() } };
  expect(createSystemMessages(giftCardsMessages).check(message)).toEqual(message);
});

it('an existing feature is left alone', async () => {
  await layOutFeature(root, 'neighbors/zones');
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
