import { useEffect, useRef, useState } from 'react';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { usePagedList } from '../../../../../platform/web/list/use-paged-list.ts';
import { useTimer } from '../../../../../platform/web/time/use-timer.ts';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { ListRowSkeletons } from '../../../../../platform/web/ui/list-row.tsx';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import { counted } from '../../../../../shared/counted.ts';
import { shortDate } from '../../../../../shared/dates.ts';
import { useViewer } from '../../../../people/accounts/web/accounts.ts';
import type { ZoneMember } from '../../contract/zone-member.ts';

interface MemberChoiceProps {
  zoneId: string;
  memberCount: number;
  value: ZoneMember['person'] | null;
  onChange: (person: ZoneMember['person']) => void;
}

/** Chooses one of the other members of a zone. */
export function MemberChoice({ memberCount, ...rest }: MemberChoiceProps) {
  const [q, setQ] = useState('');
  return (
    <div className="grid gap-3">
      <MemberSearch id="successor-q" others={memberCount - 1} onSearch={setQ} />
      <Found key={q} q={q} {...rest} />
    </div>
  );
}

function Found({ zoneId, q, value, onChange }: Omit<MemberChoiceProps, 'memberCount'> & { q: string }) {
  const { account } = useViewer();
  const list = usePagedList(undefined, {
    fetchPage: (cursor) =>
      outcomeOf(
        api.GET('/api/zones/{id}/members', {
          params: { path: { id: zoneId }, query: { q: q || undefined, cursor } },
        }),
      ),
    itemsOf: ({ members }) => members.map((member) => ({ ...member, id: member.person.id })),
  });
  const { loading, items } = list;
  const others = (items ?? []).filter(({ id }) => id !== account?.id);
  const first = others[0]?.person;
  // Preselect the longest-standing member when the dialog opens.
  const suggested = useRef(false);
  useEffect(() => {
    if (suggested.current || value !== null || q !== '' || first === undefined) return;
    suggested.current = true;
    onChange(first);
  });

  if (loading) {
    return (
      <ListRowSkeletons
        label="Loading members"
        rows={3}
        picture={{ size: 44, radius: 22 }}
        lines={['40%', '60%']}
      />
    );
  }
  if (others.length === 0) {
    return (
      <p className="hint" role="status">
        {list.failed ? 'Could not load the members. Close this and try again.' : 'Nobody by that name.'}
      </p>
    );
  }
  return (
    <fieldset className="-mx-2 grid max-h-72 gap-1 overflow-auto px-1 py-1">
      <legend className="sr-only">Next admin</legend>
      {others.map(({ id, person, joinedDate }) => (
        <label
          key={id}
          className="group/row relative flex items-center gap-3.5 rounded-tile px-2 py-2.5 hover:bg-surface-2 has-checked:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="successor"
            className="absolute inset-0 cursor-pointer opacity-0"
            value={id}
            checked={value?.id === id}
            onChange={() => onChange(person)}
          />
          <Avatar name={person.name} url={person.avatarUrl} size={44} />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <b className="block leading-tight font-bold" dir="auto">
              {person.name}
            </b>
            <span className="text-xs text-ink-2">Joined {shortDate(joinedDate)}</span>
          </span>
          <span className="grid size-6.5 flex-none place-items-center rounded-full text-transparent inset-ring-[1.5px] inset-ring-line-strong group-has-checked/row:bg-primary group-has-checked/row:text-on-primary group-has-checked/row:inset-ring-0">
            <Icon name="check" className="icon-sm" />
          </span>
        </label>
      ))}
      <LoadMore list={list} className="my-2" />
    </fieldset>
  );
}

/** Pause in typing that starts the search. */
const SEARCH_DELAY_MS = 300;

interface MemberSearchProps {
  id: string;
  /** Number of members that can be found. */
  others: number;
  onSearch: (q: string) => void;
}

/** Filters members by name while typing. */
export function MemberSearch({ id, others, onSearch }: MemberSearchProps) {
  const timer = useTimer();
  return (
    <div className="control control-group gap-2.5 px-4">
      <Icon name="search" className="icon flex-none text-ink-2" />
      <label className="sr-only" htmlFor={id}>
        Search members
      </label>
      <input
        id={id}
        type="search"
        dir="auto"
        className="h-13"
        maxLength={100}
        autoComplete="off"
        placeholder={`Search ${counted(others, 'member')}`}
        onChange={({ target }) => {
          timer.start(() => onSearch(target.value.trim()), SEARCH_DELAY_MS);
        }}
      />
    </div>
  );
}
