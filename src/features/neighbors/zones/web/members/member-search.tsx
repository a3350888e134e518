import { useEffect, useRef } from 'react';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { grouped } from '../../../../../shared/grouped.ts';

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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
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
        placeholder={`Search ${grouped(others)} ${others === 1 ? 'member' : 'members'}`}
        onChange={({ target }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => onSearch(target.value.trim()), SEARCH_DELAY_MS);
        }}
      />
    </div>
  );
}
