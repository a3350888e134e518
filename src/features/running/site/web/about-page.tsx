import type { ReactNode } from 'react';
import { Link, type MetaFunction } from 'react-router';
import { pageMeta } from '../../../../platform/web/page/page-meta.ts';
import { useSite } from '../../../../platform/web/page/use-site.ts';
import armchair from '../../../../platform/web/pictures/armchair.avif?no-inline';
import guitar from '../../../../platform/web/pictures/guitar.avif?no-inline';
import lamp from '../../../../platform/web/pictures/lamp.avif?no-inline';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import type { SiteFeature } from '../../../../shared/site-features.ts';
import { SmallPicture } from './home-section.tsx';
import bike from './pictures/bike.avif?no-inline';
import pile from './pictures/pile-1120.avif?no-inline';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    'About',
    'Why this site exists, how selling and buying work, what is free, and how to stay safe.',
  );

export default function AboutPage() {
  const { siteName, guests } = useSite();
  return (
    <div className="pb-12 md:pb-16">
      <section className="wrap" aria-labelledby="about">
        <div className="on-zest-ground grid gap-x-8 overflow-hidden rounded-2xl px-5.5 pt-7 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:items-center md:px-10 md:py-4 lg:ps-14">
          <div className="min-w-0">
            <h1 id="about" className="t-page wrap-anywhere">
              About {siteName}
            </h1>
            <p className="t-lead mt-4 mb-6 max-w-[26em]">
              Someone a few miles away wants most of what you no longer need. We bring you together.
            </p>
            <div className="flex flex-wrap gap-1 md:gap-2">
              <ButtonLink to="/create-listing" size="lg" className="max-md:text-base">
                Post Something
              </ButtonLink>
              <ButtonLink to="/listings" size="lg" variant="quiet" className="max-md:px-3.5 max-md:text-base">
                Look around
              </ButtonLink>
            </div>
          </div>
          <img
            src={pile}
            alt=""
            width={1920}
            height={1690}
            className="mx-auto -mb-3 h-auto w-full max-w-80 md:my-0 md:max-w-108"
          />
        </div>
      </section>
      <Places />
      <article className="wrap text-page py-0!">
        <TextSection title="What it costs">
          <p>
            Listing, browsing and selling are free. There's no commission and no listing fee. You get the full
            price you and your neighbor agree on.
          </p>
        </TextSection>
        <TextSection title="Selling" id="selling">
          <ul>
            <li>Take up to five photos. The first one is what people see while browsing.</li>
            <li>
              Type a few words, such as “Coffee maker, 6 cups, like new, $18”. We fill in the title,
              description, price, category and tags for you to check.
            </li>
            <li>
              Say what's wrong with it. Buyers accept the scratches you mention, not the ones they find.
            </li>
            <li>Set the price to 0 to give it away. It shows up under Free.</li>
          </ul>
          <p>
            Your listings are on <Link to="/dashboard">your dashboard</Link>. You can delete them there
            anytime.
          </p>
        </TextSection>
        <TextSection title="Buying" id="buying">
          <ul>
            <li>Search for what you want, filter by category, condition and price, and sort the results.</li>
            <li>You can bookmark or share any search.</li>
            <li>Meet in a public place, look at the item first, then pay.</li>
          </ul>
        </TextSection>
        {guests && (
          <TextSection title="With or without an account" id="guests">
            <p>
              As a guest, you get a Guest ID and a PIN and can sell right away. You need both to get back to
              your listings, so keep them. If you sign up later in the same browser, your listings move to
              your account.
            </p>
          </TextSection>
        )}
        <TextSection title="For developers" id="documentation">
          <p>
            Everything the site does is an API with an OpenAPI document.{' '}
            <a href="/api/docs">Read its documentation.</a>
          </p>
        </TextSection>
      </article>
    </div>
  );
}

const PLACES: readonly {
  feature: SiteFeature;
  to: string;
  icon: IconName;
  picture: string;
  title: string;
  text: string;
}[] = [
  {
    feature: 'zones',
    to: '/drop-zones',
    icon: 'map-pin',
    picture: armchair,
    title: 'Drop Zones',
    text: 'Groups for a neighborhood, a campus or a hobby. Members list, talk and meet up.',
  },
  {
    feature: 'flashDrops',
    to: '/flash-drops',
    icon: 'zap',
    picture: bike,
    title: 'Flash Drops',
    text: 'Selling weekends with a theme. List, share and climb the leaderboard.',
  },
  {
    feature: 'matchMe',
    to: '/match-me',
    icon: 'search-check',
    picture: guitar,
    title: 'Match Me',
    text: 'Say what you are looking for, and get an alert when someone lists it.',
  },
  {
    feature: 'assistant',
    to: '/ai-assistant',
    icon: 'scale',
    picture: lamp,
    title: 'Compare Items',
    text: 'Two or three listings side by side, and which one is the better buy.',
  },
];

/** Links to the features that are turned on. */
function Places() {
  const { off } = useSite();
  const places = PLACES.filter(({ feature }) => !off.includes(feature));
  if (places.length === 0) return null;
  return (
    <section className="wrap pt-10 md:pt-14" aria-labelledby="places">
      <h2 id="places" className="t-shelf mb-5 md:mb-6">
        More than a list of things
      </h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:gap-5 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {places.map(({ to, icon, picture, title, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="press flex h-full flex-wrap items-center gap-4 rounded-xl bg-surface-2 p-3 hover:bg-surface-3 lg:flex-col lg:flex-nowrap lg:items-start lg:gap-0 lg:p-0 lg:pb-5.5"
            >
              <SmallPicture
                src={picture}
                className="size-24 flex-none rounded-lg object-cover lg:h-44 lg:w-full lg:rounded-xl lg:rounded-b-none"
              />
              <span className="min-w-0 flex-[1_1_10rem] lg:flex-none lg:px-5.5 lg:pt-4.5">
                <strong className="flex items-center gap-2 font-display text-2xl leading-tight font-extrabold tracking-[-0.03em]">
                  <Icon name={icon} className="icon-sm flex-none" />
                  {title}
                </strong>
                <span className="mt-1.5 block text-md text-ink-2">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A section of text, below a thin line. */
function TextSection({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
