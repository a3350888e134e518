import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { LISTING, type Member, newMember, newTokenClient } from '../../../../tests/support/factories.ts';
import { TOKEN_SCOPE_NAMES, type TokenScope } from '../../../shared/token-scopes.ts';

interface Operation {
  name: string;
  method: string;
  path: string;
  tag: string;
  scope: TokenScope | null;
}
interface Declared {
  operationId: string;
  tags: string[];
  security: Record<string, TokenScope[]>[];
}

let app: TestApp;
let me: Member;
let operations: Operation[];

beforeAll(async () => {
  app = await startTestApp();
  me = await newMember(app);
  const answer = await fetch(`${app.url}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Declared>> };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, tags, security }]) => ({
      name: operationId,
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, randomUUID()),
      tag: tags[0] ?? '',
      scope: security.flatMap(({ token = [] }) => token)[0] ?? null,
    })),
  );
});
afterAll(() => app?.close());

/** Calls an operation with a token, without input. */
async function codeOf({ method, path }: Operation, token: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(app.url + path, { method, headers });
  const text = await answer.text();
  return answer.ok ? 'served' : (JSON.parse(text) as { code: string }).code;
}

test('Every endpoint that names no scope is closed to tokens', async () => {
  const { token } = await newTokenClient(app, me);
  const closed = operations.filter(({ scope }) => scope === null);
  expect(closed.length).toBeGreaterThan(200);
  for (const operation of closed) {
    expect([operation.name, await codeOf(operation, token)]).toEqual([operation.name, 'CLOSED_TO_TOKENS']);
  }
});

test('Every endpoint with a scope is open to tokens that have it, and to no others', async () => {
  const open = operations.filter(({ scope }) => scope !== null);
  expect(new Set(open.map(({ scope }) => scope))).toEqual(new Set(TOKEN_SCOPE_NAMES));
  for (const scope of TOKEN_SCOPE_NAMES) {
    const { token: without } = await newTokenClient(
      app,
      me,
      TOKEN_SCOPE_NAMES.filter((name) => name !== scope),
    );
    const { token } = await newTokenClient(app, me, [scope]);
    for (const operation of open.filter((one) => one.scope === scope)) {
      const { name } = operation;
      expect([name, await codeOf(operation, without)]).toEqual([name, 'SCOPE_MISSING']);
      expect(['SCOPE_MISSING', 'CLOSED_TO_TOKENS', 'TOKEN_REFUSED']).not.toContain(
        await codeOf(operation, token),
      );
    }
  }
});

test('No scope opens the desk, money, the security of the account, or the making of tokens', () => {
  const tags = new Set(operations.filter(({ scope }) => scope !== null).map(({ tag }) => tag));
  for (const tag of ['Desk', 'Operators', 'Settings', 'Cases', 'Billing', 'Subscriptions', 'Your data']) {
    expect(operations.some((operation) => operation.tag === tag)).toBe(true);
    expect(tags).not.toContain(tag);
  }
  const accounts = operations.filter(({ tag, scope }) => tag === 'Accounts' && scope !== null);
  expect(accounts.map(({ name }) => name)).toEqual(['getViewer']);
});

test('An endpoint that is closed to a token names the scope that is missing', async () => {
  const program = await newTokenClient(app, me, ['listings:read']);
  const answer = await program.post('/api/listings', LISTING);
  expect(answer).toMatchObject({ status: 403, body: { code: 'SCOPE_MISSING' } });
  expect(answer.headers.get('WWW-Authenticate')).toBe(
    'Bearer error="insufficient_scope", scope="listings:write"',
  );
});

test('An address where there is nothing answers a token like anyone else', async () => {
  const program = await newTokenClient(app, me);
  for (const path of ['/api/none', '/api/listings/a/b/c', '/api/docs'])
    expect((await program.get(path)).status).toBe(404);
});

test('HEAD needs the scope of GET', async () => {
  const status = async (scope: TokenScope) => {
    const { token } = await newTokenClient(app, me, [scope]);
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(`${app.url}/api/listings/own`, { method: 'HEAD', headers })).status;
  };
  expect(await status('profile:read')).toBe(403);
  expect(await status('listings:read')).toBe(200);
});

test('A token is accepted from any origin where no cookie is sent (PERM-14)', async () => {
  const { token } = await newTokenClient(app, me);
  const post = (headers: Record<string, string>) =>
    fetch(`${app.url}/api/listings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://elsewhere.example', ...headers },
      body: JSON.stringify(LISTING),
    });
  const Authorization = `Bearer ${token}`;
  expect((await post({ Authorization })).status).toBe(201);
  expect((await post({ Authorization, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(201);
  const Cookie = [...me.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  expect((await post({ Authorization, Cookie })).status).toBe(403);
  expect((await post({ Cookie })).status).toBe(403);
});
