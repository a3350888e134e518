import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { usePagedList } from '../../../../platform/web/list/use-paged-list.ts';
import { shareLink } from '../../../../platform/web/share-link.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { ErrorState } from '../../../../platform/web/ui/error-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { ListRowSkeletons } from '../../../../platform/web/ui/list-row.tsx';
import { LoadMore } from '../../../../platform/web/ui/load-more.tsx';
import { formatDollars } from '../../../../shared/money.ts';
import type { ListingCard } from '../../../items/listings/contract/listing.ts';
import { PhotoPicture } from '../../../items/photos/web/photos.ts';
import type { FlashDrop } from '../contract/flash-drop.ts';

interface ShareDialogProps {
  event: Pick<FlashDrop, 'id'>;
  open: boolean;
  onClose: () => void;
}

/** Chooses a listing of the event to share. */
export function ShareDialog({ event, open, onClose }: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      bottom
      title="Share for +10"
      description="Pick a listing. It counts once someone else opens your link."
    >
      <Choices event={event} />
    </Dialog>
  );
}

function Choices({ event }: Pick<ShareDialogProps, 'event'>) {
  const list = usePagedList(undefined, {
    fetchPage: (cursor) =>
      outcomeOf(
        api.GET('/api/flash-drops/{id}/listings', {
          params: { path: { id: event.id }, query: { cursor, limit: 12 } },
        }),
      ),
    itemsOf: ({ listings }) => listings.map(({ listing }) => listing),
  });
  if (list.failed) {
    return (
      <ErrorState
        heading="h3"
        title="Error loading listings"
        text="Please try again."
        onRetry={list.retry}
        busy={list.loading}
      />
    );
  }
  if (list.items === null) {
    return (
      <ListRowSkeletons
        label="Loading listings"
        rows={3}
        picture={{ size: 52, radius: 14 }}
        lines={['60%', '30%']}
      />
    );
  }
  const forSale = list.items.filter(({ status }) => status === 'active');
  if (forSale.length === 0)
    return <p className="text-ink-2">Nothing to share yet. Post the first listing.</p>;
  return (
    <>
      <ul className="grid gap-1">
        {forSale.map((listing) => (
          <Choice key={listing.id} eventId={event.id} listing={listing} />
        ))}
      </ul>
      <LoadMore list={list} className="mt-3" />
    </>
  );
}

function Choice({ eventId, listing }: { eventId: string; listing: ListingCard }) {
  const { busy, run } = useApiAction();
  const share = () =>
    void run(
      () =>
        api.POST('/api/flash-drops/{id}/shares', {
          params: { path: { id: eventId } },
          body: { listingId: listing.id },
        }),
      {
        done: ({ url }) => shareLink({ title: listing.title, url, failed: 'Could not share this listing' }),
        revalidate: 'done',
      },
    );
  return (
    <li className="flex min-w-0 items-center gap-3 py-1.5">
      <span className="photo size-13 flex-none">
        {listing.cover ? (
          <PhotoPicture photo={listing.cover} sizes="52px" alt="" />
        ) : (
          <Icon name="image-off" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <b dir="auto" className="block truncate text-md font-[650]">
          {listing.title}
        </b>
        <small className="num text-xs text-ink-2">
          {formatDollars(listing.priceCents)}, <bdi>{listing.seller.name}</bdi>
        </small>
      </span>
      <Button
        variant="line"
        className="flex-none!"
        busy={busy}
        busyLabel="Share"
        aria-label={`Share ${listing.title}`}
        onClick={share}
      >
        <Icon name="share-2" />
        Share
      </Button>
    </li>
  );
}
