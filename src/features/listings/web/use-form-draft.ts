import { useEffect, useRef } from 'react';
import { ownStore } from '../../../platform/web/own-store.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import type { usePhotoUploads } from '../../photos/web/photos.ts';
import { bringBackPhotos } from './bring-back-photos.ts';
import { draftName, type FormDraft, isBlank, parseFormDraft } from './form-draft.ts';
import { EMPTY_FORM, type ListingForm } from './listing-form.ts';

interface FormDraftOptions {
  /** Account id or Guest ID; null saves and restores nothing. */
  owner: string | null;
  form: ListingForm;
  setForm: (form: ListingForm) => void;
  photos: Pick<ReturnType<typeof usePhotoUploads>, 'uploads' | 'restore' | 'clear'>;
}

/**
 * Saves the form on this device while it is filled in, with the ids of uploaded photos, and restores it on
 * the next visit. The server keeps unused photos for a day.
 */
export function useFormDraft({ owner, form, setForm, photos }: FormDraftOptions) {
  const name = owner === null ? null : draftName(owner);
  // Photos of the draft that are still being restored; they stay in the draft until then.
  const awaited = useRef<FormDraft['photos']>([]);
  const started = useRef(false);
  const posted = useRef(false);
  const untouched = useRef({ form, uploads: photos.uploads });
  const { uploads } = photos;

  useEffect(() => {
    if (started.current || name === null) return;
    started.current = true;
    const draft = parseFormDraft(ownStore().read(name));
    if (!draft) return;
    awaited.current = draft.photos;
    setForm(draft.form);
    const startOver = () => {
      awaited.current = [];
      setForm(EMPTY_FORM);
      photos.clear();
      ownStore().keep(name, null);
    };
    void bringBackPhotos(draft.photos).then((found) => {
      // The form was reset or posted meanwhile.
      if (found && awaited.current === draft.photos) {
        awaited.current = [];
        photos.restore(found);
      }
      return found;
    });
    toast({
      tone: 'info',
      title: 'Draft restored',
      text: 'Pick up where you left off.',
      action: { label: 'Start over', onSelect: startOver },
    });
    // Runs once, with the values of the first render.
  });

  useEffect(() => {
    const before = untouched.current;
    if (posted.current || name === null || (form === before.form && uploads === before.uploads)) return;
    const kept = uploads.flatMap(({ state }) =>
      state.kind === 'done' ? [{ id: state.photo.id, alt: state.photo.alt }] : [],
    );
    const draft = { form, photos: [...awaited.current, ...kept] };
    ownStore().keep(name, isBlank(draft) ? null : draft);
  }, [name, form, uploads]);

  return {
    /** Deletes the draft, once the listing is posted. */
    clear() {
      posted.current = true;
      awaited.current = [];
      if (name !== null) ownStore().keep(name, null);
    },
  };
}
