import { useEffect, useRef } from 'react';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { useLive } from '../../../platform/web/use-live.ts';
import type { Checkout } from '../contract/checkout.ts';
import { BILLING_UPDATES } from '../contract/live.ts';

/** Tells what came of a checkout in another tab: by live updates, and when this tab is looked at again. */
export function useFollowCheckout(checkoutId: string | null, tell: (checkout: Checkout) => void): void {
  const current = useRef(tell);
  useEffect(() => {
    current.current = tell;
  });

  async function ask(): Promise<void> {
    if (checkoutId === null) return;
    const path = { id: checkoutId };
    const outcome = await outcomeOf(api.GET('/api/checkouts/{id}', { params: { path } }));
    if (outcome.ok) current.current(outcome.data);
  }

  useLive(checkoutId !== null, {
    update({ type, ids }) {
      if (type === BILLING_UPDATES.checkout && checkoutId !== null && ids.includes(checkoutId)) void ask();
    },
    connected: () => void ask(),
  });

  const askAgain = useRef(ask);
  useEffect(() => {
    askAgain.current = ask;
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void askAgain.current();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
