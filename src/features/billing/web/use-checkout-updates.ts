import { useEffect, useEffectEvent, useRef } from 'react';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { useLive } from '../../../platform/web/use-live.ts';
import type { Checkout } from '../contract/checkout.ts';
import { BILLING_UPDATES } from '../contract/live.ts';

type Known = Pick<Checkout, 'id' | 'state' | 'paidInstead'>;

/**
 * Calls `changed` once for each change of a checkout in another tab, or of the checkout that replaced it.
 * Checks on live updates and whenever this tab becomes visible.
 */
export function useCheckoutUpdates(checkoutId: string | null, changed: (checkout: Checkout) => void): void {
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

  const check = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void ask();
  });
  useEffect(() => {
    const onChange = () => check();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
