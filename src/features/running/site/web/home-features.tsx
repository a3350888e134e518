import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useSite } from '../../../../platform/web/page/use-site.ts';
import headphones from '../../../../platform/web/pictures/headphones.avif?no-inline';
import newHeadphones from '../../../../platform/web/pictures/headphones-2.avif?no-inline';
import fairHeadphones from '../../../../platform/web/pictures/headphones-3.avif?no-inline';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { HomeSection, SmallPicture } from './home-section.tsx';
import bike from './pictures/bike.avif?no-inline';
import camera from './pictures/camera.avif?no-inline';
import turntable from './pictures/turntable.avif?no-inline';
import turntable2 from './pictures/turntable-2.avif?no-inline';
import turntable3 from './pictures/turntable-3.avif?no-inline';
import turntable4 from './pictures/turntable-4.avif?no-inline';

const PHOTOS = [turntable, turntable2, turntable3, turntable4];
const FILTERS = ['Electronics', 'Like New', 'Under $200'];
const SAVED = [
  { src: camera, title: 'Film camera', note: 'Was $190', cents: 16_000 },
  { src: bike, title: 'Road bike, 54 cm', note: 'Very good tires', cents: 22_000 },
];
const STALL = [
  { title: 'Green velvet armchair', status: 'Sold' },
  { title: 'Walnut turntable', status: 'Available' },
  { title: 'Stoneware mugs', status: 'Available' },
];
const SIMILAR = [
  { src: newHeadphones, price: '$120', condition: 'New' },
  { src: headphones, price: '$95', condition: 'Like New' },
  { src: fairHeadphones, price: '$80', condition: 'Fair' },
];

/** What the product does today, each with an illustration that is hidden from screen readers. */
export default function HomeFeatures() {
  const { guests } = useSite();
  return (
    <HomeSection id="features">
      <h2 id="features" className="t-section mb-7 md:mb-11">
        Everything between <br className="max-md:hidden" />
        the closet and the cash
      </h2>
      <div className="grid grid-cols-1 gap-3.5 md:grid-cols-12 md:gap-5">
        <Feature
          title="Five photos, your order"
          text="Add, rotate and drag them. The first one is what people see while browsing."
          tone="lilac"
          span="md:col-span-6 lg:col-span-7"
        >
          <div className="grid auto-rows-[92px] grid-cols-4 gap-2 lg:auto-rows-[112px]" aria-hidden="true">
            {PHOTOS.map((src, index) => (
              <SmallPicture
                key={src}
                src={src}
                className={clsx('size-full rounded-md object-cover', index === 0 && 'col-span-2 row-span-2')}
              />
            ))}
            <span className="grid size-full rounded-md place-items-center border border-dashed border-on-lilac text-on-lilac">
              <Icon name="plus" />
            </span>
          </div>
        </Feature>

        <Feature
          title="Searches to keep"
          text="Filter by category, condition and price, then bookmark or share the search."
          span="md:col-span-6 lg:col-span-5"
        >
          <div
            className="order-first -mx-6 -mt-6 grid min-h-42.5 flex-1 content-center gap-3 bg-zest-soft p-6 font-semibold md:-mx-7.5 md:-mt-7.5"
            aria-hidden="true"
          >
            <span className="flex h-13 items-center gap-2.5 rounded-full bg-surface px-4.5 shadow-2">
              <Icon name="search" className="icon" />
              record player
            </span>
            <span className="flex flex-wrap gap-2">
              {FILTERS.map((filter) => (
                <Badge key={filter} size="lg" className="bg-primary text-on-primary">
                  {filter}
                </Badge>
              ))}
            </span>
          </div>
        </Feature>

        {guests && (
          <Feature
            title="No account needed"
            text="A Guest ID and a PIN are enough to sell. Sign up later and your listings move with you."
            span="md:col-span-6 xl:col-span-4"
          >
            <div aria-hidden="true">
              <Row
                picture={
                  <span className="grid size-11 place-items-center rounded-md rounded-ss-lg bg-lilac text-on-lilac">
                    <Icon name="key-round" className="icon" />
                  </span>
                }
                title="Guest-7K2QX"
                note="PIN 4071"
              >
                <Badge tone="success">
                  <Icon name="check" />
                  Ready to sell
                </Badge>
              </Row>
            </div>
          </Feature>
        )}

        <Feature
          title="Hearts for later"
          text="Keep what you like in one place. When a price changes, the listing shows the old one."
          span={guests ? 'md:col-span-6 xl:col-span-4' : 'md:col-span-6'}
        >
          <div className="grid gap-2" aria-hidden="true">
            {SAVED.map(({ src, title, note, cents }) => (
              <Row
                key={title}
                picture={<SmallPicture src={src} className="size-13 rounded-md object-cover" />}
                title={title}
                note={note}
              >
                <PriceTag cents={cents} size="sm" flat zest />
                <Icon name="heart" className="icon fill-current text-coral" />
              </Row>
            ))}
          </div>
        </Feature>

        <Feature
          title="Your own shop"
          text="Change it, mark it sold, put it back, post another like it. Deleted the wrong one? Undo."
          tone="night"
          span={guests ? 'md:col-span-full xl:col-span-4' : 'md:col-span-6'}
        >
          <ul className="grid gap-1" aria-hidden="true">
            {STALL.map(({ title, status }) => (
              <li
                key={title}
                className="flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-stage-2 px-3.5 py-2.25 text-md font-semibold first:bg-zest first:text-on-zest"
              >
                {title}
                <em className="font-bold not-italic">{status}</em>
              </li>
            ))}
          </ul>
        </Feature>

        <Feature
          title="A fair price, at a glance"
          text="Every listing shows similar ones below, with price and condition."
          span="col-span-full"
          beside
        >
          <div className="-mx-2.5 flex gap-2 md:mx-0 md:gap-3" aria-hidden="true">
            {SIMILAR.map(({ src, price, condition }) => (
              <figure
                key={price}
                className="flex-1 rounded-tile bg-surface p-1.25 md:rounded-lg md:p-2 lg:w-54 lg:flex-none"
              >
                <SmallPicture src={src} className="aspect-5/4 w-full rounded-md object-cover" />
                <figcaption className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 px-1.5 pt-2 pb-1 text-xs text-ink-2">
                  <b className="font-display text-lg leading-none font-extrabold text-ink">{price}</b>
                  {condition}
                </figcaption>
              </figure>
            ))}
          </div>
        </Feature>
      </div>
    </HomeSection>
  );
}

