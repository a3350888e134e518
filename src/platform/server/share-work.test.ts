import { expect, test } from 'vitest';
import { shareWork } from './share-work.ts';

test('Concurrent calls share one answer, and later ones get their own', async () => {
  const share = shareWork<number>();
  let runs = 0;
  const work = async () => (runs += 1);
  expect(await Promise.all([share('desk', work), share('desk', work), share('lamp', work)])).toEqual([
    1, 1, 2,
  ]);
  expect(await share('desk', work)).toBe(3);
});

test('Work that fails fails for all who share it, and runs again for the next', async () => {
  const share = shareWork<string>();
  const failing = async () => Promise.reject(new Error('lost'));
  const results = await Promise.allSettled([share('desk', failing), share('desk', failing)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await share('desk', async () => 'found')).toBe('found');
});
