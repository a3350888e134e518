import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ApiAnswer, outcomeOf } from '../../../../platform/web/api.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Notice } from '../../../../platform/web/ui/notice.tsx';
import { TextAreaField } from '../../../../platform/web/ui/text-area-field.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useSavedText } from '../../../../platform/web/use-saved-value.ts';
import { useSubmission } from '../../../../platform/web/use-submission.ts';
import { shortDate } from '../../../../shared/dates.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { hoursInWords } from '../../../../shared/time.ts';
import { VISITOR } from '../../../../platform/web/own-store.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { CASE_LIMITS } from '../contract/case-limits.ts';
import type { AppealState } from '../contract/statement.ts';
import { usePageStamp } from './use-page-stamp.ts';

interface AppealFormProps {
  /** Of the statement or report. */
  id: string;
  label: string;
  placeholder: string;
  send: (text: string) => Promise<ApiAnswer<unknown>>;
}

/** Asks for another look at a decision. */
export function AppealForm({ id, label, placeholder, send }: AppealFormProps) {
  const { account, guest } = useViewer();
  const [text, setText] = useState('');
  const { revalidate } = useRevalidator();
  useSavedText({
    name: `appeal:${account?.id ?? guest?.guestId ?? VISITOR}:${id}`,
    value: text,
    restore: setText,
  });
  const { form, busy, errorOf } = useSubmission(async () => {
    const outcome = await outcomeOf(send(text));
    if (!outcome.ok) return outcome.problem;
    setText('');
    toast({ tone: 'success', title: 'Appeal sent', text: 'Someone new reads it.' });
    await revalidate();
    return null;
  });
  return (
    <form {...form} className="panel mt-4.5 grid gap-4 p-5.5">
      <TextAreaField
        label={label}
        name="text"
        id="appeal-text"
        rows={5}
        maxLength={CASE_LIMITS.appeal}
        counter={`${grouped(text.length)} / ${grouped(CASE_LIMITS.appeal)}`}
        placeholder={placeholder}
        value={text}
        error={errorOf('text')}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap items-center gap-2.5">
        <Button type="submit" busy={busy} busyLabel="Sending...">
          Send appeal
        </Button>
        <span className="hint">You hear from us when we've decided.</span>
      </div>
    </form>
  );
}

const OUTCOMES = {
  keep: 'We looked again and keep our decision',
  milder: 'We looked again and changed our decision',
  undo: 'You were right: we took our decision back',
} as const;

/**
 * How an appeal stands, or how it ended.
 * @param props.hours In which appeals are usually decided.
 */
export function AppealNotice({ appeal, hours }: { appeal: AppealState; hours: number }) {
  const stamp = usePageStamp();
  if (appeal.outcome === null) {
    return (
      <Notice tone="info" icon="scale" className="mt-5">
        <strong>Your appeal is with us</strong>
        <br />
        Sent {stamp(appeal.sentAt)}: “<span dir="auto">{appeal.text}</span>” You hear from us, usually within{' '}
        {hoursInWords(hours)}. The decision stays until then.
      </Notice>
    );
  }
  return (
    <Notice tone={appeal.outcome === 'keep' ? 'plain' : 'success'} icon="scale" className="mt-5">
      <strong>{OUTCOMES[appeal.outcome]}</strong>
      {appeal.decidedAt && `, on ${stamp(appeal.decidedAt)}.`}
      {appeal.answer && (
        <>
          <br />
          <span dir="auto">{appeal.answer}</span>
        </>
      )}
      {appeal.byFirstDecider && (
        <>
          <br />
          This site has one operator, who also made the first decision.
        </>
      )}
    </Notice>
  );
}

/** Says until when a decision can be appealed. */
export const appealSentence = (until: string): string =>
  `You can ask once for each decision, until ${shortDate(until)}.`;
