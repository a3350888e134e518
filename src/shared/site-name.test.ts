import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from './site-settings.ts';

/** Files that speak of the program to the person who runs it, or contain defaults of the environment. */
const ABOUT_THE_PROGRAM = [
  'src/app/server/main.ts',
  'src/app/server/start.ts',
  'src/features/items/photos/server/photo-from-address.ts',
  'src/platform/server/backup/',
  'src/platform/server/config.ts',
  'src/platform/server/db/embedded/',
  'src/platform/server/db/migrate.ts',
];

const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

test('No page, mail or message contains our own name: it is the default of a setting', () => {
  const name = DEFAULT_SETTINGS.siteName;
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) =>
      !/\.test\.tsx?$|\.generated\.ts$/.test(file) &&
      !ABOUT_THE_PROGRAM.some((path) => file.startsWith(path)),
  );
  const filesWithName = files.filter((file) => withoutComments(readFileSync(file, 'utf8')).includes(name));
  expect(filesWithName).toEqual(['src/shared/site-settings.ts']);
});
