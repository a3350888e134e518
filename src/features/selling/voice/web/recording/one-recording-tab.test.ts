import { expect, test } from 'vitest';
import { claimRecorder, isRecorderTaken } from './one-recording-tab.ts';

test('Only one tab records at a time, and the next may once it is done', async () => {
  const { locks } = navigator;
  const first = await claimRecorder(locks);
  expect(await isRecorderTaken(locks)).toBe(true);
  expect(await claimRecorder(locks)).toBe(null);
  first?.();
  await expect.poll(() => isRecorderTaken(locks)).toBe(false);
  const next = await claimRecorder(locks);
  expect(next).not.toBe(null);
  next?.();
});

test('Without https there are no locks, and recording works all the same', async () => {
  expect(await claimRecorder(undefined)).not.toBe(null);
  expect(await isRecorderTaken(undefined)).toBe(false);
});
