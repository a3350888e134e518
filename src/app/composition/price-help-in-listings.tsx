import { Outlet } from 'react-router';
import { PriceHelpContext, type PriceHelpProps } from '../../features/listings/web/listings.ts';
import { PriceHelp } from '../../features/price-help/web/price-help.ts';

const priceHelp = (props: PriceHelpProps) => <PriceHelp {...props} />;

/** Puts price help into the form of a listing; the listings feature does not know it. */
export default function PriceHelpInListings() {
  return (
    <PriceHelpContext value={priceHelp}>
      <Outlet />
    </PriceHelpContext>
  );
}
