import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useNow } from '../../../../../platform/web/time/use-now.ts';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { counted } from '../../../../../shared/counted.ts';
import { grouped } from '../../../../../shared/grouped.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../../shared/time.ts';
import type { Health } from '../../contract/pulse.ts';

/** Above this share the disk needs attention. */
const FULL_DISK = 0.75;
/** Pages slower than this need attention, in milliseconds. */
const SLOW_PAGE_MS = 500;

const usedShare = ({ disk }: Health): number =>
  disk.totalBytes === 0 ? 0 : 1 - disk.freeBytes / disk.totalBytes;

/** Returns what needs attention. */
function warningsOf(health: Health) {
  const { pageMilliseconds, mails, jobs } = health;
  return {
    pages: pageMilliseconds !== null && pageMilliseconds > SLOW_PAGE_MS,
    disk: usedShare(health) > FULL_DISK,
    mails: mails.failed > 0,
    jobs: jobs.late + jobs.failing > 0,
  };
}

export const hasWarnings = (health: Health): boolean => Object.values(warningsOf(health)).includes(true);

export function HealthList({ health }: { health: Health }) {
  const { upSince, pageMilliseconds, databaseBytes, disk, mails, jobs, versions } = health;
  const used = usedShare(health);
  const warns = warningsOf(health);
  const percent = Math.round(used * 100);
  return (
    <dl>
      <Row name="Site">
        <UpFor since={upSince} />
      </Row>
      <Row name="Pages" warns={warns.pages}>
        {pageMilliseconds === null ? 'None yet' : `95% within ${grouped(pageMilliseconds)} ms`}
      </Row>
      <Row name="Database">{bytesText(databaseBytes)}</Row>
      <Row name="Disk" warns={warns.disk}>
        <span aria-hidden="true" className="progress me-2 inline-block w-16 align-middle">
          <i style={{ width: `${percent}%` }} />
        </span>
        {percent}% full, {bytesText(disk.freeBytes)} free
      </Row>
      <Row name="Email" warns={warns.mails}>
        {mails.failed > 0 ? `${grouped(mails.failed)} failed, ` : ''}
        {mails.waiting > 0
          ? `${grouped(mails.waiting)} waiting`
          : mails.failed > 0
            ? 'none waiting'
            : 'None waiting'}
      </Row>
      <Row name="Jobs" warns={warns.jobs}>
        {jobs.late + jobs.failing === 0 ? 'On time' : `${jobs.failing} failing, ${jobs.late} late`}
      </Row>
      <Row name="Versions">
        {versions.offhand}, Node {versions.node},{' '}
        <span className="inline-block">PostgreSQL {versions.postgres}</span>
      </Row>
    </dl>
  );
}

function Row({ name, warns = false, children }: { name: string; warns?: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-4 py-1">
      <dt className="flex flex-none items-center gap-2 text-ink-2">
        <Icon
          name={warns ? 'triangle-exclamation-point' : 'circle-check'}
          className={clsx('icon-sm', warns ? 'text-warn' : 'text-success')}
        />
        {name}
        {warns && <span className="sr-only">, needs attention</span>}
      </dt>
      <dd className="min-w-0 text-end font-semibold tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The time since the start, known once the page runs in the browser. */
function UpFor({ since }: { since: string }) {
  const now = useNow(null);
  return now === null ? 'Up' : `Up ${durationText(now - Date.parse(since))}`;
}

/** Formats a duration by its largest unit: '31 days', '5 hours', '12 minutes'. */
function durationText(ms: number): string {
  const units = [
    [DAY_MS, 'day'],
    [HOUR_MS, 'hour'],
    [MINUTE_MS, 'minute'],
  ] as const;
  const [size, name] = units.find(([unit]) => ms >= unit) ?? [MINUTE_MS, 'minute'];
  const count = Math.max(1, Math.floor(ms / size));
  return counted(count, name);
}

const UNITS = ['MB', 'GB', 'TB'] as const;

/** Formats bytes: '14 MB', '1.4 GB'. */
function bytesText(bytes: number): string {
  let value = bytes / 1024 ** 2;
  let unit = 0;
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value < 10 && unit > 0 ? value.toFixed(1) : Math.round(value)} ${UNITS[unit]}`;
}
