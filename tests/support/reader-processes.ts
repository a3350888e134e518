import { readdir, readFile } from 'node:fs/promises';

/** Finds the photo-reading processes of a process; none if the system does not show processes. */
export async function readerProcesses(parent: number): Promise<number[]> {
  const threads = await readdir(`/proc/${parent}/task`).catch(() => []);
  const children = await Promise.all(
    threads.map((thread) => readFile(`/proc/${parent}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  const readers: number[] = [];
  for (const pid of children.join(' ').split(' ').filter(Boolean)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('reader-process.ts')) readers.push(Number(pid));
  }
  return readers;
}
