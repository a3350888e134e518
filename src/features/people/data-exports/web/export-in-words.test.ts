import { expect, test } from 'vitest';
import type { DataExport } from '../contract/data-export.ts';
import { exportInWords } from './export-in-words.ts';

const READY: DataExport = {
  id: '5f0c6e0e-7f5c-4a53-9a3c-0d8f1f7d2b11',
  state: 'ready',
  requestedAt: '2026-07-22T09:41:00.000Z',
  expiresAt: '2026-07-29T09:44:00.000Z',
  sizeBytes: 84_200_000,
};

test('An export says what it is and how long it can be downloaded', () => {
  expect(exportInWords(READY, true)).toEqual({
    title: 'Export from Jul 22, 2026',
    text: 'Ready until Jul 29, 2026. ZIP, 80.3 MB.',
  });
  expect(exportInWords({ ...READY, sizeBytes: 2001 }, true).text).toContain('ZIP, 2 KB.');
  expect(exportInWords({ ...READY, state: 'expired', sizeBytes: null }, true).text).toBe(
    'Expired on Jul 29, 2026.',
  );
});

test('While an export is prepared, only who gets mail is promised one', () => {
  const preparing: DataExport = { ...READY, state: 'preparing', expiresAt: null, sizeBytes: null };
  expect(exportInWords(preparing, true).text).toContain('We email you a link');
  expect(exportInWords(preparing, false).text).not.toContain('email');
});
