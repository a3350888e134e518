import { expect, test } from 'vitest';
import type { NotificationSettings } from '../contract/notification.ts';
import { applyChange } from './apply-change.ts';

const settings: NotificationSettings = {
  channels: [
    {
      group: 'message',
      label: 'Messages',
      about: '',
      has: ['in-app', 'email', 'push'],
      on: ['in-app', 'push'],
    },
    { group: 'like', label: 'Likes', about: '', has: ['in-app', 'email', 'push'], on: ['in-app'] },
  ],
  quiet: { from: 1320, until: 420 },
  digestHour: 8,
  timeZone: 'UTC',
  mail: { address: 'lena@example.com', works: true },
  push: { key: '', here: false },
};

test('A box that is ticked or cleared changes that channel alone', () => {
  const ticked = applyChange(settings, { channels: [{ group: 'message', channel: 'email', on: true }] });
  expect(ticked.channels[0]?.on).toEqual(['in-app', 'email', 'push']);
  expect(ticked.channels[1]).toEqual(settings.channels[1]);
  const cleared = applyChange(ticked, { channels: [{ group: 'message', channel: 'in-app', on: false }] });
  expect(cleared.channels[0]?.on).toEqual(['email', 'push']);
});

test('Times are turned off by null, and stay when nothing is said of them', () => {
  expect(applyChange(settings, { quiet: null })).toMatchObject({ quiet: null, digestHour: 8 });
  expect(applyChange(settings, { digestHour: null })).toMatchObject({
    quiet: settings.quiet,
    digestHour: null,
  });
});
