import '../../../../../platform/web/theme/desk.css';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { Form, Link, NavLink, useNavigate } from 'react-router';
import { useConnectionState } from '../../../../../platform/web/connection/use-connection.ts';
import { useSite } from '../../../../../platform/web/page/use-site.ts';
import { ownStore } from '../../../../../platform/web/stored/own-store.ts';
import { useSavedValue } from '../../../../../platform/web/stored/use-saved-value.ts';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../../platform/web/ui/icon-button.tsx';
import { Logo } from '../../../../../platform/web/ui/logo.tsx';
import { OfflineBar } from '../../../../../platform/web/ui/offline-bar.tsx';
import { Sheet } from '../../../../../platform/web/ui/sheet.tsx';
import type { SiteRole } from '../../../../../shared/site-role.ts';
import { useDeskKeyListener, useDeskKeys } from './desk-keys.ts';
import { type DeskPage, deskPagesOf, tabsOf } from './desk-pages.ts';
import { KeysDialog } from './keys-dialog.tsx';

/** The address of Today, and the start of all others. */
const DESK = '/operator';

/** What waits on a page. */
interface DeskCount {
  count: number;
  /** Something is late. */
  isHot?: boolean;
}

interface DeskProps {
  person: { id: string; role: SiteRole };
  /** What waits, by the address of its page. */
  counts: Readonly<Record<string, DeskCount>>;
  /** The person's own menu: a row in the sidebar. */
  menu: ReactNode;
  /** The person's own menu: a picture in the bar of narrow screens. */
  shortMenu: ReactNode;
  children: ReactNode;
}

/** The frame of the operators' pages: a sidebar from 900 px, and a bar at the bottom of narrower screens. */
export function Desk({ person, counts, menu, shortMenu, children }: DeskProps) {
  const pages = deskPagesOf(person.role);
  const [open, setOpen] = useState<'keys' | 'more' | null>(null);
  const letters = useLetters(person.id);
  const navigate = useNavigate();
  const find = useRef<HTMLInputElement>(null);
  const findPage = pages.find((page) => page.find !== undefined);
  useDeskKeyListener(letters.on);
  useDeskKeys('Everywhere', [
    ...(findPage ? [{ keys: '/', label: 'Find', run: () => find.current?.focus() }] : []),
    ...pages.flatMap(({ letter, label, to }) =>
      letter === undefined ? [] : [{ keys: `g ${letter}`, label, run: () => void navigate(to) }],
    ),
    { keys: '?', label: 'All keys', run: () => setOpen('keys') },
    { keys: 'Escape', label: 'Close' },
  ]);

  return (
    <div className="desk">
      <nav aria-label="Desk" className="desk-sidebar">
        <DeskLogo className="mb-2.5 px-2.5" />
        <NavGroups pages={pages}>{(page) => <SidebarLink page={page} count={counts[page.to]} />}</NavGroups>
        <div className="mt-auto grid gap-0.5 pt-3.5">
          <Link to="/" className="desk-link">
            <Icon name="external-link" />
            Open the site
          </Link>
          {menu}
        </div>
      </nav>
      <div className="min-w-0">
        <header className="desk-bar">
          <DeskLogo className="desk:hidden" />
          {findPage && (
            <Form
              role="search"
              aria-label={findPage.find}
              action={findPage.to}
              className="desk-find max-desk:hidden"
            >
              <Icon name="search" />
              <label className="sr-only" htmlFor="desk-find">
                {findPage.find}
              </label>
              <input
                ref={find}
                id="desk-find"
                name="q"
                type="search"
                dir="auto"
                placeholder={findPage.find}
                maxLength={100}
                autoComplete="off"
                enterKeyHint="search"
              />
              <kbd className="desk-key">/</kbd>
            </Form>
          )}
          <div className="ms-auto flex items-center gap-1.5">
            <LiveSign />
            {findPage && (
              <Link to={findPage.to} aria-label={findPage.find} className="icon-btn desk:hidden">
                <Icon name="search" />
              </Link>
            )}
            <IconButton label="All keys" className="max-desk:hidden" onClick={() => setOpen('keys')}>
              <Icon name="keyboard" />
            </IconButton>
            <div className="desk:hidden">{shortMenu}</div>
          </div>
        </header>
        <main id="main" tabIndex={-1} className="desk-main">
          <noscript>
            <p className="mb-6 rounded-lg bg-warn-soft p-4">
              You can read the desk without JavaScript, but not change anything. Turn it on in your browser,
              then reload.
            </p>
          </noscript>
          <OfflineBar text="You can read what has loaded. Nothing can be changed until you're back." />
          {children}
        </main>
      </div>
      <TabBar pages={pages} counts={counts} onMore={() => setOpen('more')} />
      <KeysDialog
        open={open === 'keys'}
        onClose={() => setOpen(null)}
        letters={letters.on}
        onLetters={letters.set}
      />
      <MoreSheet pages={tabsOf(pages).more} open={open === 'more'} onClose={() => setOpen(null)} />
    </div>
  );
}

