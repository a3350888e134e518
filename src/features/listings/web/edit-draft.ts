import type { Photo } from '../../photos/contract/photo.ts';
import type { PhotoUpload } from '../../photos/web/photos.ts';
import type { Listing } from '../contract/listing.ts';
import { asRecord, type DraftPhoto, readForm, readPhotos } from './form-draft.ts';
import { formOf, type ListingForm } from './listing-form.ts';

/** What can be changed about a listing. */
export interface ListingContent {
  form: ListingForm;
  photos: readonly Photo[];
}

/** Changes to a listing that were not saved yet. */
export interface EditDraft {
  form: ListingForm;
  /** In order, with their descriptions; null when nothing about them was changed. */
  photos: DraftPhoto[] | null;
  /** Names the content of the listing that was changed; null in drafts from before this was noted. */
  base: string | null;
}

/** One name per person and listing, because several may use a device. */
export const editDraftName = (owner: string, listingId: string): string =>
  `listing-edit:${owner}:${listingId}`;

export const contentOf = (listing: Listing): ListingContent => ({
  form: formOf(listing),
  photos: listing.images ?? [],
});

/** The same for the same content. */
export const baseOf = ({ form, photos }: ListingContent): string => JSON.stringify([form, namesOf(photos)]);

/** What would be saved now; null when it is what the listing has already. */
export function editDraftOf(
  before: ListingContent,
  form: ListingForm,
  uploads: readonly PhotoUpload[],
): EditDraft | null {
  const now = uploads.map(({ key, state }) =>
    state.kind === 'done' ? `${state.photo.id} ${state.photo.alt}` : key,
  );
  const photosChanged = JSON.stringify(now) !== JSON.stringify(namesOf(before.photos));
  if (!photosChanged && JSON.stringify(form) === JSON.stringify(before.form)) return null;
  const kept = uploads.flatMap(({ state }) =>
    state.kind === 'done' ? [{ id: state.photo.id, alt: state.photo.alt }] : [],
  );
  return { form, photos: photosChanged ? kept : null, base: baseOf(before) };
}

/** Reads the draft of an earlier visit, perhaps written by an older version of the page; null when there is none. */
export function parseEditDraft(value: unknown): EditDraft | null {
  const stored = asRecord(value);
  if (typeof stored.form !== 'object' || stored.form === null) return null;
  const base = typeof stored.base === 'string' ? stored.base : null;
  return {
    form: readForm(stored.form),
    // Before, photos were not kept: an empty list said nothing about them.
    photos: base !== null && Array.isArray(stored.photos) ? readPhotos(stored.photos) : null,
    base,
  };
}

/** Whether the listing was changed since the draft was begun, here or elsewhere. */
export const isStale = ({ base }: EditDraft, now: ListingContent): boolean =>
  base !== null && base !== baseOf(now);

const namesOf = (photos: readonly Photo[]): string[] => photos.map(({ id, alt }) => `${id} ${alt}`);
