import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { nextInList } from './next-in-list.ts';

type TabsProps<V extends string> = {
  label: string;
  /** Connects the tabs to their TabPanel. */
  id: string;
  tabs: readonly { value: V; label: ReactNode }[];
  value: V;
  /** For long labels in a narrow column. */
  narrow?: boolean;
  /** The query parameter from which the page reads the open tab. Without scripts, tabs are links with it. */
  param?: string;
  onChange: (value: V) => void;
};

/** Switches between parts of one page. Arrow keys move and select. */
export function Tabs<V extends string>({ label, id, tabs, value, narrow, param, onChange }: TabsProps<V>) {
  const list = useRef<HTMLDivElement>(null);
  const { search } = useLocation();

  /** The panel slides in from the side of its tab. */
  function select(next: V) {
    const indexOf = (tabValue: V) => tabs.findIndex((tab) => tab.value === tabValue);
    const side = indexOf(next) > indexOf(value) ? 'end' : 'start';
    document.getElementById(`${id}-panel-${next}`)?.setAttribute('data-from', side);
    onChange(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key.length === 1 || event.key === 'ArrowDown' || event.key === 'ArrowUp') return;
    const elements = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    // Starts from the focused tab, because keys can be faster than the selection.
    const current = elements.findIndex((element) => element === document.activeElement);
    const next = nextInList(
      event.key,
      tabs.map((tab) => tab.value),
      current,
    );
    const target = next === null ? undefined : tabs[next];
    if (!target) return;
    event.preventDefault();
    select(target.value);
    elements[next ?? 0]?.focus();
  }

  const switcher = (
    <div
      className={clsx('tabs noscript:hidden', narrow && 'tabs-narrow')}
      role="tablist"
      aria-label={label}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className="tab"
          id={`${id}-tab-${tab.value}`}
          aria-controls={`${id}-panel-${tab.value}`}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => select(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
  if (param === undefined) return switcher;
  return (
    <>
      {switcher}
      <noscript>
        <nav className={clsx('tabs', narrow && 'tabs-narrow')} aria-label={label}>
          {tabs.map((tab) => (
            <a
              key={tab.value}
              href={withParam(search, param, tab.value)}
              className="tab"
              aria-current={tab.value === value ? 'page' : undefined}
            >
              {tab.label}
            </a>
          ))}
        </nav>
      </noscript>
    </>
  );
}

function withParam(search: string, param: string, value: string): string {
  const params = new URLSearchParams(search);
  params.set(param, value);
  return `?${params}`;
}

type TabPanelProps = { tabsId: string; value: string; active: boolean; children: ReactNode };

/** The content of a tab. Inactive panels are hidden but stay mounted, so that typed text is retained. */
export function TabPanel({ tabsId, value, active, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${tabsId}-panel-${value}`}
      aria-labelledby={`${tabsId}-tab-${value}`}
      hidden={!active}
    >
      {children}
    </div>
  );
}

type TabLinkTo = {
  to: string;
  label: ReactNode;
  end?: boolean;
  /** Whether it is the current page, if the path alone can't tell. */
  current?: boolean;
};
type TabLinksProps = { label: string; links: readonly TabLinkTo[] };

/** Looks like Tabs, but each entry is a page. */
export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {links.map(({ to, label: text, end, current }) =>
        current === undefined ? (
          <NavLink key={to} to={to} end={end} className="tab">
            {text}
          </NavLink>
        ) : (
          <Link key={to} to={to} aria-current={current ? 'page' : undefined} className="tab">
            {text}
          </Link>
        ),
      )}
    </nav>
  );
}
