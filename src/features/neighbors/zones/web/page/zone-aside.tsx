import { Link } from 'react-router';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { grouped } from '../../../../../shared/grouped.ts';
import type { Zone } from '../../contract/zone.ts';
import { ZoneEvents } from '../events/zone-events.tsx';
import { RoleBadge } from '../members/role-badge.tsx';

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
export function RulesList({ rules }: { rules: readonly string[] }) {
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
