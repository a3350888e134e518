import { contentOf, type GivenContent, isBlank } from '../../../../items/listings/web/listings.ts';

/** Photos of a pile; more would take longer to go through than people stay. */
export const MAX_PILE_PHOTOS = 30;

/** One thing of the pile, with what is given about it. */
export interface PileItem extends GivenContent {
  id: string;
  /** Keys of its photos, cover first. */
  photos: readonly string[];
  /** Its photos were put together because they are alike, and nobody has moved one since. */
  suggested: boolean;
  /** It waits for its turn, is being read, is written, needs a few words, has an unreadable photo, or is posted. */
  state: 'waiting' | 'reading' | 'ready' | 'words' | 'unread' | 'live';
  /** Put off by its seller. */
  later: boolean;
  /** Of the listing, once it is posted. */
  listingId: string | null;
  /** Sending the same draft twice posts it once. */
  submissionId: string;
}

/** Several photos on their way to several listings. */
export interface Pile {
  /** Photos are chosen and joined first, then one draft after another is checked. */
  stage: 'pick' | 'check';
  items: readonly PileItem[];
  /** The draft that is being checked; null once none is left. */
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

/** Nobody and nothing has said anything about it. */
export const isBlankItem = ({ content: { form, words } }: PileItem): boolean =>
  isBlank({ form, words, photos: [] });

/**
 * Follows the photos that there are: a new one becomes an item of its own, an item without photos and words goes.
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
  const taken = new Set(left.flatMap(({ photos }) => photos));
  const items = [...left, ...added.filter((key) => !taken.has(key)).map(newItem)];
  const current = items.some(({ id }) => id === pile.current) ? pile.current : null;
  return { ...pile, items, current: current ?? (pile.stage === 'check' ? firstOpen(items) : null) };
}

export function changeItem(pile: Pile, id: string, change: Partial<PileItem>): Pile {
  return { ...pile, items: pile.items.map((item) => (item.id === id ? { ...item, ...change } : item)) };
}

export function beginChecking(pile: Pile, now: number): Pile {
  return { ...pile, stage: 'check', current: firstOpen(pile.items), startedAt: pile.startedAt ?? now };
}

/** Changes an item that is done for now, and goes on to the next one. */
export function finishItem(pile: Pile, id: string, change: Partial<PileItem>): Pile {
  const changed = changeItem(pile, id, change);
  return pile.current === id ? { ...changed, current: nextOpen(changed.items, id) } : changed;
}

/** The number of an item among all of the pile, from 1. It stays the same after a reload, when posted items are gone. */
export const itemNumber = ({ items, postedBefore }: Pile, { id }: PileItem): number =>
  postedBefore + items.findIndex((item) => item.id === id) + 1;

/** The item that comes up once the current one is posted or put off; null if it is the last. */
export function upcoming({ items, current }: Pile): PileItem | null {
  const next = current === null ? null : nextOpen(items, current);
  return next === current ? null : (items.find(({ id }) => id === next) ?? null);
}

/** The item before or after the current one, whatever its state. */
export function neighbour(pile: Pile, step: 1 | -1): string | null {
  const place = pile.items.findIndex(({ id }) => id === pile.current);
  return pile.items[place + step]?.id ?? pile.current;
}

/** Takes up again what was put off. */
export function resumeLater(pile: Pile): Pile {
  const items = pile.items.map((item) => ({ ...item, later: false }));
  return { ...pile, items, current: firstOpen(items) };
}

const isOpen = ({ state, later }: PileItem): boolean => state !== 'live' && !later;
const firstOpen = (items: readonly PileItem[]): string | null => items.find(isOpen)?.id ?? null;

/** The next open item behind this one, or else the first. */
function nextOpen(items: readonly PileItem[], id: string): string | null {
  const place = items.findIndex((item) => item.id === id);
  return firstOpen([...items.slice(place + 1), ...items.slice(0, place + 1)]);
}

/** The item to read next: its photos are there, and the one that is checked now comes first. */
export function nextToRead(pile: Pile, uploaded: ReadonlySet<string>): PileItem | null {
  if (pile.stage !== 'check' || pile.items.some(({ state }) => state === 'reading')) return null;
  const waiting = pile.items.filter(
    ({ state, photos }) => state === 'waiting' && photos.every((key) => uploaded.has(key)),
  );
  return waiting.find(({ id }) => id === pile.current) ?? waiting[0] ?? null;
}

/** What waits to be read needs words instead. */
export function needingWords(pile: Pile): Pile {
  const items = pile.items.map((item) =>
    item.state === 'waiting' ? { ...item, state: 'words' as const } : item,
  );
  return { ...pile, items };
}

export function countPile({ items, postedBefore }: Pile): { live: number; later: number } {
  const live = items.filter(({ state }) => state === 'live').length + postedBefore;
  return { live, later: items.filter(({ state, later }) => later && state !== 'live').length };
}
