import { useEffect, useEffectEvent, useRef } from 'react';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { useLive } from '../../../platform/web/use-live.ts';
import type { Checkout } from '../contract/checkout.ts';
import { BILLING_UPDATES } from '../contract/live.ts';

type Known = Pick<Checkout, 'id' | 'state' | 'paidInstead'>;

/**
 * Tells once of each change of a checkout in another tab: by live updates, of it or of one that replaced it, and when
 * this tab is looked at again.
 */
export function useFollowCheckout(checkoutId: string | null, changed: (checkout: Checkout) => void): void {
  const known = useRef<Known | null>(null);

  async function ask(): Promise<void> {
    if (checkoutId === null) return;
    const path = { id: checkoutId };
    const outcome = await outcomeOf(api.GET('/api/checkouts/{id}', { params: { path } }));
    if (!outcome.ok) return;
    const { id, state, paidInstead } = outcome.data;
    const was: Known =
      known.current?.id === id ? known.current : { id, state: 'pending', paidInstead: false };
    if (state === was.state && paidInstead === was.paidInstead) return;
    known.current = { id, state, paidInstead };
    changed(outcome.data);
  }

  useLive(checkoutId !== null, {
    update({ type }) {
      if (type === BILLING_UPDATES.checkout) void ask();
    },
    connected: () => void ask(),
  });

  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void ask();
  });
  useEffect(() => {
    const onChange = () => look();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
