import { api, outcomeOf } from '../../../platform/web/api.ts';
import type { Checkout } from '../../billing/contract/checkout.ts';
import type { CreditEntry } from '../contract/credit-entry.ts';

/** Milliseconds before each look: the credits follow the payment, mostly within a second. */
const LOOKS = [0, 400, 800, 1500, 3000, 6000, 10_000];

/**
 * The entry of a pack that was paid, in the ledger; null if it takes too long to come.
 * @param wait Waits between two looks.
 */
export async function findPackEntry(
  { offer, createdAt }: Pick<Checkout, 'offer' | 'createdAt'>,
  wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<CreditEntry | null> {
  for (const ms of LOOKS) {
    if (ms > 0) await wait(ms);
    const outcome = await outcomeOf(api.GET('/api/credits/entries'));
    const entries = outcome.ok ? outcome.data.entries : [];
    const found = entries.find(
      ({ kind, planType, at }) => kind === 'purchase' && planType === offer.id && at >= createdAt,
    );
    if (found !== undefined) return found;
  }
  return null;
}
