import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ApiAnswer, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Notice } from '../../../../../platform/web/ui/notice.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { TextAreaField } from '../../../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { CONFLICT } from '../../../../../shared/http-status.ts';
import { CASE_LIMITS } from '../../contract/case-limits.ts';
import type { SiteRule } from '../../contract/site-rule.ts';

export type TypedRule = Pick<SiteRule, 'title' | 'text'>;

interface SiteRuleFormProps {
  /** Null for a new rule. */
  rule: SiteRule | null;
  /** Whether someone else removed the rule meanwhile. It can be added again. */
  isRemoved?: boolean;
  /** Its place in the list that is sent, by which the server names its fields. */
  index: number;
  save: (typed: TypedRule) => Promise<ApiAnswer<unknown>>;
  onClose: () => void;
  onRemove?: (() => void) | undefined;
}

/** The words of a rule. What was typed stays if it isn't saved. */
export function SiteRuleForm({ rule, isRemoved = false, index, save, onClose, onRemove }: SiteRuleFormProps) {
  const [typed, setTyped] = useState<TypedRule>({ title: rule?.title ?? '', text: rule?.text ?? '' });
  const { revalidate } = useRevalidator();
  const { form, busy, errorOf } = useSubmission(async () => {
    const outcome = await outcomeOf(save(typed));
    if (!outcome.ok) {
      // Someone else changed the list: saving again goes on from theirs. A rule that they removed can be added again.
      if (outcome.problem.status === CONFLICT) await revalidate();
      return outcome.problem;
    }
    toast({ tone: 'success', title: 'Rule saved', text: 'New decisions will use this wording.' });
    await revalidate();
    onClose();
    return null;
  });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [title, text] = [`rules.${index}.title`, `rules.${index}.text`];
  return (
    <form {...form} aria-label={rule?.title ?? 'New rule'} className="grid max-w-180 gap-4 py-2">
      <TextField
        label="Name"
        name={title}
        ref={first}
        autoComplete="off"
        maxLength={CASE_LIMITS.ruleTitle}
        value={typed.title}
        error={errorOf(title)}
        onChange={({ target }) => setTyped((now) => ({ ...now, title: target.value }))}
      />
      <TextAreaField
        label="What the rule is"
        name={text}
        rows={3}
        maxLength={CASE_LIMITS.ruleText}
        counter={`${typed.text.length} / ${CASE_LIMITS.ruleText}`}
        value={typed.text}
        error={errorOf(text)}
        onChange={({ target }) => setTyped((now) => ({ ...now, text: target.value }))}
      />
      {isRemoved && (
        <Notice icon="circle-exclamation-point" tone="warn">
          <strong>Someone else removed this rule.</strong> What you typed is still here. You can add it as a
          new rule.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <ServerButton type="submit" busy={busy} busyLabel="Saving...">
          {isRemoved ? 'Add as a new rule' : 'Save rule'}
        </ServerButton>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        {onRemove && (
          <ServerButton variant="quiet" className="ms-auto text-danger" onClick={onRemove}>
            Remove rule
          </ServerButton>
        )}
      </div>
    </form>
  );
}
