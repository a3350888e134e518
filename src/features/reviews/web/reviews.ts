/** What the pages of other features may use of reviews. */
export { RatingSummary } from './rating-summary.tsx';
export { ReviewList } from './review-list.tsx';
