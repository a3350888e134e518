import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeSizesInProcess, makeSquareInProcess } from './decode-in-process.ts';

const DAMAGED = { path: join(import.meta.dirname, 'decode-in-process.ts'), isHeic: false };

test('A decoder that crashes refuses the photo, and why it ended is reported', async () => {
  const report = vi.fn();
  await expect(makeSizesInProcess(report, DAMAGED, '/nowhere.ts')).rejects.toThrow();
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  const details = {
    code: 1,
    signal: null,
    output: expect.stringContaining("Cannot find module '/nowhere.ts'"),
  };
  expect(report).toHaveBeenCalledWith('photos', 'crashed', details);
});

test('A file that is no picture is not a failure of the decoder', async () => {
  const report = vi.fn();
  await expect(makeSquareInProcess(report, DAMAGED, 100)).rejects.toThrow('unsupported image format');
  expect(report).not.toHaveBeenCalled();
});
