import { useState } from 'react';
import { Link } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { usePagedList } from '../../../../../platform/web/list/use-paged-list.ts';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { ErrorState } from '../../../../../platform/web/ui/error-state.tsx';
import { ListRowSkeletons } from '../../../../../platform/web/ui/list-row.tsx';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import { shortDate } from '../../../../../shared/dates.ts';
import { useViewer } from '../../../../people/accounts/web/accounts.ts';
import type { Zone } from '../../contract/zone.ts';
import type { ZoneMember } from '../../contract/zone-member.ts';
import { ManageMember } from './manage-member.tsx';
import { MemberSearch } from './member-choice.tsx';
import { RoleBadge } from './role-badge.tsx';

export interface ZoneMemberPage {
  members: ZoneMember[];
  nextCursor: string | null;
}

/** Number of members from which a search box appears. */
const MIN_SEARCHABLE_MEMBERS = 7;
/** Number of members shown before 'Load more'. */
export const FIRST_MEMBERS = 6;

interface ZoneMembersProps {
  zone: Zone;
  /** The first page; null if loading failed. */
  first: ZoneMemberPage | null;
}

/** The members of a zone, admins first. Admins manage them here. */
export function ZoneMembers({ zone, first }: ZoneMembersProps) {
  const [q, setQ] = useState('');
  return (
    // Receives the focus after a member's row is removed.
    <div className="mt-3" tabIndex={-1}>
      {zone.memberCount >= MIN_SEARCHABLE_MEMBERS && (
        <div className="mb-3">
          <MemberSearch id="members-q" others={zone.memberCount} onSearch={setQ} />
        </div>
      )}
      <Members key={q} zone={zone} q={q} first={q === '' ? first : undefined} />
    </div>
  );
}

function Members({ zone, q, first }: { zone: Zone; q: string; first: ZoneMemberPage | null | undefined }) {
  const { account } = useViewer();
  const list = usePagedList(first, {
    fetchPage: (cursor) =>
      outcomeOf(
        api.GET('/api/zones/{id}/members', {
          params: { path: { id: zone.id }, query: { q: q || undefined, cursor } },
        }),
      ),
    itemsOf: ({ members }) => members.map((member) => ({ ...member, id: member.person.id })),
  });

  if (list.loading) {
    return (
      <ListRowSkeletons
        label="Loading members"
        rows={3}
        picture={{ size: 44, radius: 22 }}
        lines={['40%', '30%']}
      />
    );
  }
  if (list.items === null) {
    return <ErrorState heading="h3" title="Could not load the members" onRetry={list.retry} />;
  }
  if (list.items.length === 0) {
    return (
      <p className="py-4 text-ink-2" role="status">
        Nobody by that name.
      </p>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {list.items.map((member) => {
          const { person, role, joinedDate } = member;
          const isMe = person.id === account?.id;
          return (
            <li key={person.id} className="flex min-h-16 items-center gap-3.5 py-1.5">
              <Avatar name={person.name} url={person.avatarUrl} size={44} />
              <div className="relative min-w-0 flex-1 leading-tight wrap-anywhere">
                <Link
                  to={`/profile/${person.id}`}
                  className="font-bold underline-offset-3 outline-offset-2 after:absolute after:-inset-y-1.5 after:inset-x-0 hover:underline"
                  dir="auto"
                >
                  {person.name}
                </Link>
                {isMe && (
                  <span className="ms-1.5 inline-block rounded-xs bg-surface-3 px-1.5 py-0.5 text-2xs font-bold whitespace-nowrap">
                    You
                  </span>
                )}
                <p className="mt-1 text-xs text-ink-2">
                  Joined <time dateTime={joinedDate}>{shortDate(joinedDate)}</time>
                </p>
              </div>
              <RoleBadge role={role} className="flex-none" />
              {zone.can.manageMembers && <ManageMember zone={zone} member={member} isMe={isMe} />}
            </li>
          );
        })}
      </ul>
      <LoadMore list={list} label="Show more members" className="mt-3 justify-items-start" />
    </>
  );
}
