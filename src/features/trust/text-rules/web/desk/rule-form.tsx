import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import type { ApiProblem } from '../../../../../platform/web/api/api-problem.ts';
import { useAttempts, useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Notice } from '../../../../../platform/web/ui/notice.tsx';
import { SelectField } from '../../../../../platform/web/ui/select-field.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { TextAreaField } from '../../../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { NOT_FOUND } from '../../../../../shared/http-status.ts';
import { RULE_ACTIONS, RULE_LIMITS, type RuleAction } from '../../contract/rule-limits.ts';
import type { NewTextRule, RuleTrial, TextRule } from '../../contract/text-rule.ts';
import { PlacesField, VariantsField } from './rule-fields.tsx';
import { TrialResult } from './trial-result.tsx';

const NEW_RULE: NewTextRule = {
  name: '',
  words: '',
  exceptions: '',
  places: ['listing', 'zone-post'],
  action: 'block',
  reason: '',
  seesSeparators: true,
  seesLookAlikes: true,
  seesEndings: true,
  isOn: true,
};

/** A stored rule as the form sends it. */
export const typedRule = ({ words, exceptions, ...rule }: TextRule): NewTextRule => ({
  name: rule.name,
  words: words.join(', '),
  exceptions: exceptions.join(', '),
  places: rule.places,
  action: rule.action,
  reason: rule.reason,
  seesSeparators: rule.seesSeparators,
  seesLookAlikes: rule.seesLookAlikes,
  seesEndings: rule.seesEndings,
  isOn: rule.isOn,
});

const REASON_LABELS: Readonly<Record<RuleAction, string>> = {
  block: 'Why it’s refused',
  ask: 'What people are asked',
  queue: 'What people read',
  warn: 'What the receiver reads',
};

interface RuleFormProps {
  /** Null for a new rule. */
  rule: TextRule | null;
  /** Whether someone else removed the rule meanwhile. It can be added again. */
  isRemoved?: boolean;
  onSaved: () => void;
  onCancel: () => void;
  onRemove?: () => void;
}

/** Edits a rule. It can be tried on the newest listings before it is saved. */
export function RuleForm({ rule, isRemoved = false, onSaved, onCancel, onRemove }: RuleFormProps) {
  const { revalidate } = useRevalidator();
  const isNew = rule === null || isRemoved;
  const [typed, setTyped] = useState(() => (rule === null ? NEW_RULE : typedRule(rule)));
  const [trial, setTrial] = useState<RuleTrial | null>(null);
  const trying = useAttempts({ isInline: true });
  const saving = useSubmission(save);
  const change = (part: Partial<NewTextRule>) => {
    setTyped((before) => ({ ...before, ...part }));
    saving.clearErrors(...Object.keys(part));
    setTrial(null);
    trying.clearAllErrors();
  };
  const errorOf = (field: string) => saving.errorOf(field) ?? trying.errorOf(field);
  const id = rule?.id ?? 'new';

  async function save(): Promise<ApiProblem | null> {
    trying.clearAllErrors();
    const outcome = await outcomeOf(
      isNew
        ? api.POST('/api/text-rules', { body: typed })
        : api.PUT('/api/text-rules/{id}', {
            params: { path: { id: rule.id } },
            body: { ...typed, revision: rule.revision },
          }),
    );
    if (!outcome.ok) {
      if (outcome.problem.status === NOT_FOUND) await revalidate();
      return outcome.problem;
    }
    toast({ tone: 'success', title: 'Rule saved', text: 'It applies right away.' });
    onSaved();
    return null;
  }

  function tryIt() {
    const body = { rule: typed, id: isNew ? null : rule.id };
    void trying.send(async () => {
      const outcome = await outcomeOf(api.POST('/api/text-rules/try-rule', { body }));
      if (!outcome.ok) return outcome.problem;
      setTrial(outcome.data);
      return null;
    });
  }

  return (
    <form {...saving.form} className="grid gap-4 py-4">
      <TextField
        label="Name"
        name="name"
        id={`name-${id}`}
        value={typed.name}
        maxLength={RULE_LIMITS.name}
        autoComplete="off"
        error={errorOf('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextAreaField
        label="Words and phrases"
        name="words"
        id={`words-${id}`}
        hint="Separate with commas. A pattern goes between slashes, like /\d+ ?mg/."
        rows={2}
        className="[&_textarea]:max-h-60"
        spellCheck={false}
        value={typed.words}
        error={errorOf('words')}
        onChange={(event) => change({ words: event.target.value })}
      />
      <TextAreaField
        label="But not in"
        name="exceptions"
        id={`exceptions-${id}`}
        hint="Phrases in which a word is fine, like water pistol."
        rows={2}
        className="[&_textarea]:max-h-60"
        optional
        spellCheck={false}
        value={typed.exceptions}
        error={errorOf('exceptions')}
        onChange={(event) => change({ exceptions: event.target.value })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <PlacesField
          id={`places-${id}`}
          value={typed.places}
          error={errorOf('places')}
          onChange={(places) => change({ places })}
        />
        <SelectField
          label="What happens"
          name="action"
          id={`action-${id}`}
          options={RULE_ACTIONS}
          value={typed.action}
          onChange={({ target }) => {
            const action = RULE_ACTIONS.find(({ value }) => value === target.value)?.value ?? typed.action;
            change({ action, ...(action === 'warn' && { places: ['chat'] }) });
          }}
        />
      </div>
      {typed.action !== 'queue' && (
        <TextField
          label={REASON_LABELS[typed.action]}
          name="reason"
          id={`reason-${id}`}
          value={typed.reason}
          maxLength={RULE_LIMITS.reason}
          error={errorOf('reason')}
          onChange={(event) => change({ reason: event.target.value })}
        />
      )}
      <VariantsField rule={typed} onChange={change} />
      {trial && <TrialResult trial={trial} />}
      {isRemoved && (
        <Notice icon="circle-exclamation-point" tone="warn">
          <strong>Someone else removed this rule.</strong> What you typed is still here. You can add it as a
          new rule.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <ServerButton type="submit" busy={saving.busy} busyLabel="Saving...">
          {isRemoved ? 'Add as a new rule' : 'Save rule'}
        </ServerButton>
        <ServerButton variant="line" busy={trying.busy} busyLabel="Trying..." onClick={tryIt}>
          Try on listings
        </ServerButton>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        {onRemove && !isRemoved && (
          <ServerButton variant="quiet" className="ms-auto text-danger" onClick={onRemove}>
            Remove
          </ServerButton>
        )}
      </div>
    </form>
  );
}
