import { asRecord } from '../../../../../platform/web/stored/own-store.ts';
import type { Photo } from '../../../photos/contract/photo.ts';
import type { PhotoUpload } from '../../../photos/web/photos.ts';
import type { Listing } from '../../contract/listing.ts';
import { formOf, type ListingForm } from '../listing-form.ts';
import { readDraft } from './read-draft.ts';
import type { DraftContent, DraftPhoto, SellDraft } from './sell-draft.ts';
import { draftPhotosOf } from './use-draft-photos.ts';

/** What can be changed about a listing. */
export interface ListingContent {
  form: ListingForm;
  photos: readonly Photo[];
}

/** Changes to a listing that were not saved yet. */
export interface EditDraft extends SellDraft {
  /** Something about the photos was changed: they are replaced by those of the draft. */
  photosChanged: boolean;
  /** Names the content of the listing that was changed. */
  base: string;
}

export const listingContentOf = (listing: Listing): ListingContent => ({
  form: formOf(listing),
  photos: listing.images ?? [],
});

/** The same for the same content. */
export const baseOf = ({ form, photos }: ListingContent): string => JSON.stringify([form, namesOf(photos)]);

/**
 * What would be saved now; null when it is what the listing has already.
 * @param awaited The photos of the draft while they are being restored, and `uploads` are still those of the listing.
 */
export function editDraftOf(
  listingId: string,
  before: ListingContent,
  content: DraftContent,
  uploads: readonly PhotoUpload[],
  awaited: readonly DraftPhoto[] | null = null,
): EditDraft | null {
  const now = uploads.map(({ key, state, alt }) =>
    state.kind === 'done' ? `${state.photo.id} ${alt}` : key,
  );
  const photosChanged = awaited !== null || JSON.stringify(now) !== JSON.stringify(namesOf(before.photos));
  if (!photosChanged && JSON.stringify(content.form) === JSON.stringify(before.form)) return null;
  return {
    ...content,
    id: listingId,
    photos: awaited ?? (photosChanged ? draftPhotosOf(uploads) : []),
    photosChanged,
    savedAt: Date.now(),
    queued: null,
    like: null,
    base: baseOf(before),
  };
}

/** Reads the draft of an earlier visit; null when there is none. */
export function readEditDraft(value: unknown): EditDraft | null {
  const { form, base, photosChanged } = asRecord(value);
  if (typeof form !== 'object' || form === null || typeof base !== 'string') return null;
  return { ...readDraft(value), photosChanged: photosChanged === true, base };
}

/** Whether the listing was changed since the draft was begun, here or elsewhere. */
export const isStale = ({ base }: EditDraft, now: ListingContent): boolean => base !== baseOf(now);

const namesOf = (photos: readonly Photo[]): string[] => photos.map(({ id, alt }) => `${id} ${alt}`);
