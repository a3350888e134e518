import { Badge } from '../../../../platform/web/ui/badge.tsx';
import type { ListingCard } from '../contract/listing.ts';

interface StatusBadgeProps {
  listing: Pick<ListingCard, 'status' | 'reserved'>;
  dot?: boolean;
}

/** The status of a listing: active or sold as the specification has it, reserved, or paused. */
export function StatusBadge({ listing: { status, reserved }, dot }: StatusBadgeProps) {
  if (status === 'sold') return <Badge tone="night">Sold</Badge>;
  if (status === 'paused') return <Badge dot={dot}>Paused</Badge>;
  return (
    <Badge tone={reserved ? 'warn' : 'success'} dot={dot}>
      {reserved ? 'Reserved' : 'Available'}
    </Badge>
  );
}
