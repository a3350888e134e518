import { anyOf } from '../../../platform/server/db/any-of.ts';
import { insertRows } from '../../../platform/server/db/insert-rows.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { type Channel, isChoosable, isOnByDefault } from '../contract/notification-types.ts';
import { NO_TIMES, type PersonalTimes } from './quiet-hours.ts';

/** What somebody wants to be told, how and when. */
export interface NotificationPreferences extends PersonalTimes {
  wants: (type: string, channel: Channel) => boolean;
}

const choiceKey = (type: string, channel: string): string => `${type} ${channel}`;

/** The wishes of people; those who have chosen nothing have those of everybody. */
export async function findPreferences(
  db: Database,
  profileIds: readonly string[],
): Promise<(profileId: string) => NotificationPreferences> {
  const [choices, times] = await Promise.all([
    db
      .selectFrom('notification_choices')
      .select(['profile_id', 'type', 'channel', 'enabled'])
      .where('profile_id', '=', anyOf(profileIds))
      .execute(),
    db
      .selectFrom('notification_times')
      .select(['profile_id', 'quiet_from', 'quiet_until', 'digest_hour', 'time_zone'])
      .where('profile_id', '=', anyOf(profileIds))
      .execute(),
  ]);
  const chosen = new Map(
    choices.map(({ profile_id, type, channel, enabled }) => [
      `${profile_id} ${choiceKey(type, channel)}`,
      enabled,
    ]),
  );
  const timesOf = new Map(times.map((row) => [row.profile_id, presentTimes(row)]));
  return (profileId) => ({
    ...(timesOf.get(profileId) ?? NO_TIMES),
    wants: (type, channel) =>
      (isChoosable(type) ? chosen.get(`${profileId} ${choiceKey(type, channel)}`) : undefined) ??
      isOnByDefault(type, channel),
  });
}

interface TimesRow {
  quiet_from: number | null;
  quiet_until: number | null;
  digest_hour: number | null;
  time_zone: string;
}

function presentTimes({ quiet_from, quiet_until, digest_hour, time_zone }: TimesRow): PersonalTimes {
  return {
    quiet: quiet_from === null || quiet_until === null ? null : { from: quiet_from, until: quiet_until },
    digestHour: digest_hour,
    timeZone: time_zone,
  };
}

export interface Choice {
  type: string;
  channel: Channel;
  on: boolean;
}

export async function storeChoices(
  db: Database,
  profileId: string,
  choices: readonly Choice[],
): Promise<void> {
  // The last one of each, as one statement cannot change a row twice.
  const byKey = new Map(choices.map((choice) => [choiceKey(choice.type, choice.channel), choice]));
  if (byKey.size === 0) return;
  const rows = [...byKey.values()].map(({ type, channel, on }) => ({
    profile_id: profileId,
    type,
    channel,
    enabled: on,
  }));
  await insertRows(db, 'notification_choices', rows)
    .onConflict((conflict) =>
      conflict
        .columns(['profile_id', 'type', 'channel'])
        .doUpdateSet({ enabled: (eb) => eb.ref('excluded.enabled') }),
    )
    .execute();
}

/** Stores what is there of it; the rest stays. */
export async function storeTimes(
  db: Database,
  profileId: string,
  times: {
    quiet?: PersonalTimes['quiet'] | undefined;
    digestHour?: number | null | undefined;
    timeZone?: string | undefined;
  },
): Promise<void> {
  const row = {
    ...(times.quiet !== undefined && {
      quiet_from: times.quiet?.from ?? null,
      quiet_until: times.quiet?.until ?? null,
    }),
    ...(times.digestHour !== undefined && { digest_hour: times.digestHour }),
    ...(times.timeZone !== undefined && { time_zone: times.timeZone }),
  };
  if (Object.keys(row).length === 0) return;
  await db
    .insertInto('notification_times')
    .values({ profile_id: profileId, ...row })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(row))
    .execute();
}
