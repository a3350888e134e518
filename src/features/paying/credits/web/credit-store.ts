import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import type { Credits } from '../contract/credits.ts';
import { isLowAfterUse, lowCreditsTitle } from '../contract/low-credits.ts';

interface KnownCredits {
  accountId: string;
  credits: Credits;
}

/** The credits of the signed-in account. Loaded once for all components, and again after each use. */
let known: KnownCredits | null = null;
const listeners = new Set<() => void>();
const loading = new Map<string, Promise<void>>();

export const knownCredits = (): KnownCredits | null => known;

export function onCredits(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Loads the credits of an account, and shows a warning when few are left. A failure leaves the store
 * unchanged.
 */
export async function loadCredits(accountId: string): Promise<void> {
  const outcome = await outcomeOf(api.GET('/api/credits'));
  if (!outcome.ok) return;
  const { available, unlimited } = outcome.data;
  const wereMore = known?.accountId === accountId && known.credits.available > available;
  if (wereMore && !unlimited && isLowAfterUse(available)) {
    toast({ tone: 'info', title: lowCreditsTitle(available) });
  }
  known = { accountId, credits: outcome.data };
  for (const listener of listeners) listener();
}

/** Loads the credits unless they are loaded or loading. */
export function loadCreditsOnce(accountId: string): void {
  if (known?.accountId === accountId || loading.has(accountId)) return;
  const load = loadCredits(accountId).finally(() => loading.delete(accountId));
  loading.set(accountId, load);
}
