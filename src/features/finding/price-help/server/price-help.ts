/** The public API of price help for other features on the server. */
export { findLocalPrices } from './find-local-prices.ts';
export { findPriceHelp } from './find-price-help.ts';
export { findSales } from './find-sales.ts';
export { roundPrice } from './price-statistics.ts';
