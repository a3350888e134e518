import { useRevalidator } from 'react-router';
import { useLive } from '../../../../platform/web/live/use-live.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { PLAN_CHANGED } from '../contract/plan-updates.ts';

/** Reloads the page's data when the viewer's plan changes, for example after a payment in another tab. */
export function usePlanUpdates(): void {
  const { account } = useViewer();
  const { revalidate } = useRevalidator();
  useLive(account !== null, {
    update({ type }) {
      if (type === PLAN_CHANGED) void revalidate();
    },
    connected: () => void revalidate(),
  });
}
