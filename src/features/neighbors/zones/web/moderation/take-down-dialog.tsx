import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../../../platform/web/ui/dialog.tsx';
import { TextAreaField } from '../../../../../platform/web/ui/text-area-field.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { useSubmission } from '../../../../../platform/web/use-submission.ts';
import { ZONE_LIMITS } from '../../contract/zone-limits.ts';

interface TakeDownDialogProps {
  zone: { id: string; name: string };
  open: boolean;
  onClose: () => void;
}

/** Asks an operator for a reason before a zone is taken down. */
export function TakeDownDialog({ open, ...form }: TakeDownDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={`Take down ${form.zone.name}?`}
      description="It's hidden from everyone, even its members. You can restore it later with everything in it."
      bottom
    >
      <TakeDownForm {...form} />
    </Dialog>
  );
}

function TakeDownForm({ zone: { id, name }, onClose }: Omit<TakeDownDialogProps, 'open'>) {
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState('');
  const { form, busy, errorOf } = useSubmission(async () => {
    const outcome = await outcomeOf(
      api.POST('/api/zones/{id}/take-down', { params: { path: { id } }, body: { reason } }),
    );
    if (!outcome.ok) return outcome.problem;
    toast({ tone: 'success', title: 'Zone taken down', text: name });
    onClose();
    await revalidate();
    return null;
  });
  return (
    <form {...form} className="grid gap-4.5">
      <TextAreaField
        label="Reason"
        name="reason"
        rows={3}
        maxLength={ZONE_LIMITS.takeDownReason}
        counter={`${reason.length} / ${ZONE_LIMITS.takeDownReason}`}
        hint="Its admins read it."
        value={reason}
        error={errorOf('reason')}
        onChange={({ target }) => setReason(target.value)}
        data-autofocus
      />
      <div className="dialog-actions">
        <Button variant="soft" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={busy} busyLabel="Taking down...">
          Take down
        </Button>
      </div>
    </form>
  );
}
