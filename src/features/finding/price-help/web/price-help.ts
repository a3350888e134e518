/** What the pages of other features may use of price help. */
export { PriceHelp } from './price-help-panel.tsx';
