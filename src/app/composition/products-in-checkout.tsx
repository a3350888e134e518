import { Outlet } from 'react-router';
import { SoldThingsContext } from '../../features/billing/web/billing.ts';
import { soldPacks } from '../../features/credits/web/credits.ts';

const SOLD = [soldPacks];

/** Tells the payment pages what can be bought, because billing does not depend on the features that sell. */
export default function SoldInCheckout() {
  return (
    <SoldThingsContext value={SOLD}>
      <Outlet />
    </SoldThingsContext>
  );
}
