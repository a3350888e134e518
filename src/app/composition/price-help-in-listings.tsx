import { Outlet } from 'react-router';
import { PriceHelpContext, type PriceHelpProps } from '../../features/items/listings/web/listings.ts';
import { PriceHelp } from '../../features/finding/price-help/web/price-help.ts';

const priceHelp = (props: PriceHelpProps) => <PriceHelp {...props} />;

/** Adds price help to the listing form, because listings don't depend on it. */
export default function PriceHelpInListings() {
  return (
    <PriceHelpContext value={priceHelp}>
      <Outlet />
    </PriceHelpContext>
  );
}
