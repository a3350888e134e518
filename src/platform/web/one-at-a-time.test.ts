import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('Work requested while it runs is done once more, however often it was requested', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let runs = 0;
  const run = oneAtATime(async () => {
    runs += 1;
    if (runs === 1) await gate;
  });
  const all = [run(), run(), run()];
  expect(runs).toBe(1);
  open();
  await Promise.all(all);
  expect(runs).toBe(2);
  await run();
  expect(runs).toBe(3);
});
