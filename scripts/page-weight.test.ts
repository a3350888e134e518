import { expect, test } from 'vitest';
import { type BuiltModules, chainTo, explain, scriptsOf, weigh } from './page-weight.ts';

const BUILT: BuiltModules = {
  files: {
    '/frame.js': { 'src/root.tsx': 300, 'src/dock.tsx': 100 },
    '/browse.js': { 'src/browse-page.tsx': 100 },
    '/want.js': { 'src/want-texts.ts': 900 },
    '/chat.js': { 'src/chat-page.tsx': 500 },
  },
  importers: {
    'src/dock.tsx': ['src/root.tsx'],
    'src/want-texts.ts': ['src/wants.ts', 'src/chat-page.tsx'],
    'src/wants.ts': ['src/browse-page.tsx?__react-router-build-client-route'],
  },
};
const MANIFEST = {
  entry: { module: '/frame.js' },
  routes: {
    root: { module: '/frame.js' },
    browse: { parentId: 'root', module: '/browse.js', imports: ['/want.js'] },
    chat: { parentId: 'root', module: '/chat.js' },
  },
};
const SIZES: Record<string, number> = {
  '/frame.js': 200,
  '/browse.js': 50,
  '/want.js': 450,
  '/chat.js': 250,
};

const browse = () => weigh(scriptsOf(MANIFEST, 'browse'), BUILT, (file) => SIZES[file] ?? 0);
const wayTo = (id: string) => chainTo(id, new Set(['src/browse-page.tsx', 'src/root.tsx']), BUILT.importers);

test('A page weighs its own scripts and those of the routes around it, each once', () => {
  expect(browse().bytes).toBe(700);
});

test('The module that made a page heavier is named, with what imports it', () => {
  const before = { 'src/root.tsx': 150, 'src/dock.tsx': 50, 'src/browse-page.tsx': 50 };
  const [first, ...others] = explain(browse(), before, wayTo);
  expect(first).toContain('+450 bytes  src/want-texts.ts');
  expect(first).toContain('browse-page.tsx > wants.ts > want-texts.ts');
  expect(others).toEqual([]);
});

test('Where no module grew, the largest are named', () => {
  const before = Object.fromEntries(browse().modules);
  const [first] = explain(browse(), before, wayTo);
  expect(first).toContain('450 bytes  src/want-texts.ts');
});
