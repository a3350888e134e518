import { type Metric, Registry } from 'prom-client';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { itemPhoto } from '../../../../../tests/support/item-photo.ts';
import { SHOWS_PROCESSES } from '../../../../../tests/support/postgres-processes.ts';
import { readerProcesses } from '../../../../../tests/support/reader-processes.ts';
import { createPhotoReader } from './photo-reader.ts';

/** Long enough for a start on a busy machine. */
const BUSY_TIMEOUT_MS = 60_000;
const WAIT = { timeout: BUSY_TIMEOUT_MS, interval: 20 };
const ANNA = { owner: 'anna', address: '10.0.0.1' };
const BEN = { owner: 'ben', address: '10.0.0.2' };

/** As uploads are stored. */
const stored = async (lines: readonly string[]) =>
  sharp(await itemPhoto(lines))
    .webp()
    .toBuffer();

/** How many photos had an outcome. */
async function countOf(metric: Metric, outcome: string): Promise<number> {
  const registry = new Registry();
  registry.registerMetric(metric);
  const figures = await registry.metrics();
  return Number(new RegExp(`_count\\{outcome="${outcome}"\\} (\\d+)`).exec(figures)?.[1] ?? 0);
}

test.runIf(SHOWS_PROCESSES)(
  'Photos are read one at a time by one process, which ends when nobody needs it',
  async () => {
    const report = vi.fn();
    const { readPhoto } = createPhotoReader(report, {
      answerTimeoutMs: BUSY_TIMEOUT_MS,
      killTimeoutMs: BUSY_TIMEOUT_MS,
      idleTimeoutMs: 100,
    });
    const both = Promise.all([
      readPhoto(ANNA, await stored(['KODAK'])),
      readPhoto(BEN, await stored(['TANK'])),
    ]);
    await vi.waitFor(async () => expect(await readerProcesses(process.pid)).toHaveLength(1), WAIT);
    expect((await both).map((writing) => writing?.lines)).toEqual([['KODAK'], ['TANK']]);
    await vi.waitFor(async () => expect(await readerProcesses(process.pid)).toEqual([]), WAIT);
    expect((await readPhoto(ANNA, await stored(['KODAK'])))?.lines).toEqual(['KODAK']);
    expect(report).not.toHaveBeenCalled();
  },
);

test.runIf(SHOWS_PROCESSES)('A process that hangs is killed, and the next photo is read', async () => {
  const report = vi.fn();
  const { readPhoto, metric } = createPhotoReader(report, {
    answerTimeoutMs: 2 * BUSY_TIMEOUT_MS,
    killTimeoutMs: BUSY_TIMEOUT_MS,
  });
  const photo = await stored(['KODAK']);
  await readPhoto(ANNA, photo);
  const [pid] = await readerProcesses(process.pid);
  if (pid === undefined) throw new Error('The reader did not start.');
  process.kill(pid, 'SIGSTOP');
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hung = readPhoto(ANNA, photo);
  await vi.advanceTimersByTimeAsync(BUSY_TIMEOUT_MS);
  expect(await hung).toBeNull();
  vi.useRealTimers();
  expect(report.mock.calls).toEqual([['reader', 'hung']]);
  expect((await readPhoto(BEN, photo))?.lines).toEqual(['KODAK']);
  expect([await countOf(metric, 'read'), await countOf(metric, 'failed')]).toEqual([2, 1]);
});

test('A photo that waits too long for its turn is not read anymore', async () => {
  const report = vi.fn();
  const { readPhoto, metric } = createPhotoReader(report, { answerTimeoutMs: 1 });
  const photo = await stored(['KODAK']);
  expect(await Promise.all([readPhoto(ANNA, photo), readPhoto(BEN, photo)])).toEqual([null, null]);
  expect(report).toHaveBeenCalledWith('reader', 'late');
  // Anna's was given up while it was read; then it was Ben's turn.
  await vi.waitFor(async () => expect(await countOf(metric, 'failed')).toBe(1), WAIT);
  await new Promise(setImmediate);
  expect(await countOf(metric, 'failed')).toBe(1);
});
