import { defineErrors } from '../../../../shared/errors.ts';

export const searchErrors = defineErrors({
  SEARCH_TOO_BROAD: {
    status: 503,
    title: 'This search takes too long',
    detail: 'Add a more specific word or leave out a filter, then try again.',
  },
});
