import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import type { Refusal } from '../../../../../platform/web/form/submission.ts';
import { newId } from '../../../../../platform/web/new-id.ts';
import { dismissToast, showProblem, toast } from '../../../../../platform/web/ui/toast.ts';
import { vibrate } from '../../../../../platform/web/vibration.ts';
import { isRefusal } from '../../../../../shared/http-status.ts';
import {
  type ChosenPhotos,
  draftPhotosOf,
  draftStore,
  type FormContent,
  type ListingForm,
  postListing,
  useDraftPhotos,
} from '../../../../items/listings/web/listings.ts';
import { showTooManyPhotos, takeHandedPhotos, usePhotoUploads } from '../../../../items/photos/web/photos.ts';
import { retryAsGuest } from '../../../../people/guests/web/guests.ts';
import { recordListing } from '../../../../running/web-app/web/web-app.ts';
import { FORM_MODE } from '../sell-mode.ts';
import { itemPhotos } from './item-photos.ts';
import {
  beginChecking,
  changeItem,
  EMPTY_PILE,
  finishItem,
  MAX_PILE_PHOTOS,
  markNeedingWords,
  neighborOf,
  nextToRead,
  type Pile,
  type PileItem,
  reopenPostponed,
  syncPhotos,
} from './pile.ts';
import { PILE, readPile, storedPile } from './pile-store.ts';
import { movePhoto } from './sort-pile.ts';
import { useItemWriter } from './use-item-writer.ts';
import { useSuggestedItems } from './use-suggested-items.ts';

const TOO_MANY_FOR_PILE = `A pile takes up to ${MAX_PILE_PHOTOS} photos. The first ones were added.`;

export interface PileOptions {
  /** Account id or Guest ID. */
  owner: string;
  /** Whether a model reads photos on this site. */
  vision: boolean;
}

/**
 * The state of a pile. Photos are uploaded as they are chosen and belong to their owner, as in the form. Everything is
 * also saved on the device, so that a reload or Close loses nothing.
 */