function DeskLogo({ className }: { className: string }) {
  const { siteName } = useSite();
  return (
    <Link to={DESK} className={`inline-flex min-h-11 items-center gap-2 ${className}`}>
      <span className="flex [zoom:0.857]">
        <Logo />
      </span>
      <span className="sr-only">{siteName}</span>
      <span className="mt-1.5 text-xs leading-none font-semibold text-ink-2">Desk</span>
    </Link>
  );
}

interface NavGroupsProps {
  pages: readonly DeskPage[];
  children: (page: DeskPage) => ReactNode;
}

/** Shows pages under their headings. */
function NavGroups({ pages, children }: NavGroupsProps) {
  return pages.map((page, index) => (
    <Fragment key={page.to}>
      {page.group !== undefined && page.group !== pages[index - 1]?.group && (
        <h2 className="desk-nav-heading">{page.group}</h2>
      )}
      {children(page)}
    </Fragment>
  ));
}

function SidebarLink({ page: { to, icon, label }, count }: { page: DeskPage; count: DeskCount | undefined }) {
  return (
    <NavLink to={to} end={to === DESK} className="desk-link">
      <Icon name={icon} />
      {label}
      <Waiting count={count} />
    </NavLink>
  );
}

function Waiting({ count }: { count: DeskCount | undefined }) {
  if (count === undefined || count.count === 0) return null;
  return (
    <span className={count.isHot ? 'desk-waiting font-bold text-danger' : 'desk-waiting'}>
      {count.count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

function LiveSign() {
  const { lost } = useConnectionState();
  return (
    <span className="flex items-center gap-1.5 text-xs font-semibold text-ink-2 max-desk:hidden">
      <i className={lost ? 'size-2 rounded-full border-2 border-warn' : 'size-2 rounded-full bg-success'} />
      {lost ? 'Offline' : 'Live'}
    </span>
  );
}

interface TabBarProps extends Pick<DeskProps, 'counts'> {
  pages: readonly DeskPage[];
  onMore: () => void;
}

function TabBar({ pages, counts, onMore }: TabBarProps) {
  const { tabs, more } = tabsOf(pages);
  return (
    <nav aria-label="Desk" className="desk-tabs">
      {tabs.map(({ to, icon, label, tab }) => (
        <NavLink key={to} to={to} end={to === DESK} className="desk-tab">
          <Icon name={icon} />
          {tab ?? label}
          {(counts[to]?.count ?? 0) > 0 && (
            <span className="count absolute start-[calc(50%+4px)] top-1.5">
              {counts[to]?.count}
              <span className="sr-only"> waiting</span>
            </span>
          )}
        </NavLink>
      ))}
      {more.length > 0 && (
        <button type="button" className="desk-tab" aria-haspopup="dialog" onClick={onMore}>
          <Icon name="menu" />
          More
        </button>
      )}
    </nav>
  );
}

interface MoreSheetProps {
  pages: readonly DeskPage[];
  open: boolean;
  onClose: () => void;
}

function MoreSheet({ pages, open, onClose }: MoreSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="More">
      <nav aria-label="More" className="grid grid-cols-2 gap-x-3">
        <NavGroups pages={pages}>
          {({ to, icon, label }) => (
            <NavLink to={to} className="desk-more-link" onClick={onClose}>
              <Icon name={icon} />
              {label}
            </NavLink>
          )}
        </NavGroups>
        <h2 className="desk-nav-heading">This site</h2>
        <Link to="/" className="desk-more-link">
          <Icon name="external-link" />
          Open the site
        </Link>
      </nav>
    </Sheet>
  );
}

/** Returns whether single keys work for this person on this device. */
function useLetters(personId: string) {
  const name = `desk-letters:${personId}`;
  const [on, setOn] = useState(true);
  useSavedValue({ name, value: on, parse: (stored) => (stored === false ? false : null), restore: setOn });
  return {
    on,
    set: (next: boolean) => {
      setOn(next);
      ownStore().save(name, next ? null : false);
    },
  };
}

interface DeskHeadProps {
  title: string;
  children?: ReactNode;
  /** Buttons or links at the end. */
  actions?: ReactNode;
}

/** The heading of a page at the desk, with a sentence about it. */
export function DeskHead({ title, children, actions }: DeskHeadProps) {
  return (
    <div className="mt-2.5 mb-5 flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="min-w-0 flex-[1_1_300px]">
        <h1 className="desk-h1">{title}</h1>
        {children && <p className="mt-1.5 text-ink-2">{children}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
