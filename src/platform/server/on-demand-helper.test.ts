import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createOnDemandHelper } from './on-demand-helper.ts';

/** Responds with its process id, and never responds to 'hang'. */
const PROGRAM = `
process.once('disconnect', () => process.exit());
process.on('message', ({ id, order }) => {
  if (order !== 'hang') process.send({ id, answer: process.pid });
});`;

async function startHelper(times: { answer?: number; hung?: number; idle?: number } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'offhand-helper-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const program = join(folder, 'program.mjs');
  await writeFile(program, PROGRAM);
  const report = vi.fn();
  const ask = createOnDemandHelper<string, number>({
    name: 'grammar',
    program,
    reportHelper: report,
    answerTimeoutMs: times.answer ?? 10_000,
    killTimeoutMs: times.hung ?? 10_000,
    idleTimeoutMs: times.idle ?? 10_000,
    maxWaiting: 2,
  });
  return { ask, report };
}

const isRunning = (pid: number | null): boolean => {
  try {
    return pid !== null && process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('One helper answers everybody, and stops when nobody needs it', async () => {
  const { ask, report } = await startHelper({ idle: 50 });
  const [first, second] = await Promise.all([ask('a'), ask('b')]);
  expect(first).toBe(second);
  await vi.waitFor(() => expect(isRunning(first ?? null)).toBe(false), 5_000);
  expect(await ask('c')).not.toBe(first);
  expect(report).not.toHaveBeenCalled();
});

test('A helper that hangs is killed, its callers get nothing, and the next one is answered', async () => {
  const { ask, report } = await startHelper({ hung: 1_500 });
  expect(await ask('hang')).toBeNull();
  expect(report.mock.calls).toEqual([['grammar', 'hung']]);
  expect(await ask('a')).toEqual(expect.any(Number));
});

test('A caller waits no longer than promised', async () => {
  const { ask, report } = await startHelper({ answer: 200 });
  expect(await ask('hang')).toBeNull();
  expect(report.mock.calls).toEqual([['grammar', 'late']]);
});

test('With too many waiting, the next one is refused right away', async () => {
  const { ask, report } = await startHelper({ hung: 500 });
  const waiting = [ask('hang'), ask('hang')];
  expect(await ask('a')).toBeNull();
  expect(report.mock.calls).toEqual([['grammar', 'busy']]);
  expect(await Promise.all(waiting)).toEqual([null, null]);
});

test('A helper that is killed answers nothing and is started again', async () => {
  const { ask, report } = await startHelper();
  const pid = (await ask('a')) ?? 0;
  const waiting = ask('hang');
  process.kill(pid, 'SIGKILL');
  expect(await waiting).toBeNull();
  await vi.waitFor(() =>
    expect(report).toHaveBeenCalledExactlyOnceWith(
      'grammar',
      'crashed',
      expect.objectContaining({ signal: 'SIGKILL' }),
    ),
  );
  expect(await ask('b')).toEqual(expect.any(Number));
});
