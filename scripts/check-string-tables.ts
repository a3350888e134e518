/** Fails if a plain object is used as a table. */
import { globSync, readFileSync } from 'node:fs';
import { findStringTables } from './string-tables.ts';

const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
const tables = findStringTables(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
for (const { file, name } of tables) {
  process.stderr.write(`${file} looks values up in the plain object ${name}\n  Use a Map.\n`);
}
if (tables.length > 0) process.exitCode = 1;
