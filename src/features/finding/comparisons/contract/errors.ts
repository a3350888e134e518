import { defineErrors } from '../../../../shared/errors.ts';

export const comparisonErrors = defineErrors({
  TOO_FEW_TO_COMPARE: {
    status: 422,
    title: 'Select more items',
    detail: 'Please select at least 2 items to compare',
  },
  TOO_MANY_TO_COMPARE: {
    status: 422,
    title: 'Selection limit reached',
    detail: 'You can compare up to 3 items at a time',
  },
  SAME_ITEM_TWICE: {
    status: 422,
    title: 'The same item twice',
    detail: 'Pick different listings to compare.',
  },
  ITEM_SOLD: {
    status: 409,
    title: 'One of these was just sold',
    detail: 'Compare the others, or pick another.',
  },
  ITEM_GONE: {
    status: 409,
    title: 'One of these is gone',
    detail: 'Compare the others, or pick another.',
  },
  ITEMS_GONE: {
    status: 409,
    title: 'Several of these are no longer for sale',
    detail: 'Pick others to compare.',
  },
  /** Shown by pages when the request got no response. */
  COMPARISON_FAILED: {
    status: 503,
    title: 'Comparison failed',
    detail: 'Could not complete the comparison',
  },
  TOO_MANY_COMPARISONS: {
    status: 429,
    title: 'Comparison failed',
    detail: 'Too many comparisons in a short time. Wait a few minutes and try again.',
  },
  SIGN_IN_TO_SAVE_COMPARISON: {
    status: 401,
    title: 'Login Required',
    detail: 'Please sign in to save comparisons',
  },
  SIGN_IN_TO_SHARE_COMPARISON: {
    status: 401,
    title: 'Login Required',
    detail: 'Please sign in to share comparisons',
  },
  TOO_MANY_SAVED_COMPARISONS: {
    status: 409,
    title: 'No room for more',
    detail: 'You can keep 500 comparisons. Remove one you no longer need.',
  },
  TOO_MANY_SHARED_COMPARISONS: {
    status: 429,
    title: 'Could not share this comparison',
    detail: 'Too many links in a short time. Wait a few minutes and try again.',
  },
  COMPARISON_NOT_FOUND: {
    status: 404,
    title: 'Comparison not found',
    detail: 'It was removed, or belongs to someone else. Compare the items again.',
  },
  COMPARISON_NOT_SHARED: {
    status: 404,
    title: 'This comparison is not shared',
    detail: 'The link was stopped, has expired, or never existed.',
  },
});
