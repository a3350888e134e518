import { useEffect } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { ownStore } from '../../../../platform/web/stored/own-store.ts';
import { deviceTimeZone } from '../../../../platform/web/time/time-label.ts';

/**
 * Reports this browser's time zone to the server once per zone, because mails and push use it.
 * @param send Resolves to whether the server stored it.
 */
export async function reportTimeZone(
  member: string,
  zone: string,
  store: Pick<ReturnType<typeof ownStore>, 'read' | 'save'>,
  send: (zone: string) => Promise<boolean>,
): Promise<void> {
  const name = `time-zone:${member}`;
  if (store.read(name) === zone) return;
  if (await send(zone)) store.save(name, zone);
}

/** @param member Null for visitors and guests, who have no settings. */
export function useReportTimeZone(member: string | null): void {
  useEffect(() => {
    if (member === null) return;
    const timeZone = deviceTimeZone();
    void reportTimeZone(member, timeZone, ownStore(), async (zone) => {
      const outcome = await outcomeOf(api.PATCH('/api/notifications/settings', { body: { timeZone: zone } }));
      return outcome.ok;
    });
  }, [member]);
}
