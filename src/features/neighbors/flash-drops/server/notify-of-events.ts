import { sql } from 'kysely';
import type { NotificationKind, PreferenceGroup } from '../../../../shared/notification-kinds.ts';
import { ordinal } from '../../../../shared/ordinal.ts';
import {
  type NotificationInput,
  type NotifyServices,
  notify,
} from '../../../talking/notifications/server/notifications.ts';
import { PRIZES } from '../contract/prizes.ts';
import type { flashDropDue } from '../contract/signals.ts';

const SOON = 'flash-drop.soon';
const STARTED = 'flash-drop.started';
const OVER = 'flash-drop.over';
const WON = 'flash-drop.won';

const FLASH_DROPS: PreferenceGroup = {
  group: 'flash-drops',
  label: 'Flash Drops',
  about: 'Reminders you set, results and prizes',
  order: 11,
  on: ['in-app', 'push'],
};

export const flashDropNotifications: readonly NotificationKind[] = [
  { kind: SOON, type: 'other', icon: 'bell', preference: FLASH_DROPS, fleeting: true },
  { kind: STARTED, type: 'other', icon: 'zap', preference: FLASH_DROPS, fleeting: true },
  { kind: OVER, type: 'other', icon: 'flag', preference: FLASH_DROPS },
  { kind: WON, type: 'other', icon: 'crown', preference: FLASH_DROPS },
];

const pageOf = (eventId: string): string => `/flash-drops/${eventId}`;
const groupOf = (eventId: string): string => `flash-drop:${eventId}`;

/** Reminds a member of an event. */
export async function notifyOfStart(
  services: NotifyServices,
  { eventId, to, when }: NonNullable<(typeof flashDropDue)['payload']>,
): Promise<void> {
  const event = await findTitle(services, eventId);
  if (event === undefined) return;
  const isNow = when === 'now';
  await notify(services, `flash-drop-${when}:${eventId}`, [
    {
      to,
      kind: isNow ? STARTED : SOON,
      group: groupOf(eventId),
      title: isNow ? `${event.title} is on` : `${event.title} starts in an hour`,
      message: isNow ? 'Post your first listing for 20 points.' : 'Get your listings ready.',
      link: pageOf(eventId),
    },
  ]);
}

/** Notifies all participants of their result, and winners of their prizes. */
export async function notifyOfResults(services: NotifyServices, eventId: string): Promise<void> {
  const event = await findTitle(services, eventId);
  if (event === undefined) return;
  const results = await findResults(services, eventId);
  const notifications = results.map(({ profileId: to, points, rank, prizes }): NotificationInput => {
    const shared = { to, group: groupOf(eventId), link: pageOf(eventId) };
    const resultText = points === 0 ? 'See who won.' : `You finished ${ordinal(rank)} with ${points} points.`;
    if (prizes.length === 0)
      return { ...shared, kind: OVER, title: `${event.title} is over`, message: resultText };
    const won = PRIZES.filter(({ id }) => prizes.includes(id)).map((prize) => prize.title);
    return {
      ...shared,
      kind: WON,
      title: `You won ${won.join(' and ')}`,
      message: `${event.title}: ${resultText}`,
    };
  });
  await notify(services, `flash-drop-results:${eventId}`, notifications);
}

const findTitle = ({ db }: NotifyServices, eventId: string) =>
  db
    .selectFrom('flash_drops')
    .select('title')
    .where('id', '=', eventId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();

async function findResults({ db }: NotifyServices, eventId: string) {
  const { rows } = await sql<{ profileId: string; points: number; rank: number; prizes: string[] }>`
    select me.profile_id as "profileId", points,
      (rank() over (order by points desc))::int as rank,
      array(
        select prize from flash_drop_prizes as won
        where won.flash_drop_id = me.flash_drop_id and won.profile_id = me.profile_id) as prizes
    from flash_drop_participants as me
    where me.flash_drop_id = ${eventId} and me.left_at is null
      and exists (select from profiles where profiles.id = me.profile_id and profiles.deletes_at is null)`.execute(
    db,
  );
  return rows;
}
