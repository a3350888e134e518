import type { Item } from '../item/item-of.ts';
import { type ItemKind, KINDS } from '../kinds/kinds.ts';

/** An item with the names of its kinds, for storage. */
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

/** Restores an item. Kinds that no longer exist become unknown. */
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

/** Returns the kind with a stored name; null if it no longer exists. */
export const storedKind = (name: string | null): ItemKind | null =>
  name === null ? null : (KINDS.get(name) ?? null);
