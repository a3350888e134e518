import type { ProductTexts } from '../../billing/web/billing.ts';
import { PACKS_PAGE, packOf } from '../contract/packs.ts';
import { PackPaid } from './pack-paid.tsx';

/** The texts of the payment pages for packs. */
export const packTexts: ProductTexts = {
  sells: (offerId) => packOf(offerId) !== undefined,
  result: ({ description }) => `${description} added`,
  shop: { to: PACKS_PAGE, label: 'Back to packs' },
  destination: { to: PACKS_PAGE, label: 'Voice credits' },
  Paid: PackPaid,
};
