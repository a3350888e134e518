import type { ownStore } from '../../../platform/web/own-store.ts';

/**
 * Reports this browser's time zone to the server once per zone, because mails and push use it.
 * @param send Resolves to whether the server stored it.
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
