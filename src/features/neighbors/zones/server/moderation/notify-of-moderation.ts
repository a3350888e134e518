import { sql } from 'kysely';
import type { NotificationKind, PreferenceGroup } from '../../../../../shared/notification-kinds.ts';
import { displayName } from '../../../../../shared/person-name.ts';
import { type NotifyServices, notify } from '../../../../talking/notifications/server/notifications.ts';
import type { ACTIONS_ABOUT_ZONE, ZONE_LOG_ACTIONS } from '../../contract/zone-log.ts';

type Action = (typeof ZONE_LOG_ACTIONS)[number];
/** Actions about a person, who gets a notification. */
type PersonalAction = Exclude<Action, (typeof ACTIONS_ABOUT_ZONE)[number]>;

const YOUR_ZONES: PreferenceGroup = {
  group: 'zone-act',
  label: 'Your Drop Zone activity',
  about: 'When an admin changes your role or removes something of yours, or your zone is taken down',
  order: 8,
  on: ['in-app', 'email'],
};

/** Notification titles with the name of the zone; `several` covers a group of them. */
const TITLES: Record<
  PersonalAction,
  { title: (zone: string) => string; several?: (zone: string) => string }
> = {
  'admin-made': { title: (zone) => `You're an admin of ${zone}` },
  'admin-unmade': { title: (zone) => `You're no longer an admin of ${zone}` },
  'handed-over': { title: (zone) => `${zone} is yours to run` },
  'member-removed': { title: (zone) => `You were removed from ${zone}` },
  'member-let-back': { title: (zone) => `You can join ${zone} again` },
  'listing-removed': {
    title: (zone) => `Your listing was removed from ${zone}`,
    several: (zone) => `{count} of your listings were removed from ${zone}`,
  },
  'listing-put-back': { title: (zone) => `Your listing is back in ${zone}` },
  'post-removed': {
    title: (zone) => `Your post was removed from ${zone}`,
    several: (zone) => `{count} of your posts were removed from ${zone}`,
  },
  'post-put-back': { title: (zone) => `Your post is back in ${zone}` },
  'reply-removed': {
    title: (zone) => `Your reply was removed from ${zone}`,
    several: (zone) => `{count} of your replies were removed from ${zone}`,
  },
  'reply-put-back': { title: (zone) => `Your reply is back in ${zone}` },
};

const kindOf = (action: PersonalAction): string => `zone.${action}`;

export const logEntryNotifications: readonly NotificationKind[] = (
  Object.keys(TITLES) as PersonalAction[]
).map((action) => ({ kind: kindOf(action), type: 'other', icon: 'users-round', preference: YOUR_ZONES }));

/** Notifies a person of what an admin did about them, with the reason and the private note. */
export async function notifyOfLogEntry(
  services: NotifyServices,
  { logId, note }: { logId: string; note: string },
): Promise<void> {
  const entry = await services.db
    .selectFrom('zone_log')
    .innerJoin('zones', 'zones.id', 'zone_log.zone_id')
    .leftJoin('profiles as actor', 'actor.id', 'zone_log.actor_id')
    .select([
      'zone_log.zone_id',
      'zone_log.action',
      'zone_log.person_id',
      'zone_log.listing_id',
      'zone_log.subject',
      'zone_log.reason',
      'zones.title',
      'actor.id as actor_id',
      'actor.full_name',
      'actor.username',
    ])
    .where('zone_log.id', '=', logId)
    .executeTakeFirst();
  if (entry === undefined || entry.person_id === null) return;
  const { zone_id: zoneId, person_id: to } = entry;
  const action = entry.action as PersonalAction;
  const { title, several } = TITLES[action];
  const by = entry.actor_id === null ? null : `By ${displayName(entry.full_name, entry.username)}.`;
  const reason = entry.reason === null ? null : `${entry.reason}.`;
  const isAboutPost = action.startsWith('post-') || action.startsWith('reply-');
  await notify(services, `zone-act:${logId}`, [
    {
      to,
      kind: kindOf(action),
      group: `zone-act:${zoneId}:${action}`,
      title: title(entry.title),
      groupedTitle: several?.(entry.title),
      message: [entry.subject && `${entry.subject}.`, reason, by, note].filter(Boolean).join(' '),
      link: `/drop-zone/${zoneId}${isAboutPost ? '?tab=discussion' : ''}`,
      listingId: entry.listing_id,
    },
  ]);
}

const TAKEN_DOWN = 'zone.taken-down';
const RESTORED = 'zone.restored';

export const takeDownNotifications: readonly NotificationKind[] = [TAKEN_DOWN, RESTORED].map((kind) => ({
  kind,
  type: 'other',
  icon: 'users-round',
  preference: YOUR_ZONES,
}));

/** Notifies the admins of a zone that it was taken down, and why. Its creator gets the statement instead. */
export const notifyOfTakeDown = (
  services: NotifyServices,
  { zoneId, reason }: { zoneId: string; reason: string },
  delivery: string,
): Promise<void> =>
  notifyAdmins(services, zoneId, delivery, (zone) => ({
    kind: TAKEN_DOWN,
    title: `${zone} was taken down`,
    message: `A site administrator hid it from everyone: ${reason} Its creator can ask for another look.`,
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
    .where(sql<boolean>`profile_id is distinct from zones.creator_id`)
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
