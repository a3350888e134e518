import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSystemMessages } from '../src/features/messages/server/system-messages.ts';
import { createNotificationCatalog } from '../src/features/notifications/server/notification-catalog.ts';
import { findViolations } from './boundaries.ts';
import { layOutFeature } from './feature-layout.ts';

const FEATURES = 'src/app/composition/features.ts';
let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'offhand-feature-'));
  await cp(FEATURES, join(root, FEATURES));
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('a new feature has its parts, and they keep to the boundaries', async () => {
  const files = await layOutFeature(root, 'flash-drops');
  expect(files.map((file) => file.replaceAll('\\', '/'))).toEqual([
    'src/features/flash-drops/README.md',
    'src/features/flash-drops/contract/errors.ts',
    'src/features/flash-drops/contract/flash-drops.ts',
    'src/features/flash-drops/server/flash-drops.policy.ts',
    'src/features/flash-drops/server/flash-drops.routes.ts',
    'src/features/flash-drops/server/flash-drops.messages.ts',
    'src/features/flash-drops/server/flash-drops.notifications.ts',
    'src/features/flash-drops/server/flash-drops.feature.ts',
    'src/features/flash-drops/server/flash-drops.integration.test.ts',
    'src/features/flash-drops/web/flash-drops-page.tsx',
    'src/features/flash-drops/web/flash-drops-link.tsx',
    'src/features/flash-drops/web/flash-drops.ts',
    FEATURES,
  ]);
  const sources = new Map<string, string>();
  for (const file of files.filter((path) => /\.tsx?$/.test(path))) {
    const text = await readFile(join(root, file), 'utf8');
    expect(ts.transpileModule(text, { fileName: file, reportDiagnostics: true }).diagnostics).toEqual([]);
    sources.set(file, text);
  }
  expect(findViolations(sources)).toEqual([]);
  const [before, after] = [await readFile(FEATURES, 'utf8'), sources.get(FEATURES) ?? ''];
  const added = after.split('\n').filter((line) => !before.split('\n').includes(line));
  expect(added).toEqual([
    "import { flashDropsFeature } from '../../features/flash-drops/server/flash-drops.feature.ts';",
    '  flashDropsFeature,',
  ]);
  expect(sources.get('src/features/flash-drops/server/flash-drops.routes.ts')).toContain('flashDropsRoutes');
});

it('a new feature declares its system messages and kinds of notifications', async () => {
  await layOutFeature(root, 'flash-drops');
  const server = join(root, 'src/features/flash-drops/server');
  const definition = await readFile(join(server, 'flash-drops.feature.ts'), 'utf8');
  expect(definition).toContain('systemMessages: flashDropsMessages,');
  expect(definition).toContain('notificationKinds: flashDropsNotifications,');

  const { flashDropsNotifications } = await import(join(server, 'flash-drops.notifications.ts'));
  const catalog = createNotificationCatalog(flashDropsNotifications);
  expect(catalog.preferenceOf('flash-drops.added')).toMatchObject({ label: 'Flash drops' });

  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  const { flashDropsMessages } = await import(join(server, 'flash-drops.messages.ts'));
  const message = { type: 'flash-drops.added', data: { id: randomUUID() } };
  expect(createSystemMessages(flashDropsMessages).check(message)).toEqual(message);
});

it('an existing feature is left alone', async () => {
  await layOutFeature(root, 'zones');
  await expect(layOutFeature(root, 'zones')).rejects.toThrow(/exists already/);
});

it.each(['', 'FlashDrops', 'flash_drops', '../zones', 'zones/', '-zones', 'zones2'])(
  'a feature cannot be called "%s"',
  async (name) => {
    await expect(layOutFeature(root, name)).rejects.toThrow(/kebab-case/);
  },
);
