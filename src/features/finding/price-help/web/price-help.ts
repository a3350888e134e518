/** What the pages of other features may use of price help. */
export { PriceHelp } from './price-help-panel.tsx';
export { suggestedPrices } from './price-help-texts.ts';
export { usePriceHelp } from './use-price-help.ts';
