import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api.ts';
import { newId } from '../../../../platform/web/new-id.ts';
import { dismissToast, toast } from '../../../../platform/web/ui/toast.ts';
import { type PhotoUpload, takeHandedPhotos, usePhotoUploads } from '../../../photos/web/photos.ts';
import { bringBackPhotos, draftStore, useKeptPhotos } from '../../../listings/web/listings.ts';
import {
  beginChecking,
  changeItem,
  EMPTY_PILE,
  fieldsOf,
  finishItem,
  followPhotos,
  MAX_PILE_PHOTOS,
  neighbour,
  needingWords,
  nextToRead,
  type Pile,
  type PileFields,
  type PileItem,
  resumeLater,
} from './pile.ts';
import { PILE, readPile, storedPile } from './pile-store.ts';
import { postPileItem } from './pile-post.ts';
import { movePhoto } from './sort-pile.ts';
import { useSuggestedItems } from './use-suggested-items.ts';

const TOO_MANY = `A pile takes up to ${MAX_PILE_PHOTOS} photos. The first ones were added.`;

export interface PileOptions {
  /** Account id or Guest ID. */
  owner: string;
  /** A model of this site reads photos. */
  vision: boolean;
}

/**
 * The state of a pile. Photos are uploaded as they are chosen and belong to their owner, like those of the form. They
 * and all else stay on the device too, so that a reload or Close loses nothing.
 */
