import { useEffect, useEffectEvent, useRef } from 'react';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { useLive } from '../../../platform/web/use-live.ts';
import type { Checkout } from '../contract/checkout.ts';
import { BILLING_UPDATES } from '../contract/live.ts';

/** Tells once of each change of a checkout in another tab: by live updates, and when this tab is looked at again. */
export function useFollowCheckout(checkoutId: string | null, changed: (checkout: Checkout) => void): void {
  const known = useRef<Pick<Checkout, 'id' | 'state'> | null>(null);

  async function ask(): Promise<void> {
    if (checkoutId === null) return;
    const path = { id: checkoutId };
    const outcome = await outcomeOf(api.GET('/api/checkouts/{id}', { params: { path } }));
    if (!outcome.ok) return;
    const { id, state } = outcome.data;
    const was = known.current?.id === id ? known.current.state : 'pending';
    if (state === was) return;
    known.current = { id, state };
    changed(outcome.data);
  }

  useLive(checkoutId !== null, {
    update({ type, ids }) {
      if (type === BILLING_UPDATES.checkout && checkoutId !== null && ids.includes(checkoutId)) void ask();
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

/** Tells when another checkout of the same person is paid, such as in another tab. */
export function useOtherPayment(checkoutId: string | null, paid: () => void): void {
  async function ask(id: string): Promise<void> {
    const outcome = await outcomeOf(api.GET('/api/checkouts/{id}', { params: { path: { id } } }));
    if (outcome.ok && outcome.data.state === 'complete') paid();
  }

  useLive(checkoutId !== null, {
    update({ type, ids }) {
      if (type !== BILLING_UPDATES.checkout) return;
      for (const id of ids) if (id !== checkoutId) void ask(id);
    },
    connected: () => undefined,
  });
}
