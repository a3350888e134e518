import { Outlet } from 'react-router';
import { WantedContext, type WantedProps } from '../../features/listings/web/listings.ts';
import { DemandLine } from '../../features/wants/web/wants.ts';

const demandLine = (props: WantedProps) => <DemandLine {...props} />;

/** Tells sellers how many people wait for what they are about to post; the listings feature does not know wants. */
export default function WantsInListings() {
  return (
    <WantedContext value={demandLine}>
      <Outlet />
    </WantedContext>
  );
}
