import type { Config } from '../../../platform/server/config.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Member } from '../../../platform/server/http/actor.ts';
import type { NotificationSettings, NotificationSettingsChange } from '../contract/notification.ts';
import { CHANNELS, CHOOSABLE_TYPES } from '../contract/notification-types.ts';
import type { PushKeys } from './push-keys.ts';
import { isPushedTo } from './push-subscriptions.ts';
import { findPreferences, storeChoices, storeTimes } from './settings.queries.ts';

export interface SettingsServices {
  db: Database;
  config: Pick<Config, 'emailConfirmation'>;
  pushKeys: () => Promise<PushKeys>;
}

export async function loadSettings(
  { db, config, pushKeys }: SettingsServices,
  member: Member,
): Promise<NotificationSettings> {
  const { wants, quiet, digestHour, timeZone } = (await findPreferences(db, [member.id]))(member.id);
  return {
    channels: CHOOSABLE_TYPES.map((type) => ({
      type,
      on: CHANNELS.map(({ value }) => value).filter((channel) => wants(type, channel)),
    })),
    quiet,
    digestHour,
    timeZone,
    mail: {
      address: member.email,
      works: member.emailConfirmed || config.emailConfirmation === 'off',
    },
    push: { key: (await pushKeys()).publicKey, here: await isPushedTo(db, member.sessionId) },
  };
}

/** Changes what is there of it, and returns everything. */
export async function changeSettings(
  services: SettingsServices,
  member: Member,
  { channels = [], ...times }: NotificationSettingsChange,
): Promise<NotificationSettings> {
  await storeChoices(services.db, member.id, channels);
  await storeTimes(services.db, member.id, times);
  return loadSettings(services, member);
}
