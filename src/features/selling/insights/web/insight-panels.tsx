import { PatternLines } from '@visx/pattern';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { DataTable } from '../../../../platform/web/ui/data-table.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { categoryLabel } from '../../../../shared/taxonomy.ts';
import { type DemandLevel, ENOUGH } from '../contract/insight-rules.ts';
import type { DemandRow, Insights } from '../contract/insights.ts';
import { ChartPanel, ChartRows } from './chart-panel.tsx';
import { DEMAND_LOOKS } from './demand-looks.ts';
import { PricePanel } from './price-chart.tsx';
import { TrendPanel } from './trend-chart.tsx';

/** Insights about the whole marketplace. */
export function InsightPanels({ insights: { trends, prices, demand } }: { insights: Insights }) {
  return (
    <div className="mt-4 grid gap-4 lg:mt-5 lg:grid-cols-12 lg:gap-5">
      <TrendPanel trends={trends} className="lg:col-span-5" />
      <PricePanel prices={prices} className="lg:col-span-7" />
      <DemandPanel demand={demand} className="lg:col-span-8" />
      <div className="grid gap-4 lg:col-span-4 lg:grid-rows-[1fr_auto] lg:gap-5">
        <HowWeCount />
        <section className="rounded-xl bg-lilac px-5 pt-5.5 pb-5 lg:px-7" aria-labelledby="alerts">
          <h2 id="alerts" className="text-2xl">
            Trending alerts
          </h2>
          <p className="mt-1.5 mb-4 text-md text-on-lilac">
            We tell you when a category that you sell in or saved from is rising. You choose how.
          </p>
          <ButtonLink variant="line" to="/settings/notifications">
            <Icon name="bell" />
            Change alerts
          </ButtonLink>
        </section>
      </div>
    </div>
  );
}

const RULES = [
  ['Trends', 'Views, saves, chats and searches of seven whole days, against the seven before.'],
  [
    'Demand',
    "A category's share of those, against its share of what is for sale. Saves and chats count more.",
  ],
  [
    'Enough data',
    `${ENOUGH.actions} actions a week for trends and demand, ${ENOUGH.prices} sales for prices. Below that we show nothing.`,
  ],
  ['Left out', "Owners' own views, and repeat views by one person in a day. We never look at who it was."],
] as const;

function HowWeCount() {
  return (
    <section className="rounded-xl bg-surface-2 px-5 pt-5.5 pb-5 lg:px-7" aria-labelledby="count">
      <h2 id="count" className="text-3xl">
        How we count
      </h2>
      <dl className="mt-3 grid gap-3.5">
        {RULES.map(([term, rule]) => (
          <div key={term}>
            <dt className="font-[650]">{term}</dt>
            <dd className="mt-0.5 text-md text-ink-2">{rule}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The demand of each category, from 0 to 100. */
function DemandPanel({ demand, className }: { demand: readonly DemandRow[]; className?: string }) {
  return (
    <ChartPanel
      title="Category Demand"
      lead="0 to 100. At 50, buyers and items for sale are balanced"
      className={className}
      chart={
        <ChartRows
          rows={demand}
          columns="md:grid-cols-[11rem_minmax(0,1fr)_2.75rem_4.5rem]"
          missing={tooFew}
          axis={
            <span className="flex justify-between">
              <span>0</span>
              <span>50, balanced</span>
              <span>100</span>
            </span>
          }
        >
          {({ score, level }) =>
            score === null || level === null ? null : (
              <>
                <DemandBar score={score} level={level} />
                <span className="text-end font-display text-lg font-extrabold tabular-nums">{score}</span>
                <span className="min-w-14 text-sm text-ink-2">{DEMAND_LOOKS[level].word}</span>
              </>
            )
          }
        </ChartRows>
      }
      table={
        <DataTable
          caption="Demand by category, 0 to 100"
          heads={['Category', 'Score', 'Demand']}
          rows={demand.map((row) => ({
            key: row.category,
            name: categoryLabel(row.category),
            cells: row.level === null ? [tooFew(row)] : [String(row.score), DEMAND_LOOKS[row.level].word],
          }))}
        />
      }
    />
  );
}

const tooFew = ({ actions }: DemandRow): string =>
  actions < ENOUGH.actions ? `Too little data, ${actions} of ${ENOUGH.actions}` : 'Too little data';

const percent = scaleLinear<number>({ domain: [0, 100], range: [0, 100] });
const HEIGHT = 18;

/** Solid, ticked or striped, so that levels don't differ by color alone. */
function DemandBar({ score, level }: { score: number; level: DemandLevel }) {
  const id = useId();
  const { color, edge, pattern } = DEMAND_LOOKS[level];
  return (
    <svg height={HEIGHT} className="w-full max-md:order-last rtl:-scale-x-100">
      {pattern && (
        <PatternLines
          id={id}
          width={pattern.size}
          height={pattern.size}
          orientation={[pattern.orientation]}
          background={pattern.background}
          stroke={pattern.stroke}
          strokeWidth={pattern.strokeWidth}
        />
      )}
      <Bar width="100%" height={HEIGHT} rx={6} className="fill-surface-2" />
      <Bar
        x={1}
        y={1}
        width={`${percent(Math.max(score, 2))}%`}
        height={HEIGHT - 2}
        rx={5}
        fill={pattern ? `url(#${id})` : color}
        stroke={edge}
        strokeWidth={1.5}
      />
      <Bar x={`${percent(50)}%`} width={1.5} height={HEIGHT} className="fill-line-strong" />
    </svg>
  );
}
