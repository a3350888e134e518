import { MINUTE_MS } from '../../../shared/time.ts';

/** Browsers reuse some answers for two minutes. A larger difference means that this device's clock was set. */
const MAX_ANSWER_AGE_MS = 5 * MINUTE_MS;

/** Milliseconds that this device's clock is ahead of the server's; null until an answer says it. */
let aheadMs: number | null = null;

/**
 * Returns how far the device's clock is ahead, given one more difference. Transfer and reuse of an answer only add to
 * the difference, so the smallest one counts.
 */
export const aheadAfter = (knownMs: number | null, seenMs: number): number =>
  knownMs === null || seenMs > knownMs + MAX_ANSWER_AGE_MS ? seenMs : Math.min(knownMs, seenMs);

/** Records the server's time of an answer that just came over the network. */
export function recordServerTime(time: number): void {
  if (!Number.isNaN(time)) aheadMs = aheadAfter(aheadMs, Date.now() - time);
}

/** Records when the server wrote the open document, unless a cache delivered it or an answer already said the time. */
export function recordDocumentTime(time: number): void {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (aheadMs === null && document?.transferSize !== 0) recordServerTime(time);
}

/** Returns the server's time at a time of this device. */
export const serverTimeOf = (time: number): number => time - (aheadMs ?? 0);

/** Returns the server's time, which labels and deadlines go by: the clock of a device may be wrong. */
export const serverNow = (): number => serverTimeOf(Date.now());
