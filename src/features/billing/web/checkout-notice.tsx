import { buttonClass } from '../../../platform/web/ui/button-class.ts';
import { Notice } from '../../../platform/web/ui/notice.tsx';
import type { OpenedCheckout } from './checkout-tab.ts';

interface CheckoutNoticeProps extends Pick<OpenedCheckout, 'url' | 'blocked'> {
  /** Nobody paid in time. */
  expired: boolean;
}

/** Says where the payment page is, and opens it again, or here where the browser blocked its tab. */
export function CheckoutNotice({ url, blocked, expired }: CheckoutNoticeProps) {
  if (expired) {
    return (
      <Notice icon="info">
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
  return (
    <Notice
      tone="info"
      icon="external-link"
      action={
        <a href={url} target="_blank" rel="noopener" className={buttonClass({ variant: 'line' })}>
          Open it again
        </a>
      }
    >
      <strong>We opened the payment page in a new tab.</strong> This page changes when the payment is
      confirmed.
    </Notice>
  );
}
