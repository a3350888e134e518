import {
  isA,
  type ItemKind,
  itemOf,
  readPriceTraits,
} from '../../../../items/item-language/server/item-language.ts';
import type { RankedReading } from '../../../../items/listings/server/listings.ts';
import type { SoughtTerm } from '../query/read-terms.ts';

/** What a search is for. */
export interface SoughtItem {
  /** Each of these will do, or a narrower one. */
  kinds: readonly ItemKind[];
  /** What an accessory that fits anything has to belong to; null for anything. */
  partOf: ItemKind | null;
}

/** The kinds of items that a search is for; null where its words name none. */
export function soughtItem(terms: readonly SoughtTerm[]): SoughtItem | null {
  const names = terms.filter(({ kinds }) => kinds.length > 0);
  const [only] = names;
  if (only === undefined) return null;
  const { kind, partOf } = itemOf(terms.map(({ text }) => text).join(' '));
  // A keyboard is for typing or for playing, and several kinds serve a use.
  const { kinds } = only;
  if (names.length === 1 && kinds.length > 1 && (kind === null || kinds.includes(kind)))
    return { kinds, partOf: null };
  return kind === null ? null : { kinds: [kind], partOf: kind.isGeneric ? partOf : null };
}

/**
 * Whether a listing is what is sought: null where its words do not tell, or only say that it may be. A seller who looks
 * for one has none.
 */
export function isSought({ kinds, partOf }: SoughtItem, item: RankedReading['item']): boolean | null {
  const { kind, isWanted } = item;
  if (isWanted) return false;
  if (kind === null) return item.isAccessory ? false : null;
  if (kinds.some((one) => isA(kind, one))) return partOf === null || fits(item, partOf);
  return kinds.some((one) => isA(one, kind)) ? null : false;
}

const fits = ({ partOf }: RankedReading['item'], owner: ItemKind): boolean | null =>
  partOf === null ? null : isA(partOf, owner) || isA(owner, partOf);

/** Whether a search is for something broken, for parts, or in poor condition. */
export function asksForBroken(
  terms: readonly Pick<SoughtTerm, 'text'>[],
  conditions: readonly string[] | null,
): boolean {
  const words = terms.map(({ text }) => text).join(' ');
  return (conditions?.includes('poor') ?? false) || readPriceTraits(words, itemOf(words)).isBroken;
}
