import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api.ts';
import { useLive } from '../../../../platform/web/use-live.ts';
import type { Checkout, StartedCheckout } from '../contract/checkout.ts';
import { BILLING_UPDATES } from '../contract/live.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { createCheckoutTab, type OpenedCheckout } from './checkout-tab.ts';

interface CheckoutOptions {
  /** Called after the payment succeeded in the other tab. */
  done?: (checkout: Checkout) => unknown;
  /** Called after an attempt was declined. The payment page is still open for another one. */
  declined?: (checkout: Checkout) => unknown;
}

type Start = () => Promise<StartedCheckout | null>;

interface OpenCheckout {
  /**
   * Opens a payment page. Call it during a click. `start` starts the checkout on the server; it shows its own
   * errors and resolves to null on failure.
   */
  open: (start: Start) => Promise<void>;
  busy: boolean;
  /** Tells where the payment page is. Show it beside the chosen item. */
  notice: ReactNode;
}

/** Opens payment pages in a new tab, or in this one if the browser blocks it, and watches their result. */
export function useCheckout({ done, declined }: CheckoutOptions = {}): OpenCheckout {
  const [opened, setOpened] = useState<OpenedCheckout | null>(null);
  const [state, setState] = useState<Checkout['state']>('pending');
  const [busy, showBusy] = useState(false);
  const [start, setStart] = useState<Start | null>(null);
  const [open] = useState(() => {
    function show(next: OpenedCheckout | null) {
      setOpened(next);
      setState('pending');
    }
    return createCheckoutTab({ openTab: () => window.open('', '_blank'), showBusy, show });
  });

  useCheckoutUpdates(opened?.checkoutId ?? null, (checkout) => {
    setState(checkout.state);
    // A checkout that was replaced in another tab is done once its replacement is paid.
    if (checkout.state === 'complete' || checkout.paidInstead) setOpened(null);
    if (checkout.state === 'complete') done?.(checkout);
    else if (checkout.state === 'failed') declined?.(checkout);
  });

  function openPage(next: Start): Promise<void> {
    setStart(() => next);
    return open(next);
  }
  const tryAgain = start && (() => void open(start));

  return {
    open: openPage,
    busy,
    notice: opened && <CheckoutNotice {...opened} state={state} onTryAgain={tryAgain} />,
  };
}

type Known = Pick<Checkout, 'id' | 'state' | 'paidInstead'>;

/**
 * Calls `changed` once for each change of a checkout in another tab, or of the checkout that replaced it.
 * Checks on live updates and whenever this tab becomes visible.
 */
function useCheckoutUpdates(checkoutId: string | null, changed: (checkout: Checkout) => void): void {
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
