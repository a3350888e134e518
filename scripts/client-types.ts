/**
 * Writes the types of the API client from docs/openapi.json. They are not committed (decision 0100): build, check and
 * `npm run dev` run this first. It returns at once when the document has not changed.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const CLIENT_TYPES = join(ROOT, 'src/platform/web/api/api.generated.ts');
const DOCUMENT = read('docs/openapi.json');

// The lock file names the version of the generator.
const sources = createHash('sha256');
for (const source of [DOCUMENT, read('package-lock.json'), read('scripts/client-types.ts')])
  sources.update(source);
const header = `/* Generated from docs/openapi.json by scripts/client-types.ts; do not edit. ${sources.digest('hex')} */\n\n`;

if (!currentTypes().startsWith(header)) {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  // In the types, examples would only be long comments.
  const document = JSON.stringify(JSON.parse(DOCUMENT), (key, value) =>
    key === 'example' ? undefined : value,
  );
  writeFileSync(CLIENT_TYPES, header + astToString(await openapiTS(document, { alphabetize: true })));
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function currentTypes(): string {
  try {
    return readFileSync(CLIENT_TYPES, 'utf8');
  } catch {
    return '';
  }
}
