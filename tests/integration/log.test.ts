import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { CreatedApiToken } from '../../src/features/people/accounts/contract/token.ts';
import { createContractCheck } from '../support/contract-check.ts';
import { eventually } from '../support/eventually.ts';
import { PASSWORD } from '../support/factories.ts';
import { parseMail } from '../support/parse-mail.ts';
import { freePort, ROOT, runSite, type SiteProcess } from '../support/site-process.ts';
import { TestClient } from '../support/test-client.ts';
import { createDatabase, databaseUrl, dropDatabase, TEMPLATE } from '../support/test-databases.ts';

const database = `test_${randomUUID().replaceAll('-', '')}`;
let folder = '';
let site: SiteProcess;
let url: string;
let client: TestClient;

const metricsToken = randomUUID();
/** Prints what is loaded of OpenTelemetry, except for its interface, which the auth library loads. */
const SHOWS_MODULES = `
  import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) {
    if (/@opentelemetry.(?!api|semantic)/.test(url)) console.error('loaded ' + url);
    return next(url, context);
  } });`;

const newClient = async () =>
  new TestClient({ url, origin: url, checkAnswer: await createContractCheck(url) });
async function signUp(username: string): Promise<TestClient> {
  const member = await newClient();
  const account = { email: `${username}@example.com`, password: PASSWORD, username };
  expect((await member.post('/api/accounts/sign-up', account)).status).toBe(201);
  return member;
}
/** Returns what the site has logged so far. */
const lines = () =>
  site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
/** Returns the link of a mail in the outbox. */
const mailedLink = (to: string, subject: string) =>
  eventually(async () => {
    const outbox = join(folder, 'outbox');
    const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml') && !name.startsWith('.'));
    const mails = await Promise.all(
      files.map(async (name) => parseMail(await readFile(join(outbox, name), 'utf8'))),
    );
    const mail = mails.find(
      (receivedMail) => receivedMail.to === to && receivedMail.subject.includes(subject),
    );
    expect(mail, `a mail to ${to}`).toBeDefined();
    return new URL(mail?.link ?? '');
  });

beforeAll(async () => {
  const postgres = inject('postgres');
  await createDatabase(postgres, database, TEMPLATE);
  folder = await mkdtemp(join(tmpdir(), 'offhand-log-'));
  const settings = {
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl(postgres, database),
    LOG_LEVEL: 'trace',
    METRICS_TOKEN: metricsToken,
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(SHOWS_MODULES)}"`,
  };
  site = runSite(settings, { entry: join(ROOT, 'tests/support/api-site.ts') });
  url = await site.ready;
  client = await newClient();
});
afterAll(async () => {
  await site?.stop();
  await dropDatabase(inject('postgres'), database);
  await rm(folder, { recursive: true, force: true });
});

it('The log says that a contact message was mailed, but not who wrote about what (CONTACT-09)', async () => {
  const { status } = await client.post('/api/contact/messages', {
    submissionId: randomUUID(),
    name: 'Lena Fox',
    email: 'lena.fox@example.com',
    subject: 'technical-support',
    message: 'The fox is stuck.',
  });
  expect(status).toBe(204);
  await vi.waitFor(() => expect(site.output()).toContain('mail written to the outbox'), { timeout: 20_000 });
  expect(site.output()).not.toMatch(/fox|technical/i);
});

it('The log names a refused address without the invitation or share token in it', async () => {
  const token = 'never-in-the-log-4f9Kq2';
  for (const path of [`/api/zone-invites/${token}`, `/api/shared-comparisons/${token}`]) {
    expect((await client.get(path)).status).toBe(404);
  }
  await vi.waitFor(() => expect(site.output()).toContain('/api/shared-comparisons/[cut]'));
  expect(site.output()).toContain('/api/zone-invites/[cut]');
  expect(site.output()).not.toContain(token);
});

