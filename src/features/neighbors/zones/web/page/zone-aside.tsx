import { Link } from 'react-router';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { grouped } from '../../../../../shared/grouped.ts';
import type { Zone } from '../../contract/zone.ts';
import { RoleBadge } from '../members/role-badge.tsx';
import { RulesList } from './rules-list.tsx';
import { ZoneEvents } from '../events/zone-events.tsx';

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
                className="min-w-0 flex-1 truncate font-bold underline-offset-3 hover:underline"
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
