import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newId } from '../../../../../platform/web/new-id.ts';
import { ownStore, VISITOR } from '../../../../../platform/web/own-store.ts';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import type { usePhotoUploads } from '../../../photos/web/photos.ts';
import { EMPTY_FORM, type ListingForm } from '../listing-form.ts';
import { bringBackPhotos } from './bring-back-photos.ts';
import { adoptVisitorDrafts, draftStore } from './draft-store.ts';
import {
  contentOf,
  type DraftContent,
  type DraftPhoto,
  isBlank,
  type PostTo,
  type SellDraft,
  withStart,
} from './sell-draft.ts';
import { useDraftOfOtherTabs } from './use-draft-of-other-tabs.ts';
import { draftPhotosOf, useSavedPhotos } from './use-saved-photos.ts';

interface SavedDraftOptions {
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
  photos: Pick<ReturnType<typeof usePhotoUploads>, 'uploads' | 'waitFor' | 'bringBack' | 'clear'>;
  /** A draft was opened, or a new one begun. */
  onOpen?: (draft: SellDraft | null) => void;
}

/**
 * Keeps what a person gives for a new listing on this device, photos too, until it is posted, and goes on with the
 * newest draft on the next visit. All pages that lead to a listing share these drafts.
 */
export function useSavedDraft({
  person,
  like,
  fresh = false,
  start = EMPTY_FORM,
  content,
  setContent,
  photos,
  onOpen,
}: SavedDraftOptions) {
  const { uploads } = photos;
  // A session that ends while somebody is writing passes the draft to who goes on with it.
  const owner = useRef(person);
  useEffect(() => {
    owner.current = person;
  }, [person]);
  const store = () => draftStore(owner.current);
  const savedPhotos = useSavedPhotos(store, uploads, true);
  const id = useRef<string | null>(null);
  // Photos of the draft that are still being brought back; they stay in the draft until then.
  const awaited = useRef<readonly DraftPhoto[]>([]);
  const isStarted = useRef(false);
  const isPosted = useRef(false);
  const isStored = useRef(false);
  const likeOf = useRef(like);
  const queuedTo = useRef<PostTo | null>(null);
  /** Uploads change with each step of their progress, what is stored of them does not. */
  const photosNow = JSON.stringify(draftPhotosOf(uploads));
  /** What is stored, or needs no storing. */
  const seen = useRef({ content, photosNow });
  const newest = useRef({ content, uploads });
  useEffect(() => {
    newest.current = { content, uploads };
  }, [content, uploads]);
  const [queued, setQueued] = useState(false);
  const [stored, setStored] = useState<{ id: string; isSaved: boolean } | null>(null);
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
      queued: queuedTo.current,
      like: likeOf.current,
    };
  }

  const findOthers = () =>
    setOthers(
      store()
        .list()
        .filter((draft) => draft.id !== id.current),
    );

  function setQueue(to: PostTo | null): void {
    queuedTo.current = to;
    setQueued(to !== null);
  }

  function show(given: DraftContent): void {
    seen.current = { ...seen.current, content: given };
    setContent(given);
  }

  /** Puts a stored draft into the form. */
  function takeUp(draft: SellDraft): void {
    id.current = draft.id;
    likeOf.current = draft.like;
    setQueue(draft.queued);
    isStored.current = true;
    setStored({ id: draft.id, isSaved: true });
    show(withStart(draft, start));
    findOthers();
    onOpen?.(draft);
    takePhotos(draft);
  }

  function takePhotos({ photos: asked }: SellDraft): void {
    awaited.current = asked;
    if (asked.length === 0) return;
    photos.waitFor(lookUp(asked));
  }

  async function lookUp(asked: readonly DraftPhoto[]): Promise<void> {
    const files = await store().readPhotos();
    const found = await bringBackPhotos(asked, files);
    // Another draft was opened, or this one posted, meanwhile.
    if (awaited.current !== asked) return;
    awaited.current = found.awaited;
    savedPhotos.note(asked.flatMap(({ key }) => (files.has(key) ? [key] : [])));
    photos.bringBack(found.uploads);
  }

  /** Leaves the draft as it is stored, for another one. */
  function leave(): void {
    savedPhotos.release();
    awaited.current = [];
    photos.clear();
    id.current = null;
    likeOf.current = null;
    setQueue(null);
    isStored.current = false;
    isPosted.current = false;
    setStored(null);
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
    const drafts = store().list();
    const draft = fresh ? undefined : drafts.find((one) => like === null || one.like === like);
    if (!draft) return setOthers(drafts);
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
  useEffect(() => queueMicrotask(() => open()), []);

  const keep = useEffectEvent((isContentNew: boolean) => {
    // What was changed waits for another press of the button.
    if (isContentNew) setQueue(null);
    // Another tab has posted the draft: what is given here from now on is another listing.
    if (isStored.current && store().read('listing', idOf()) === null) id.current = null;
    const draft = draftNow();
    isStored.current = !isBlank(draft, start);
    const isSaved = store().keep('listing', draft.id, isStored.current ? draft : null);
    setStored(isStored.current ? { id: draft.id, isSaved } : null);
  });
  useEffect(() => {
    const last = seen.current;
    if (isPosted.current || (content === last.content && photosNow === last.photosNow)) return;
    seen.current = { content, photosNow };
    keep(content !== last.content);
  }, [content, photosNow]);

  useDraftOfOtherTabs({
    store,
    id: stored?.isSaved ? stored.id : null,
    /** People type in one tab at a time, so what comes from another tab is newer. */
    onChange(draft) {
      if (isPosted.current) return;
      show(withStart(draft, start));
      const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key).join(' ');
      if (keysOf(draft.photos) === keysOf(uploads)) return;
      savedPhotos.release();
      photos.clear();
      takePhotos(draft);
    },
  });

  return {
    /** Whether the newest state is on this device; null while nothing was given. */
    saved: stored && stored.isSaved,
    others,
    /** It is posted once the connection is back. */
    queued,
    /** Posts it, also to these, once the connection is back. */
    queue(to: PostTo): void {
      setQueue(to);
      const draft = draftNow();
      setStored({ id: draft.id, isSaved: store().keep('listing', draft.id, draft) });
    },
    /** Goes with the listing, so that it is posted once. */
    submissionId: idOf,
    /** Goes on with another draft; this one waits. */
    open(draft: SellDraft): void {
      leave();
      takeUp(draft);
    },
    beginNew,
    /** Passes the drafts of this person to another one, such as a guest who goes on with them. */
    giveTo(other: string): void {
      ownStore().handOver(owner.current, other);
      owner.current = other;
    },
    /** The session has ended, and the person leaves to sign in: what they wrote waits for them. */
    waitForSignIn(isMember: boolean): void {
      if (isMember) ownStore().setDraftsRetained(owner.current, true);
      else ownStore().handOver(owner.current, VISITOR);
    },
    /** Deletes the draft, once the listing is posted. */
    clear(): void {
      isPosted.current = true;
      remove();
      awaited.current = [];
      setStored(null);
    },
  };
}
