import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { formatExactDollars } from '../../../../shared/money.ts';
import { offerTitle } from '../../../../shared/offers.ts';
import type { Checkout } from '../../billing/contract/checkout.ts';
import { PriceSummary, PriceSummaryLine, type ProductTexts, ReturnHead } from '../../billing/web/billing.ts';
import type { CreditEntry } from '../contract/credit-entry.ts';
import { PACKS_PAGE, packOf } from '../contract/packs.ts';
import { addedText } from './credit-text.ts';
import { leftText } from './ledger-texts.ts';
import { findPackEntry } from './pack-entry.ts';

/** Shown after a pack was paid. */
function PackPaid({ checkout }: { checkout: Checkout }) {
  const { offer } = checkout;
  const entry = usePackEntry(checkout);
  return (
    <>
      <ReturnHead view="paid" title="Purchase Successful!" lead={addedText(offer.description, entry)} />
      <PriceSummary>
        <PriceSummaryLine label={offerTitle(offer)}>{formatExactDollars(offer.amountCents)}</PriceSummaryLine>
        {entry !== null && (
          <>
            <PriceSummaryLine label="Credits before">{leftText(entry.left - entry.change)}</PriceSummaryLine>
            <PriceSummaryLine label="Credits now" total>
              {leftText(entry.left)}
            </PriceSummaryLine>
          </>
        )}
      </PriceSummary>
      <p className="mt-6.5 flex flex-wrap items-center gap-2.5">
        <ButtonLink to="/create-listing" variant="zest">
          <Icon name="mic" />
          Create Listing
        </ButtonLink>
        <ButtonLink to="/dashboard" variant="line">
          Dashboard
        </ButtonLink>
      </p>
    </>
  );
}

/** Returns the ledger entry of the pack; null until its credits are added. */
function usePackEntry(checkout: Checkout): CreditEntry | null {
  const [entry, setEntry] = useState<CreditEntry | null>(null);
  const [first] = useState(checkout);
  useEffect(() => {
    let left = false;
    void findPackEntry(first).then((loaded) => {
      if (!left) setEntry(loaded);
    });
    return () => {
      left = true;
    };
  }, [first]);
  return entry;
}

/** The texts of the payment pages for packs. */
export const packTexts: ProductTexts = {
  sells: (offerId) => packOf(offerId) !== undefined,
  result: ({ description }) => `${description} added`,
  shop: { to: PACKS_PAGE, label: 'Back to packs' },
  destination: { to: PACKS_PAGE, label: 'Voice credits' },
  Paid: PackPaid,
};
