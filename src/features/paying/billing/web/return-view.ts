import type { CheckoutState } from '../contract/checkout-states.ts';
import type { PaymentStep } from './payment-steps.tsx';

/** Milliseconds after which the page says that the payment takes longer than usual. */
export const SLOW_AFTER_MS = 60_000;

/**
 * Milliseconds after which the page reports a decline. Before that, a known decline may be of an earlier
 * attempt.
 */
export const DECLINED_AFTER_MS = 10_000;

/** The states of the page after a payment. */
export type ReturnView = 'pending' | 'slow' | 'paid' | 'declined' | 'left';

export function returnView(state: CheckoutState, waitedMs: number): ReturnView {
  switch (state) {
    case 'pending':
      return waitedMs < SLOW_AFTER_MS ? 'pending' : 'slow';
    case 'complete':
      return 'paid';
    case 'failed':
      return waitedMs < DECLINED_AFTER_MS ? 'pending' : 'declined';
    case 'expired':
      return 'left';
  }
}

interface ReturnText {
  title: string;
  lead: string;
}

/** @param result The effect of the payment, such as 'Premium is on'. */
export function returnText(view: ReturnView, result: string): ReturnText {
  switch (view) {
    case 'pending':
      return {
        title: 'Confirming your payment',
        lead: 'This takes a few seconds. The page changes by itself.',
      };
    case 'slow':
      return {
        title: 'Still waiting',
        lead: "The payment service hasn't confirmed yet. That can take up to an hour. Don't pay again.",
      };
    case 'paid':
      return { title: result, lead: 'The receipt is in your mail.' };
    case 'declined':
      return {
        title: "Payment didn't go through",
        lead: "The card was declined. You haven't been charged and nothing is owed.",
      };
    case 'left':
      return { title: 'The payment was left open', lead: 'Nothing was charged and nothing is owed.' };
  }
}

export function returnSteps(view: ReturnView, result: string): PaymentStep[] {
  if (view === 'left') return [];
  if (view === 'declined') {
    return [
      { text: 'Payment declined', state: 'failed' },
      { text: 'Nothing was charged', state: 'done' },
    ];
  }
  const isPaid = view === 'paid';
  return [
    { text: 'Payment sent', state: 'done' },
    { text: 'Confirmed by the payment service', state: isPaid ? 'done' : 'now' },
    { text: result, state: isPaid ? 'done' : 'next' },
  ];
}
