import { defineErrors } from '../../../../shared/errors.ts';

export const wantErrors = defineErrors({
  SEARCH_REQUIRED: {
    status: 422,
    title: 'Search Required',
    detail: "Please enter what you're looking for",
  },
  NOTHING_TO_LOOK_FOR: {
    status: 422,
    title: 'What are you looking for?',
    detail: 'Try an item, like “desk under $100”.',
  },
  NO_PRICE_FITS: {
    status: 422,
    title: 'No price fits both',
    detail: 'The lowest price is above the highest. Remove one.',
  },
  NO_LISTING_FITS: {
    status: 422,
    title: 'No listing fits both',
    detail: 'You asked for a word and excluded it. Remove one.',
  },
  TOO_MANY_WANTS: {
    status: 409,
    title: 'Too many saved searches',
    detail: 'You have as many as this site allows. Delete one that you no longer need.',
  },
  WANT_NOT_FOUND: {
    status: 404,
    title: 'Saved search not found',
    detail: 'It was deleted, or the link is wrong.',
  },
  WANT_GONE: {
    status: 410,
    title: 'Too late to undo',
    detail: 'This search is gone for good. You can save it again.',
  },
  SIGN_IN_TO_SAVE_WANT: {
    status: 401,
    title: 'Alerts need a free account',
    detail: 'You can search without one. Sign up to save this search.',
  },
});
