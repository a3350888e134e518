import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { DomainError } from '../../../shared/errors.ts';
import { countAttempt, countInWindow, forgetAttempts, sweepAttempts } from './attempts.ts';
import { connectDatabase } from './database.ts';
import { anyOf } from './sql-fragments.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const POLICY = { limit: 3, windowSeconds: 600, firstDelaySeconds: 10 } as const;

/** Undefined if the attempt is allowed, otherwise the seconds to wait. */
async function attempt(key: string, db = app.db, policy = POLICY): Promise<number | undefined> {
  try {
    await countAttempt(db, key, policy);
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.retryAfter ?? -1;
  }
}

const set = (key: string, change: { blocked_until?: Date; expires_at?: Date }) =>
  app.db.updateTable('attempts').set(change).where('key', '=', key).execute();
const ago = () => new Date(Date.now() - 1000);

test('Tries up to the limit are allowed, then each further one waits twice as long, up to the window', async () => {
  for (let i = 0; i < 3; i += 1) expect(await attempt('growing')).toBeUndefined();
  for (const seconds of [10, 20, 40, 80, 160, 320, 600, 600]) {
    const wait = (await attempt('growing')) ?? 0;
    expect(wait).toBeGreaterThan(seconds - 5);
    expect(wait).toBeLessThanOrEqual(seconds);
    await set('growing', { blocked_until: ago() });
    expect(await attempt('growing')).toBeUndefined();
  }
});

test('A hundred parallel tries get no more than the limit, also from two processes', async () => {
  const other = connectDatabase({ connectionString: app.config.databaseUrl }, () => undefined);
  try {
    const tries = Array.from({ length: 100 }, (_, i) => attempt('crowd', i % 2 ? other.db : app.db));
    const free = (await Promise.all(tries)).filter((wait) => wait === undefined);
    expect(free).toHaveLength(3);
  } finally {
    await other.close();
  }
});

test('Tries during the wait do not make it longer', async () => {
  for (let i = 0; i < 3; i += 1) await attempt('patient');
  for (let i = 0; i < 20; i += 1) expect(await attempt('patient')).toBeLessThanOrEqual(10);
});

test("A key that has to wait throws the feature's error, with the seconds to wait", async () => {
  const error = { code: 'TOO_MANY_KNOCKS', status: 429, title: 'Too many knocks', detail: 'Wait a moment.' };
  for (let i = 0; i < 3; i += 1) await countAttempt(app.db, 'named', POLICY, error);
  const refused = countAttempt(app.db, 'named', POLICY, error);
  await expect(refused).rejects.toMatchObject({ spec: error, retryAfter: expect.any(Number) });
});

test('A limit of one waits from the second try on', async () => {
  const once = { ...POLICY, limit: 1 } as unknown as typeof POLICY;
  expect(await attempt('once', app.db, once)).toBeUndefined();
  expect(await attempt('once', app.db, once)).toBeGreaterThan(0);
});

test('A window without tries, or a success, resets the count', async () => {
  for (const start of ['window', 'success']) {
    for (let i = 0; i < 3; i += 1) await attempt(start);
    expect(await attempt(start)).toBeGreaterThan(0);
    if (start === 'window') await set(start, { expires_at: ago() });
    else await forgetAttempts(app.db, start);
    for (let i = 0; i < 3; i += 1) expect(await attempt(start)).toBeUndefined();
    expect(await attempt(start)).toBeGreaterThan(0);
  }
});

test('Counts that no longer matter are removed; others stay', async () => {
  await attempt('stale');
  await attempt('fresh');
  await set('stale', { expires_at: ago() });
  await sweepAttempts(app.db);
  const stored = await app.db
    .selectFrom('attempts')
    .select('key')
    .where('key', '=', anyOf(['stale', 'fresh']))
    .execute();
  expect(stored).toEqual([{ key: 'fresh' }]);
});

test('A transaction that began before the window waits no longer than the window', async () => {
  const policy = { limit: 1, windowSeconds: 600 };
  await app.db.transaction().execute(async (earlier) => {
    await countInWindow(earlier, 'of-earlier', policy);
    expect(await countInWindow(app.db, 'of-both', policy)).toBeNull();
    const wait = await countInWindow(earlier, 'of-both', policy);
    expect(wait).toBeGreaterThan(595);
    expect(wait).toBeLessThanOrEqual(600);
  });
});
