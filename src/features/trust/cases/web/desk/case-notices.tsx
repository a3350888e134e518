import { timeLabel } from '../../../../../platform/web/time/time-labels.ts';
import { useClock } from '../../../../../platform/web/time/use-clock.ts';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { Notice } from '../../../../../platform/web/ui/notice.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { dayAndMonth } from '../../../../../shared/dates.ts';
import type { Case } from '../../contract/case.ts';
import { type AppealOutcome, PERSON_ACTIONS, SUBJECT_ACTIONS } from '../../contract/case-limits.ts';
import { agoLabel, KINDS } from './case-words.ts';

interface CaseNoticesProps {
  deskCase: Case;
  now: number;
  /** The person began to write a decision. */
  hasDraft: boolean;
  isEnding: boolean;
  onRenew: () => void;
  onTakeOver: () => void;
  onNote: () => void;
  nextTo: string;
}

/** What stands in the way of a decision, above the evidence. */
export function CaseNotices(props: CaseNoticesProps) {
  const { deskCase, now, hasDraft, isEnding, onRenew, onTakeOver, onNote, nextTo } = props;
  const clock = useClock();
  const { claim, decision, state, subject, appeal, person, times } = deskCase;
  const until = claim && clock ? timeLabel(claim.until, clock) : null;
  const nextCase = (
    <ButtonLink to={nextTo}>
      Next case
      <kbd className="desk-key">j</kbd>
    </ButtonLink>
  );
  return (
    <div className="mb-4 grid gap-3 empty:hidden">
      {appeal?.answer && (
        <Notice tone="info" icon="circle-check" action={nextCase}>
          <strong>
            {appeal.answer.mine ? 'You' : (appeal.answer.by?.name ?? 'The site')}{' '}
            {OUTCOMES[appeal.answer.outcome]} {agoLabel(appeal.answer.at, now)}
          </strong>
          <br />
          <span dir="auto">“{appeal.answer.text}”</span>
          {appeal.answer.note && (
            <>
              <br />
              For the desk: <span dir="auto">“{appeal.answer.note}”</span>
            </>
          )}
        </Notice>
      )}
      {state === 'decided' && decision && (
        <Notice tone="info" icon="circle-check" action={nextCase}>
          <strong>
            {decision.mine ? 'You' : (decision.by?.name ?? 'The site')} decided this case{' '}
            {agoLabel(decision.at, now)}
          </strong>
          <br />
          {decisionSentence(deskCase)}
          {hasDraft && ' Your draft is kept, in case you want to copy it.'}
        </Notice>
      )}
      {claim !== null && !claim.mine && state !== 'decided' && (
        <Notice
          tone="info"
          icon="lock"
          action={
            <ServerButton variant="line" onClick={onTakeOver}>
              Take over
            </ServerButton>
          }
        >
          <strong>
            <bdi>{claim.by.name}</bdi> claimed this case {agoLabel(claim.since, now)}
          </strong>
          <br />
          You can read along, but not decide.
        </Notice>
      )}
      {isEnding && (
        <Notice
          tone="warn"
          icon="clock"
          action={
            <ServerButton variant="line" onClick={onRenew}>
              Keep it
            </ServerButton>
          }
        >
          <strong>Are you still on this case?</strong>
          <br />
          It goes back to the queue{until && ` at ${until}`}, after {times.claimMinutes} minutes without
          activity.
        </Notice>
      )}
      {subject.now === null && state !== 'decided' && (
        <Notice icon="trash">
          <strong>
            {person?.name ?? 'Its owner'} deleted this {KINDS[deskCase.kind].one.toLowerCase()}
          </strong>
          <br />
          What was reported stays here. You can still decide about {person?.name ?? 'the person'}.
        </Notice>
      )}
      {appeal?.denial === 'first-decider' && (
        <Notice
          icon="scale"
          action={
            <ServerButton variant="line" onClick={onNote}>
              Add a note
            </ServerButton>
          }
        >
          <strong>You made the first decision</strong>
          <br />
          Another operator decides the appeal. You can add what you know.
        </Notice>
      )}
      {appeal?.onlyOperator && (
        <Notice icon="scale">
          <strong>You're the only operator</strong>
          <br />
          You decide this appeal yourself. The statement says so.
        </Notice>
      )}
    </div>
  );
}

const OUTCOMES: Readonly<Record<AppealOutcome, string>> = {
  keep: 'kept the decision',
  milder: 'softened the decision',
  undo: 'reversed the decision',
};

/** Says what was decided: 'Take down. Suspend until Aug 23.' */
export function decisionSentence({ decision, person }: Pick<Case, 'decision' | 'person'>): string {
  if (decision === null) return '';
  const onSubject = SUBJECT_ACTIONS.find(({ value }) => value === decision.onSubject)?.label ?? '';
  const onPerson = PERSON_ACTIONS.find(({ value }) => value === decision.onPerson)?.label ?? '';
  if (decision.onPerson === 'none') return `${onSubject}.`;
  const until = decision.until === null ? '' : ` until ${dayAndMonth(decision.until)}`;
  return `${onSubject}. ${person?.name ?? 'The person'}: ${onPerson.toLowerCase()}${until}.`;
}
