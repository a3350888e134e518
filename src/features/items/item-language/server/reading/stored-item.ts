import type { Item } from '../item/item-of.ts';
import { type ItemKind, KINDS } from '../kinds/kinds.ts';

/** An item with its kinds by their names, to be stored. */
export interface StoredItem {
  kind: string | null;
  partOf: string | null;
  comesWith: readonly string[];
  isAccessory: boolean;
  isWanted: boolean;
  brand: string | null;
  model: string | null;
}

export const storedItem = ({ kind, partOf, comesWith, category: _, ...item }: Item): StoredItem => ({
  ...item,
  kind: kind?.name ?? null,
  partOf: partOf?.name ?? null,
  comesWith: comesWith.map(({ name }) => name),
});

/** Restores an item. A kind that the table has lost since is unknown. */
export function restoreItem({ kind: kindName, partOf: ownerName, comesWith, ...item }: StoredItem): Item {
  const kind = storedKind(kindName);
  const partOf = storedKind(ownerName);
  const known = kind === null || kind.isGeneric ? partOf : kind;
  return {
    ...item,
    kind,
    partOf,
    category: known?.category ?? null,
    comesWith: comesWith.flatMap((name) => KINDS.get(name) ?? []),
  };
}

/** The kind of a stored name; null where the table has lost it since. */
export const storedKind = (name: string | null): ItemKind | null =>
  name === null ? null : (KINDS.get(name) ?? null);
