import { itemOf } from '../item/item-of.ts';
import { isA, type ItemKind } from '../kinds/kinds.ts';
import { isMeasureWord } from './units.ts';

/** Nobody is told how to get a helmet that comes with a bike. */
const HOW_TO_GET =
  /^[\s,]*(?:if |to |for )?(?:no holds\b|(?:you|u)\b|must\b|pick ?up|come\b|haul|anyone|any(?:one|body)|whoever|first\b|today\b)/i;
const TO_SOMEBODY = /\bto\b/i;
const WITH = /(?:^|\s)(?:with|w\/|plus|\+)\s*(?:(?!(?:on|in|at|from)\s)[\p{L}\d'’-]+\s+){1,5}$/iu;
/** An item, a number as prices are, and another item. */
const BEHIND_NUMBER =
  /(?<item>[^.!?\n]*\p{L}[^.!?\n]*?)\s(?<number>\d{2,4})\s+(?<other>(?:[\p{L}'’]+\s+){1,4})$/u;
const MIN_PRICE = 15;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2049;

/**
 * Whether what is free is named right before it, without a comma, and is something that goes with the item: "bike with
 * helmet free", "table 60 chairs free". A bike with its helmet may be free too; then the seller is asked for the price.
 * @param found The words that say so.
 */
export function isOfCompanion(before: string, found: string, after: string): boolean {
  if (WITH.test(before)) return !HOW_TO_GET.test(after) && !TO_SOMEBODY.test(found);
  const { item = '', number = '', other = '' } = BEHIND_NUMBER.exec(before)?.groups ?? {};
  const price = Number(number);
  if (price < MIN_PRICE || (price >= FIRST_YEAR && price <= LAST_YEAR)) return false;
  if (isMeasureWord(`${number}${other.split(/\s/)[0]}`)) return false;
  const kind = itemOf(item).kind;
  return kind !== null && !isSame(kind, itemOf(other).kind);
}

const isSame = (kind: ItemKind, other: ItemKind | null): boolean =>
  other !== null && (isA(kind, other) || isA(other, kind));
