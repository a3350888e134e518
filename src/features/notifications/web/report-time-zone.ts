import type { ownStore } from '../../../platform/web/own-store.ts';

/**
 * Tells the server the time zone of this browser, once for each: mails and push name times in it, also for people who
 * never open their settings.
 * @param send Resolves to whether the server has it.
 */
export async function reportTimeZone(
  member: string,
  zone: string,
  store: Pick<ReturnType<typeof ownStore>, 'read' | 'keep'>,
  send: (zone: string) => Promise<boolean>,
): Promise<void> {
  const name = `time-zone:${member}`;
  if (store.read(name) === zone) return;
  if (await send(zone)) store.keep(name, zone);
}
