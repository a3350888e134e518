import { useId, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { EmptyState } from '../../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { ListRow } from '../../../../../platform/web/ui/list-row.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { TOO_MANY_REQUESTS } from '../../../../../shared/http-status.ts';
import type { MemberSummary } from '../../../../people/people/contract/person-summary.ts';
import { MESSAGE_LIMITS } from '../../contract/message-limits.ts';
import type { KnownChat } from '../messages-context.ts';
import { InboxRowSkeletons } from './inbox-row.tsx';

interface PeopleSearchProps {
  busy: boolean;
  onSearch: (typed: string) => Promise<void>;
}

export function PeopleSearch({ busy, onSearch }: PeopleSearchProps) {
  const id = useId();
  return (
    <form
      role="search"
      aria-label="People"
      className="control control-group min-h-12 flex-none gap-2.5 rounded-full [&>input]:h-11"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('q');
        void onSearch(typeof typed === 'string' ? typed : '');
      }}
    >
      {busy ? (
        <span className="spinner" aria-hidden="true" />
      ) : (
        <Icon name="search" className="icon text-ink-2" />
      )}
      <label className="sr-only" htmlFor={id}>
        Search people
      </label>
      <input
        id={id}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MESSAGE_LIMITS.peopleQuery}
        placeholder="Search people by name or email"
      />
    </form>
  );
}

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
      {people.map((person) => (
        <li key={person.id}>
          <ListRow
            className="items-center"
            to={`/messages/${person.id}`}
            state={{ participant: person, hasListing: false } satisfies KnownChat}
            aria-current={person.id === open ? 'true' : undefined}
            picture={<Avatar name={person.name} url={person.avatarUrl} size={52} />}
            title={
              <span className="block truncate" dir="auto">
                {person.name}
              </span>
            }
          >
            {person.username !== null && person.username !== person.name && (
              <span className="block truncate" dir="auto">
                {person.username}
              </span>
            )}
          </ListRow>
        </li>
      ))}
    </ul>
  );
}

const NOBODY = { title: 'No users found', text: 'Try another search term' };
const FAILED = { title: 'Search failed', text: 'Could not complete your search' };

/**
 * Searches people by name or email address.
 * @param onStart Called when a search begins.
 */
export function usePeopleSearch(onStart: () => void) {
  const [people, setPeople] = useState<MemberSummary[] | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);

  // Does not use useApiAction, which ignores clicks during a call: here the newest search wins.
  async function start(typed: string) {
    const q = typed.trim();
    if (q === '') return;
    latest.current += 1;
    const search = latest.current;
    onStart();
    setBusy(true);
    const outcome = await outcomeOf(api.GET('/api/people', { params: { query: { q } } }));
    // A newer search has started.
    if (search !== latest.current) return;
    setBusy(false);
    if (!outcome.ok) {
      const { status, title, detail } = outcome.problem;
      toast({ tone: 'error', ...(status === TOO_MANY_REQUESTS ? { title, text: detail } : FAILED) });
      return;
    }
    setPeople(outcome.data.people);
    if (outcome.data.people.length === 0) toast({ tone: 'info', ...NOBODY });
  }

  return { people, busy, start };
}
