import { useReopenPage } from '../../../../platform/web/page/use-reopen-page.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { distanceText } from '../../../../shared/distance.ts';
import { categoryLabel, conditionLabel } from '../../../../shared/taxonomy.ts';
import { PhotoPicture } from '../../photos/web/photos.ts';
import type { ListingCard } from '../contract/listing.ts';
import { CARD_SIZES } from './listing-card.tsx';
import { useGoBack } from './use-go-back.ts';

/** What the list one comes from knew of a listing: the state of a link that leads to it. */
export interface KnownListing {
  listing: Pick<ListingCard, 'title' | 'priceCents' | 'cover'> &
    Partial<Pick<ListingCard, 'condition' | 'category' | 'seller' | 'distanceKm'>>;
}

/** Reads the state of the address; null where it came from elsewhere. */
export function knownListing(state: unknown): KnownListing['listing'] | null {
  const { listing } = (state ?? {}) as Partial<KnownListing>;
  return typeof listing?.title === 'string' ? listing : null;
}

/** A listing that cannot be loaded without a connection, as its card showed it. */
export function KnownListingPage({ listing }: { listing: KnownListing['listing'] }) {
  const { reopen, busy } = useReopenPage();
  const { title, priceCents, cover } = listing;
  const facts = factsOf(listing);
  const goBack = useGoBack();
  return (
    <article className="wrap grid gap-x-12 gap-y-4 pt-1 pb-20 md:grid-cols-2 md:items-start">
      <Button
        variant="quiet"
        className="-ms-3.5 justify-self-start text-ink-2 md:col-span-2"
        onClick={goBack}
      >
        <Icon name="arrow-left" />
        Back to listings
      </Button>
      <div className={cover ? 'photo rounded-xl' : 'photo photo-none rounded-xl'}>
        {cover ? (
          // The size of the card, which the browser has already.
          <PhotoPicture photo={cover} sizes={CARD_SIZES} eager alt={cover.alt || title} />
        ) : (
          <>
            <Icon name="image-off" />
            No Image
          </>
        )}
      </div>
      <div className="grid justify-items-start gap-3.5">
        <h1 dir="auto" className="t-page max-w-[16em] wrap-anywhere">
          {title}
        </h1>
        <PriceTag cents={priceCents} size="xl" zest flat />
        {facts.length > 0 && (
          <p className="hint">
            {facts.map((fact, place) => (
              <span key={fact}>
                {place > 0 && ', '}
                <bdi>{fact}</bdi>
              </span>
            ))}
          </p>
        )}
        <div className="grid w-full justify-items-start gap-1.5 rounded-xl bg-surface-2 p-5.5">
          <h2 className="text-2xl">You're offline</h2>
          <p className="text-ink-2">
            The rest of this listing loads when you're back. Its price may have changed.
          </p>
          <Button variant="primary" className="mt-2" busy={busy} onClick={reopen}>
            Try Again
          </Button>
        </div>
      </div>
    </article>
  );
}

function factsOf({ condition, category, seller, distanceKm }: KnownListing['listing']): string[] {
  return [
    condition && conditionLabel(condition),
    category && categoryLabel(category),
    seller?.name,
    distanceKm === undefined ? undefined : distanceText(distanceKm),
  ].filter((fact) => fact !== undefined);
}
