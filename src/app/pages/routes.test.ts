import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

test('The development kit exists in development and where a build asks for it, and not in production', async () => {
  expect(await paths('development')).toContain('dev/kit');
  expect(await paths('production', '1')).toContain('dev/kit');
  const production = await paths('production');
  expect(production).not.toContain('dev/kit');
  expect(production).toContain('listings');
});

async function paths(mode: string, kit?: string): Promise<string[]> {
  vi.stubEnv('NODE_ENV', mode);
  vi.stubEnv('DEVELOPMENT_KIT', kit);
  vi.resetModules();
  return (await import('./routes.ts')).default.flatMap(pathsOf);
}

function pathsOf({ path, children = [] }: RouteConfigEntry): string[] {
  return [...(path === undefined ? [] : [path]), ...children.flatMap(pathsOf)];
}

test('No layout of the composition that loads data surrounds a page with its own error page', async () => {
  // When the connection is lost, every loader fails, and the outermost one shows its error.
  const nested = layoutsOf((await import('./routes.ts')).default);
  const failing = nested.filter(
    ({ file, layouts }) =>
      source(file).includes('ErrorBoundary') &&
      layouts.some((layout) => layout.includes('/composition/') && /\bloader\b/.test(source(layout))),
  );
  expect(failing).toEqual([]);
});

/** Returns each page with its layouts. */
function layoutsOf(
  entries: readonly RouteConfigEntry[],
  layouts: readonly string[] = [],
): { file: string; layouts: readonly string[] }[] {
  return entries.flatMap(({ file, children }) =>
    children ? layoutsOf(children, [...layouts, file]) : [{ file, layouts }],
  );
}

const source = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
