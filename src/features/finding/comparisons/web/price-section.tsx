import clsx from 'clsx';
import { formatDollars } from '../../../../shared/money.ts';
import type { LocalPrices } from '../contract/comparable-listing.ts';
import { againstMedianText, localPricesText } from '../contract/comparison-texts.ts';
import { type Compared, changeText, priceBarLabel } from './compared.ts';
import { markerPlaces, placeAsCss } from './marker-places.ts';
import { Cells, TableRow, TableSection } from './table-parts.tsx';

/** Width of a marker including spacing, in pixels. */
const MARKER_WIDTH_PX = 34;
/** Within this share of an end, the median's label would overlap the label of the end. */
const MIN_LABEL_SHARE = 0.25;

interface PriceSectionProps {
  compared: Compared;
  best: number | null;
}

/** Shows the prices of similar items and of the compared ones. */
export function PriceSection({ compared, best }: PriceSectionProps) {
  const { items, subject, price } = compared;
  return (
    <TableSection title="Price Comparison">
      <div role="row">
        <div
          role="cell"
          aria-colspan={items.length + 1}
          className={clsx('grid gap-1.5', price.local === null && 'pb-3')}
        >
          <p className="hint">
            {price.local === null
              ? 'Too few like these were sold to say what is usual.'
              : localPricesText(subject, price.local)}
          </p>
          {price.local && <PriceBar local={price.local} items={items} best={best} />}
        </div>
      </div>
      <TableRow name={price.local === null ? 'Price' : 'Against the typical price'}>
        <Cells
          items={items}
          values={price.items}
          render={(value, item) => {
            const against = againstMedianText(value);
            const change = changeText(item);
            return (
              <>
                {item.state === 'sold' ? null : against === null ? (
                  value.priceCents !== null && formatDollars(value.priceCents)
                ) : value.againstMedianCents !== null && value.againstMedianCents < 0 ? (
                  <b>{against}</b>
                ) : (
                  against
                )}
                {change && <span className="block text-sm text-ink-2">{change}</span>}
              </>
            );
          }}
        />
      </TableRow>
    </TableSection>
  );
}

interface PriceBarProps {
  local: LocalPrices;
  items: Compared['items'];
  best: number | null;
}

/** A bar from the lowest to the highest price. The middle half is lilac, and each item has a numbered marker. */
function PriceBar({ local, items, best }: PriceBarProps) {
  const { lowestCents, highestCents, q1Cents, q3Cents, medianCents } = local;
  const spread = highestCents - lowestCents;
  // Prices beyond the ends give values below 0 or above 1. If all local prices are equal, the items are centered.
  const at = (cents: number) => (spread === 0 ? 0.5 + (cents - lowestCents) : (cents - lowestCents) / spread);
  const percent = (cents: number) => `${at(cents) * 100}%`;
  const priced = items.flatMap(({ item, priceCents }) => (priceCents === null ? [] : [{ item, priceCents }]));
  const places = markerPlaces(
    priced.map(({ priceCents }) => at(priceCents)),
    MARKER_WIDTH_PX,
  );
  const isNearEnd = Math.min(at(medianCents), 1 - at(medianCents)) < MIN_LABEL_SHARE;
  const end = clsx('absolute text-xs text-ink-2 tabular-nums', isNearEnd ? 'top-20' : 'top-16');
  return (
    <div
      className={clsx('relative mx-3.5', isNearEnd ? 'h-26' : 'h-22')}
      role="img"
      aria-label={priceBarLabel(local, items)}
    >
      <span className="absolute -inset-x-3.5 top-8.5 h-3 rounded-full bg-surface-3" />
      <span
        className="absolute top-8.5 h-3 min-w-3 bg-lilac-strong"
        style={{ insetInlineStart: percent(q1Cents), insetInlineEnd: `${100 - at(q3Cents) * 100}%` }}
      />
      <span
        className="absolute top-5.5 -ms-px h-9 w-[2.5px] rounded-full bg-ink"
        style={{ insetInlineStart: percent(medianCents) }}
      />
      <span
        className="absolute top-15.5 -translate-x-1/2 text-xs font-[650] whitespace-nowrap rtl:translate-x-1/2"
        style={{ insetInlineStart: `clamp(2rem, ${percent(medianCents)}, 100% - 2rem)` }}
      >
        Typical {formatDollars(medianCents)}
      </span>
      {priced.map(({ item }, index) => {
        const place = places[index];
        return (
          place && (
            <span
              key={item}
              className={clsx(
                'absolute top-6 -ms-4 grid size-8 place-items-center rounded-sm rounded-ss-lg font-display text-base leading-none font-extrabold ring-3 ring-bg',
                item === best ? 'bg-zest text-on-zest' : 'bg-primary text-on-primary',
              )}
              style={{ insetInlineStart: placeAsCss(place) }}
            >
              {item}
            </span>
          )
        );
      })}
      <span className={clsx(end, '-start-3.5')}>{formatDollars(lowestCents)}</span>
      <span className={clsx(end, '-end-3.5')}>{formatDollars(highestCents)}</span>
    </div>
  );
}
