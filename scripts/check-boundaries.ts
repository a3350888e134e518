/** Fails if a file imports against the rules of ARCHITECTURE.md, or a style sheet lies outside the design system. */
import { globSync, readFileSync } from 'node:fs';
import { findViolations, findStrayStyles } from './boundaries.ts';

const files = globSync('src/**/*.{ts,tsx,css}').map((file) => file.replaceAll('\\', '/'));
const sources = files.filter((file) => !file.endsWith('.css'));
const violations = findViolations(new Map(sources.map((file) => [file, readFileSync(file, 'utf8')])));
for (const { file, imports, message } of violations) {
  process.stderr.write(`${file} imports ${imports}\n  ${message}\n`);
}
const strays = findStrayStyles(files);
for (const file of strays) {
  process.stderr.write(
    `${file} is a style sheet of its own\n  Use utilities, or make a component with its classes in src/platform/web/ui.\n`,
  );
}
if (violations.length + strays.length > 0) process.exitCode = 1;
