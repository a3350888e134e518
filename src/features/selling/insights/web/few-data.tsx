import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Progress } from '../../../../platform/web/ui/progress.tsx';
import { ENOUGH, PRICE_DAYS } from '../contract/insight-rules.ts';
import type { Insights } from '../contract/insights.ts';

/** Whether there is too little data for every category and for the viewer's listings. */
export const hasFewData = ({ trends, prices, demand, tips }: Insights): boolean =>
  tips.length === 0 &&
  trends.every(({ percentage }) => percentage === null) &&
  prices.every(({ averagePrice }) => averagePrice === null) &&
  demand.every(({ score }) => score === null);

/** Shown instead of unreliable numbers: how much data is missing. */
export function FewData({ insights }: { insights: Insights }) {
  return (
    <section
      className="grid items-center gap-6 rounded-xl bg-surface-2 px-5.5 py-6.5 lg:grid-cols-2 lg:gap-14 lg:px-11 lg:py-10"
      aria-labelledby="few"
    >
      <div>
        <span
          className="mb-4 grid size-18 place-items-center rounded-bubble bg-lilac text-on-lilac"
          aria-hidden="true"
        >
          <Icon name="chart-column" className="icon" />
        </span>
        <h2 id="few" className="text-4xl">
          Too little data so far
        </h2>
        <p className="mt-2 max-w-[34em] text-ink-2">
          We show numbers when there's enough to trust them. Nothing here is guessed.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink variant="zest" to="/create-listing">
            <Icon name="plus" />
            Create Listing
          </ButtonLink>
          <ButtonLink variant="quiet" to="/listings">
            Browse
          </ButtonLink>
        </div>
      </div>
      <ul className="grid gap-4">
        {missingOf(insights).map(({ name, have, need, text }) => (
          <li key={name} className="grid gap-2 text-md font-semibold">
            <span className="flex justify-between gap-3">
              {name}
              <span className="font-medium text-ink-2">{text}</span>
            </span>
            <Progress label={name} value={Math.min(have, need)} max={need} valueText={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns what is missing in the category that is closest to enough. */
function missingOf({ trends, prices, demand, ownListings }: Insights) {
  const most = (counts: readonly number[]) => Math.max(0, ...counts);
  const actions = most(trends.map(({ weeks }) => Math.min(weeks.at(-1) ?? 0, weeks.at(-2) ?? 0)));
  const sales = most(prices.map(({ sample }) => sample));
  const interest = most(demand.map((row) => row.actions));
  return [
    {
      name: 'Trends',
      have: actions,
      need: ENOUGH.actions,
      text: `${actions} of ${ENOUGH.actions} actions in each of two weeks`,
    },
    {
      name: 'Prices',
      have: sales,
      need: ENOUGH.prices,
      text: `${sales} of ${ENOUGH.prices} sales in ${PRICE_DAYS} days`,
    },
    {
      name: 'Demand',
      have: interest,
      need: ENOUGH.actions,
      text: `${interest} of ${ENOUGH.actions} actions this week`,
    },
    {
      name: 'Tips for you',
      have: ownListings,
      need: 1,
      text: ownListings === 0 ? 'You have no listings yet' : 'Nothing to change right now',
    },
  ];
}
