import { isA, type Item, type ItemKind, itemOf } from '../../../item-language/server/item-language.ts';
import { CATEGORIES } from '../../../../shared/taxonomy.ts';
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
export function isSought({ kinds, partOf }: SoughtItem, { title, category }: Listing): boolean | null {
  const item = itemOfListing(title, category);
  const { kind, isWanted } = item;
  if (isWanted) return false;
  if (kind === null) return item.isAccessory ? false : null;
  if (kinds.some((one) => isA(kind, one))) return partOf === null || fits(item, partOf);
  return kinds.some((one) => isA(one, kind)) ? null : false;
}

interface Listing {
  title: string;
  category: string;
}

const fits = ({ partOf }: Item, owner: ItemKind): boolean | null =>
  partOf === null ? null : isA(partOf, owner) || isA(owner, partOf);

/** Items of recent titles: the newest listings are compared in most searches. */
const ITEMS = new Map<string, Item>();
const MAX_ITEMS = 5000;

function itemOfListing(title: string, category: string): Item {
  const key = `${category} ${title}`;
  const known = ITEMS.get(key);
  if (known !== undefined) return known;
  const slug = CATEGORIES.find((one) => one.slug === category)?.slug ?? null;
  const item = itemOf(title, slug);
  if (ITEMS.size >= MAX_ITEMS) ITEMS.clear();
  ITEMS.set(key, item);
  return item;
}
