/** The public API of item-language for other features on the server. */
export { type Item, itemOf } from './item/item-of.ts';
export { isA, type ItemKind, KINDS, lineageOf } from './kinds/kinds.ts';
export { belowHundred, spokenNumber, spokenNumbers, spokenThousands } from './numbers/number-words.ts';
export { type PriceLimit, readLimits, type ReadLimits } from './numbers/read-limits.ts';
export { type Token, tokensOf } from './numbers/tokens.ts';
export { irregularPlurals, stem } from './words/stem.ts';
