import { type Metric, Registry } from 'prom-client';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { itemPhoto } from '../../../../../tests/support/item-photo.ts';
import { SHOWS_PROCESSES } from '../../../../../tests/support/postgres-processes.ts';
import { readerProcesses } from '../../../../../tests/support/reader-processes.ts';
import { createPhotoReader } from './photo-reader.ts';

const WAIT = { timeout: 15_000, interval: 20 };
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
    const { readPhoto } = createPhotoReader(report, { idleTimeoutMs: 100 });
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
  const { readPhoto, metric } = createPhotoReader(report, { hungTimeoutMs: 8_000 });
  const photo = await stored(['KODAK']);
  await readPhoto(ANNA, photo);
  const [pid = 0] = await readerProcesses(process.pid);
  process.kill(pid, 'SIGSTOP');
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hung = readPhoto(ANNA, photo);
  await vi.advanceTimersByTimeAsync(8_000);
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
