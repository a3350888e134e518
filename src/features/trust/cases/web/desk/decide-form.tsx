import clsx from 'clsx';
import { useId } from 'react';
import type { Submission } from '../../../../../platform/web/form/use-submission.ts';
import { serverNow } from '../../../../../platform/web/time/server-time.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { Notice } from '../../../../../platform/web/ui/notice.tsx';
import { SelectField } from '../../../../../platform/web/ui/select-field.tsx';
import { TextAreaField } from '../../../../../platform/web/ui/text-area-field.tsx';
import { counted } from '../../../../../shared/counted.ts';
import { dayAndMonth } from '../../../../../shared/dates.ts';
import { grouped } from '../../../../../shared/grouped.ts';
import { DAY_MS } from '../../../../../shared/time.ts';
import type { Case } from '../../contract/case.ts';
import { APPEAL_OUTCOMES, CASE_LIMITS, PERSON_ACTIONS, SUBJECT_ACTIONS } from '../../contract/case-limits.ts';
import type { Effects } from '../../contract/decision.ts';
import { ActionChoice } from './action-choice.tsx';
import { KINDS } from './case-words.ts';
import {
  HARSH,
  isHarsh,
  OUTCOME_HINTS,
  OUTCOME_LETTERS,
  PERSON_HINTS,
  PERSON_LETTERS,
  SUBJECT_HINTS,
  SUBJECT_LETTERS,
} from './decision-actions.ts';
import { MailPreview } from './mail-preview.tsx';
import { canEnd, type Draft, ENDS } from './use-decision.ts';

interface DecideFormProps {
  deskCase: Case;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  effects: Effects | null;
  /** Why it can't be decided, on the button; null if it can. */
  denial: string | null;
  submission: Submission;
  /** On phones, the panel is in a sheet and has its title there. */
  isSheet?: boolean;
}

/** The panel where cases and appeals are decided. */
export function DecideForm(props: DecideFormProps) {
  const { deskCase, draft, onChange, effects, denial, isSheet } = props;
  const { form, problem, errorOf } = props.submission;
  const id = useId();
  const isDisabled = denial !== null;
  const isAppeal = deskCase.appeal !== null;
  const isTold =
    isAppeal || (draft.onSubject !== null && !(draft.onSubject === 'none' && draft.onPerson === 'none'));
  const hasActions = !isAppeal || draft.outcome === 'milder';
  return (
    <form
      {...form}
      data-decide-form
      aria-labelledby={`${id}-title`}
      className={isSheet ? 'grid gap-4' : 'flex min-h-0 flex-col'}
    >
      <div
        className={
          isSheet ? 'grid gap-3.5' : 'grid gap-3.5 overflow-y-auto px-4.5 pt-4.5 pb-2 scrollbar-quiet'
        }
      >
        <h2 id={`${id}-title`} className={isSheet ? 'sr-only' : 'desk-h2'}>
          {isDisabled && draft.onSubject !== null ? 'Your draft' : isAppeal ? 'Decide the appeal' : 'Decide'}
        </h2>
        {isAppeal && (
          <ActionChoice
            legend="Outcome"
            legendHidden
            isNarrow
            name={`${id}-outcome`}
            options={APPEAL_OUTCOMES.map(({ value, label }) => ({
              value,
              label,
              letter: OUTCOME_LETTERS[value],
              hint: OUTCOME_HINTS[value],
            }))}
            value={draft.outcome}
            onChange={(outcome) => onChange({ outcome })}
            disabled={isDisabled}
            error={errorOf('outcome')}
          />
        )}
        {hasActions && <ActionFields {...props} id={id} />}
        {isTold && <TermFields {...props} id={id} hasActions={hasActions} />}
        {isAppeal && (
          <TextAreaField
            label={deskCase.appeal?.decision.by ? `Note to ${deskCase.appeal.decision.by.name}` : 'Note'}
            name="note"
            id={`${id}-note`}
            rows={1}
            maxLength={CASE_LIMITS.note}
            counter="optional, for operators only"
            value={draft.note}
            readOnly={isDisabled}
            error={errorOf('note')}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        )}
        {effects?.mail && <MailPreview deskCase={deskCase} draft={draft} mail={effects.mail} />}
        {problem && (
          <Notice tone="danger" icon="circle-exclamation-point">
            <strong>{problem.title}</strong> {problem.detail}
          </Notice>
        )}
      </div>
      <div
        className={
          isSheet
            ? 'sticky bottom-0 grid gap-2.5 border-t border-line bg-surface pt-3'
            : 'grid gap-2.5 border-t border-line bg-surface px-4.5 pt-3 pb-4'
        }
      >
        <DecideButton {...props} />
      </div>
    </form>
  );
}

function endLabel(days: number | null): string {
  if (days === null) return 'No end';
  const end = dayAndMonth(new Date(serverNow() + days * DAY_MS).toISOString());
  return `${end}, ${counted(days, 'day')}`;
}

interface PartProps extends DecideFormProps {
  /** The prefix of the ids of fields. */
  id: string;
}

