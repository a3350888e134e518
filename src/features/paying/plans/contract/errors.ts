import { defineErrors } from '../../../../shared/errors.ts';

export const planErrors = defineErrors({
  PREMIUM_FEATURE: {
    status: 403,
    title: 'Premium Feature',
    detail: 'This feature requires a premium subscription. Redirecting to pricing page...',
  },
  SIGN_IN_TO_SUBSCRIBE: {
    status: 401,
    title: 'Authentication Required',
    detail: 'Please sign in to subscribe to a plan.',
  },
  SUBSCRIBE_FAILED: { status: 503, title: 'Error', detail: 'Something went wrong. Please try again.' },
  HAS_PLAN: {
    status: 409,
    title: 'You have this already',
    detail: 'Your plan includes it. See My plan.',
  },
  CHANGE_PLAN_INSTEAD: {
    status: 409,
    title: 'You have a plan',
    detail: 'Switch plans instead of paying for two. See My plan.',
  },
  PLAN_NOT_FOR_SALE: {
    status: 409,
    title: 'Not for sale anymore',
    detail: "This plan isn't sold at the moment. Nothing was charged. Reload the page to see the others.",
  },
  PLAN_STEP_REFUSED: {
    status: 409,
    title: 'Your plan has changed',
    detail: 'Reload the page to see where it stands.',
  },
  TOO_MANY_PLAN_CHOICES: {
    status: 429,
    title: 'Slow down',
    detail: 'Too many tries in a short time. Wait a moment and try again.',
  },
});
