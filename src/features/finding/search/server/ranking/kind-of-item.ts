import {
  type ItemKind,
  isA,
  itemOf,
  saysBroken,
} from '../../../../items/item-language/server/item-language.ts';
import type { RankedReading } from '../../../../items/listings/server/listings.ts';
import type { SoughtTerm } from '../query/read-terms.ts';

/** The item that a search is for. */
export interface SoughtItem {
  /** Accepted kinds, including narrower ones. */
  kinds: readonly ItemKind[];
  /** For generic accessories: the kind they must fit. Null for any. */
  partOf: ItemKind | null;
}

/** Returns the kinds of items that a search names; null if it names none. */
export function soughtItem(terms: readonly SoughtTerm[]): SoughtItem | null {
  const names = terms.filter(({ kinds }) => kinds.length > 0);
  const [only] = names;
  if (only === undefined) return null;
  const { kind, partOf } = itemOf(terms.map(({ text }) => text).join(' '));
  // One name can mean several kinds: a keyboard for typing or for music, or items for a use.
  const { kinds } = only;
  if (names.length === 1 && kinds.length > 1 && (kind === null || kinds.includes(kind)))
    return { kinds, partOf: null };
  return kind === null ? null : { kinds: [kind], partOf: kind.isGeneric ? partOf : null };
}

/** Whether a listing is the searched item; null if its words do not tell. Wanted ads never are. */
export function isSought({ kinds, partOf }: SoughtItem, item: RankedReading['item']): boolean | null {
  const { kind, isWanted } = item;
  if (isWanted) return false;
  if (kind === null) return item.isAccessory ? false : null;
  if (kinds.some((itemKind) => isA(kind, itemKind))) return partOf === null || fits(item, partOf);
  return kinds.some((itemKind) => isA(itemKind, kind)) ? null : false;
}

const fits = ({ partOf }: RankedReading['item'], owner: ItemKind): boolean | null =>
  partOf === null ? null : isA(partOf, owner) || isA(owner, partOf);

/** Whether a search asks for broken items, parts or poor condition. */
export function asksForBroken(
  terms: readonly Pick<SoughtTerm, 'text'>[],
  conditions: readonly string[] | null,
): boolean {
  const words = terms.map(({ text }) => text).join(' ');
  return (conditions?.includes('poor') ?? false) || saysBroken(words);
}
