import { Badge } from '../../../../platform/web/ui/badge.tsx';
import type { ListingCard, ListingNotice } from '../contract/listing.ts';

interface StatusBadgeProps {
  listing: Pick<ListingCard, 'status' | 'reserved'> & { notice?: ListingNotice | null };
  dot?: boolean;
}

const NOTICES: Readonly<Record<ListingNotice['state'], string>> = {
  'taken-down': 'Taken down',
  hidden: 'Hidden',
  suspended: 'Hidden',
  change: 'Needs a change',
};

/**
 * The status of a listing: active or sold as the specification has it, reserved, or paused. For its seller, also what
 * operators decided about it.
 */
export function StatusBadge({ listing: { status, reserved, notice }, dot }: StatusBadgeProps) {
  if (notice) return <Badge tone="warn">{NOTICES[notice.state]}</Badge>;
  if (status === 'sold') return <Badge tone="night">Sold</Badge>;
  if (status === 'paused') return <Badge dot={dot}>Paused</Badge>;
  return (
    <Badge tone={reserved ? 'warn' : 'success'} dot={dot}>
      {reserved ? 'Reserved' : 'Available'}
    </Badge>
  );
}
