import { useState } from 'react';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { usePagedList } from '../../../../../platform/web/list/use-paged-list.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { Dialog } from '../../../../../platform/web/ui/dialog.tsx';
import { ErrorState } from '../../../../../platform/web/ui/error-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { ListRowSkeletons } from '../../../../../platform/web/ui/list-row.tsx';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import { formatDollars } from '../../../../../shared/money.ts';
import type { ListingCard } from '../../../../items/listings/contract/listing.ts';
import { PhotoPicture } from '../../../../items/photos/web/photos.ts';
import { postAddress } from '../zone-address.ts';

interface AddListingDialogProps {
  zone: { id: string; name: string };
  open: boolean;
  onClose: () => void;
}

/** Lists the member's listings that are for sale, to show them in the zone too. */
export default function AddListingDialog({ zone, open, onClose }: AddListingDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      bottom
      title="Add a listing of mine"
      description={
        <>
          It shows in <bdi>{zone.name}</bdi> and stays in Browse.
        </>
      }
    >
      <OwnListings zoneId={zone.id} />
    </Dialog>
  );
}

function OwnListings({ zoneId }: { zoneId: string }) {
  const list = usePagedList(undefined, {
    fetchPage: (cursor) =>
      outcomeOf(api.GET('/api/listings', { params: { query: { seller: 'me', cursor } } })),
    itemsOf: ({ listings }) => listings,
  });
  if (list.loading) {
    return (
      <ListRowSkeletons
        label="Loading your listings"
        rows={3}
        picture={{ size: 56, radius: 14 }}
        lines={['60%', '30%']}
      />
    );
  }
  if (list.items === null) return <ErrorState title="Could not load your listings" onRetry={list.retry} />;
  const forSale = list.items.filter(({ status }) => status === 'active');
  if (forSale.length === 0 && list.nextCursor === null) {
    return (
      <>
        <p className="text-ink-2">You have nothing for sale right now.</p>
        <ButtonLink variant="zest" to={postAddress(zoneId)}>
          Post to this zone
        </ButtonLink>
      </>
    );
  }
  return (
    <div>
      <ul className="divide-y divide-line">
        {forSale.map((listing) => (
          <OwnListing key={listing.id} zoneId={zoneId} listing={listing} />
        ))}
      </ul>
      <LoadMore list={list} className="mt-3" />
    </div>
  );
}

function OwnListing({
  zoneId,
  listing: { id, title, priceCents, cover },
}: {
  zoneId: string;
  listing: ListingCard;
}) {
  const { busy, run } = useApiAction();
  const [added, setAdded] = useState(false);
  const add = () =>
    void run(
      () =>
        api.POST('/api/zones/{id}/listings', { params: { path: { id: zoneId } }, body: { listingId: id } }),
      { done: () => setAdded(true), revalidate: 'done' },
    );
  return (
    <li className="flex items-center gap-3.5 py-2.5">
      {cover ? (
        <PhotoPicture
          photo={cover}
          sizes="56px"
          alt=""
          className="size-14 flex-none rounded-md object-cover"
        />
      ) : (
        <span className="grid size-14 flex-none place-items-center rounded-md bg-surface-2 text-ink-3">
          <Icon name="image-off" className="icon" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 leading-tight font-semibold wrap-anywhere" dir="auto">
          {title}
        </p>
        <p className="num text-sm text-ink-2">{formatDollars(priceCents)}</p>
      </div>
      <Button
        variant={added ? 'soft' : 'line'}
        busy={busy}
        aria-disabled={added}
        onClick={added ? undefined : add}
      >
        {added && <Icon name="check" />}
        {added ? 'Added' : 'Add'}
        <span className="sr-only"> {title}</span>
      </Button>
    </li>
  );
}
