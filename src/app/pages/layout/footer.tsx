import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PageHandle } from '../../../platform/web/page/page-handle.ts';
import { useSite } from '../../../platform/web/page/use-site.ts';
import type { Theme } from '../../../platform/web/theme/theme-choice.ts';
import { Logo } from '../../../platform/web/ui/logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

type FooterProps = {
  theme: Theme;
  /** The year of the copyright line. A prop, because server and browser may disagree on New Year's Eve. */
  year: number;
  /** Shows only one line of links on phones, for people who are signed in. */
  short: boolean;
  wide?: PageHandle['wide'];
};

const COLUMNS = [
  {
    title: 'Navigation',
    links: [
      { to: '/listings', label: 'Browse' },
      { to: '/create-listing', label: 'Create Listing' },
      { to: '/drop-zones', label: 'Drop Zones' },
      { to: '/flash-drops', label: 'Flash Drops' },
      { to: '/match-me', label: 'Match Me' },
      { to: '/ai-assistant', label: 'Compare Items' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/about', label: 'About' },
      { to: '/pricing', label: 'Pricing' },
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
      { to: '/rules', label: 'Rules' },
      { to: '/transparency', label: 'How we decide' },
    ],
  },
] as const;

/** The links that signed-in people find nowhere else. */
const SHORT = [...COLUMNS[1].links, { to: '/contact', label: 'Contact us' }];

export function Footer({ theme, year, short, wide }: FooterProps) {
  const { siteName, openingHours } = useSite();
  return (
    <footer
      className={clsx(
        'mt-18 border-t border-line pb-[calc(var(--dock-space,0px)+--spacing(8))] text-md text-ink-2 md:mt-28 md:pt-12',
        short ? 'pt-3' : 'pt-12',
      )}
    >
      {short && (
        <nav aria-label="About this site" className="wrap md:hidden">
          <ul className="flex flex-wrap justify-center gap-x-6 text-sm">
            {SHORT.map(({ to, label }) => (
              <PageLink key={to} to={to}>
                {label}
              </PageLink>
            ))}
          </ul>
        </nav>
      )}
      <div className={clsx('wrap', wide && 'wrap-wide', short && 'max-md:hidden')}>
        <div className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-[2fr_1fr_1fr_1.3fr]">
          <div className="max-w-85 max-md:col-span-full">
            <Link className="press inline-flex min-h-11 items-center" to="/">
              <Logo />
              <span className="sr-only">{siteName} home</span>
            </Link>
            <p className="mt-2.5">
              Free to list. No commission or fees. Just neighbors and good stuff changing hands.
            </p>
          </div>
          {COLUMNS.map(({ title, links }) => (
            <Column key={title} title={title}>
              {links.map(({ to, label }) => (
                <PageLink key={to} to={to}>
                  {label}
                </PageLink>
              ))}
            </Column>
          ))}
          <Column title="Contact">
            <PageLink to="/contact">Contact us</PageLink>
            {openingHours.map(({ days, hours }) => (
              <li key={days} className="num">
                {days} {hours}
              </li>
            ))}
          </Column>
        </div>
        <div className="mt-9 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5 text-xs text-ink-3">
          <p>
            © {year} {siteName}. All rights reserved.
          </p>
          <ThemeSwitch saved={theme} />
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-3.5 font-sans text-md leading-none font-bold tracking-normal text-ink">{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        className="press inline-flex min-h-11 items-center underline-offset-3 hover:text-ink hover:underline md:pointer-fine:min-h-9"
        to={to}
      >
        {children}
      </Link>
    </li>
  );
}
