/** The public API of credits for the pages of other features. */
export { CreditPill } from './credit-pill.tsx';
export { useCredits } from './use-credits.ts';
