import { shortDate } from '../../../shared/dates.ts';
import { formatPrice } from '../../../shared/money.ts';
import type { PastPrice } from '../contract/listing.ts';

/** Former prices of a listing, newest first; the page shows the current price. */
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
