import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

/** Tasks that record when they start, and end on command. */
function tasks(semaphore: ReturnType<typeof createSemaphore>) {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const run = (name: string, places?: number) =>
    semaphore(
      () =>
        new Promise<void>((resolve, reject) => {
          begun.push(name);
          ends.set(name, { resolve, reject });
        }),
      places,
    );
  return { begun, ends, run };
}

test('Two tasks run at once, the others wait in line', async () => {
  const { begun, ends, run } = tasks(createSemaphore(2));
  const all = [run('a'), run('b'), run('c'), run('d')];
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.resolve();
  await all[1];
  expect(begun).toEqual(['a', 'b', 'c']);
  ends.get('a')?.reject(new Error('broken'));
  await expect(all[0]).rejects.toThrow('broken');
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('A heavy task runs alone, and later tasks do not overtake it', async () => {
  const { begun, ends, run } = tasks(createSemaphore(2));
  const all = [run('a'), run('heavy', 99), run('b')];
  await Promise.resolve();
  expect(begun).toEqual(['a']);
  ends.get('a')?.resolve();
  await all[0];
  await Promise.resolve();
  expect(begun).toEqual(['a', 'heavy']);
  ends.get('heavy')?.resolve();
  await all[1];
  await Promise.resolve();
  expect(begun).toEqual(['a', 'heavy', 'b']);
});
