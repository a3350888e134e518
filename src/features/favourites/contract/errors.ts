import { defineErrors } from '../../../shared/errors.ts';

export const favouriteErrors = defineErrors({
  SIGN_IN_TO_SAVE: {
    status: 401,
    title: 'Authentication Required',
    detail: 'Please sign in to save favourites',
  },
  OWN_LISTING: {
    status: 403,
    title: 'Not saved',
    detail: 'This is your own listing. You find it on your dashboard.',
  },
});
