import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** Tasks named `address/owner/number` that record when they start, and end on command. */
function tasks(width: number) {
  const lane = createFairQueue(width);
  const begun: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const run = (name: string) => {
    const [address = '', owner = ''] = name.split('/');
    return lane({ address, owner }, () => {
      begun.push(name);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      ends.set(name, { resolve, reject });
      return promise;
    });
  };
  const runAll = (...names: string[]) => new Map(names.map((name) => [name, run(name)]));
  /** Ends running tasks until none is left. Resolves to the order in which they started. */
  const finish = async (all: Map<string, Promise<void>>) => {
    for (let next = 0; next < all.size; next += 1) {
      await Promise.resolve();
      const name = begun[next] ?? '';
      ends.get(name)?.resolve();
      await all.get(name);
    }
    return begun;
  };
  return { begun, ends, run, runAll, finish };
}

test('As many photos are decoded at once as there are places, the others wait in line', async () => {
  const { begun, ends, runAll } = tasks(2);
  const all = runAll('a/a', 'b/b', 'c/c', 'd/d');
  await Promise.resolve();
  expect(begun).toEqual(['a/a', 'b/b']);
  ends.get('b/b')?.resolve();
  await all.get('b/b');
  await Promise.resolve();
  expect(begun).toEqual(['a/a', 'b/b', 'c/c']);
  ends.get('a/a')?.reject(new Error('broken'));
  await expect(all.get('a/a')).rejects.toThrow('broken');
  await Promise.resolve();
  expect(begun).toEqual(['a/a', 'b/b', 'c/c', 'd/d']);
});

test('A place stays free for others, however many photos one address sends', async () => {
  const { begun, runAll, run } = tasks(2);
  runAll('a/x/1', 'a/y/2', 'a/z/3');
  await Promise.resolve();
  expect(begun).toEqual(['a/x/1']);
  void run('b/honest');
  await Promise.resolve();
  expect(begun).toEqual(['a/x/1', 'b/honest']);
});

test('Addresses take turns, and so do the owners behind each', async () => {
  const { runAll, finish } = tasks(1);
  const all = runAll('a/x/1', 'a/x/2', 'a/x/3', 'a/y/1', 'a/y/2', 'b/z/1', 'b/z/2');
  expect(await finish(all)).toEqual(['a/x/1', 'b/z/1', 'a/y/1', 'b/z/2', 'a/x/2', 'a/y/2', 'a/x/3']);
});
