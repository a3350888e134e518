import { useState } from 'react';
import { Button } from '../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { GuestDialog } from '../../guests/web/guests.ts';
import { HeroPile } from './hero-pile.tsx';
import './home-hero.css';

const POINTS = ['Free to list', 'No commission or fees', 'Neighbors, not warehouses'];

/** Introduces the product, with two calls to action. */
export function HomeHero() {
  const [guestDialog, setGuestDialog] = useState(false);
  return (
    <section className="hero zest-field" aria-labelledby="hero-title">
      <div className="hero-copy">
        <h1 id="hero-title">
          Make Cash. <br />
          Lose Clutter.
        </h1>
        <p className="hero-lead">
          Snap a photo, name your price. It's listed, and someone nearby already wants it.
        </p>
        <div className="hero-doors">
          <ButtonLink to="/create-listing" size="lg" className="hero-pulse">
            Post Something
            <Icon name="arrow-right" />
          </ButtonLink>
          <Button variant="quiet" size="lg" onClick={() => setGuestDialog(true)}>
            Continue as Guest
          </Button>
        </div>
        <ul className="hero-points">
          {POINTS.map((point) => (
            <li key={point}>
              <Icon name="check" className="icon-sm" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <HeroPile />
      <GuestDialog open={guestDialog} onClose={() => setGuestDialog(false)} />
    </section>
  );
}
