import { defineErrors } from '../../../shared/errors.ts';

export const planErrors = defineErrors({
  PREMIUM_FEATURE: {
    status: 403,
    title: 'Premium Feature',
    detail: 'This feature requires a premium subscription. Redirecting to pricing page...',
  },
});
