import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface SearchBoxProps {
  /** The current search of the page. */
  q?: string;
  onSearch: (q: string) => void;
  /** The page that handles the form without scripts. */
  action?: string;
  /** What is searched, also the placeholder. */
  label?: string;
  /** Label of the button. */
  submit?: string;
  /** Shown before the button: where to search. */
  children?: ReactNode;
}

/**
 * A search field with its button, usually for listings. Pressing `/` focuses it. Without scripts it opens its
 * page.
 */
export function SearchBox({
  q = '',
  onSearch,
  action = '/listings',
  label = 'Search listings',
  submit = 'Search',
  children,
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input);
  return (
    <search className="min-w-0 flex-1">
      <form
        className="control control-group gap-2.5 rounded-full py-1 ps-5 pe-1 md:min-h-15 md:py-1.5 md:ps-5.5 md:pe-1.5"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(input.current?.value.trim() ?? '');
        }}
      >
        <Icon name="search" className="icon-lg text-ink-2 max-md:hidden" />
        <label className="sr-only" htmlFor="q">
          {label}
        </label>
        <input
          id="q"
          name="q"
          type="search"
          dir="auto"
          className="h-11 md:text-lg"
          ref={input}
          // Back and forward change the address, and the box then shows that search.
          key={q}
          defaultValue={q}
          placeholder={label}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        {children}
        <Button type="submit" className="flex-none max-md:w-11 max-md:px-0 md:min-h-12 md:px-6">
          <Icon name="search" className="md:hidden" />
          <span className="max-md:sr-only">{submit}</span>
        </Button>
      </form>
    </search>
  );
}

function useSlashKey(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const typing = (event.target as Element).closest('input, textarea, select, [contenteditable], dialog');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
