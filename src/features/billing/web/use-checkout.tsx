import { type ReactNode, useState } from 'react';
import { CheckoutNotice } from './checkout-notice.tsx';
import { createCheckoutTab, type OpenedCheckout, type StartedCheckout } from './checkout-tab.ts';

interface Checkout {
  /**
   * Opens a payment page; to be called within a press. `start` starts the checkout on the server. Where it could not,
   * it says why to the person and answers null.
   */
  open: (start: () => Promise<StartedCheckout | null>) => Promise<void>;
  busy: boolean;
  /** Where the payment page is; to be shown beside what was chosen. */
  notice: ReactNode;
  /** The checkout that was started, whether its page could be opened or not. */
  checkoutId: string | null;
  /** Takes the notice away. */
  dismiss: () => void;
}

/** Opens payment pages in a tab of their own, and where the browser blocks that, in this one. */
export function useCheckout(): Checkout {
  const [opened, show] = useState<OpenedCheckout | null>(null);
  const [busy, showBusy] = useState(false);
  const [open] = useState(() =>
    createCheckoutTab({ openTab: () => window.open('', '_blank'), showBusy, show }),
  );
  return {
    open,
    busy,
    notice: opened && <CheckoutNotice {...opened} />,
    checkoutId: opened?.checkoutId ?? null,
    dismiss: () => show(null),
  };
}
