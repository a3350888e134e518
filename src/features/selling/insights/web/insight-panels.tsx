import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { ENOUGH } from '../contract/insight-rules.ts';
import type { Insights } from '../contract/insights.ts';
import { DemandPanel } from './demand-chart.tsx';
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
