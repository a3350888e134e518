import { Outlet } from 'react-router';
import { SoldThingsContext } from '../../features/billing/web/billing.ts';
import { soldPacks } from '../../features/credits/web/credits.ts';

const SOLD = [soldPacks];

/** Tells the pages about a payment what can be bought; billing does not know who sells. */
export default function SoldInCheckout() {
  return (
    <SoldThingsContext value={SOLD}>
      <Outlet />
    </SoldThingsContext>
  );
}
