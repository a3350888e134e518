import { expect, test } from 'vitest';
import { offlineText } from './offline-text.ts';

test('Without a connection, the page says that the draft is saved only where it is (CREATE-28)', () => {
  for (const queued of [false, true]) {
    expect(offlineText({ queued, saved: true })).toContain('saved on this device');
    const text = offlineText({ queued, saved: false });
    expect(text).toContain("couldn't be saved on this device. Keep this page open");
    expect(text).not.toContain('as soon as');
  }
});
