import { useEffect, useSyncExternalStore } from 'react';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import type { Credits } from '../contract/credits.ts';
import { knownCredits, loadCredits, loadCreditsOnce, onCredits } from './credit-store.ts';

/** Returns the viewer's credits, shared by all components; null until loaded, and for visitors and guests. */
export function useCredits(): { credits: Credits | null; refresh: () => Promise<void> } {
  const accountId = useViewer().account?.id ?? null;
  const known = useSyncExternalStore(onCredits, knownCredits, () => null);
  useEffect(() => {
    if (accountId !== null) loadCreditsOnce(accountId);
  }, [accountId]);
  return {
    credits: known !== null && known.accountId === accountId ? known.credits : null,
    refresh: () => (accountId === null ? Promise.resolve() : loadCredits(accountId)),
  };
}
