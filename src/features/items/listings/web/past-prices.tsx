import { shortDate } from '../../../../shared/dates.ts';
import { formatDollars } from '../../../../shared/money.ts';
import type { PastPrice } from '../contract/listing.ts';

/** Former prices of a listing, newest first; the page shows the current price. */
export function PastPrices({ prices }: { prices: readonly PastPrice[] }) {
  if (prices.length === 0) return null;
  return (
    <ul className="num mt-3.5 text-md text-ink-2" aria-label="Earlier prices">
      {prices.map(({ priceCents, until }) => {
        return (
          <li key={until}>
            {`Was ${formatDollars(priceCents)} until `}
            <time dateTime={until}>{shortDate(until)}</time>
          </li>
        );
      })}
    </ul>
  );
}
