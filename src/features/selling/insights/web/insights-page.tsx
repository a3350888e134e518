import { useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { LoadFailed } from '../../../../platform/web/page/load-failed.tsx';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../platform/web/page/page-meta.ts';
import { dayLabel, timeLabel } from '../../../../platform/web/time/time-labels.ts';
import { useClock } from '../../../../platform/web/time/use-clock.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Skeleton } from '../../../../platform/web/ui/skeleton.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { shortDate } from '../../../../shared/dates.ts';
import { insightErrors } from '../contract/errors.ts';
import { MAX_TIPS } from '../contract/insight-rules.ts';
import type { Insights } from '../contract/insights.ts';
import { FewData, hasFewData } from './few-data.tsx';
import { InsightPanels } from './insight-panels.tsx';
import { LockedInsights } from './locked-insights.tsx';
import { TipRow } from './tip-row.tsx';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'AI insights', "What's rising, what things sell for, and tips for your own listings.");

/** Requests insights only for viewers who have them, because refusals are recorded. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api: server } = pageOf(context);
  const { account } = await load(server.GET('/api/viewer'));
  if (!account?.entitlements.includes('ai_insights')) {
    const plans = await server.GET('/api/plans');
    return { locked: plans.data?.offers ?? [], insights: null };
  }
  const { data } = await server.GET('/api/insights');
  return { locked: null, insights: data ?? null };
}

export default function InsightsPage() {
  const { locked, insights } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-1.5 pb-20 md:pt-3">
      {locked !== null ? (
        <LockedInsights offers={locked} />
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
  const days = `The whole site, ${monthDay(from)} to ${monthDay(to)}`;
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

/** Shown while insights are computed. The page announces it to screen readers. */
function InsightSkeletons() {
  return (
    <div aria-hidden="true">
      <div className="grid gap-3.5 md:grid-cols-2 xl:grid-cols-4">
        {Array.from({ length: MAX_TIPS }, (_, index) => (
          <div key={index} className={index > 0 ? 'max-md:hidden' : undefined}>
            <Skeleton height={340} radius={22} />
          </div>
        ))}
      </div>
      <div className="mt-4 grid gap-4 lg:mt-5 lg:grid-cols-12 lg:gap-5">
        <div className="lg:col-span-5">
          <Skeleton height={560} radius={28} />
        </div>
        <div className="lg:col-span-7">
          <Skeleton height={560} radius={28} />
        </div>
      </div>
    </div>
  );
}

const DONE = 'Insights Updated';
const REFRESH_FAILED = {
  title: 'Error',
  text: 'Failed to generate insights. Please try again.',
};

/** Minimum milliseconds that skeletons are shown, so that they don't flash. */
const MIN_SHOWN_MS = 400;

/**
 * Recomputes the insights on request, and once automatically if they are outdated, without a message.
 */
function useRefreshInsights({ needsRefresh }: Insights) {
  const { busy, run } = useApiAction();
  const [isQuiet, setQuiet] = useState(false);

  async function refresh({ quiet = false } = {}): Promise<void> {
    setQuiet(quiet);
    const shown = new Promise((resolve) => setTimeout(resolve, MIN_SHOWN_MS));
    const call = async () => {
      const answer = await api.POST('/api/insights/refresh');
      await shown;
      return answer;
    };
    const outcome = await run(call, {
      failed({ code, detail }) {
        if (quiet) return;
        const limited = code === insightErrors.TOO_MANY_REFRESHES.code;
        toast({ tone: 'error', ...REFRESH_FAILED, ...(limited && { text: detail }) });
      },
      revalidate: 'done',
    });
    if (outcome?.ok && !quiet) toast({ tone: 'success', title: DONE });
  }

  const hasRefreshed = useRef(false);
  useEffect(() => {
    if (!needsRefresh || hasRefreshed.current) return;
    hasRefreshed.current = true;
    void refresh({ quiet: true });
  });

  return { busy, isQuiet: busy && isQuiet, refresh: () => void refresh() };
}
