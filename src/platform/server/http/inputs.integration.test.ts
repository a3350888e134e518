import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { newListing, newMember } from '../../../../tests/support/factories.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  format?: string;
}
interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

let app: TestApp;
let document: OpenApi;
let cookie: string;

beforeAll(async () => {
  // Turns off the log, which these inputs would fill. Failures show in the status.
  app = await startTestApp({ LOG_LEVEL: 'silent' });
  document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as OpenApi;
  const member = await newMember(app);
  cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});
afterAll(() => app?.close());

const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  'x\0y',
  '%',
  "'; drop table users; --",
  'x'.repeat(30_000),
  '‮🪑',
  '[object Object]',
];
const ODD_VALUES = [null, true, 0, -1, 1e308, 1.5, '', 'x', [], {}, [[]], [null], { $ne: 1 }];
/** A valid id that nothing has: what follows it is read. */
const UNKNOWN_ID = '11111111-1111-4111-8111-111111111111';
const ODD_IDS = [
  'x',
  '0',
  '%00',
  '%ED%A0%80',
  '..%2f..',
  '%',
  '%E0%A4%A',
  UNKNOWN_ID,
  "11111111-1111-4111-8111-11111111111'",
];

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const ODD_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '1',
  '{"a":',
  '{"__proto__":{"x":1}}',
  deep(10_000),
  `{"a":${deep(10_000)}}`,
  '\0',
  '\ufeff{}',
  '{"email":"\\ud800","password":"\\u0000","username":"\\udfff"}',
];

function sample(schema: Schema, text = 'fine text'): unknown {
  if (schema.$ref !== undefined)
    return sample(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, text);
  if (schema.enum !== undefined) return schema.enum[0];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (schema.properties !== undefined) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, sample(part, text)]),
    );
  }
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return 1;
  return schema.format === 'uuid' ? '11111111-1111-4111-8111-111111111111' : text;
}

/** Yields valid bodies in which each field in turn is replaced by an odd value. */
function* oddBodies(schema: Schema): Generator<string> {
  yield* ODD_BODIES;
  const valid = sample(schema) as Record<string, unknown>;
  yield JSON.stringify(valid);
  for (const field of Object.keys(valid)) {
    for (const value of [...ODD_TEXTS, ...ODD_VALUES]) yield JSON.stringify({ ...valid, [field]: value });
    for (const text of ODD_TEXTS.slice(0, 4)) {
      yield JSON.stringify({ ...valid, [field]: [text] });
      yield JSON.stringify({ ...valid, [field]: [{ id: sample({ format: 'uuid' }), alt: text }] });
    }
    yield JSON.stringify({ ...valid, [field]: undefined });
  }
}

interface Probe {
  method: string;
  path: string;
  body?: string;
  contentType?: string;
}

function* probes(): Generator<Probe> {
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const whole = { method: method.toUpperCase(), path };
      if (path.includes('{')) for (const id of ODD_IDS) yield { ...whole, path: path.replace(/\{\w+\}/, id) };
      const queries = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
      for (const { name } of queries) {
        for (const value of [
          '',
          'x',
          '-1',
          '1e999',
          '%00',
          '%ED%A0%80',
          '%',
          '%27--',
          '9'.repeat(400),
          '%5B%5D',
        ]) {
          yield { ...whole, path: `${path}?${name}=${value}` };
        }
        yield { ...whole, path: `${path}?${name}=1&${name}=2` };
      }
      const [contentType, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      if (contentType === undefined || content === undefined) {
        if (!path.includes('{') && queries.length === 0) yield whole;
        continue;
      }
      const bodies = [...(contentType.includes('json') ? oddBodies(content.schema) : ODD_BODIES)];
      const filled = { ...whole, path: path.replaceAll(/\{\w+\}/g, UNKNOWN_ID) };
      for (const [index, body] of bodies.entries()) {
        // Where an id comes first, a third of them is enough: neighboring fields get different values.
        if (path.includes('{') && index % 3 !== 0) continue;
        yield { ...filled, body, contentType };
      }
      for (const other of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'application/json; charset=x',
      ]) {
        yield { ...filled, body: '{"email":"a"}', contentType: other };
      }
    }
  }
}

