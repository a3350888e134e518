import { Badge } from '../../../platform/web/ui/badge.tsx';
import type { ListingCard } from '../contract/listing.ts';

interface StatusBadgeProps {
  listing: Pick<ListingCard, 'status' | 'reserved'>;
  dot?: boolean;
}

/** What has become of a listing: the specification's two states, what is promised to somebody, what is put away. */
export function StatusBadge({ listing: { status, reserved }, dot }: StatusBadgeProps) {
  if (status === 'sold') return <Badge tone="night">Sold</Badge>;
  if (status === 'paused') return <Badge dot={dot}>Paused</Badge>;
  return (
    <Badge tone={reserved ? 'warn' : 'success'} dot={dot}>
      {reserved ? 'Reserved' : 'Available'}
    </Badge>
  );
}
