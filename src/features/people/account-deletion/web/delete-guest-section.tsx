import { useState } from 'react';
import { api } from '../../../../platform/web/api/api.ts';
import { textOf } from '../../../../platform/web/form/use-submission.ts';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { guestStore } from '../../guests/web/guests.ts';
import { DeletionForm, DeletionSection } from './deletion-section.tsx';

/** The last section of a guest's dashboard. */
export function DeleteGuestSection() {
  const [open, setOpen] = useState(false);
  const form = { open, onOpen: () => setOpen(true), onClose: () => setOpen(false) };
  return (
    <DeletionSection
      title="Delete guest access"
      atOnce="Your listings are hidden, and you leave guest mode everywhere."
      undo="Come back with your Guest ID and PIN to undo it. Your listings come back, but not the deals that ended."
      form={form}
    >
      {(preview) => (
        <DeletionForm
          label="Delete guest access"
          idPrefix="delete-guest-"
          preview={preview}
          button="Delete my guest access"
          undo="Come back with your Guest ID and PIN before then to keep it."
          send={(data) => api.POST('/api/guests/current/deletion', { body: { pin: textOf(data, 'pin') } })}
          onDeleted={() => guestStore().clear()}
          onClose={form.onClose}
        >
          {(errorOf, first) => (
            <TextField
              ref={first}
              label="PIN"
              id="delete-guest-pin"
              name="pin"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              error={errorOf('pin')}
            />
          )}
        </DeletionForm>
      )}
    </DeletionSection>
  );
}
