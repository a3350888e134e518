import { defineErrors } from '../../../../shared/errors.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { REVIEW_LIMITS } from './review-limits.ts';

const tooLong = `Use at most ${grouped(REVIEW_LIMITS.text)} characters.`;

export const reviewErrors = defineErrors({
  REVIEW_EMPTY: {
    status: 422,
    title: 'Review cannot be empty',
    detail: 'Please write a review before submitting.',
  },
  REVIEW_TOO_LONG: { status: 422, title: 'Review is too long', detail: tooLong },
  REPLY_EMPTY: {
    status: 422,
    title: 'Reply cannot be empty',
    detail: 'Please write a reply before sending it.',
  },
  REPLY_TOO_LONG: { status: 422, title: 'Reply is too long', detail: tooLong },
  REVIEW_NOT_FOUND: {
    status: 404,
    title: 'Review not found',
    detail: "It doesn't exist or isn't visible to you. Reload the page.",
  },
  SALE_NOT_FOUND: {
    status: 404,
    title: 'Nothing to review',
    detail: 'You can review the people you sold to or bought from.',
  },
  ALREADY_REVIEWED: {
    status: 409,
    title: 'Already reviewed',
    detail: 'You already reviewed this sale. Your review is under Given.',
  },
  REVIEW_TOO_LATE: {
    status: 409,
    title: 'Too late for a review',
    detail: 'The time to review this sale is over.',
  },
  REVIEW_PUBLISHED: {
    status: 409,
    title: 'Review not changed',
    detail: "It's public now, so you can't change it.",
  },
  ALREADY_REPLIED: {
    status: 409,
    title: 'Already replied',
    detail: 'You can reply to each review once.',
  },
  OWN_REVIEW: {
    status: 403,
    title: "That's your own review",
    detail: 'Only others can mark it as helpful.',
  },
  SIGN_IN_TO_MARK: {
    status: 401,
    title: 'Authentication Required',
    detail: 'Please sign in to mark reviews as helpful',
  },
  TOO_MANY_REVIEWS: {
    status: 429,
    title: 'Slow down',
    detail: 'Too many tries in a short time. Wait a moment and try again.',
  },
});
