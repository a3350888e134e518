import { defineErrors } from '../../../../shared/errors.ts';

export const favoriteErrors = defineErrors({
  SIGN_IN_TO_SAVE: {
    status: 401,
    title: 'Authentication Required',
    detail: 'Please log in to save favorites',
  },
  OWN_LISTING: {
    status: 403,
    title: 'Not saved',
    detail: "This is your own listing. It's on your dashboard.",
  },
});
