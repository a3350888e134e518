import type { Database } from '../../../../platform/server/db/database.ts';
import { insertRows } from '../../../../platform/server/db/insert-rows.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Channel, PreferenceGroup } from '../../../../shared/notification-kinds.ts';
import type { NotificationCatalog } from './notification-catalog.ts';
import { NO_TIMES, type PersonalTimes } from './quiet-hours.ts';

/** A person's channels and times. */
export interface NotificationPreferences extends PersonalTimes {
  wants: (kind: string, channel: Channel) => boolean;
  /** The same for a group of kinds. */
  wantsGroup: (preference: PreferenceGroup, channel: Channel) => boolean;
}

const choiceKey = (group: string, channel: string): string => `${group} ${channel}`;

/** Finds people's preferences. The catalog provides the defaults. */
export async function findPreferences(
  db: Database,
  catalog: NotificationCatalog,
  profileIds: readonly string[],
): Promise<(profileId: string) => NotificationPreferences> {
  const [choices, times] = await Promise.all([
    db
      .selectFrom('notification_preferences')
      .select(['profile_id', 'preference_group', 'channel', 'enabled'])
      .where('profile_id', '=', anyOf(profileIds))
      .execute(),
    db
      .selectFrom('notification_times')
      .select(['profile_id', 'quiet_from', 'quiet_until', 'digest_hour', 'time_zone'])
      .where('profile_id', '=', anyOf(profileIds))
      .execute(),
  ]);
  const chosen = new Map(
    choices.map(({ profile_id, preference_group, channel, enabled }) => [
      `${profile_id} ${choiceKey(preference_group, channel)}`,
      enabled,
    ]),
  );
  const timesOf = new Map(times.map((row) => [row.profile_id, presentTimes(row)]));
  return (profileId) => {
    const wantsGroup = (preference: PreferenceGroup, channel: Channel) =>
      chosen.get(`${profileId} ${choiceKey(preference.group, channel)}`) ?? preference.on.includes(channel);
    return {
      ...(timesOf.get(profileId) ?? NO_TIMES),
      wantsGroup,
      wants(kind, channel) {
        const preference = catalog.preferenceOf(kind);
        return preference === undefined ? channel === 'in-app' : wantsGroup(preference, channel);
      },
    };
  };
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

/** Returns those members who want mails of a kind. */
export async function wantingMail(
  db: Database,
  catalog: NotificationCatalog,
  kind: string,
  profileIds: readonly string[],
): Promise<Set<string>> {
  const preferencesOf = await findPreferences(db, catalog, profileIds);
  return new Set(profileIds.filter((id) => preferencesOf(id).wants(kind, 'email')));
}

export interface Choice {
  group: string;
  channel: Channel;
  on: boolean;
}

export async function storeChoices(
  db: Database,
  profileId: string,
  choices: readonly Choice[],
): Promise<void> {
  // Use the last choice of each, because a statement can change a row only once.
  const byKey = new Map(choices.map((choice) => [choiceKey(choice.group, choice.channel), choice]));
  if (byKey.size === 0) return;
  const rows = [...byKey.values()].map(({ group, channel, on }) => ({
    profile_id: profileId,
    preference_group: group,
    channel,
    enabled: on,
  }));
  await insertRows(db, 'notification_preferences', rows)
    .onConflict((conflict) =>
      conflict
        .columns(['profile_id', 'preference_group', 'channel'])
        .doUpdateSet({ enabled: (eb) => eb.ref('excluded.enabled') }),
    )
    .execute();
}

/** Stores the given times and leaves the others unchanged. */
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
