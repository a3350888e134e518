import { LIVE_UPDATES, type LiveUpdate } from '../../../shared/live.ts';
import type { LiveEntry } from './live.ts';

/**
 * Maximum size of an entry as JSON, in bytes. Together with the relay's part it fits into a PostgreSQL
 * notification (8,000 bytes).
 */
const MAX_ENTRY_BYTES = 7_500;
/**
 * Maximum size of an update as JSON, in bytes. Leaves room for topics, and slow pages may leave 64 KB unread.
 */
const MAX_UPDATE_BYTES = 4_000;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/**
 * Returns the fewest entries that carry an update to all of its topics, each small enough for one
 * notification.
 */
export function entriesFor(topics: readonly string[], update: LiveUpdate): LiveEntry[] {
  const short = shorten(update);
  return inBatches(topics, MAX_ENTRY_BYTES - bytesOf({ topics: [], update: short })).map((batch) => ({
    topics: batch,
    update: short,
  }));
}

/** Returns the fewest entries that name all of these topics for a recheck. */
export const recheckEntries = (topics: readonly string[]): LiveEntry[] =>
  inBatches(topics, MAX_ENTRY_BYTES - bytesOf({ recheck: [] })).map((batch) => ({ recheck: batch }));

/** Drops the detail of a long update. If its ids are too long as well, it asks pages to catch up. */
function shorten(update: LiveUpdate): LiveUpdate {
  if (bytesOf(update) <= MAX_UPDATE_BYTES) return update;
  const bare: LiveUpdate = { type: update.type, ids: update.ids };
  return bytesOf(bare) <= MAX_UPDATE_BYTES ? bare : { type: LIVE_UPDATES.catchUp, ids: [] };
}

function inBatches(topics: readonly string[], maxBytes: number): string[][] {
  const batches: string[][] = [];
  let bytes = maxBytes;
  for (const topic of topics) {
    const size = bytesOf(topic) + 1;
    if (bytes + size > maxBytes) {
      batches.push([]);
      bytes = 0;
    }
    batches.at(-1)?.push(topic);
    bytes += size;
  }
  return batches;
}
