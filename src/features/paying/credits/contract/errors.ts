import { defineErrors } from '../../../../shared/errors.ts';

export const creditErrors = defineErrors({
  NO_CREDITS: {
    status: 402,
    title: 'No Credits Available',
    detail: 'You need to upgrade your plan or purchase more Voice Credits',
  },
  SIGN_IN_TO_BUY: {
    status: 401,
    title: 'Authentication Required',
    detail: 'Please sign in to purchase Voice Credits',
  },
  PURCHASE_FAILED: {
    status: 503,
    title: 'Purchase Failed',
    detail: 'There was an error processing your purchase. Please try again.',
  },
  PACK_NOT_FOR_SALE: {
    status: 409,
    title: 'Not for sale anymore',
    detail: "This pack isn't sold at the moment. Nothing was charged. Reload the page to see the others.",
  },
  CREDIT_NOT_USED: { status: 500, title: 'Error', detail: 'Failed to use credit' },
});
