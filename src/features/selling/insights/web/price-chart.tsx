import { scaleLog } from '@visx/scale';
import { Bar } from '@visx/shape';
import { DataTable } from '../../../../platform/web/ui/data-table.tsx';
import { grouped } from '../../../../shared/grouped.ts';
import { formatWholeDollars } from '../../../../shared/money.ts';
import { categoryLabel } from '../../../../shared/taxonomy.ts';
import { ENOUGH, PRICE_DAYS } from '../contract/insight-rules.ts';
import type { PriceRow } from '../contract/insights.ts';
import { ChartPanel, ChartRows } from './chart-panel.tsx';

type Range = NonNullable<PriceRow['priceRange']>;

/** Selling prices of each category: the middle half and the average, on a logarithmic axis. */
export function PricePanel({ prices, className }: { prices: readonly PriceRow[]; className?: string }) {
  const axis = priceAxis(prices);
  return (
    <ChartPanel
      title="Average Prices"
      lead={`Sold in the last ${PRICE_DAYS} days`}
      className={className}
      chart={
        <>
          <ChartRows
            rows={prices}
            columns="md:grid-cols-[11rem_minmax(0,1fr)_4.75rem]"
            missing={tooFew}
            axis={
              <span className="relative block h-4.5">
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
            }
          >
            {({ priceRange, averagePrice, basis }) =>
              priceRange === null || averagePrice === null ? null : (
                <>
                  <PriceMark {...axis} range={priceRange} average={averagePrice} />
                  <span className="text-end font-display text-lg font-extrabold tabular-nums md:whitespace-nowrap">
                    <span className="me-2.5 font-sans text-xs font-medium text-ink-2 md:hidden">
                      {rangeText(priceRange)}
                    </span>
                    {formatWholeDollars(averagePrice)}
                    {basis === 'asked' && '*'}
                  </span>
                </>
              )
            }
          </ChartRows>
          <p className="mt-3 flex flex-wrap gap-x-4.5 gap-y-1.5 text-xs text-ink-2">
            <span className="flex items-center gap-1.75">
              <i className="h-3 w-5.5 rounded-full bg-chart-range" />
              Usual range, half of all prices
            </span>
            <span className="flex items-center gap-1.75">
              <i className="h-4 w-1 rounded-full bg-ink" />
              Average
            </span>
            <span>Each step right is 10 times more</span>
            {prices.some(isAsked) && <span>* Few sales, so what sellers ask now</span>}
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
              row.averagePrice === null || row.priceRange === null
                ? [tooFew(row)]
                : [
                    formatWholeDollars(row.averagePrice),
                    rangeText(row.priceRange),
                    `${grouped(row.sample)} ${row.basis === 'sold' ? 'sold' : 'for sale'}`,
                  ],
          }))}
        />
      }
    />
  );
}

const isAsked = ({ basis, averagePrice }: PriceRow): boolean => basis === 'asked' && averagePrice !== null;

const rangeText = ({ from, to }: Range): string => `${formatWholeDollars(from)} to ${formatWholeDollars(to)}`;

const tooFew = ({ sample }: PriceRow): string => `Too little data, ${sample} of ${ENOUGH.prices} sales`;

interface Axis {
  /** Returns the position of a price, in percent from the start. */
  at: (cents: number) => number;
  /** Powers of ten dollars. */
  ticks: number[];
}

/** From the power of ten below the lowest price to the one above the highest. $1 to $10 without prices. */
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

type PriceMarkProps = Pick<Axis, 'at'> & { range: Range; average: number };

function PriceMark({ at, range, average }: PriceMarkProps) {
  return (
    <svg height={26} className="w-full overflow-visible max-md:order-last rtl:-scale-x-100">
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
