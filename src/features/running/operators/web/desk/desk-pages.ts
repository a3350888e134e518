import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';
import type { SiteRole } from '../../../../../shared/site-role.ts';

/** An entry in the desk's navigation. */
export interface DeskPage {
  to: string;
  label: string;
  icon: IconName;
  /** The heading above it in the navigation. */
  group?: 'Look up' | 'Your site' | 'Running it';
  /** The site roles that may open it. */
  roles: readonly SiteRole[];
  /** Its label in the bar at the bottom of narrow screens, which has room for four pages. */
  tab?: string;
  /** What it finds. It then has the search box of every page at the desk, which opens it with `?q=`. */
  find?: string;
  /** Opens it after `g`. */
  letter?: string;
}

const OPERATORS = ['operator'] as const;
const EVERYONE = ['operator', 'moderator'] as const;

/** The pages of the desk, in their order. A new page adds its route to `routes.ts` and one line here. */
const DESK_PAGES: readonly DeskPage[] = [
  {
    to: '/operator',
    label: 'Today',
    icon: 'layout-dashboard',
    roles: OPERATORS,
    tab: 'Today',
    letter: 't',
  },
  { to: '/operator/cases', label: 'Cases', icon: 'inbox', roles: EVERYONE, tab: 'Cases', letter: 'c' },
  { to: '/operator/appeals', label: 'Appeals', icon: 'scale', roles: EVERYONE, letter: 'a' },
  { to: '/operator/actions', label: 'My actions', icon: 'scroll-text', roles: EVERYONE },
  {
    to: '/operator/people',
    label: 'People',
    icon: 'users-round',
    group: 'Look up',
    roles: OPERATORS,
    tab: 'People',
    find: 'Find a person, listing, deal or payment',
    letter: 'p',
  },
  {
    to: '/operator/settings',
    label: 'Settings',
    icon: 'sliders-horizontal',
    group: 'Your site',
    roles: OPERATORS,
    tab: 'Site',
  },
  { to: '/operator/plans', label: 'Plans and prices', icon: 'tag', group: 'Your site', roles: OPERATORS },
  { to: '/operator/events', label: 'Events', icon: 'zap', group: 'Your site', roles: OPERATORS },
  { to: '/operator/zones', label: 'Zones', icon: 'map-pin', group: 'Your site', roles: OPERATORS },
  {
    to: '/operator/site-rules',
    label: 'Site rules',
    icon: 'book-open',
    group: 'Your site',
    roles: OPERATORS,
  },
  { to: '/operator/rules', label: 'Text rules', icon: 'list', group: 'Your site', roles: OPERATORS },
  {
    to: '/operator/announcements',
    label: 'Announcements',
    icon: 'megaphone',
    group: 'Your site',
    roles: OPERATORS,
  },
  {
    to: '/operator/categories',
    label: 'Categories',
    icon: 'layout-grid',
    group: 'Your site',
    roles: OPERATORS,
  },
  { to: '/operator/mail', label: 'Email and jobs', icon: 'mail', group: 'Running it', roles: OPERATORS },
  { to: '/operator/log', label: 'Audit log', icon: 'scroll-text', group: 'Running it', roles: OPERATORS },
];

/** Returns the pages that a role may open. */
export const deskPagesOf = (role: SiteRole): readonly DeskPage[] =>
  DESK_PAGES.filter(({ roles }) => roles.includes(role));

/** Whether a role may open the page at an address under `/operator`. */
export function mayOpenDesk(role: SiteRole, pathname: string): boolean {
  // The last one that fits, because the address of Today is the start of all others.
  const page = DESK_PAGES.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return page === undefined ? deskPagesOf(role).length > 0 : page.roles.includes(role);
}

/** The pages in the bar at the bottom: those with a tab, then the first others. */
const MAX_TABS = 4;

/** Splits pages into those in the bar at the bottom, and those in its sheet. */
export function tabsOf(pages: readonly DeskPage[]): { tabs: readonly DeskPage[]; more: readonly DeskPage[] } {
  const first = [...pages.filter(({ tab }) => tab), ...pages.filter(({ tab }) => !tab)].slice(0, MAX_TABS);
  const tabs = pages.filter((page) => first.includes(page));
  return { tabs, more: pages.filter((page) => !tabs.includes(page)) };
}
