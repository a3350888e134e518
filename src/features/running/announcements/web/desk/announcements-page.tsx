import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRevalidator } from 'react-router';
import { api } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../../platform/web/page/page-meta.ts';
import { stampLabel } from '../../../../../platform/web/time/time-labels.ts';
import { useClock } from '../../../../../platform/web/time/use-clock.ts';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { Progress } from '../../../../../platform/web/ui/progress.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { counted } from '../../../../../shared/counted.ts';
import { shortDate } from '../../../../../shared/dates.ts';
import { grouped } from '../../../../../shared/grouped.ts';
import { DeskHead } from '../../../operators/web/operators.ts';
import type { Announcement } from '../../contract/announcement.ts';
import { ANNOUNCEMENT_LIMITS, AUDIENCES } from '../../contract/announcement-limits.ts';
import { AnnouncementForm } from './announcement-form.tsx';

export const loader = ({ context }: LoaderFunctionArgs) =>
  load(pageOf(context).api.GET('/api/announcements'));

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Announcements. Operator', 'What the site tells people, on its pages or by email.');

/** How often the progress of a mail is loaded again. */
const PROGRESS_MS = 20_000;

/** Banners on the site and mails to all members: those there were, and a form for a new one. */
export default function AnnouncementsPage() {
  const { announcements, members } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const isSending = announcements.some(({ kind, state }) => kind === 'mail' && state === 'live');
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => void revalidate(), PROGRESS_MS);
    return () => clearInterval(timer);
  }, [isSending, revalidate]);
  return (
    <>
      <DeskHead title="Announcements">Say it on the site, or by email.</DeskHead>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_440px]">
        <section aria-label="All announcements" className="min-w-0">
          {announcements.length === 0 ? (
            <p className="border-t border-line py-4 text-ink-2">No announcements yet.</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {announcements.map((announcement) => (
                <AnnouncementRow key={announcement.id} announcement={announcement} />
              ))}
            </ul>
          )}
          <p className="mt-3.5 text-sm text-ink-2">
            Emails go out in batches of {ANNOUNCEMENT_LIMITS.mailsPerHour} an hour and carry an unsubscribe
            link. Nobody gets one twice.
          </p>
        </section>
        <AnnouncementForm members={members} />
      </div>
    </>
  );
}

/** The icon, badge and tone of each state. */
const STATES = {
  scheduled: { label: 'Scheduled', tone: 'ai', icon: 'calendar-days' },
  live: { label: 'Live', tone: 'success', icon: 'info' },
  paused: { label: 'Paused', tone: 'warn', icon: 'pause' },
  ended: { label: 'Ended', tone: 'plain', icon: 'info' },
} as const;

function AnnouncementRow({ announcement }: { announcement: Announcement }) {
  const { id, kind, text, state, mails } = announcement;
  const { busy, run } = useApiAction();
  const { label, tone, icon } = STATES[state];
  const isMail = kind === 'mail';
  const sending = isMail && state === 'live';
  const change = (path: `/api/announcements/{id}/${'pause' | 'resume' | 'end'}`) => ({
    size: 'sm' as const,
    busy,
    onClick: () => void run(() => api.POST(path, { params: { path: { id } } }), { revalidate: 'always' }),
  });
  const total = mails === null ? 0 : mails.sent + mails.failed + mails.left;
  return (
    <li className="grid grid-cols-[36px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-2.5 sm:grid-cols-[36px_minmax(0,1fr)_auto]">
      <span className="grid size-9 place-items-center self-start rounded-sm bg-surface-2 text-ink-2">
        <Icon name={isMail ? 'mail' : icon} className="icon-sm" />
      </span>
      <div className="min-w-0">
        <b className="block wrap-anywhere" dir="auto">
          {text}
        </b>
        <AnnouncementDetails announcement={announcement} />
        {mails !== null && total > 0 && state !== 'ended' && (
          <div className="mt-1.5 max-w-80">
            <Progress label="Sent" value={mails.sent} max={total} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:col-start-2">
        <Badge tone={sending ? 'warn' : tone}>
          {sending ? 'Sending' : isMail && state === 'ended' ? 'Sent' : label}
        </Badge>
        {sending && (
          <ServerButton
            variant="line"
            aria-label={`Pause: ${text}`}
            {...change('/api/announcements/{id}/pause')}
          >
            <Icon name="pause" />
            Pause
          </ServerButton>
        )}
        {state === 'paused' && (
          <ServerButton
            variant="line"
            aria-label={`Resume: ${text}`}
            {...change('/api/announcements/{id}/resume')}
          >
            <Icon name="play" />
            Resume
          </ServerButton>
        )}
        {state !== 'ended' && (
          <ServerButton
            variant="quiet"
            aria-label={`${isMail ? 'Stop' : 'End'}: ${text}`}
            {...change('/api/announcements/{id}/end')}
          >
            {isMail ? 'Stop' : 'End'}
          </ServerButton>
        )}
      </div>
    </li>
  );
}

/** Who sees it and when, or how far the mail is. */
function AnnouncementDetails({ announcement }: { announcement: Announcement }) {
  const clock = useClock();
  const at = (iso: string) => (clock ? stampLabel(iso, clock) : shortDate(iso));
  const { audience, startsAt, endsAt, mails, seen, dismissals, by } = announcement;
  const who = AUDIENCES.find(({ value }) => value === audience)?.label ?? audience;
  const words =
    mails === null
      ? `${who}, from ${at(startsAt)}${endsAt === null ? '' : ` to ${at(endsAt)}`}${seen === 0 ? '' : `. Seen in ${counted(seen, 'browser')}`}${dismissals === 0 ? '' : `. Closed by ${grouped(dismissals)}`}`
      : `Email to all members, from ${at(startsAt)}. ${grouped(mails.sent)} of ${grouped(mails.sent + mails.failed + mails.left)}${
          mails.failed > 0 ? `, ${grouped(mails.failed)} refused by their mail servers` : ''
        }`;
  return (
    <span className="block text-sm wrap-anywhere text-ink-2">
      {words}. By <bdi>{by}</bdi>
    </span>
  );
}
