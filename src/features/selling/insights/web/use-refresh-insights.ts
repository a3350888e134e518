import { useEffect, useRef, useState } from 'react';
import { api } from '../../../../platform/web/api.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../platform/web/use-api-action.ts';
import { insightErrors } from '../contract/errors.ts';
import type { Insights } from '../contract/insights.ts';

const DONE = 'Insights Updated';
export const REFRESH_FAILED = {
  title: 'Error',
  text: 'Failed to generate insights. Please try again.',
};

/** Minimum milliseconds that skeletons are shown, so that they don't flash. */
const LEAST_MS = 400;

/**
 * Recomputes the insights on request, and once automatically if they are outdated, without a message.
 */
export function useRefreshInsights({ needsRefresh }: Insights) {
  const { busy, run } = useApiAction();
  const [isQuiet, setQuiet] = useState(false);

  async function refresh({ quiet = false } = {}): Promise<void> {
    setQuiet(quiet);
    const shown = new Promise((resolve) => setTimeout(resolve, LEAST_MS));
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

  const asked = useRef(false);
  useEffect(() => {
    if (!needsRefresh || asked.current) return;
    asked.current = true;
    void refresh({ quiet: true });
  });

  return { busy, isQuiet: busy && isQuiet, refresh: () => void refresh() };
}
