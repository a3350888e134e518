import clsx from 'clsx';
import { useRef } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { FirstScreenEnd } from '../../../../platform/web/page/first-screen-end.tsx';
import { lazyPart } from '../../../../platform/web/page/lazy-part.tsx';
import { pageOf } from '../../../../platform/web/page/page-context.ts';
import type { PageHandle } from '../../../../platform/web/page/page-handle.ts';
import { useSlot } from '../../../../platform/web/page/slot.tsx';
import { AiBadge } from '../../../../platform/web/ui/ai-badge.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../platform/web/ui/icon-button.tsx';
import { SignInDialog } from '../../../people/accounts/web/accounts.ts';
import { SafetyMenu } from '../../../trust/reports/web/reports.ts';
import { HeartButton } from './heart-button.tsx';
import {
  LargePrice,
  ListingDescription,
  ListingFacts,
  PastPrices,
  PausedHint,
  PostedLine,
  ReservedUntil,
} from './listing-content.tsx';
import { listingEventSlot } from './listing-event.ts';
import { listingMeta } from './listing-meta.ts';
import { failureMeta, loadListingOf } from './listing-route.tsx';
import { MessageButtons } from './message-buttons.tsx';
import { PhotoCarousel } from './photo-carousel.tsx';
import { RelatedListings } from './related-listings.tsx';
import { SellerCard } from './seller-card.tsx';
import { useShareListing } from './share-listing.ts';
import { SlimBar } from './slim-bar.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useCountView } from './use-count-view.ts';
import { useFavorite } from './use-favorite.ts';
import { useGoBack } from './use-go-back.ts';
import { useMessageSeller } from './use-message-seller.ts';
import { useReloadListing } from './use-reload-listing.ts';

export { ErrorBoundary } from './listing-route.tsx';

/** Loaded for the seller only. */
const ManageListing = lazyPart(() => import('./manage/manage-listing.tsx'));

export const handle: PageHandle = { phoneBar: 'none' };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api: server, publicUrl, site } = pageOf(context);
  const id = params.id ?? '';
  const [listing, favorite, related] = await Promise.all([
    loadListingOf({ request, context }, id),
    server.GET('/api/favourites/{listingId}', { params: { path: { listingId: id } } }),
    server.GET('/api/listings/{id}/related', { params: { path: { id } } }),
  ]);
  return {
    listing,
    favorite: favorite.data?.favourite ?? false,
    related: related.data ?? null,
    meta: listingMeta(site, listing, publicUrl),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  loaderData?.meta ?? failureMeta(matches);

/** Keyed by the listing: a link to another one starts with its own first photo. */
export default function ListingPage() {
  const { listing } = useLoaderData<typeof loader>();
  return <ListingDetail key={listing.id} />;
}

function ListingDetail() {
  const { listing, favorite: initial, related } = useLoaderData<typeof loader>();
  const favorite = useFavorite(listing.id, initial);
  const goBack = useGoBack();
  const event = useSlot(listingEventSlot);
  const { share, sharing } = useShareListing(listing);
  const message = useMessageSeller(listing);
  useCountView(listing);
  useReloadListing(listing.id);
  const actions = useRef<HTMLDivElement>(null);
  const sold = listing.status === 'sold';
  // Who opens a sold item wants one like it, except its seller.
  const showsOthersFirst = sold && !listing.own;
  const safety = {
    target: { kind: 'listing', id: listing.id },
    person: { name: listing.seller.name, subject: 'listing', id: listing.id },
  } as const;
  return (
    <article className="wrap max-md:px-0 md:pt-1">
      <Button variant="quiet" className="-ms-3.5 mt-1 mb-3.5 text-ink-2 max-md:hidden" onClick={goBack}>
        <Icon name="arrow-left" />
        Back to listings
      </Button>
      <div className="md:grid md:grid-cols-[minmax(0,1.32fr)_minmax(340px,1fr)] md:items-start md:gap-x-12">
        <div className="relative min-w-0">
          <PhotoCarousel
            photos={listing.images ?? []}
            title={listing.title}
            sold={sold}
            isOwn={listing.own}
          />
          <div
            data-moves="listing-buttons"
            className="absolute inset-x-3 top-3 flex justify-between md:hidden"
          >
            <IconButton label="Back to listings" look="float" onClick={goBack}>
              <Icon name="arrow-left" />
            </IconButton>
            <div className="flex gap-2">
              <IconButton label="Share" look="float" onClick={share}>
                <Icon name="share-2" />
              </IconButton>
              {!listing.own && <HeartButton favorite={favorite} look="float" />}
              {!listing.own && <SafetyMenu {...safety} look="float" />}
            </div>
          </div>
        </div>
        <section
          // On phones the tag hangs from the photo and ends where the badges begin.
          className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:px-4 max-md:pt-4.5 max-md:*:nth-[n+2]:col-span-full md:sticky md:top-23 md:col-start-2 md:row-span-2 md:row-start-1 md:pt-1.5"
          aria-label="At a glance"
        >
          <div className="flex flex-wrap gap-1.5">
            <StatusBadge listing={listing} dot />
            {listing.aiGenerated && <AiBadge />}
          </div>
          <h1 dir="auto" className="t-page mt-3.5 max-w-[13em] wrap-anywhere md:max-w-[16em]">
            {listing.title}
          </h1>
          <PostedLine listing={listing} />
          {listing.status === 'paused' && <PausedHint isOwn={listing.own} />}
          {listing.reservedUntil && <ReservedUntil until={listing.reservedUntil} isOwn={listing.own} />}
          {/* Over the photo on phones, where a swipe may begin on it. */}
          <div className="relative max-md:pointer-events-none max-md:col-start-2! max-md:row-start-1 max-md:-mt-15 md:mt-5">
            <LargePrice cents={listing.priceCents} />
          </div>
          <PastPrices prices={listing.pastPrices} />
          {listing.own && (
            <div>
              <ManageListing listing={listing} />
            </div>
          )}
          <div
            className={clsx('mt-4 flex flex-wrap items-center gap-2.5', !listing.own && 'md:mt-5.5')}
            ref={actions}
          >
            <MessageButtons listing={listing} message={message} />
            {!listing.own && (
              <HeartButton favorite={favorite} look="line" size="lg" className="max-md:hidden" />
            )}
            <IconButton label="Share" look="line" size="lg" onClick={share} className="max-md:hidden">
              <Icon name="share-2" />
            </IconButton>
            {!listing.own && <SafetyMenu {...safety} look="line" size="lg" className="max-md:hidden" />}
          </div>
          {listing.status === 'active' && event && <div>{event.note({ share, busy: sharing })}</div>}
          <ListingFacts listing={listing} />
          {!listing.own && <SellerCard seller={listing.seller} badges={listing.sellerBadges} />}
        </section>
        <FirstScreenEnd />
        {!showsOthersFirst && (
          <section
            // In line with the large photo, beside which the thumbnails of several stand.
            className={clsx('max-md:px-4', (listing.images?.length ?? 0) > 1 && 'md:ps-24.5')}
          >
            <ListingDescription listing={listing} />
          </section>
        )}
      </div>
      <div className="max-md:px-4">
        <RelatedListings related={related} similarFirst={showsOthersFirst} />
      </div>
      {showsOthersFirst && (
        <section className="mt-10 max-md:px-4" aria-label="About the sold item">
          <ListingDescription listing={listing} />
        </section>
      )}
      {!listing.own && !sold && <SlimBar below={actions} priceCents={listing.priceCents} message={message} />}
      <SignInDialog {...(favorite.signIn.open ? favorite.signIn : message.signIn)} />
    </article>
  );
}
