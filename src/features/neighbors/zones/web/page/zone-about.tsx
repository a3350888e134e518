import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { Skeleton } from '../../../../../platform/web/ui/skeleton.tsx';
import { grouped } from '../../../../../shared/grouped.ts';
import type { Zone } from '../../contract/zone.ts';
import { ZoneEvents } from '../events/zone-events.tsx';
import { RoleBadge } from '../members/role-badge.tsx';
import { type ZoneMemberPage, ZoneMembers } from '../members/zone-members.tsx';
import { ZoneLog, type ZoneLogPage } from '../moderation/zone-log.tsx';

interface ZoneAboutProps {
  zone: Zone;
  members: ZoneMemberPage | null;
  /** Null for viewers who may not read it. */
  log: ZoneLogPage | null;
  onJoin: () => void;
  onLeave: () => void;
}

/** The About tab: description, members and the zone log. Narrow screens also show rules and events here. */
export function ZoneAbout({ zone, members, log, onJoin, onLeave }: ZoneAboutProps) {
  return (
    <div className="grid max-w-180 grid-cols-1 gap-11">
      <Section title="About">
        <p className="mt-2.5 text-lg whitespace-pre-line text-ink-2 wrap-anywhere" dir="auto">
          {zone.description}
        </p>
        <p className="mt-2 text-ink-2 wrap-anywhere">
          Started in {monthOf(zone.createdAt)}
          {zone.creator && (
            <>
              {' by '}
              <bdi>{zone.creator.name}</bdi>
            </>
          )}
          .
        </p>
      </Section>
      <Section title="Rules" className="lg:hidden">
        <RulesList rules={zone.rules} />
      </Section>
      <Section title="Events" className="text-ink-2 lg:hidden">
        <ZoneEvents zone={zone} dayGround="bg-lilac" />
      </Section>
      <Section title="Members" hint={grouped(zone.memberCount)}>
        <ZoneMembers zone={zone} first={members} />
      </Section>
      <Section title="Moderation log" hint="Members only">
        {log ? <ZoneLog zoneId={zone.id} first={log} /> : <LogGate canJoin={zone.can.join} onJoin={onJoin} />}
      </Section>
      {zone.can.leave && (
        <Button variant="danger" className="justify-self-start" onClick={onLeave}>
          <Icon name="log-out" />
          Leave zone
        </Button>
      )}
    </div>
  );
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthOf = (iso: string): string => MONTH.format(Date.parse(iso));

function LogGate({ canJoin, onJoin }: { canJoin: boolean; onJoin: () => void }) {
  return (
    <div className="mt-3.5 flex flex-wrap items-center gap-3.5 rounded-xl bg-surface-2 px-4.5 py-4">
      <Icon name="lock" className="icon text-ink-2" />
      <p className="min-w-0 flex-[1_1_200px] text-md text-ink-2">
        <b className="block text-ink">Members see every removal and its reason</b>
        Join to read the log.
      </p>
      {canJoin && (
        <Button variant="line" onClick={onJoin}>
          Join
        </Button>
      )}
    </div>
  );
}

interface SectionProps {
  title: string;
  hint?: string;
  className?: string;
  children: ReactNode;
}

function Section({ title, hint, className, children }: SectionProps) {
  return (
    <section className={className} aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-3xl text-ink">{title}</h2>
        {hint && <span className="hint num">{hint}</span>}
      </div>
      {children}
    </section>
  );
}

/** Placeholder while the About tab loads. */
export function AboutSkeleton() {
  return (
    <div className="sk-late grid max-w-180 gap-4" aria-busy="true">
      <p className="sr-only" role="status">
        Loading
      </p>
      <Skeleton width="30%" height={28} />
      <Skeleton height={20} />
      <Skeleton width="70%" height={20} />
    </div>
  );
}

const BOX = 'rounded-xl p-6';

/** Rules, events and first members beside the content. Narrow screens show them in About instead. */
export function ZoneAside({ zone }: { zone: Zone }) {
  return (
    <aside className="sticky top-23 grid gap-4 max-lg:hidden" aria-label="About this zone">
      <section className={`${BOX} bg-surface-2`}>
        <h2 className="text-2xl">Rules</h2>
        <RulesList rules={zone.rules} />
      </section>
      <section className={`${BOX} bg-lilac text-on-lilac`}>
        <h2 className="text-2xl text-ink">Events</h2>
        <ZoneEvents zone={zone} dayGround="bg-surface" />
      </section>
      <section className={`${BOX} bg-surface-2`}>
        <div className="mb-2 flex items-baseline justify-between gap-3">
          <h2 className="text-2xl">Members</h2>
          <span className="hint num">{grouped(zone.memberCount)}</span>
        </div>
        <ul>
          {zone.memberList.map(({ person, role }) => (
            <li
              key={person.id}
              className="flex min-h-13 items-center gap-3 border-t border-line first:border-t-0"
            >
              <Avatar name={person.name} url={person.avatarUrl} size={36} />
              <Link
                to={`/profile/${person.id}`}
                className="min-w-0 flex-1 truncate py-2.5 font-bold underline-offset-3 hover:underline"
                dir="auto"
              >
                {person.name}
              </Link>
              {role === 'admin' && <RoleBadge role={role} className="flex-none" />}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

/** The numbered rules of a zone. */
function RulesList({ rules }: { rules: readonly string[] }) {
  if (rules.length === 0) return <p className="mt-3 text-md text-ink-2">No rules yet.</p>;
  return (
    <ol className="mt-3.5 grid gap-3">
      {rules.map((rule, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a rule has no id, and its number is its name
        <li key={index} className="grid grid-cols-[26px_minmax(0,1fr)] text-md leading-snug">
          <span
            className="num font-display text-lg leading-tight font-extrabold text-ink-2"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <span className="wrap-anywhere" dir="auto">
            {rule}
          </span>
        </li>
      ))}
    </ol>
  );
}
