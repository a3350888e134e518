/** Fails if a file imports against the rules of ARCHITECTURE.md. */
import { globSync, readFileSync } from 'node:fs';
import { findBreaches } from './boundaries.ts';

const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
const breaches = findBreaches(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
for (const { file, imports, message } of breaches) {
  process.stderr.write(`${file} imports ${imports}\n  ${message}\n`);
}
if (breaches.length > 0) process.exitCode = 1;
