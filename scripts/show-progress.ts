import type { OnProgress } from '../src/platform/server/backup/back-up.ts';

const WIDTH = 30;

/**
 * Shows the progress of `work` on standard error: as a bar in a terminal, otherwise a line for each tenth.
 */
export async function showProgress(work: (onProgress: OnProgress) => Promise<void>): Promise<void> {
  const { stderr } = process;
  let shown = '';
  function onProgress(what: string, done: number, total: number): void {
    const share = total === 0 ? 1 : Math.min(1, done / total);
    const step = stderr.isTTY ? Math.floor(share * 100) : Math.floor(share * 10) * 10;
    const line = `${what.padEnd(8)} ${stderr.isTTY ? bar(share) : ''}${String(step).padStart(4)} %`;
    if (line === shown) return;
    const isNext = shown !== '' && !shown.startsWith(what);
    stderr.write(stderr.isTTY ? `${isNext ? '\n' : '\r'}${line}` : `${line}\n`);
    shown = line;
  }
  try {
    await work(onProgress);
  } finally {
    if (stderr.isTTY && shown !== '') stderr.write('\n');
  }
}

const bar = (share: number): string => '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
