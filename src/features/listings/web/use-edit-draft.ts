import { useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { ownStore } from '../../../platform/web/own-store.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { parseFormDraft } from './form-draft.ts';
import type { ListingForm } from './listing-form.ts';

interface EditDraftOptions {
  /** Account id or Guest ID, as several people may use a device. */
  owner: string;
  listingId: string;
  /** The listing as it is. */
  initial: ListingForm;
  form: ListingForm;
  setForm: (form: ListingForm) => void;
  photosChanged: boolean;
}

/** Signing out leads to these, and nothing holds that up. */
const NEVER_HELD = ['/', '/auth'];

/**
 * Saves the fields of an edited listing on this device until they are sent, restores them on the next visit, and
 * asks before the page is left with changes.
 */
export function useEditDraft({ owner, listingId, initial, form, setForm, photosChanged }: EditDraftOptions) {
  const name = `listing-edit:${owner}:${listingId}`;
  const started = useRef(false);
  const saved = useRef(false);
  const fieldsChanged = JSON.stringify(form) !== JSON.stringify(initial);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const draft = parseFormDraft(ownStore().read(name));
    if (draft === null) return;
    setForm({ ...draft.form, aiGenerated: initial.aiGenerated });
    toast({
      tone: 'info',
      title: 'Draft restored',
      text: 'Pick up where you left off.',
      action: { label: 'Start over', onSelect: () => setForm(initial) },
    });
    // Runs once, with the values of the first render.
  });

  const untouched = useRef(form);
  useEffect(() => {
    if (saved.current || form === untouched.current) return;
    ownStore().keep(name, fieldsChanged ? { form, photos: [] } : null);
  }, [name, form, fieldsChanged]);

  const isHeld: BlockerFunction = ({ currentLocation, nextLocation }) =>
    !saved.current &&
    (fieldsChanged || photosChanged) &&
    currentLocation.pathname !== nextLocation.pathname &&
    !NEVER_HELD.includes(nextLocation.pathname);

  return {
    /** A try to leave, while the person is being asked. */
    leaving: useBlocker(isHeld),
    /** Deletes the draft, once the changes are saved. */
    clear() {
      saved.current = true;
      ownStore().keep(name, null);
    },
  };
}