it('Sign-ups that want the same address or username at once are no error of the site (AUTH-13)', async () => {
  const wanted = [
    ...Array.from({ length: 8 }, (_, i) => ({ email: 'ada@example.com', username: `ada${i}` })),
    ...Array.from({ length: 8 }, (_, i) => ({ email: `grace${i}@example.com`, username: 'grace' })),
  ];
  const answers = await Promise.all(
    wanted.map((one) => client.post('/api/accounts/sign-up', { ...one, password: PASSWORD })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.slice(0, 8).toSorted()).toEqual([201, ...Array<number>(7).fill(409)]);
  expect(statuses.slice(8).toSorted()).toEqual([201, ...Array<number>(7).fill(422)]);
  expect(site.output()).not.toMatch(/"level":[56]0/);
});

it('A line of the log names its request and the member, so that what somebody reports is found', async () => {
  const member = await signUp('lines');
  const { body: viewer } = await member.get<{ account: { id: string } }>('/api/viewer');
  const answer = await member.fetch(
    new Request(`${url}/api/listings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    }),
  );
  expect(answer.status).toBe(422);
  const requestId = answer.headers.get('X-Request-Id');
  await vi.waitFor(() =>
    expect(lines().find((line) => line.requestId === requestId)).toMatchObject({
      msg: 'request',
      path: '/api/listings',
      status: 422,
      person: viewer.account.id,
    }),
  );
});

it('Without a collector, nothing of OpenTelemetry that records traces is loaded', () => {
  expect(site.output()).not.toContain('loaded ');
});

it('The log contains no password, PIN, token, cookie or mailed link, even when a request fails', async () => {
  const member = await signUp('secrets');
  const made = await member.post<CreatedApiToken>('/api/accounts/tokens', {
    name: 'Script',
    scopes: ['profile:read'],
    days: 30,
  });
  const program = Object.assign(await newClient(), { token: made.body.token });
  expect((await program.get('/api/viewer')).status).toBe(200);
  const guest = await newClient();
  const pins: string[] = [];
  for (const newGuest of [guest, ...(await Promise.all([newClient(), newClient(), newClient()]))]) {
    pins.push((await newGuest.post<{ pin: string }>('/api/guests')).body.pin);
  }
  for (const token of [metricsToken, `${metricsToken}-wrong`]) {
    await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
  }
  await client.post('/api/accounts/forgot-password', { email: 'secrets@example.com' });
  const link = await mailedLink('secrets@example.com', 'Choose a new password');
  await client.post('/api/accounts/new-password/check', { token: link.searchParams.get('token') });
  const wrong = 'a-password-with-a-typo';
  await client.post('/api/accounts/sign-in', { email: 'secrets@example.com', password: wrong });
  const postgres = new pg.Client({ connectionString: databaseUrl(inject('postgres'), database) });
  await postgres.connect();
  await postgres.query('alter table sessions rename to sessions_away');
  expect((await member.get('/api/notifications')).status).toBe(500);
  expect(
    (await client.post('/api/accounts/sign-in', { email: 'secrets@example.com', password: PASSWORD })).status,
  ).toBe(500);
  await postgres.query('alter table sessions_away rename to sessions');
  await postgres.end();

  await vi.waitFor(() => expect(site.output()).toContain('request failed'));
  const secrets = {
    password: PASSWORD,
    wrong,
    token: made.body.token,
    metricsToken,
    authSecret: await readFile(join(folder, 'auth-secret'), 'utf8'),
    link: link.search,
    cookies: [...member.cookies.values(), ...guest.cookies.values()],
  };
  for (const [name, values] of Object.entries(secrets)) {
    for (const value of [values].flat()) {
      expect(value, name).toMatch(/.{4}/);
      expect(site.output().includes(value), name).toBe(false);
      expect(site.output().includes(decodeURIComponent(value)), name).toBe(false);
    }
  }
  // A PIN has four digits, so one of them can be part of a time or an ID by chance; a leak shows each.
  expect(pins).toHaveLength(4);
  expect(pins.every((pin) => site.output().includes(pin))).toBe(false);
});
