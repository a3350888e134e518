import type { NotificationKind } from '../../../../../shared/notification-kinds.ts';
import { notify, type NotifyServices } from '../../../../talking/notifications/server/notifications.ts';
import { YOUR_ZONES } from './notify-of-log-entries.ts';

const TAKEN_DOWN = 'zone.taken-down';
const RESTORED = 'zone.restored';

export const takeDownNotifications: readonly NotificationKind[] = [TAKEN_DOWN, RESTORED].map((kind) => ({
  kind,
  type: 'other',
  icon: 'users-round',
  preference: YOUR_ZONES,
}));

/** Notifies the admins of a zone that it was taken down, and why. */
export const notifyOfTakeDown = (
  services: NotifyServices,
  { zoneId, reason }: { zoneId: string; reason: string },
  delivery: string,
): Promise<void> =>
  notifyAdmins(services, zoneId, delivery, (zone) => ({
    kind: TAKEN_DOWN,
    title: `${zone} was taken down`,
    message: `An operator of this site hid it from everyone: ${reason}. Write to us if this is a mistake.`,
    link: '/contact',
  }));

/** Notifies the admins of a zone that it is open again. */
export const notifyOfRestoring = (
  services: NotifyServices,
  { zoneId }: { zoneId: string },
  delivery: string,
): Promise<void> =>
  notifyAdmins(services, zoneId, delivery, (zone) => ({
    kind: RESTORED,
    title: `${zone} is open again`,
    message: 'Everything in it is as it was.',
    link: `/drop-zone/${zoneId}`,
  }));

interface NotificationTexts {
  kind: string;
  title: string;
  message: string;
  link: string;
}

async function notifyAdmins(
  services: NotifyServices,
  zoneId: string,
  delivery: string,
  textsFor: (zone: string) => NotificationTexts,
): Promise<void> {
  const admins = await services.db
    .selectFrom('zone_members')
    .innerJoin('zones', 'zones.id', 'zone_members.zone_id')
    .select(['profile_id', 'zones.title'])
    .where('zone_id', '=', zoneId)
    .where('role', '=', 'admin')
    .execute();
  await notify(
    services,
    delivery,
    admins.map(({ profile_id: to, title }) => ({
      to,
      group: `zone-status:${zoneId}:${delivery}`,
      ...textsFor(title),
    })),
  );
}
