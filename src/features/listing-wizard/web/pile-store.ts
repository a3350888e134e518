import { asRecord, readForm, readNotes } from '../../listings/web/listings.ts';
import { EMPTY_PILE, type Pile, type PileFields, type PileItem } from './pile.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One name per person, because several may use a device. */
export const pileName = (owner: string): string => `pile:${owner}`;

/**
 * A pile as it is stored on the device. What was posted is only counted, as it is a listing now.
 * @param photoIds The ids of the photos that are uploaded, by their keys.
 * @returns Null when there is nothing to store.
 */
export function storedPile(pile: Pile, photoIds: ReadonlyMap<string, string>) {
  const items = pile.items.filter(({ state }) => state !== 'live');
  if (items.length === 0) return null;
  const keys = new Set(items.flatMap(({ photos }) => photos));
  return {
    ...pile,
    items,
    postedBefore: pile.postedBefore + pile.items.length - items.length,
    photoIds: Object.fromEntries([...photoIds].filter(([key]) => keys.has(key))),
  };
}

/** Reads a stored pile, and the ids of its photos by their keys, as far as it makes sense. */
export function readPile(value: unknown): { pile: Pile; photoIds: Map<string, string> } {
  const stored = asRecord(value);
  const items = asList(stored.items).flatMap((item) => readItem(asRecord(item)));
  if (items.length === 0) return { pile: EMPTY_PILE, photoIds: new Map() };
  const photoIds = Object.entries(asRecord(stored.photoIds)).flatMap(([key, id]) =>
    UUID.test(text(id)) ? [[key, text(id)] as const] : [],
  );
  return {
    pile: {
      stage: stored.stage === 'check' ? 'check' : 'pick',
      items,
      current: items.find(({ id }) => id === stored.current)?.id ?? null,
      startedAt: typeof stored.startedAt === 'number' ? stored.startedAt : null,
      postedBefore: typeof stored.postedBefore === 'number' ? stored.postedBefore : 0,
    },
    photoIds: new Map(photoIds),
  };
}

function readItem(item: Record<string, unknown>): PileItem[] {
  const id = text(item.id);
  const photos = texts(item.photos);
  const fields = item.fields === null || item.fields === undefined ? null : readFields(asRecord(item.fields));
  if (id === '' || (photos.length === 0 && fields === null)) return [];
  return [
    {
      id,
      photos,
      // What was being read is read again.
      state: fields !== null ? 'ready' : item.state === 'words' ? 'words' : 'waiting',
      later: item.later === true,
      words: text(item.words),
      fields,
      listingId: null,
      submissionId: text(item.submissionId) || id,
    },
  ];
}

function readFields(fields: Record<string, unknown>): PileFields {
  const { title, description, price, category, condition, tags } = readForm(fields);
  const { marks, questions, answers } = readNotes(fields);
  return { title, description, price, category, condition, tags, marks, questions, answers };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const texts = (value: unknown): string[] => asList(value).flatMap((one) => text(one) || []);
