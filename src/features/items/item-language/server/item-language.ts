/** The public API of item-language for other features on the server. */
export { findFlaws } from './condition/find-flaws.ts';
export { conditionInWords, readCondition } from './condition/read-condition.ts';
export { spanishStateAt } from './condition/spanish-states.ts';
export { MAIN_PARTS, PART_MARKERS, PARTS, PEOPLE } from './condition/subject-words.ts';
export { type ComparedKind, commonKind, isOffer, sharedKind } from './facts/compared-kinds.ts';
export type { DefectsStated, Fact, FactId } from './facts/fact.ts';
export { type Item, itemOf, namedItemOf } from './item/item-of.ts';
export { namesFlaw } from './item/names-flaw.ts';
export { isSized, type PriceTraits, readPriceTraits, saysBroken } from './item/price-traits.ts';
export { type ItemKind, isA, KIND_LINES, KINDS, kindNamed, lineageOf } from './kinds/kinds.ts';
export {
  type Amount,
  amountAt,
  amountsIn,
  JOINED_WORDS,
  MONEY_WORDS,
  type Reading,
  readingOf,
} from './numbers/amounts.ts';
export { freeIn } from './numbers/free.ts';
export { amountsOf, readMeasure } from './numbers/measures.ts';
export { belowHundred, NUMBER_WORDS, spokenNumbers, spokenThousands } from './numbers/number-words.ts';
export { type PriceLimit, readLimits } from './numbers/read-limits.ts';
export { type CorrectedText, removeCorrections } from './numbers/remove-corrections.ts';
export type { Token } from './numbers/tokens.ts';
export { UNITS } from './numbers/units.ts';
export {
  ASIDES,
  readWordsOfListing,
  standingOf,
  startsPart,
} from './reading/listing-words.ts';
export {
  isUsableReading,
  type ListingReading,
  type ListingTexts,
  READER_VERSION,
  readListing,
} from './reading/read-listing.ts';
export { restoreItem, storedItem, storedKind } from './reading/stored-item.ts';
export { isPriceTraits, isReadFacts } from './reading/stored-json.ts';
export { readUse } from './uses/read-use.ts';
export { isAlike } from './words/alike.ts';
export { COLORS } from './words/colors.ts';
export { distinctWords } from './words/distinct-words.ts';
export { editDistance } from './words/edit-distance.ts';
export { KNOWN_WORDS, meantWords, wordsLike } from './words/known-words.ts';
export { MATERIALS } from './words/materials.ts';
export { isBrandOnly, isModelName, kindsNamed } from './words/name-index.ts';
export { ALSO_WORDS, BRANDS, endsBrand, findBrands, OTHER_NAMES, spellNames } from './words/names.ts';
export { isWholeName, MAX_NAME_WORDS, otherNamesOf } from './words/other-names.ts';
export { withoutRepeats } from './words/repeats.ts';
export { irregularPlurals, stem } from './words/stem.ts';
