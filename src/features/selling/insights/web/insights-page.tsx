import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { load, pageOf } from '../../../../platform/web/page-context.ts';
import { LoadFailed } from '../../../../platform/web/load-failed.tsx';
import { pageMeta } from '../../../../platform/web/page-meta.ts';
import { dayLabel, timeLabel } from '../../../../platform/web/time-labels.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { useClock } from '../../../../platform/web/use-clock.ts';
import { shortDate } from '../../../../shared/dates.ts';
import type { Insights } from '../contract/insights.ts';
import { FewData, hasFewData } from './few-data.tsx';
import { InsightPanels } from './insight-panels.tsx';
import { InsightSkeletons } from './insight-skeletons.tsx';
import { LockedInsights } from './locked-insights.tsx';
import { TipRow } from './tip-row.tsx';
import { REFRESH_FAILED, useRefreshInsights } from './use-refresh-insights.ts';

export const meta: MetaFunction = () =>
  pageMeta('AI insights. Offhand', "What's rising, what things sell for, and tips for your own listings.");

/** Requests insights only for viewers who have them, because refusals are recorded. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const { account } = await load(api.GET('/api/viewer'));
  if (!account?.entitlements.includes('ai_insights')) return { locked: true, insights: null };
  const { data } = await api.GET('/api/insights');
  return { locked: false, insights: data ?? null };
}

export default function InsightsPage() {
  const { locked, insights } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-4 pb-20 md:pt-8">
      {locked ? (
        <LockedInsights />
      ) : insights === null ? (
        <InsightsFailed />
      ) : (
        <OpenInsights insights={insights} />
      )}
    </div>
  );
}

function OpenInsights({ insights }: { insights: Insights }) {
  const { busy, isQuiet, refresh } = useRefreshInsights(insights);
  return (
    <>
      <div className="mb-4.5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3.5">
        <div>
          <h1 className="t-page">AI insights</h1>
          <Updated {...insights} />
        </div>
        <Button variant="primary" busy={busy} busyLabel="Updating..." onClick={refresh}>
          <Icon name="refresh-cw" />
          Refresh Insights
        </Button>
      </div>
      <p role="status" className="sr-only">
        {busy && 'Updating insights'}
      </p>
      {busy && !isQuiet ? (
        <InsightSkeletons />
      ) : hasFewData(insights) ? (
        <FewData insights={insights} />
      ) : (
        <>
          <TipRow insights={insights} comparing={isQuiet} />
          <InsightPanels insights={insights} />
        </>
      )}
    </>
  );
}

function Updated({ computedAt, from, to }: Insights) {
  const clock = useClock();
  const days = `All of Offhand, ${monthDay(from)} to ${monthDay(to)}`;
  if (computedAt === null || clock === null) return <p className="mt-2 text-ink-2">{days}</p>;
  const day = dayLabel(computedAt, clock);
  return (
    <p className="mt-2 text-ink-2">
      Updated {/^[TY]/.test(day) ? day.toLowerCase() : day}, {timeLabel(computedAt, clock)}
      <span className="max-sm:sr-only">. {days}</span>
    </p>
  );
}

/** Such as 'Jul 18'. */
const monthDay = (day: string): string => shortDate(day).split(',')[0] ?? day;

function InsightsFailed() {
  return (
    <>
      <h1 className="t-page mb-6">AI insights</h1>
      <LoadFailed panel {...REFRESH_FAILED} />
    </>
  );
}
