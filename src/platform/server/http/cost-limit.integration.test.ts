import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { newListing, newMember } from '../../../../tests/support/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ REQUESTS_PER_MINUTE: '100000' });
  await newListing(await newMember(app), { title: 'Oak desk' });
});
afterAll(() => app?.close());

const ask = (path: string, address: string, init: RequestInit = {}) =>
  fetch(app.url + path, {
    ...init,
    headers: { 'X-Forwarded-For': address, 'Content-Type': 'application/json' },
  });
const WORDS = Array.from({ length: 29 }, (_, index) => `oak${'abcdefghijklmnopqrstuvwxyzabc'[index]}`).join(
  '+',
);

/** Sends more concurrent searches than may wait for one address. */
const flood = async (path: string, address: string, init?: RequestInit) => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(path, address, init)));
  const refused = answers.filter(({ status }) => status === 429);
  return { statuses: new Set(answers.map(({ status }) => status)), refused };
};

test('Long searches at once are refused with Retry-After, and nobody else is', async () => {
  const flooding = flood(`/api/listings?q=${WORDS}`, '10.0.0.1');
  const others = await Promise.all([
    ask('/api/listings', '10.0.0.2'),
    ask('/api/listings?q=desk', '10.0.0.2'),
    ask('/api/listings?q=desk', '10.0.0.3'),
    // Cheap requests of the same address are not limited.
    ask('/api/listings', '10.0.0.1'),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { statuses, refused } = await flooding;
  expect([...statuses].toSorted()).toEqual([200, 429]);
  for (const answer of refused) {
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', title: 'Slow down' });
  }
});

test('The same holds for maps of zones and events', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  expect((await flood(`/api/zones/${id}/map`, '10.0.2.1')).refused.length).toBeGreaterThan(0);
  expect((await flood(`/api/flash-drops/${id}/map`, '10.0.2.2')).refused.length).toBeGreaterThan(0);
});

test('The same holds for feeds, counts, and sentences that are read into a saved search', async () => {
  expect((await flood(`/listings.rss?q=${WORDS}`, '10.0.1.1')).refused.length).toBeGreaterThan(0);
  expect((await flood(`/api/listings/count?q=${WORDS}`, '10.0.1.2')).refused.length).toBeGreaterThan(0);
  const body = JSON.stringify({ text: WORDS.replaceAll('+', ' '), place: null });
  const read = await flood('/api/wants/read', '10.0.1.3', { method: 'POST', body });
  expect(read.refused.length).toBeGreaterThan(0);
});
