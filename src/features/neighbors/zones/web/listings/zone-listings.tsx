import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { usePagedList } from '../../../../../platform/web/list/use-paged-list.ts';
import { LoadFailed } from '../../../../../platform/web/page/load-failed.tsx';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { lazyDialog } from '../../../../../platform/web/ui/lazy-dialog.tsx';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import { Menu, MenuButton } from '../../../../../platform/web/ui/menu.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { counted } from '../../../../../shared/counted.ts';
import { formatDollars } from '../../../../../shared/money.ts';
import { ListingGrid } from '../../../../items/listings/web/listings.ts';
import type { Zone } from '../../contract/zone.ts';
import type { ZoneListing } from '../../contract/zone-listing.ts';
import type { Removal } from '../../contract/zone-member.ts';
import { RemovalDialog } from '../moderation/load-removal-dialog.ts';
import { mapAddress, postAddress } from '../zone-address.ts';
import { RemovedListing } from './removed-listing.tsx';

const AddListingDialog = lazyDialog(() => import('./add-listing-dialog.tsx'));

interface ZoneListingPage {
  listings: ZoneListing[];
  nextCursor: string | null;
}

interface ZoneListingsProps {
  zone: Zone;
  /** The first page; null if loading failed. */
  first: ZoneListingPage | null;
}

const LOAD_FAILED = 'Could not load the listings';

/** Listings in a zone. Sellers withdraw their own; admins pin, and remove with a reason. */
export function ZoneListings({ zone, first }: ZoneListingsProps) {
  const [adding, setAdding] = useState(false);
  const list = usePagedList(first, {
    fetchPage: (cursor) =>
      outcomeOf(
        api.GET('/api/zones/{id}/listings', { params: { path: { id: zone.id }, query: { cursor } } }),
      ),
    itemsOf: ({ listings }) => listings.map((entry) => ({ ...entry, id: entry.listing.id })),
    onMoreFailed: ({ detail }) => toast({ tone: 'error', title: LOAD_FAILED, text: detail }),
  });
  if (list.items === null) return <LoadFailed title={LOAD_FAILED} />;
  const shown = list.items.filter(({ removed }) => removed === null);
  const removed = list.items.filter((entry) => entry.removed !== null);
  const byId = new Map(shown.map((entry) => [entry.id, entry]));
  const { activeListings, can } = zone;

  return (
    // Receives the focus after a listing and its menu are removed.
    <div className="grid gap-4" tabIndex={-1}>
      <div className="flex min-h-11 flex-wrap items-center justify-end gap-3">
        <p className="hint num me-auto max-md:w-full">
          {shown.length > 0 && `${counted(activeListings, 'listing')}, newest first`}
        </p>
        {shown.length > 0 && (
          <ButtonLink variant="line" className="max-md:flex-auto" to={mapAddress(zone.id)}>
            <Icon name="route" />
            <span>
              Map<span className="max-md:sr-only"> and route</span>
            </span>
          </ButtonLink>
        )}
        {can.post && (
          <Button variant="line" className="max-md:flex-auto" onClick={() => setAdding(true)}>
            <Icon name="copy-plus" />
            Add a listing of mine
          </Button>
        )}
      </div>
      {removed.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {removed.map((entry) => (
            <RemovedListing key={entry.id} zoneId={zone.id} entry={entry} />
          ))}
        </ul>
      )}
      {shown.length === 0 ? (
        <EmptyState
          look="panel"
          icon={<Icon name="tag" />}
          title="Nothing for sale here yet"
          text={can.post ? 'Be the first. It takes half a minute.' : 'Join the zone, and be the first.'}
          action={
            can.post && (
              <ButtonLink variant="zest" to={postAddress(zone.id)}>
                Post to this zone
              </ButtonLink>
            )
          }
        />
      ) : (
        <ListingGrid
          listings={shown.map(({ listing }) => listing)}
          inViewCount={3}
          belowPicture
          renderCorner={({ id }) => {
            const entry = byId.get(id);
            return entry && <ListingCorner zone={zone} entry={entry} />;
          }}
        />
      )}
      <LoadMore list={list} label="Show more listings" className="mt-6" />
      {can.post && <AddListingDialog zone={zone} open={adding} onClose={() => setAdding(false)} />}
    </div>
  );
}

interface ListingCornerProps {
  zone: Pick<Zone, 'id' | 'rules' | 'can'>;
  entry: ZoneListing;
}

/** Shows whether a listing is pinned, and the menu of what the viewer can do. */
function ListingCorner({ zone, entry: { listing, pinned, own } }: ListingCornerProps) {
  const { run } = useApiAction();
  const { revalidate } = useRevalidator();
  const [removing, setRemoving] = useState(false);
  const { title, seller } = listing;
  const path = { id: zone.id, listingId: listing.id };
  const canModerate = zone.can.moderate;

  const pin = () =>
    void run(
      () =>
        api.PATCH('/api/zones/{id}/listings/{listingId}', { params: { path }, body: { pinned: !pinned } }),
      {
        done: () =>
          toast({ tone: 'success', title: pinned ? 'Listing unpinned' : 'Listing pinned', text: title }),
        revalidate: 'always',
      },
    );
  const takeOut = () =>
    void run(() => api.DELETE('/api/zones/{id}/listings/{listingId}', { params: { path } }), {
      done: () => toast({ tone: 'success', title: 'Taken out of the zone', text: 'It stays in Browse.' }),
      revalidate: 'always',
    });

  async function remove(removal: Removal) {
    const outcome = await outcomeOf(
      api.PUT('/api/zones/{id}/listings/{listingId}/removal', { params: { path }, body: removal }),
    );
    if (!outcome.ok) return outcome.problem;
    toast({ tone: 'success', title: 'Listing removed', text: 'You can put it back for 7 days.' });
    await revalidate();
    return null;
  }

  return (
    <>
      {pinned && (
        // On phones only the icon fits beside 'AI Generated'.
        <Badge className="pointer-events-none bg-surface text-ink shadow-1 max-md:px-1.5">
          <Icon name="pin" />
          <span className="max-md:sr-only">Pinned</span>
        </Badge>
      )}
      {(canModerate || own) && (
        <Menu
          align="end"
          label={`Manage ${title}`}
          buttonClass="icon-btn icon-btn-float"
          buttonProps={{ 'aria-label': `Manage ${title}` }}
          button={<Icon name="ellipsis" />}
        >
          {canModerate && (
            <MenuButton onClick={pin}>
              <Icon name={pinned ? 'pin-off' : 'pin'} />
              {pinned ? 'Unpin' : 'Pin'}
            </MenuButton>
          )}
          {own ? (
            <MenuButton onClick={takeOut}>
              <Icon name="x" />
              Take out of the zone
            </MenuButton>
          ) : (
            <MenuButton className="text-danger" onClick={() => setRemoving(true)}>
              <Icon name="trash" />
              Remove from zone
            </MenuButton>
          )}
        </Menu>
      )}
      {canModerate && (
        <RemovalDialog
          open={removing}
          title="Remove this listing from the zone?"
          quote={
            <>
              <b className="block text-ink">
                <bdi>{seller.name}</bdi>
              </b>
              <bdi>{title}</bdi>, {formatDollars(listing.priceCents)}
            </>
          }
          person={seller.name}
          rules={zone.rules}
          hint="Members see the reason and your name in the moderation log. The listing stays in Browse."
          confirmLabel="Remove listing"
          onRemove={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}
