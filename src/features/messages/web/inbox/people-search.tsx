import { useId } from 'react';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { MESSAGE_LIMITS } from '../../contract/message-limits.ts';

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
