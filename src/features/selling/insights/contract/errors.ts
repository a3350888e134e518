import { defineErrors } from '../../../../shared/errors.ts';

export const insightErrors = defineErrors({
  TOO_MANY_REFRESHES: {
    status: 429,
    title: 'Error',
    detail: 'You refreshed too many times. Wait a few minutes and try again.',
  },
});
