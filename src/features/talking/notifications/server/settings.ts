import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type Member, requireSession } from '../../../../platform/server/http/actor.ts';
import { CHANNELS } from '../../../../shared/notification-kinds.ts';
import type { NotificationSettings, NotificationSettingsChange } from '../contract/notification.ts';
import type { NotificationCatalog } from './notification-catalog.ts';
import type { PushKeys } from './push-keys.ts';
import { isPushedTo } from './push-subscriptions.ts';
import { findPreferences, storeChoices, storeTimes } from './settings.queries.ts';

export interface SettingsServices {
  db: Database;
  config: Pick<Config, 'emailConfirmation'>;
  pushKeys: () => Promise<PushKeys>;
  notificationCatalog: NotificationCatalog;
  /** Whether people can choose a group: not while its feature is turned off. The composition provides it. */
  isGroupOffered: (group: string) => boolean;
}

export async function loadSettings(
  { db, config, pushKeys, notificationCatalog: catalog, isGroupOffered }: SettingsServices,
  member: Member,
): Promise<NotificationSettings> {
  const preferences = (await findPreferences(db, catalog, [member.id]))(member.id);
  const { quiet, digestHour, timeZone } = preferences;
  return {
    channels: catalog.preferences
      .filter(({ group }) => isGroupOffered(group))
      .map((preference) => ({
        group: preference.group,
        label: preference.label,
        about: (isGroupOffered('plan') && preference.aboutWithPlans) || preference.about,
        has: [...(preference.channels ?? CHANNELS.map(({ value }) => value))],
        on: CHANNELS.map(({ value }) => value).filter((channel) =>
          preferences.wantsGroup(preference, channel),
        ),
      })),
    quiet,
    digestHour,
    timeZone,
    mail: {
      address: member.email,
      works: member.emailConfirmed || config.emailConfirmation === 'off',
    },
    push: { key: (await pushKeys()).publicKey, here: await isPushedTo(db, requireSession(member)) },
  };
}

/** Changes the given settings and returns all of them. */
export async function changeSettings(
  services: SettingsServices,
  member: Member,
  { channels = [], ...times }: NotificationSettingsChange,
): Promise<NotificationSettings> {
  await storeChoices(services.db, member.id, channels);
  await storeTimes(services.db, member.id, times);
  return loadSettings(services, member);
}
