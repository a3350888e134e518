/** The public API of billing for the pages of other features. */
export { Invoices } from './invoices.tsx';
export { ReturnHead } from './return-head.tsx';
export { type SoldThing, SoldThingsContext } from './product-texts.ts';
export { Sum, SumLine } from './price-summary.tsx';
export { useCheckout } from './use-checkout.tsx';
export { useVoiceSale, type VoiceSale, VoiceSaleContext } from './voice-sale.ts';
