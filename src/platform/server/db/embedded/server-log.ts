import { open } from 'node:fs/promises';

const TAIL_BYTES = 64 * 1024;

/** Returns the last error line in PostgreSQL's log after byte `start`, without its time and process. */
export async function lastLoggedError(logFile: string, start: number): Promise<string> {
  const lines = (await textSince(logFile, start)).split('\n').filter((line) => line.trim() !== '');
  const complaint = lines.findLast((line) => /\b(FATAL|PANIC|error|could not)\b/.test(line)) ?? lines.at(-1);
  return complaint?.replace(/^.*\b(?:FATAL|PANIC|error):\s+/, '').trim() ?? 'it said nothing';
}

/** Returns the log after byte `start`, at most the last 64 kB. */
export async function textSince(logFile: string, start: number): Promise<string> {
  const file = await open(logFile).catch(() => undefined);
  if (!file) return '';
  try {
    const { size } = await file.stat();
    const from = Math.max(Math.min(start, size), size - TAIL_BYTES);
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(size - from), position: from });
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await file.close();
  }
}
