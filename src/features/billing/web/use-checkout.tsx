import { type ReactNode, useState } from 'react';
import { type Checkout, isOpen, type StartedCheckout } from '../contract/checkout.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { createCheckoutTab, type OpenedCheckout } from './checkout-tab.ts';
import { useFollowCheckout, useOtherPayment } from './use-follow-checkout.ts';

interface CheckoutOptions {
  /** It is paid, in the other tab. */
  done?: (checkout: Checkout) => unknown;
  /** A try was declined; the payment page is still open for another. */
  declined?: (checkout: Checkout) => unknown;
}

interface OpenCheckout {
  /**
   * Opens a payment page; to be called within a press. `start` starts the checkout on the server. Where it could not,
   * it says why to the person and answers null.
   */
  open: (start: () => Promise<StartedCheckout | null>) => Promise<void>;
  busy: boolean;
  /** Where the payment page is; to be shown beside what was chosen. */
  notice: ReactNode;
}

/** Opens payment pages in a tab of their own, or here where the browser blocks that, and follows what comes of them. */
export function useCheckout({ done, declined }: CheckoutOptions = {}): OpenCheckout {
  const [opened, setOpened] = useState<OpenedCheckout | null>(null);
  const [state, setState] = useState<Checkout['state']>('pending');
  const [busy, showBusy] = useState(false);
  const [open] = useState(() => {
    function show(next: OpenedCheckout | null) {
      setOpened(next);
      setState('pending');
    }
    return createCheckoutTab({ openTab: () => window.open('', '_blank'), showBusy, show });
  });

  useFollowCheckout(opened !== null && isOpen(state) ? opened.checkoutId : null, (checkout) => {
    setState(checkout.state);
    if (checkout.state === 'complete') {
      setOpened(null);
      done?.(checkout);
    } else if (checkout.state === 'failed') declined?.(checkout);
  });

  // One that another tab took the place of is history once that is paid.
  useOtherPayment(state === 'expired' ? (opened?.checkoutId ?? null) : null, () => setOpened(null));

  return { open, busy, notice: opened && <CheckoutNotice {...opened} state={state} /> };
}
