import type { Message } from '../../contract/message.ts';

/** Merges messages in order, without duplicates. */
export function mergeMessages(shown: readonly Message[], fresh: readonly Message[]): readonly Message[] {
  const seqs = new Set(shown.map(({ seq }) => seq));
  const added = fresh.filter(({ seq }) => !seqs.has(seq));
  if (added.length === 0) return shown;
  return [...shown, ...added].sort((a, b) => a.seq - b.seq);
}

/**
 * Returns the number of the last message before the first gap, to load newer ones with `since`. The response
 * to an own message can arrive before an earlier message of the other participant.
 * @param more Whether older messages exist.
 */
export function lastWithoutGap(messages: readonly Message[], more: boolean): number {
  let last = more ? (messages[0]?.seq ?? 0) : 0;
  for (const { seq } of messages) {
    if (seq > last + 1) break;
    last = seq;
  }
  return last;
}
