import { expect, test } from 'vitest';
import { CostLimit, type CostLimits } from './cost-limit.ts';

const LIMITS: CostLimits = {
  maxRunning: 2,
  maxRunningOfAddress: 1,
  maxWaitMs: 60_000,
  maxWaitingOfAddress: 1,
  burstMs: 300,
  refillMs: 100,
};

/** Creates work that the test ends. */
function work() {
  let end = () => undefined as void;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => done, end };
}

function limitAt(limits: Partial<CostLimits> = {}) {
  const clock = { now: 0 };
  const limit = new CostLimit({ ...LIMITS, ...limits }, () => clock.now);
  const spend = (address: string, ms: number) =>
    limit.run(address, async () => {
      clock.now += ms;
    });
  return { clock, limit, spend };
}

test('An address spends the time its requests take, and gets it back each second', async () => {
  const { clock, spend } = limitAt();
  await spend('a', 250);
  await spend('a', 150);
  await expect(spend('a', 1)).rejects.toMatchObject({ retryAfter: 1 });
  clock.now += 1000;
  await spend('a', 400);
  await expect(spend('a', 1)).rejects.toMatchObject({ retryAfter: 4 });
});

test('Cheap requests are not refused, however many there are in a second', async () => {
  const { spend } = limitAt();
  const requests = Array.from({ length: 100 }, () => () => spend('a', 1));
  for (const request of requests) await expect(request()).resolves.toBeUndefined();
});

test('The cost of one address is not charged to another', async () => {
  const { spend } = limitAt();
  await spend('a', 1000);
  await expect(spend('a', 1)).rejects.toThrow();
  await spend('b', 1);
});

test('A request that fails is charged, and makes room', async () => {
  const { clock, limit, spend } = limitAt();
  const failing = limit.run('a', async () => {
    clock.now += 1000;
    throw new Error('lost');
  });
  await expect(failing).rejects.toThrow('lost');
  await expect(spend('a', 1)).rejects.toMatchObject({ retryAfter: 8 });
  await spend('b', 1);
});

test('One address runs one request at once; another starts beside it', async () => {
  const { limit } = limitAt();
  const [first, second, other] = [work(), work(), work()];
  const started: string[] = [];
  const run = (name: string, address: string, { run: wait }: ReturnType<typeof work>) =>
    limit.run(address, () => {
      started.push(name);
      return wait();
    });
  const all = [run('first', 'a', first), run('second', 'a', second), run('other', 'b', other)];
  await expect(limit.run('a', async () => undefined)).rejects.toMatchObject({ retryAfter: 1 });
  expect(started).toEqual(['first', 'other']);
  first.end();
  await all[0];
  await Promise.resolve();
  expect(started).toEqual(['first', 'other', 'second']);
  second.end();
  other.end();
  await Promise.all(all);
});

test('A request whose turn does not come in time is refused, and leaves the queue', async () => {
  const { limit } = limitAt({ maxWaitMs: 1 });
  const long = work();
  const running = limit.run('a', long.run);
  await expect(limit.run('a', async () => undefined)).rejects.toMatchObject({ retryAfter: 1 });
  long.end();
  await running;
  await limit.run('a', async () => undefined);
});
