import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import type { Checkout } from '../../billing/contract/checkout.ts';
import type { CreditEntry } from '../contract/credit-entry.ts';

/** Milliseconds to wait before each attempt. Credits usually follow the payment within a second. */
const POLL_DELAYS_MS = [0, 400, 800, 1500, 3000, 6000, 10_000];

/**
 * Finds the ledger entry of a paid pack; null if it takes too long to appear.
 * @param wait Waits between two attempts.
 */
export async function findPackEntry(
  { offer, createdAt }: Pick<Checkout, 'offer' | 'createdAt'>,
  wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<CreditEntry | null> {
  for (const ms of POLL_DELAYS_MS) {
    if (ms > 0) await wait(ms);
    const outcome = await outcomeOf(api.GET('/api/credits/entries'));
    const entries = outcome.ok ? outcome.data.entries : [];
    const entry = entries.find(
      ({ kind, planType, at }) => kind === 'purchase' && planType === offer.id && at >= createdAt,
    );
    if (entry !== undefined) return entry;
  }
  return null;
}
