import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { type Member, newMember, newTokenClient } from '../../../../tests/support/factories.ts';

const ELSEWHERE = 'https://elsewhere.example';

let app: TestApp;
let me: Member;
let Authorization: string;
beforeAll(async () => {
  app = await startTestApp();
  me = await newMember(app);
  Authorization = `Bearer ${(await newTokenClient(app, me)).token}`;
});
afterAll(() => app?.close());

const call = (path: string, headers: Record<string, string>, method = 'GET') =>
  fetch(app.url + path, { method, headers: { Origin: ELSEWHERE, ...headers } });
const preflight = (headers: string, path = '/api/listings') =>
  call(
    path,
    { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': headers },
    'OPTIONS',
  );

test('A page of another origin may send a token, but no cookies', async () => {
  for (const path of ['/api/listings', '/api/photos', '/api/none']) {
    const { status, headers } = await preflight('authorization,content-type', path);
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Allow-Headers')).toMatch(/^Authorization, Content-Type/);
    expect(headers.get('Access-Control-Allow-Methods')).toContain('POST');
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(headers.getSetCookie()).toEqual([]);
  }
});

test('A page of another origin may not send anything else', async () => {
  for (const headers of ['content-type', 'x-authorization', '']) {
    const answer = await preflight(headers);
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([404, null]);
  }
  expect(
    (await preflight('authorization', '/listings')).headers.get('Access-Control-Allow-Origin'),
  ).toBeNull();
});

test('A page of another origin reads the answers to its token, failures included', async () => {
  const answers = [
    await call('/api/viewer', { Authorization }),
    await call('/api/accounts/tokens', { Authorization }),
    await call('/api/viewer', { Authorization: 'Bearer x' }),
    await call('/api/none', { Authorization }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 403, 401, 404]);
  for (const { headers } of answers) {
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Expose-Headers')).toContain('RateLimit');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
  }
});

test('A page of another origin reads nothing by my cookies', async () => {
  const Cookie = [...me.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await call('/api/viewer', { Cookie });
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
});
