import { type MouseEvent, useRef } from 'react';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { BrowseFilters } from './browse-query.ts';
import type { Pill } from './pills.ts';

interface SearchPillsProps {
  pills: readonly Pill[];
  onChange: (filters: BrowseFilters) => void;
  /** The accessible name of the list. */
  label: string;
  className?: string;
}

/** Pills with remove buttons. After removal, focus moves to a neighbor, or to the results if none is left. */
export function SearchPills({ pills, onChange, label, className }: SearchPillsProps) {
  const list = useRef<HTMLUListElement>(null);

  function remove({ without }: Pill, event: MouseEvent<HTMLButtonElement>) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.currentTarget);
    const next = buttons[at + 1] ?? buttons[at - 1] ?? document.getElementById('results');
    next?.focus();
    onChange(without);
  }

  if (pills.length === 0) return null;
  return (
    <ul ref={list} className={className} aria-label={label}>
      {pills.map((pill, index) => (
        // The same word can occur twice, as in "red red shoes", so the index is part of the key.
        <li
          key={`${pill.label} ${pills.slice(0, index).filter((other) => other.label === pill.label).length}`}
          className={pill.hasChip ? 'pill max-md:hidden' : 'pill'}
        >
          <span dir="auto">{pill.label}</span>
          <button
            type="button"
            aria-label={`Remove filter ${pill.label}`}
            onClick={(event) => remove(pill, event)}
          >
            <Icon name="x" className="icon-sm" />
          </button>
        </li>
      ))}
    </ul>
  );
}
