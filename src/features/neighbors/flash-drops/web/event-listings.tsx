import { useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { usePagedList } from '../../../../platform/web/list/use-paged-list.ts';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { ChipRadioGroup } from '../../../../platform/web/ui/chip-radio-group.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { ErrorState } from '../../../../platform/web/ui/error-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { LoadMore } from '../../../../platform/web/ui/load-more.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { useDelegatedLinks } from '../../../../platform/web/ui/use-delegated-links.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { CARD_SIZES, ListingGridSkeleton } from '../../../items/listings/web/listings.ts';
import { PhotoPicture } from '../../../items/photos/web/photos.ts';
import type { FlashDrop, FlashDropListing, FlashDropListings } from '../contract/flash-drop.ts';
import { createAddress, mapAddress } from './event-addresses.ts';

const LOAD_FAILED = { title: 'Error loading listings', text: 'Please try again.' };

type ListingScope = 'all' | 'mine';

/** Listings of an event: all of them, or the viewer's. */
export function EventListings({ event, first }: { event: FlashDrop; first: FlashDropListings | null }) {
  const [scope, setWhose] = useState<ListingScope>('all');
  const hasOwn = first !== null && first.mine > 0;
  return (
    <section aria-labelledby="event-listings" className="mt-16">
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <h2 id="event-listings" className="t-panel">
          Listings
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          {hasOwn && (
            <ChipRadioGroup
              legend="Whose listings"
              legendHidden
              name="whose"
              options={[
                { value: 'all', label: `All ${grouped(first.total)}` },
                { value: 'mine', label: `Mine ${grouped(first.mine)}` },
              ]}
              value={scope}
              onChange={setWhose}
            />
          )}
          {first !== null && first.total > 0 && (
            <ButtonLink variant="line" to={mapAddress(event.id)}>
              <Icon name="route" />
              Map and route
            </ButtonLink>
          )}
        </div>
      </div>
      <Pages key={scope} event={event} scope={scope} first={scope === 'all' ? first : undefined} />
    </section>
  );
}

interface PagesProps {
  event: FlashDrop;
  scope: ListingScope;
  first: FlashDropListings | null | undefined;
}

function Pages({ event, scope, first }: PagesProps) {
  const list = usePagedList(first, {
    fetchPage: (cursor) =>
      outcomeOf(
        api.GET('/api/flash-drops/{id}/listings', {
          params: { path: { id: event.id }, query: { of: scope, cursor } },
        }),
      ),
    itemsOf: ({ listings }) => listings.map((item) => ({ ...item, id: item.listing.id })),
  });
  if (list.failed)
    return <ErrorState panel {...LOAD_FAILED} heading="h3" onRetry={list.retry} busy={list.loading} />;
  if (list.items === null) return <ListingGridSkeleton count={4} wide />;
  if (list.items.length === 0) {
    return (
      <EmptyState
        look="panel"
        heading="h3"
        icon={<Icon name="tag" />}
        title="Nothing posted yet"
        text="Be the first. It takes half a minute."
        action={
          event.phase === 'running' && (
            <ButtonLink variant="zest" to={createAddress(event.id)}>
              Post for +20
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <>
      <EventListingGrid listings={list.items} />
      <LoadMore list={list} className="mt-10" />
    </>
  );
}

export function EventListingGrid({ listings }: { listings: readonly FlashDropListing[] }) {
  const onClick = useDelegatedLinks();
  return (
    <div className="card-grid card-grid-4" onClick={onClick}>
      {listings.map((item) => (
        <EventListingCard key={item.listing.id} of={item} />
      ))}
    </div>
  );
}

const BADGES = {
  trending: { tone: 'coral', icon: 'flame', label: 'Trending' },
  featured: { tone: 'night', icon: 'star', label: 'Featured' },
  'flash-sale': { tone: 'zest', icon: 'zap', label: 'Flash sale' },
} as const;

/** A listing of an event, with its likes and shares. */
function EventListingCard({ of: { listing, badges, likes, shares } }: { of: FlashDropListing }) {
  const { cover, seller } = listing;
  const isSold = listing.status === 'sold';
  return (
    <article className="card">
      <div className={`photo${cover ? '' : ' photo-none'}${isSold ? ' photo-sold' : ''}`}>
        {cover ? (
          <PhotoPicture photo={cover} sizes={CARD_SIZES} alt="" />
        ) : (
          <>
            <Icon name="image-off" />
            No Image
          </>
        )}
        <div className="photo-badges">
          {isSold && <Badge tone="night">Sold</Badge>}
          {badges.map((badge) => {
            const { tone, icon, label } = BADGES[badge];
            return (
              <Badge key={badge} tone={tone}>
                <Icon name={icon} />
                {label}
              </Badge>
            );
          })}
        </div>
        <PriceTag cents={listing.priceCents} zest={badges.includes('flash-sale')} rounded />
      </div>
      <div className="card-body">
        <h3 className="card-title" dir="auto">
          <a href={`/listing/${listing.id}`}>{listing.title}</a>
        </h3>
        <div className="card-seller flex-wrap">
          <Count icon="heart" count={likes} one="like" many="likes" />
          <Count icon="share-2" count={shares} one="share" many="shares" />
          <span className="flex min-w-0 flex-[1_1_5rem] items-center justify-end gap-2">
            <span className="truncate" dir="auto">
              {seller.name}
            </span>
            <Avatar name={seller.name} url={seller.kind === 'member' ? seller.avatarUrl : null} />
          </span>
        </div>
      </div>
    </article>
  );
}

interface CountProps {
  icon: IconName;
  count: number;
  one: string;
  many: string;
}

function Count({ icon, count, one, many }: CountProps) {
  return (
    <span className="num inline-flex flex-none items-center gap-1 font-semibold">
      <Icon name={icon} className="size-4" />
      {grouped(count)}
      <span className="sr-only">{count === 1 ? ` ${one}` : ` ${many}`}</span>
    </span>
  );
}