async function ask({ method, path, body, contentType }: Probe, visitor: boolean): Promise<string | null> {
  const answer = await fetch(`${app.url}${path}`, {
    method,
    body: body ?? null,
    headers: {
      // A different address each time, so that no limit responds before the endpoint.
      'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...(contentType !== undefined && { 'Content-Type': contentType }),
      ...(!visitor && { Cookie: cookie }),
    },
  });
  const text = await answer.text();
  const what = `${method} ${path} ${(body ?? '').slice(0, 80)}: ${answer.status} ${text.slice(0, 200)}`;
  if (answer.status >= 500) return what;
  if (answer.status < 400) return null;
  const type = answer.headers.get('Content-Type') ?? '';
  if (!type.startsWith('application/problem+json')) return `no problem details: ${what}`;
  const { code, title, detail, requestId } = JSON.parse(text) as Record<string, unknown>;
  return code && title && detail && requestId ? null : `half a problem: ${what}`;
}

/** Sends all requests, a few at a time, and returns unexpected responses. */
async function askAll(list: Probe[], visitor: boolean): Promise<string[]> {
  const failures: string[] = [];
  let next = 0;
  const work = async () => {
    for (let probe = list[next++]; probe !== undefined; probe = list[next++]) {
      // Otherwise limits per account would respond instead of the endpoint.
      if (next % 25 === 0) await app.db.deleteFrom('attempts').execute();
      const failure = await ask(probe, visitor);
      if (failure !== null) failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return failures;
}

test('Every endpoint responds to odd input with a problem and never fails (PERM-14)', async () => {
  // Signing out in between would turn the member into a visitor.
  const list = [...probes()].filter(({ path }) => !/sign-out|devices$/.test(path));
  expect(list.length).toBeGreaterThan(700);
  expect(await askAll(list, false)).toEqual([]);
  // Some 11,000 requests, also on a slow machine.
}, 300_000);

test('The same holds for a visitor, including signing out (PERM-14)', async () => {
  const list = [...probes()].filter(({ method, path }) => method !== 'GET' || !path.includes('?'));
  expect(
    await askAll(
      list.filter((_, i) => i % 3 === 0),
      true,
    ),
  ).toEqual([]);
});

/** Property names that every JavaScript object has. */
const OBJECT_KEYS = [
  'constructor',
  '-constructor',
  'constructors',
  '__proto__',
  'toString',
  'hasOwnProperty',
];

/** Yields requests with one of these names wherever an endpoint reads text. */
function* wordProbes(): Generator<Probe> {
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const whole = { method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, OBJECT_KEYS[0] ?? '') };
      const queries = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
      const [contentType, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      for (const word of OBJECT_KEYS) {
        const all = queries.map(({ name, schema }) => [name, String(sample(schema, word))]);
        if (all.length > 0) yield { ...whole, path: `${whole.path}?${new URLSearchParams(all).toString()}` };
        for (const { name } of queries) yield { ...whole, path: `${whole.path}?${name}=${word}` };
        if (contentType === undefined || content === undefined) continue;
        yield { ...whole, body: JSON.stringify(sample(content.schema, word)), contentType };
      }
    }
  }
}

test('Words that every object answers to are words like any other', async () => {
  await newListing(await newMember(app), {
    title: 'Constructor toString, __proto__ constructors hasOwnProperty',
  });
  const paths = ['/listings.rss', '/listings', '/map', '/zones'].flatMap((path) =>
    OBJECT_KEYS.map((word) => ({ method: 'GET', path: `${path}?q=${word}` })),
  );
  const criteria = OBJECT_KEYS.map((q) => ({
    method: 'POST',
    path: '/api/wants/read',
    body: JSON.stringify({ q }),
    contentType: 'application/json',
  }));
  const list = [...wordProbes()].filter(({ path }) => !/sign-out|devices$/.test(path));
  expect(await askAll([...list, ...criteria], false)).toEqual([]);
  for (const { path } of paths) {
    expect([path, (await fetch(`${app.url}${path}`)).status < 500]).toEqual([path, true]);
  }
});

test('Odd cookies cause no failure and sign nobody in (PERM-14)', async () => {
  const odd = [
    'offhand.session_token=%',
    'offhand.guest=%E0%A4%A',
    'offhand.=;=;;',
    `offhand.guest=${'x'.repeat(4000)}`,
  ];
  for (const value of [...odd, 'offhand.session_token=a.b; offhand.session_data=e30']) {
    const answer = await fetch(`${app.url}/api/viewer`, { headers: { Cookie: value } });
    expect([answer.status, await answer.json()]).toEqual([200, { account: null, guest: null }]);
  }
});
