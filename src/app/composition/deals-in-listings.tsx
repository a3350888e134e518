import { Outlet } from 'react-router';
import { SoldToDialog } from '../../features/talking/deals/web/deals.ts';
import { SoldToContext, type SoldToProps } from '../../features/items/listings/web/listings.ts';

const askWhoBoughtIt = (props: SoldToProps) => <SoldToDialog {...props} />;

/** Lets a seller choose the buyer of a listing, because listings don't depend on deals. */
export default function DealsInListings() {
  return (
    <SoldToContext value={askWhoBoughtIt}>
      <Outlet />
    </SoldToContext>
  );
}
