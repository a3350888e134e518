/** The public API of item-language for other features on the server. */
export { belowHundred, spokenNumber, spokenNumbers, spokenThousands } from './numbers/number-words.ts';
export { type PriceLimit, readLimits, type ReadLimits } from './numbers/read-limits.ts';
export { type Token, tokensOf } from './numbers/tokens.ts';
