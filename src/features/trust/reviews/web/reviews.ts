/** The public parts of reviews for pages of other features. */
export { RatingSummary } from './rating-summary.tsx';
export { ReviewList } from './review-list.tsx';
