import { shortDate } from '../../../shared/dates.ts';
import { formatPrice } from '../../../shared/money.ts';
import type { PastPrice } from '../contract/listing.ts';

/** What a listing cost before, newest first; the page shows the price of today. */
export function PastPrices({ prices }: { prices: readonly PastPrice[] }) {
  if (prices.length === 0) return null;
  return (
    <ul className="past-prices" aria-label="Earlier prices">
      {prices.map(({ priceCents, until }) => {
        const { amount, exact } = formatPrice(priceCents);
        return (
          <li key={until}>
            {`Was ${exact ?? amount} until `}
            <time dateTime={until}>{shortDate(until)}</time>
          </li>
        );
      })}
    </ul>
  );
}
