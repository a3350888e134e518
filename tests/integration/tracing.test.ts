import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createContractCheck } from '../support/contract-check.ts';
import { eventually } from '../support/eventually.ts';
import { LISTING, PASSWORD, photoBytes } from '../support/factories.ts';
import { startS3Server } from '../support/s3-server.ts';
import { ROOT, runSite } from '../support/site-process.ts';
import { TestClient } from '../support/test-client.ts';
import { createDatabase, databaseUrl, dropDatabase, TEMPLATE } from '../support/test-databases.ts';
import { type ReceivedSpan, startTraceReceiver } from '../support/trace-receiver.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

const database = `test_${randomUUID().replaceAll('-', '')}`;
let folder = '';
let receiver: Awaited<ReturnType<typeof startTraceReceiver>>;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let member: TestClient;
let output = '';
/** Ids of the requests that the test makes, by what they do. */
const requests = new Map<string, string>();

/** Uses a site with traces as a person does, and stops it, which sends what is left. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offhand-traces-'));
  [receiver, s3] = await Promise.all([startTraceReceiver(), startS3Server()]);
  await createDatabase(inject('postgres'), database, TEMPLATE);
  const site = runSite(
    {
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl(inject('postgres'), database),
      LOG_LEVEL: 'info',
      TRUSTED_PROXIES: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_SERVICE_NAME: 'offhand-test',
      ...s3.env,
    },
    { entry: join(ROOT, 'tests/support/api-site.ts') },
  );
  const url = await site.ready;
  member = new TestClient({ url, origin: url, checkAnswer: await createContractCheck(url) });
  const account = { email: 'tracy@example.com', password: PASSWORD, username: 'tracy' };
  const note = (name: string, { headers }: { headers: Headers }) =>
    requests.set(name, headers.get('X-Request-Id') ?? '');
  note('sign up', await member.post('/api/accounts/sign-up', account));
  note('upload', await member.upload('/api/photos', new Uint8Array(await photoBytes('jpeg'))));
  const listing = await member.post<{ id: string }>('/api/listings', LISTING);
  note('post', listing);
  await fetch(`${url}/api/listings/${listing.body.id}?q=a-secret-query`, {
    headers: { traceparent: `00-${TRACE}-${PARENT}-01` },
  });
  await fetch(`${url}/readyz`);
  await eventually(() => expect(site.output()).toContain('mail written to the outbox'));
  expect(await site.stop()).toBe(0);
  output = site.output();
}, 120_000);
afterAll(async () => {
  await Promise.all([receiver?.close(), s3?.close()]);
  await dropDatabase(inject('postgres'), database);
  await rm(folder, { recursive: true, force: true });
});

const spanOf = (name: string): ReceivedSpan => {
  const id = requests.get(name);
  const span = receiver.spans.find(
    (receivedSpan) => receivedSpan.kind === 'server' && receivedSpan.attributes['offhand.request_id'] === id,
  );
  if (span === undefined) throw new Error(`no span of ${name} (${id})`);
  return span;
};
const partsOf = ({ trace }: ReceivedSpan) => receiver.spans.filter((span) => span.trace === trace);
const isStatement = (span: ReceivedSpan) => span.attributes['db.system.name'] === 'postgresql';

test('A request is a trace, named by its route, with its statements', () => {
  const post = spanOf('post');
  expect(post).toMatchObject({
    name: 'POST /api/listings',
    parent: '',
    service: 'offhand-test',
    isError: false,
    attributes: {
      'http.route': '/api/listings',
      'http.response.status_code': 201,
      'url.path': '/api/listings',
    },
  });
  const statements = partsOf(post).filter(isStatement);
  expect(statements.map(({ name }) => name)).toContain('INSERT');
  expect(statements.every(({ parent }) => parent !== '')).toBe(true);
  expect(statements.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
    expect.stringContaining('"listings"'),
  );
});

test('A request to another service is part of the request that caused it', () => {
  const upload = spanOf('upload');
  const stored = partsOf(upload).filter(({ kind, name }) => kind === 'client' && name === 'PUT');
  expect(stored.map(({ attributes }) => attributes['server.address'])).toContain('127.0.0.1');
});

test('A job is a trace of its own, with its statements and mails', () => {
  const mail = receiver.spans.find(({ name }) => name === 'send mail');
  const job = receiver.spans.find(({ id }) => id === mail?.parent);
  expect(job).toMatchObject({ kind: 'consumer', parent: '', name: 'job accounts.mail' });
});

test('The trace of a proxy goes on, and probes have none', () => {
  expect(receiver.spans).toContainEqual(
    expect.objectContaining({ trace: TRACE, parent: PARENT, name: 'GET /api/listings/:id' }),
  );
  expect(JSON.stringify(receiver.spans)).not.toContain('readyz');
  // What happens between requests and jobs, such as polls, is no trace.
  const first = receiver.spans.filter(({ parent }) => parent === '');
  expect(new Set(first.map(({ kind }) => kind))).toEqual(new Set(['server', 'consumer']));
});

test('Log lines name their trace', () => {
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  const line = lines
    .map((one) => JSON.parse(one) as Record<string, unknown>)
    .find(({ requestId, msg }) => requestId === requests.get('post') && msg === 'request');
  expect(line?.trace_id).toBe(spanOf('post').trace);
});

test('Traces contain no password, cookie, query, or what people wrote', () => {
  const raw = receiver.raw();
  expect(raw).toContain('db.query.text');
  for (const text of [PASSWORD, 'a-secret-query', LISTING.title, 'tracy@example.com']) {
    expect(raw.includes(text), text).toBe(false);
  }
  for (const [name, value] of member.cookies) expect(raw.includes(value), name).toBe(false);
});
