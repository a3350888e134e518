import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { textOf, useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import { Dialog } from '../../../../../platform/web/ui/dialog.tsx';
import { SelectField } from '../../../../../platform/web/ui/select-field.tsx';
import { TextAreaField } from '../../../../../platform/web/ui/text-area-field.tsx';
import { DialogActions } from '../../../../running/operators/web/operators.ts';
import { CASE_LIMITS } from '../../contract/case-limits.ts';

interface CaseDialogProps {
  caseId: string;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Gives a case to a colleague, or back to the queue. */
export function HandOverDialog({ open, ...form }: CaseDialogProps) {
  return (
    <Dialog open={open} onClose={form.onClose} title="Hand over" bottom>
      <HandOverForm {...form} />
    </Dialog>
  );
}

function HandOverForm({ caseId, onClose, onDone }: Omit<CaseDialogProps, 'open'>) {
  const [colleagues, setColleagues] = useState<readonly { id: string; name: string }[]>([]);
  useEffect(() => {
    let isOpen = true;
    void outcomeOf(api.GET('/api/case-colleagues')).then((outcome) => {
      if (isOpen && outcome.ok) setColleagues(outcome.data.colleagues);
    });
    return () => {
      isOpen = false;
    };
  }, []);
  const { form, busy, errorOf } = useSubmission(async (data) => {
    const outcome = await outcomeOf(
      api.POST('/api/cases/{id}/hand-over', {
        params: { path: { id: caseId } },
        body: { to: textOf(data, 'to') || null, text: textOf(data, 'text') },
      }),
    );
    if (!outcome.ok) return outcome.problem;
    onDone();
    return null;
  });
  return (
    <form {...form} className="grid gap-4.5">
      <SelectField
        label="To"
        name="to"
        id="hand-over-to"
        options={[
          { value: '', label: 'Whoever is next' },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        error={errorOf('to')}
      />
      <TextAreaField
        label="What should they know?"
        name="text"
        id="hand-over-text"
        rows={2}
        maxLength={CASE_LIMITS.note}
        hint="Only operators read it."
        error={errorOf('text')}
        data-autofocus
      />
      <DialogActions label="Hand over" busy={busy} busyLabel="Handing over..." onClose={onClose} />
    </form>
  );
}

/** Writes a note that only operators read. */
export function NoteDialog({ open, ...form }: CaseDialogProps) {
  return (
    <Dialog open={open} onClose={form.onClose} title="Add a note" bottom>
      <NoteForm {...form} />
    </Dialog>
  );
}

function NoteForm({ caseId, onClose, onDone }: Omit<CaseDialogProps, 'open'>) {
  const { form, busy, errorOf } = useSubmission(async (data) => {
    const outcome = await outcomeOf(
      api.POST('/api/cases/{id}/notes', {
        params: { path: { id: caseId } },
        body: { text: textOf(data, 'text') },
      }),
    );
    if (!outcome.ok) return outcome.problem;
    onDone();
    return null;
  });
  return (
    <form {...form} className="grid gap-4.5">
      <TextAreaField
        label="Note"
        name="text"
        id="case-note"
        rows={3}
        maxLength={CASE_LIMITS.note}
        hint="Only operators read it. It can't be changed later."
        error={errorOf('text')}
        data-autofocus
      />
      <DialogActions label="Add note" busy={busy} busyLabel="Saving..." onClose={onClose} />
    </form>
  );
}
