import { defineErrors } from '../../../../shared/errors.ts';

export const listingErrors = defineErrors({
  LISTING_INCOMPLETE: {
    status: 422,
    title: 'Missing information',
    detail: 'Please fill in all required fields',
  },
  LISTING_REFUSED: {
    status: 422,
    title: 'Error posting listing',
    detail: 'Failed to post listing. Please try again.',
  },
  TOO_MANY_LISTINGS: {
    status: 429,
    title: 'Error posting listing',
    detail: 'Too many listings in a short time. Wait a few minutes and try again.',
  },
  NOT_IN_ZONE: {
    status: 403,
    title: 'Join to post here',
    detail: 'Only members post into a Drop Zone. Join it first, or remove it above the form.',
  },
  SIGN_IN_TO_LIST: {
    status: 401,
    title: 'Authentication Required',
    detail: 'Please sign in to create a listing',
  },
  LISTING_NOT_FOUND: {
    status: 404,
    title: 'Listing Not Found',
    detail: 'It was sold or taken down, or the link is wrong.',
  },
  LISTING_GONE: {
    status: 410,
    title: 'Listing Not Found',
    detail: 'It was deleted for good.',
  },
  NOT_YOUR_LISTING: {
    status: 403,
    title: 'Not your listing',
    detail: 'Only the person who posted it can change it.',
  },
  RENEW_TOO_EARLY: {
    status: 409,
    title: 'Not yet',
    detail: "You can renew a listing once a week while it's for sale.",
  },
  SOLD_TO_PERSON: {
    status: 409,
    title: 'Put it back for sale?',
    detail: 'You sold this. Relisting it undoes the sale and tells the buyer in your chat.',
  },
  SALE_REVIEWED: {
    status: 409,
    title: "This sale can't be undone",
    detail: 'Its reviews are published. Post another like it instead.',
  },
  RESTORE_TOO_LATE: {
    status: 410,
    title: 'Too late to undo',
    detail: 'The listing is gone for good. You can post it again.',
  },
  TOO_MANY_CHANGES: {
    status: 429,
    title: 'Error saving listing',
    detail: 'Too many changes in a short time. Wait a few minutes and try again.',
  },
  DELETE_REFUSED: {
    status: 403,
    title: 'Delete failed',
    detail: 'Could not delete the listing. Only the person who posted it can.',
  },
});
