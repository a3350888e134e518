import { CHANNELS } from '../../../../shared/notification-kinds.ts';
import type { NotificationSettings, NotificationSettingsChange } from '../contract/notification.ts';

/** Returns the settings with a change applied. */
export function applyChange(
  settings: NotificationSettings,
  { channels = [], ...times }: NotificationSettingsChange,
): NotificationSettings {
  const changed = settings.channels.map((row) => ({
    ...row,
    on: CHANNELS.map(({ value }) => value).filter((channel) => {
      const preference = channels.findLast(
        (choice) => choice.group === row.group && choice.channel === channel,
      );
      return preference?.on ?? row.on.includes(channel);
    }),
  }));
  return {
    ...settings,
    channels: changed,
    quiet: times.quiet === undefined ? settings.quiet : times.quiet,
    digestHour: times.digestHour === undefined ? settings.digestHour : times.digestHour,
    timeZone: times.timeZone ?? settings.timeZone,
  };
}
