import { fileURLToPath } from 'node:url';
import { Histogram, type Metric } from 'prom-client';
import { createFairQueue, type Turn } from '../../../../platform/server/fair-queue.ts';
import type { ReportHelper } from '../../../../platform/server/helper-processes.ts';
import { createOnDemandHelper } from '../../../../platform/server/on-demand-helper.ts';
import type { PhotoWriting } from '../contract/photo-writing.ts';

/** Reads what is written on the item in a stored photo; null if that takes too long or fails. */
export type PhotoReader = (turn: Turn, photo: Uint8Array) => Promise<PhotoWriting | null>;

const PROGRAM = fileURLToPath(new URL('./reading/reader-process.ts', import.meta.url));

/** How long a caller waits, for the turn and for the answer. */
const ANSWER_TIMEOUT_MS = 25_000;
/** A photo takes a third of a second, and ten where the machine is small and busy. */
const KILL_TIMEOUT_MS = 20_000;
const IDLE_TIMEOUT_MS = 60_000;

/**
 * How the process is started. By itself, the allocator of glibc keeps what a model frees between two of its layers.
 * This takes 150 MB away, for a tenth of a second a photo.
 */
export const READER_FORK = {
  serialization: 'advanced',
  env: { ...process.env, MALLOC_MMAP_THRESHOLD_: String(4 * 1024 * 1024) },
} as const;

/**
 * Runs the reader in a process of its own, one photo at a time: it takes 350 MB, and can be killed (decision 0077). It
 * starts with the first photo, and stops when it is not needed. Addresses take turns, and so do the owners behind each.
 */
export function createPhotoReader(
  reportHelper: ReportHelper,
  {
    answerTimeoutMs = ANSWER_TIMEOUT_MS,
    killTimeoutMs = KILL_TIMEOUT_MS,
    idleTimeoutMs = IDLE_TIMEOUT_MS,
  } = {},
): { readPhoto: PhotoReader; metric: Metric } {
  const seconds = new Histogram({
    name: 'offhand_photo_reader_seconds',
    help: 'Time to read a photo, without the wait for its turn',
    labelNames: ['outcome'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    // Registered by the page of metrics, which has a registry of its own.
    registers: [],
  });
  const inTurn = createFairQueue(1);
  const ask = createOnDemandHelper<Uint8Array, PhotoWriting>({
    name: 'reader',
    program: PROGRAM,
    reportHelper,
    answerTimeoutMs,
    killTimeoutMs,
    idleTimeoutMs,
    // The lane has one at a time.
    maxWaiting: 1,
    fork: READER_FORK,
  });

  async function read(photo: Uint8Array): Promise<PhotoWriting | null> {
    const start = performance.now();
    const writing = await ask(photo);
    seconds.observe({ outcome: outcomeOf(writing) }, (performance.now() - start) / 1000);
    return writing;
  }

  async function readPhoto(turn: Turn, photo: Uint8Array): Promise<PhotoWriting | null> {
    const { promise: tooLong, resolve: giveUp } = Promise.withResolvers<null>();
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      reportHelper('reader', 'late');
      giveUp(null);
    }, answerTimeoutMs);
    try {
      // A photo that nobody waits for anymore is not read.
      return await Promise.race([tooLong, inTurn(turn, async () => (isLate ? null : read(photo)))]);
    } finally {
      clearTimeout(late);
    }
  }

  return { readPhoto, metric: seconds };
}

function outcomeOf(writing: PhotoWriting | null): string {
  if (writing === null) return 'failed';
  return writing.lines.length > 0 || writing.codes.length > 0 ? 'read' : 'nothing';
}
