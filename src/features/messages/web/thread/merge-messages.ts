import type { Message } from '../../contract/message.ts';

/** All messages in their order, each once, whichever way and however often they came. */
export function mergeMessages(known: readonly Message[], fresh: readonly Message[]): readonly Message[] {
  const seqs = new Set(known.map(({ seq }) => seq));
  const added = fresh.filter(({ seq }) => !seqs.has(seq));
  if (added.length === 0) return known;
  return [...known, ...added].sort((a, b) => a.seq - b.seq);
}

/**
 * Number of the last message up to which none is missing: what to ask `since`. The answer to an own message can come
 * before the other's that was stored earlier.
 * @param more There are older ones than these.
 */
export function lastWithoutGap(messages: readonly Message[], more: boolean): number {
  let last = more ? (messages[0]?.seq ?? 0) : 0;
  for (const { seq } of messages) {
    if (seq > last + 1) break;
    last = seq;
  }
  return last;
}
