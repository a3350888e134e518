import { useParams } from 'react-router';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { MemberSummary } from '../../../people/contract/person-summary.ts';
import { ListRow } from '../../../../platform/web/ui/list-row.tsx';
import { InboxRowSkeletons } from './inbox-row.tsx';
import { NOBODY } from './use-people-search.ts';

interface PeopleFoundProps {
  /** Null before the first search. */
  people: readonly MemberSummary[] | null;
  busy: boolean;
}

export function PeopleFound({ people, busy }: PeopleFoundProps) {
  const open = useParams().id;
  if (busy && people === null) return <InboxRowSkeletons />;
  if (people === null) {
    return (
      <EmptyState
        heading="h3"
        icon={<Icon name="user-round-search" />}
        title="Find someone"
        text="Search by name, username or full email address."
      />
    );
  }
  if (people.length === 0) {
    return <EmptyState heading="h3" icon={<Icon name="user-round-search" />} {...NOBODY} />;
  }
  return (
    <ul aria-label="People">
      {people.map(({ id, name, username, avatarUrl }) => (
        <li key={id}>
          <ListRow
            className="items-center"
            to={`/messages/${id}`}
            aria-current={id === open ? 'true' : undefined}
            picture={<Avatar name={name} url={avatarUrl} size={52} />}
            title={
              <span className="block truncate" dir="auto">
                {name}
              </span>
            }
          >
            {username !== null && username !== name && (
              <span className="block truncate" dir="auto">
                {username}
              </span>
            )}
          </ListRow>
        </li>
      ))}
    </ul>
  );
}
