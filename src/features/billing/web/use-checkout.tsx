import { type ReactNode, useState } from 'react';
import type { Checkout, StartedCheckout } from '../contract/checkout.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { createCheckoutTab, type OpenedCheckout } from './checkout-tab.ts';
import { useFollowCheckout } from './use-follow-checkout.ts';

interface CheckoutOptions {
  /** It is paid, in the other tab. */
  done?: (checkout: Checkout) => unknown;
  /** A try was declined; the payment page is still open for another. */
  declined?: (checkout: Checkout) => unknown;
}

type Start = () => Promise<StartedCheckout | null>;

interface OpenCheckout {
  /**
   * Opens a payment page; to be called within a press. `start` starts the checkout on the server. Where it could not,
   * it says why to the person and answers null.
   */
  open: (start: Start) => Promise<void>;
  busy: boolean;
  /** Where the payment page is; to be shown beside what was chosen. */
  notice: ReactNode;
}

/** Opens payment pages in a tab of their own, or here where the browser blocks that, and follows what comes of them. */
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

  useFollowCheckout(opened?.checkoutId ?? null, (checkout) => {
    setState(checkout.state);
    // One that another tab replaced is history once that is paid.
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
