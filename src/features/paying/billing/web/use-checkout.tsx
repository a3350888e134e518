import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useLive } from '../../../../platform/web/live/use-live.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { buttonClass } from '../../../../platform/web/ui/button-class.ts';
import { Notice } from '../../../../platform/web/ui/notice.tsx';
import { BILLING_UPDATES } from '../contract/billing-updates.ts';
import type { Checkout, StartedCheckout } from '../contract/checkout.ts';
import type { CheckoutState } from '../contract/checkout-states.ts';
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

interface CheckoutNoticeProps extends Pick<OpenedCheckout, 'url' | 'blocked'> {
  state: CheckoutState;
  /** Starts the same purchase again. */
  onTryAgain: (() => void) | null;
}

/**
 * Tells where the payment page opened, with a link to open it again. Without a new tab, the link opens it
 * here.
 */
function CheckoutNotice({ url, blocked, state, onTryAgain }: CheckoutNoticeProps) {
  if (state === 'expired') {
    return (
      <Notice
        icon="info"
        action={
          onTryAgain && (
            <Button variant="line" onClick={onTryAgain}>
              Try again
            </Button>
          )
        }
      >
        <strong>The payment was left open.</strong> Nothing was charged and nothing is owed.
      </Notice>
    );
  }
  if (blocked) {
    return (
      <Notice
        tone="warn"
        icon="triangle-exclamation-point"
        action={
          <a href={url} className={buttonClass({})}>
            Pay in this tab
          </a>
        }
      >
        <strong>Your browser blocked the new tab.</strong> Open the payment page here instead. You come back
        afterwards.
      </Notice>
    );
  }
  const openAgain = (
    <a href={url} target="_blank" rel="noopener" className={buttonClass({ variant: 'line' })}>
      Open it again
    </a>
  );
  if (state === 'failed') {
    return (
      <Notice tone="warn" icon="triangle-exclamation-point" action={openAgain}>
        <strong>Your card was declined.</strong> Nothing was charged. Try again or use another card on the
        payment page.
      </Notice>
    );
  }
  return (
    <Notice tone="info" icon="external-link" action={openAgain}>
      <strong>We opened the payment page in a new tab.</strong> This page changes when the payment is
      confirmed.
    </Notice>
  );
}
