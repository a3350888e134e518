import { Link } from 'react-router';
import type { Theme } from '../../platform/web/theme/theme-choice.ts';
import { Logo } from '../../platform/web/ui/logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

type FooterProps = {
  theme: Theme;
  /** Of the copyright line; given, because a server and a browser may disagree on New Year's Eve. */
  year: number;
};

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
          <nav aria-labelledby="footer-navigation">
            <h2 id="footer-navigation">Navigation</h2>
            <ul>
              <li>
                <Link to="/listings">Browse</Link>
              </li>
              <li>
                <Link to="/create-listing">Create Listing</Link>
              </li>
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
