import { contentOf, type FormContent, isBlank } from '../../../../items/listings/web/listings.ts';

/** Maximum number of photos. More would take people too long to go through. */
export const MAX_PILE_PHOTOS = 30;

/** An item of the pile, with its content. */
export interface PileItem extends FormContent {
  id: string;
  /** Keys of its photos, cover first. */
  photos: readonly string[];
  /** Whether its photos were grouped by similarity and not changed since. */
  suggested: boolean;
  /** Waiting to be read, being read, written, needing words, with an unreadable photo, or posted. */
  state: 'waiting' | 'reading' | 'ready' | 'words' | 'unread' | 'live';
  /** Whether the seller postponed it. */
  later: boolean;
  /** Id of its listing, once it is posted. */
  listingId: string | null;
  /** Makes retries post it only once. */
  submissionId: string;
}

/** A batch of photos that become several listings. */
export interface Pile {
  /** First photos are chosen and sorted, then one draft after another is checked. */
  stage: 'pick' | 'check';
  items: readonly PileItem[];
  /** The item being checked; null once none is left. */
  current: string | null;
  /** When checking began. */
  startedAt: number | null;
  /** Listings of this pile that were posted before the page was loaded again. */
  postedBefore: number;
}

export const EMPTY_PILE: Pile = {
  stage: 'pick',
  items: [],
  current: null,
  startedAt: null,
  postedBefore: 0,
};

/** An item with one photo, whose key becomes its own id. */
export const newItem = (key: string): PileItem => ({
  id: key,
  photos: [key],
  suggested: false,
  state: 'waiting',
  later: false,
  content: contentOf(),
  filled: [],
  listingId: null,
  submissionId: key,
});

/** Whether an item has no content yet. */
export const isBlankItem = ({ content: { form, words } }: PileItem): boolean =>
  isBlank({ form, words, photos: [] });

/**
 * Updates the items to the current photos: a new photo becomes an item, and a blank one is removed.
 * @param addedTo The items that new photos were added to, by the keys of the photos.
 */
export function syncPhotos(
  pile: Pile,
  keys: readonly string[],
  addedTo: ReadonlyMap<string, string> = new Map(),
): Pile {
  const known = new Set(pile.items.flatMap(({ photos }) => photos));
  const there = new Set(keys);
  const added = keys.filter((key) => !known.has(key));
  if (added.length === 0 && [...known].every((key) => there.has(key))) return pile;
  const left = pile.items
    .map((item) => ({
      ...item,
      photos: [
        ...item.photos.filter((key) => there.has(key)),
        ...added.filter((key) => addedTo.get(key) === item.id),
      ],
    }))
    .filter((item) => item.photos.length > 0 || !isBlankItem(item));
  const placed = new Set(left.flatMap(({ photos }) => photos));
  const items = [...left, ...added.filter((key) => !placed.has(key)).map(newItem)];
  const current = items.some(({ id }) => id === pile.current) ? pile.current : null;
  return { ...pile, items, current: current ?? (pile.stage === 'check' ? firstOpen(items) : null) };
}

export function changeItem(pile: Pile, id: string, change: Partial<PileItem>): Pile {
  return { ...pile, items: pile.items.map((item) => (item.id === id ? { ...item, ...change } : item)) };
}

export function beginChecking(pile: Pile, now: number): Pile {
  return { ...pile, stage: 'check', current: firstOpen(pile.items), startedAt: pile.startedAt ?? now };
}

/** Changes an item and continues with the next one. */
export function finishItem(pile: Pile, id: string, change: Partial<PileItem>): Pile {
  const changed = changeItem(pile, id, change);
  return pile.current === id ? { ...changed, current: nextOpen(changed.items, id) } : changed;
}

/** Returns the number of an item, from 1. It stays the same after a reload, which removes posted items. */
export const itemNumber = ({ items, postedBefore }: Pile, { id }: PileItem): number =>
  postedBefore + items.findIndex((item) => item.id === id) + 1;

/** Returns the item after the current one is posted or postponed; null if there is none. */
export function upcoming({ items, current }: Pile): PileItem | null {
  const next = current === null ? null : nextOpen(items, current);
  return next === current ? null : (items.find(({ id }) => id === next) ?? null);
}

/** Returns the item before or after the current one, in any state. */
export function neighborOf(pile: Pile, step: 1 | -1): string | null {
  const place = pile.items.findIndex(({ id }) => id === pile.current);
  return pile.items[place + step]?.id ?? pile.current;
}

/** Reopens postponed items. */
export function reopenPostponed(pile: Pile): Pile {
  const items = pile.items.map((item) => ({ ...item, later: false }));
  return { ...pile, items, current: firstOpen(items) };
}

const isOpen = ({ state, later }: PileItem): boolean => state !== 'live' && !later;
const firstOpen = (items: readonly PileItem[]): string | null => items.find(isOpen)?.id ?? null;

/** Returns the next open item after this one, or the first. */
function nextOpen(items: readonly PileItem[], id: string): string | null {
  const place = items.findIndex((item) => item.id === id);
  return firstOpen([...items.slice(place + 1), ...items.slice(0, place + 1)]);
}

/** Returns the next item to read: its photos are uploaded, and the current item comes first. */
export function nextToRead(pile: Pile, uploaded: ReadonlySet<string>): PileItem | null {
  if (pile.stage !== 'check' || pile.items.some(({ state }) => state === 'reading')) return null;
  const waiting = pile.items.filter(
    ({ state, photos }) => state === 'waiting' && photos.every((key) => uploaded.has(key)),
  );
  return waiting.find(({ id }) => id === pile.current) ?? waiting[0] ?? null;
}

/** Marks items that wait to be read as needing words. */
export function markNeedingWords(pile: Pile): Pile {
  const items = pile.items.map((item) =>
    item.state === 'waiting' ? { ...item, state: 'words' as const } : item,
  );
  return { ...pile, items };
}

export function countPile({ items, postedBefore }: Pile): { live: number; later: number } {
  const live = items.filter(({ state }) => state === 'live').length + postedBefore;
  return { live, later: items.filter(({ state, later }) => later && state !== 'live').length };
}
