import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { LISTING, newGuest, newListing, newMember } from '../../../../tests/support/factories.ts';
import { personOf } from '../../../../tests/support/sales.ts';
import type { TestClient } from '../../../../tests/support/test-client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const SIGN_IN = JSON.stringify({ email: 'a@b.co', password: 'wrong words' });

const write = (headers: Record<string, string>, body: string = SIGN_IN) =>
  fetch(`${app.url}/api/accounts/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });

async function problemOf(answer: Response): Promise<Record<string, unknown>> {
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  return (await answer.json()) as Record<string, unknown>;
}

test.each([
  'https://evil.example',
  'http://offhand.test.evil.example',
  'http://offhand.test:81',
  'https://offhand.test',
  'null',
  '',
])('A write that a page of another site started (%s) is refused (PERM-14)', async (origin) => {
  const answer = await write({ Origin: origin });
  expect(answer.status).toBe(403);
  expect(await problemOf(answer)).toMatchObject({ code: 'FOREIGN_ORIGIN', title: 'Request refused' });
});

test('A write marked as cross-site is refused even without an Origin (PERM-14)', async () => {
  expect((await write({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
});

test('Writes of our own pages and of programs are accepted', async () => {
  expect((await write({ Origin: app.config.publicUrl })).status).toBe(401);
  expect((await write({ Origin: app.url })).status).toBe(401);
  expect((await write({})).status).toBe(401);
});

test('Requests from other origins are served, but their pages cannot read the response (PERM-14)', async () => {
  const answer = await fetch(`${app.url}/api/viewer`, { headers: { Origin: 'https://evil.example' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
});

test.each(['/api/viewer', '/api/none', '/files/none', '/readyz', '/page'])(
  'The response of %s has security headers and its request id',
  async (path) => {
    const { headers } = await fetch(`${app.url}${path}`);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    const policy = headers.get('Content-Security-Policy') ?? '';
    for (const part of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('X-Powered-By')).toBeNull();
  },
);

test('A site on HTTPS enforces HTTPS, also for cookies', async () => {
  const secure = await startTestApp({ PUBLIC_URL: 'https://offhand.test' });
  try {
    const client = secure.client();
    const { headers } = await client.post('/api/guests');
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
    const person = await client.post('/api/accounts/sign-up', {
      email: 'a@b.co',
      password: 'long enough',
      username: 'ada',
    });
    const cookies = [...headers.getSetCookie(), ...person.headers.getSetCookie()];
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/i);
  } finally {
    await secure.close();
  }
});

test('Scripts cannot read my cookies and other sites cannot send them (PERM-14)', async () => {
  const client = app.client();
  const { headers } = await client.post('/api/guests');
  const person = { email: 'cookie@b.co', password: 'long enough', username: 'cookie' };
  const signedUp = await client.post('/api/accounts/sign-up', person);
  const cookies = [...headers.getSetCookie(), ...signedUp.headers.getSetCookie()];
  expect(cookies.length).toBeGreaterThan(1);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
  }
});

test('A problem contains the request id, so that support finds it in the log', async () => {
  const answer = await fetch(`${app.url}/api/none`);
  const { requestId } = await problemOf(answer);
  expect(requestId).toBe(answer.headers.get('X-Request-Id'));
});

test.each(['/api/none', '/api/', '/api/listings/x/y', '/api/../api/none', '/api//listings'])(
  '%s does not exist and returns a problem',
  async (path) => {
    const answer = await fetch(`${app.url}${path}`);
    expect(answer.status).toBe(404);
    expect(await problemOf(answer)).toMatchObject({ code: 'NOT_FOUND' });
  },
);

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s where it is not supported returns a problem, not a page',
  async (method) => {
    const answer = await fetch(`${app.url}/api/listings`, { method });
    expect([404, 405]).toContain(answer.status);
    await problemOf(answer);
  },
);

test('A listing that waited on a device is posted by its writer only, not by whoever is signed in by then (CREATE-28)', async () => {
  const [nora, sam, guest] = [await newMember(app), await newMember(app), await newGuest(app)];
  const { profileId } = await personOf(app, nora);
  const post = async (client: TestClient, writer: string) => {
    const headers = { 'Content-Type': 'application/json', 'X-Written-By': writer };
    const url = `${app.url}/api/listings`;
    const answer = await client.fetch(
      new Request(url, { method: 'POST', headers, body: JSON.stringify(LISTING) }),
    );
    return [answer.status, ((await answer.json()) as { code?: string }).code];
  };
  const refused = [401, 'AUTHENTICATION_REQUIRED'];
  for (const other of [sam, guest, app.client()]) expect(await post(other, profileId ?? '')).toEqual(refused);
  expect(await post(nora, guest.credentials.guestId)).toEqual(refused);
  expect(await post(nora, profileId ?? '')).toEqual([201, undefined]);
  expect(await post(guest, guest.credentials.guestId)).toEqual([201, undefined]);
});

test('HEAD responds like GET without a body', async () => {
  const { id } = await newListing(await newMember(app));
  for (const path of ['/api/listings', `/api/listings/${id}`, '/api/openapi.json', '/readyz']) {
    const answer = await fetch(`${app.url}${path}`, { method: 'HEAD' });
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, '']);
  }
  expect((await fetch(`${app.url}/api/none`, { method: 'HEAD' })).status).toBe(404);
});

test('A JSON body above 64 KB is refused', async () => {
  const answer = await write({}, JSON.stringify({ email: 'x'.repeat(70 * 1024), password: 'x' }));
  expect(answer.status).toBe(413);
  expect(await problemOf(answer)).toMatchObject({ code: 'TOO_LARGE' });
});

test('A body without a length is not read', async () => {
  const { hostname, port } = new URL(app.url);
  const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const chunked = request(
      {
        hostname,
        port,
        method: 'POST',
        path: '/api/accounts/sign-in',
        headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
      },
      async (response) => resolve({ status: response.statusCode ?? 0, body: await text(response) }),
    );
    chunked.on('error', reject);
    chunked.end(SIGN_IN);
  });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'UNREADABLE_REQUEST' });
});

test('A connection stays open for longer than a proxy keeps it, which would else send a request as it closes', async () => {
  const { headers } = await fetch(`${app.url}/readyz`);
  expect(headers.get('Keep-Alive')).toBe('timeout=75');
});

test('Invalid JSON is refused with a fix', async () => {
  const answer = await write({}, '{"email": ');
  expect(answer.status).toBe(400);
  expect(await problemOf(answer)).toMatchObject({ code: 'UNREADABLE_REQUEST', title: 'Unreadable request' });
});

test('An address that floods the site is slowed down; others are not', async () => {
  const small = await startTestApp({ REQUESTS_PER_MINUTE: '10' });
  try {
    const flood = small.client();
    const answers = await Promise.all(Array.from({ length: 14 }, () => flood.get('/api/viewer')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    expect(answers.map(({ headers }) => headers.get('RateLimit-Policy'))).toEqual(
      Array.from({ length: 14 }, () => '"address";q=10;w=60'),
    );
    const left = answers.map(({ headers }) =>
      /^"address";r=(\d+);t=(\d+)$/.exec(headers.get('RateLimit') ?? ''),
    );
    const remaining = left.map((match) => Number(match?.[1])).toSorted((a, b) => a - b);
    expect(remaining).toEqual([0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const match of left) expect(Number(match?.[2])).toBeLessThanOrEqual(60);
    const refused = await flood.get('/api/viewer');
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    expect((await small.client().get('/api/viewer')).status).toBe(200);
  } finally {
    await small.close();
  }
});

test('A visitor who opens too many pages gets a page that says when to try again, and a program gets a problem', async () => {
  const small = await startTestApp({ REQUESTS_PER_MINUTE: '1' });
  try {
    const open = (path: string, accept: string, method = 'GET') =>
      fetch(`${small.url}${path}`, { method, headers: { Accept: accept, 'X-Forwarded-For': '10.1.1.1' } });
    const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
    await open('/listings', browser);
    const page = await open('/listings', browser);
    expect(page.status).toBe(429);
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
    const html = await page.text();
    expect(html).toContain('<h1');
    expect(html).toContain('Slow down');
    expect(html).not.toMatch(/<style|<script/);
    const head = await open('/listings', browser, 'HEAD');
    expect([head.status, await head.text()]).toEqual([429, '']);
    for (const [path, accept] of [
      ['/api/listings', browser],
      ['/listings.data', '*/*'],
    ] as const) {
      const refused = await open(path, accept);
      expect(refused.status).toBe(429);
      expect(await problemOf(refused)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    }
  } finally {
    await small.close();
  }
});

test('The addresses of one IPv6 network count as one, and a port does not make another address', async () => {
  const small = await startTestApp({ REQUESTS_PER_MINUTE: '3' });
  try {
    const statuses = async (addresses: string[]) => {
      const answers: number[] = [];
      for (const address of addresses) {
        const headers = { 'X-Forwarded-For': address };
        answers.push((await fetch(`${small.url}/api/viewer`, { headers })).status);
      }
      return answers;
    };
    const four = [1, 2, 3, 4];
    const onlyThree = [200, 200, 200, 429];
    expect(await statuses(four.map((i) => `2001:db8:0:1::${i}`))).toEqual(onlyThree);
    expect(await statuses(four.map((i) => `10.2.2.2:${i}`))).toEqual(onlyThree);
    expect(await statuses(four.map((i) => `[2001:db8:0:2::${i}]:${i}`))).toEqual(onlyThree);
    expect(await statuses(['2001:db8:0:3::1', '10.2.2.3:1'])).toEqual([200, 200]);
  } finally {
    await small.close();
  }
});

test.each(['/readyz', '/metrics'])('%s is limited, apart from all other requests', async (path) => {
  const small = await startTestApp({ REQUESTS_PER_MINUTE: '3' });
  try {
    const probe = async () => (await fetch(`${small.url}${path}`)).status;
    const page = async () => (await fetch(`${small.url}/api/viewer`)).status;
    for (let i = 0; i < 4; i += 1) await page();
    expect([await probe(), await probe(), await probe(), await probe()]).toEqual([200, 200, 200, 429]);
    expect(await page()).toBe(429);
  } finally {
    await small.close();
  }
});

test('Other machines, and requests through a proxy, get metrics only with METRICS_TOKEN', async () => {
  const token = 'a-token-of-the-operator';
  const guarded = await startTestApp({ METRICS_TOKEN: token });
  try {
    const status = async (url: string, headers: Record<string, string>) =>
      (await fetch(`${url}/metrics`, { headers })).status;
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via']) {
      const passedOn = { [name]: '10.1.1.1' };
      const withToken = (value: string) => ({ ...passedOn, Authorization: `Bearer ${value}` });
      expect(await status(guarded.url, passedOn)).toBe(401);
      expect(await status(guarded.url, withToken('another token'))).toBe(401);
      expect(await status(guarded.url, withToken(token))).toBe(200);
      expect(await status(app.url, withToken('undefined'))).toBe(401);
    }
    expect(await status(guarded.url, {})).toBe(200);
  } finally {
    await guarded.close();
  }
});

test('Over HTTPS, cookies have a prefix that only this host can set', async () => {
  const secure = await startTestApp({ PUBLIC_URL: 'https://offhand.test' });
  try {
    const guest = await newGuest(secure);
    const member = await newMember(secure);
    expect([...guest.cookies.keys()]).toEqual(['__Host-offhand.guest']);
    expect([...member.cookies.keys()].toSorted()).toEqual([
      '__Host-offhand.device',
      '__Secure-offhand.session_token',
    ]);
    expect((await guest.get('/api/viewer')).body).toMatchObject({ guest: { guestId: expect.any(String) } });
    guest.cookies.set('offhand.guest', guest.cookies.get('__Host-offhand.guest') ?? '');
    guest.cookies.delete('__Host-offhand.guest');
    expect((await guest.get('/api/viewer')).body).toMatchObject({ guest: null });
  } finally {
    await secure.close();
  }
});

test('Health and metrics are available to operators', async () => {
  expect(await (await fetch(`${app.url}/readyz`)).text()).toBe('ok');
  const figures = await (await fetch(`${app.url}/metrics`)).text();
  expect(figures).toContain('offhand_requests_total{kind="api"');
  expect(figures).toContain('offhand_database_connections');
  expect(figures).toMatch(/^offhand_prepared_statements [1-9]\d*$/m);
  expect(figures).toContain('# TYPE offhand_helper_failures_total counter');
});
