import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import { newId } from '../../../../../platform/web/new-id.ts';
import { Dialog } from '../../../../../platform/web/ui/dialog.tsx';
import { TextAreaField } from '../../../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { DialogActions } from '../../../operators/web/operators.ts';
import type { DeskPerson } from '../../contract/person.ts';
import { MAX_NOTE_LENGTH, MAX_REASON_LENGTH } from '../../contract/person-limits.ts';

interface PersonDialogProps {
  person: Pick<DeskPerson, 'id' | 'name' | 'credits'>;
  open: boolean;
  onClose: () => void;
}

/** Gives credits, or takes bought and given ones, with a reason. */
export function CreditDialog({ open, ...form }: PersonDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={`Give ${form.person.name} credits, or take some`}
      description={`A negative number takes credits. You can take up to ${form.person.credits.bought}, which were bought or given. The reason is in the audit log.`}
      bottom
    >
      <CreditForm {...form} />
    </Dialog>
  );
}

function CreditForm({ person: { id: personId }, onClose }: Omit<PersonDialogProps, 'open'>) {
  const { revalidate } = useRevalidator();
  const [id] = useState(newId);
  const { form, busy, errorOf } = useSubmission(async (data) => {
    const typed = String(data.get('credits') ?? '')
      .trim()
      .replace('−', '-');
    const outcome = await outcomeOf(
      api.POST('/api/desk/people/{id}/credits', {
        params: { path: { id: personId } },
        // What is not a number is refused like 0.
        body: { id, credits: Number(typed) || 0, reason: String(data.get('reason') ?? '') },
      }),
    );
    if (!outcome.ok) return outcome.problem;
    toast({ tone: 'success', title: 'Credits changed' });
    onClose();
    await revalidate();
    return null;
  });
  return (
    <form {...form} className="grid gap-4.5">
      <TextField
        label="Credits"
        name="credits"
        inputMode="text"
        autoComplete="off"
        error={errorOf('credits')}
      />
      <TextField
        label="Reason"
        name="reason"
        maxLength={MAX_REASON_LENGTH}
        autoComplete="off"
        error={errorOf('reason')}
      />
      <DialogActions label="Change credits" busy={busy} onClose={onClose} />
    </form>
  );
}

/** Writes a note about a person. */
export function NoteDialog({ open, ...form }: PersonDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={`Note about ${form.person.name}`}
      description="All operators read it, and it's part of the data this person can export."
      bottom
    >
      <NoteForm {...form} />
    </Dialog>
  );
}

function NoteForm({ person: { id: personId }, onClose }: Omit<PersonDialogProps, 'open'>) {
  const { revalidate } = useRevalidator();
  const [id] = useState(newId);
  const { form, busy, errorOf } = useSubmission(async (data) => {
    const outcome = await outcomeOf(
      api.POST('/api/desk/people/{id}/notes', {
        params: { path: { id: personId } },
        body: { id, text: String(data.get('text') ?? '') },
      }),
    );
    if (!outcome.ok) return outcome.problem;
    toast({ tone: 'success', title: 'Note saved' });
    onClose();
    await revalidate();
    return null;
  });
  return (
    <form {...form} className="grid gap-4.5">
      <TextAreaField label="Note" name="text" rows={4} maxLength={MAX_NOTE_LENGTH} error={errorOf('text')} />
      <DialogActions label="Save note" busy={busy} onClose={onClose} />
    </form>
  );
}
