import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Listing } from '../../src/features/items/listings/contract/listing.ts';
import { TOKEN_SCOPES } from '../../src/shared/token-scopes.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newMember, newTokenClient, photoBytes } from '../support/factories.ts';

const DOCUMENT = await readFile('docs/api.md', 'utf8');

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(inject('folder'), 'example-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app?.close();
});

/** Runs the example of the document as it is. */
async function runExample(token: string): Promise<string> {
  const example = /^```js\n(.*?)^```$/ms.exec(DOCUMENT)?.[1] ?? '';
  await writeFile(join(folder, 'post-listing.mjs'), example);
  await writeFile(join(folder, 'desk.jpg'), await photoBytes());
  const env = { SITE: app.url, TOKEN: token };
  const { stdout } = await promisify(execFile)(process.execPath, ['post-listing.mjs'], { cwd: folder, env });
  return stdout.trim();
}

test('The example in the API documentation posts a listing with a photo', async () => {
  const me = await newMember(app);
  const { token } = await newTokenClient(app, me, ['listings:write']);
  const address = await runExample(token);
  expect(address.startsWith(`${app.url}/listing/`)).toBe(true);
  const { body } = await me.get<Listing>(`/api/listings/${address.slice(address.lastIndexOf('/') + 1)}`);
  expect(body).toMatchObject({ title: 'Oak desk', priceCents: 8000, own: true, status: 'active' });
  expect(body.images).toMatchObject([{ alt: 'An oak desk by a window' }]);
});

test('The example says what went wrong', async () => {
  const { token } = await newTokenClient(app, await newMember(app), ['listings:read']);
  await expect(runExample(token)).rejects.toThrow("Scope missing: The token isn't allowed to do this.");
});

test('The API documentation lists every scope with what it allows', () => {
  const rows = [...DOCUMENT.matchAll(/^\| `(\w+:\w+)` \| (.*) \|$/gm)].map(([, scope, text]) => [
    scope,
    text,
  ]);
  expect(rows).toEqual(
    Object.entries(TOKEN_SCOPES).map(([scope, { description }]) => [scope, description.replace(/\.$/, '')]),
  );
});