export function usePile({ owner, vision }: PileOptions) {
  const [pile, setPile] = useState<Pile>(EMPTY_PILE);
  const [restored, setRestored] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const photos = usePhotoUploads([], {
    limit: MAX_PILE_PHOTOS,
    onTooMany: () => toast({ tone: 'error', title: 'Too many images', text: TOO_MANY }),
  });
  const { uploads } = photos;
  const uploaded = useMemo(
    () =>
      new Map(
        uploads.flatMap(({ key, state }) => (state.kind === 'done' ? [[key, state.photo.id] as const] : [])),
      ),
    [uploads],
  );
  const store = () => draftStore(owner);
  const open = new Set(pile.items.flatMap((item) => (item.state === 'live' ? [] : item.photos)));
  const keptPhotos = useKeptPhotos(
    store,
    uploads.filter(({ key }) => open.has(key)),
    restored,
  );
  const suggestions = useSuggestedItems(uploads, setPile);
  const started = useRef(false);
  const undoToast = useRef<number | null>(null);

  const start = useEffectEvent(() => {
    if (started.current) return;
    started.current = true;
    void store()
      .readPhotos()
      .then(async (files) => {
        const before = readPile(store().read('pile', PILE));
        const found = await bringBackPhotos(before.photos, files);
        keptPhotos.note(before.photos.flatMap(({ key }) => (files.has(key) ? [key] : [])));
        suggestions.noteSorted(before.photos.map(({ key }) => key));
        setPile(before.pile);
        photos.bringBack(found.uploads);
        setRestored(true);
        const handed = takeHandedPhotos();
        if (handed.length > 0) photos.add(handed);
      });
  });
  useEffect(() => {
    start();
    // Undo brings a draft back to this page, so it is offered only here.
    return () => {
      if (undoToast.current !== null) dismissToast(undoToast.current);
    };
  }, []);

  const keys = uploads.map(({ key }) => key);
  const [followed, setFollowed] = useState('');
  if (restored && followed !== keys.join(' ')) {
    setFollowed(keys.join(' '));
    setPile(followPhotos(pile, keys));
  }

  useEffect(() => {
    if (restored) draftStore(owner).keep('pile', PILE, storedPile(pile, uploaded));
  }, [restored, owner, pile, uploaded]);

  const change = (id: string, with_: Partial<PileItem>) => setPile((now) => changeItem(now, id, with_));

  /** Lets a draft be written, from its photo or from the words of its seller. */
  async function write(item: PileItem, words: string) {
    const photoId = uploaded.get(item.photos[0] ?? '');
    const byPhoto = vision && photoId !== undefined;
    change(item.id, { state: 'reading', words });
    const outcome = await outcomeOf(
      api.POST('/api/functions/generate-listing', {
        body: byPhoto
          ? { type: 'photo', input: photoId, ...(words !== '' && { words }) }
          : { type: 'text', input: words },
      }),
    );
    if (outcome.ok) {
      const fields = fieldsOf(outcome.data, byPhoto ? 'photo' : 'text');
      change(item.id, { state: 'ready', fields });
      return;
    }
    change(item.id, { state: 'words' });
    const { title, detail } = outcome.problem;
    // Without words, asking for them is answer enough.
    if (words !== '') toast({ tone: 'error', title, text: detail });
  }

  const reading = vision ? nextToRead(pile, new Set(uploaded.keys())) : null;
  const readingId = reading?.id;
  const readNext = useEffectEvent(() => {
    if (reading !== null) void write(reading, reading.words);
  });
  useEffect(() => {
    if (readingId === undefined) return;
    const timer = setTimeout(() => readNext());
    return () => clearTimeout(timer);
  }, [readingId]);

  async function post(item: PileItem): Promise<void> {
    if (busy !== null || item.fields === null) return;
    setBusy(item.id);
    const { uploads: sent, posted } = await postPileItem(item, item.fields, photos.finished);
    setBusy(null);
    if (posted === null) return;
    setPile((now) => finishItem(now, item.id, { state: 'live', later: false, listingId: posted }));
    undoToast.current = toast({
      tone: 'success',
      title: 'Posted',
      text: `“${item.fields.title}” is live.`,
      action: { label: 'Undo', onSelect: () => void undo(item, posted, sent) },
    });
  }

  /** Takes a listing back. Its photos go with it, so they are uploaded once more. */
  async function undo(item: PileItem, listingId: string, sent: readonly PhotoUpload[]) {
    const path = { id: listingId };
    const outcome = await outcomeOf(api.DELETE('/api/listings/{id}', { params: { path } }));
    if (!outcome.ok) {
      toast({ tone: 'error', title: outcome.problem.title, text: outcome.problem.detail });
      return;
    }
    const back = { state: 'ready', listingId: null, submissionId: newId() } as const;
    setPile((now) => ({ ...changeItem(now, item.id, back), stage: 'check', current: item.id }));
    for (const { key } of sent) photos.sendAgain(key);
  }

  return {
    /** Without a model that reads photos, each waits for a few words. */
    pile: vision ? pile : needingWords(pile),
    /** What an earlier visit left is here. */
    restored,
    photos,
    uploads: new Map(uploads.map((upload) => [upload.key, upload])),
    /** The item that is being posted. */
    busy,
    /** New photos are being compared. */
    sorting: suggestions.sorting,
    /** Moves a photo to another item, or to one of its own. Returns whether it has room there. */
    move(key: string, to: string | null): boolean {
      const moved = movePhoto(pile, key, to);
      if (moved) setPile(moved);
      else toast({ tone: 'error', title: 'Too many images', text: 'You can only upload up to 5 images' });
      return moved !== null;
    },
    remove: (key: string) => photos.remove(key),
    begin: () => setPile((now) => beginChecking(now, Date.now())),
    backToPick: () => setPile((now) => ({ ...now, stage: 'pick' })),
    show: (id: string | null) => setPile((now) => ({ ...now, current: id })),
    step: (by: 1 | -1) => setPile((now) => ({ ...now, current: neighbour(now, by) })),
    edit: (id: string, fields: PileFields) => change(id, { fields }),
    setWords: (id: string, words: string) => change(id, { words }),
    write: (item: PileItem) => void write(item, item.words.trim()),
    post: (item: PileItem) => void post(item),
    later: (id: string) => setPile((now) => finishItem(now, id, { later: true })),
    resume: () => setPile(resumeLater),
    startOver() {
      photos.clear();
      setPile(EMPTY_PILE);
    },
  };
}

export type PileState = ReturnType<typeof usePile>;
