import { useEffect } from 'react';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { ownStore } from '../../../platform/web/own-store.ts';
import { reportTimeZone } from './report-time-zone.ts';

/** @param member Null for visitors and guests, who have no settings. */
export function useReportTimeZone(member: string | null): void {
  useEffect(() => {
    if (member === null) return;
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    void reportTimeZone(member, timeZone, ownStore(), async (zone) => {
      const outcome = await outcomeOf(api.PATCH('/api/notifications/settings', { body: { timeZone: zone } }));
      return outcome.ok;
    });
  }, [member]);
}
