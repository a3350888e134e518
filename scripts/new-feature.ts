/** `npm run new-feature -- area/name`: creates an empty feature, so that all features have the same layout. */
import { execFileSync } from 'node:child_process';
import { layOutFeature } from './feature-layout.ts';

const path = process.argv[2] ?? '';
try {
  const files = await layOutFeature(process.cwd(), path);
  // Which lines are too long depends on the length of its name.
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error'];
  execFileSync(process.execPath, [...biome, ...files.filter((file) => /\.(tsx?|mjs)$/.test(file))]);
  process.stdout.write(`${files.map((file) => `wrote ${file}\n`).join('')}
Next: name its table in src/shared/stored-data.ts, run npm run generate, then npm run check.
`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
