import { Outlet } from 'react-router';
import { WantedContext, type WantedProps } from '../../features/items/listings/web/listings.ts';
import { DemandLine } from '../../features/finding/wants/web/wants.ts';

const demandLine = (props: WantedProps) => <DemandLine {...props} />;

/**
 * Tells sellers how many people are looking for what they are about to post. Listings don't depend on wants.
 */
export default function WantsInListings() {
  return (
    <WantedContext value={demandLine}>
      <Outlet />
    </WantedContext>
  );
}
