/** The public API of billing for the pages of other features. */
export { useCheckout } from './use-checkout.tsx';
