/** The public API of billing for the pages of other features. */
export { Invoices } from './invoices.tsx';
export { ReturnHead } from './return-head.tsx';
export { type SoldThing, SoldThingsContext } from './sold-things.ts';
export { Sum, SumLine } from './sum.tsx';
export { useCheckout } from './use-checkout.tsx';
export { useVoiceSale, type VoiceSale, VoiceSaleContext } from './voice-sale.ts';
