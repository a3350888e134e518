import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { newId } from '../../../../../platform/web/new-id.ts';
import { asRecord, VISITOR } from '../../../../../platform/web/stored/own-store.ts';
import type { usePhotoUploads } from '../../../photos/web/photos.ts';
import { EMPTY_FORM, type ListingForm } from '../listing-form.ts';
import { adoptVisitorDrafts } from './draft-store.ts';
import {
  contentOf,
  type DraftContent,
  isBlank,
  type PostTo,
  type SellDraft,
  withStart,
} from './sell-draft.ts';
import { showPosted } from './send-queued.ts';
import { useDraftOfOtherTabs } from './use-draft-of-other-tabs.ts';
import { useDraftOwner } from './use-draft-owner.ts';
import { draftPhotosOf, showDraftRestored, useDraftPhotos } from './use-draft-photos.ts';

interface SavedDraftOptions {
  /** Account id or Guest ID, or `VISITOR`: several people may use a device. */
  person: string;
  /** The own listing to start from. Opens the draft that started from it; other drafts wait. */
  like: string | null;
  /** Starts a new draft, even if others wait. */
  fresh?: boolean;
  /** The form as it starts. */
  start?: ListingForm;
  content: DraftContent;
  setContent: (content: DraftContent) => void;
  photos: Pick<ReturnType<typeof usePhotoUploads>, 'uploads' | 'waitFor' | 'bringBack' | 'clear'>;
  /** Called after a draft was opened, or a new one (null) started. */
  onOpen?: (draft: SellDraft | null) => void;
}

/** The draft in the form. */
interface OpenDraft {
  /** Null until it is first saved. */
  id: string | null;
  /** The own listing that it started from. */
  like: string | null;
  queuedTo: PostTo | null;
  isStored: boolean;
  isPosted: boolean;
}

const NEW_DRAFT: OpenDraft = { id: null, like: null, queuedTo: null, isStored: false, isPosted: false };

/** Navigation state that opens a draft. */
export const openingDraft = (draft: string) => ({ draft });

const draftIn = (state: unknown): unknown => asRecord(state).draft;

const NOTHING_GONE = Promise.resolve(true);

