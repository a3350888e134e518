/** The public API of price help for other features on the server. */
export { findPriceHelp } from './find-price-help.ts';
export { roundPrice } from './price-statistics.ts';
