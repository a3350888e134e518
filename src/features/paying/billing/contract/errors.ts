import { defineErrors } from '../../../../shared/errors.ts';

export const billingErrors = defineErrors({
  /** The provider is slow, unreachable or rejects our requests. */
  PAYMENT_UNAVAILABLE: {
    status: 503,
    title: 'Error',
    detail: 'Something went wrong. Please try again.',
  },
  /** No payment provider is configured, and the test checkout is closed. */
  PAYMENTS_OFF: {
    status: 409,
    title: "You can't buy yet",
    detail: "This site doesn't take payments yet. Nothing was charged.",
  },
  /** A second click or another tab started a newer checkout. */
  CHECKOUT_REPLACED: {
    status: 409,
    title: 'Started twice',
    detail: 'You started this payment twice. Continue with the newer one, or try again.',
  },
  PAYMENT_IN_PROGRESS: {
    status: 409,
    title: 'Payment on its way',
    detail: "You have paid for this already. We're waiting for the confirmation, so please don't pay again.",
  },
  PAYMENT_DECLINED: {
    status: 402,
    title: 'Card declined',
    detail: 'Nothing was charged and nothing has changed. Update your card and try again.',
  },
  NO_SUCH_CHECKOUT: {
    status: 404,
    title: 'Payment not found',
    detail: 'This payment is not one of yours.',
  },
  CHECKOUT_CLOSED: {
    status: 409,
    title: 'Checkout closed',
    detail: 'This checkout is paid or has expired. Start again from the pricing page.',
  },
  NOTHING_BOUGHT: {
    status: 409,
    title: 'Nothing to manage',
    detail: "You haven't bought anything yet.",
  },
  NO_SUCH_PAYMENT: {
    status: 404,
    title: 'Payment not found',
    detail: 'There is no payment with this id. Reload the page.',
  },
  NOT_REFUNDABLE: {
    status: 409,
    title: "This payment can't be refunded",
    detail:
      "It isn't paid, the bank of the customer is deciding about it, or the money went through a provider that this site no longer uses.",
  },
  REFUND_TOO_HIGH: {
    status: 409,
    title: 'Not that much is left',
    detail: 'Enter at most what is left of this payment.',
  },
  REFUNDED_MEANWHILE: {
    status: 409,
    title: 'Someone else refunded this payment',
    detail: 'Nothing more was refunded. Close this, check what is left, and try again.',
  },
  REFUND_REFUSED: {
    status: 409,
    title: 'The refund was refused',
    detail: 'No money moved. The payment is up to date now. Open it in Stripe to see why.',
  },
  BAD_SIGNATURE: {
    status: 400,
    title: 'Bad signature',
    detail: 'This event was not signed with the secret of this site.',
  },
  MALFORMED_EVENT: {
    status: 400,
    title: 'Malformed event',
    detail: 'This event lacks an id, a type or the object that it is about.',
  },
});
