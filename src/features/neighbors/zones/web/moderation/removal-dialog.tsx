import { type ReactNode, useState } from 'react';
import type { ApiProblem } from '../../../../../platform/web/api/api-problem.ts';
import { useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ChipRadioGroup } from '../../../../../platform/web/ui/chip-radio-group.tsx';
import { Dialog } from '../../../../../platform/web/ui/dialog.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { SelectField } from '../../../../../platform/web/ui/select-field.tsx';
import { TextAreaField } from '../../../../../platform/web/ui/text-area-field.tsx';
import { REMOVAL_REASONS, ZONE_LIMITS } from '../../contract/zone-limits.ts';
import type { Removal } from '../../contract/zone-member.ts';

type Reason = Removal['reason'];

interface RemovalFormProps {
  /** Name of the person who gets the note. */
  person: string;
  /** The removed text. */
  quote?: ReactNode;
  /** Rules of the zone. Without rules, "broken rule" is not offered. */
  rules: readonly string[];
  /** What others will see. */
  hint: string;
  confirmLabel: string;
  /** Resolves to the problem, or to null on success. */
  onRemove: (removal: Removal) => Promise<ApiProblem | null>;
  onClose: () => void;
}

interface RemovalDialogProps extends RemovalFormProps {
  open: boolean;
  title: string;
  description?: string;
}

/** Asks an admin for a reason before a removal. */
export default function RemovalDialog({ open, title, description, ...form }: RemovalDialogProps) {
  return (
    <Dialog open={open} onClose={form.onClose} title={title} description={description} bottom>
      <RemovalForm {...form} />
    </Dialog>
  );
}

function RemovalForm({ person, quote, rules, hint, confirmLabel, onRemove, onClose }: RemovalFormProps) {
  const reasons = REMOVAL_REASONS.filter(({ value }) => value !== 'rule' || rules.length > 0);
  const [reason, setReason] = useState<Reason>(reasons[0]?.value ?? 'other');
  const [rule, setRule] = useState(1);
  const [note, setNote] = useState('');
  const { form, busy, errorOf } = useSubmission(async () => {
    const problem = await onRemove({ reason, note, ...(reason === 'rule' && { rule }) });
    if (problem === null) onClose();
    return problem;
  });
  return (
    <form {...form} className="grid gap-4.5">
      {quote && (
        <blockquote className="rounded-tile bg-surface-2 px-4 py-3.5 text-md text-ink-2 wrap-anywhere">
          {quote}
        </blockquote>
      )}
      <ChipRadioGroup
        legend="Reason"
        name="reason"
        options={reasons}
        value={reason}
        onChange={setReason}
        size="sm"
      />
      {reason === 'rule' && (
        <SelectField
          label="Which rule"
          name="rule"
          options={rules.map((words, index) => ({
            value: String(index + 1),
            label: `${index + 1}. ${words}`,
          }))}
          value={String(rule)}
          onChange={(event) => setRule(Number(event.target.value))}
        />
      )}
      <TextAreaField
        label={`Note to ${person}`}
        name="note"
        rows={2}
        maxLength={ZONE_LIMITS.note}
        counter={`optional · ${note.length} / ${ZONE_LIMITS.note}`}
        value={note}
        error={errorOf('note')}
        onChange={(event) => setNote(event.target.value)}
      />
      <p className="hint">{hint}</p>
      <div className="dialog-actions">
        <Button variant="soft" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={busy} busyLabel="Removing...">
          <Icon name="trash" />
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
