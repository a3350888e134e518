import { asRecord } from '../../../../../platform/web/stored/own-store.ts';
import {
  asList,
  asText,
  type DraftPhoto,
  readDraft,
  type SellDraft,
} from '../../../../items/listings/web/listings.ts';
import { EMPTY_PILE, isBlankItem, type Pile, type PileItem } from './pile.ts';

/** Id of the pile in the draft store. Each person has one. */
export const PILE = 'pile';

/**
 * Returns a pile as it is stored on the device: a draft for each item. Posted items are only counted, because they are
 * listings now.
 * @param photos The photos of the pile, in any order.
 * @returns Null if there is nothing to store.
 */
export function storedPile(pile: Pile, photos: readonly DraftPhoto[]) {
  const items = pile.items.filter(({ state }) => state !== 'live');
  if (items.length === 0) return null;
  const byKey = new Map(photos.map((photo) => [photo.key, photo]));
  return {
    ...pile,
    items: items.map((item) => ({
      id: item.id,
      state: item.state,
      later: item.later,
      suggested: item.suggested,
      draft: draftOf(item, byKey),
    })),
    postedBefore: pile.postedBefore + pile.items.length - items.length,
  };
}

const draftOf = (item: PileItem, photos: ReadonlyMap<string, DraftPhoto>): SellDraft => ({
  ...item.content,
  id: item.submissionId,
  photos: item.photos.map((key) => photos.get(key) ?? { key, id: null, alt: '' }),
  savedAt: 0,
  queued: null,
  like: null,
});

/** Reads a stored pile and its photos. Skips invalid parts. */
export function readPile(value: unknown): { pile: Pile; photos: DraftPhoto[] } {
  const stored = asRecord(value);
  const read = asList(stored.items).flatMap((item) => readItem(asRecord(item)));
  const items = read.map(({ item }) => item);
  if (items.length === 0) return { pile: EMPTY_PILE, photos: [] };
  return {
    pile: {
      stage: stored.stage === 'check' ? 'check' : 'pick',
      items,
      current: items.find(({ id }) => id === stored.current)?.id ?? null,
      startedAt: typeof stored.startedAt === 'number' ? stored.startedAt : null,
      postedBefore: typeof stored.postedBefore === 'number' ? stored.postedBefore : 0,
    },
    photos: read.flatMap(({ photos }) => photos),
  };
}

function readItem(stored: Record<string, unknown>): { item: PileItem; photos: readonly DraftPhoto[] }[] {
  const id = asText(stored.id);
  const { id: submissionId, photos, words, form, notes, touched } = readDraft(stored.draft);
  const item: PileItem = {
    id,
    photos: photos.map(({ key }) => key),
    suggested: stored.suggested === true,
    // An item that was being read is read again.
    state: stored.state === 'ready' || stored.state === 'words' ? stored.state : 'waiting',
    later: stored.later === true,
    content: { words, form, notes, touched },
    filled: [],
    listingId: null,
    submissionId,
  };
  return id === '' || (photos.length === 0 && isBlankItem(item)) ? [] : [{ item, photos }];
}
