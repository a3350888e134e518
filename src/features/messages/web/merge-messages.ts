import type { Message } from '../contract/message.ts';

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
 */
export function lastWithoutGap(messages: readonly Message[]): number {
  let last = messages[0]?.seq ?? 0;
  for (const { seq } of messages) {
    if (seq > last + 1) break;
    last = seq;
  }
  return last;
}
