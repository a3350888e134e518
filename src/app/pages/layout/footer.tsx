import { Link } from 'react-router';
import { OPENING_HOURS } from '../../../features/contact/contract/contact-details.ts';
import type { Theme } from '../../../platform/web/theme/theme-choice.ts';
import { Logo } from '../../../platform/web/ui/logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

type FooterProps = {
  theme: Theme;
  /** The year of the copyright line; a prop, because server and browser may disagree on New Year's Eve. */
  year: number;
};

const COLUMNS = [
  {
    title: 'Navigation',
    links: [
      { to: '/listings', label: 'Browse' },
      { to: '/create-listing', label: 'Create Listing' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/about', label: 'About' },
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
    ],
  },
] as const;

export function Footer({ theme, year }: FooterProps) {
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-columns">
          <div className="footer-brand">
            <Link className="logo-link" to="/">
              <Logo />
              <span className="sr-only">Offhand home</span>
            </Link>
            <p className="mt-2.5">
              Free to list. No commission or fees. Just neighbors and good stuff changing hands.
            </p>
          </div>
          {COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <nav aria-label="Contact">
            <h2>Contact</h2>
            <ul>
              <li>
                <Link to="/contact">Contact us</Link>
              </li>
              {OPENING_HOURS.map(({ days, hours }) => (
                <li key={days} className="num">
                  {days} {hours}
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="footer-end">
          <p>© {year} Offhand. All rights reserved.</p>
          <ThemeSwitch saved={theme} />
        </div>
      </div>
    </footer>
  );
}
