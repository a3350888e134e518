import { type ReactNode, useState } from 'react';
import type { Checkout, StartedCheckout } from '../contract/checkout.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { createCheckoutTab, type OpenedCheckout } from './checkout-tab.ts';
import { useCheckoutUpdates } from './use-checkout-updates.ts';

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
