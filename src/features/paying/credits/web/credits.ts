/** The public API of credits for the pages of other features. */
export { CreditPill } from './credit-pill.tsx';
export { recordingCost } from './credit-text.ts';
export { packTexts } from './pack-paid.tsx';
export { useCredits } from './use-credits.ts';
