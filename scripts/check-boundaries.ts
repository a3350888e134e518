/**
 * Fails if a file imports against the rules of ARCHITECTURE.md, a style sheet lies outside the design system, or a plain
 * object is used as a table.
 */
import { globSync, readFileSync } from 'node:fs';
import { findViolations, findStrayStyles } from './boundaries.ts';
import { findStringTables } from './string-tables.ts';

const files = globSync('src/**/*.{ts,tsx,css}').map((file) => file.replaceAll('\\', '/'));
const sources = files.filter((file) => !file.endsWith('.css'));
const texts = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));
const violations = findViolations(texts);
for (const { file, imports, message } of violations) {
  process.stderr.write(`${file} imports ${imports}\n  ${message}\n`);
}
const strays = findStrayStyles(files);
for (const file of strays) {
  process.stderr.write(
    `${file} is a style sheet of its own\n  Use utilities, or make a component with its classes in src/platform/web/ui.\n`,
  );
}
const tables = findStringTables(texts);
for (const { file, name } of tables) {
  process.stderr.write(`${file} looks values up in the plain object ${name}\n  Use a Map.\n`);
}
if (violations.length + strays.length + tables.length > 0) process.exitCode = 1;
