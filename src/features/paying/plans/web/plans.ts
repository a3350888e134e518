/** The public API of plans for the pages of other features. */
export { usePremiumGate } from './premium-gate.ts';
