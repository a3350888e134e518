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
