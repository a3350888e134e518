import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useHydrated } from '../../../../platform/web/page/use-hydrated.ts';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { shortDate } from '../../../../shared/dates.ts';
import { distanceText } from '../../../../shared/distance.ts';
import { formatDollars, formatPrice } from '../../../../shared/money.ts';
import { categoryLabel, conditionLabel } from '../../../../shared/taxonomy.ts';
import type { Listing, PastPrice } from '../contract/listing.ts';
import { pickupText } from '../contract/pickup-hours.ts';

export function ListingFacts({ listing: { condition, category, pickupHours } }: { listing: Listing }) {
  return (
    <dl className="mt-5.5 flex flex-wrap gap-2.5">
      <Fact name="Condition">{conditionLabel(condition)}</Fact>
      <Fact name="Category">{categoryLabel(category)}</Fact>
      {pickupHours && (
        <Fact name="Pickup" wide>
          {pickupText(pickupHours)}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={clsx('rounded-tile bg-surface-2 px-4 py-3', wide ? 'basis-full' : 'flex-[1_1_8rem]')}>
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="mt-0.5 font-[650]">{children}</dd>
    </div>
  );
}

/** The price of a listing's page: a large tag in whole dollars, and under it the exact amount where that differs. */
export function LargePrice({ cents }: { cents: number }) {
  const { exact } = formatPrice(cents);
  return (
    <>
      <span data-moves="listing-tag" className="inline-flex">
        <PriceTag cents={cents} size="xl" zest rounded />
      </span>
      {exact !== null && <p className="num mt-1 text-end text-sm text-ink-2 md:text-start">{exact}</p>}
    </>
  );
}

interface ReservedUntilProps {
  until: string;
  /** Whether the viewer is the seller; if not, they are the buyer. */
  isOwn: boolean;
}

/**
 * When a reservation ends, for seller and buyer; in the viewer's time zone, which the server does not know.
 */
export function ReservedUntil({ until, isOwn }: ReservedUntilProps) {
  const moment = useHydrated() ? momentIn(until) : '';
  return (
    <p className="text-md text-ink-2">
      {isOwn ? 'Reserved until ' : 'Reserved for you until '}
      <time dateTime={until}>{moment}</time>
    </p>
  );
}

function momentIn(until: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(new Date(until));
}

/** Former prices of a listing, newest first; the page shows the current price. */
export function PastPrices({ prices }: { prices: readonly PastPrice[] }) {
  if (prices.length === 0) return null;
  return (
    <ul className="num mt-3.5 text-md text-ink-2" aria-label="Earlier prices">
      {prices.map(({ priceCents, until }) => {
        return (
          <li key={until}>
            {`Was ${formatDollars(priceCents)} until `}
            <time dateTime={until}>{shortDate(until)}</time>
          </li>
        );
      })}
    </ul>
  );
}

/** What the seller wrote: description and tags. */
export function ListingDescription({ listing: { description, tags } }: { listing: Listing }) {
  return (
    <>
      <h2 className="mt-8 mb-3 text-2xl">Description</h2>
      {description.split(/\n{2,}/).map((paragraph, index) => (
        <p
          key={`${index}-${paragraph.slice(0, 12)}`}
          dir="auto"
          className="max-w-[62ch] text-lg leading-[1.6] wrap-anywhere whitespace-pre-line text-ink-2 [p+&]:mt-3.5"
        >
          {paragraph}
        </p>
      ))}
      {tags.length > 0 && (
        <>
          <h2 className="mt-8 mb-3 text-2xl">Tags</h2>
          <ul className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag}>
                <Badge size="lg">
                  <bdi>{tag}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** When and where it was posted. */
export function PostedLine({
  listing: { createdAt, renewedAt, location, distanceKm },
}: {
  listing: Listing;
}) {
  return (
    <p className="mt-2 text-md text-ink-2 wrap-anywhere">
      Posted <time dateTime={createdAt}>{shortDate(createdAt)}</time>
      {location && (
        <>
          {' in '}
          <bdi>{location}</bdi>
        </>
      )}
      {distanceKm !== undefined && `, ${distanceText(distanceKm)} away`}
      {renewedAt && (
        <>
          , renewed <time dateTime={renewedAt}>{shortDate(renewedAt)}</time>
        </>
      )}
    </p>
  );
}

export function PausedHint({ isOwn }: { isOwn: boolean }) {
  return (
    <p className="hint mt-2">
      {isOwn
        ? 'You paused this listing. Only you can see it until you resume it.'
        : 'Paused for now. Ask the seller when it will be back.'}
    </p>
  );
}
