/** The public API of billing for the pages of other features. */
export { Invoices } from './invoices.tsx';
export { PriceSummary, PriceSummaryLine } from './price-summary.tsx';
export { type ProductTexts, productTextsSlot, type VoiceSale, voiceSaleSlot } from './product-texts.ts';
export { ReturnHead } from './return-head.tsx';
export { useCheckout } from './use-checkout.tsx';
