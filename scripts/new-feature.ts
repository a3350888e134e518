/** `npm run new-feature -- area/name`: creates an empty feature, so that all features have the same layout. */
import { layOutFeature } from './feature-layout.ts';

const path = process.argv[2] ?? '';
try {
  const files = await layOutFeature(process.cwd(), path);
  process.stdout.write(`${files.map((file) => `wrote ${file}\n`).join('')}
Next: give its page an address in src/app/pages/routes.ts, run npm run generate, then npm run check.
`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
