import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newId } from '../../../../platform/web/new-id.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import type { usePhotoUploads } from '../../../photos/web/photos.ts';
import { EMPTY_FORM, type ListingForm } from '../listing-form.ts';
import { bringBackPhotos } from './bring-back-photos.ts';
import { VISITOR } from '../../../../platform/web/own-store.ts';
import { adoptVisitorDrafts, draftStore } from './draft-store.ts';
import { readDraft } from './read-draft.ts';
import { contentOf, type DraftContent, type DraftPhoto, isBlank, type SellDraft } from './sell-draft.ts';
import { draftPhotosOf, useKeptPhotos } from './use-kept-photos.ts';

interface KeptDraftOptions {
  /** Account id or Guest ID, or `VISITOR`: several people may use a device. */
  person: string;
  /** The own listing to start from. A draft that began so is gone on with; other drafts wait. */
  like: string | null;
  /** Starts a new draft, whatever waits. */
  fresh?: boolean;
  /** The form as it starts. */
  start?: ListingForm;
  content: DraftContent;
  setContent: (content: DraftContent) => void;
  photos: Pick<ReturnType<typeof usePhotoUploads>, 'uploads' | 'bringBack' | 'clear'>;
  /** A draft was opened, or a new one begun. */
  onOpen?: (draft: SellDraft | null) => void;
}

/**
 * Keeps what a person gives for a new listing on this device, photos too, until it is posted, and goes on with the
 * newest draft on the next visit. All pages that lead to a listing share these drafts.
 */
export function useKeptDraft({
  person,
  like,
  fresh = false,
  start = EMPTY_FORM,
  content,
  setContent,
  photos,
  onOpen,
}: KeptDraftOptions) {
  const { uploads } = photos;
  const store = () => draftStore(person);
  const keptPhotos = useKeptPhotos(store, uploads, true);
  const id = useRef<string | null>(null);
  // Photos of the draft that are still being brought back; they stay in the draft until then.
  const awaited = useRef<readonly DraftPhoto[]>([]);
  const isStarted = useRef(false);
  const isPosted = useRef(false);
  const isStored = useRef(false);
  const likeOf = useRef(like);
  /** Uploads change with each step of their progress, what is stored of them does not. */
  const photosNow = JSON.stringify(draftPhotosOf(uploads));
  /** What is stored, or needs no storing. */
  const seen = useRef({ content, photosNow });
  const newest = useRef({ content, uploads });
  useEffect(() => {
    newest.current = { content, uploads };
  }, [content, uploads]);
  /** Whether the newest state is on this device; null while nothing was given. */
  const [saved, setSaved] = useState<boolean | null>(null);
  /** Drafts that wait, newest first. */
  const [others, setOthers] = useState<readonly SellDraft[]>([]);

  const idOf = (): string => (id.current ??= newId());

  function draftNow(): SellDraft {
    const { current: given } = newest;
    const shown = draftPhotosOf(given.uploads);
    const missing = awaited.current.filter(({ key }) => !shown.some((photo) => photo.key === key));
    return {
      ...given.content,
      id: idOf(),
      photos: [...missing, ...shown],
      savedAt: Date.now(),
      like: likeOf.current,
    };
  }

  const findOthers = () =>
    setOthers(
      store()
        .list()
        .filter((draft) => draft.id !== id.current),
    );

  function show(given: DraftContent): void {
    seen.current = { ...seen.current, content: given };
    setContent(given);
  }

  /** Puts a stored draft into the form. */
  function takeUp(draft: SellDraft): void {
    id.current = draft.id;
    likeOf.current = draft.like;
    isStored.current = true;
    setSaved(true);
    show(withStart(draft, start));
    findOthers();
    onOpen?.(draft);
    takePhotos(draft);
  }

  function takePhotos({ photos: asked }: SellDraft): void {
    awaited.current = asked;
    if (asked.length === 0) return;
    void store()
      .readPhotos()
      .then(async (files) => {
        const found = await bringBackPhotos(asked, files);
        // Another draft was opened, or this one posted, meanwhile.
        if (awaited.current !== asked) return;
        awaited.current = found.awaited;
        keptPhotos.note(asked.flatMap(({ key }) => (files.has(key) ? [key] : [])));
        photos.bringBack(found.uploads);
      });
  }

  /** Leaves the draft as it is stored, for another one. */
  function leave(): void {
    keptPhotos.release();
    awaited.current = [];
    photos.clear();
    id.current = null;
    likeOf.current = null;
    isStored.current = false;
    isPosted.current = false;
    setSaved(null);
  }

  function beginNew(): void {
    leave();
    show(contentOf(start));
    onOpen?.(null);
    findOthers();
  }

  /** Deletes the draft with its photos. */
  function remove(): void {
    const keys = [...awaited.current, ...newest.current.uploads].map(({ key }) => key);
    store().keep('listing', idOf(), null);
    for (const key of keys) store().removePhoto(key);
  }

  const open = useEffectEvent(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    if (person !== VISITOR) adoptVisitorDrafts(person);
    const kept = store().list();
    const draft = fresh ? undefined : kept.find((one) => like === null || one.like === like);
    if (!draft) return setOthers(kept);
    takeUp(draft);
    const startOver = () => {
      remove();
      beginNew();
    };
    toast({
      tone: 'info',
      title: 'Draft restored',
      text: 'Pick up where you left off.',
      action: { label: 'Start over', onSelect: startOver },
    });
  });
  useEffect(() => open(), []);

  const keep = useEffectEvent(() => {
    // Another tab has posted the draft: what is given here from now on is another listing.
    if (isStored.current && store().read('listing', idOf()) === null) id.current = null;
    const draft = draftNow();
    isStored.current = !isBlank(draft, start);
    const isKept = store().keep('listing', draft.id, isStored.current ? draft : null);
    setSaved(isStored.current ? isKept : null);
  });
  useEffect(() => {
    const last = seen.current;
    if (isPosted.current || (content === last.content && photosNow === last.photosNow)) return;
    seen.current = { content, photosNow };
    keep();
  }, [content, photosNow]);

  /** Another tab has changed the draft. People type in one tab at a time, so the other one is newer. */
  const follow = useEffectEvent(() => {
    const stored = store().read('listing', idOf());
    // Posted or deleted there: what is here stays, and is another listing once it is changed.
    if (stored === null || isPosted.current) return;
    const draft = readDraft(stored);
    show(withStart(draft, start));
    if (keysOf(draft.photos) === keysOf(uploads)) return;
    keptPhotos.release();
    photos.clear();
    takePhotos(draft);
  });
  const watched = saved === true ? id.current : null;
  useEffect(
    () => (watched === null ? undefined : store().onChange('listing', watched, () => follow())),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the store is the same for one person
    [person, watched],
  );

  return {
    saved,
    others,
    /** Goes with the listing, so that it is posted once. */
    submissionId: idOf,
    /** Goes on with another draft; this one waits. */
    open(draft: SellDraft): void {
      leave();
      takeUp(draft);
    },
    beginNew,
    /** Deletes the draft, once the listing is posted. */
    clear(): void {
      isPosted.current = true;
      remove();
      awaited.current = [];
      setSaved(null);
    },
  };
}

const keysOf = (photos: readonly { key: string }[]): string => photos.map(({ key }) => key).join(' ');

/** A draft that has no category or condition yet gets those that the form starts with. */
function withStart(draft: SellDraft, start: ListingForm): DraftContent {
  const { words, form, notes, touched } = draft;
  return {
    words,
    notes,
    touched,
    form: {
      ...form,
      category: form.category || start.category,
      condition: form.condition || start.condition,
    },
  };
}
