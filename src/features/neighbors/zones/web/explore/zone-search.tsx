import { useEffect, useRef } from 'react';
import { useTimer } from '../../../../../platform/web/time/use-timer.ts';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { ZoneTab } from '../../contract/zone.ts';

/** Pause in typing that starts the search. */
const SEARCH_DELAY_MS = 300;

interface ZoneSearchProps {
  /** The search that the page shows. */
  q: string;
  tab: ZoneTab;
  onSearch: (q: string) => void;
}

/** Filters zones while typing; without scripts, on Enter. */
export function ZoneSearch({ q, tab, onSearch }: ZoneSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useTimer();
  // Back and forward change the address, so show that search in the box.
  useEffect(() => {
    const { current: box } = input;
    if (box && box !== document.activeElement && box.value.trim() !== q) box.value = q;
  }, [q]);

  function search() {
    timer.stop();
    const typed = input.current?.value.trim() ?? '';
    if (typed !== q) onSearch(typed);
  }

  return (
    <search className="min-w-0 flex-1">
      <form
        action="/drop-zones"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <input type="hidden" name="tab" value={tab} />
        <div className="control control-group gap-3 rounded-full px-4.5">
          <Icon name="search" className="icon-lg flex-none text-ink-2" />
          <label className="sr-only" htmlFor="zones-q">
            Search zones
          </label>
          <input
            ref={input}
            id="zones-q"
            name="q"
            type="search"
            dir="auto"
            className="h-13"
            defaultValue={q}
            placeholder="Search zones"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            onChange={() => {
              timer.start(search, SEARCH_DELAY_MS);
            }}
          />
        </div>
      </form>
    </search>
  );
}