/** Chooses what happens to the subject and to the person. */
function ActionFields({ id, deskCase, draft, onChange, denial, submission: { errorOf } }: PartProps) {
  const isDisabled = denial !== null;
  /** Returns what is possible and, in a draft that can't be decided anymore, what was chosen. */
  const optionsOf = <V extends string>(
    actions: readonly { value: V; label: string }[],
    letters: Readonly<Partial<Record<V, string>>>,
    possible: readonly V[],
    chosen: V | null,
  ) =>
    actions
      .filter(({ value }) => possible.includes(value) || (isDisabled && value === chosen))
      .map(({ value, label }) => ({ value, label, letter: letters[value], isHarsh: HARSH.has(value) }));
  return (
    <>
      <ActionChoice
        legend={`The ${KINDS[deskCase.kind].one.toLowerCase()}`}
        name={`${id}-subject`}
        options={optionsOf(SUBJECT_ACTIONS, SUBJECT_LETTERS, deskCase.can.onSubject, draft.onSubject)}
        value={draft.onSubject}
        onChange={(onSubject) => onChange({ onSubject })}
        disabled={isDisabled}
        hint={draft.onSubject && SUBJECT_HINTS[draft.onSubject]}
        error={errorOf('onSubject')}
      />
      {deskCase.can.onPerson.length > 1 && (
        <ActionChoice
          legend={nameOf(deskCase)}
          name={`${id}-person`}
          options={optionsOf(PERSON_ACTIONS, PERSON_LETTERS, deskCase.can.onPerson, draft.onPerson)}
          value={draft.onPerson}
          onChange={(onPerson) => onChange({ onPerson })}
          disabled={isDisabled}
          hint={PERSON_HINTS[draft.onPerson]}
          error={errorOf('onPerson')}
        />
      )}
    </>
  );
}

/** The rule, the end and the text of a decision that the person reads. */
function TermFields({
  id,
  deskCase,
  draft,
  onChange,
  denial,
  submission: { errorOf },
  hasActions,
}: PartProps & { hasActions: boolean }) {
  const isDisabled = denial !== null;
  const isAppeal = deskCase.appeal !== null;
  return (
    <>
      {hasActions && (
        <div className={clsx('grid gap-2.5', !isAppeal && canEnd(draft.onPerson) && 'grid-cols-2')}>
          {!isAppeal && (
            <SelectField
              label="Rule"
              name="ruleId"
              id={`${id}-rule`}
              placeholder="Choose one"
              options={deskCase.rules.map((rule) => ({
                value: rule.id,
                label: `${rule.number}. ${rule.title}`,
              }))}
              value={draft.ruleId}
              disabled={isDisabled}
              error={errorOf('ruleId')}
              onChange={({ target }) => onChange({ ruleId: target.value })}
            />
          )}
          {canEnd(draft.onPerson) && (
            <SelectField
              label="Until"
              name="until"
              id={`${id}-until`}
              options={ENDS.map((days) => ({ value: String(days), label: endLabel(days) }))}
              value={String(draft.days)}
              disabled={isDisabled}
              error={errorOf('until')}
              onChange={({ target }) =>
                onChange({ days: target.value === 'null' ? null : Number(target.value) })
              }
            />
          )}
        </div>
      )}
      <TextAreaField
        label={`What ${nameOf(deskCase)} reads`}
        name="text"
        id={`${id}-text`}
        data-decision-text
        rows={4}
        maxLength={CASE_LIMITS.text}
        counter={`${draft.text.length} / ${grouped(CASE_LIMITS.text)}`}
        hint={isAppeal ? undefined : "Don't name who reported it."}
        value={draft.text}
        readOnly={isDisabled}
        error={errorOf('text')}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    </>
  );
}

/** Says what the decision would do, and makes it. */
function DecideButton({ deskCase, draft, effects, denial, submission: { busy } }: DecideFormProps) {
  const isDisabled = denial !== null;
  const isDanger = !isDisabled && isHarsh(draft, deskCase.appeal !== null);
  return (
    <>
      {effects && !isDisabled && (
        <ul className="grid gap-1.25 text-sm text-ink-2" aria-live="polite">
          {effects.sentences.map((sentence) => (
            <li key={sentence} className="flex items-start gap-2">
              <Icon name="arrow-right" className="icon-sm mt-0.75" />
              {sentence}
            </li>
          ))}
        </ul>
      )}
      <Button
        type="submit"
        block
        variant={isDanger ? 'danger' : 'primary'}
        className={isDanger ? 'desk-btn-danger' : ''}
        disabled={isDisabled || effects === null}
        busy={busy}
        busyLabel="Deciding..."
      >
        {denial ?? effects?.button ?? 'Choose what happens'}
        {!isDisabled && effects && <kbd className="desk-key">Ctrl ↵</kbd>}
      </Button>
    </>
  );
}

/** Returns what the case calls its person. */
const nameOf = ({ about, person }: Case): string => about?.name ?? person?.name ?? 'The person';