export function usePile({ owner, vision }: PileOptions) {
  const [pile, setPile] = useState<Pile>(EMPTY_PILE);
  const [restored, setRestored] = useState(false);
  /** The items to which photos were added, by their files. */
  const [addedTo, setAddedTo] = useState<ReadonlyMap<File, string>>(new Map());
  const photos = usePhotoUploads([], {
    limit: MAX_PILE_PHOTOS,
    onTooMany: () => toast({ tone: 'error', title: 'Too many images', text: TOO_MANY_FOR_PILE }),
  });
  const { uploads } = photos;
  const uploaded = useMemo(
    () =>
      new Map(
        uploads.flatMap(({ key, state }) => (state.kind === 'done' ? [[key, state.photo] as const] : [])),
      ),
    [uploads],
  );
  const store = () => draftStore(owner);
  const open = new Set(pile.items.flatMap((item) => (item.state === 'live' ? [] : item.photos)));
  const draftPhotos = useDraftPhotos({
    store,
    photos,
    uploads: uploads.filter(({ key }) => open.has(key)),
    isReady: restored,
  });
  const suggestions = useSuggestedItems(uploads, setPile);
  const started = useRef(false);
  const undoToast = useRef<number | null>(null);

  const start = useEffectEvent(async () => {
    if (started.current) return;
    started.current = true;
    const before = readPile(store().read('pile', PILE));
    suggestions.noteSorted(before.photos.map(({ key }) => key));
    await draftPhotos.restore(before.photos);
    setPile(before.pile);
    setRestored(true);
    const handed = takeHandedPhotos();
    if (handed.length > 0) photos.add(handed);
  });
  useEffect(() => {
    void start();
    // Undo returns to this page's draft, so it is offered only here.
    return () => {
      if (undoToast.current !== null) dismissToast(undoToast.current);
    };
  }, []);

  const keys = uploads.map(({ key }) => key);
  const [followed, setFollowed] = useState('');
  if (restored && followed !== keys.join(' ')) {
    setFollowed(keys.join(' '));
    const homes = uploads.flatMap(({ key, file }) => {
      const home = file && addedTo.get(file);
      return home ? [[key, home] as const] : [];
    });
    setPile(syncPhotos(pile, keys, new Map(homes)));
  }

  useEffect(() => {
    if (restored) draftStore(owner).save('pile', PILE, storedPile(pile, draftPhotosOf(uploads)));
  }, [restored, owner, pile, uploads]);

  const change = (id: string, changeOf: (item: PileItem) => Partial<PileItem>) =>
    setPile((now) => {
      const item = now.items.find((pileItem) => pileItem.id === id);
      return item ? changeItem(now, id, changeOf(item)) : now;
    });

  const { write, stop } = useItemWriter({ vision, uploaded, change });
  const reading = vision ? nextToRead(pile, new Set(uploaded.keys())) : null;
  const readingId = reading?.id;
  const readNext = useEffectEvent(() => {
    if (reading !== null) void write(reading, reading.content.words);
  });
  useEffect(() => {
    if (readingId === undefined) return;
    const timer = setTimeout(() => readNext());
    return () => clearTimeout(timer);
  }, [readingId]);

  /** Posts an item and continues with the next one. Resolves to the problem, or null. */
  async function post(item: PileItem, form: ListingForm, chosen: ChosenPhotos): Promise<Refusal | null> {
    const outcome = await postPileItem(item, form, chosen);
    if (!outcome.ok) return outcome.refusal;
    setPile((now) => finishItem(now, item.id, { state: 'live', later: false, listingId: outcome.id }));
    undoToast.current = toast({
      tone: 'success',
      title: 'Posted',
      text: `“${form.title}” is live.`,
      action: { label: 'Undo', onSelect: () => void undo(item, outcome.id) },
    });
    return null;
  }

  /** Deletes a posted listing. Its photos are deleted too, so they are uploaded again. */
  async function undo(item: PileItem, listingId: string) {
    const path = { id: listingId };
    const outcome = await outcomeOf(api.DELETE('/api/listings/{id}', { params: { path } }));
    if (!outcome.ok) {
      showProblem(outcome.problem);
      return;
    }
    const back = { state: 'ready', listingId: null, submissionId: newId() } as const;
    setPile((now) => ({ ...changeItem(now, item.id, back), stage: 'check', current: item.id }));
    for (const key of item.photos) photos.sendAgain(key);
  }

  const photosOf = (item: PileItem) =>
    itemPhotos(item, photos, {
      onAdd: (files) =>
        setAddedTo((now) => new Map([...now, ...files.map((file) => [file, item.id] as const)])),
      onReorder: (reordered) => change(item.id, (now) => ({ photos: reordered(now.photos) })),
    });

  return {
    /** Whether each item waits for words, because no model reads photos. */
    pile: vision ? pile : markNeedingWords(pile),
    /** Whether the stored pile was loaded. */
    restored,
    photos,
    uploads: new Map(uploads.map((upload) => [upload.key, upload])),
    /** Whether the site reads photos. */
    vision,
    /** Whether new photos are being compared. */
    sorting: suggestions.sorting,
    /** Moves a photo to another item or a new one. Returns whether there was room. */
    move(key: string, to: string | null): boolean {
      const moved = movePhoto(pile, key, to);
      if (moved) setPile(moved);
      else showTooManyPhotos();
      return moved !== null;
    },
    remove: (key: string) => photos.remove(key),
    begin: () => setPile((now) => beginChecking(now, Date.now())),
    backToPick: () => setPile((now) => ({ ...now, stage: 'pick' })),
    show: (id: string | null) => setPile((now) => ({ ...now, current: id })),
    step: (by: 1 | -1) => setPile((now) => ({ ...now, current: neighborOf(now, by) })),
    setFormContent: (id: string, changeOf: (now: FormContent) => FormContent) => change(id, changeOf),
    photosOf,
    write,
    stop,
    post,
    later: (id: string) => setPile((now) => finishItem(now, id, { later: true })),
    resume: () => setPile(reopenPostponed),
    startOver() {
      photos.clear();
      setPile(EMPTY_PILE);
    },
  };
}

export type PileState = ReturnType<typeof usePile>;

/** Posts one item. Without a connection the item stays as it is. */
async function postPileItem(
  { submissionId }: PileItem,
  form: ListingForm,
  photos: ChosenPhotos,
): Promise<{ ok: true; id: string } | { ok: false; refusal: Refusal }> {
  const body = { ...form, photos, submissionId };
  const outcome = await retryAsGuest(() => postListing(body));
  if (outcome.ok) {
    vibrate();
    recordListing();
    return { ok: true, id: outcome.data.id };
  }
  const { problem } = outcome;
  const isRefused = problem.status === 0 || isRefusal(problem);
  return { ok: false, refusal: isRefused ? problem : FORM_MODE.notPosted };
}
