import { sendWithTabsClosed } from '../../../../../platform/web/connection/background-sync.ts';
import { type OwnFiles, ownFiles } from '../../../../../platform/web/stored/own-files.ts';
import type { createOwnStore } from '../../../../../platform/web/stored/own-store.ts';
import { asRecord, ownStore, VISITOR } from '../../../../../platform/web/stored/own-store.ts';
import { photoName, postedName, queuedName } from './draft-names.ts';
import { queuedOf } from './queued-listing.ts';
import { readDraft } from './read-draft.ts';
import { isBlank, type SellDraft } from './sell-draft.ts';

/** What a draft is of: a new listing, changes of a listing, or a pile of photos. */
type DraftKind = 'listing' | 'edit' | 'pile';

/**
 * Creates the store of a person's drafts on this device. Texts are stored immediately, so that closing the tab loses
 * none. Photos are stored as files, because the server deletes unused uploads after a day.
 */
export function createDraftStore(
  texts: Pick<ReturnType<typeof createOwnStore>, 'read' | 'save' | 'names' | 'onChange'>,
  files: OwnFiles,
  person: string,
) {
  const nameOf = (kind: DraftKind, id: string) => `draft:${person}:${kind}:${id}`;
  const photoStart = photoName(person, '');
  const read = (kind: DraftKind, id: string): unknown => texts.read(nameOf(kind, id));
  return {
    read,
    /**
     * Saves a draft, or removes it if null.
     * @returns whether it is stored. Storage may be missing or full.
     */
    save(kind: DraftKind, id: string, draft: unknown): boolean {
      const name = nameOf(kind, id);
      const wasQueued = isQueued(texts.read(name));
      const isSaved = texts.save(name, draft);
      // The service worker can't read texts, and posts what it finds among the files.
      const record = queuedName(person, id);
      if (isQueued(draft))
        void files.save(record, queuedOf(readDraft(draft))).then((isStored) => {
          if (isStored) return sendWithTabsClosed();
          // Storage is full: the next page posts it. The worker must not post an earlier version.
          return files.remove(record);
        });
      else if (wasQueued) void files.remove(record);
      return isSaved;
    },
    /** Calls back when another tab changes or removes it. */
    onChange: (kind: DraftKind, id: string, changed: () => void) => texts.onChange(nameOf(kind, id), changed),
    /** Drafts of new listings, newest first. */
    list(): SellDraft[] {
      const start = nameOf('listing', '');
      return texts
        .names(start)
        .map((name) => readDraft(texts.read(name)))
        .filter((draft) => !isBlank(draft))
        .toSorted((a, b) => b.savedAt - a.savedAt);
    },
    /** Removes the drafts that the service worker posted. Returns them with the ids of their listings. */
    async removePosted(): Promise<{ draft: SellDraft; listingId: string }[]> {
      const start = postedName(person, '');
      const posted = [];
      for (const [record, listingId] of await files.read(start)) {
        const name = nameOf('listing', record.slice(start.length));
        const draft = texts.read(name);
        // One that was changed since stays.
        if (isQueued(draft)) {
          texts.save(name, null);
          posted.push({ draft: readDraft(draft), listingId: String(listingId) });
        }
        await files.remove(record);
      }
      return posted;
    },
    /** Resolves to whether it is stored. */
    savePhoto: (key: string, file: File): Promise<boolean> => files.save(photoStart + key, file),
    removePhoto: (key: string): void => void files.remove(photoStart + key),
    async readPhotos(): Promise<Map<string, File>> {
      const stored = await files.read(photoStart);
      return new Map(
        stored.flatMap(([name, file]) =>
          file instanceof File ? [[name.slice(photoStart.length), file] as const] : [],
        ),
      );
    },
  };
}

const isQueued = (draft: unknown): boolean => asRecord(draft).queued != null;

export type DraftStore = ReturnType<typeof createDraftStore>;

/** The drafts of a person in this browser; for effects and event handlers, never while rendering. */
export const draftStore = (person: string): DraftStore =>
  createDraftStore(ownStore(), ownFiles().open(), person);

/** Gives what a visitor wrote to the person who signed in or became a guest. */
export function adoptVisitorDrafts(person: string): void {
  const visitor = draftStore(VISITOR);
  const ownDrafts = draftStore(person);
  const drafts = visitor.list();
  if (drafts.length === 0) return;
  for (const draft of drafts) {
    if (ownDrafts.save('listing', draft.id, draft)) visitor.save('listing', draft.id, null);
  }
  void ownFiles().handOver(VISITOR, person);
}
