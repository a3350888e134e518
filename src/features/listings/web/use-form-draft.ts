import { useEffect, useRef } from 'react';
import { newId } from '../../../platform/web/new-id.ts';
import { ownStore } from '../../../platform/web/own-store.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import type { PhotoUpload, usePhotoUploads } from '../../photos/web/photos.ts';
import { bringBackPhotos } from './bring-back-photos.ts';
import { type FormDraft, isBlank, parseFormDraft } from './form-draft.ts';
import { type DraftNotes, EMPTY_FORM, type ListingForm, NO_NOTES } from './listing-form.ts';

/** Longer than a toast stays otherwise, as a whole listing may be lost. */
const UNDO_MS = 15_000;

interface FormDraftOptions {
  /** The name it is stored under; null saves and restores nothing. */
  name: string | null;
  /** A draft to go on with if there is none of this name, such as one from before signing in. */
  adopts?: string;
  /** The form as it starts. */
  untouched?: ListingForm;
  form: ListingForm;
  notes: DraftNotes;
  setForm: (form: ListingForm, notes: DraftNotes) => void;
  photos: Pick<ReturnType<typeof usePhotoUploads>, 'uploads' | 'restore' | 'clear'>;
  /** The person starts over instead of using the restored draft. */
  onStartOver?: () => void;
}

/**
 * Saves the form on this device while it is filled in, with the ids of uploaded photos, and restores it on
 * the next visit. The server keeps unused photos for a day.
 */
export function useFormDraft({
  name,
  adopts,
  untouched = EMPTY_FORM,
  form,
  notes,
  setForm,
  photos,
  onStartOver,
}: FormDraftOptions) {
  // Photos of the draft that are still being restored; they stay in the draft until then.
  const awaited = useRef<FormDraft['photos']>([]);
  const started = useRef(false);
  const posted = useRef(false);
  const stored = useRef(false);
  const submissionId = useRef<string | null>(null);
  const before = useRef({ form, uploads: photos.uploads });
  const { uploads } = photos;

  /** Puts a stored draft into the form. */
  function takeUp(draft: FormDraft) {
    submissionId.current = draft.submissionId;
    awaited.current = draft.photos;
    setForm(draft.form, draft.notes);
    void bringBackPhotos(draft.photos).then((found) => {
      // The form was reset or posted meanwhile.
      if (!found || awaited.current !== draft.photos) return;
      awaited.current = [];
      photos.restore(found);
    });
  }

  /** What was unfinished is one press away while the new draft is looked at. */
  function offerUndo(owned: string, replaced: FormDraft) {
    toast({
      tone: 'info',
      title: 'Unfinished listing replaced',
      text: replaced.form.title.trim() || 'It had no title yet.',
      ms: UNDO_MS,
      action: {
        label: 'Undo',
        onSelect() {
          // The page may be left by now.
          ownStore().keep(owned, replaced);
          photos.clear();
          takeUp(replaced);
        },
      },
    });
  }

  function draftNow(): FormDraft {
    submissionId.current ??= newId();
    return {
      form,
      photos: [...awaited.current, ...uploaded(uploads)],
      notes,
      submissionId: submissionId.current,
    };
  }

  useEffect(() => {
    if (started.current || name === null) return;
    started.current = true;
    const own = parseFormDraft(ownStore().read(name), untouched);
    const draft = own ?? (adopts === undefined ? null : parseFormDraft(ownStore().read(adopts), untouched));
    if (!draft) return;
    if (!own && adopts !== undefined) ownStore().keep(adopts, null);
    stored.current = own !== null;
    takeUp(draft);
    const { replaced } = draft;
    if (replaced !== undefined) {
      if (replaced !== null) offerUndo(name, replaced);
      return;
    }
    const startOver = () => {
      awaited.current = [];
      submissionId.current = null;
      setForm(untouched, NO_NOTES);
      photos.clear();
      ownStore().keep(name, null);
      onStartOver?.();
    };
    toast({
      tone: 'info',
      title: 'Draft restored',
      text: 'Pick up where you left off.',
      action: { label: 'Start over', onSelect: startOver },
    });
    // Runs once, with the values of the first render.
  });

  useEffect(() => {
    const first = before.current;
    if (posted.current || name === null || (form === first.form && uploads === first.uploads)) return;
    // Another tab has posted the draft: what is typed here from now on is another listing.
    if (stored.current && ownStore().read(name) === null) submissionId.current = null;
    submissionId.current ??= newId();
    const draft = {
      form,
      photos: [...awaited.current, ...uploaded(uploads)],
      notes,
      submissionId: submissionId.current,
    };
    stored.current = !isBlank(draft, untouched);
    ownStore().keep(name, stored.current ? draft : null);
  }, [name, form, notes, uploads, untouched]);

  return {
    /** The form as it is now, for another page to go on with. */
    now: draftNow,
    /** Goes with the listing, so that it is posted once. */
    submissionId: (): string => draftNow().submissionId,
    /** Deletes the draft, once the listing is posted. */
    clear() {
      posted.current = true;
      awaited.current = [];
      if (name !== null) ownStore().keep(name, null);
    },
  };
}

const uploaded = (uploads: readonly PhotoUpload[]): FormDraft['photos'] =>
  uploads.flatMap(({ state }) =>
    state.kind === 'done' ? [{ id: state.photo.id, alt: state.photo.alt }] : [],
  );
