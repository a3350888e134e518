import { Badge } from '../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../platform/web/ui/price-tag.tsx';
import bike from './pictures/bike.svg?no-inline';
import camera from './pictures/camera.svg?no-inline';
import newHeadphones from './pictures/headphones-2.svg?no-inline';
import fairHeadphones from './pictures/headphones-3.svg?no-inline';
import headphones from './pictures/headphones.svg?no-inline';
import turntable2 from './pictures/turntable-2.svg?no-inline';
import turntable3 from './pictures/turntable-3.svg?no-inline';
import turntable4 from './pictures/turntable-4.svg?no-inline';
import turntable from './pictures/turntable.svg?no-inline';
import { SmallPicture } from './small-picture.tsx';
import './home-features.css';

const PHOTOS = [turntable, turntable2, turntable3, turntable4];
const SAVED = [
  { src: camera, title: 'Film camera', note: 'Was $190', cents: 16_000 },
  { src: bike, title: 'Road bike, 54 cm', note: 'Very good tires', cents: 22_000 },
];
const STALL = [
  { title: 'Green velvet armchair', status: 'Sold' },
  { title: 'Walnut turntable', status: 'Available' },
  { title: 'Moka pot, 6 cup', status: 'Available' },
];
const SIMILAR = [
  { src: newHeadphones, price: '$120', condition: 'New' },
  { src: headphones, price: '$95', condition: 'Like New' },
  { src: fairHeadphones, price: '$80', condition: 'Fair' },
];

/** What the product does today, each with an illustration that is hidden from screen readers. */
export function HomeFeatures() {
  return (
    <section className="wrap home-section" aria-labelledby="features">
      <h2 id="features" className="t-section mb-7 md:mb-11">
        Everything between <br className="max-md:hidden" />
        the closet and the cash
      </h2>
      <div className="features">
        <article className="feature feature-photos">
          <div>
            <h3>Five photos, your order</h3>
            <p>Add them, turn them, drag them around. The first one is what people see while browsing.</p>
          </div>
          <div className="feature-photo-grid" aria-hidden="true">
            {PHOTOS.map((src) => (
              <SmallPicture key={src} src={src} />
            ))}
            <span>
              <Icon name="plus" />
            </span>
          </div>
        </article>

        <article className="feature feature-search">
          <div className="feature-search-scene" aria-hidden="true">
            <span className="feature-search-field">
              <Icon name="search" className="icon" />
              record player
            </span>
            <span className="feature-pills">
              <Badge size="lg">Electronics</Badge>
              <Badge size="lg">Like New</Badge>
              <Badge size="lg">Under $200</Badge>
            </span>
          </div>
          <div>
            <h3>Searches that keep</h3>
            <p>
              Narrow it down by category, condition and price. The address remembers; save it or share it.
            </p>
          </div>
        </article>

        <article className="feature">
          <div>
            <h3>No account needed</h3>
            <p>A Guest ID and a PIN are enough to sell. Sign up later and your listings come along.</p>
          </div>
          <div className="feature-inset feature-guest" aria-hidden="true">
            <span>
              <Icon name="key-round" className="icon" />
            </span>
            <div>
              <b>Guest-7K2QX</b>
              PIN 4071
            </div>
            <Badge tone="success">
              <Icon name="check" />
              Ready to sell
            </Badge>
          </div>
        </article>

        <article className="feature">
          <div>
            <h3>Hearts for later</h3>
            <p>Keep what you like in one place. When a price changes, the listing says what it was.</p>
          </div>
          <div className="grid gap-2" aria-hidden="true">
            {SAVED.map(({ src, title, note, cents }) => (
              <div key={title} className="feature-inset feature-saved">
                <SmallPicture src={src} />
                <div>
                  <b>{title}</b>
                  {note}
                </div>
                <PriceTag cents={cents} size="sm" flat />
                <Icon name="heart" className="icon" />
              </div>
            ))}
          </div>
        </article>

        <article className="feature feature-stall on-night-ground">
          <div>
            <h3>Your own stall</h3>
            <p>Change it, mark it sold, put it back, post another like it. Deleted the wrong one? Undo.</p>
          </div>
          <ul aria-hidden="true">
            {STALL.map(({ title, status }) => (
              <li key={title}>
                {title}
                <em>{status}</em>
              </li>
            ))}
          </ul>
        </article>

        <article className="feature feature-similar">
          <div>
            <h3>A fair price, at a glance</h3>
            <p>Below every listing are the ones most like it, each with its price and condition.</p>
          </div>
          <div className="feature-row" aria-hidden="true">
            {SIMILAR.map(({ src, price, condition }) => (
              <figure key={price}>
                <SmallPicture src={src} />
                <figcaption>
                  <b>{price}</b>
                  {condition}
                </figcaption>
              </figure>
            ))}
          </div>
        </article>
      </div>
    </section>
  );
}
