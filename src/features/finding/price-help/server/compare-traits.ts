import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import {
  type Item,
  type ItemKind,
  isA,
  isSized,
  itemOf,
  kindNamed,
  type PriceTraits,
  readPriceTraits,
} from '../../../items/item-language/server/item-language.ts';

/** What a title says of what sets the price of an item. */
export interface Traits {
  item: Item;
  price: PriceTraits;
}

export function readTraits(title: string, category: CategorySlug | null): Traits {
  const item = itemOf(title, category);
  return { item, price: readPriceTraits(title, item) };
}

const SERVICE = kindNamed('service');

/** Whether the listing is a service, a broken item or a wanted ad. Its price says nothing about a working item. */
const isOther = ({ item, price }: Traits): boolean =>
  item.isWanted || price.isBroken || (item.kind !== null && isA(item.kind, SERVICE));

/** Kinds that are sold with it and cost as much, such as the chairs of a table. */
const bundledWith = ({ comesWith }: Item): ItemKind[] =>
  comesWith.filter((kind) => !kind.isGeneric && kind.partOf.length === 0);

/** Whether the price of one says something about the price of the other. */
export function areComparable(priced: Traits, other: Traits): boolean {
  if (isOther(priced) || isOther(other)) return false;
  const [price, otherPrice] = [priced.price, other.price];
  return (
    areAlike(priced.item, other.item) &&
    isYearNear(price.year, otherPrice.year) &&
    isSizeNear(price.size, otherPrice.size) &&
    (price.storage === null || otherPrice.storage === null || price.storage === otherPrice.storage) &&
    areModelsSame(priced, other) &&
    areBundlesAlike(bundledWith(priced.item), bundledWith(other.item))
  );
}

/** Kinds where one contains the other. If a kind is unknown, words decide. */
function areAlike(priced: Item, other: Item): boolean {
  if (priced.isAccessory !== other.isAccessory) return false;
  if (priced.kind === null || other.kind === null) return true;
  if (!isA(priced.kind, other.kind) && !isA(other.kind, priced.kind)) return false;
  const [whole, otherWhole] = [priced.partOf, other.partOf];
  return whole === null || otherWhole === null || isA(whole, otherWhole) || isA(otherWhole, whole);
}

const MAX_YEARS_APART = 3;
/** Sizes that are measured may differ by this share. */
const SIZE_SHARE = 0.08;

/** An item whose title has no year or size may be of any; what does not state it then says nothing. */
const isYearNear = (year: number | null, other: number | null): boolean =>
  year === null || (other !== null && Math.abs(year - other) <= MAX_YEARS_APART);

function isSizeNear(size: PriceTraits['size'], other: PriceTraits['size']): boolean {
  if (size === null) return true;
  if (typeof size === 'string' || typeof other !== 'number') return size === other;
  return Math.abs(size - other) <= size * SIZE_SHARE;
}

function areModelsSame(priced: Traits, other: Traits): boolean {
  const [brand, otherBrand] = [priced.item.brand, other.item.brand];
  const [price, otherPrice] = [priced.price, other.price];
  if (price.model.length === 0 && otherPrice.model.length === 0 && price.codes.length === 0) return true;
  if (brand !== null && otherBrand !== null && brand !== otherBrand) return false;
  if (priced.item.category === 'vehicles') return price.model[0] === otherPrice.model[0];
  if (price.model.join(' ') === otherPrice.model.join(' ') || isRevision(price.model, otherPrice.model))
    return true;
  return price.codes.some((code) => otherPrice.codes.includes(code));
}

/** Whether one of two models only adds the number of a revision: "XPS 13 9360". */
function isRevision(one: readonly string[], two: readonly string[]): boolean {
  const [short, long] = one.length < two.length ? [one, two] : [two, one];
  const added = long.slice(short.length);
  return (
    short.length > 1 &&
    short.every((word, index) => word === long[index]) &&
    added.length > 0 &&
    added.every((word) => /^\d{4}$/.test(word))
  );
}

const areBundlesAlike = (kinds: readonly ItemKind[], other: readonly ItemKind[]): boolean =>
  kinds.length === 0
    ? other.length === 0
    : kinds.some((kind) => other.some((itemKind) => isA(itemKind, kind) || isA(kind, itemKind)));

/** Whether two comparable titles say all that sets the price of their kind, and say the same. */
export const areExactlyAlike = (priced: Traits, other: Traits): boolean =>
  isPrecise(priced) &&
  priced.item.kind === other.item.kind &&
  priced.price.year === other.price.year &&
  priced.price.size === other.price.size &&
  priced.price.storage === other.price.storage;

function isPrecise({ item, price: { year, size, model, codes } }: Traits): boolean {
  if (item.kind === null) return false;
  if (item.category === 'vehicles' && !item.isAccessory && year === null) return false;
  if (isSized(item.kind)) return size !== null;
  return model.length > 0 || codes.length > 0;
}
