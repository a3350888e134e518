import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { useConnectionState } from '../../../../../platform/web/connection/use-connection.ts';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../../platform/web/page/page-meta.ts';
import { momentLabel } from '../../../../../platform/web/time/time-labels.ts';
import { useClock } from '../../../../../platform/web/time/use-clock.ts';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../../platform/web/ui/icon-button.tsx';
import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { counted } from '../../../../../shared/counted.ts';
import { shortDate } from '../../../../../shared/dates.ts';
import { DeskHead } from '../../../operators/web/operators.ts';
import type { BackgroundJob, QueuedMail } from '../../contract/background-work.ts';
import { DeskSection } from './desk-section.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => load(pageOf(context).api.GET('/api/desk/work'));

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Email and jobs. Operator', 'Emails that are waiting or failed, and background jobs.');

/** The number of jobs shown at first, besides those that need help. */
const SHOWN_JOBS = 8;

/** Emails that are not sent yet, and the jobs in the background. */
export default function MailPage() {
  const { mails, mailCounts, notificationsDue, jobs } = useLoaderData<typeof loader>();
  const [isWhole, setIsWhole] = useState(false);
  const failing = jobs.filter(({ state }) => state === 'failing').length;
  const late = jobs.filter(({ state }) => state === 'late').length;
  const hidden = jobs.length - Math.max(SHOWN_JOBS, failing + late);
  const { failed, waiting } = mailCounts;
  return (
    <>
      <DeskHead title="Email and jobs">
        {failed === 0 ? 'No email failed' : `${failed} failed`}, {waiting === 0 ? 'none' : waiting} waiting.{' '}
        {notificationsDue > 0 && `${notificationsDue} notifications are mailed in the next minute.`}
      </DeskHead>
      <DeskSection
        title="Emails not sent yet"
        hint={mails.length < failed + waiting ? `The first ${mails.length}` : null}
      >
        {mails.length === 0 ? (
          <p className="border-t border-line py-4 text-ink-2">None. Everything was sent.</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </ul>
        )}
      </DeskSection>
      <DeskSection
        title="Jobs"
        id="jobs"
        hint={`${failing} failing, ${late} late, ${jobs.length - failing - late} on time`}
        className="mt-8"
      >
        <ul className="divide-y divide-line border-y border-line">
          {jobs.slice(0, isWhole ? jobs.length : Math.max(SHOWN_JOBS, failing + late)).map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
        {!isWhole && hidden > 0 && (
          <Button variant="quiet" className="-ms-3.5 mt-2" onClick={() => setIsWhole(true)}>
            Show {hidden} more
          </Button>
        )}
      </DeskSection>
    </>
  );
}

interface RowProps {
  icon: IconName;
  tone: string;
  title: string;
  text: string;
  /** The middle column. */
  detail: ReactNode;
  state: ReactNode;
  action: ReactNode;
}

function Row({ icon, tone, title, text, detail, state, action }: RowProps) {
  return (
    <li className="grid min-h-14.5 grid-cols-[18px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 py-2.5 lg:grid-cols-[18px_minmax(0,1.2fr)_minmax(0,1.5fr)_11.5rem_11rem]">
      <Icon name={icon} className={clsx('icon-sm', tone)} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm wrap-anywhere text-ink-2">{text}</p>
      </div>
      <p className="text-sm wrap-anywhere text-ink-2 empty:hidden max-lg:order-last max-lg:col-span-2 max-lg:col-start-2">
        {detail}
      </p>
      <div className="text-sm text-ink-2 max-sm:order-last max-sm:col-span-2 max-sm:col-start-2 sm:justify-self-end lg:justify-self-start">
        {state}
      </div>
      <div className="max-lg:order-last max-lg:col-span-3 max-lg:justify-self-end lg:justify-self-end empty:hidden">
        {action}
      </div>
    </li>
  );
}

function MailRow({ mail: { id, name, to, state, reason, tries, queuedAt, nextAt } }: { mail: QueuedMail }) {
  const { lost } = useConnectionState();
  const { busy, run } = useApiAction();
  const label = useTimeLabel();
  const path = { params: { path: { id } } };
  return (
    <Row
      icon={state === 'failed' ? 'mail-x' : 'mail'}
      tone={state === 'failed' ? 'text-coral' : 'text-ink-2'}
      title={name}
      text={`To ${to ?? 'a deleted account'}, ${label(queuedAt)}`}
      detail={
        reason === null ? null : (
          <>
            {reason} {counted(tries, 'try', 'tries')}.
          </>
        )
      }
      state={
        state === 'failed' ? (
          <Badge tone="coral">Won't be retried</Badge>
        ) : nextAt !== null && state === 'retrying' ? (
          <Badge tone="warn">Next try {label(nextAt)}</Badge>
        ) : (
          'Waiting'
        )
      }
      action={
        state !== 'waiting' && (
          <div className="flex flex-wrap justify-end gap-1.5">
            {state === 'failed' && (
              <IconButton
                label={`Dismiss: ${name}, to ${to ?? 'nobody'}`}
                disabled={busy || lost}
                onClick={() =>
                  void run(() => api.DELETE('/api/desk/mails/{id}', path), { revalidate: 'always' })
                }
              >
                <Icon name="x" />
              </IconButton>
            )}
            <ServerButton
              variant="line"
              busy={busy}
              aria-label={`Send again: ${name}, to ${to ?? 'nobody'}`}
              onClick={() =>
                void run(() => api.POST('/api/desk/mails/{id}/retry', path), {
                  done: () => toast({ tone: 'success', title: 'On its way' }),
                  revalidate: 'always',
                })
              }
            >
              <Icon name="refresh-cw" />
              Send again
            </ServerButton>
          </div>
        )
      }
    />
  );
}

const JOB_LOOKS: Readonly<Record<BackgroundJob['state'], { icon: IconName; tone: string }>> = {
  failing: { icon: 'circle-exclamation-point', tone: 'text-coral' },
  late: { icon: 'clock', tone: 'text-warn' },
  running: { icon: 'clock', tone: 'text-ink-2' },
  waiting: { icon: 'clock', tone: 'text-ink-2' },
  'on-time': { icon: 'circle-check', tone: 'text-success' },
};

function JobRow({ job }: { job: BackgroundJob }) {
  const { id, name, schedule, state, reason, lastAt, lastMilliseconds, nextAt } = job;
  const { busy, run } = useApiAction();
  const label = useTimeLabel();
  const needsHelp = state === 'late' || state === 'failing';
  const lastRun = lastAt === null ? 'Not run yet' : `Last run ${label(lastAt)}`;
  return (
    <Row
      {...JOB_LOOKS[state]}
      title={name}
      text={schedule}
      detail={
        reason ?? (lastMilliseconds === null ? lastRun : `${lastRun}, took ${secondsText(lastMilliseconds)}`)
      }
      state={<JobState state={state} next={nextAt === null ? null : label(nextAt)} />}
      action={
        needsHelp && (
          <ServerButton
            variant="line"
            busy={busy}
            aria-label={`Run now: ${name}`}
            onClick={() =>
              run(() => api.POST('/api/desk/jobs/{name}/run', { params: { path: { name: id } } }), {
                done: () => toast({ tone: 'success', title: 'Started' }),
                revalidate: 'always',
              })
            }
          >
            Run now
          </ServerButton>
        )
      }
    />
  );
}

function JobState({ state, next }: { state: BackgroundJob['state']; next: string | null }) {
  if (state === 'failing') return <Badge tone="coral">Failing</Badge>;
  if (state === 'late') return <Badge tone="warn">Late</Badge>;
  if (state === 'running') return <Badge>Running now</Badge>;
  return next === null ? null : `Next ${next}`;
}

/** Returns a function that formats times in words if possible, in the reader's time zone. */
function useTimeLabel(): (iso: string) => string {
  const clock = useClock();
  return (iso) => (clock === null ? shortDate(iso) : momentLabel(iso, clock));
}

/** Formats a duration: '0.8 s', '4 min 10 s'. */
function secondsText(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  return seconds < 60
    ? `${Math.round(seconds)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