const TONES = {
  plain: { ground: 'bg-surface-2', text: 'text-ink-2' },
  lilac: { ground: 'bg-lilac', text: 'text-on-lilac' },
  night: { ground: 'on-night-ground', text: 'text-on-night-2' },
};

type FeatureProps = {
  title: string;
  text: string;
  tone?: keyof typeof TONES;
  /** How many of twelve columns it spans. */
  span: string;
  /** Whether text and picture are side by side on wide screens. */
  beside?: boolean;
  children: ReactNode;
};

function Feature({ title, text, tone = 'plain', span, beside, children }: FeatureProps) {
  const { ground, text: textColor } = TONES[tone];
  return (
    <article
      className={clsx(
        'flex min-w-0 flex-col justify-between gap-5.5 overflow-hidden rounded-xl p-6 md:p-7.5',
        beside && 'lg:flex-row lg:items-center lg:gap-10 lg:p-5 lg:ps-9',
        ground,
        span,
      )}
    >
      <div>
        <h3 className={clsx('text-3xl md:text-4xl', beside && 'lg:text-5xl')}>{title}</h3>
        <p className={clsx('mt-2', beside && 'lg:max-w-[22em] lg:text-lg', textColor)}>{text}</p>
      </div>
      {children}
    </article>
  );
}

type RowProps = { picture: ReactNode; title: string; note: string; children: ReactNode };

/** A sample row of the interface. */
function Row({ picture, title, note, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-tile bg-surface py-2.5 ps-2.5 pe-3.5 text-sm text-ink-2">
      {picture}
      <div className="min-w-0 flex-[1_1_5rem]">
        <b className="t-label block text-ink">{title}</b>
        {note}
      </div>
      {children}
    </div>
  );
}
