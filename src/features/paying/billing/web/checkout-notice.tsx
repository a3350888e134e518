import { Button } from '../../../../platform/web/ui/button.tsx';
import { buttonClass } from '../../../../platform/web/ui/button-class.ts';
import { Notice } from '../../../../platform/web/ui/notice.tsx';
import type { CheckoutState } from '../contract/checkout.ts';
import type { OpenedCheckout } from './checkout-tab.ts';

interface CheckoutNoticeProps extends Pick<OpenedCheckout, 'url' | 'blocked'> {
  state: CheckoutState;
  /** Starts the same purchase again. */
  onTryAgain: (() => void) | null;
}

/**
 * Tells where the payment page opened, with a link to open it again. Without a new tab, the link opens it
 * here.
 */
export function CheckoutNotice({ url, blocked, state, onTryAgain }: CheckoutNoticeProps) {
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
