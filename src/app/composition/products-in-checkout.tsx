import { Outlet } from 'react-router';
import { ProductTextsContext } from '../../features/paying/billing/web/billing.ts';
import { packTexts } from '../../features/paying/credits/web/credits.ts';

const PRODUCTS = [packTexts];

/** Tells the payment pages what can be bought, because billing does not depend on the features that sell. */
export default function ProductsInCheckout() {
  return (
    <ProductTextsContext value={PRODUCTS}>
      <Outlet />
    </ProductTextsContext>
  );
}
