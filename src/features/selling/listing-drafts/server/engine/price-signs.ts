import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import { COLORS, endsBrand, type Token } from '../../../../items/item-language/server/item-language.ts';
import type { NumberSpan } from './number-spans.ts';
import { startsWith, wordsFrom } from './price-context.ts';
import { DEALS, NEXT_CLAUSE, SHARES, SIZES_BEFORE } from './price-words.ts';
import { isStop, type ReadText } from './read-text.ts';

/** Signs around a number in digits that mark it as the price, although it has no currency. */

export const startsClause = (tokens: readonly Token[], first: number): boolean => {
  const before = tokens[first - 1];
  return isStop(before) || before?.text === ',' || before?.text === '-';
};

/** Whether a number in digits is the price by its position or by what follows. */
export const isMarkedAsPrice = (read: ReadText, span: NumberSpan): boolean =>
  span.digits &&
  (isBeforeDeal(read, span) ||
    isBelowEarlier(read, span) ||
    isBelowFormer(read, span) ||
    isEnclosed(read, span) ||
    startsPriceClause(read, span) ||
    isAfterItem(read, span));

/** Matches the earlier price after an asking price: "60, was 180 new", "60 (180 new)", "85. retails for 320". */
const EARLIER_PRICE =
  /^[\s,;(.-]*(?:now[\s,;(.-]+)?(?:(?:was|were|originally|orig|retails?|retailed|msrp|paid|costs?|new|sells?|goes|they (?:sell|go)|these (?:sell|go)|bought|reg|regular(?:ly)?)\b[^.!?\n\d]{0,24}?[$£€]?(\d[\d,]*)(?!\d|\s?(?:gb|tb|in|inch|years?|yrs?|miles|times?|x)\b)|[$£€]?(\d[\d,]*) (?:new|retail|originally|msrp|(?:at|on|in) \w+|when)\b)/i;
/** An asking price is a larger part of the earlier price than one in so many. */
const MAX_DISCOUNT = 12;

/** Whether an earlier, higher price follows. */
export function isBelowEarlier({ text }: ReadText, span: NumberSpan): boolean {
  const [, after, before] = EARLIER_PRICE.exec(text.slice(span.end, span.end + 60)) ?? [];
  const earlier = Number((after ?? before ?? '').replaceAll(',', ''));
  return span.value < earlier && span.value * MAX_DISCOUNT > earlier;
}

/** Matches the earlier price before an asking price: "retail 450 mine 180", "bought 900 new, sell 250". */
const FORMER_PRICE =
  /\b(?:paid|bought|retails?|retailed|msrp|originally|orig|cost|costs|sells? for|goes for|worth|new|were|was)\b(?: (?:it|them|new|for|at|is|was|like|over|about|around|\p{L}+ for))* ?[$£€]?(\d[\d,]*)(?: (?:new|retail|each|ea|originally|last year|at \p{L}+))?[\s,;.-]+(?:(?:i|ill|i'll|will|just|but|want|need|mine|mine for|my price|sell|sell for|selling|yours|now|take|let it go|gone) )*$/iu;

/** Whether an earlier, higher price comes before. */
function isBelowFormer({ text }: ReadText, span: NumberSpan): boolean {
  const before = text.slice(Math.max(0, span.start - 60), span.start);
  const former = Number((FORMER_PRICE.exec(before)?.[1] ?? '').replaceAll(',', ''));
  return span.value < former && span.value * MAX_DISCOUNT > former;
}

/** Whether a number may be the engine of a car of a stated year: "1974 LeSabre convertible, 455, needs top". */
export const isEngineSize = (
  spans: readonly NumberSpan[],
  { value }: NumberSpan,
  category: CategorySlug | null,
): boolean => category === 'vehicles' && value < 1000 && spans.some(({ year }) => year);

/** Whether commas or dashes enclose a round number outside of a list: "Galaxy S20 128gb unlocked, 140, cracked back". */
function isEnclosed({ tokens, spans, category }: ReadText, span: NumberSpan): boolean {
  const isSeparator = (index: number) =>
    tokens[index]?.text === ',' || (tokens[index]?.text === '-' && !tokens[index].glued);
  const isNumber = (index: number) => tokens[index]?.kind === 'number';
  if (isEngineSize(spans, span, category)) return false;
  if (span.value < 10 || (span.value % 5 !== 0 && span.value % 10 !== 9)) return false;
  if (tokens[span.first]?.glued || tokens[span.next + 1]?.glued) return false;
  if (!(span.first === 0 || isSeparator(span.first - 1)) || !isSeparator(span.next)) return false;
  const isAfterSize = SIZES_BEFORE.has(tokens[span.first - 3]?.text ?? '');
  const isAfterNumber = isNumber(span.first - 2) && tokens[span.first - 2]?.glued !== true && !isAfterSize;
  return !isAfterNumber && !isNumber(span.next + 1);
}

/** Items that are named with a size: "tv 55". */
const SIZED_ITEMS: ReadonlySet<string> = new Set(
  'tv tvs television monitor screen display bike bicycle skis ski snowboard board skateboard longboard surfboard tire tires wheel wheels rim rims jeans pants shorts boots shoes sneakers skates ring bra suit jacket coat shirt cards books dvds cds records albums tickets stamps coins bottles jars glasses plates beads legos mattress rug frame barbell dumbbell dumbbells kettlebell weights plate ladder rope chain cable hose'.split(
    ' ',
  ),
);
const MIN_AFTER_ITEM = 15;
const MAX_AFTER_ITEM = 1000;
/** Items of these categories have models with numbers: "Bose soundbar 500". */
const CATEGORIES_WITH_MODELS: ReadonlySet<string | null> = new Set([
  'electronics',
  'musical-instruments',
  'jewelry-watches',
  'vehicles',
]);

/** Whether a round number follows the item or its color, and ends the clause: "couch 200, pet free home". */
function isAfterItem({ tokens, item, spans, category }: ReadText, span: NumberSpan): boolean {
  const [before, after] = [tokens[span.first - 1], tokens[span.next]];
  if (span.value < MIN_AFTER_ITEM || span.value > MAX_AFTER_ITEM || span.value % 5 !== 0) return false;
  if (CATEGORIES_WITH_MODELS.has(category) || before?.kind !== 'word' || endsBrand(before.text)) return false;
  if ([...item].some((word) => SIZED_ITEMS.has(word))) return false;
  const isNamed = item.has(before.text) || COLORS.includes(before.text);
  const ends = isStop(after) || after?.text === ',' || NEXT_CLAUSE.has(after?.text ?? '');
  return isNamed && ends && spans[spans.indexOf(span) - 1]?.next !== span.first - 1;
}

/** Words after a price that starts a sentence: "Twin over full. 130 comes apart easy." */
const AFTER_FIRST: ReadonlySet<string> = new Set(
  'comes come works must pick pickup text call message cash you u if and but it its includes paid located can will i no firm or'.split(
    ' ',
  ),
);

/** Whether a round number starts a clause, and a clause about the item or the sale follows. */
function startsPriceClause({ tokens }: ReadText, span: NumberSpan): boolean {
  const isRound = span.value >= 10 && span.value % 5 === 0;
  return isRound && startsClause(tokens, span.first) && AFTER_FIRST.has(tokens[span.next]?.text ?? '');
}

/** Whether words of an agreement follow, such as "venmo ok", perhaps after a comma or dash. */
function isBeforeDeal({ tokens }: ReadText, { next }: NumberSpan): boolean {
  const index = /^[,/-]$/.test(tokens[next]?.text ?? '') ? next + 1 : next;
  return startsWith(DEALS, wordsFrom(tokens, index)) || isForEach(tokens, next);
}

/** Words for all of the items, after their price: "250 both", "300 set, no trades". */
const FOR_ALL =
  /^ (?:(?:for )?(?:all|both|(?:the )?(?:pair|pr|set|lot|whole (?:lot|set|thing|box|bin|bag|stack|collection)))(?: (?:two|three|four|five|\d))?|total)\s*(?:$|[.,;!?\n)]|(?:or|obo|firm|cash|venmo|no|must|pick|wo?n?'?t|need)\b)/i;

/** Whether a price for all of the items ends its clause. */
export const isForAll = ({ text, spans }: ReadText, span: NumberSpan): boolean => {
  const [ending] = span.value < 10 ? [] : (FOR_ALL.exec(text.slice(span.end, span.end + 30)) ?? []);
  return ending !== undefined && (ending.endsWith('or') || spans.findLast(({ digits }) => digits) === span);
};

/** Whether what the price is for follows: "20/each", "150/pair". */
export const isForEach = (tokens: readonly Token[], next: number): boolean =>
  tokens[next]?.text === '/' && SHARES.has(tokens[next + 1]?.text ?? '');
