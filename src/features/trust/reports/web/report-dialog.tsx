import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { textOf, useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { VISITOR } from '../../../../platform/web/stored/own-store.ts';
import { useSavedText } from '../../../../platform/web/stored/use-saved-value.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { CheckboxLine } from '../../../../platform/web/ui/checkbox.tsx';
import { ChipRadioGroup } from '../../../../platform/web/ui/chip-radio-group.tsx';
import { CopyButton } from '../../../../platform/web/ui/copy-button.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { TextAreaField } from '../../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { type SomePerson, useBlock } from '../../blocks/web/blocks.ts';
import { reportErrors } from '../contract/errors.ts';
import type { SentReport } from '../contract/report.ts';
import { REPORT_LIMITS, type ReportReason, reasonsFor } from '../contract/report-limits.ts';
import { KIND_NAMES } from './kind-names.ts';
import type { ReportTarget } from './safety-menu.tsx';

interface ReportDialogProps {
  open: boolean;
  target: ReportTarget;
  /** The person who can be blocked in the same step. */
  person: SomePerson | null;
  onBlock?: (() => void) | undefined;
  onClose: () => void;
}

/** Reports something that belongs to someone else. */
export default function ReportDialog({ open, onClose, ...form }: ReportDialogProps) {
  const [sent, setSent] = useState<SentReport | null>(null);
  function close() {
    onClose();
    setSent(null);
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={sent === null ? `Report ${KIND_NAMES[form.target.kind]}` : 'Report sent'}
      description={sent === null ? "We don't tell anyone who reported it." : undefined}
    >
      {sent === null ? (
        <ReportForm {...form} onSent={setSent} onClose={close} />
      ) : (
        <Sent report={sent} onClose={close} />
      )}
    </Dialog>
  );
}

/** Says how to find the outcome. */
function Sent({ report: { id, key }, onClose }: { report: SentReport; onClose: () => void }) {
  const done = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone.
  useEffect(() => done.current?.focus(), []);
  const address = key === null ? `/reports/${id}` : `/reports/${id}?key=${key}`;
  return (
    <>
      <p role="status">
        Thank you. A person will read it.{' '}
        <Link to={address} onClick={onClose} className="font-semibold underline underline-offset-3">
          You can see what we decided
        </Link>{' '}
        {key === null ? 'there at any time.' : 'with this link. Keep it: nobody else has it.'}
      </p>
      <div className="dialog-actions">
        {key !== null && <CopyButton text={new URL(address, window.location.href).href} label="Copy link" />}
        <Button ref={done} variant="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </>
  );
}

interface ReportFormProps extends Omit<ReportDialogProps, 'open'> {
  onSent: (report: SentReport) => void;
}

const NO_REASON: ApiProblem = {
  ...reportErrors.REPORT_REFUSED,
  errors: [{ field: 'reason', message: "Choose what's wrong." }],
};

function ReportForm({ target, person, onBlock, onSent, onClose }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const { form, busy, errorOf } = useSubmission(send);
  const { block } = useBlock(onBlock);
  const { account, guest } = useViewer();
  const isVisitor = account === null && guest === null;
  const [details, setDetails] = useState('');
  const clearSaved = useSavedText({
    name: `report:${account?.id ?? guest?.guestId ?? VISITOR}:${target.kind}:${target.id}`,
    value: details,
    restore: setDetails,
  });

  async function send(data: FormData): Promise<ApiProblem | null> {
    if (reason === null) return NO_REASON;
    const email = textOf(data, 'email').trim();
    const body = { ...target, reason, details, ...(email !== '' && { email }) };
    const outcome = await outcomeOf(api.POST('/api/reports', { body }));
    if (!outcome.ok) return outcome.problem;
    clearSaved();
    if (person && data.has('block')) {
      // Blocking may replace the page, and this dialog with it.
      onClose();
      toast({
        tone: 'success',
        title: 'Report sent',
        text: 'A person will read it and tell you the outcome.',
      });
      await block(person);
    } else {
      onSent(outcome.data);
    }
    return null;
  }

  return (
    <form {...form} className="grid gap-5">
      <ChipRadioGroup
        legend="What's wrong?"
        name="reason"
        options={reasonsFor(target.kind)}
        value={reason}
        onChange={setReason}
        error={errorOf('reason')}
        size="sm"
      />
      <TextAreaField
        label="Details"
        name="details"
        rows={3}
        maxLength={REPORT_LIMITS.details}
        value={details}
        onChange={(event) => setDetails(event.target.value)}
        error={errorOf('details')}
        optional={reason !== 'other'}
      />
      {isVisitor && (
        <TextField
          label="Your email"
          name="email"
          id="report-email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={REPORT_LIMITS.email}
          hint="We’ll tell you the outcome. Nobody else sees it."
          error={errorOf('email')}
          optional
        />
      )}
      {person && !isVisitor && <CheckboxLine label={`Also block ${person.name}`} name="block" />}
      <div className="dialog-actions">
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Sending...">
          Send report
        </Button>
      </div>
    </form>
  );
}