/**
 * Saves what a person enters for a new listing on this device, including photos, until it is posted. The next visit
 * opens the newest draft. All pages that lead to a listing share these drafts.
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
  const navigate = useNavigate();
  const { state } = useLocation();
  const { store, giveTo, waitForSignIn } = useDraftOwner(person);
  const draftPhotos = useDraftPhotos({ store, photos });
  const isStarted = useRef(false);
  /** Resolves to whether all photos of the draft were found. */
  const restoring = useRef(NOTHING_GONE);
  const openDraft = useRef<OpenDraft>({ ...NEW_DRAFT, like });
  /** What is stored of the uploads, which doesn't change with their progress. */
  const photosNow = JSON.stringify(draftPhotosOf(uploads));
  /** What is stored, or doesn't need to be. */
  const seen = useRef({ content, photosNow });
  const newest = useRef({ content, uploads });
  useEffect(() => {
    newest.current = { content, uploads };
  }, [content, uploads]);
  const [queued, setQueued] = useState(false);
  const [stored, setStored] = useState<{ id: string; isSaved: boolean } | null>(null);
  /** Drafts that wait, newest first. */
  const [others, setOthers] = useState<readonly SellDraft[]>([]);

  const idOf = (): string => (openDraft.current.id ??= newId());

  function draftNow(): SellDraft {
    const { current: latest } = newest;
    return {
      ...latest.content,
      id: idOf(),
      photos: draftPhotos.withAwaited(latest.uploads),
      savedAt: Date.now(),
      queued: openDraft.current.queuedTo,
      like: openDraft.current.like,
    };
  }

  function storeDraft(draft: SellDraft): void {
    const isSaved = store().save('listing', draft.id, draft);
    openDraft.current.isStored = isSaved;
    setStored({ id: draft.id, isSaved });
  }

  const findOthers = () =>
    setOthers(
      store()
        .list()
        .filter((draft) => draft.id !== openDraft.current.id),
    );

  function setQueue(to: PostTo | null): void {
    openDraft.current.queuedTo = to;
    setQueued(to !== null);
  }

  function show(shown: DraftContent): void {
    seen.current = { ...seen.current, content: shown };
    setContent(shown);
  }

  /** Shows a stored draft in the form. */
  function showDraft(draft: SellDraft): void {
    const { id, like: copied, queued: queuedTo } = draft;
    openDraft.current = { id, like: copied, queuedTo, isStored: true, isPosted: false };
    setQueued(queuedTo !== null);
    setStored({ id: draft.id, isSaved: true });
    show(withStart(draft, start));
    findOthers();
    onOpen?.(draft);
    restorePhotos(draft);
  }

  function restorePhotos({ photos: earlier }: Pick<SellDraft, 'photos'>): void {
    restoring.current = earlier.length === 0 ? NOTHING_GONE : draftPhotos.restore(earlier);
    photos.waitFor(restoring.current.then(() => undefined));
  }

  /** Leaves the stored draft as it is, because another one is opened. */
  function leave(): void {
    draftPhotos.release();
    photos.clear();
    openDraft.current = { ...NEW_DRAFT };
    setQueued(false);
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
    const keys = [...(draftPhotos.awaited() ?? []), ...newest.current.uploads].map(({ key }) => key);
    store().save('listing', idOf(), null);
    for (const key of keys) store().removePhoto(key);
  }

  const open = useEffectEvent(async () => {
    if (isStarted.current) return;
    isStarted.current = true;
    if (person !== VISITOR) adoptVisitorDrafts(person);
    // The service worker may have posted what waits.
    const isQueued = ({ queued: to }: SellDraft) => to !== null;
    if (store().list().some(isQueued)) await showPosted(store(), (path) => void navigate(path));
    const drafts = store().list();
    const draft = fresh ? undefined : draftToOpen(drafts, draftIn(state), like);
    if (!draft) return setOthers(drafts);
    showDraft(draft);
    const startOver = () => {
      remove();
      beginNew();
    };
    showDraftRestored(startOver);
  });
  useEffect(() => queueMicrotask(() => void open()), []);

  const save = useEffectEvent((isContentNew: boolean) => {
    // A changed draft waits until the button is pressed again.
    if (isContentNew) setQueue(null);
    // Another tab posted the draft, so changes made here belong to a new one.
    if (openDraft.current.isStored && store().read('listing', idOf()) === null) openDraft.current.id = null;
    const draft = draftNow();
    if (!isBlank(draft, start)) return storeDraft(draft);
    store().save('listing', draft.id, null);
    openDraft.current.isStored = false;
    setStored(null);
  });
  useEffect(() => {
    const last = seen.current;
    if (openDraft.current.isPosted || (content === last.content && photosNow === last.photosNow)) return;
    seen.current = { content, photosNow };
    save(content !== last.content);
  }, [content, photosNow]);

  useDraftOfOtherTabs({
    store,
    id: stored?.isSaved ? stored.id : null,
    /** People type in one tab at a time, so what comes from another tab is newer. */
    onChange(draft) {
      if (openDraft.current.isPosted) return;
      show(withStart(draft, start));
      if (keysOf(draft.photos) === keysOf(uploads)) return;
      draftPhotos.release();
      photos.clear();
      restorePhotos(draft);
    },
  });

  return {
    /** Whether the newest state is stored on this device; null while the draft is blank. */
    saved: stored && stored.isSaved && draftPhotos.areSaved,
    others,
    /** Whether it is posted once the connection is back. */
    queued,
    /** Posts it once the connection is back, also to a zone or event. */
    queue(to: PostTo): void {
      setQueue(to);
      restoring.current = NOTHING_GONE;
      storeDraft(draftNow());
    },
    /**
     * Loads the photos of a queued draft that needed a connection. If some are gone, the draft waits no longer, so that it
     * isn't posted without them before its person has seen that.
     * @returns whether the form shows all of them.
     */
    async hasAllPhotos(): Promise<boolean> {
      const { id } = openDraft.current;
      await restoring.current;
      const awaited = draftPhotos.awaited();
      if (awaited) restorePhotos({ photos: awaited });
      const isWhole = await restoring.current;
      if (openDraft.current.id !== id) return false;
      if (isWhole) return openDraft.current.queuedTo !== null && draftPhotos.awaited() === null;
      setQueue(null);
      storeDraft(draftNow());
      return false;
    },
    /** Sent with the listing, so that it is posted only once. */
    submissionId: idOf,
    /** Opens another draft; this one waits. */
    open(draft: SellDraft): void {
      leave();
      showDraft(draft);
    },
    beginNew,
    giveTo,
    waitForSignIn,
    /** Deletes the draft, once the listing is posted. */
    clear(): void {
      openDraft.current.isPosted = true;
      remove();
      draftPhotos.stop();
      setStored(null);
    },
  };
}

/** Returns the draft that the page was asked to open, or else the newest one that fits it. */
const draftToOpen = (drafts: readonly SellDraft[], requestedId: unknown, like: string | null) =>
  drafts.find(({ id }) => id === requestedId) ?? drafts.find((draft) => like === null || draft.like === like);

const keysOf = (photos: readonly { key: string }[]): string => photos.map(({ key }) => key).join(' ');
