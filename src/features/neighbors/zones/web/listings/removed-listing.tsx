import { api } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { stampLabel } from '../../../../../platform/web/time/time-labels.ts';
import { useClock } from '../../../../../platform/web/time/use-clock.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { shortDate } from '../../../../../shared/dates.ts';
import type { ZoneListing } from '../../contract/zone-listing.ts';

/** A removed listing with the reason and the admin's name. Admins can put it back. */
export function RemovedListing({
  zoneId,
  entry: { listing, removed },
}: {
  zoneId: string;
  entry: ZoneListing;
}) {
  const { busy, run } = useApiAction();
  const clock = useClock();
  if (removed === null) return null;
  const path = { id: zoneId, listingId: listing.id };
  const putBack = () =>
    void run(() => api.DELETE('/api/zones/{id}/listings/{listingId}/removal', { params: { path } }), {
      done: () => toast({ tone: 'success', title: 'Listing put back', text: listing.title }),
      revalidate: 'always',
    });
  return (
    <li className="flex flex-wrap items-center gap-3.5 py-4 text-ink-2">
      <span className="grid size-11 flex-none place-items-center rounded-md rounded-ss-tile bg-surface-2">
        <Icon name="trash" className="icon" />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold text-ink">
          “<bdi>{listing.title}</bdi>” by <bdi>{listing.seller.name}</bdi> was removed
        </p>
        <p className="text-md" dir="auto">
          {removed.reason}
        </p>
        <p className="num text-xs">
          <bdi>{removed.by}</bdi>, Admin <span aria-hidden="true">·</span>{' '}
          <time dateTime={removed.at}>{clock ? stampLabel(removed.at, clock) : shortDate(removed.at)}</time>
        </p>
      </div>
      {removed.canPutBack && (
        <Button variant="quiet" busy={busy} onClick={putBack}>
          <Icon name="undo-2" />
          Put back
        </Button>
      )}
    </li>
  );
}
