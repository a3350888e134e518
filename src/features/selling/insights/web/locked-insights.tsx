import type { components } from '../../../../platform/web/api/api.generated.ts';
import { useSite } from '../../../../platform/web/page/use-site.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { formatDollars } from '../../../../shared/money.ts';
import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import { demandLevel } from '../contract/insight-rules.ts';
import type { Insights, Tip } from '../contract/insights.ts';
import { InsightPanels } from './insight-panels.tsx';
import { TipRow } from './tip-row.tsx';

const INCLUDED = [
  'What sells more this week',
  'What things really sell for',
  'Where buyers outnumber sellers',
  'Four tips for your own listings',
];

type Offers = components['schemas']['Plans']['offers'];

/** Returns what Premium Plus costs: ', $7 a month or $35 a year'; '' while it isn't sold. */
const pricesOf = (offers: Offers): string =>
  offers
    .filter(
      ({ id, isForSale }) => isForSale && (id === 'premium_plus_monthly' || id === 'premium_plus_yearly'),
    )
    .map(({ amountCents, interval }) => `${formatDollars(amountCents)} a ${interval}`)
    .join(' or ')
    .replace(/^(?=.)/, ', ');

/** For viewers without insights: explains them over a blurred sample. */
export function LockedInsights({ offers }: { offers: Offers }) {
  const hasPlans = !useSite().off.includes('plans');
  return (
    <>
      <h1 className="t-page">AI insights</h1>
      <p className="mt-2 mb-4.5 text-ink-2">Prices, demand and tips for your own listings.</p>
      <div className="grid overflow-hidden rounded-xl">
        <div
          className="pointer-events-none [grid-area:1/1] max-h-225 overflow-hidden opacity-75 blur-sm md:blur-lg"
          inert
          aria-hidden="true"
        >
          <TipRow insights={SAMPLE_INSIGHTS} />
          <InsightPanels insights={SAMPLE_INSIGHTS} />
        </div>
        <div className="relative grid [grid-area:1/1] content-start justify-items-center px-2.5 pt-42 pb-6 md:px-0 md:pt-14">
          <section
            className="on-night-ground w-full max-w-120 rounded-xl px-6.5 py-7.5 shadow-3 md:px-10 md:py-9.5"
            aria-labelledby="locked"
          >
            <div className="flex items-center gap-4 md:grid md:justify-items-start md:gap-5">
              <span
                className="grid size-15 flex-none place-items-center rounded-tile bg-stage-2"
                aria-hidden="true"
              >
                <Icon name="lock" className="icon" />
              </span>
              <h2 id="locked" className="t-panel text-balance">
                Know the price before you post
              </h2>
            </div>
            <p className="mt-2.5 text-pretty text-on-night-2">
              {hasPlans
                ? `AI insights come with Premium Plus${pricesOf(offers)}.`
                : 'AI insights come with an account.'}
            </p>
            <ul className="my-5 grid gap-2.5">
              {INCLUDED.map((text) => (
                <li key={text} className="flex items-center gap-2.5">
                  <Icon name="check" className="icon-sm" />
                  {text}
                </li>
              ))}
            </ul>
            {/* White in both themes, because the ground is dark. */}
            <div data-theme="dark">
              <ButtonLink variant="primary" size="lg" block to="/pricing">
                Upgrade to Premium Plus
              </ButtonLink>
            </div>
            <p className="mt-3 text-center text-sm text-on-night-2">Listing stays free either way.</p>
          </section>
        </div>
      </div>
    </>
  );
}

const listing = (
  title: string,
  category: CategorySlug,
  priceCents: number,
  days: number,
): Tip['listing'] => ({
  id: '',
  title,
  category,
  priceCents,
  days,
  cover: null,
});

/** Invented numbers for the locked page, so that no real data is sent. */
const SAMPLE_INSIGHTS: Insights = {
  computedAt: null,
  needsRefresh: false,
  from: '2026-01-01',
  to: '2026-01-07',
  ownListings: 4,
  tips: [
    {
      kind: 'price-high',
      listing: listing('Table lamp', 'home-garden', 4500, 9),
      points: [2000, 2400, 2600, 3000, 3200, 3600],
      beyond: 6,
      range: { from: 2300, to: 3700 },
      sold: 30,
      active: 10,
      priceCents: 3700,
    },
    {
      kind: 'saved-only',
      listing: listing('Record player', 'electronics', 18_000, 5),
      saves: 3,
      views: 40,
      priceCents: 17_000,
    },
    {
      kind: 'few-photos',
      listing: listing('Armchair', 'home-garden', 14_000, 6),
      photos: 1,
      usual: 4,
      sample: 40,
    },
    {
      kind: 'long-listed',
      listing: listing('Road bike', 'sporting-goods', 32_000, 40),
      views: 3,
      usualDays: 12,
      sample: 30,
    },
  ],
  trends: (['sporting-goods', 'home-garden', 'electronics', 'clothing'] as const).map((category, index) => ({
    category,
    direction: index < 3 ? 'up' : 'down',
    percentage: 10 + index,
    weeks: [30, 34, 32, 38, 40, 39, 44, 50],
  })),
  prices: (['vehicles', 'electronics', 'home-garden', 'clothing'] as const).map((category, index) => ({
    category,
    averagePrice: 400_000 / 10 ** index,
    priceRange: { from: 200_000 / 10 ** index, to: 600_000 / 10 ** index },
    basis: 'sold',
    sample: 40,
  })),
  demand: (['sporting-goods', 'home-garden', 'vehicles', 'clothing'] as const).map((category, index) => {
    const score = 80 - 20 * index;
    return { category, score, level: demandLevel(score), actions: 100 };
  }),
};
