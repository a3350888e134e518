/** The public API of item-language for other features on the server. */
export { FAULT, LEAK } from './item/fault-words.ts';
export { type Item, itemOf } from './item/item-of.ts';
export { isA, type ItemKind, kindNamed, KINDS, lineageOf } from './kinds/kinds.ts';
export { KARATS } from './numbers/measure-words.ts';
export { belowHundred, spokenNumber, spokenNumbers, spokenThousands } from './numbers/number-words.ts';
export { type PriceLimit, readLimits, type ReadLimits } from './numbers/read-limits.ts';
export { type Token, tokensOf } from './numbers/tokens.ts';
export { editDistance } from './words/edit-distance.ts';
export { irregularPlurals, stem } from './words/stem.ts';
