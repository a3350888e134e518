import { scaleLog } from '@visx/scale';
import { Bar } from '@visx/shape';
import { DataTable } from '../../../platform/web/ui/data-table.tsx';
import { formatWholeDollars } from '../../../shared/money.ts';
import { categoryLabel } from '../../listings/contract/taxonomy.ts';
import type { PriceRow } from '../contract/insights.ts';
import { ENOUGH, PRICE_DAYS } from '../contract/insight-rules.ts';
import { CategoryName } from './category-name.tsx';
import { ChartPanel } from './chart-panel.tsx';

const GRID = 'grid gap-x-3.5 md:grid-cols-[11rem_minmax(0,1fr)_4.75rem]';

/** What things sell for in each category: the middle half and the average, on one logarithmic axis. */
export function PricePanel({ prices, className }: { prices: readonly PriceRow[]; className?: string }) {
  const axis = priceAxis(prices);
  return (
    <ChartPanel
      title="Average Prices"
      lead={`Sold in the last ${PRICE_DAYS} days`}
      className={className}
      chart={
        <>
          <ul>
            {prices.map((row) => (
              <li
                key={row.category}
                className={`${GRID} min-h-11.5 grid-cols-[minmax(0,1fr)_auto] items-center border-line py-2 not-first:border-t md:py-0`}
              >
                <CategoryName category={row.category} />
                {row.averagePrice === null || row.priceRange === null ? (
                  <span className="text-end text-sm text-ink-2 md:col-span-2">{tooFew(row)}</span>
                ) : (
                  <>
                    <PriceMark {...axis} range={row.priceRange} average={row.averagePrice} />
                    <span className="text-end font-display text-lg font-extrabold whitespace-nowrap tabular-nums">
                      <span className="me-2.5 font-sans text-xs font-medium text-ink-2 md:hidden">
                        {rangeText(row)}
                      </span>
                      {formatWholeDollars(row.averagePrice)}
                      {row.basis === 'asked' && '*'}
                    </span>
                  </>
                )}
              </li>
            ))}
          </ul>
          <div className={`${GRID} pt-2 text-2xs text-ink-2`}>
            <span className="relative h-4.5 md:col-start-2">
              {axis.ticks.map((cents) => (
                <span
                  key={cents}
                  className="absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0 last:-translate-x-full rtl:translate-x-1/2 rtl:first:translate-x-0 rtl:last:translate-x-full"
                  style={{ insetInlineStart: `${axis.at(cents)}%` }}
                >
                  {formatWholeDollars(cents)}
                </span>
              ))}
            </span>
          </div>
          <p className="mt-3 flex flex-wrap gap-x-4.5 gap-y-1.5 text-xs text-ink-2">
            <span className="flex items-center gap-1.75">
              <i className="h-3 w-5.5 rounded-full bg-chart-range" />
              Usual range, the middle half
            </span>
            <span className="flex items-center gap-1.75">
              <i className="h-4 w-1 rounded-full bg-ink" />
              Average
            </span>
            <span>Each step right is 10 times more</span>
            {prices.some(isAsked) && <span>* Too few sales: what is for sale now</span>}
          </p>
        </>
      }
      table={
        <DataTable
          caption="Average price and usual range by category"
          heads={['Category', 'Average', 'Usual range', 'From']}
          rows={prices.map((row) => ({
            key: row.category,
            name: categoryLabel(row.category),
            cells:
              row.averagePrice === null
                ? [tooFew(row)]
                : [
                    formatWholeDollars(row.averagePrice),
                    rangeText(row),
                    `${row.sample} ${row.basis === 'sold' ? 'sold' : 'for sale'}`,
                  ],
          }))}
        />
      }
    />
  );
}

const isAsked = ({ basis, averagePrice }: PriceRow): boolean => basis === 'asked' && averagePrice !== null;

const rangeText = ({ priceRange }: PriceRow): string =>
  priceRange === null ? '' : `${formatWholeDollars(priceRange.from)} to ${formatWholeDollars(priceRange.to)}`;

const tooFew = ({ sample }: PriceRow): string => `Too little data, ${sample} of ${ENOUGH.prices} sales`;

interface Axis {
  /** Where a price stands, in percent from the start. */
  at: (cents: number) => number;
  /** Powers of ten dollars. */
  ticks: number[];
}

/** From the power of ten below the cheapest to the one above the dearest; a dollar to $10 when there is no price. */
function priceAxis(prices: readonly PriceRow[]): Axis {
  const shown = prices.flatMap(({ priceRange, averagePrice }) =>
    priceRange === null || averagePrice === null ? [] : [priceRange.from, priceRange.to, averagePrice],
  );
  const power = (cents: number, round: (value: number) => number) =>
    100 * 10 ** round(Math.log10(cents / 100));
  const from = power(Math.min(...shown, 1_000_000_000), Math.floor);
  const to = Math.max(power(Math.max(...shown, 1000), Math.ceil), from * 10);
  const scale = scaleLog<number>({ domain: [from, to], range: [0, 100], base: 10 });
  const steps = Math.round(Math.log10(to / from));
  return {
    at: (cents) => scale(cents),
    ticks: Array.from({ length: steps + 1 }, (_, step) => from * 10 ** step),
  };
}

type PriceMarkProps = Pick<Axis, 'at'> & { range: { from: number; to: number }; average: number };

function PriceMark({ at, range, average }: PriceMarkProps) {
  return (
    <svg
      height={26}
      className="w-full overflow-visible max-md:col-span-2 max-md:row-start-2 rtl:-scale-x-100"
    >
      <Bar y={12} width="100%" height={2} rx={1} className="fill-surface-3" />
      <Bar
        x={`${at(range.from)}%`}
        y={6}
        width={`${Math.max(2, at(range.to) - at(range.from))}%`}
        height={14}
        rx={7}
        className="fill-chart-range"
      />
      <Bar
        x={`${at(average)}%`}
        y={1}
        width={8}
        height={24}
        rx={3}
        transform="translate(-4)"
        className="fill-ink stroke-surface"
        strokeWidth={4}
        paintOrder="stroke"
      />
    </svg>
  );
}
