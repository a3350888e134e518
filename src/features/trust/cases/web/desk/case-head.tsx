import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../../platform/web/ui/icon-button.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { counted } from '../../../../../shared/counted.ts';
import type { Case } from '../../contract/case.ts';
import { useShortStamp } from '../use-page-stamp.ts';
import { harmLabel, KINDS, timeLeft } from './case-words.ts';

interface CaseBarProps {
  deskCase: Case;
  queue: string;
  nextTo: string;
  /** Null for the first case. */
  previousTo: string | null;
  onHandOver: () => void;
}

/** The way back, the place in the queue, and what can be done with the case itself. */
export function CaseBar({ deskCase, queue, nextTo, previousTo, onHandOver }: CaseBarProps) {
  const { position, subject, state, appeal } = deskCase;
  const kind = KINDS[deskCase.kind].one.toLowerCase();
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
      <Link
        to={queue}
        className="inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold text-ink-2 hover:text-ink max-md:min-h-11"
      >
        <Icon name="arrow-left" className="icon-sm" />
        {appeal === null ? 'Cases' : 'Appeals'}
      </Link>
      {position && (
        <span className="num text-sm text-ink-2">
          {position.index} of {position.of}
          {appeal !== null && ' open cases'}
        </span>
      )}
      <span className="ms-auto flex items-center gap-1.5">
        {subject.link !== null && (
          <BarLink to={subject.link} icon="external-link">
            Open {kind}
          </BarLink>
        )}
        {state !== 'decided' && (
          <ServerButton variant="quiet" onClick={onHandOver} aria-label="Hand over" className="px-2.5!">
            <Icon name="users-round" />
            <span className="max-md:sr-only">Hand over</span>
          </ServerButton>
        )}
        <StepButton label="Previous case" icon="arrow-up" to={previousTo} />
        <StepButton label="Next case" icon="arrow-down" to={nextTo} />
      </span>
    </div>
  );
}

function BarLink({ to, icon, children }: { to: string; icon: 'external-link'; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="btn btn-quiet px-2.5!">
      <Icon name={icon} />
      <span className="max-md:sr-only">{children}</span>
    </a>
  );
}

interface StepButtonProps {
  label: string;
  icon: 'arrow-up' | 'arrow-down';
  /** Null if there is nothing to step to. */
  to: string | null;
}

function StepButton({ label, icon, to }: StepButtonProps) {
  const navigate = useNavigate();
  return (
    <IconButton label={label} disabled={to === null} onClick={() => to !== null && void navigate(to)}>
      <Icon name={icon} />
    </IconButton>
  );
}

/** What a case is about, how pressing it is, and how it stands. */
export function CaseTitle({ deskCase, now }: { deskCase: Case; now: number }) {
  const { appeal, claim, decidedAt, decidedBy, state, subject, person, reports } = deskCase;
  const stamp = useShortStamp();
  const due = timeLeft(deskCase.dueAt, now);
  const kind = KINDS[deskCase.kind].one;
  const by = person === null ? kind : `${kind} by ${person.name}`;
  const how = appeal
    ? `By ${appeal.name}, sent ${stamp(appeal.at)}.`
    : reports === 0
      ? `${by}. Opened ${stamp(deskCase.openedAt)}.`
      : reports === 1
        ? `${by}. Reported ${stamp(deskCase.openedAt)}.`
        : `${by}. First report ${stamp(deskCase.openedAt)}, ${reports} in all.`;
  return (
    <>
      <h1 className="desk-h1 wrap-anywhere" dir="auto">
        {appeal ? `Appeal: ${deskCase.title}` : deskCase.title}
      </h1>
      <p className="mt-1.25 text-ink-2">
        Case {deskCase.number}. {how}
      </p>
      <p className="mt-2.5 flex flex-wrap gap-1.5">
        {state === 'decided' ? (
          <Badge tone="success">
            <Icon name="check" />
            Decided
          </Badge>
        ) : (
          <Badge
            tone={due.tone === 'soon' ? 'warn' : 'plain'}
            className={due.tone === 'late' ? 'bg-danger-soft! text-danger!' : ''}
          >
            <Icon name="clock" />
            {harmLabel(deskCase.harm)}, {due.text}
          </Badge>
        )}
        {state === 'waiting' && <Badge tone="ai">Waiting for a change</Badge>}
        {state === 'decided' && decidedBy !== null && decidedAt !== null && (
          <Badge tone="ai">
            <Icon name="lock" />
            <span>
              By <bdi>{decidedBy}</bdi>, {stamp(decidedAt)}
            </span>
          </Badge>
        )}
        {claim !== null && state !== 'decided' && (
          <Badge tone="ai">
            <Icon name="lock" />
            {claim.mine ? 'Yours' : claim.by.name} since {stamp(claim.since)}
          </Badge>
        )}
        <Badge>
          <Icon name={subject.state === 'shown' ? 'eye' : 'eye-off'} />
          {subjectState(deskCase)}
        </Badge>
        {appeal?.decision.by && (
          <Badge>
            <Icon name="scale" />
            {appeal.decision.mine ? 'You' : appeal.decision.by.name} decided first
          </Badge>
        )}
      </p>
    </>
  );
}

const SALE_STATES = new Map([
  ['active', 'On sale now'],
  ['paused', 'Paused'],
  ['sold', 'Sold'],
]);

function subjectState({ subject: { state, saleState, views } }: Case): string {
  if (state === 'hidden') return 'Hidden';
  if (state === 'taken-down') return 'Taken down';
  if (state === 'gone') return 'Deleted';
  const sale = saleState === null ? 'On the site' : (SALE_STATES.get(saleState) ?? 'On the site');
  return views === null ? sale : `${sale}, ${counted(views, 'view')}`;
}
