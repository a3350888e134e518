import type { ReactNode } from 'react';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { grouped } from '../../../../../shared/grouped.ts';
import type { Zone } from '../../contract/zone.ts';
import { ZoneEvents } from '../events/zone-events.tsx';
import { type ZoneMemberPage, ZoneMembers } from '../members/zone-members.tsx';
import { ZoneLog, type ZoneLogPage } from '../moderation/zone-log.tsx';
import { RulesList } from './zone-aside.tsx';

interface ZoneAboutProps {
  zone: Zone;
  members: ZoneMemberPage | null;
  /** Null for viewers who may not read it. */
  log: ZoneLogPage | null;
  onJoin: () => void;
  onLeave: () => void;
}

/** The About tab: description, members and the zone log. Narrow screens also show rules and events here. */
export default function ZoneAbout({ zone, members, log, onJoin, onLeave }: ZoneAboutProps) {
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
