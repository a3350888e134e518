import { lazy } from 'react';
import { Outlet } from 'react-router';
import { SoldToContext, type SoldToProps } from '../../features/listings/web/manage/sold-to.ts';

const SoldToDialog = lazy(() => import('../../features/deals/web/sold-to-dialog.tsx'));
const askWhoBoughtIt = (props: SoldToProps) => <SoldToDialog {...props} />;

/** Lets a seller choose the buyer of a listing; the listings feature does not know deals. */
export default function DealsInListings() {
  return (
    <SoldToContext value={askWhoBoughtIt}>
      <Outlet />
    </SoldToContext>
  );
}
