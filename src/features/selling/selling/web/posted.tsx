import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../../../platform/web/page/use-hydrated.ts';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { categoryLabel, conditionLabel } from '../../../../shared/taxonomy.ts';
import { shareListing } from '../../../items/listings/web/listings.ts';
import { PhotoPicture } from '../../../items/photos/web/photos.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { GuestCard } from '../../../people/guests/web/guests.ts';
import type { PostedListing } from './load-posted.ts';
import { AccountOffer, EventRow, SeekersRow, ZoneRow } from './posted-rows.tsx';
import { SellHead } from './sell-head.tsx';
import type { SellMode } from './sell-mode.ts';
import { FRESH } from './start-fresh.ts';

interface PostedProps {
  mode: SellMode;
  posted: PostedListing;
}

/** The last step: the listing is live. Share it or post another. */
export function Posted({ mode, posted }: PostedProps) {
  const { listing } = posted;
  const { id, title, priceCents, condition, category, images } = listing;
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { guest } = useViewer();
  const isHydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  const cover = images?.[0];
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const another = () => void navigate(pathname, { state: FRESH });
  const link = mode.hasSteps
    ? { to: '/listings?seller=me', text: 'View My Listings' }
    : { to: `/listing/${id}`, text: 'View listing' };

  return (
    <div className="pb-10">
      <SellHead title="Posted" closeTo={mode.closeTo} closeLabel="Close">
        <Link
          to={link.to}
          className="inline-flex min-h-11 items-center text-md font-semibold underline underline-offset-4"
        >
          {link.text}
        </Link>
      </SellHead>
      <div className="wrap">
        <section className="on-zest-ground grid grid-cols-1 gap-5 rounded-b-2xl px-5 pt-5 pb-6 max-md:-mx-4 md:min-h-105 md:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)] md:items-center md:gap-12 md:rounded-2xl md:px-14 md:py-12">
          <div className="contents md:block">
            <div>
              <h2
                ref={heading}
                tabIndex={-1}
                className="text-[clamp(3.5rem,17vw,4.75rem)] leading-[0.88] tracking-[-0.05em] outline-none md:text-[6.5rem]"
              >
                It's live.
              </h2>
              <p className="mt-3 text-lg font-medium md:text-xl">{spentText(isHydrated ? state : null)}</p>
            </div>
            <div className="grid grid-cols-2 gap-2 max-md:order-last max-[22.5rem]:grid-cols-1 md:mt-7 md:flex">
              <Button
                size="lg"
                className="px-2.5! text-base! md:px-7!"
                onClick={() => void shareListing({ title, address: `/listing/${id}` })}
              >
                <Icon name="share-2" />
                Share
              </Button>
              <Button
                size="lg"
                variant="quiet"
                className="px-2.5! text-base! inset-ring-2 inset-ring-on-zest md:px-7!"
                onClick={another}
              >
                <Icon name="plus" />
                {mode.hasSteps ? 'Create Another' : 'Post another'}
              </Button>
            </div>
          </div>
          <div className="relative rounded-xl bg-surface p-2.5 text-ink shadow-3 motion-safe:animate-drop-in [--ink:light-dark(var(--night),var(--on-night))] md:max-w-80 md:-rotate-2 md:justify-self-center md:p-3">
            {cover && (
              <PhotoPicture
                photo={cover}
                sizes="(min-width: 48rem) 300px, 350px"
                alt=""
                className="block aspect-[1.62] w-full rounded-bubble bg-cover object-cover md:aspect-[1.25]"
              />
            )}
            <p className="px-1.5 pt-3 leading-tight font-[650] wrap-anywhere" dir="auto">
              {title}
            </p>
            <p className="mt-2 flex flex-wrap gap-1.5 px-1.5 pb-1.5">
              <Badge>{conditionLabel(condition)}</Badge>
              <Badge>{categoryLabel(category)}</Badge>
            </p>
            <span className="absolute -end-1 -top-5 rotate-5 [--on-tag:var(--on-night)] [--tag:var(--night)]">
              <span className="block origin-[26px_50%] motion-safe:animate-tag-swing">
                <PriceTag cents={priceCents} size="lg" rounded />
              </span>
            </span>
          </div>
        </section>
        <div className="mt-3.5 grid grid-cols-1 gap-2.5 md:mt-4 md:grid-cols-2 md:gap-4">
          <SeekersRow listing={listing} />
          <ZoneRow />
          <EventRow posted={posted} />
          {guest !== null && <AccountOffer guestId={guest.guestId} />}
        </div>
        <div className="mt-4">
          <GuestCard />
        </div>
        {mode.hasSteps && (
          <ButtonLink to={`/listing/${id}`} variant="quiet" className="mt-2">
            View listing
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Such as "34 seconds. One less thing to store." */
function spentText(state: unknown): string {
  const seconds =
    typeof state === 'object' && state !== null && 'seconds' in state ? Number(state.seconds) : NaN;
  const isShort = seconds > 0 && seconds < 100;
  return isShort ? `${seconds} seconds. One less thing to store.` : 'One less thing to store.';
}
