/** The part of a list after its first page. */
export interface FurtherItems<Item> {
  items: readonly Item[];
  nextCursor: string | null;
}

/** Removes items that are also on the first page, because items can move there while further pages load. */
export function withoutRepeats<Item extends { id: string }>(
  first: readonly Item[],
  further: readonly Item[],
): Item[] {
  const ids = new Set(first.map(({ id }) => id));
  const once = new Map(further.filter(({ id }) => !ids.has(id)).map((item) => [item.id, item]));
  return [...once.values()];
}

/**
 * Returns the further items after the first page was reloaded. Items that moved out of it are put before
 * them.
 * @returns null if the new first page has nothing in common with the known items, so that some would be
 * missing in between.
 */
export function mergeFurtherItems<Item extends { id: string }>(
  before: readonly Item[],
  now: readonly Item[],
  further: FurtherItems<Item>,
): FurtherItems<Item> | null {
  const shown = [...before, ...further.items];
  const end = shown.findIndex(({ id }) => id === now.at(-1)?.id);
  if (end < 0) return null;
  const rest = end < before.length ? shown.slice(end + 1) : further.items;
  return { ...further, items: withoutRepeats(now, rest) };
}
