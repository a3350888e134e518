import { itemOf } from '../item/item-of.ts';
import { type ItemKind, isA } from '../kinds/kinds.ts';
import { isMeasureWord } from './units.ts';

/** Instructions for pickup, which refer to the item rather than an extra. */
const HOW_TO_GET =
  /^[\s,]*(?:if |to |for )?(?:no holds\b|(?:you|u)\b|must\b|pick ?up|come\b|haul|anyone|any(?:one|body)|whoever|first\b|today\b)/i;
const TO_SOMEBODY = /\bto\b/i;
const WITH = /(?:^|\s)(?:with|w\/|plus|\+)\s*(?:(?!(?:on|in|at|from)\s)[\p{L}\d'’-]+\s+){1,5}$/iu;
/** An item, a price, and another item. */
const BEHIND_NUMBER =
  /(?<item>[^.!?\n]*\p{L}[^.!?\n]*?)\s(?<number>\d{2,4})\s+(?!of\b)(?<other>(?:[\p{L}'’]+\s+){1,4})$/u;
const MIN_PRICE = 15;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2049;

/**
 * Whether only an extra is free, named directly before "free" without a comma: "bike with helmet free", "table 60
 * chairs free". The item might be free too, so the seller is asked for the price.
 * @param freeWords The words that mean "free".
 */
export function isOfCompanion(before: string, freeWords: string, after: string): boolean {
  if (WITH.test(before)) return !HOW_TO_GET.test(after) && !TO_SOMEBODY.test(freeWords);
  const { item = '', number = '', other = '' } = BEHIND_NUMBER.exec(before)?.groups ?? {};
  const price = Number(number);
  if (price < MIN_PRICE || (price >= FIRST_YEAR && price <= LAST_YEAR)) return false;
  if (isMeasureWord(`${number}${other.split(/\s/)[0]}`)) return false;
  const kind = itemOf(item).kind;
  return kind !== null && !isSame(kind, itemOf(other).kind);
}

const isSame = (kind: ItemKind, other: ItemKind | null): boolean =>
  other !== null && (isA(kind, other) || isA(other, kind));
